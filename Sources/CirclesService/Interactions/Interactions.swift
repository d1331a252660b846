package import CirclesCore
internal import Foundation

/// What can be done with what was filed.
package struct Interactions: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    /// An interaction with those contacts who take part in it.
    package struct Listed: Sendable {
        package let interaction: Interaction
        package let contacts: [Contact.ID: Contact]
    }

    /// Newest first.
    ///
    /// - Parameters:
    ///   - contact: Nil: with anybody.
    ///   - label: Only those that have it, or are with a contact that has it.
    /// - Throws: `CirclesError` when the database cannot be read.
    package func timeline(
        of contact: Contact?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<Listed> {
        let page = try await context.database.timeline(of: contact?.id, label: label, limit: limit, after: after)
        let contacts = try await context.database.contacts(of: page.items)
        return page.map { interaction in
            let known = interaction.participants.compactMap { $0.contactID.flatMap { contacts[$0] } }
            return Listed(
                interaction: interaction,
                contacts: Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
        }
    }

    /// - Throws: `CirclesError` with `badInput` for an empty or too long text, `usage` for what is no time or no change.
    package func edit(
        _ interaction: Interaction, _ edit: InteractionEdit
    ) async throws(CirclesError) -> Interaction {
        switch edit.problem {
        case .nothingChanges?: throw CirclesError(.usage, "nothing is said to change")
        case .longSummary?:
            throw CirclesError(
                .badInput, "the summary is longer than \(InteractionEdit.maximumSummary) characters")
        case .longNote?:
            throw CirclesError(.badInput, "the note is longer than \(SubmissionDetails.maximumNote) characters")
        case nil: break
        }
        let zone = TimeZone(identifier: interaction.zone) ?? .gmt
        let labels = try edit.labels.map { label throws(CirclesError) in try ContactText.check(label, "a label") }
        if let summary = edit.summary, summary.allSatisfy(\.isWhitespace) {
            throw CirclesError(.badInput, "the summary is empty")
        }
        let occurredAt = try edit.at.map { text throws(CirclesError) in try ExplicitTime.parse(text).instant(in: zone) }
        return try await context.database.edit(
            interaction.id, summary: edit.summary, userNote: edit.note, occurredAt: occurredAt,
            labels: labels.isEmpty ? nil : labels, at: Date())
    }

    /// Gives an interaction to the contact it was really with.
    ///
    /// - Parameter source: In a group, whose place the contact takes.
    /// - Throws: `CirclesError` with `notFound` for an interaction or participant that is not there, `usage` when it is not said
    ///   which of several contacts is replaced.
    package func move(
        _ id: Interaction.ID, from source: Contact? = nil, to contact: Contact
    ) async throws(CirclesError) -> BookWrite<Interaction> {
        let moved = try await context.database.move(id, from: source?.id, to: contact, at: Date())
        var consequences = BookConsequences()
        consequences.forgotten = try await context.names(moved.forgotten)
        return BookWrite(value: moved.interaction, consequences: consequences)
    }

    /// Back to the inbox, as open notes that remember whom they were not with.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    package func returnToInbox(_ id: Interaction.ID) async throws(CirclesError) -> BookWrite<[InboxNote]> {
        let takenBack = try await context.database.returnToInbox(id, at: Date())
        var consequences = BookConsequences()
        consequences.forgotten = try await context.names(takenBack.forgotten)
        return BookWrite(value: takenBack.notes, consequences: consequences)
    }

    /// With pictures and texts, for good.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    package func deleteForGood(_ id: Interaction.ID) async throws(CirclesError) {
        try await context.database.deleteForGood(id, at: Date())
    }
}
