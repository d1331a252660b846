import Foundation

/// Reads a file's little-endian numbers one after the other; nil where it ends too early.
struct ByteCursor {
    private let bytes: Data
    private var place: Int

    init(_ bytes: Data) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    mutating func next(_ count: Int) -> Data? {
        guard count >= 0, count <= bytes.endIndex - place else { return nil }
        defer { place += count }
        return bytes[place..<place + count]
    }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value? {
        next(MemoryLayout<Value>.size)?.withUnsafeBytes { Value(littleEndian: $0.loadUnaligned(as: Value.self)) }
    }

    /// A number of 32 bits that must lie in a range.
    mutating func count(in range: ClosedRange<Int>) -> Int? {
        guard let value = integer(Int32.self).map(Int.init), range.contains(value) else { return nil }
        return value
    }

    mutating func double() -> Double? { integer(UInt64.self).map(Double.init(bitPattern:)) }

    /// Its length and its bytes.
    mutating func string() -> String? {
        count(in: 0...1_000).flatMap { next($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
