internal import CHeif
package import CirclesCore
internal import CTesseract
internal import Foundation

/// HEIC pictures, by libheif where it is installed.
///
/// Decoders of video are large and meet bytes from anywhere: libheif runs in a child process, this very program started
/// anew, that may write no file and gets so much memory and time. A crash in it is a damaged picture here.
package enum HEICDecoder {
    /// The argument that makes the program the child.
    package static let argument = "--decode-heif"

    /// Nil when there is no libheif.
    package static var version: String? { CHeifVersion().map { String(cString: $0) } }

    /// - Throws: `CirclesError` with `unavailable`, naming the Debian package that is missing.
    package static func require() throws(CirclesError) {
        guard version != nil else { throw noLibrary }
        guard CHeifReadsHEVC() != 0 else { throw noDecoder }
    }

    private static let noLibrary = CirclesError(
        .unavailable, "the picture is HEIC, and libheif is not installed", remedy: .install(["libheif1"]))
    private static let noDecoder = CirclesError(
        .unavailable, "the picture is HEIC, and libheif lacks its decoder for it",
        remedy: .install(["libheif-plugin-libde265"]))

    /// The child's whole work, from standard input to standard output.
    ///
    /// - Returns: The status to exit with.
    package static func serve() -> Int32 {
        CHeifServe(STDIN_FILENO, STDOUT_FILENO, ImageHeader.maximumBytes, Int64(ImageHeader.maximumPixels))
    }

    static func decode(_ bytes: Data) throws(CirclesError) -> Picture {
        try require()
        guard let child = DecodingChild(argument) else {
            throw CirclesError(.unavailable, "a process to decode the HEIC in cannot be started", retryable: true)
        }
        let output = child.exchange(bytes, atMost: 8 + 3 * ImageHeader.maximumPixels)
        switch child.end() {
        case Int32(CHeifDone): break
        case Int32(CHeifNoLibrary): throw noLibrary
        case Int32(CHeifNoDecoder): throw noDecoder
        default: throw damaged
        }
        guard let output, let picture = picture(output) else { throw damaged }
        return picture
    }

    private static let damaged = CirclesError(
        .badInput, "the HEIC is damaged, cut off or too large and cannot be decoded",
        hint: "copy or download the picture again")

    /// - Parameter output: As `CHeifServe` writes it; whoever wrote it may have been taken over.
    private static func picture(_ output: Data) -> Picture? {
        guard output.count > 8 else { return nil }
        let (width, height) = output.withUnsafeBytes {
            (Int($0.loadUnaligned(as: UInt32.self)), Int($0.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        }
        guard width > 0, height > 0, width <= ImageHeader.maximumPixels, height <= ImageHeader.maximumPixels / width,
            output.count == 8 + 3 * width * height,
            let picture = Picture(owning: pixCreate(Int32(width), Int32(height), 32)),
            let words = pixGetData(picture.pix)
        else { return nil }
        let wordsPerLine = Int(pixGetWpl(picture.pix))
        guard wordsPerLine >= width else { return nil }
        output.withUnsafeBytes { bytes in
            var place = 8
            for y in 0..<height {
                for x in 0..<width {
                    words[y * wordsPerLine + x] =
                        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
                        | 0xFF
                    place += 3
                }
            }
        }
        return picture
    }
}
