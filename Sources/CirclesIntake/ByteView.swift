import FoundationEssentials

/// Bounds-checked reading of numbers out of untrusted bytes: every read outside them is nil, never a trap.
///
/// Offsets count from the first byte, also when the data is a slice of another.
struct ByteView {
    private enum Storage {
        case data(Data)
        /// A part of a source: where it begins, and how long it is.
        case source(any ByteSource, Int, Int)
    }

    private let storage: Storage

    init(_ bytes: Data) {
        storage = .data(bytes)
    }

    init(_ source: any ByteSource) {
        storage = .source(source, 0, source.count)
    }

    private init(_ storage: Storage) {
        self.storage = storage
    }

    var count: Int {
        switch storage {
        case .data(let bytes): bytes.count
        case .source(_, _, let length): length
        }
    }

    func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < count else { return nil }
        switch storage {
        case .data(let bytes): return bytes[bytes.startIndex + offset]
        case .source(let source, let start, _): return source.read(at: start + offset, length: 1).first
        }
    }

    /// `length` bytes from `offset`, or nil when they are not all there.
    func slice(at offset: Int, length: Int) -> ByteView? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
        switch storage {
        case .data(let bytes):
            let start = bytes.startIndex + offset
            return ByteView(bytes[start..<start + length])
        case .source(let source, let start, _):
            return ByteView(.source(source, start + offset, length))
        }
    }

    /// The first `length` bytes, or all when there are fewer.
    func head(_ length: Int) -> Data {
        switch storage {
        case .data(let bytes): bytes.prefix(length)
        case .source(let source, let start, let count): source.read(at: start, length: min(length, count))
        }
    }

    private func bytes(at offset: Int, length: Int) -> Data? {
        guard let part = slice(at: offset, length: length) else { return nil }
        let bytes = part.head(length)
        return bytes.count == length ? bytes : nil
    }

    /// An unsigned number of `width` (1…4) bytes.
    func number(at offset: Int, width: Int, littleEndian: Bool) -> Int? {
        guard (1...4).contains(width), let part = bytes(at: offset, length: width) else { return nil }
        let digits = littleEndian ? Array(part.reversed()) : Array(part)
        return digits.reduce(0) { $0 << 8 | Int($1) }
    }

    func big16(at offset: Int) -> Int? { number(at: offset, width: 2, littleEndian: false) }
    func big32(at offset: Int) -> Int? { number(at: offset, width: 4, littleEndian: false) }
    func little16(at offset: Int) -> Int? { number(at: offset, width: 2, littleEndian: true) }
    func little24(at offset: Int) -> Int? { number(at: offset, width: 3, littleEndian: true) }
    func little32(at offset: Int) -> Int? { number(at: offset, width: 4, littleEndian: true) }

    /// Whether `text`'s ASCII stands at `offset`.
    func has(_ text: String, at offset: Int = 0) -> Bool {
        guard let part = bytes(at: offset, length: text.utf8.count) else { return false }
        return part.elementsEqual(text.utf8)
    }

    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
        guard let part = bytes(at: offset, length: signature.count) else { return false }
        return part.elementsEqual(signature)
    }

    /// The bytes up to the first NUL as ASCII, or nil when one of them is not.
    func asciiString() -> String? {
        let text = head(count).prefix { $0 != 0 }
        guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(decoding: text, as: UTF8.self)
    }
}
