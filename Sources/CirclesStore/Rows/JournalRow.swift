internal import CirclesCore
internal import Foundation
internal import GRDB

/// One write, with what is needed to tell and undo it.
struct JournalRow: StoredRow {
    static let databaseTableName = "journal"

    enum Action: String, Codable, Sendable {
        case filed, noted, assigned, dismissed, reopened, moved, edited, deleted, contactAdded, contactEdited
        case contactRemoved, refreshed
    }

    var id: String
    var at: Date
    var action: Action
    var isAutomatic: Bool
    var captureId: String?
    var interactionId: String?
    var noteId: String?
    var contactId: String?
    /// JSON of what stood there before, `{}` when nothing did.
    var body: String
    var undoneAt: Date?

    static func record(
        _ action: Action, automatic: Bool, capture: Capture.ID? = nil, interaction: Interaction.ID? = nil,
        note: InboxNote.ID? = nil, contact: Contact.ID? = nil, before: (any Encodable)? = nil, at now: Date,
        _ db: Database
    ) throws {
        let body = try before.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) } ?? "{}"
        try JournalRow(
            id: Identifier<JournalRow>.random().description, at: now, action: action, isAutomatic: automatic,
            captureId: capture?.description, interactionId: interaction?.description, noteId: note?.description,
            contactId: contact?.description, body: body
        ).insert(db)
    }
}
