package import CirclesCore
package import Foundation

extension CirclesDatabase: InboxStore {
    package func notes(
        _ state: InboxNote.State?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<InboxNote> {
        let start = try ListKey(after, orAt: .lowest)
        return try await read("list the inbox") { db in
            // Said only where it is wanted: with "or all" in the condition, SQLite would use no index.
            let inState = state == nil ? "" : "AND state = :state"
            let isLabelled = label == nil ? "" : Self.isLabelled(db.dialect)
            let rows = try db.rows(
                """
                SELECT * FROM inbox_note WHERE (created_at, id) > (:instant, :id) \(inState) \(isLabelled)
                ORDER BY created_at, id LIMIT :limit
                """,
                [
                    "instant": start.instant, "id": start.id, "state": state?.rawValue, "label": label,
                    "limit": limit + 1,
                ]
            ) { (row: try $0.decode(InboxNoteRow.self), place: try ListKey($0, "created_at")) }
            return try Page(rows, limit: limit) {
                try $0.cursor()
            } items: {
                try $0.map { try $0.note() }
            }
        }
    }

    private static func isLabelled(_ dialect: any Dialect) -> String {
        """
        AND EXISTS (
            SELECT 1 FROM capture CROSS JOIN \(dialect.elements("capture.labels", as: "label"))
            WHERE capture.id = inbox_note.capture_id AND capture.labels <> '[]'
                AND \(dialect.areSame("label.value", ":label", ignoringCaseOf: .ascii)))
        """
    }

    package func noteIDs(startingWith prefix: String) async throws(CirclesError) -> [InboxNote.ID] {
        try await read("look up a note") { try $0.ids(of: "inbox_note", startingWith: prefix) }
    }

    package func note(_ id: InboxNote.ID) async throws(CirclesError) -> InboxNote {
        try await read("look up a note") { try SQLTransaction(db: $0).existing(id) }
    }

    package func listedTranscripts(of captures: [Capture.ID]) async throws(CirclesError) -> [Capture.ID: Transcript] {
        let list = captures.map(\.description)
        return try await read("look up transcripts") { db in
            let dialect = db.dialect
            let isGroup = dialect.isTrue("body", "isGroup")
            let short = dialect.json("body", without: "leftOut", with: [("messages", "[]"), ("text", "\"\"")])
            let rows = try TranscriptRow.fetchAll(
                db,
                """
                SELECT capture_id, title, '' AS text, confidence, CASE WHEN \(isGroup) THEN body ELSE \(short) END AS body
                FROM transcript
                WHERE capture_id IN \(dialect.listed()) AND (\(isGroup) OR \(dialect.count("body", "separators")) > 0)
                """, [try list.storedJSON()])
            return Dictionary(
                try rows.map { (try StoreError.id($0.captureId), $0.body) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func makePrivate(_ id: Capture.ID) async throws(CirclesError) {
        try await write("make the capture private") {
            try $0.run("UPDATE capture SET is_private = true WHERE id = ?", [id.description])
        }
    }

    package func add(userNote: String?, labels: [String], to id: Capture.ID) async throws(CirclesError) {
        try await write("keep the note's words") { db in
            let store = SQLTransaction(db: db)
            guard let capture = try store.capture(id) else { return }
            let words = UserNote.adding(userNote, to: capture.userNote), all = (capture.labels + labels).inOrderOnce
            guard words != nil || all != capture.labels else { return }
            try store.save(userNote: words ?? capture.userNote, labels: all, of: capture.id)
        }
    }

    package func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await write("change the note") { try NoteClosing(SQLTransaction(db: $0), at: now).dismiss(id) }
    }

    package func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed {
        try await write("change the note") { try NoteClosing(SQLTransaction(db: $0), at: now).reopen(id) }
    }
}
