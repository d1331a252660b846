import Foundation

/// One JSON object a line: complete, with keys in a fixed order, instants in ISO 8601.
enum JSONLines {
    static func print(_ value: some Encodable) throws {
        Terminal.standardOutput.line(String(decoding: try line(value), as: UTF8.self))
    }

    /// Without a line break.
    static func line(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(value)
    }
}

/// A value that is there as `null` when it is nil: programs that read the line rely on the key.
struct Nullable<Value: Encodable>: Encodable {
    let value: Value?

    init(_ value: Value?) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value {
            try container.encode(value)
        } else {
            try container.encodeNil()
        }
    }
}
