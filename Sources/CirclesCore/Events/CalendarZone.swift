internal import Foundation

/// A time zone as RFC 5545 wants it beside hours that are told on its clocks: each change of its clocks for some years.
struct CalendarZone: Hashable, Sendable {
    /// IANA's name.
    let identifier: String
    let start: Date

    /// Changes that are told: past the last, its clocks stay.
    private static let mostChanges = 40

    /// Nil where hours are those of UTC.
    init?(_ identifier: String, from start: Date) {
        guard let zone = TimeZone(identifier: identifier),
            zone.secondsFromGMT(for: start) != 0 || zone.nextDaylightSavingTimeTransition(after: start) != nil
        else { return nil }
        (self.identifier, self.start) = (identifier, start)
    }

    /// `20260505T190000`, on the zone's clocks.
    func local(_ date: Date) -> String {
        let seconds = TimeZone(identifier: identifier)?.secondsFromGMT(for: date) ?? 0
        return String(CalendarText.instant(date.addingTimeInterval(Double(seconds))).dropLast())
    }

    var lines: [String] {
        guard let zone = TimeZone(identifier: identifier) else { return [] }
        var lines = ["BEGIN:VTIMEZONE", "TZID:\(identifier)"]
        var offset = zone.secondsFromGMT(for: start)
        func observance(_ begin: String, from: Int, to: Int, isDaylight: Bool) {
            let name = isDaylight ? "DAYLIGHT" : "STANDARD"
            lines += [
                "BEGIN:\(name)", "DTSTART:\(begin)", "TZOFFSETFROM:\(Self.text(from))", "TZOFFSETTO:\(Self.text(to))",
                "END:\(name)",
            ]
        }
        observance("19700101T000000", from: offset, to: offset, isDaylight: zone.isDaylightSavingTime(for: start))
        var moment = start
        for _ in 0..<Self.mostChanges {
            guard let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment else { break }
            let new = zone.secondsFromGMT(for: next)
            // A change is told on the clocks that it ends.
            let begin = String(CalendarText.instant(next.addingTimeInterval(Double(offset))).dropLast())
            observance(begin, from: offset, to: new, isDaylight: zone.isDaylightSavingTime(for: next))
            (moment, offset) = (next, new)
        }
        return lines + ["END:VTIMEZONE"]
    }

    /// `+0200`; with seconds where a zone has them.
    private static func text(_ seconds: Int) -> String {
        let size = abs(seconds)
        let parts = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
        return (seconds < 0 ? "-" : "+") + parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined()
    }
}
