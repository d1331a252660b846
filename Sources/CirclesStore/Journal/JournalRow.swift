internal import CirclesCore
internal import Foundation
internal import GRDB

/// One write, with what is needed to tell and undo it.
struct JournalRow: StoredRow {
    static let databaseTableName = "journal"

    /// Grows: later entries have higher numbers.
    var seq: Int64?
    var id: String
    var at: Date
    var action: JournalEntry.Action
    var isAutomatic: Bool
    var what: String
    var cause: String?
    var captureId: String?
    var interactionId: String?
    var noteId: String?
    var contactId: String?
    var body: [RowChange]
    var undoneAt: Date?

    var canBeUndone: Bool { undoneAt == nil && action.canBeUndone && !body.isEmpty }

    func entry() throws -> JournalEntry {
        JournalEntry(
            id: try StoreError.id(id), at: at, action: action, what: what, isAutomatic: isAutomatic,
            cause: try cause.map(StoreError.id), undoneAt: undoneAt, canBeUndone: canBeUndone)
    }
}

/// What an entry is about.
struct JournalDraft: Sendable {
    var id: JournalEntry.ID = .random()
    var action: JournalEntry.Action
    var isAutomatic = false
    var what: String
    var cause: JournalEntry.ID?
    var capture: Capture.ID?
    var interaction: Interaction.ID?
    var note: InboxNote.ID?
    var contact: Contact.ID?
    /// Rows that it rests on without changing them.
    var restsOn: [String] = []

    init(_ action: JournalEntry.Action, _ what: String) {
        self.action = action
        self.what = what
    }

    /// Performs `body` and records how the rows of `scope` changed; nothing is recorded when none did.
    func write<Value>(
        _ scope: JournalScope, at now: Date, _ db: Database, _ body: () throws -> Value
    ) throws -> Value {
        let before = try Snapshot(scope, db)
        let value = try body()
        var (changes, mentions) = before.changes(to: try Snapshot(scope, db))
        guard !changes.isEmpty else { return value }
        for key in restsOn where mentions[key] == nil { mentions[key] = .named }
        try JournalRow(
            id: id.description, at: now, action: action, isAutomatic: isAutomatic, what: what,
            cause: cause?.description, captureId: capture?.description, interactionId: interaction?.description,
            noteId: note?.description, contactId: contact?.description,
            body: action.canBeUndone ? changes : []
        ).insert(db)
        guard action.canBeUndone else { return value }
        let seq = db.lastInsertedRowID
        let statement = try db.cachedStatement(sql: "INSERT INTO journal_mention VALUES (?, ?, ?)")
        for (key, mention) in mentions { try statement.execute(arguments: [seq, key, mention.rawValue]) }
        return value
    }
}
