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
}
