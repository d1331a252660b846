package import Foundation

/// The notes of captures that nobody could be filed with.
package protocol InboxStore: Sendable {
    /// Notes in the order they came; in one state, or all.
    func notes(_ state: InboxNote.State?) async throws(CirclesError) -> [InboxNote]
    func note(_ id: InboxNote.ID) async throws(CirclesError) -> InboxNote
    /// - Returns: Nil, with nothing written, when the book changed since it was decided what the assignment teaches.
    /// - Throws: `CirclesError` with `usage` when the note is not open.
    func assign(_ assignment: Assignment, at now: Date) async throws(CirclesError) -> Assigned?
    func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed
    func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed
    /// The captures with a label, in any case: what `--label` filters notes and interactions by.
    func captures(labelled label: String) async throws(CirclesError) -> Set<Capture.ID>
}

/// A note after a step of the user's.
package struct Changed: Sendable {
    /// Undoing this entry takes the step back.
    package var entry: JournalEntry.ID
    package var note: InboxNote

    package init(entry: JournalEntry.ID, note: InboxNote) {
        self.entry = entry
        self.note = note
    }
}
