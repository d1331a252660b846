package import FoundationEssentials

/// How a picture's stored rows must be turned to stand upright: EXIF's Orientation (TIFF 6.0, tag 0x112).
package struct ImageOrientation: Hashable, Sendable {
    /// Quarter turns clockwise, after mirroring.
    package let quarterTurns: Int
    /// Left and right are swapped first.
    package let mirrored: Bool

    package static let upright = ImageOrientation(quarterTurns: 0, mirrored: false)

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
