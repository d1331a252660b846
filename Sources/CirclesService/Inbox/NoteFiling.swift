package import CirclesCore
internal import CirclesStore

/// Files notes of the inbox with whom they were with, and says all that this brought about.
package struct NoteFiling: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    package struct Filed: Sendable {
        /// The step's entry in the journal.
        package let entry: JournalEntry.ID
        /// What the note became, and then what the others filed with it did.
        package let interactions: [Interaction]
        /// The note's title, where it stands for the contact from now on.
        package let learnt: LearntName?
    }

    /// Files an open note, and others in the same step.
    ///
    /// - Parameters:
    ///   - isNew: The contact is made in the same transaction; then open notes that lead to it now are named, except
    ///     those `known` already.
    ///   - also: Other notes with the same title.
    ///   - known: Notes that the caller speaks of itself.
    /// - Throws: `CirclesError` with `usage` when the note is not open.
    package func file(
        _ note: InboxNote, with contact: Contact, isNew: Bool = false, also: [InboxNote.ID] = [],
        known: [InboxNote.ID] = []
    ) async throws(CirclesError) -> Written<Filed> {
        let filed = try await context.inbox.assign(note, to: contact, isNew: isNew, also: also)
        var consequences = BookConsequences()
        if isNew {
            consequences = try await context.consequences(
                of: [contact], forgotten: filed.assigned.forgotten, besides: known)
        } else {
            consequences.forgotten = try await context.names(filed.assigned.forgotten)
        }
        return Written(
            value: Filed(
                entry: filed.assigned.entry, interactions: [filed.assigned.interaction] + filed.assigned.others,
                learnt: filed.learnt),
            consequences: consequences)
    }
}
