package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase: InboxStore {
    package func notes(
        _ state: InboxNote.State?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<InboxNote> {
        let start = try ListKey(after, orAt: .lowest)
        // Said only where it is wanted: with "or all" in the condition, SQLite would use no index.
        let inState: StaticString = state == nil ? "" : "AND state = :state"
        let isLabelled: StaticString = label == nil ? "" : Self.isLabelled
        return try await read("list the inbox") { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM inbox_note WHERE (created_at, id) > (:instant, :id) \(inState) \(isLabelled)
                    ORDER BY created_at, id LIMIT :limit
                    """,
                arguments: [
                    "instant": start.instant, "id": start.id, "state": state?.rawValue, "label": label,
                    "limit": limit + 1,
                ])
            return try Page(rows, limit: limit) { row in
                try ListKey.cursor(after: row, "created_at")
            } items: { rows in
                try rows.map { try InboxNoteRow(row: $0).note() }
            }
        }
    }

    private static let isLabelled: StaticString = """
        AND EXISTS (
            SELECT 1 FROM capture CROSS JOIN json_each(capture.labels) AS label
            WHERE capture.id = inbox_note.capture_id AND capture.labels <> '[]' AND label.value = :label COLLATE NOCASE)
        """

    package func noteIDs(startingWith prefix: String) async throws(CirclesError) -> [InboxNote.ID] {
        try await read("look up a note") { try $0.ids(of: "inbox_note", startingWith: prefix) }
    }

    package func note(_ id: InboxNote.ID) async throws(CirclesError) -> InboxNote {
        try await read("look up a note") { try Self.note(id, $0) }
    }

    static func note(_ id: InboxNote.ID, _ db: Database) throws -> InboxNote {
        guard let row = try InboxNoteRow.fetchOne(db, key: id.description) else {
            throw CirclesError(.notFound, "there is no note \(id.short)")
        }
        return try row.note()
    }

    package func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await change(id, at: now, .dismissed) { note in
            guard note.state == .open else { throw note.notOpen }
        }
    }

    package func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await change(id, at: now, .reopened) { note in
            guard note.state != .filed else {
                throw CirclesError(
                    .usage, "note \(note.id.short) is filed", remedy: .takeBack(note.interactionID))
            }
        }
    }

    private func change(
        _ id: InboxNote.ID, at now: Date, _ action: JournalEntry.Action,
        if allowed: @escaping @Sendable (InboxNote) throws -> Void
    ) async throws(CirclesError) -> Changed {
        try await write("change the note") { db in
            let note = try Self.note(id, db)
            try allowed(note)
            let isOpen = action == .reopened
            var draft = JournalDraft(action, "\(action.rawValue) \(note.quotedTitle)")
            draft.capture = note.captureID
            draft.note = id
            try draft.record(JournalScope(nil, note.captureID), at: now, db) {
                try SQLiteTransaction(db: db).save(note.closed(as: isOpen ? .open : .dismissed, nil))
            }
            try SQLiteTransaction(db: db).settle(note.captureID, at: isOpen ? nil : now)
            return Changed(entry: draft.id, note: try Self.note(id, db))
        }
    }
}
