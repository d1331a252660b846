internal import Foundation

/// One entry of a calendar: an event, or a birthday of each year.
package struct CalendarEntry: Hashable, Sendable {
    /// The same for the same thing, whatever becomes of it.
    package let uid: String
    /// What it says, without what changes by itself: when this changes, the entry changed.
    package let properties: [String]
    /// Whose clocks its hours are told on; nil where they are UTC's.
    let zone: CalendarZone?

    /// Minutes of one whose end nobody said.
    private static let ordinaryMinutes = 60.0

    /// - Parameter names: Of those it is with.
    package init(_ event: PlannedEvent, with names: [String]) {
        uid = event.uid
        var lines = ["SUMMARY:" + CalendarText.escaped(Self.title(event, names))]
        // What comes again stays at its hour when clocks change; a single hour is the same instant everywhere.
        zone = event.repeats == nil || event.time == nil ? nil : CalendarZone(event.zone, from: event.start)
        if event.time == nil {
            lines.append("DTSTART;VALUE=DATE:" + CalendarText.day(event.date))
            lines.append("DTEND;VALUE=DATE:" + CalendarText.day((event.lastDate ?? event.date).adding(days: 1)))
            lines.append("TRANSP:TRANSPARENT")
        } else {
            let end = event.end ?? event.start.addingTimeInterval(Self.ordinaryMinutes * 60)
            for (name, instant) in [("DTSTART", event.start), ("DTEND", end)] {
                lines.append(
                    zone.map { "\(name);TZID=\($0.identifier):\($0.local(instant))" }
                        ?? "\(name):\(CalendarText.instant(instant))")
            }
        }
        if let repeats = event.repeats {
            lines.append("RRULE:" + repeats.rule + Self.until(event))
            for day in event.exceptions { lines.append(Self.exception(event, day, zone)) }
        }
        if let place = event.place { lines.append("LOCATION:" + CalendarText.escaped(place)) }
        let status =
            event.status == .cancelled ? "CANCELLED" : event.isUncertain || event.isAsked ? "TENTATIVE" : "CONFIRMED"
        lines.append("STATUS:" + status)
        var notes = names.isEmpty ? [] : ["With " + names.joined(separator: ", ")]
        if event.isUncertain {
            notes.append(
                "The day is uncertain: it rests on when a file was made, its day and month may be swapped, "
                    + "or the day of the week said with it is another.")
        }
        if event.isAsked, event.status == .planned { notes.append("Asked, and not answered yet.") }
        if let last = event.movedFrom.last { notes.append("Moved from \(last).") }
        if !event.quote.isEmpty { notes.append("“\(event.quote)”") }
        if !notes.isEmpty { lines.append("DESCRIPTION:" + CalendarText.escaped(notes.joined(separator: "\n"))) }
        properties = lines
    }

    /// A day of each year; 29 February is the last of February.
    ///
    /// - Parameter today: From which year on, where the year of birth is not known.
    package init(_ birthday: Birthday, today: CalendarDate) {
        uid = "birthday-\(birthday.contact)"
        zone = nil
        let isLeapDay = birthday.month == 2 && birthday.day == 29
        let first = birthday.year ?? (isLeapDay ? 2024 : 2000)
        let start = CalendarDate(year: first, month: birthday.month, day: birthday.day) ?? today
        properties = [
            "SUMMARY:" + CalendarText.escaped(birthday.name + "’s birthday"),
            "DTSTART;VALUE=DATE:" + CalendarText.day(start),
            "DTEND;VALUE=DATE:" + CalendarText.day(start.adding(days: 1)),
            "RRULE:FREQ=YEARLY" + (isLeapDay ? ";BYMONTH=2;BYMONTHDAY=-1" : ""), "TRANSP:TRANSPARENT",
            "STATUS:CONFIRMED", "CATEGORIES:Birthday",
        ]
    }

    /// The end of one that comes no more, in UTC where its hours are told (RFC 5545, 3.3.10).
    private static func until(_ event: PlannedEvent) -> String {
        guard let ended = event.ended else { return "" }
        var last = event
        last.date = ended.adding(days: -1)
        return ";UNTIL=" + (event.time == nil ? CalendarText.day(last.date) : CalendarText.instant(last.start))
    }

    /// A day that is left out, told as the beginning is (RFC 5545, 3.8.5.1).
    private static func exception(_ event: PlannedEvent, _ day: CalendarDate, _ zone: CalendarZone?) -> String {
        guard event.time != nil else { return "EXDATE;VALUE=DATE:" + CalendarText.day(day) }
        var left = event
        left.date = day
        return zone.map { "EXDATE;TZID=\($0.identifier):\($0.local(left.start))" }
            ?? "EXDATE:" + CalendarText.instant(left.start)
    }

    private static func title(_ event: PlannedEvent, _ names: [String]) -> String {
        let title = event.title.prefix(1).uppercased() + event.title.dropFirst()
        let known = title.folded
        let missing = names.filter { name in
            !name.folded.split(separator: " ").contains { known.contains($0) }
        }
        return missing.isEmpty || names.count > 2 ? title : "\(title) with \(names.joined(separator: ", "))"
    }
}
