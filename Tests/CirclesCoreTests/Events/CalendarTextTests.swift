@testable import CirclesCore
import Foundation
import Testing

@Suite("A calendar's text")
struct CalendarTextTests {
    /// Zones, with days on which their clocks changed in 2026, forward and back.
    private static let changes: [(zone: String, forward: String, back: String)] = [
        ("Europe/Berlin", "2026-03-29", "2026-10-25"), ("America/New_York", "2026-03-08", "2026-11-01"),
        ("Australia/Sydney", "2026-10-04", "2026-04-05"), ("America/Santiago", "2026-09-06", "2026-04-05"),
    ]

    @Test("an hour is the clock's own, a week over each change of daylight saving", arguments: changes)
    func daylightSaving(zone: String, forward: String, back: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        for change in [forward, back] {
            let middle = try #require(CalendarDate(iso: change))
            for day in (-3...3).map({ middle.adding(days: $0) }) {
                for hour in [0, 1, 4, 12, 19, 23] {
                    let instant = DayTimes.instant(of: day, at: ClockTime(hour: hour, minute: 30), in: zone)
                    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant)
                    #expect(
                        parts.day == day.day && parts.month == day.month && parts.year == day.year, "\(day) \(hour)")
                    // Santiago's clocks jump over midnight.
                    let isJumpedOver =
                        zone.identifier == "America/Santiago" && change == forward && day == middle && hour == 0
                    #expect(parts.hour == (isJumpedOver ? 1 : hour) && parts.minute == 30, "\(day) \(hour)")
                }
                let start = DayTimes.start(of: day, in: zone)
                #expect(start == calendar.startOfDay(for: start))
                #expect(CalendarDate(start, in: zone) == day)
                #expect(CalendarDate(start.addingTimeInterval(-1), in: zone) == day.adding(days: -1))
            }
        }
    }

    @Test("of an hour that comes twice the first counts, one that is jumped over is as before the jump")
    func ambiguous() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let twice = DayTimes.instant(
            of: try #require(CalendarDate(iso: "2026-10-25")), at: ClockTime(hour: 2, minute: 30), in: zone)
        #expect(zone.secondsFromGMT(for: twice) == 7200)
        let never = DayTimes.instant(
            of: try #require(CalendarDate(iso: "2026-03-29")), at: ClockTime(hour: 2, minute: 30), in: zone)
        #expect(
            CaptureTime(instant: never, zone: zone.identifier, source: .given).clock == ClockTime(hour: 3, minute: 30))
    }

    private func entry(_ title: String, time: ClockTime?) throws -> CalendarEntry {
        let contact = Contact(name: "Maria Lopez")
        let event = Extraction.Event(
            title: title, date: CalendarDate(iso: "2026-05-02"), time: time, place: "Rosa's; Main St, 5",
            about: .contact,
            evidence: .init(quote: "a\nb", message: 0))
        let interaction = Interaction(
            id: .random(), captureIDs: [], participants: [.init(contactID: contact.id, label: "Mari")],
            occurredAt: Date(timeIntervalSince1970: 1_777_000_000), zone: "Europe/Berlin", summary: "", events: [event])
        return CalendarEntry(try #require(EventHistory([interaction]).events.first), with: ["Maria Lopez"])
    }

    @Test("has lines of at most 75 octets that are whole characters, and escapes what has a meaning")
    func lines() throws {
        var calendar = CalendarText(name: "Circles")
        calendar.add(
            try entry("dinner, " + String(repeating: "日本語🌸", count: 30), time: ClockTime(hour: 19)), sequence: 3,
            at: Date(timeIntervalSince1970: 0))
        let text = calendar.text
        for line in text.components(separatedBy: "\r\n") { #expect(line.utf8.count <= 75) }
        #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
        let unfolded = text.replacing("\r\n ", with: "")
        #expect(unfolded.contains("DTSTART:20260502T170000Z\r\n"))
        #expect(unfolded.contains("SEQUENCE:3\r\n"))
        #expect(unfolded.contains("LOCATION:Rosa's\\; Main St\\, 5\r\n"))
        #expect(unfolded.contains("“a\\nb”"))
        #expect(unfolded.contains("SUMMARY:Dinner\\, 日本語🌸"))
    }

    @Test("a day without an hour is a date")
    func allDay() throws {
        let lines = try entry("dinner", time: nil).properties
        #expect(lines.contains("DTSTART;VALUE=DATE:20260502") && lines.contains("DTEND;VALUE=DATE:20260503"))
    }

    private func text(
        _ event: Extraction.Event, zone: String = "Europe/Berlin", without exceptions: [CalendarDate] = []
    ) throws -> String {
        let interaction = Interaction(
            id: .random(), captureIDs: [], participants: [.init(contactID: .random(), label: "Mari")],
            occurredAt: Date(timeIntervalSince1970: 1_777_000_000), zone: zone, summary: "", events: [event])
        var planned = try #require(EventHistory([interaction]).events.first)
        planned.exceptions = exceptions
        var calendar = CalendarText(name: "Circles")
        calendar.add(CalendarEntry(planned, with: []), sequence: 1, at: Date(timeIntervalSince1970: 0))
        return calendar.text.replacing("\r\n ", with: "")
    }

    private func event(_ title: String, time: ClockTime? = nil) -> Extraction.Event {
        Extraction.Event(
            title: title, date: CalendarDate(iso: "2026-05-05"), time: time, about: .contact,
            evidence: .init(quote: "q", message: 0))
    }

    @Test("what comes again stays at its hour when clocks change: its zone is told")
    func routine() throws {
        var choir = event("choir", time: ClockTime(hour: 19))
        choir.repeats = Recurrence(weekdays: [2])
        let text = try text(choir)
        #expect(text.contains("RRULE:FREQ=WEEKLY;BYDAY=TU\r\n"))
        #expect(text.contains("DTSTART;TZID=Europe/Berlin:20260505T190000\r\n"))
        #expect(text.contains("DTEND;TZID=Europe/Berlin:20260505T200000\r\n"))
        #expect(text.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n"))
        #expect(
            text.contains(
                "BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD"))
        #expect(try !self.text(choir, zone: "UTC").contains("VTIMEZONE"))
        let left = ["2026-05-12", "2026-11-03"].compactMap { CalendarDate(iso: $0) }
        #expect(
            try self.text(choir, without: left).contains(
                "EXDATE;TZID=Europe/Berlin:20260512T190000\r\nEXDATE;TZID=Europe/Berlin:20261103T190000\r\n"))
        choir.time = nil
        #expect(try self.text(choir, without: left).contains("EXDATE;VALUE=DATE:20260512\r\n"))
    }

    @Test("several days end behind the last, and what was asked is tentative")
    func days() throws {
        var festival = event("festival")
        festival.lastDate = CalendarDate(iso: "2026-05-07")
        #expect(try text(festival).contains("DTSTART;VALUE=DATE:20260505\r\nDTEND;VALUE=DATE:20260508\r\n"))
        festival.isAsked = true
        #expect(try text(festival).contains("STATUS:TENTATIVE\r\n"))
    }
}
