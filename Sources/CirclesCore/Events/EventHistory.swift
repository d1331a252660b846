internal import Foundation

/// What conversations, one after the other, make of what is planned: two that tell of one event tell of one, a later one may move
/// it or call it off.
package struct EventHistory: Sendable {
    /// In the order in which they were first told of.
    package private(set) var events: [PlannedEvent] = []

    /// Plans that a conversation may speak of: no more are held against it.
    private static let mostOpen = 24
    /// Seconds after a plan was told of in which a weekday alone may be the plan's own.
    private static let freshness = 3 * 86_400.0
    /// When each was told of last.
    private var told: [Int: Date] = [:]
    /// Those that were moved to another day, of which the hour that they had before is all that is known.
    private var keptHours: Set<Int> = []

    /// Days for which one that lies behind may still be spoken of.
    private static let patience = 1

    /// - Parameter interactions: In any order; they count in the order in which they were.
    package init(_ interactions: [Interaction]) {
        let inOrder = interactions.sorted { ($0.occurredAt, $0.id.description) < ($1.occurredAt, $1.id.description) }
        for interaction in inOrder { read(interaction) }
        joinShared()
    }

    /// Joined at the end only: what one of two calls off or moves is not the other's to lose.
    private mutating func joinShared() {
        var joined: [PlannedEvent] = []
        for event in events {
            guard let index = joined.lastIndex(where: { $0.isShared(with: event) }) else {
                joined.append(event)
                continue
            }
            joined[index].join(event)
        }
        events = joined
    }

    private mutating func read(_ interaction: Interaction) {
        skip(by: interaction)
        let open = open(to: interaction)
        let moved = open.isEmpty ? [] : answer(open, by: interaction)
        for (key, event) in PlannedEvent.keys(of: interaction) {
            guard let date = event.date else { continue }
            if let known = moved.first(where: { isWithin(event, date, days: $0) }) {
                events[known].keys.append(key)
            } else if let known = moved.first(where: { isWeekday(event, date, of: $0) })
                ?? known(event, on: date, in: interaction)
                ?? later(event, on: date, than: interaction, among: open)
            {
                tell(event, of: known, by: interaction, key: key)
            } else {
                events.append(PlannedEvent(event, on: date, in: interaction, key: key))
                told[events.count - 1] = interaction.occurredAt
            }
        }
    }

    /// "From the 11th to the 13th instead", of what lasts for days: the conversation alone reads two days of one plan.
    private func isWithin(_ event: Extraction.Event, _ date: CalendarDate, days index: Int) -> Bool {
        let other = events[index]
        guard let last = other.lastDate, event.lastDate == nil, event.time == nil || event.time == other.time else {
            return false
        }
        return date > other.date && date <= last
            && PlanTitle(text: other.title).isSame(as: PlanTitle(text: event.title))
    }

    /// "To Sunday", of a plan for the week after next: the conversation alone reads the Sunday that comes first.
    private func isWeekday(_ event: Extraction.Event, _ date: CalendarDate, of index: Int) -> Bool {
        let other = events[index]
        let numbers = event.evidence.quote.split { !$0.isNumber }
        return date.weekday == other.date.weekday && !numbers.contains { Int($0) == date.day }
            && (PlanRule.isMeeting(event.title)
                || PlanTitle(text: other.title).isSame(as: PlanTitle(text: event.title)))
    }

    /// "Saturday at eight then", a day after the Saturday of the week after next was spoken of: the one plan there is for a Saturday.
    private func later(
        _ event: Extraction.Event, on date: CalendarDate, than interaction: Interaction, among open: [Int]
    ) -> Int? {
        let fitting = open.filter { index in
            events[index].date > date && events[index].date.dayNumber - date.dayNumber <= 28
                && isWeekday(event, date, of: index)
                && interaction.occurredAt.timeIntervalSince(told[index] ?? .distantPast) <= Self.freshness
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// What is planned with somebody who takes part, and does not lie behind.
    private func open(to interaction: Interaction) -> [Int] {
        let day = Self.day(of: interaction)
        return events(with: interaction) { event in
            // "Choir is off on Tuesday" ends no choir.
            event.status == .planned && event.repeats == nil
                && event.lastDate ?? event.date >= day.adding(days: -Self.patience)
        }
    }

    /// The latest of those with somebody who takes part.
    private func events(with interaction: Interaction, where isMeant: (PlannedEvent) -> Bool) -> [Int] {
        let contacts = Set(interaction.participants.compactMap(\.contactID))
        return events.indices.filter { index in
            isMeant(events[index]) && events[index].contacts.contains(where: contacts.contains)
        }.suffix(Self.mostOpen)
    }

    private static func day(of interaction: Interaction) -> CalendarDate {
        CalendarDate(interaction.occurredAt, in: TimeZone(identifier: interaction.zone) ?? .gmt)
    }

    /// Days ahead of a conversation within which it may speak of one time of what comes again.
    private static let reach = 7

    /// "No choir this Tuesday" leaves out that day, "no choir on 7 December" that one, and "choir is on Wednesday this week", too; the
    /// choir goes on.
    private mutating func skip(by interaction: Interaction) {
        let day = Self.day(of: interaction)
        var times: [(index: Int, event: PlannedEvent)] = []
        let series = events(with: interaction) { $0.repeats != nil }
        guard !series.isEmpty else { return }
        let conversation = Conversation(interaction)
        let named = conversation.namedDays
        for index in series {
            guard var next = events[index].next(from: day) else { continue }
            next.repeats = nil
            // What ends for good does so whatever days of it were left out before.
            if next.date <= day.adding(days: Self.reach) || conversation.endsForGood { times.append((index, next)) }
            for other in named where other > next.date && events[index].next(from: other)?.date == other {
                var later = next
                later.date = other
                if !times.contains(where: { $0.index == index && $0.event.date == other }) {
                    times.append((index, later))
                }
            }
        }
        guard !times.isEmpty else { return }
        for (time, outcome) in zip(times, PlanFollowing(times.map(\.event), in: conversation).outcomes) {
            switch outcome {
            case .calledOff where conversation.endsForGood:
                events[time.index].ended = time.event.date
                add(interaction, to: time.index)
                continue
            case .calledOff, .shifted: break
            case .moved(let date, _) where date != time.event.date: break
            case .stands, .moved: continue
            }
            events[time.index].exceptions.append(time.event.date)
            add(interaction, to: time.index)
        }
    }

    /// Lets the conversation go on from what was planned before it.
    ///
    /// - Returns: What it moved.
    private mutating func answer(_ open: [Int], by interaction: Interaction) -> [Int] {
        var all: [Int] = []
        let outcomes = PlanFollowing(open.map { events[$0] }, in: Conversation(interaction)).outcomes
        for (index, outcome) in zip(open, outcomes) {
            switch outcome {
            case .stands: continue
            case .calledOff: events[index].status = .cancelled
            case .shifted(let date):
                move(index, to: date)
                all.append(index)
            case .moved(let date, let time):
                // A day that the conversation's own facts do not bear out moves nothing.
                let told = interaction.events.compactMap(\.date) + interaction.dates.map(\.date)
                let isTold = told.contains { $0.weekday == date.weekday && abs($0.dayNumber - date.dayNumber) <= 28 }
                let isOtherDay = date != events[index].date
                guard isOtherDay ? isTold : time != events[index].time else { continue }
                if isOtherDay { move(index, to: date) }
                if time != nil, time != events[index].time { keptHours.remove(index) }
                events[index].isAsked = false
                events[index].time = time ?? events[index].time
                events[index].zone = interaction.zone
                events[index].isUncertain = interaction.dayIsUncertain
                all.append(index)
            }
            add(interaction, to: index)
        }
        return all
    }

    private mutating func move(_ index: Int, to date: CalendarDate) {
        events[index].movedFrom.append(events[index].date)
        events[index].lastDate = events[index].lastDate?.adding(days: date.dayNumber - events[index].date.dayNumber)
        events[index].isAsked = false
        events[index].date = date
        keptHours.insert(index)
    }

    /// An event of that day that these words may be about: of the same name, or where one of the two says only that people meet,
    /// at the same hour or at none.
    private func known(_ event: Extraction.Event, on date: CalendarDate, in interaction: Interaction) -> Int? {
        let contacts = Set(interaction.participants.compactMap(\.contactID))
        return events.indices.last { index in
            let other = events[index]
            guard other.contacts.contains(where: contacts.contains) else { return false }
            let isNamedAlike = PlanTitle(text: other.title).isSame(as: PlanTitle(text: event.title))
            if event.repeats != nil || other.repeats != nil {
                return event.repeats != nil && other.repeats != nil && isNamedAlike
            }
            guard other.date == date else { return false }
            if isNamedAlike { return true }
            let isMeeting = PlanRule.isMeeting(other.title) || PlanRule.isMeeting(event.title)
            return isMeeting
                && (other.time == nil || event.time == nil || other.time == event.time || keptHours.contains(index))
        }
    }

    /// What was said last counts, and what was said before where it says nothing.
    private mutating func tell(
        _ event: Extraction.Event, of index: Int, by interaction: Interaction, key: String
    ) {
        events[index].keys.append(key)
        if let time = event.time {
            (events[index].time, events[index].zone) = (time, interaction.zone)
            keptHours.remove(index)
        }
        if let place = event.place { events[index].place = place }
        if let last = event.lastDate { events[index].lastDate = last }
        if let repeats = event.repeats, repeats != events[index].repeats, let date = event.date {
            (events[index].repeats, events[index].date) = (repeats, date)
        }
        events[index].isAsked = events[index].isAsked && event.isAsked ?? false
        if PlanRule.isMeeting(events[index].title) { events[index].title = event.title }
        events[index].isUncertain = events[index].isUncertain && (event.isUncertain || interaction.dayIsUncertain)
        events[index].status = .planned
        events[index].quote = event.evidence.quote
        add(interaction, to: index)
    }

    private mutating func add(_ interaction: Interaction, to index: Int) {
        told[index] = interaction.occurredAt
        if !events[index].interactions.contains(interaction.id) { events[index].interactions.append(interaction.id) }
        for contact in interaction.participants.compactMap(\.contactID) where !events[index].contacts.contains(contact)
        {
            events[index].contacts.append(contact)
        }
    }
}
