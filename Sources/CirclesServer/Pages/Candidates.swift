internal import CirclesCore
internal import CirclesPages
internal import CirclesService

// Whom the user may choose from.

extension ServerParts {
    /// Those a page lists for what was typed.
    private static let mostFound = 8

    /// - Parameter reason: What speaks for them, or tells them apart.
    func candidate(_ contact: ContactReference, _ reason: String?) async throws -> NotePage.Candidate {
        let last = try await context.database.timeline(of: contact.id, label: nil, limit: 1, after: nil)
            .items.first
        let talked = last.map { "last talked \(DayText.day(of: $0))" }
        return NotePage.Candidate(contact, evidence: [reason, talked].compactMap(\.self).filter { !$0.isEmpty })
    }

    /// Contacts by a part of what they are called, each with what tells namesakes apart.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func found(_ words: String) async throws -> [NotePage.Candidate] {
        let matcher = try await context.matcher()
        let found = ContactSearch(matcher).find(String(words.prefix(100))).prefix(Self.mostFound)
        let names = Dictionary(grouping: matcher.index.contacts, by: \.name).mapValues(\.count)
        var candidates: [NotePage.Candidate] = []
        for contact in found {
            let known = (contact.nicknames + contact.phones + contact.emails + contact.handles).first
            let mark = names[contact.name, default: 0] > 1 ? known ?? "id \(contact.id.short)" : contact.nicknames.first
            candidates.append(try await candidate(ContactReference(contact), mark))
        }
        return candidates
    }
}
