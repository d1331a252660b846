internal import CirclesCore

/// Deleted for good means in the journal, too: no entry keeps an image of captures that are gone, nor of what they ever were a
/// part of.
///
/// An entry that filed one of them, or took it back, has no images afterwards: put back in part, it would leave another of its
/// captures without a conclusion. Others lose only what belongs to interactions that are gone.
struct ImageForgetting {
    private let captures: Set<String>
    private let notes: Set<String>
    /// Interactions that the captures were ever in, and that are no more.
    private var interactions: Set<String>
    private var entries: [Int64: JournalRow] = [:]

    init(_ interaction: String, _ captures: [String], _ notes: [String]) {
        self.captures = Set(captures)
        self.notes = Set(notes)
        interactions = [interaction]
    }

    mutating func run(_ db: any Session) throws {
        // An entry about one interaction may tell of another that a capture was in before.
        var wanted = interactions.union(notes).union(captures)
        while !wanted.isEmpty {
            let known = interactions
            for row in try Self.entries(about: wanted, db) {
                guard let seq = row.seq, entries.updateValue(row, forKey: seq) == nil else { continue }
                interactions.formUnion(row.body.filter { isLink($0) }.compactMap(\.interaction))
            }
            wanted = interactions.subtracting(known)
        }
        interactions.subtract(try InteractionRow.rows(db, where: "id", isOneOf: Array(interactions)).map(\.id))
        for row in entries.values { try forget(row, db) }
    }

    private func forget(_ row: JournalRow, _ db: any Session) throws {
        var row = row
        if row.body.contains(where: { isLink($0) || isNote($0) }) {
            row.body = []
        } else {
            row.body.removeAll { $0.interaction.map(interactions.contains) ?? isReading($0) }
        }
        try row.update(db)
        // What has nothing left to undo stands in nobody's way.
        if row.body.isEmpty { try db.run("DELETE FROM journal_mention WHERE seq = ?", [row.seq]) }
    }

    private func isLink(_ change: RowChange) -> Bool {
        change.table == .interactionCapture && captures.contains(change.key["capture_id"]?.text ?? "")
    }

    private func isNote(_ change: RowChange) -> Bool {
        change.table == .inboxNote && notes.contains(change.key["id"]?.text ?? "")
    }

    private func isReading(_ change: RowChange) -> Bool {
        [.transcript, .extraction].contains(change.table) && captures.contains(change.key["capture_id"]?.text ?? "")
    }

    /// - Parameter ids: Of interactions, notes and captures. A participant's key begins with its interaction's.
    private static func entries(about ids: Set<String>, _ db: any Session) throws -> [JournalRow] {
        try JournalRow.fetchAll(
            db,
            """
            SELECT * FROM journal WHERE seq IN (SELECT seq FROM journal_mention
                WHERE substr(key, 1, 36) IN \(db.dialect.listed()))
            """, [try ids.sorted().storedJSON()])
    }
}
