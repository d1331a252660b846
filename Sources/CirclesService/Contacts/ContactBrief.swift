package import CirclesCore
package import Foundation

/// What to know before meeting somebody, from what was filed with them. Each item has the day it was said.
package struct ContactBrief: Sendable {
    package struct Item: Hashable, Sendable {
        package let text: String
        /// When it was said.
        package let saidOn: CalendarDate
        /// Only a file's own time speaks for the day.
        package let dayIsUncertain: Bool

        init(_ text: String, _ interaction: Interaction) {
            self.text = text
            saidOn = CalendarDate(interaction.occurredAt, in: TimeZone(identifier: interaction.zone) ?? .gmt)
            dayIsUncertain = interaction.dayIsUncertain
        }

        package var day: String { (dayIsUncertain ? "~" : "") + saidOn.description }
    }

    /// "wife: Ana".
    package private(set) var people: [Item] = []
    package private(set) var likes: [Item] = []
    /// Today's and later events, the next one first.
    package private(set) var upcoming: [Item] = []
    /// The last conversation's day and summary.
    package private(set) var lastTalked: Item?
    /// What they asked at the end of the last conversation, and nobody answered.
    package private(set) var openQuestions: [Item] = []

    /// - Parameters:
    ///   - interactions: Newest first.
    ///   - today: In the user's zone.
    init(_ interactions: [Interaction], today: CalendarDate) {
        var seen: Set<String> = []
        var events: [(date: CalendarDate, item: Item)] = []
        /// The newest mention counts; the same thing said before is not said again.
        func isNew(_ kind: String, _ text: String) -> Bool { seen.insert("\(kind) \(PlainText.of(text))").inserted }
        for interaction in interactions {
            for relation in interaction.relationships where relation.about == .contact {
                let text = relation.name.map { "\(relation.relation): \($0)" } ?? relation.relation
                if isNew("person", text) { people.append(Item(text, interaction)) }
            }
            for interest in interaction.interests where interest.about == .contact && isNew("like", interest.topic) {
                likes.append(Item(interest.topic, interaction))
            }
            for event in interaction.events {
                guard let date = event.date, date.dayNumber >= today.dayNumber else { continue }
                let words = [date.description, event.time?.description, event.title, event.place.map { "(\($0))" }]
                let text =
                    words.compactMap(\.self).joined(separator: " ") + (event.isUncertain ? ", date uncertain" : "")
                if isNew("event \(date)", event.title) { events.append((date, Item(text, interaction))) }
            }
        }
        upcoming = events.sorted { $0.date.dayNumber < $1.date.dayNumber }.map(\.item)
        guard let last = interactions.first else { return }
        lastTalked = Item(last.summary, last)
        openQuestions = last.messages.reversed().prefix { $0.side == .left }.reversed()
            .filter { $0.text.contains("?") || $0.text.contains("？") }
            .map { Item($0.text.replacing("\n", with: " "), last) }
    }
}
