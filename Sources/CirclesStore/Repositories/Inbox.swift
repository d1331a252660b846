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
        try await read("look up a note") { try SQLiteTransaction(db: $0).existing(id) }
    }

    package func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await write("change the note") { try NoteClosing(SQLiteTransaction(db: $0), at: now).dismiss(id) }
    }

    package func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await write("change the note") { try NoteClosing(SQLiteTransaction(db: $0), at: now).reopen(id) }
    }
}
