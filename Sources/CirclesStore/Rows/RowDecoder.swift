internal import CirclesCore
internal import Foundation

/// Makes rows of one type of what one statement answers. With the first row it finds out which column each property is; after
/// that, properties are asked for in the same order, and their columns are known by their place in it.
final class RowDecoder: Decoder {
    private struct Property {
        let key: String
        /// Nil where the answer has none.
        let column: Int?
        let kind: RowShape.Kind
    }

    /// It keeps this decoder.
    private unowned let reader: any ColumnReader
    private var properties: [Property] = []
    private var next = 0

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ reader: any ColumnReader) { self.reader = reader }

    func decode<Row: StoredRow>(_ type: Row.Type) throws -> Row {
        next = 0
        do {
            return try Row(from: self)
        } catch is DecodingError {
            // It would tell what stands there.
            throw StoreError.damaged("row", "of \(type.table)")
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(RowContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotOneValue() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NotOneValue() }

    private func property<Value>(_ key: some CodingKey, _ type: Value.Type) -> Property {
        let name = key.stringValue
        if next < properties.count, properties[next].key == name {
            next += 1
            return properties[next - 1]
        }
        if let known = properties.firstIndex(where: { $0.key == name }) {
            next = known + 1
            return properties[known]
        }
        let column = RowShape.column(name)
        let kind: RowShape.Kind = type == Date.self ? .date : type is any StoredAsJSON.Type ? .json : .value
        let made = Property(key: name, column: reader.columns.names.firstIndex(of: column), kind: kind)
        properties.append(made)
        next = properties.count
        return made
    }

    fileprivate func isNull(_ key: some CodingKey) -> Bool {
        let column = reader.columns.names.firstIndex(of: RowShape.column(key.stringValue))
        return column.map(reader.isNull) ?? true
    }

    /// What is read as it stands there.
    fileprivate func plain<Value: SQLReadable>(_ key: some CodingKey) throws -> Value {
        let property = property(key, Value.self)
        guard let column = property.column else { throw StoreError.damaged("column", property.key) }
        return try Value.read(reader, at: column)
    }

    fileprivate func plainIfThere<Value: SQLReadable>(_ key: some CodingKey) throws -> Value? {
        guard let column = property(key, Value.self).column else { return nil }
        return try Value?.read(reader, at: column)
    }

    fileprivate func value<Value: Decodable>(_ key: some CodingKey) throws -> Value {
        let property = property(key, Value.self)
        guard let column = property.column else { throw StoreError.damaged("column", property.key) }
        return try value(property.kind, column)
    }

    fileprivate func valueIfThere<Value: Decodable>(_ key: some CodingKey) throws -> Value? {
        let property = property(key, Value.self)
        guard let column = property.column, !reader.isNull(at: column) else { return nil }
        return try value(property.kind, column)
    }

    private func value<Value: Decodable>(_ kind: RowShape.Kind, _ column: Int) throws -> Value {
        switch kind {
        case .date:
            guard let date = try Date.read(reader, at: column) as? Value else { throw NotOneValue() }
            return date
        case .json:
            guard let json = reader.bytes(at: column) else { throw reader.isEmpty(column) }
            return try RowJSON.value(json)
        case .value: return try Value(from: ColumnDecoder(reader: reader, column: column))
        }
    }
}

/// A type that is stored as one value, and asks for more.
private struct NotOneValue: Error {}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: RowDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { !decoder.isNull(key) }
    func decodeNil(forKey key: Key) -> Bool { decoder.isNull(key) }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoder.plain(key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoder.plain(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoder.plain(key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { Float(try decoder.plain(key) as Double) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder.plain(key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try number(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try number(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try number(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoder.plain(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try number(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try number(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try number(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try number(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try number(key) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try decoder.value(key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try decoder.plainIfThere(key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try decoder.plainIfThere(key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try decoder.plainIfThere(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try decoder.plainIfThere(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try decoder.plainIfThere(key) }
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decoder.valueIfThere(key)
    }

    private func number<Number: FixedWidthInteger>(_ key: Key) throws -> Number {
        guard let number = Number(exactly: try decoder.plain(key) as Int64) else {
            throw StoreError.damaged("column", key.stringValue)
        }
        return number
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw NotOneValue() }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw NotOneValue() }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// Gives the one value of an enum.
private struct ColumnDecoder: Decoder, SingleValueDecodingContainer {
    let reader: any ColumnReader
    let column: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func decodeNil() -> Bool { reader.isNull(at: column) }
    func decode(_ type: Bool.Type) throws -> Bool { try Bool.read(reader, at: column) }
    func decode(_ type: String.Type) throws -> String { try String.read(reader, at: column) }
    func decode(_ type: Double.Type) throws -> Double { try Double.read(reader, at: column) }
    func decode(_ type: Float.Type) throws -> Float { Float(try Double.read(reader, at: column)) }
    func decode(_ type: Int.Type) throws -> Int { try Int.read(reader, at: column) }
    func decode(_ type: Int8.Type) throws -> Int8 { try number() }
    func decode(_ type: Int16.Type) throws -> Int16 { try number() }
    func decode(_ type: Int32.Type) throws -> Int32 { try number() }
    func decode(_ type: Int64.Type) throws -> Int64 { try Int64.read(reader, at: column) }
    func decode(_ type: UInt.Type) throws -> UInt { try number() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try number() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try number() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try number() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try number() }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

    private func number<Number: FixedWidthInteger>() throws -> Number {
        guard let number = Number(exactly: try Int64.read(reader, at: column)) else { throw reader.isEmpty(column) }
        return number
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw NotOneValue() }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NotOneValue() }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}
