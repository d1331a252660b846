package import Foundation

/// The user's answer to an open note.
package struct Assignment: Sendable {
    package var note: InboxNote.ID
    package var contact: Contact
    /// The contact is made in the same transaction.
    package var isNew = false
    /// What to know the contact by from now on; `AliasRule` says what may be.
    package var learnt: LearntName?
    /// Other notes that are filed in the same go; those that are not open any more are left alone.
    package var others: [InboxNote.ID] = []
    /// Who takes part, for a group: everybody who was recognised, and `contact`. Without an entry it is `contact` alone.
    package var members: [InboxNote.ID: [Interaction.Participant]] = [:]
    /// The revision of the contact book that `learnt` was decided with; nil when nothing is learnt.
    package var bookRevision: Int64?

    package init(_ note: InboxNote.ID, to contact: Contact) {
        self.note = note
        self.contact = contact
    }
}

package struct Assigned: Sendable {
    /// Undoing this entry takes the whole step back.
    package var entry: JournalEntry.ID
    package var interaction: Interaction
    package var others: [Interaction]
    /// Aliases of others that could mean the new contact, too.
    package var forgotten: [ForgottenAlias] = []
    /// Conversations of groups in which the new contact had spoken.
    package var linked = 0
}

/// Files open notes with the contact the user chose, and learns from it.
package struct NoteAssigning {
    private let store: any StoreTransaction
    private let rules: NameRules
    private let now: Date

    /// - Parameter rules: By which learnt names are held against a new contact.
    package init(_ store: any StoreTransaction, by rules: NameRules, at now: Date) {
        self.store = store
        self.rules = rules
        self.now = now
    }

    /// - Returns: Nil, with nothing written, when the book changed since it was decided what is learnt.
    /// - Throws: `CirclesError` with `usage` when the note is not open.
    package func assign(_ assignment: Assignment) throws -> Assigned? {
        if let seen = assignment.bookRevision, try store.bookRevision() != seen { return nil }
        let entry = JournalEntry.ID.random()
        let note = try store.existing(assignment.note)
        guard note.state == .open else { throw note.notOpen }
        if assignment.isNew { try add(assignment.contact, cause: entry) }
        let interaction = try file(note, assignment, entry: entry, cause: nil)
        if let learnt = assignment.learnt {
            try NameLearning(store, at: now).learn(learnt, assignment.contact, from: .note(note.id), cause: entry)
        }
        var others: [Interaction] = []
        for id in assignment.others where id != note.id {
            let other = try store.existing(id)
            guard other.state == .open else { continue }
            others.append(try file(other, assignment, entry: .random(), cause: entry))
        }
        var assigned = Assigned(entry: entry, interaction: interaction, others: others)
        if assignment.isNew {
            let new = try store.contacts([assignment.contact.id])
            assigned.forgotten = try NameLearning(store, at: now).forgetWhatFits(new, by: rules, cause: entry)
            assigned.linked = try MemberLinking(store, by: rules, at: now).link(new, cause: entry)
        }
        return assigned
    }

    private func add(_ contact: Contact, cause: JournalEntry.ID) throws {
        var draft = JournalDraft(.contactAdded, "added the contact \(contact.name)")
        draft.cause = cause
        draft.contact = contact.id
        try store.record(draft, JournalScope(contacts: [contact.id.description]), at: now) {
            try store.save(ContactRecord(contact: contact), at: now)
        }
    }

    private func file(
        _ note: InboxNote, _ assignment: Assignment, entry: JournalEntry.ID, cause: JournalEntry.ID?
    ) throws -> Interaction {
        let contact = assignment.contact
        guard let capture = try store.capture(note.captureID) else {
            throw CirclesError(.cannotRead, "the capture of note \(note.id.short) is gone")
        }
        let interaction = InteractionDraft.make(
            capture: capture, transcript: try store.transcript(of: capture.id) ?? Transcript(text: note.text),
            extraction: try store.extraction(of: capture.id)
                ?? Extraction(summary: note.summary ?? "", model: RuleBasedExtractor.model),
            participants: assignment.members[note.id]
                ?? [.init(contactID: contact.id, label: note.title ?? contact.name)],
            summaryIsPending: note.reason == .waitingForModel)
        let filing = CaptureFiling(store, at: now)
        try filing.requireContacts(of: interaction)
        var draft = try filing.draft(.assigned, interaction, capture.id, note: note)
        draft.id = entry
        draft.cause = cause
        draft.what = "assigned \(note.quotedTitle) to \(contact.name)"
        try store.record(draft, JournalScope(interaction.id, capture.id), at: now) {
            try store.insert(interaction, at: now)
            try SettledSummary(store, at: now).tell(of: interaction)
            try store.save(note.closed(as: .filed, interaction.id))
        }
        try store.setRetention(of: capture.id, since: now)
        return try ConversationJoining(store, at: now).join(
            interaction.id, cause: cause ?? entry, keepingCopies: note.reason == .duplicate)
    }
}

extension InboxNote {
    package var notOpen: CirclesError {
        CirclesError(
            .usage, "note \(id.short) is already \(state.rawValue)",
            remedy: state == .dismissed ? .reopen(id) : nil)
    }
}
