import FoundationEssentials

/// Whether a picture's file has its end: one that is still being written or downloaded has not.
package enum ImageEnd {
    /// Bytes at the end in which the mark is looked for; some programs append something after it.
    private static let tail = 65_536

    /// True, also for formats whose end cannot be told.
    package static func isThere(_ source: any ByteSource) -> Bool {
        let view = ByteView(source)
        switch ImageFormat.sniff(view) {
        case .png: return has("IEND", source)
        case .jpeg: return has([0xFF, 0xD9], source)
        case .gif: return has([0x3B], source)
        // RFC 9649: the size in the header counts what follows it.
        case .webp: return (view.little32(at: 4) ?? .max) <= source.count - 8
        case .bmp: return (view.little32(at: 2) ?? 0) <= source.count
        case .heic: return HEIFFile.isWhole(view)
        case .tiff, nil: return true
        }
    }

    private static func has(_ mark: String, _ source: any ByteSource) -> Bool { has(Array(mark.utf8), source) }

    private static func has(_ mark: [UInt8], _ source: any ByteSource) -> Bool {
        let start = max(0, source.count - tail)
        return source.read(at: start, length: source.count - start).firstRange(of: mark) != nil
    }
}
