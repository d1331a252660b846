package import CirclesCore
package import Foundation

/// Finding what was filed, noted and entered.
package struct Search: Sendable {
    private let context: AppContext
    private let zone: TimeZone

    /// - Parameter zone: In which days of a query are.
    package init(_ context: AppContext, zone: TimeZone = .current) {
        self.context = context
        self.zone = zone
    }

    /// Best first.
    ///
    /// Where the words that were typed are nowhere together, their letters are looked for inside of words; where these are
    /// nowhere either, words that differ in one letter. What is found says which of the three it was.
    ///
    /// - Throws: `CirclesError` with `usage` or `badInput` for what is no query, `notFound` for a name in `with:` that nobody has.
    package func find(
        _ text: String, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<FoundItem> {
        var query = try SearchQuery(text)
        if let number = query.number { query.takeNumbers(try await numbers(like: number)) }
        let request = SearchRequest(query, with: try await contacts(of: query), in: zone)
        if let after {
            guard case .rank(let stage, _, _) = after.position, let request = try await at(stage, request) else {
                throw PageCursor.unusable
            }
            return try await found(request, limit: limit, after: after)
        }
        for stage in SearchStage.allCases {
            guard let request = try await at(stage, request) else { continue }
            let page = try await found(request, limit: limit, after: nil)
            if !page.items.isEmpty { return page }
        }
        return Page([], next: nil)
    }

    /// Telephone numbers of contacts that are the one that was typed, however either is written.
    private func numbers(like number: String) async throws(CirclesError) -> [String] {
        let rules = context.rules
        let known = try await context.knownContacts().flatMap(\.phones)
        return known.filter { rules.phoneNumbers.compare($0, number, region: rules.region) == .exact }
    }

    private func at(_ stage: SearchStage, _ request: SearchRequest) async throws(CirclesError) -> SearchRequest? {
        try await request.at(stage) { word throws(CirclesError) in try await context.database.words(near: word) }
    }

    /// Whom each name may mean: those in whose names each of its words begins one, or what it says as a whole.
    private func contacts(of query: SearchQuery) async throws(CirclesError) -> [[Contact.ID]] {
        guard !query.people.isEmpty else { return [] }
        let all = try await context.knownContacts()
        var lists: [[Contact.ID]] = []
        for name in query.people {
            let words = name.split(separator: " ").map { SearchTerm([String($0)], .prefix) }
            let fitting = all.filter { contact in
                let names = [contact.name] + contact.nicknames + contact.aliases.map(\.name)
                return names.contains { SearchedText($0).has(words) }
                    || (contact.phones + contact.emails + contact.handles + [contact.id.description]).contains(name)
            }
            guard !fitting.isEmpty else { throw ContactSelector.nobody(name, nil) }
            lists.append(fitting.map(\.id))
        }
        return lists
    }

    /// What the hits stand for, as it is now.
    private func found(
        _ request: SearchRequest, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<FoundItem> {
        let page = try await context.database.search(request, limit: limit, after: after)
        let records = Dictionary(
            try await context.database.records(page.items.compactMap(\.contact)).map { ($0.contact.id, $0) },
            uniquingKeysWith: { first, _ in first })
        let interactions = try await context.database.interactions(page.items.compactMap(\.interaction))
        let contacts = try await context.database.contacts(of: Array(interactions.values))
        var items: [FoundItem] = []
        for hit in page.items {
            let subject: FoundItem.Subject? =
                switch hit.subject {
                case .interaction(let id): interactions[id].map { .interaction($0, contacts) }
                case .contact(let id): records[id].map { .contact($0) }
                case .note(let id): try await note(id).map { .note($0) }
                }
            // What went since it was found is left out.
            guard let subject else { continue }
            let excerpt = SearchExcerpt(of: hit.texts, for: request.terms)
            items.append(FoundItem(subject: subject, excerpt: excerpt, score: hit.score, stage: request.stage))
        }
        return Page(items, next: page.next)
    }

    /// Nil for one that went.
    private func note(_ id: InboxNote.ID) async throws(CirclesError) -> InboxNote? {
        do throws(CirclesError) {
            return try await context.database.note(id)
        } catch {
            guard error.code == .notFound else { throw error }
            return nil
        }
    }
}

extension SearchHit {
    fileprivate var contact: Contact.ID? {
        if case .contact(let id) = subject { id } else { nil }
    }
    fileprivate var interaction: Interaction.ID? {
        if case .interaction(let id) = subject { id } else { nil }
    }
}

/// Something that was found, with where it fits.
package struct FoundItem: Sendable {
    package enum Subject: Sendable {
        case interaction(Interaction, [Contact.ID: Contact])
        case note(InboxNote)
        case contact(ContactRecord)
    }

    package let subject: Subject
    package let excerpt: SearchExcerpt
    /// More is better, comparable within one search only.
    package let score: Double
    package let stage: SearchStage
}
