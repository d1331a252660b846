package import CirclesCore
package import CirclesService
internal import Foundation

/// What was found by words, best first.
package struct SearchPage: Sendable {
    struct Hit: Sendable {
        let address: String
        let name: String
        /// A note, a contact, or the day of a conversation.
        let kind: String
        let parts: [SearchExcerpt.Part]
    }

    let query: String
    let hits: [Hit]
    let isEmpty: Bool
    /// What was typed cannot be understood.
    let problem: String?
    /// The words are nowhere as they were typed: what is like them is shown.
    let isNear: Bool
    let further: String?

    /// - Parameter problem: Why nothing could be looked for; nil when it could.
    package init(_ query: String, _ page: Page<FoundItem>, problem: String? = nil) {
        self.query = query
        self.problem = problem?.capitalizedAtStart
        hits = page.items.map(Hit.init)
        isEmpty = hits.isEmpty && problem == nil && !query.isEmpty
        isNear = page.items.first.map { $0.stage == .nearMisses } ?? false
        let words = query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        further = page.next.map { "/search?q=\(words)&after=\($0)" }
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("search", frame, self) }
}

extension SearchPage.Hit {
    init(_ item: FoundItem) {
        parts = item.excerpt.parts
        switch item.subject {
        case .interaction(let interaction, let contacts):
            address = "/conversations/\(interaction.id)"
            name = Names.of(interaction, contacts)
            kind = DayText.of(interaction)
        case .note(let note):
            address = "/?note=\(note.id)"
            name = note.title ?? "No name"
            kind = "In the inbox"
        case .contact(let record):
            address = "/people/\(record.contact.id)"
            name = record.contact.name
            kind = "Contact"
        }
    }
}
