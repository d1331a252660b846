package import CirclesCore
internal import CTesseract
package import Foundation

/// Makes screenshots small enough to be sent, on a thread of its own.
package actor ScreenOptimizer: PictureOptimizer {
    /// Pixels; models look at no more.
    package static let longestEdge = 1536
    /// Bytes.
    package static let largest = 1_048_576
    /// JPEG qualities, the first whose file is small enough is taken.
    static let qualities: [Int32] = [70, 50, 30, 15]

    private let executor = ThreadExecutor(name: "circles.picture")
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    package init() {}

    package func optimized(_ image: Data) async throws(CirclesError) -> Data {
        let scaled = try Self.small(image)
        for quality in Self.qualities {
            guard let bytes = Self.jpeg(scaled, quality: quality) else { throw Self.failed }
            if bytes.count <= Self.largest { return bytes }
        }
        throw Self.failed
    }

    /// JPEG of the first quality, for whoever is to read it.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, or the file is larger than `largest`.
    package func compact(_ image: Data) async throws(CirclesError) -> Data {
        let picture = try Self.small(image)
        guard let bytes = Self.jpeg(picture, quality: Self.qualities[0]) else { throw Self.failed }
        guard bytes.count <= Self.largest else {
            throw CirclesError(
                .badInput, "the picture has \(bytes.count / 1024) KB when it is made small, the limit is 1 MB",
                hint: "cut out the part that matters")
        }
        return bytes
    }

    /// JPEG of at most so many pixels across, whatever its height.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded.
    package func preview(_ image: Data, width: Int) async throws(CirclesError) -> Data {
        let picture = try PictureDecoder.decode(image)
        let factor = min(1, Float(width) / Float(max(picture.width, 1)))
        guard let scaled = Self.scaled(picture, by: factor), let bytes = Self.jpeg(scaled, quality: Self.previewQuality)
        else { throw Self.failed }
        return bytes
    }

    /// At most `longestEdge`; what had to be made smaller is sharpened, as small letters run into their ground otherwise.
    private static func small(_ image: Data) throws(CirclesError) -> Picture {
        let header = try ImageHeader(of: image)
        let picture = try PictureDecoder.decode(image, longest: longestEdge)
        guard max(header.width, header.height) > longestEdge else { return picture }
        guard circles_sharpen(circles_small_picture(picture.pix), sharpening) == 1 else { throw failed }
        return picture
    }

    /// The share that is added of what a pixel differs by from the nine around it. Of 0, a quarter, 0.4 and 0.8, reading lost least with
    /// this one over two sets of pictures (`Benchmarks/reading/README.md`).
    private static let sharpening: Float = 0.25

    private static let previewQuality: Int32 = 80

    private static func scaled(_ picture: consuming Picture, by factor: Float) -> Picture? {
        guard factor < 1 else { return picture }
        let width = max(1, Int32((Float(picture.width) * factor).rounded()))
        let height = max(1, Int32((Float(picture.height) * factor).rounded()))
        return Picture(owning: pixScaleToSize(picture.pix, width, height))
    }

    /// Leptonica writes a picture's text as the file's comment: there is none.
    private static func jpeg(_ picture: borrowing Picture, quality: Int32) -> Data? {
        pixSetText(picture.pix, nil)
        // Coloured letters on a coloured ground are told apart by what would be left out otherwise.
        pixSetChromaSampling(picture.pix, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let failed = pixWriteMemJpeg(&bytes, &count, picture.pix, quality, 0)
        defer { lept_free(bytes) }
        guard failed == 0, let bytes, count > 0 else { return nil }
        return Data(bytes: bytes, count: count)
    }

    private static let failed = CirclesError(.badInput, "the picture could not be made smaller")
}
