import Foundation

/// Bounds-checked reading of numbers out of untrusted bytes: every read outside them is nil, never a trap.
///
/// Offsets count from the first byte, also when the data is a slice of another.
struct ByteView {
    private let bytes: Data

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return bytes[bytes.startIndex + offset]
    }

    /// `length` bytes from `offset`, or nil when they are not all there.
    func slice(at offset: Int, length: Int) -> ByteView? {
        guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
        let start = bytes.startIndex + offset
        return ByteView(bytes[start..<start + length])
    }

    /// An unsigned number of `width` (1…4) bytes.
    func number(at offset: Int, width: Int, littleEndian: Bool) -> Int? {
        guard (1...4).contains(width), let part = slice(at: offset, length: width) else { return nil }
        let digits = littleEndian ? Array(part.bytes.reversed()) : Array(part.bytes)
        return digits.reduce(0) { $0 << 8 | Int($1) }
    }

    func big16(at offset: Int) -> Int? { number(at: offset, width: 2, littleEndian: false) }
    func big32(at offset: Int) -> Int? { number(at: offset, width: 4, littleEndian: false) }
    func little16(at offset: Int) -> Int? { number(at: offset, width: 2, littleEndian: true) }
    func little24(at offset: Int) -> Int? { number(at: offset, width: 3, littleEndian: true) }
    func little32(at offset: Int) -> Int? { number(at: offset, width: 4, littleEndian: true) }

    /// Whether `text`'s ASCII stands at `offset`.
    func has(_ text: String, at offset: Int = 0) -> Bool {
        guard let part = slice(at: offset, length: text.utf8.count) else { return false }
        return part.bytes.elementsEqual(text.utf8)
    }

    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
        guard let part = slice(at: offset, length: signature.count) else { return false }
        return part.bytes.elementsEqual(signature)
    }

    /// The bytes up to the first NUL as ASCII, or nil when one of them is not.
    func asciiString() -> String? {
        let text = bytes.prefix { $0 != 0 }
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(decoding: text, as: UTF8.self)
    }
}
