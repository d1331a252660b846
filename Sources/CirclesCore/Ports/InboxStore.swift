package import Foundation

/// The notes of captures that nobody could be filed with.
package protocol InboxStore: Sendable {
    /// Notes in the order they came: in one state, or all; with a label, only those whose capture was imported with it.
    func notes(
        _ state: InboxNote.State?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<InboxNote>
    /// At most twenty, for finding one by what a person typed of its id.
    func noteIDs(startingWith prefix: String) async throws(CirclesError) -> [InboxNote.ID]
    func note(_ id: InboxNote.ID) async throws(CirclesError) -> InboxNote
    /// What was read, as lists need it: of a group whole, of another conversation that shows its days no more than these.
    func listedTranscripts(of captures: [Capture.ID]) async throws(CirclesError) -> [Capture.ID: Transcript]
    /// - Returns: Nil, with nothing written, when the book changed since it was decided what the assignment teaches.
    /// - Throws: `CirclesError` with `usage` when the note is not open.
    func assign(_ assignment: Assignment, at now: Date) async throws(CirclesError) -> Assigned?
    func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed
    func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> Changed
    /// Adds the user's words and labels to those of a capture; what stands there already is not said twice.
    func add(userNote: String?, labels: [String], to id: Capture.ID) async throws(CirclesError)
    /// From now on no remote model and no agent is shown the capture.
    func makePrivate(_ id: Capture.ID) async throws(CirclesError)
}

extension InboxStore {
    /// All of them at once, for those who need them together.
    package func notes(_ state: InboxNote.State?) async throws(CirclesError) -> [InboxNote] {
        try await Pages { limit, after throws(CirclesError) in
            try await self.notes(state, label: nil, limit: limit, after: after)
        }.items()
    }
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
