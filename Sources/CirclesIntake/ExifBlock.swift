import FoundationEssentials

/// Where each format keeps its EXIF.
enum ExifBlock {
    /// EXIF's root directory; nil when there is none, or it is damaged.
    static func directory(of bytes: Data) -> TIFFDirectory? {
        guard let format = ImageFormat.sniff(bytes) else { return nil }
        let block = format == .heic ? inHEIF(bytes) : find(format, in: ByteView(bytes))
        return block.flatMap { TIFFDirectory($0) }
    }

    private static func find(_ format: ImageFormat, in view: ByteView) -> ByteView? {
        switch format {
        case .tiff: return view
        case .jpeg:
            let segment = JPEGSegments(view).first { $0.marker == 0xE1 && $0.body.has("Exif\u{0}\u{0}") }
            guard let body = segment?.body else { return nil }
            return body.slice(at: 6, length: body.count - 6)
        case .png: return chunk("eXIf", in: view, from: 8, lengthFirst: true)
        case .webp: return chunk("EXIF", in: view, from: 12, lengthFirst: false)
        case .gif, .bmp, .heic: return nil
        }
    }

    /// Where it is stands in a table of items; what it begins with is as good a mark.
    private static func inHEIF(_ bytes: Data) -> ByteView? {
        for order in [[0x4D, 0x4D, 0x00, 0x2A], [0x49, 0x49, 0x2A, 0x00]] as [[UInt8]] {
            guard let mark = bytes.firstRange(of: Array("Exif\u{0}\u{0}".utf8) + order) else { continue }
            return ByteView(bytes[(mark.lowerBound + 6)...])
        }
        return nil
    }

    /// PNG: length, type, data, checksum. RIFF: type, length, data, a pad byte after an odd length.
    private static func chunk(_ name: String, in view: ByteView, from start: Int, lengthFirst: Bool) -> ByteView? {
        var offset = start
        // More chunks than any real file has; a 40 MB file of empty ones must not take seconds.
        for _ in 0..<10_000 {
            guard let length = lengthFirst ? view.big32(at: offset) : view.little32(at: offset + 4) else { return nil }
            if view.has(name, at: offset + (lengthFirst ? 4 : 0)) {
                return view.slice(at: offset + 8, length: length)
            }
            offset += lengthFirst ? length + 12 : length + 8 + length % 2
        }
        return nil
    }
}
