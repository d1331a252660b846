internal import CirclesCore
internal import Foundation

/// One write, with what is needed to tell and undo it.
struct JournalRow: StoredRow {
    static let table = "journal"
    static let primaryKey = ["seq"]

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
    var agent: String?

    var canBeUndone: Bool { undoneAt == nil && action.canBeUndone && !body.isEmpty }

    func entry() throws -> JournalEntry {
        JournalEntry(
            id: try StoreError.id(id), at: at, action: action, what: what, isAutomatic: isAutomatic, agent: agent,
            cause: try cause.map(StoreError.id), undoneAt: undoneAt, canBeUndone: canBeUndone,
            about: JournalEntry.Subject(
                capture: try captureId.map(StoreError.id), interaction: try interactionId.map(StoreError.id),
                note: try noteId.map(StoreError.id), contact: try contactId.map(StoreError.id)))
    }
}
