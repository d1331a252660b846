internal import GRDB

/// A connection with the statements it has parsed.
///
/// It is used where its connection is: on that connection's queue, by one transaction at a time.
final class SQLiteConnection: @unchecked Sendable {
    let db: Database
    private var statements: [String: SQLiteQuery] = [:]

    init(_ db: Database) { self.db = db }

    func statement(_ sql: String) throws -> SQLiteQuery {
        guard let known = statements[sql] else {
            let made = try SQLiteQuery(sql, db.cachedStatement(sql: sql), of: self)
            statements[sql] = made
            return made
        }
        // Who is in the midst of an answer is not disturbed.
        return try known.isReading ? SQLiteQuery(sql, db.makeStatement(sql: sql), of: self) : known
    }

    /// A statement that failed is not used again: SQLite cannot bring it back to where it began.
    func forget(_ sql: String) { statements[sql] = nil }
}
