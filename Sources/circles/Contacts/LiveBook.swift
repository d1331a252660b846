import CirclesCore
import CirclesStore

/// The contact book, kept ready for matching: it follows the book's revision, so that what any process changes is seen by
/// the next match.
actor LiveBook: BookSource {
    private let database: CirclesDatabase
    private let phoneNumbers: any PhoneNumbers
    private let region: String?
    private var known: BookSnapshot?

    init(_ database: CirclesDatabase, phoneNumbers: any PhoneNumbers, region: String?) {
        self.database = database
        self.phoneNumbers = phoneNumbers
        self.region = region
    }

    func snapshot() async throws(CirclesError) -> BookSnapshot {
        let changes = try await database.book(since: known?.revision)
        if let known, !changes.isWhole, changes.revision <= known.revision { return known }
        var contacts = changes.contacts
        if let known, !changes.isWhole {
            let changed = Set(contacts.map(\.id)).union(changes.removed)
            contacts += known.matcher.index.contacts.filter { !changed.contains($0.id) }
        }
        let book = BookSnapshot(
            ContactMatcher(ContactIndex(contacts, phoneNumbers: phoneNumbers, region: region)), revision: changes.revision)
        // While this one waited for the database, another one may have been further.
        if known == nil || changes.revision >= known?.revision ?? 0 { known = book }
        return book
    }
}
