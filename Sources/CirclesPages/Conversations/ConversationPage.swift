package import CirclesCore
internal import Foundation

/// One conversation: what was said, what was understood of it, and how it is corrected.
package struct ConversationPage: Sendable {
    struct Fact: Sendable {
        let fact: String
        let evidence: String?
    }

    struct FactList: Sendable {
        let kind: String
        let facts: [Fact]
    }

    let id: String
    let names: String
    let when: String
    let summary: String
    let summaryIsPending: Bool
    let note: String?
    let people: [Link]
    let bubbles: BubbleRow.List?
    let lists: [FactList]
    let pictures: [Link]
    /// What a model was sent about it.
    let asked: String?
    let isOneToOne: Bool
    let seen: String
    let found: [ChoiceRow]
    let nobodyFound: String?
    let query: String?
    /// Why the last step was not done.
    let problem: String?
    /// The summary and the note that could not be saved.
    let typed: Typed?

    /// A summary and a note as they stood in the form.
    package struct Typed: Sendable {
        let summary: String
        let note: String

        package init(summary: String, note: String) {
            (self.summary, self.note) = (summary, note)
        }
    }

    /// A step that was not done: why, and what was typed for it.
    package struct Refused: Sendable {
        let said: String
        let typed: Typed?
        let message: MessageForm.Typed?

        package init(_ said: String, typed: Typed? = nil, message: MessageForm.Typed? = nil) {
            (self.said, self.typed, self.message) = (said, typed, message)
        }
    }

    /// - Parameters:
    ///   - asked: Of which a model was asked.
    ///   - seen: The state that is shown; a form gives it back.
    ///   - search: What was typed to find whom it was really with.
    ///   - correcting: The message that is to be corrected, counted from 1.
    package init(
        _ interaction: Interaction, _ contacts: [Contact.ID: Contact], pictures: [Capture.ID], asked: Capture.ID? = nil,
        seen: String,
        search: NotePage.Search?, correcting: Int? = nil, refused: Refused? = nil
    ) {
        problem = refused?.said
        typed = refused?.typed
        id = interaction.id.description
        names = Names.of(interaction, contacts)
        when = DayText.of(interaction)
        summary = interaction.summary
        summaryIsPending = interaction.summaryIsPending
        note = interaction.userNote
        let known = interaction.participants.compactMap { $0.contactID.flatMap { contacts[$0] } }
        people = known.map { Link($0.name, "/people/\($0.id)") }
        isOneToOne = known.count == 1
        bubbles =
            interaction.messages.isEmpty
            ? nil
            : BubbleRow.list(
                interaction.messages, other: known.count == 1 ? known.first?.name : nil, limit: 120,
                correcting: MessageForm.Place(
                    page: "/conversations/\(id)?", target: "/conversations/\(id)/correct", seen: seen,
                    chosen: correcting, typed: refused?.message))
        lists = Self.lists(interaction)
        self.pictures = pictures.enumerated().map {
            Link(pictures.count == 1 ? "Screenshot" : "Screenshot \($0 + 1)", "/pictures/\($1)")
        }
        self.asked = asked.map { "/captures/\($0)" }
        self.seen = seen
        query = search?.words
        found = (search?.found ?? []).enumerated().map { ChoiceRow($1, $0 + 1, isFirst: false) }
        nobodyFound = search.flatMap { $0.found.isEmpty ? $0.words : nil }
    }

    private static func lists(_ interaction: Interaction) -> [FactList] {
        let plans = interaction.events.map { event in
            Fact(fact: EventText(event).line ?? event.title.capitalizedAtStart, evidence: quote(event.evidence))
        }
        let likes = interaction.interests.map { interest in
            Fact(
                fact: interest.topic.capitalizedAtStart + whose(interest.about), evidence: quote(interest.evidence))
        }
        let people = interaction.relationships.map { relation in
            Fact(
                fact: [relation.relation, relation.name].compactMap(\.self).joined(separator: ": ").capitalizedAtStart
                    + whose(relation.about), evidence: quote(relation.evidence))
        }
        return [("Plans", plans), ("Likes", likes), ("People", people)].filter { !$0.1.isEmpty }.map {
            FactList(kind: $0.0, facts: $0.1)
        }
    }

    private static func whose(_ subject: Extraction.Subject) -> String {
        switch subject {
        case .me: " (you)"
        case .contact: ""
        case .other, .unknown: " (somebody else)"
        }
    }

    private static func quote(_ evidence: Extraction.Evidence) -> String? {
        evidence.quote.isEmpty ? nil : UntrustedText.line(evidence.quote, limit: 200)
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("conversation", frame, self) }
}
