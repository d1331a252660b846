package import CirclesCore
internal import GRDB

/// What no port shows, for tests of this engine.
extension CirclesDatabase {
    /// SQLite's own number: at 2, FULL, the writer waits for the disk at each commit.
    package func synchronousLevel() throws(CirclesError) -> Int {
        do {
            return try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") } ?? 0
        } catch {
            throw StoreError.describe(error, doing: "look at the database")
        }
    }

    /// The rows of tables as text, column by column, without the columns that only grow.
    ///
    /// - Parameter tables: Nil for those that an undo can put back.
    package func rows(of tables: [String]? = nil) async throws(CirclesError) -> [String: [String]] {
        try await read("look at the database") { db in
            var all: [String: [String]] = [:]
            for table in tables ?? JournalledTable.allCases.map(\.rawValue) {
                let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier)")
                all[table] = rows.map { row in
                    row.filter { $0.0 != "revision" }.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
                }.sorted()
            }
            return all
        }
    }
}
