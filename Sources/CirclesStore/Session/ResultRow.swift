package import Foundation

/// Where an engine stands in what a statement answers: columns are read from there, none is copied before it is asked for.
///
/// Each answer is nil for a column that is null.
package protocol ColumnReader: AnyObject {
    var columns: ResultColumns { get }
    func isNull(at column: Int) -> Bool
    func integer(at column: Int) -> Int64?
    func real(at column: Int) -> Double?
    func text(at column: Int) -> String?
    /// A blob's bytes, or a text's in UTF-8.
    func bytes(at column: Int) -> Data?
    func value(at column: Int) -> SQLValue
}

/// What the columns of a statement's answer are called, and which of them each row type takes: found out with the first row, and
/// kept as long as the engine keeps the statement. Of one connection, and so used by one at a time.
package final class ResultColumns {
    package let names: [String]
    private var decoders: [ObjectIdentifier: RowDecoder] = [:]

    package init(_ names: [String]) { self.names = names }

    /// - Parameter reader: Whose columns these are.
    func decoder<Row: StoredRow>(of type: Row.Type, _ reader: any ColumnReader) -> RowDecoder {
        if let known = decoders[ObjectIdentifier(type)] { return known }
        let made = RowDecoder(reader)
        decoders[ObjectIdentifier(type)] = made
        return made
    }
}

/// One row of an answer, as long as the engine stands there: it is read where it is met, and not kept.
package struct ResultRow {
    let reader: any ColumnReader

    package init(_ reader: any ColumnReader) { self.reader = reader }

    package subscript<Value: SQLReadable>(column: Int) -> Value {
        get throws { try Value.read(reader, at: column) }
    }

    package subscript<Value: SQLReadable>(name: String) -> Value {
        get throws {
            guard let column = reader.columns.names.firstIndex(of: name) else {
                throw StoreError.damaged("column", name)
            }
            return try Value.read(reader, at: column)
        }
    }

    func decode<Row: StoredRow>(_ type: Row.Type = Row.self) throws -> Row {
        try reader.columns.decoder(of: type, reader).decode(type)
    }

    /// All of it.
    var image: RowImage {
        let names = reader.columns.names
        var image = RowImage(minimumCapacity: names.count)
        for (column, name) in names.enumerated() { image[name] = reader.value(at: column) }
        return image
    }
}
