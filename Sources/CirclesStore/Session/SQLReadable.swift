internal import CirclesCore
package import Foundation

/// What can be read from a column.
package protocol SQLReadable {
    static func read(_ reader: any ColumnReader, at column: Int) throws -> Self
}

extension Optional: SQLReadable where Wrapped: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Self {
        reader.isNull(at: column) ? nil : try Wrapped.read(reader, at: column)
    }
}

extension String: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> String {
        guard let text = reader.text(at: column) else { throw reader.isEmpty(column) }
        return text
    }
}

extension Int: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Int {
        guard let number = reader.integer(at: column) else { throw reader.isEmpty(column) }
        return Int(number)
    }
}

extension Int64: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Int64 {
        guard let number = reader.integer(at: column) else { throw reader.isEmpty(column) }
        return number
    }
}

extension Bool: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Bool {
        guard let number = reader.integer(at: column) else { throw reader.isEmpty(column) }
        return number != 0
    }
}

extension Double: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Double {
        guard let number = reader.real(at: column) else { throw reader.isEmpty(column) }
        return number
    }
}

extension Date: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Date {
        guard let text = reader.text(at: column), let date = StoredDate.date(text) else { throw reader.isEmpty(column) }
        return date
    }
}

extension Data: SQLReadable {
    package static func read(_ reader: any ColumnReader, at column: Int) throws -> Data {
        guard let bytes = reader.bytes(at: column) else { throw reader.isEmpty(column) }
        return bytes
    }
}

extension ColumnReader {
    /// A column without a value where one must be, or with one that is none.
    func isEmpty(_ column: Int) -> CirclesError {
        StoreError.damaged("column", columns.names.indices.contains(column) ? columns.names[column] : "\(column)")
    }
}
