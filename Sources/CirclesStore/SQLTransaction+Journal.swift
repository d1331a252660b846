internal import CirclesCore
internal import Foundation

/// Entries of the journal, read without their images: those of an import are thousands.
extension SQLTransaction: JournalTransaction {
    func entry(_ id: JournalEntry.ID) throws -> KnownEntry? { try entries("id = ?", [id.description]).first }

    func lastStep(before number: Int64?) throws -> KnownEntry? {
        try entries("undone_at IS NULL AND cause IS NULL AND seq < ? ORDER BY seq DESC LIMIT 1", [number ?? Int64.max])
            .first
    }

    func entries(causedBy id: JournalEntry.ID) throws -> [KnownEntry] {
        try entries("cause = ? AND undone_at IS NULL", [id.description])
    }

    func entries(after entry: KnownEntry, sharing pairs: [MentionPair]) throws -> [KnownEntry] {
        let roles = pairs.map { "\($0.own.rawValue)/\($0.later.rawValue)" }
        return try entries(
            """
            undone_at IS NULL AND seq IN (
                SELECT later.seq FROM journal_mention AS own
                JOIN journal_mention AS later ON later.key = own.key AND later.seq > own.seq
                WHERE own.seq = ?1 AND own.role || '/' || later.role IN \(db.dialect.listed("?2")))
            """,
            [entry.number, try roles.storedJSON()])
    }

    private func entries(_ condition: String, _ arguments: SQLArguments) throws -> [KnownEntry] {
        let sql = """
            SELECT seq, id, at, action, is_automatic, agent, what, cause, interaction_id, note_id, undone_at,
                body <> '[]' AS has_images
            FROM journal WHERE \(condition)
            """
        return try db.rows(sql, arguments, Self.known)
    }

    private static func known(_ row: ResultRow) throws -> KnownEntry {
        guard let action = JournalEntry.Action(rawValue: try row[3]) else {
            throw CirclesError(.internalError, "the journal has an entry of an unknown kind")
        }
        let cause: String? = try row[7], interaction: String? = try row[8], note: String? = try row[9]
        let undoneAt: Date? = try row[10], hasImages: Bool = try row[11]
        let entry = JournalEntry(
            id: try StoreError.id(row[1]), at: try row[2], action: action, what: try row[6],
            isAutomatic: try row[4], agent: try row[5], cause: try cause.map(StoreError.id), undoneAt: undoneAt,
            canBeUndone: undoneAt == nil && action.canBeUndone && hasImages)
        return KnownEntry(
            entry, number: try row[0], interaction: try interaction.map(StoreError.id),
            note: try note.map(StoreError.id))
    }

    func markUndone(_ entry: KnownEntry, at now: Date) throws {
        try db.run("UPDATE journal SET undone_at = ? WHERE seq = ?", [now, entry.number])
    }

    func markAnswersUndone(to id: Interaction.ID, at now: Date) throws {
        try db.run(
            "UPDATE journal SET undone_at = ? WHERE undone_at IS NULL AND action = ? AND interaction_id = ?",
            [now, JournalEntry.Action.refreshed.rawValue, id.description])
    }

    func markLearningUndone(of name: KnownName, at now: Date) throws {
        try db.run(
            """
            UPDATE journal SET undone_at = ? WHERE action = ? AND undone_at IS NULL
                AND seq IN (SELECT seq FROM journal_mention WHERE key = ? AND role = ?)
            """, [now, JournalEntry.Action.aliasLearnt.rawValue, name.id, Mention.created.rawValue])
    }

    func forgetImages(of id: Interaction.ID, _ captures: [Capture.ID], _ notes: [InboxNote.ID]) throws {
        var forgetting = ImageForgetting(
            id.description, captures.map(\.description), notes.map(\.description))
        try forgetting.run(db)
    }
}

/// The images of rows that entries keep.
extension SQLTransaction {
    func names(madeBy entry: KnownEntry) throws -> [KnownName] {
        try images(of: entry).compactMap { change in
            try change.key["id"]?.text.flatMap { try ContactNameRow.row(db, $0)?.known }
        }
    }

    func restore(_ entry: KnownEntry) throws -> RestoredRows {
        let changes = try images(of: entry)
        // Names that are about to go, and captures that are about to be free, still say whose they are.
        let contacts = try contacts(concernedBy: changes), captures = try captures(concernedBy: changes)
        try Restoration.apply(changes, db)
        try BookRevision.raise(contacts, db)
        return RestoredRows(
            contacts: Set(try contacts.map { try StoreError.id($0) }),
            captures: Set(try captures.map { try StoreError.id($0) }))
    }

    private func images(of entry: KnownEntry) throws -> [RowChange] {
        try JournalRow.row(db, entry.number)?.body ?? []
    }

    private func contacts(concernedBy changes: [RowChange]) throws -> Set<String> {
        var contacts: Set<String> = []
        for change in changes {
            switch change.table {
            case .contact: contacts.formUnion([change.key["id"]?.text].compactMap(\.self))
            case .contactName:
                let known =
                    try change.before?["contact_id"]?.text
                    ?? change.key["id"]?.text.flatMap { try ContactNameRow.row(db, $0)?.contactId }
                contacts.formUnion([known].compactMap(\.self))
            default: break
            }
        }
        return contacts
    }

    private func captures(concernedBy changes: [RowChange]) throws -> Set<String> {
        let interactions = Array(Set(changes.compactMap(\.interaction)))
        let notes = changes.filter { $0.table == .inboxNote }.compactMap { $0.key["id"]?.text }
        let linked = changes.filter { $0.table == .interactionCapture }.compactMap { $0.key["capture_id"]?.text }
        let noted = try InboxNoteRow.rows(db, where: "id", isOneOf: notes).map(\.captureId)
        let filed = try InteractionCaptureRow.rows(db, where: "interaction_id", isOneOf: interactions)
        return Set(filed.map(\.captureId) + linked + noted)
    }
}
