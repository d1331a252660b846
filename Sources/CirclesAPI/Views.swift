package import CirclesCore
internal import Foundation

// What other programs rely on: the JSON shapes of contacts, matches, interactions and notes.

package struct SuggestionView: Codable, Sendable {
    package let id: Contact.ID
    package let uid: String?
    package let name: String
    package let score: Double
    package let reason: String

    package init(_ suggestion: MatchDecision.Suggestion) {
        id = suggestion.contact.id
        uid = suggestion.contact.uid
        name = suggestion.contact.name
        score = suggestion.score
        reason = suggestion.reason
    }
}

/// The `match` of an import.
package struct MatchView: Codable, Sendable {
    package let outcome: MatchDecision.Outcome
    package let contact: Nullable<ContactReference>
    package let contacts: [ContactReference]
    package let method: Nullable<MatchDecision.Method>
    package let score: Double
    package let reason: String
    package let suggestions: [SuggestionView]

    package init(_ match: MatchDecision) {
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
package struct QueryView: Codable, Sendable {
    package let query: String
    package let outcome: MatchDecision.Outcome
    package let contact: Nullable<ContactReference>
    package let method: Nullable<MatchDecision.Method>
    package let score: Double
    package let margin: Double
    package let reason: String
    @Nullable package var runnerUp: SuggestionView?
    package let suggestions: [SuggestionView]

    package init(_ match: MatchDecision) {
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
package struct InteractionView: Codable, Sendable {
    package struct Participant: Codable, Sendable {
        package let contact: Nullable<ContactReference>
        package let label: String
    }

    package let interaction: Interaction
    package let participants: [Participant]

    package init(_ interaction: Interaction, _ contacts: [Contact.ID: Contact]) {
        self.interaction = interaction
        participants = interaction.participants.map {
            Participant(
                contact: Nullable($0.contactID.flatMap { contacts[$0] }.map(ContactReference.init)), label: $0.label)
        }
    }

    private enum CodingKeys: String, CodingKey { case participants, userNote }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        participants = try container.decode([Participant].self, forKey: .participants)
        var interaction = try Interaction(from: decoder)
        for (index, participant) in participants.enumerated() where interaction.participants.indices.contains(index) {
            interaction.participants[index].contactID = participant.contact.value?.id
        }
        self.interaction = interaction
    }

    package func encode(to encoder: any Encoder) throws {
        try interaction.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(interaction.userNote, forKey: .userNote)
        try container.encode(participants, forKey: .participants)
    }
}

/// A line of `inbox list --json`.
package struct NoteView: Codable, Sendable {
    package let note: InboxNote
    package let suggestions: [SuggestionView]
    /// What may make more of the capture than this note.
    package let hint: String?

    /// - Parameter hint: Says a remedy in words.
    package init(_ note: InboxNote, _ suggestions: [MatchDecision.Suggestion], hint: (Remedy) -> String) {
        self.note = note
        self.hint = note.remedy.map(hint)
        self.suggestions = suggestions.map(SuggestionView.init)
    }

    private enum CodingKeys: String, CodingKey { case suggestions, hint, title, summary, interactionID }

    package init(from decoder: any Decoder) throws {
        note = try InboxNote(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        suggestions = try container.decode([SuggestionView].self, forKey: .suggestions)
        hint = try container.decodeIfPresent(String.self, forKey: .hint)
    }

    package func encode(to encoder: any Encoder) throws {
        try note.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(note.title, forKey: .title)
        try container.encode(note.summary, forKey: .summary)
        try container.encode(note.interactionID, forKey: .interactionID)
        try container.encode(suggestions, forKey: .suggestions)
        try container.encode(hint, forKey: .hint)
    }
}

/// A line of `import --json`.
package struct ImportView: Codable, Sendable {
    package let capture: Nullable<Capture.ID>
    package let path: Nullable<String>
    package let status: ImportResult.Status
    package let interaction: Nullable<InteractionView>
    package let inboxNote: Nullable<NoteView>
    package let match: Nullable<MatchView>
    package let timings: ImportResult.Timings
    package let warnings: [Transcript.Warning]
    package let error: Nullable<ErrorView>

    /// - Parameter hint: Says a remedy in words.
    package init(_ result: ImportResult, _ contacts: [Contact.ID: Contact], hint: (Remedy) -> String) {
        capture = Nullable(result.captureID)
        path = Nullable(result.path)
        status = result.status
        switch result.outcome {
        case .interaction(let filed)?:
            interaction = Nullable(InteractionView(filed, contacts))
            inboxNote = Nullable(nil)
        case .note(let note)?:
            interaction = Nullable(nil)
            inboxNote = Nullable(NoteView(note, result.match?.suggestions ?? [], hint: hint))
        case nil:
            interaction = Nullable(nil)
            inboxNote = Nullable(nil)
        }
        match = Nullable(result.match.map(MatchView.init))
        timings = result.timings
        warnings = result.warnings
        error = Nullable(result.error.map { ErrorView($0, hint: hint) })
    }
}
