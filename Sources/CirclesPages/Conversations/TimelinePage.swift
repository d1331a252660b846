package import CirclesCore
package import CirclesService
internal import Foundation

/// What was filed, newest first.
package struct TimelinePage: Sendable {
    struct Month: Sendable {
        let monthName: String
        var rows: [ConversationRow]
    }

    let heading: String
    let isEmpty: Bool
    let months: [Month]
    /// Where it goes on; nil at the end.
    let older: String?
    /// Whose conversations these are; nil for everybody's.
    let person: Link?

    package init(_ page: Page<Interactions.Listed>, of contact: Contact?, today: CalendarDate) {
        heading = contact.map { "Conversations with \($0.name)" } ?? "Timeline"
        person = contact.map { Link($0.name, "/people/\($0.id)") }
        isEmpty = page.items.isEmpty
        var months: [Month] = []
        for item in page.items {
            let day = DayText.day(item.interaction.occurredAt, item.interaction.zone)
            let name = DayText.monthAndYear(day)
            if months.last?.monthName != name { months.append(Month(monthName: name, rows: [])) }
            months[months.count - 1].rows.append(ConversationRow(item, day, today: today))
        }
        self.months = months
        let whose = contact.map { "contact=\($0.id)&" } ?? ""
        older = page.next.map { "/timeline?\(whose)after=\($0)" }
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("timeline", frame, self) }
}

/// A conversation in a list.
struct ConversationRow: Sendable {
    let address: String
    let when: String
    let names: String
    let told: String
    /// The next thing that was planned.
    let soon: String?

    init(_ item: Interactions.Listed, _ day: CalendarDate, today: CalendarDate) {
        address = "/conversations/\(item.interaction.id)"
        when = (item.interaction.dayIsUncertain ? "~" : "") + DayText.short(day)
        names = Names.of(item.interaction, item.contacts)
        told = UntrustedText.line(item.interaction.summary, limit: 240)
        let next = item.interaction.events.filter { ($0.date ?? .init(dayNumber: 0)) >= today }
            .min { ($0.date ?? today, $0.title) < ($1.date ?? today, $1.title) }
        soon = next.flatMap { EventText($0).line }
    }
}

/// A plan as a page says it.
struct EventText {
    private let event: Extraction.Event

    init(_ event: Extraction.Event) { self.event = event }

    /// "Dinner, Sat 15 June 2024, 19:00"; nil without a day.
    var line: String? {
        guard let date = event.date else { return nil }
        let parts = [event.title.capitalizedAtStart, DayText.full(date), event.time?.description, event.place]
        return parts.compactMap(\.self).joined(separator: ", ") + (event.isUncertain ? " (day uncertain)" : "")
    }
}
