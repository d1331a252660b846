internal import Foundation

/// What conversations, one after the other, make of what is planned: two that tell of one event tell of one, a later one may move
/// it or call it off.
package struct EventHistory: Sendable {
    /// In the order in which they were first told of.
    package private(set) var events: [PlannedEvent] = []

    /// Plans that a conversation may speak of: no more are held against it.
    private static let mostOpen = 24
    /// Days for which one that lies behind may still be spoken of.
    private static let patience = 1

    /// - Parameter interactions: In any order; they count in the order in which they were.
    package init(_ interactions: [Interaction]) {
        let inOrder = interactions.sorted { ($0.occurredAt, $0.id.description) < ($1.occurredAt, $1.id.description) }
        for interaction in inOrder { read(interaction) }
    }

    private mutating func read(_ interaction: Interaction) {
        let open = open(to: interaction)
        if !open.isEmpty { answer(open, by: interaction) }
        var numbers: [CalendarDate: Int] = [:]
        for event in interaction.events {
            guard let date = event.date else { continue }
            if let known = known(event, on: date, in: interaction) {
                tell(event, of: known, by: interaction)
            } else {
                events.append(PlannedEvent(event, on: date, in: interaction, number: numbers[date, default: 0]))
            }
            numbers[date, default: 0] += 1
        }
    }

    /// What is planned with somebody who takes part, and does not lie behind.
    private func open(to interaction: Interaction) -> [Int] {
        let contacts = Set(interaction.participants.compactMap(\.contactID))
        let day = CalendarDate(interaction.occurredAt, in: TimeZone(identifier: interaction.zone) ?? .gmt)
        return events.indices.filter { index in
            events[index].status == .planned && events[index].date >= day.adding(days: -Self.patience)
                && events[index].contacts.contains(where: contacts.contains)
        }.suffix(Self.mostOpen)
    }

    /// Lets the conversation go on from what was planned before it.
    private mutating func answer(_ open: [Int], by interaction: Interaction) {
        let outcomes = PlanFollowing(open.map { events[$0] }, in: interaction).outcomes
        for (index, outcome) in zip(open, outcomes) {
            switch outcome {
            case .stands: continue
            case .calledOff: events[index].status = .cancelled
            case .moved(let date, let time):
                // A day that the conversation's own facts do not bear out moves nothing.
                let isTold =
                    interaction.events.contains { $0.date == date } || interaction.dates.contains { $0.date == date }
                guard isTold, date != events[index].date else { continue }
                events[index].movedFrom.append(events[index].date)
                events[index].date = date
                events[index].time = time ?? events[index].time
                events[index].zone = interaction.zone
                events[index].isUncertain = interaction.dayIsUncertain
            }
            add(interaction, to: index)
        }
    }

    /// An event of that day that these words may be about: of the same name, or where one of the two says only that people meet,
    /// at the same hour or at none.
    private func known(_ event: Extraction.Event, on date: CalendarDate, in interaction: Interaction) -> Int? {
        let contacts = Set(interaction.participants.compactMap(\.contactID))
        return events.indices.last { index in
            let other = events[index]
            guard other.date == date, other.contacts.contains(where: contacts.contains) else { return false }
            if PlanTitle(text: other.title).isSame(as: PlanTitle(text: event.title)) { return true }
            let isMeeting = PlanRule.isMeeting(other.title) || PlanRule.isMeeting(event.title)
            return isMeeting && (other.time == nil || event.time == nil || other.time == event.time)
        }
    }

    /// What was said last counts, and what was said before where it says nothing.
    private mutating func tell(_ event: Extraction.Event, of index: Int, by interaction: Interaction) {
        if let time = event.time { (events[index].time, events[index].zone) = (time, interaction.zone) }
        if let place = event.place { events[index].place = place }
        if PlanRule.isMeeting(events[index].title) { events[index].title = event.title }
        events[index].isUncertain = events[index].isUncertain && (event.isUncertain || interaction.dayIsUncertain)
        events[index].status = .planned
        events[index].quote = event.evidence.quote
        add(interaction, to: index)
    }

    private mutating func add(_ interaction: Interaction, to index: Int) {
        if !events[index].interactions.contains(interaction.id) { events[index].interactions.append(interaction.id) }
        for contact in interaction.participants.compactMap(\.contactID) where !events[index].contacts.contains(contact)
        {
            events[index].contacts.append(contact)
        }
    }
}
