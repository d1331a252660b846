package import FoundationEssentials

/// How a picture's stored rows must be turned to stand upright: EXIF's Orientation (TIFF 6.0, tag 0x112).
package struct ImageOrientation: Hashable, Sendable {
    /// Quarter turns clockwise, after mirroring.
    package let quarterTurns: Int
    /// Left and right are swapped first.
    package let mirrored: Bool

    package static let upright = ImageOrientation(quarterTurns: 0, mirrored: false)

    /// A TIFF that says that it is upright: decoders turn it in ways of their own, and not all of them right.
    package static func untold(inTIFF bytes: Data) -> Data {
        guard let place = TIFFDirectory(ByteView(bytes))?.short(0x112, as: 1), place.offset >= 0,
            place.offset + place.bytes.count <= bytes.count
        else { return bytes }
        var told = bytes
        let start = told.startIndex + place.offset
        told.replaceSubrange(start..<(start + place.bytes.count), with: place.bytes)
        return told
    }

    /// What the file says; upright when it says nothing or nonsense.
    package static func parse(_ bytes: Data) -> ImageOrientation {
        switch ExifBlock.directory(of: bytes)?.number(0x112) {
        case 2: ImageOrientation(quarterTurns: 0, mirrored: true)
        case 3: ImageOrientation(quarterTurns: 2, mirrored: false)
        case 4: ImageOrientation(quarterTurns: 2, mirrored: true)
        case 5: ImageOrientation(quarterTurns: 3, mirrored: true)
        case 6: ImageOrientation(quarterTurns: 1, mirrored: false)
        case 7: ImageOrientation(quarterTurns: 1, mirrored: true)
        case 8: ImageOrientation(quarterTurns: 3, mirrored: false)
        default: .upright
        }
    }
}
