package import CirclesCore
internal import Foundation

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
        /// Everybody who takes part in one of them and is a contact.
        package let contacts: [Contact.ID: Contact]
        /// Whether the note's title stands for the contact from now on.
        package let learning: AliasRule.Verdict

        package var learnt: LearntName? { learning.learnt }
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
    ) async throws(CirclesError) -> BookWrite<Filed> {
        if isNew { try await requireOwnName(contact) }
        let filed = try await context.inbox.assign(note, to: contact, isNew: isNew, also: also)
        var consequences = BookConsequences()
        if isNew {
            consequences = try await context.consequences(
                of: [contact],
                ContactBookEffects(
                    forgottenAliases: filed.assigned.forgotten, linkedConversations: filed.assigned.linked),
                besides: known)
        } else {
            consequences.forgotten = try await context.names(filed.assigned.forgotten)
        }
        let interactions = [filed.assigned.interaction] + filed.assigned.others
        return BookWrite(
            value: Filed(
                entry: filed.assigned.entry, interactions: interactions,
                contacts: try await context.database.contacts(of: interactions), learning: filed.learning),
            consequences: consequences)
    }

    /// A second contact of one name is made on purpose only: with it, every capture under that name is asked about.
    private func requireOwnName(_ contact: Contact) async throws(CirclesError) {
        let name = ContactName(contact.name)
        let known = try await context.matcher().index.contacts.first { ContactName($0.name).isSame(as: name) }
        guard let known else { return }
        throw CirclesError(
            .ambiguous, "\(known.name) is a contact already (\(known.id.short))",
            hint: "choose that contact, or give the new one a name that tells them apart")
    }

    /// Files a note with a contact whom the user names, or with a new one.
    ///
    /// - Parameters:
    ///   - text: The note's id, or its beginning.
    ///   - also: File the other open notes with its title, too.
    /// - Throws: `CirclesError` with `notFound`, `ambiguous` or `usage` for whoever or whatever is named; `usage` when the
    ///   note is not open.
    package func file(
        note text: String, with recipient: Recipient, also: Bool
    ) async throws(CirclesError) -> BookWrite<FiledWithTitle> {
        let note = try await context.note(text)
        let contact: Contact, isNew: Bool
        switch recipient {
        case .contact(let who): (contact, isNew) = (try await context.contact(who), false)
        case .new(let name): (contact, isNew) = (Contact(name: try ContactText.check(name, "a name")), true)
        }
        let others = try await context.inbox.titledLike(note, notRejecting: contact).map(\.id)
        let filed = try await file(note, with: contact, isNew: isNew, also: also ? others : [], known: others)
        return BookWrite(
            value: FiledWithTitle(contact: contact, filed: filed.value, left: also ? [] : others),
            consequences: filed.consequences)
    }

    package enum Recipient: Sendable {
        /// A full name that one contact has, an id, or the beginning of an id.
        case contact(String)
        /// Is made, with this name.
        case new(String)
    }

    package struct FiledWithTitle: Sendable {
        package let contact: Contact
        package let filed: Filed
        /// Other open notes with the title.
        package let left: [InboxNote.ID]
    }

    /// Files an open note as a program asks: nothing is learnt for later notes, and whom the user took it back from is not
    /// asked again. What says for certain that it was with somebody else is for the user to overrule.
    ///
    /// - Returns: What it became, and the step's entry in the journal.
    /// - Throws: `CirclesError` with `usage` when the note is not open, `notPermitted` when the user took it back from the
    ///   contact, or when its title or what the user said with it leads to another one.
    package func fileUntaught(
        _ note: InboxNote, with contact: Contact
    ) async throws(CirclesError) -> (interaction: Interaction, entry: JournalEntry.ID) {
        guard !note.rejectedContactIDs.contains(contact.id) else {
            throw CirclesError(
                .notPermitted, "the user took this note back from that contact",
                hint: "only the user can file it there")
        }
        guard try await !leadsElsewhere(note, than: contact) else {
            throw CirclesError(
                .notPermitted, "this note names another contact", hint: "only the user can file it with somebody else")
        }
        let assigned = try await context.inbox.assign(note, to: contact, teaches: false).assigned
        return (assigned.interaction, assigned.entry)
    }

    /// Whether a note says for certain with whom it was, and that is not the contact.
    private func leadsElsewhere(_ note: InboxNote, than contact: Contact) async throws(CirclesError) -> Bool {
        let capture = try await context.database.capture(note.captureID)
        let matcher = try await context.matcher()
        if let intended = capture.intendedContactID, intended != contact.id,
            !note.rejectedContactIDs.contains(intended), matcher.index.contact(intended) != nil
        {
            return true
        }
        let transcript = try await context.database.transcript(of: note.captureID)
        let match = NoteSuggestions(matcher).match(note, transcript)
        return FilingPolicy(autoFile: .exact).mayFile(match) && match.contact?.id != contact.id
    }

    /// Puts a note aside without filing it.
    ///
    /// - Parameter text: The note's id, or its beginning.
    /// - Throws: `CirclesError` with `usage` when the note is not open, `notFound`, `ambiguous`.
    package func dismiss(_ text: String) async throws(CirclesError) -> InboxNote {
        try await putAside(try await context.note(text).id).note
    }

    /// The same, with the entry by which it is taken back.
    ///
    /// - Throws: `CirclesError` with `usage` when the note is not open, `notFound`.
    package func putAside(_ id: InboxNote.ID) async throws(CirclesError) -> Changed {
        try await context.database.dismiss(id, at: Date())
    }

    /// Opens a dismissed note again.
    ///
    /// - Parameter text: The note's id, or its beginning.
    /// - Throws: `CirclesError` with `usage` when the note is filed, `notFound`, `ambiguous`.
    package func reopen(_ text: String) async throws(CirclesError) -> InboxNote {
        try await context.database.reopen(try await context.note(text).id, at: Date()).note
    }
}
