internal import CirclesCore
internal import Foundation

extension Encodable {
    /// As a column keeps it, and as `Dialect.elements` takes a list.
    package func storedJSON() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

/// A value that a row keeps as JSON. All others that rows have are one value of a column: texts, numbers, dates, and enums with
/// raw values.
protocol StoredAsJSON {}

extension Array: StoredAsJSON {}
extension CirclesError: StoredAsJSON {}
extension Extraction: StoredAsJSON {}
extension Transcript: StoredAsJSON {}

/// Rows' JSON: the same value gives the same text.
enum RowJSON {
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        return decoder
    }()

    static func text(of value: some Encodable) throws -> String {
        // What most lists are.
        if let list = value as? [String], list.isEmpty { return "[]" }
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func value<Value: Decodable>(_ json: Data) throws -> Value {
        if json.count == 2, json.first == UInt8(ascii: "["), let empty = [String]() as? Value { return empty }
        return try decoder.decode(Value.self, from: json)
    }
}
