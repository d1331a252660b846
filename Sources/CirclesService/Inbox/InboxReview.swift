package import CirclesCore
internal import Foundation

/// Goes through the open notes, one by one; the last step can be taken back.
package struct InboxReview: Sendable {
    private let context: AppContext
    private var queue: [InboxNote.ID]
    /// Left for later, the last one at the end.
    private var skipped: [InboxNote.ID] = []
    private var last: Step?
    /// How many notes were filed or dismissed.
    package private(set) var settled = 0

    private struct Step: Sendable {
        var entry: JournalEntry.ID
        /// The notes that it settled.
        var notes: [InboxNote.ID]
    }

    /// - Throws: `CirclesError` when the database cannot be read.
    package init(_ context: AppContext) async throws(CirclesError) {
        self.context = context
        queue = try await context.database.notes(.open).map(\.id)
    }

    /// How many are to go, this one included.
    package var left: Int { queue.count }
    /// How many were left for later.
    package var later: Int { skipped.count }
    package var canTakeBack: Bool { last != nil }

    /// The note that is asked about with whom it may be; nil at the end.
    ///
    /// - Throws: `CirclesError` with `notFound` when it was deleted meanwhile.
    package func note() async throws(CirclesError) -> Inbox.Match? {
        guard let id = queue.first else { return nil }
        return try await context.inbox.match(id)
    }

    /// The contact of a suggestion, as the book has it now; nil when it is gone.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func contact(_ suggestion: MatchDecision.Suggestion) async throws(CirclesError) -> Contact? {
        try await context.matcher().index.contact(suggestion.contact.id)
    }

    /// Contacts by a part of what they are called: see `ContactSearch`.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func search(_ words: String) async throws(CirclesError) -> [Contact] {
        ContactSearch(try await context.matcher()).find(words)
    }

    /// Their names; of several with one name, with what tells them apart.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func toldApart(_ contacts: [Contact]) async throws(CirclesError) -> [String] {
        try await Namesakes(context.database).names(of: contacts)
    }

    /// Other open notes with its title.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func titledLike(_ note: InboxNote, for contact: Contact) async throws(CirclesError) -> [InboxNote.ID] {
        try await context.inbox.titledLike(note, notRejecting: contact).map(\.id)
    }

    /// Files a note, and others with its title in the same step.
    ///
    /// - Throws: `CirclesError` with `usage` when the note is not open any more.
    package mutating func file(
        _ note: InboxNote, with contact: Contact, isNew: Bool, also: [InboxNote.ID]
    ) async throws(CirclesError) -> BookWrite<NoteFiling.Filed> {
        let filed = try await NoteFiling(context).file(note, with: contact, isNew: isNew, also: also)
        recordStep(filed.value.entry, [note.id] + also)
        return filed
    }

    /// Puts a note aside.
    ///
    /// - Throws: `CirclesError` with `usage` when the note is not open any more.
    package mutating func dismiss(_ note: InboxNote) async throws(CirclesError) {
        recordStep(try await context.database.dismiss(note.id, at: Date()).entry, [note.id])
    }

    /// Goes on and leaves the note open.
    package mutating func leaveForLater() {
        if !queue.isEmpty { skipped.append(queue.removeFirst()) }
    }

    /// Returns to the note that was left for later last.
    ///
    /// - Returns: False when there is none.
    package mutating func back() -> Bool {
        guard let id = skipped.popLast() else { return false }
        queue.insert(id, at: 0)
        return true
    }

    /// Takes the last step back with all that belongs to it: other notes, a contact made for it, what it taught.
    ///
    /// - Returns: What that brought about; nil when there is no step to take back.
    /// - Throws: `CirclesError` with `usage` when later entries rest on it.
    package mutating func takeBack() async throws(CirclesError) -> BookConsequences? {
        guard let last else { return nil }
        let undone = try await Undoing(context).undo(last.entry)
        queue.insert(contentsOf: last.notes, at: 0)
        settled -= last.notes.count
        self.last = nil
        return undone.consequences
    }

    private mutating func recordStep(_ entry: JournalEntry.ID, _ notes: [InboxNote.ID]) {
        last = Step(entry: entry, notes: notes)
        queue.removeAll(where: notes.contains)
        settled += notes.count
    }
}
