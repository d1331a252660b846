package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase: InboxStore {
    package func notes(_ state: InboxNote.State?) async throws(CirclesError) -> [InboxNote] {
        try await read("list the inbox") { db in
            try InboxNoteRow.fetchAll(
                db, sql: "SELECT * FROM inbox_note WHERE ?1 IS NULL OR state = ?1 ORDER BY created_at, id",
                arguments: [state?.rawValue]
            ).map { try $0.note() }
        }
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
