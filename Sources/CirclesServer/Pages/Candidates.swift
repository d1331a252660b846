internal import CirclesCore
internal import CirclesPages
internal import CirclesService

// Whom the user may choose from.

extension ServerParts {
    /// Those a page lists for what was typed.
    private static let mostFound = 8

    /// - Parameter reason: Why it may be them; nil where the user looks for them.
    func candidate(_ contact: ContactReference, _ reason: String?) async throws -> NotePage.Candidate {
        let last = try await context.database.timeline(of: contact.id, label: nil, limit: 1, after: nil)
            .items.first
        let talked = last.map { "last talked \(DayText.day(of: $0))" }
        return NotePage.Candidate(contact, evidence: [reason, talked].compactMap(\.self).filter { !$0.isEmpty })
    }

    func found(_ words: String) async throws -> [NotePage.Candidate] {
        let words = String(words.prefix(100))
        var candidates: [NotePage.Candidate] = []
        for contact in ContactSearch(try await context.matcher()).find(words).prefix(Self.mostFound) {
            candidates.append(try await candidate(ContactReference(contact), nil))
        }
        return candidates
    }
}
