package import CirclesCore
internal import Foundation

/// What can be done with the notes of the inbox.
package struct Inbox: Sendable {
    private let database: any Store
    private let book: any BookSource
    private let rules: NameRules

    package init(_ database: any Store, book: any BookSource, rules: NameRules) {
        self.database = database
        self.book = book
        self.rules = rules
    }

    /// A note that was filed, with what it taught.
    package struct Filed: Sendable {
        package var assigned: Assigned
        package var learnt: LearntName?
    }

    /// A contact book that changes without a pause is given up after so many tries.
    private static let mostTries = 100

    /// Files an open note with a contact, and learns its title where that may stand for the contact from now on.
    ///
    /// - Parameters:
    ///   - isNew: The contact is made in the same transaction.
    ///   - also: Other notes to file in the same step.
    /// - Throws: `CirclesError` with `usage` when the note is not open.
    package func assign(
        _ note: InboxNote, to contact: Contact, isNew: Bool = false, also: [InboxNote.ID] = []
    ) async throws(CirclesError) -> Filed {
        let transcript = try await database.transcript(of: note.captureID)
        for _ in 0..<Self.mostTries {
            let book = try await book.snapshot()
            var assignment = Assignment(note.id, to: contact)
            assignment.learnt =
                AliasRule(book.matcher).verdict(
                    note.title, in: transcript?.app, isGroup: transcript?.isGroup ?? false, for: contact
                ).learnt
            assignment.bookRevision = book.revision
            assignment.isNew = isNew
            assignment.others = also
            if let assigned = try await database.assign(assignment, at: Date()) {
                return Filed(assigned: assigned, learnt: assignment.learnt)
            }
        }
        throw CirclesError(.unavailable, "the contacts change without a pause", hint: "try again", retryable: true)
    }

    /// Other open notes with the same title, but for those that were taken back from `contact`.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func titledLike(_ note: InboxNote, notRejecting contact: Contact) async throws(CirclesError) -> [InboxNote]
    {
        guard let title = note.title else { return [] }
        let asked = ConversationTitle(title)
        return try await database.notes(.open).filter { other in
            guard other.id != note.id, let otherTitle = other.title, !other.rejectedContactIDs.contains(contact.id)
            else { return false }
            return ConversationTitle(otherTitle).isSame(
                as: asked, phoneNumbers: rules.phoneNumbers, region: rules.region)
        }
    }

    /// An open note with whom it may be, as the contacts are now.
    package struct Match: Sendable {
        package let note: InboxNote
        package let match: MatchDecision
    }

    /// All open notes, each with whom it may be as the contacts are now.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func matches() async throws(CirclesError) -> [Match] {
        let notes = try await database.notes(.open)
        guard !notes.isEmpty else { return [] }
        let suggestions = NoteSuggestions(try await book.snapshot().matcher)
        return notes.map { Match(note: $0, match: suggestions.match($0)) }
    }

    /// Whether anything hangs on contacts that come: an open note, or a learnt alias that could mean one of them, too.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func isAwaited() async throws(CirclesError) -> Bool {
        if try await !database.notes(.open).isEmpty { return true }
        return try await database.aliases().contains { $0.source != .user }
    }
}
