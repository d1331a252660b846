internal import GRDB

/// Later entries that an undo would pull the ground from under.
///
/// One rests on another when it changed a row that the other changed, when it uses a row that the other made, or
/// when it deleted a row that the other would need again.
enum Dependants {
    static func of(_ group: [JournalRow], _ db: Database) throws -> [JournalRow] {
        var found: [Int64: JournalRow] = [:]
        for row in group {
            for later in try of(row, db) { if let seq = later.seq { found[seq] = later } }
        }
        let own = Set(group.map(\.id))
        return found.values.filter { !own.contains($0.id) }.sorted { ($0.seq ?? 0) > ($1.seq ?? 0) }
    }

    private static func of(_ row: JournalRow, _ db: Database) throws -> [JournalRow] {
        try JournalRow.fetchAll(
            db,
            sql: """
                SELECT * FROM journal WHERE undone_at IS NULL AND seq IN (
                    SELECT later.seq FROM journal_mention AS own
                    JOIN journal_mention AS later ON later.key = own.key AND later.seq > own.seq
                    WHERE own.seq = ?
                        AND (own.role = \(Mention.created.rawValue) OR later.role = \(Mention.deleted.rawValue)
                            OR (own.role <> \(Mention.named.rawValue) AND later.role <> \(Mention.named.rawValue))))
                """,
            arguments: [row.seq])
    }
}
