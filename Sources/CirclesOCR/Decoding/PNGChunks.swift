internal import CTesseract
import Foundation

/// Reduces a PNG to the chunks that its pixels need.
///
/// libpng prints a warning on standard error for many a colour profile and text, and an error for a file that ends
/// early or has a chunk with a wrong checksum; it never gets to see any of them.
enum PNGChunks {
    private static let needed: Set<[UInt8]> = Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Array($0.utf8) })

    /// Nil when a chunk that the pixels need is damaged or cut off, or the last one is missing.
    static func pixelsOnly(_ bytes: Data) -> Data? { bytes.withUnsafeBytes { pixelsOnly($0) } }

    private static func pixelsOnly(_ all: UnsafeRawBufferPointer) -> Data? {
        guard all.count >= 8 else { return nil }
        var result = Data(all[..<8])
        var offset = 8
        // A chunk: length (4 bytes, big-endian), type (4), contents, CRC (4). PNG specification, section 5.3.
        while all.count - offset >= 12 {
            let length = all[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = Array(all[offset + 4..<offset + 8])
            guard length <= all.count - offset - 12 else { return nil }
            let end = offset + 12 + length
            if needed.contains(type) {
                guard isSound(UnsafeRawBufferPointer(rebasing: all[offset + 4..<end])) else { return nil }
                result.append(contentsOf: all[offset..<end])
            }
            if type == Array("IEND".utf8) { return result }
            offset = end
        }
        return nil
    }

    /// Whether type and contents have the checksum that follows them.
    private static func isSound(_ chunk: UnsafeRawBufferPointer) -> Bool {
        let sum = crc32_z(0, chunk.baseAddress?.assumingMemoryBound(to: UInt8.self), chunk.count - 4)
        return sum == chunk.suffix(4).reduce(0) { $0 << 8 | UInt($1) }
    }
}
