package import Foundation

/// What the rules of undoing ask of a transaction beyond that: entries of the journal, and the rows as they were before.
package protocol JournalTransaction: StoreTransaction {
    func entry(_ id: JournalEntry.ID) throws -> KnownEntry?
    /// The last one that is not undone and no part of another one's step.
    ///
    /// - Parameter number: Before that one; nil: of all.
    func lastStep(before number: Int64?) throws -> KnownEntry?
    /// Parts of an entry's step that are not undone.
    func entries(causedBy id: JournalEntry.ID) throws -> [KnownEntry]
    /// Later entries, not undone, that have a row in common with one, with such parts in both.
    func entries(after entry: KnownEntry, sharing pairs: [MentionPair]) throws -> [KnownEntry]
    /// The names that an entry made, as far as they are there.
    func names(madeBy entry: KnownEntry) throws -> [KnownName]

    /// Puts the rows that an entry changed back to what they were before, and raises the book's revision for its contacts.
    func restore(_ entry: KnownEntry) throws -> RestoredRows
    func markUndone(_ entry: KnownEntry, at now: Date) throws
    /// Late answers to an interaction.
    func markAnswersUndone(to id: Interaction.ID, at now: Date) throws
    /// The entries that learnt a name: there is nothing left of it to undo.
    func markLearningUndone(of name: KnownName, at now: Date) throws
}

/// An entry of the journal as it is stored.
package struct KnownEntry: Sendable {
    package var entry: JournalEntry
    /// Grows: later entries have higher numbers.
    package var number: Int64
    package var interaction: Interaction.ID?
    package var note: InboxNote.ID?

    package init(_ entry: JournalEntry, number: Int64, interaction: Interaction.ID?, note: InboxNote.ID?) {
        self.entry = entry
        self.number = number
        self.interaction = interaction
        self.note = note
    }
}

/// What rows that were put back belong to.
package struct RestoredRows: Sendable {
    package var contacts: Set<Contact.ID>
    package var captures: Set<Capture.ID>

    package init(contacts: Set<Contact.ID>, captures: Set<Capture.ID>) {
        self.contacts = contacts
        self.captures = captures
    }
}
