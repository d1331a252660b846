/// The contact book at one revision, ready for matching.
package struct BookSnapshot: Sendable {
    package let matcher: ContactMatcher
    /// What a decision made with `matcher` rests on: filing it compares this with the book's revision then.
    package let revision: Int64

    package init(_ matcher: ContactMatcher, revision: Int64) {
        self.matcher = matcher
        self.revision = revision
    }
}

/// What became of the book since a revision.
package struct BookChanges: Sendable {
    package var revision: Int64
    /// `contacts` is the whole book; else those that were added or changed.
    package var isWhole: Bool
    package var contacts: [Contact]
    package var removed: Set<Contact.ID>

    package init(revision: Int64, isWhole: Bool, contacts: [Contact], removed: Set<Contact.ID> = []) {
        self.revision = revision
        self.isWhole = isWhole
        self.contacts = contacts
        self.removed = removed
    }
}

/// The contact book as it is when it is asked for.
package protocol BookSource: Sendable {
    func snapshot() async throws(CirclesError) -> BookSnapshot
}
