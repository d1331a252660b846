internal import CirclesStore
internal import Foundation

/// Arguments as libpq takes them: texts that end at a zero, as SQLite's do, and bytes as they are.
struct ArgumentBytes: Hashable {
    /// Never empty: no bytes are not null.
    private var bytes: [CChar] = [0]
    /// Where each begins; nil for null.
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    var count: Int { bytes.count }

    init(_ values: [SQLValue]) {
        starts.reserveCapacity(values.count)
        for value in values {
            switch value {
            case .null: add(nil as Int?)
            case .integer(let number): add("\(number)")
            case .real(let number): add("\(number)")
            case .text(let text): add(text)
            case .blob(let data):
                add(bytes.count, length: Int32(clamping: data.count), format: 1)
                data.withUnsafeBytes { bytes.append(contentsOf: $0.assumingMemoryBound(to: CChar.self)) }
            }
        }
    }

    private mutating func add(_ start: Int?, length: Int32 = 0, format: Int32 = 0) {
        starts.append(start)
        lengths.append(length)
        formats.append(format)
    }

    private mutating func add(_ text: String) {
        add(bytes.count)
        var text = text
        text.withUTF8 { bytes.append(contentsOf: UnsafeRawBufferPointer($0).assumingMemoryBound(to: CChar.self)) }
        bytes.append(0)
    }

    /// - Parameter body: Takes where each argument begins, how long it is where it is no text, and which of the two it is.
    func withPointers<Value>(
        _ body: (
            UnsafeBufferPointer<UnsafePointer<CChar>?>, UnsafeBufferPointer<Int32>, UnsafeBufferPointer<Int32>
        ) -> Value
    ) -> Value {
        bytes.withUnsafeBufferPointer { bytes in
            let pointers = starts.map { start in start.flatMap { bytes.baseAddress?.advanced(by: $0) } }
            return pointers.withUnsafeBufferPointer { pointers in
                lengths.withUnsafeBufferPointer { lengths in
                    formats.withUnsafeBufferPointer { body(pointers, lengths, $0) }
                }
            }
        }
    }
}
