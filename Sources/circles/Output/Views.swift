import CirclesCore
import Foundation

// What other programs rely on: the JSON shapes of contacts, matches, interactions and notes.

struct SuggestionView: Encodable {
    let id: Contact.ID
    let uid: String?
    let name: String
    let score: Double
    let reason: String

    init(_ suggestion: MatchDecision.Suggestion) {
        id = suggestion.contact.id
        uid = suggestion.contact.uid
        name = suggestion.contact.name
        score = suggestion.score
        reason = suggestion.reason
    }
}

/// The `match` of an import.
struct MatchView: Encodable {
    let outcome: MatchDecision.Outcome
    let contact: Nullable<ContactReference>
    let contacts: [ContactReference]
    let method: Nullable<MatchDecision.Method>
    let score: Double
    let reason: String
    let suggestions: [SuggestionView]

    init(_ match: MatchDecision) {
        outcome = match.outcome
        contact = Nullable(match.contact)
        contacts = match.contacts
        method = Nullable(match.method)
        score = match.score
        reason = match.reason
        suggestions = match.suggestions.map(SuggestionView.init)
    }
}

/// A line of `contacts match --json`.
struct QueryView: Encodable {
    let query: String
    let outcome: MatchDecision.Outcome
    let contact: Nullable<ContactReference>
    let method: Nullable<MatchDecision.Method>
    let score: Double
    let margin: Double
    let reason: String
    let runnerUp: SuggestionView?
    let suggestions: [SuggestionView]

    init(_ match: MatchDecision) {
        query = match.query
        outcome = match.outcome
        contact = Nullable(match.contact)
        method = Nullable(match.method)
        score = match.score
        margin = match.margin
        reason = match.reason
        runnerUp = match.runnerUp.map(SuggestionView.init)
        suggestions = match.suggestions.map(SuggestionView.init)
    }
}

/// A line of `timeline --json`.
struct InteractionView: Encodable {
    struct Participant: Encodable {
        let contact: Nullable<ContactReference>
        let label: String
    }

    let interaction: Interaction
    let participants: [Participant]

    init(_ interaction: Interaction, _ contacts: [Contact.ID: Contact]) {
        self.interaction = interaction
        participants = interaction.participants.map {
            Participant(
                contact: Nullable($0.contactID.flatMap { contacts[$0] }.map(ContactReference.init)), label: $0.label)
        }
    }

    private enum CodingKeys: String, CodingKey { case participants }

    func encode(to encoder: any Encoder) throws {
        try interaction.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(participants, forKey: .participants)
    }
}

/// A line of `inbox list --json`.
struct NoteView: Encodable {
    let note: InboxNote
    let suggestions: [SuggestionView]

    init(_ note: InboxNote, _ suggestions: [MatchDecision.Suggestion]) {
        self.note = note
        self.suggestions = suggestions.map(SuggestionView.init)
    }

    private enum CodingKeys: String, CodingKey { case suggestions }

    func encode(to encoder: any Encoder) throws {
        try note.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(suggestions, forKey: .suggestions)
    }
}

/// A line of `import --json`.
struct ImportView: Encodable {
    let capture: Nullable<Capture.ID>
    let path: Nullable<String>
    let status: ImportResult.Status
    let interaction: Nullable<InteractionView>
    let inboxNote: Nullable<NoteView>
    let match: Nullable<MatchView>
    let timings: ImportResult.Timings
    let warnings: [Transcript.Warning]
    let error: Nullable<CirclesError>

    init(_ result: ImportResult, _ contacts: [Contact.ID: Contact]) {
        capture = Nullable(result.captureID)
        path = Nullable(result.path)
        status = result.status
        switch result.conclusion {
        case .interaction(let filed)?:
            interaction = Nullable(InteractionView(filed, contacts))
            inboxNote = Nullable(nil)
        case .note(let note)?:
            interaction = Nullable(nil)
            inboxNote = Nullable(NoteView(note, result.match?.suggestions ?? []))
        case nil:
            interaction = Nullable(nil)
            inboxNote = Nullable(nil)
        }
        match = Nullable(result.match.map(MatchView.init))
        timings = result.timings
        warnings = result.warnings
        error = Nullable(result.error)
    }
}
