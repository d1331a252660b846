package import Foundation

/// Something that is planned, as all conversations about it tell it together.
package struct PlannedEvent: Hashable, Sendable {
    package enum Status: String, Codable, Sendable {
        case planned, cancelled
    }

    /// Stays the same whatever later conversations say of it: the one that told of it first, and its day then. Where an
    /// earlier one is deleted, the store remembers what it was (`EventStore.uids`).
    package var uid: String
    /// What the uid would be, had each of the conversations about it been the first.
    package internal(set) var keys: [String]
    package var title: String
    package var date: CalendarDate
    package var time: ClockTime?
    package var place: String?
    /// The last of several days in a row, of which `date` is the first.
    package var lastDate: CalendarDate?
    /// It comes again; `date` is the first time.
    package var repeats: Recurrence?
    /// Days on which what comes again does not take place, in their order.
    package internal(set) var exceptions: [CalendarDate] = []
    /// Of one that comes again, the first day on which it does no more; nil: nobody said that it ends.
    package internal(set) var ended: CalendarDate?
    /// It was asked about, and nobody answered.
    package var isAsked: Bool
    /// The zone whose clocks `time` is of: where it was said.
    package var zone: String
    /// Only a file's own time tells which day was meant.
    package var isUncertain: Bool
    package var status = Status.planned
    /// The days that it was on before it was moved, first to last.
    package var movedFrom: [CalendarDate] = []
    /// Everybody who took part in a conversation about it.
    package var contacts: [Contact.ID]
    /// The conversations about it, first to last.
    package var interactions: [Interaction.ID]
    /// The words that it rests on now.
    package var quote: String

    /// Days from the first of one event to the last: what is longer is no event.
    package static let mostDays = 60

    /// - Parameter number: Of that day's events in the conversation, from 0.
    private static func key(_ interaction: Interaction, _ date: CalendarDate, _ number: Int) -> String {
        "\(interaction.id)-\(date)" + (number == 0 ? "" : "-\(number)")
    }

    /// What a conversation's own events are called, in their order; those without a day and bare birthdays are none.
    static func keys(of interaction: Interaction) -> [(key: String, event: Extraction.Event)] {
        var numbers: [CalendarDate: Int] = [:]
        return interaction.events.compactMap { event in
            guard let date = event.date, !Birthday.isBare(event) else { return nil }
            defer { numbers[date, default: 0] += 1 }
            return (key(interaction, date, numbers[date, default: 0]), event)
        }
    }

    /// - Parameter key: What tells it apart among the first conversation's events.
    init(_ event: Extraction.Event, on date: CalendarDate, in interaction: Interaction, key: String) {
        uid = key
        keys = [key]
        title = event.title
        self.date = date
        time = event.time
        place = event.place
        lastDate = event.lastDate
        repeats = event.repeats
        isAsked = event.isAsked ?? false
        zone = interaction.zone
        isUncertain = event.isUncertain || interaction.dayIsUncertain
        contacts = interaction.participants.compactMap(\.contactID)
        interactions = [interaction.id]
        quote = event.evidence.quote
    }

    /// When it begins; of one without an hour, when its day does.
    package var start: Date {
        DayTimes.instant(of: date, at: time, in: TimeZone(identifier: zone) ?? .gmt)
    }

    /// Its day and hour on the clocks of a zone; one without an hour is on its day everywhere.
    package func local(in user: TimeZone) -> (date: CalendarDate, last: CalendarDate, time: ClockTime?) {
        let days = lastDate.map { $0.dayNumber - date.dayNumber } ?? 0
        guard time != nil else { return (date, date.adding(days: days), nil) }
        let seconds = Int(start.timeIntervalSince1970) + user.secondsFromGMT(for: start)
        let minute = ((seconds % 86_400) + 86_400) % 86_400 / 60
        let day = CalendarDate(start, in: user)
        return (day, day.adding(days: days), ClockTime(hour: minute / 60, minute: minute % 60))
    }

    /// The hour as it was said, where other clocks show `time`; nil where they show the same.
    package func saidTime(besides time: ClockTime?) -> ClockTime? { self.time == time ? nil : self.time }

    /// When it ends; of one whose end nobody said, nil.
    var end: Date? {
        lastDate.map { DayTimes.instant(of: $0.adding(days: 1), at: nil, in: TimeZone(identifier: zone) ?? .gmt) }
    }

    /// "not on 2026-05-12": the time before `date`, where that one does not take place.
    package var leftOut: String? {
        guard let last = exceptions.last, let repeats, last >= date.adding(days: -7 * repeats.weeks) else { return nil }
        return "not on \(last)"
    }

    /// The same at its first time from a day on; nil where it lies before that day.
    package func next(from day: CalendarDate) -> PlannedEvent? {
        guard let repeats else { return lastDate ?? date >= day ? self : nil }
        var next = self
        next.date = repeats.first(from: day, begun: date)
        for _ in exceptions where exceptions.contains(next.date) {
            next.date = repeats.first(from: next.date.adding(days: 1), begun: date)
        }
        if let end = ended, next.date >= end { return nil }
        return next
    }
}
