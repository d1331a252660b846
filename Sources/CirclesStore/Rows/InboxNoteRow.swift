internal import CirclesCore
internal import Foundation

struct InboxNoteRow: StoredRow {
    static let table = "inbox_note"

    var id: String
    var captureId: String
    var reason: InboxNote.Reason
    var explanation: String
    /// JSON.
    var remedy: String?
    var title: String?
    var summary: String?
    var text: String
    var state: InboxNote.State
    var interactionId: String?
    var revision: Int
    var rejectedContactIds: [String]
    var createdAt: Date

    init(_ note: InboxNote) {
        id = note.id.description
        captureId = note.captureID.description
        reason = note.reason
        explanation = note.explanation
        remedy = note.remedy.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
        title = note.title
        summary = note.summary
        text = note.text
        state = note.state
        interactionId = note.interactionID?.description
        revision = note.revision
        rejectedContactIds = note.rejectedContactIDs.map(\.description)
        createdAt = note.createdAt
    }

    /// A remedy that this version does not know is left out: the note counts for more.
    func note() throws -> InboxNote {
        InboxNote(
            id: try StoreError.id(id), captureID: try StoreError.id(captureId), reason: reason,
            explanation: explanation,
            remedy: remedy.flatMap { try? JSONDecoder().decode(Remedy.self, from: Data($0.utf8)) }, title: title,
            summary: summary, text: text, state: state,
            interactionID: try interactionId.map(StoreError.id), revision: revision,
            rejectedContactIDs: try rejectedContactIds.map(StoreError.id), createdAt: createdAt)
    }
}
