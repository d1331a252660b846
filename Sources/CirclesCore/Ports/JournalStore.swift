package import Foundation

/// What was done, and taking it back.
package protocol JournalStore: Sendable {
    /// Newest first.
    func journal(limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<JournalEntry>
    /// At most twenty, for finding one by what a person typed of its id.
    func journalIDs(startingWith prefix: String) async throws(CirclesError) -> [JournalEntry.ID]
    /// Takes one write back, with what belongs to the same step.
    ///
    /// - Parameter id: Nil for the last that can be.
    /// - Throws: `CirclesError` with `usage` when it cannot be, or when later entries rest on it: they are named.
    func undo(_ id: JournalEntry.ID?, at now: Date) async throws(CirclesError) -> Undone
    /// What was written and taken back after a place, by whatever program: entries first, then undoings, each in their order.
    func changes(after place: JournalPlace, limit: Int) async throws(CirclesError) -> [JournalChange]
    /// Where the journal ends now.
    func journalEnd() async throws(CirclesError) -> JournalPlace
}

/// What an undo did.
package struct Undone: Sendable {
    package var entry: JournalEntry
    /// Open again.
    package var notes: [InboxNote]
    package var forgotten: [ForgottenAlias]

    package init(entry: JournalEntry, notes: [InboxNote], forgotten: [ForgottenAlias]) {
        self.entry = entry
        self.notes = notes
        self.forgotten = forgotten
    }
}
