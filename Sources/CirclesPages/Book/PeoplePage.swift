package import CirclesCore

/// The contacts, by name.
package struct PeoplePage: Sendable {
    let people: [PersonRow]
    let isEmpty: Bool
    let query: String?
    let further: String?

    /// - Parameter search: What they were searched by; nil for all.
    package init(_ page: Page<ContactRecord>, search: String?) {
        people = page.items.map(PersonRow.init)
        isEmpty = people.isEmpty
        query = search
        further = page.next.map { "/people?after=\($0)" }
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("people", frame, self) }
}

struct PersonRow: Sendable {
    let address: String
    let name: String
    let initials: String
    let detail: String?
    let isMe: Bool

    init(_ record: ContactRecord) {
        address = "/people/\(record.contact.id)"
        name = record.contact.name
        initials = Initials.of(record.contact.name)
        isMe = record.contact.isMe
        let words = record.contact.nicknames.prefix(1) + [record.details.organization].compactMap(\.self)
        let reached = (record.contact.phones + record.contact.emails + record.contact.handles).prefix(1)
        detail = words.isEmpty ? reached.first : words.joined(separator: " · ")
    }
}

enum Initials {
    /// Of the first word and the last: "ML".
    static func of(_ name: String) -> String {
        let words = name.split(separator: " ").filter { $0.first?.isLetter ?? false }
        let letters = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words.prefix(1))
        return letters.compactMap { $0.first.map { String($0).uppercased() } }.joined()
    }
}
