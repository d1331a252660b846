package import FoundationEssentials

/// What a picture's header claims, read without decoding a pixel.
package struct ImageHeader: Hashable, Sendable {
    package let format: ImageFormat
    /// Pixels, before any EXIF rotation.
    package let width: Int
    package let height: Int

    /// Files above this are refused before their header is looked at: 40 MB.
    package static let maximumBytes = 40_000_000
    /// Pictures above this are refused before a pixel is allocated: 64 megapixels, 256 MB as RGBA.
    package static let maximumPixels = 64_000_000

    package init(format: ImageFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    /// Reads the header of a whole image file.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes are no picture that is read, the header is cut off or
    ///   claims no pixels, or a limit is passed.
    package init(of bytes: Data) throws(CirclesError) { try self.init(ByteView(bytes)) }

    /// The same for a file that is not held in memory: only the places that matter are read.
    package init(of source: any ByteSource) throws(CirclesError) { try self.init(ByteView(source)) }

    private init(_ bytes: ByteView) throws(CirclesError) {
        guard bytes.count > 0 else {
            throw CirclesError(.badInput, "the file is empty", hint: "take the screenshot again")
        }
        guard bytes.count <= Self.maximumBytes else {
            throw CirclesError(
                .badInput,
                "the file has \(bytes.count / 1_000_000) MB, the limit is \(Self.maximumBytes / 1_000_000) MB")
        }
        guard let format = ImageFormat.sniff(bytes) else { throw Self.notAPicture(bytes) }
        guard let size = ImageSize.read(bytes, format: format) else {
            throw CirclesError(
                .badInput, "the \(format.rawValue.uppercased()) is cut off: its header is not complete",
                hint: "copy or download the picture again")
        }
        guard size.width > 0, size.height > 0 else {
            throw CirclesError(.badInput, "the \(format.rawValue.uppercased()) claims to have no pixels")
        }
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard !overflow, pixels <= Self.maximumPixels else {
            throw CirclesError(
                .badInput,
                "the picture claims \(size.width) × \(size.height) pixels, the limit is "
                    + "\(Self.maximumPixels / 1_000_000) megapixels")
        }
        self.init(format: format, width: size.width, height: size.height)
    }

    private static func notAPicture(_ bytes: ByteView) -> CirclesError {
        let formats = "PNG, JPEG, WebP, GIF, TIFF, BMP and HEIC are read"
        guard let found = ForeignContent.describe(bytes) else {
            return CirclesError(.badInput, "this is not a picture", hint: formats)
        }
        return CirclesError(
            .badInput, "this is \(found.name), not a picture that can be read", remedy: found.remedy ?? .advice(formats)
        )
    }
}
