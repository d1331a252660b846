package import Foundation

/// A capture that could not be filed without asking.
package struct InboxNote: Codable, Hashable, Sendable {
    package typealias ID = NoteID

    /// Why it is here.
    package enum Reason: String, Codable, Sendable {
        case unknownContact, ambiguousContact, lowConfidence
        /// The evidence is good but only a part of a name, or two sources disagree: a yes is enough.
        case confirm
        case waitingForModel, modelFailed, noText
        /// The work on it was cut off again and again.
        case interrupted
        /// It shows just what another capture shows: a picture saved anew.
        case duplicate
        /// The user took a filing back.
        case undone
    }

    package enum State: String, Codable, Sendable {
        case open, filed, dismissed
    }

    package var id: ID
    package var captureID: Capture.ID
    package var reason: Reason
    /// `reason` in words about this very note: what happened, not what to do.
    package var explanation: String
    /// What may make more of the capture than this note.
    package var remedy: Remedy?
    package var title: String?
    package var summary: String?
    package var text: String
    package var state: State
    package var interactionID: Interaction.ID?
    /// Grows with each change; a late answer is applied only to the revision it was asked for.
    package var revision: Int
    package var rejectedContactIDs: [Contact.ID]
    package var createdAt: Date

    /// Without the remedy: whoever prints a note says that in words.
    private enum CodingKeys: String, CodingKey {
        case id, captureID, reason, explanation, title, summary, text, state, interactionID, revision
        case rejectedContactIDs, createdAt
    }

    package init(
        id: ID, captureID: Capture.ID, reason: Reason, explanation: String, remedy: Remedy? = nil, title: String?,
        summary: String?, text: String, state: State = .open, interactionID: Interaction.ID? = nil, revision: Int = 1,
        rejectedContactIDs: [Contact.ID] = [], createdAt: Date
    ) {
        self.id = id
        self.captureID = captureID
        self.reason = reason
        self.explanation = explanation
        self.remedy = remedy
        self.title = title
        self.summary = summary
        self.text = text
        self.state = state
        self.interactionID = interactionID
        self.revision = revision
        self.rejectedContactIDs = rejectedContactIDs
        self.createdAt = createdAt
    }
}

extension InboxNote.Reason {
    /// Why a note is in the inbox, in words. JSON has the key.
    package var words: String {
        switch self {
        case .unknownContact: "not in your contacts"
        case .ambiguousContact: "several contacts fit"
        case .lowConfidence: "not sure enough"
        case .confirm: "please confirm"
        case .waitingForModel: "waiting for a model"
        case .modelFailed: "the model failed"
        case .noText: "no text found"
        case .interrupted: "interrupted"
        case .duplicate: "a duplicate"
        case .undone: "taken back"
        }
    }
}
