internal import Foundation

/// Keeps what the user took away or corrected out of the summaries that the built-in rules wrote, and calls people by their names
/// where the screen shows a number.
///
/// A summary of the user's own words or of a model's stays as it is, and so does a group's, which tells of nobody what they like.
struct SettledSummary {
    private let store: any StoreTransaction
    private let now: Date

    init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// Writes the summary anew, if it tells something that was settled, or calls a contact by a number.
    func tell(_ id: Interaction.ID) throws {
        guard let filed = try store.interaction(id), !filed.summaryIsEdited else { return }
        try tell(of: filed.interaction)
    }

    /// The same of an interaction that is stored as it is here, with a summary that nobody edited.
    ///
    /// - Returns: Whether its summary in the store is another one now.
    @discardableResult
    func tell(of interaction: Interaction) throws -> Bool {
        guard let participant = interaction.participants.first, interaction.participants.count == 1,
            let contact = participant.contactID
        else { return false }
        let changes = try store.factChanges(of: contact)
        let isNumbered = !participant.label.contains(where: \.isLetter)
        guard !changes.isEmpty || isNumbered,
            let whole = try ConversationJoining(store, at: now).conversation(of: interaction),
            whole.parts.allSatisfy({ $0.extraction.model == RuleBasedExtractor.model }),
            let capturedAt = whole.parts.last?.capture.capturedAt
        else { return false }
        let extraction = whole.extraction
        var settled = extraction.settled(by: changes, in: interaction)
        if isNumbered, let name = try store.names(of: [contact]).first { settled.detectedName = name }
        guard settled != extraction else { return false }
        let conversation = Conversation(whole.transcript, capturedAt: capturedAt)
        try store.save(
            summary: SummaryRule().summary(
                of: whole.transcript, conversation, settled, DialogueState(conversation).threads), of: interaction.id)
        return true
    }
}

extension Extraction {
    /// Without what the user took away of the contact, and with what they made of the rest.
    func settled(by changes: [FactChange], in interaction: Interaction) -> Extraction {
        func change(_ kind: FactChange.Kind, _ fact: String) -> FactChange? {
            let plain = PlainText.of(fact)
            return changes.first { $0.kind == kind && $0.original == plain }
        }
        var settled = self
        settled.interests = interests.compactMap { interest in
            guard interest.about == .contact, let change = change(.like, interest.topic) else { return interest }
            return change.text.map { Interest(topic: $0, about: interest.about, evidence: interest.evidence) }
        }
        settled.relationships = relationships.compactMap { relation in
            guard relation.about == .contact, let change = change(.person, relation.text) else { return relation }
            return change.text.map {
                Relationship(relation: $0, name: nil, about: relation.about, evidence: relation.evidence)
            }
        }
        settled.events = events.compactMap { event in
            guard let date = event.date else { return event }
            let planned = PlannedEvent(event, on: date, in: interaction, key: "")
            guard let corrected = planned.corrected(by: changes) else { return nil }
            guard corrected != planned else { return event }
            var told = event
            (told.title, told.date, told.time, told.place) = (
                corrected.title, corrected.date, corrected.time, corrected.place
            )
            (told.lastDate, told.repeats, told.isUncertain) = (corrected.lastDate, corrected.repeats, false)
            return told
        }
        settled.news = news?.compactMap { item in
            guard let change = change(.news, item.evidence.quote) else { return item }
            return change.text.map {
                News(kind: item.kind, about: item.about, evidence: Evidence(quote: $0, message: item.evidence.message))
            }
        }
        return settled
    }
}

extension Extraction.Relationship {
    /// "sister: Ana".
    package var text: String { name.map { "\(relation): \($0)" } ?? relation }
}
