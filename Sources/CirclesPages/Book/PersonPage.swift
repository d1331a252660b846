package import CirclesCore
package import CirclesService
internal import Foundation

/// A contact as one looks at it before meeting them.
package struct PersonPage: Sendable {
    struct Section: Sendable {
        let kind: String
        let items: [Item]
    }

    struct Item: Sendable {
        let item: String
        let detail: String?
        /// The words it rests on.
        var evidence: String?
        /// The conversation that says so.
        var conversation: String?
        /// By which it is taken away; nil for what is no fact of a conversation.
        var removable: String?
    }

    struct Talk: Sendable {
        let anchor: String
        let address: String
        let when: String
        let told: String
        let bubbles: BubbleRow.List?
    }

    let id: String
    let name: String
    let initials: String
    let lastTalked: String
    let sections: [Section]
    let talks: [Talk]
    let allTalks: String

    package init(_ sheet: ContactSheet) {
        let contact = sheet.record.contact
        id = contact.id.description
        name = contact.name
        initials = Initials.of(contact.name)
        lastTalked =
            sheet.latest.first.map { "Last talked \(DayText.of($0))" }
            ?? (contact.isMe ? "This is you" : "No conversation yet")
        let brief = sheet.brief
        sections = [
            Self.section("Upcoming", brief.upcoming, areFacts: true),
            Self.section("Birthday", [brief.birthday].compactMap(\.self), areFacts: true),
            Self.section("Open questions", brief.openQuestions),
            Self.section("News and promises", brief.news, areFacts: true),
            Self.section("People", brief.people, areFacts: true), Self.section("Likes", brief.likes, areFacts: true),
            Self.noted(sheet), Self.knownAs(sheet), Self.reached(sheet),
        ].filter { !$0.items.isEmpty }
        talks = sheet.latest.map { interaction in
            Talk(
                anchor: "c-\(interaction.id.short)", address: "/conversations/\(interaction.id)",
                when: DayText.of(interaction), told: interaction.summary,
                bubbles: interaction.messages.isEmpty
                    ? nil : BubbleRow.list(interaction.messages, other: contact.name, limit: 14))
        }
        allTalks = "/timeline?contact=\(contact.id)"
    }

    private static func section(_ kind: String, _ items: [ContactBrief.Item], areFacts: Bool = false) -> Section {
        Section(
            kind: kind,
            items: items.prefix(8).map { item in
                Item(
                    item: UntrustedText.line(item.text, limit: 200).capitalizedAtStart,
                    detail: "said \(item.dayIsUncertain ? "about " : "")\(DayText.full(item.saidOn))",
                    // News are their own quote.
                    evidence: item.quote.isEmpty || item.text.contains(item.quote)
                        ? nil : UntrustedText.line(item.quote, limit: 160),
                    conversation: "/conversations/\(item.interaction)", removable: areFacts ? item.text : nil)
            })
    }

    /// What the address book or the user wrote of them.
    private static func noted(_ sheet: ContactSheet) -> Section {
        let details = sheet.record.details
        let relations = details.relations.map { Item(item: $0.name, detail: $0.kind) }
        let note = details.note.map { Item(item: UntrustedText.line($0, limit: 600), detail: nil) }
        return Section(kind: "Noted", items: relations + [note].compactMap(\.self))
    }

    private static func knownAs(_ sheet: ContactSheet) -> Section {
        let learnt = sheet.origins.map { origin in
            let app = ReasonSentence.name(of: origin.app).map { " in \($0)" } ?? ""
            return Item(
                item: origin.alias + app, detail: origin.source == .user ? "you said so" : "from a note you settled")
        }
        return Section(
            kind: "Known as", items: sheet.record.contact.nicknames.map { Item(item: $0, detail: nil) } + learnt)
    }

    private static func reached(_ sheet: ContactSheet) -> Section {
        let contact = sheet.record.contact, details = sheet.record.details
        var items = (contact.phones + contact.emails + contact.handles).map { Item(item: $0, detail: nil) }
        if let work = details.organization { items.append(Item(item: work, detail: details.title)) }
        if let birthday = details.birthday { items.append(Item(item: birthday, detail: "birthday")) }
        return Section(kind: "In your address book", items: items)
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("person", frame, self) }
}
