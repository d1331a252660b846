internal import CirclesCore
package import CirclesStore
internal import GRDB

/// What no port shows, for tests of this engine.
extension CirclesDatabase {
    /// SQLite's own number: at 2, FULL, the writer waits for the disk at each commit.
    package func synchronousLevel() throws -> Int? {
        try (engine as? SQLiteEngine)?.pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    }
}
