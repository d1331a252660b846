internal import CirclesCore
internal import Foundation

/// Turns a row into its values, in the order of its properties.
final class RowEncoder: Encoder {
    fileprivate private(set) var values: [SQLValue] = []
    /// Nil for the first row of its type.
    private let shape: RowShape?
    private var columns: [String] = []
    private var kinds: [RowShape.Kind] = []

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    private init(_ shape: RowShape?) {
        self.shape = shape
        values.reserveCapacity(shape?.columns.count ?? 16)
    }

    /// Every row of a type has the same columns in the same order: one that is nil is null.
    static func encode<Row: StoredRow>(_ row: Row) throws -> (shape: RowShape, values: [SQLValue]) {
        let known = RowShape.known(Row.self)
        let encoder = RowEncoder(known)
        try row.encode(to: encoder)
        if let known { return (known, encoder.values) }
        let made = RowShape(Row.self, encoder.columns, encoder.kinds)
        made.remember(for: Row.self)
        return (made, encoder.values)
    }

    fileprivate func add(_ value: SQLValue, _ key: some CodingKey, _ kind: RowShape.Kind = .value) {
        if shape == nil {
            columns.append(RowShape.column(key.stringValue))
            kinds.append(kind)
        }
        values.append(value)
    }

    fileprivate func add<Value: Encodable>(_ value: Value?, _ key: some CodingKey) throws {
        let kind = kind(of: Value.self)
        guard let value else { return add(.null, key, kind) }
        switch kind {
        case .date: add((value as? Date)?.sqlValue ?? .null, key, kind)
        case .json: add(.text(try RowJSON.text(of: value)), key, kind)
        case .value:
            let encoder = ColumnEncoder()
            try value.encode(to: encoder)
            add(encoder.value, key, kind)
        }
    }

    private func kind<Value>(of type: Value.Type) -> RowShape.Kind {
        if let shape { return shape.kinds[values.count] }
        return type == Date.self ? .date : type is any StoredAsJSON.Type ? .json : .value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RowContainer(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { preconditionFailure("a row is no list") }

    func singleValueContainer() -> any SingleValueEncodingContainer { preconditionFailure("a row is no single value") }
}

private struct RowContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: RowEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.add(.null, key) }

    func encode(_ value: Bool, forKey key: Key) { encoder.add(value.sqlValue, key) }
    func encode(_ value: String, forKey key: Key) { encoder.add(.text(value), key) }
    func encode(_ value: Double, forKey key: Key) { encoder.add(.real(value), key) }
    func encode(_ value: Float, forKey key: Key) { encoder.add(.real(Double(value)), key) }
    func encode(_ value: Int, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: Int8, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: Int16, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: Int32, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: Int64, forKey key: Key) { encoder.add(.integer(value), key) }
    func encode(_ value: UInt, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: UInt8, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: UInt16, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: UInt32, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode(_ value: UInt64, forKey key: Key) { encoder.add(.integer(Int64(value)), key) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder.add(value, key) }

    // What is nil is a null, not left out: the columns stay where they are.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { encoder.add(value?.sqlValue ?? .null, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { encoder.add(value?.sqlValue ?? .null, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { encoder.add(value?.sqlValue ?? .null, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { encoder.add(value?.sqlValue ?? .null, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { encoder.add(value?.sqlValue ?? .null, key) }
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws { try encoder.add(value, key) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        preconditionFailure("a column holds one value")
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        preconditionFailure("a column holds one value")
    }

    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

/// Takes the one value of an enum.
private final class ColumnEncoder: Encoder, SingleValueEncodingContainer {
    private(set) var value = SQLValue.null

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func encodeNil() { value = .null }
    func encode(_ value: Bool) { self.value = value.sqlValue }
    func encode(_ value: String) { self.value = .text(value) }
    func encode(_ value: Double) { self.value = .real(value) }
    func encode(_ value: Float) { self.value = .real(Double(value)) }
    func encode(_ value: Int) { self.value = .integer(Int64(value)) }
    func encode(_ value: Int8) { self.value = .integer(Int64(value)) }
    func encode(_ value: Int16) { self.value = .integer(Int64(value)) }
    func encode(_ value: Int32) { self.value = .integer(Int64(value)) }
    func encode(_ value: Int64) { self.value = .integer(value) }
    func encode(_ value: UInt) { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt8) { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt16) { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt32) { self.value = .integer(Int64(value)) }
    func encode(_ value: UInt64) { self.value = .integer(Int64(value)) }
    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        preconditionFailure("what has several values is StoredAsJSON")
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        preconditionFailure("what has several values is StoredAsJSON")
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}
