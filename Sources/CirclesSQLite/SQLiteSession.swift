internal import CirclesStore
internal import GRDB

/// A transaction on one connection.
final class SQLiteSession: Session {
    let db: Database
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) {
        db = connection.db
        self.connection = connection
    }

    var dialect: any Dialect { SQLiteDialect() }

    var search: any TextSearch { SQLiteSearch(db: db) }

    func prepare(_ sql: String) throws -> any PreparedStatement { try connection.statement(sql) }

    /// Random ids land anywhere in the tables: with the default cache of 2 MB each would be read from the disk.
    func expectManyReads() throws { try db.execute(sql: "PRAGMA cache_size = -49152") }

    func health() throws -> EngineHealth {
        EngineHealth(
            version: "SQLite \(try String.fetchOne(db, sql: "SELECT sqlite_version()") ?? "?")",
            integrity: try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "?")
    }
}
