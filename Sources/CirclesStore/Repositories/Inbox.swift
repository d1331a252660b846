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
                db.cachedStatement(
                    sql: """
                        SELECT * FROM inbox_note WHERE (created_at, id) > (:instant, :id) \(inState) \(isLabelled)
                        ORDER BY created_at, id LIMIT :limit
                        """),
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
        try await read("look up a note") { try SQLiteTransaction(db: $0).existing(id) }
    }

    package func listedTranscripts(of captures: [Capture.ID]) async throws(CirclesError) -> [Capture.ID: Transcript] {
        let list = captures.map(\.description)
        return try await read("look up transcripts") { db in
            let rows = try TranscriptRow.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT capture_id, title, '' AS text, confidence,
                            CASE WHEN json_extract(body, '$.isGroup') THEN body
                                ELSE json_set(json_remove(body, '$.leftOut'), '$.messages', json('[]'), '$.text', '') END AS body
                        FROM transcript
                        WHERE capture_id IN (SELECT value FROM json_each(?))
                            AND (json_extract(body, '$.isGroup') OR json_array_length(body, '$.separators') > 0)
                        """),
                arguments: [try list.storedJSON()])
            return Dictionary(
                try rows.map { (try StoreError.id($0.captureId), $0.body) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func makePrivate(_ id: Capture.ID) async throws(CirclesError) {
        try await write("make the capture private") {
            try $0.run("UPDATE capture SET is_private = 1 WHERE id = ?", [id.description])
        }
    }

    package func add(userNote: String?, labels: [String], to id: Capture.ID) async throws(CirclesError) {
        try await write("keep the note's words") { db in
            let store = SQLiteTransaction(db: db)
            guard let capture = try store.capture(id) else { return }
            let words = UserNote.adding(userNote, to: capture.userNote), all = (capture.labels + labels).inOrderOnce
            guard words != nil || all != capture.labels else { return }
            try store.save(userNote: words ?? capture.userNote, labels: all, of: capture.id)
        }
    }

    package func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await write("change the note") { try NoteClosing(SQLiteTransaction(db: $0), at: now).dismiss(id) }
    }

    package func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await write("change the note") { try NoteClosing(SQLiteTransaction(db: $0), at: now).reopen(id) }
    }
}
