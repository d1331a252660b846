package import CirclesCore

/// The contact book, kept ready for matching: it follows the book's revision, so that what any process changes is seen by
/// the next match.
package actor LiveBook: BookSource {
    private let database: any ContactBook
    private let rules: NameRules
    private var known: BookSnapshot?

    package init(_ database: any ContactBook, _ rules: NameRules) {
        self.database = database
        self.rules = rules
    }

    /// - Throws: `CirclesError` when the store cannot be read.
    package func snapshot() async throws(CirclesError) -> BookSnapshot {
        let base = known
        let changes = try await database.book(since: base?.revision)
        if let known, changes.revision <= known.revision { return known }
        // What the changes are held against must be the state they were asked for: another call may be further by now.
        let index =
            if let base, !changes.isWhole {
                base.matcher.index.updating(changed: changes.contacts, removed: changes.removed)
            } else { ContactIndex(changes.contacts, phoneNumbers: rules.phoneNumbers, region: rules.region) }
        let book = BookSnapshot(ContactMatcher(index), revision: changes.revision)
        if changes.revision >= known?.revision ?? 0 { known = book }
        // Beside the match that found it so, which is not to wait for it.
        if index.isWorn { Task { renew(book) } }
        return book
    }

    /// Builds an index anew that many changes have worn.
    private func renew(_ worn: BookSnapshot) {
        guard let known, known.revision == worn.revision, known.matcher.index.isWorn else { return }
        self.known = BookSnapshot(ContactMatcher(known.matcher.index.rebuilt()), revision: known.revision)
    }
}
