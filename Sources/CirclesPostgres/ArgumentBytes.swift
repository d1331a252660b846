internal import CirclesStore
internal import Foundation

/// Arguments as libpq takes them: texts that end at a zero, as SQLite's do.
struct ArgumentBytes {
    private var bytes: [CChar] = []
    /// Where each begins; nil for null.
    private var starts: [Int?] = []

    init(_ values: [SQLValue]) {
        starts.reserveCapacity(values.count)
        for value in values {
            switch value {
            case .null: starts.append(nil)
            case .integer(let number): add("\(number)")
            case .real(let number): add("\(number)")
            case .text(let text): add(text)
            case .blob(let data):
                add("\\x" + data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
            }
        }
    }

    private mutating func add(_ text: String) {
        starts.append(bytes.count)
        for byte in text.utf8 { bytes.append(CChar(bitPattern: byte)) }
        bytes.append(0)
    }

    func withPointers<Value>(_ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Value) -> Value {
        bytes.withUnsafeBufferPointer { bytes in
            let pointers = starts.map { start in start.flatMap { bytes.baseAddress?.advanced(by: $0) } }
            return pointers.withUnsafeBufferPointer(body)
        }
    }
}
