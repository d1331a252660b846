package import CirclesCore
package import Foundation

/// What to know before meeting somebody, from what was filed with them. Each item has the day it was said.
package struct ContactBrief: Sendable {
    package struct Item: Hashable, Sendable {
        package let text: String
        /// What was said, before the user corrected it.
        package let original: String
        /// When it was said.
        package let saidOn: CalendarDate
        /// Only a file's own time speaks for the day.
        package let dayIsUncertain: Bool
        package let interaction: Interaction.ID
        /// The words it rests on; empty for a summary.
        package let quote: String

        init(_ text: String, of original: String? = nil, quote: String = "", _ interaction: Interaction) {
            self.text = text
            self.original = original ?? text
            self.quote = quote
            self.interaction = interaction.id
            saidOn = CalendarDate(interaction.occurredAt, in: TimeZone(identifier: interaction.zone) ?? .gmt)
            dayIsUncertain = interaction.dayIsUncertain
        }

        package var day: String { (dayIsUncertain ? "~" : "") + saidOn.description }
    }

    /// "wife: Ana".
    package private(set) var people: [Item] = []
    package private(set) var likes: [Item] = []
    /// Today's and later events that were not called off, the next one first.
    package private(set) var upcoming: [Item] = []
    /// A birthday that a conversation told of and the address book has not.
    package private(set) var birthday: Item?
    /// What changed in their life, and what was promised, in its own words.
    package private(set) var news: [Item] = []
    /// The last conversation's day and summary; of a group's, what they said there themselves.
    package private(set) var lastTalked: Item?
    /// What they asked at the end of the last conversation, and nobody answered.
    package private(set) var openQuestions: [Item] = []

    /// - Parameters:
    ///   - contact: Whom it is about.
    ///   - interactions: Newest first.
    ///   - news: What captures of an interaction tell of news.
    ///   - changes: What the user made of facts.
    ///   - plans: What the conversations make of what is planned; nil: it is worked out here.
    ///   - others: Conversations of others that the plans rest on.
    ///   - birthday: What conversations say of it.
    ///   - today: In the user's zone.
    init(
        of contact: Contact.ID, _ interactions: [Interaction], news: [Interaction.ID: [Extraction.News]] = [:],
        changes: [FactChange] = [], plans: [PlannedEvent]? = nil, others: [Interaction] = [],
        birthday: Birthday.Told? = nil, today: CalendarDate
    ) {
        let settled = Dictionary(changes.map { ("\($0.kind) \($0.original)", $0) }, uniquingKeysWith: { $1 })
        var seen: Set<String> = []
        /// The newest mention counts; the same thing said before is not said again. Nil for what is known or was taken away.
        func new(_ kind: FactChange.Kind, _ text: String) -> String? {
            guard seen.insert("\(kind) \(PlainText.of(text))").inserted else { return nil }
            guard let change = settled["\(kind) \(PlainText.of(text))"] else { return text }
            guard let text = change.text else { return nil }
            guard PlainText.of(text) != change.original else { return text }
            guard seen.insert("\(kind) \(PlainText.of(text))").inserted else { return nil }
            return text
        }
        for interaction in interactions {
            for relation in interaction.relationships
            where relation.about == .contact && interaction.mayTell(of: contact, by: relation.evidence) {
                let text = relation.text
                guard let shown = new(.person, text) else { continue }
                people.append(Item(shown, of: text, quote: relation.evidence.quote, interaction))
            }
            for interest in interaction.interests
            where interest.about == .contact && interaction.mayTell(of: contact, by: interest.evidence) {
                guard let shown = new(.like, interest.topic) else { continue }
                likes.append(Item(shown, of: interest.topic, quote: interest.evidence.quote, interaction))
            }
            for told in news[interaction.id] ?? []
            where (told.about == .contact && interaction.mayTell(of: contact, by: told.evidence))
                || (told.kind == .promise && interaction.participants.count == 1)
            {
                let quote = told.evidence.quote
                guard let shown = new(.news, quote) else { continue }
                let who = told.kind == .promise && told.about == .me ? "you promised: " : ""
                self.news.append(Item(who + "“\(shown)”", of: quote, quote: quote, interaction))
            }
        }
        let told = Dictionary((interactions + others).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let planned = (plans ?? EventHistory(interactions).events).filter {
            $0.status == .planned && $0.next(from: today) != nil
        }
        for event in planned.sorted(by: { $0.start < $1.start }) {
            guard let last = event.interactions.last.flatMap({ told[$0] }), let shown = new(.event, event.text) else {
                continue
            }
            let isOpen = event.isAsked && shown == event.text
            upcoming.append(
                Item(shown + (isOpen ? ", asked and not answered" : ""), of: event.text, quote: event.quote, last))
        }
        if let birthday {
            self.birthday = Item(
                birthday.birthday.fact, of: birthday.fact, quote: birthday.quote, birthday.interaction)
        }
        guard let last = interactions.first else { return }
        lastTalked = Item(Self.words(of: contact, in: last) ?? last.summary, last)
        let theirs = last.participants.count > 1 ? last.messages(by: contact) : last.messages
        openQuestions = last.messages.reversed().prefix { $0.side == .left }.reversed()
            .filter(theirs.contains)
            .filter { $0.text.contains("?") || $0.text.contains("？") }
            .map { Item($0.text.replacing("\n", with: " "), last) }
    }

    /// Messages of one of a group that are told, and characters of each.
    private static let (mostWords, mostCharacters) = (3, 120)

    /// What one of several people said at the end: the summary of a group's conversation tells of the others, too.
    private static func words(of contact: Contact.ID, in interaction: Interaction) -> String? {
        let said = interaction.participants.count > 1 ? interaction.messages(by: contact).suffix(mostWords) : []
        guard !said.isEmpty else { return nil }
        let quotes = said.map { "“\($0.text.replacing("\n", with: " ").truncated(to: mostCharacters))”" }
        return "said in a group: \(quotes.joined(separator: ", "))"
    }
}
