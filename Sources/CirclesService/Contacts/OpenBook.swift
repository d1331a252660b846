package import CirclesCore

/// The contact book without what only private captures taught: whoever is not shown what is private is not told by a name, either,
/// that it leads somewhere.
package struct OpenBook: BookSource {
    private let book: any BookSource
    private let database: any Store

    init(_ book: any BookSource, _ database: any Store) {
        self.book = book
        self.database = database
    }

    package func snapshot() async throws(CirclesError) -> BookSnapshot {
        let whole = try await book.snapshot()
        let index = whole.matcher.index
        let changed = try await hidden().compactMap { id, names in index.contact(id)?.forgetting(names) }
        guard !changed.isEmpty else { return whole }
        return BookSnapshot(ContactMatcher(index.updating(changed: changed)), revision: whole.revision)
    }

    /// - Throws: `CirclesError` when the database cannot be read.
    func contacts() async throws(CirclesError) -> [Contact] {
        let hidden = try await hidden()
        return try await database.contacts().map { contact in hidden[contact.id].map(contact.forgetting) ?? contact }
    }

    /// Looked up each time: a capture may be said to be private later, and the book is the same then.
    private func hidden() async throws(CirclesError) -> [Contact.ID: [LearntName]] {
        var names: [(contact: Contact.ID, name: LearntName, capture: Capture.ID?)] = []
        for origin in try await database.aliases() {
            switch origin.source {
            case .user: continue
            case .capture(let id): names.append((origin.contact, origin.name, id))
            case .note(let id): names.append((origin.contact, origin.name, try await capture(of: id)))
            }
        }
        let captures = try await database.captures(names.compactMap(\.capture))
        let isPrivate = names.filter { name in name.capture.flatMap { captures[$0] }?.isPrivate ?? true }
        return Dictionary(grouping: isPrivate, by: \.contact).mapValues { $0.map(\.name) }
    }

    /// Nil where the note is gone: nobody knows any more what it was.
    private func capture(of id: InboxNote.ID) async throws(CirclesError) -> Capture.ID? {
        do throws(CirclesError) {
            return try await database.note(id).captureID
        } catch {
            guard error.code == .notFound else { throw error }
            return nil
        }
    }
}

extension Contact {
    fileprivate func forgetting(_ names: [LearntName]) -> Contact {
        var contact = self
        for name in names {
            switch name.kind {
            case .alias: contact.aliases.removeAll { $0 == Alias(name.value, app: name.app) }
            case .phone: contact.phones.removeAll { $0 == name.value }
            case .email: contact.emails.removeAll { $0 == name.value }
            case .handle: contact.handles.removeAll { $0 == name.value }
            }
        }
        return contact
    }
}

extension AppContext {
    /// The same home for whoever is shown nothing that is private.
    package var forAgents: AppContext {
        let open = OpenBook(book, database)
        return AppContext(home: home, place: place, settings: settings, database: database, book: open, openBook: open)
    }

    /// All contacts, by name, with what may be known of them here.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func knownContacts() async throws(CirclesError) -> [Contact] {
        if let openBook { return try await openBook.contacts() }
        return try await database.contacts()
    }
}
