internal import GRDB

/// A row whose Swift names are the columns' names in camel case. Dates are UTC text, nested values JSON text.
protocol StoredRow: Codable, FetchableRecord, PersistableRecord, Sendable {}

extension StoredRow {
    static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy { .convertFromSnakeCase }
    static var databaseColumnEncodingStrategy: DatabaseColumnEncodingStrategy { .convertToSnakeCase }
}
