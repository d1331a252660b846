package import CirclesCore
internal import Foundation
internal import GRDB

extension CirclesDatabase: JournalStore {
    package func journal(limit: Int?) async throws(CirclesError) -> [JournalEntry] {
        try await read("read the journal") { db in
            try JournalRow.fetchAll(
                db, sql: "SELECT * FROM journal ORDER BY seq DESC LIMIT ?", arguments: [limit ?? -1]
            ).map { try $0.entry() }
        }
    }

    package func journalIDs(startingWith prefix: String) async throws(CirclesError) -> [JournalEntry.ID] {
        try await read("read the journal") { db in
            try String.fetchAll(
                db, sql: "SELECT id FROM journal WHERE substr(id, 1, length(?1)) = ?1 ORDER BY seq LIMIT 20",
                arguments: [prefix]
            ).map { try StoreError.id($0) }
        }
    }

    /// Deleted for good means here, too: the rows that entries keep of an interaction and its notes go.
    static func forgetRows(of interaction: String, _ notes: [String], _ db: Database) throws {
        let keys = [interaction] + notes
        let rows = try JournalRow.fetchAll(
            db,
            sql: """
                SELECT * FROM journal WHERE seq IN (SELECT seq FROM journal_mention
                    WHERE key IN (SELECT value FROM json_each(?1)) OR substr(key, 1, length(?2)) = ?2)
                """,
            arguments: [String(decoding: try JSONEncoder().encode(keys), as: UTF8.self), interaction + "/"])
        for var row in rows {
            row.body.removeAll { change in
                change.interaction == interaction
                    || (change.table == .inboxNote && notes.contains(change.key["id"]?.text ?? ""))
            }
            try row.update(db)
            // What has nothing left to undo stands in nobody's way.
            guard row.body.isEmpty else { continue }
            try db.execute(sql: "DELETE FROM journal_mention WHERE seq = ?", arguments: [row.seq])
        }
    }
}
