internal import GRDB

// Statements that come again and again are parsed once a connection: parsing cost half of what a filing did.

extension Database {
    /// Runs one statement for what it writes.
    func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

extension FetchableRecord where Self: TableRecord {
    /// The row of a table with one column as its primary key; nil when there is none.
    static func row(_ db: Database, _ key: String) throws -> Self? {
        let column = try db.primaryKey(databaseTableName).columns[0]
        let sql = "SELECT * FROM \(databaseTableName) WHERE \(column) = ?"
        return try fetchOne(db.cachedStatement(sql: sql), arguments: [key])
    }

    /// Those with this value in `column`, which is a name of ours and no text from elsewhere.
    static func rows(_ db: Database, where column: String, is value: String, by order: String = "rowid") throws
        -> [Self]
    {
        let sql = "SELECT * FROM \(databaseTableName) WHERE \(column) = ? ORDER BY \(order)"
        return try fetchAll(db.cachedStatement(sql: sql), arguments: [value])
    }
}
