package import Foundation

/// Instants of days on the user's wall calendar.
package enum DayTimes {
    /// The first instant of a day. Where clocks jump over midnight, that is when the day's clock begins.
    package static func start(of day: CalendarDate, in zone: TimeZone) -> Date {
        instant(of: day, at: nil, in: zone)
    }

    /// The instant at which clocks of a zone show a time.
    ///
    /// A time that clocks jump over is taken as before the jump (02:30 is then 03:30); of one that comes twice, the first counts
    /// (RFC 5545, 3.3.5).
    package static func instant(of day: CalendarDate, at time: ClockTime?, in zone: TimeZone) -> Date {
        let local = Double(day.dayNumber * 86_400 + (time.map { $0.hour * 3600 + $0.minute * 60 } ?? 0))
        let shown = Date(timeIntervalSince1970: local)
        // The offsets on both sides of any change that could concern this time: none is further than a day away.
        let before = Double(zone.secondsFromGMT(for: shown.addingTimeInterval(-86_400)))
        let after = Double(zone.secondsFromGMT(for: shown.addingTimeInterval(86_400)))
        let early = shown.addingTimeInterval(-before), late = shown.addingTimeInterval(-after)
        if Double(zone.secondsFromGMT(for: early)) == before { return early }
        if Double(zone.secondsFromGMT(for: late)) == after { return late }
        // Jumped over. A day's start is the jump itself.
        guard time == nil else { return early }
        return zone.nextDaylightSavingTimeTransition(after: early.addingTimeInterval(-86_400)) ?? early
    }
}
