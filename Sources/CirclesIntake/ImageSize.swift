/// Finds width and height in the headers of each format.
enum ImageSize {
    typealias Size = (width: Int, height: Int)

    static func read(_ view: ByteView, format: ImageFormat) -> Size? {
        switch format {
        case .png: png(view)
        case .jpeg: jpeg(view)
        case .webp: webp(view)
        case .gif: gif(view)
        case .tiff: TIFFDirectory(view)?.imageSize
        case .bmp: bmp(view)
        case .heic: HEIFFile.size(view)
        }
    }

    /// PNG specification, 11.2.1: the first chunk is IHDR.
    private static func png(_ view: ByteView) -> Size? {
        guard view.has("IHDR", at: 12), view.count >= 33, let width = view.big32(at: 16),
            let height = view.big32(at: 20)
        else { return nil }
        return (width, height)
    }

    private static func gif(_ view: ByteView) -> Size? {
        guard let width = view.little16(at: 6), let height = view.little16(at: 8) else { return nil }
        return (width, height)
    }

    private static func bmp(_ view: ByteView) -> Size? {
        guard let header = view.little32(at: 14) else { return nil }
        if header == 12 {
            guard let width = view.little16(at: 18), let height = view.little16(at: 20) else { return nil }
            return (width, height)
        }
        guard let width = view.little32(at: 18), let height = view.little32(at: 22) else { return nil }
        // Signed: a negative height means rows from top to bottom.
        return (signed(width).magnitudeAsInt, signed(height).magnitudeAsInt)
    }

    private static func signed(_ value: Int) -> Int { Int(Int32(truncatingIfNeeded: value)) }

    /// The start-of-frame segment (SOF0…SOF15 but for DHT, JPG and DAC) holds the size; ITU T.81, B.2.2.
    private static func jpeg(_ view: ByteView) -> Size? {
        for segment in JPEGSegments(view) where segment.isFrameHeader {
            guard let height = segment.body.big16(at: 1), let width = segment.body.big16(at: 3) else { return nil }
            return (width, height)
        }
        return nil
    }

    /// RFC 9649: the first chunk is VP8 (lossy), VP8L (lossless) or VP8X (extended).
    private static func webp(_ view: ByteView) -> Size? {
        if view.has("VP8 ", at: 12) {
            guard view.has([0x9D, 0x01, 0x2A], at: 23), let width = view.little16(at: 26),
                let height = view.little16(at: 28)
            else { return nil }
            return (width & 0x3FFF, height & 0x3FFF)
        }
        if view.has("VP8L", at: 12) {
            guard view.byte(at: 20) == 0x2F, let bits = view.little32(at: 21) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        if view.has("VP8X", at: 12) {
            guard let width = view.little24(at: 24), let height = view.little24(at: 27) else { return nil }
            return (width + 1, height + 1)
        }
        return nil
    }
}

extension Int {
    fileprivate var magnitudeAsInt: Int { Int(clamping: magnitude) }
}
