package import CirclesCore
internal import GRDB

extension CirclesDatabase: MaintenanceStore {
    package func health() async throws(CirclesError) -> Health {
        try await read("check the database") { db in
            func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
            return Health(
                sqliteVersion: try String.fetchOne(db, sql: "SELECT sqlite_version()") ?? "?",
                integrity: try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? "?",
                contacts: try count("SELECT count(*) FROM contact"),
                interactions: try count("SELECT count(*) FROM interaction"),
                openNotes: try count("SELECT count(*) FROM inbox_note WHERE state = 'open'"),
                unfinishedCaptures: try count("SELECT count(*) FROM capture WHERE state <> 'filed'"))
        }
    }

    package func workload() async throws(CirclesError) -> Workload {
        try await read("count what waits") { db in
            Workload(
                unfinishedCaptures: try Int.fetchOne(db, sql: "SELECT count(*) FROM capture WHERE state <> 'filed'")
                    ?? 0,
                openNotes: try Int.fetchOne(db, sql: "SELECT count(*) FROM inbox_note WHERE state = 'open'") ?? 0)
        }
    }

    /// Writes a consistent copy to a new file, by SQLite's own backup.
    package func copy(to path: String) async throws(CirclesError) {
        do {
            let copy = try DatabaseQueue(path: path)
            try pool.backup(to: copy)
            // Without a log beside it: the copy is one file.
            try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
        } catch {
            throw StoreError.describe(error, doing: "copy the database")
        }
    }

    package func copyForDryRun() throws(CirclesError) -> any Store { try CirclesDatabase(scratchCopyOf: self) }
}
