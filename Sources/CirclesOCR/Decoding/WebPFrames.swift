import Foundation

/// Makes a still picture of an animated WebP: libwebp's plain decoder refuses animations.
enum WebPFrames {
    /// The file itself when it is no animation, else its first frame; nil when that is cut off.
    ///
    /// Chunks as in the WebP container specification: type (4 bytes), size (4, little-endian), contents, padded to an even size.
    static func first(_ bytes: Data) -> Data? {
        let all = [UInt8](bytes)
        var offset = 12
        while let chunk = chunk(in: all, at: offset, end: all.count) {
            if chunk.type == "ANMF" { return still(all, chunk) }
            if chunk.type.hasPrefix("VP8"), chunk.type != "VP8X" { return bytes }
            offset = chunk.next
        }
        return bytes
    }

    private struct Chunk {
        var type: String
        var contents: Range<Int>
        /// Where the next one begins.
        var next: Int
    }

    private static func chunk(in all: [UInt8], at offset: Int, end: Int) -> Chunk? {
        guard offset >= 0, end - offset >= 8 else { return nil }
        let size = all[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard size <= end - offset - 8 else { return nil }
        let start = offset + 8
        return Chunk(
            type: String(decoding: all[offset..<offset + 4], as: UTF8.self), contents: start..<start + size,
            next: start + size + size % 2)
    }

    /// A frame's place, size and duration take 16 bytes; then follow its alpha, if it has any, and its picture.
    private static func still(_ all: [UInt8], _ frame: Chunk) -> Data? {
        let end = frame.contents.upperBound
        guard frame.contents.count > 16,
            let head = chunk(in: all, at: frame.contents.lowerBound + 16, end: end)
        else { return nil }
        guard head.type == "ALPH" else {
            return file([Array(all[frame.contents.lowerBound + 16..<head.contents.upperBound])])
        }
        guard let picture = chunk(in: all, at: head.next, end: end) else { return nil }
        // With alpha apart, the file needs a header that says so: flags (alpha is bit 4), then width and height less one.
        let size = all[frame.contents.lowerBound + 6..<frame.contents.lowerBound + 12]
        let header = Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + size
        return file([
            header, Array(all[frame.contents.lowerBound + 16..<head.contents.upperBound]),
            Array(all[head.next..<picture.contents.upperBound]),
        ])
    }

    private static func file(_ chunks: [[UInt8]]) -> Data? {
        let body = chunks.reduce(into: Array("WEBP".utf8)) { body, chunk in
            body += chunk
            if chunk.count % 2 == 1 { body.append(0) }
        }
        guard let size = UInt32(exactly: body.count) else { return nil }
        return Data(Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + body)
    }
}
