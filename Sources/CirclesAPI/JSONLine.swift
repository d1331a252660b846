package import Foundation

/// One JSON object a line: complete, with keys in a fixed order, instants in ISO 8601.
package enum JSONLine {
    /// Without a line break.
    package static func of(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(value)
    }

    /// What `of` made, as a value again; of an instant, its whole seconds.
    package static func read<Value: Decodable>(_ type: Value.Type, from line: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: line)
    }
}
