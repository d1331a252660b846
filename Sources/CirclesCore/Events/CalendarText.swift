package import Foundation

/// A calendar as RFC 5545 writes it.
///
/// - Hours are instants in UTC, so that a change of daylight saving moves nothing; days without hours are dates.
/// - Lines end with CR LF and are folded at 75 octets (3.1), never within a character.
package struct CalendarText: Sendable {
    private let head: [String]
    private var lines: [String] = []
    /// Of each zone the earliest start: its clocks are told from there on.
    private var zones: [String: CalendarZone] = [:]

    /// - Parameter name: What the calendar is called where it is subscribed to.
    package init(name: String) {
        head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Circles//Circles \(Version.current)//EN", "CALSCALE:GREGORIAN",
            "METHOD:PUBLISH", "X-WR-CALNAME:\(Self.escaped(name))", "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        ]
    }

    /// Entries, each with how often it changed (`SEQUENCE`).
    package mutating func add(_ entry: CalendarEntry, sequence: Int, at now: Date) {
        lines += ["BEGIN:VEVENT", "UID:\(entry.uid)@circles", "DTSTAMP:\(Self.instant(now))", "SEQUENCE:\(sequence)"]
        lines += entry.properties
        if let zone = entry.zone, zone.start < zones[zone.identifier]?.start ?? .distantFuture {
            zones[zone.identifier] = zone
        }
        lines.append("END:VEVENT")
    }

    package var text: String {
        let clocks = zones.values.sorted { $0.identifier < $1.identifier }.flatMap(\.lines)
        return (head + clocks + lines + ["END:VCALENDAR"]).map { Self.folded($0) + "\r\n" }.joined()
    }

    /// `20260502T170000Z`.
    static func instant(_ date: Date) -> String {
        let day = CalendarDate(date, in: .gmt)
        let second = Int(date.timeIntervalSince1970.rounded(.down)) - day.dayNumber * 86_400
        return Self.day(day) + "T" + [second / 3600, second / 60 % 60, second % 60].map(twoDigits).joined() + "Z"
    }

    /// `20260502`.
    static func day(_ day: CalendarDate) -> String { day.description.replacing("-", with: "") }

    private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

    /// A value of type TEXT (3.3.11).
    static func escaped(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0).printable }
        return lines.map { line in
            line.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
        }.joined(separator: "\\n")
    }

    private static func folded(_ line: String) -> String {
        var result = "", octets = 0
        for scalar in line.unicodeScalars {
            let size = String(scalar).utf8.count
            if octets + size > 75 {
                result += "\r\n "
                octets = 1
            }
            result.unicodeScalars.append(scalar)
            octets += size
        }
        return result
    }
}
