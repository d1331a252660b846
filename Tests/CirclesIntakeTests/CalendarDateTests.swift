import Foundation
import Testing

@testable import CirclesIntake

@Suite("Days and times")
struct CalendarDateTests {
    @Test("a day number and its day are each other's inverse, over 400 years")
    func roundTrip() {
        for number in stride(from: -100_000, through: 100_000, by: 17) {
            let date = CalendarDate(dayNumber: number)
            #expect(date.dayNumber == number)
            #expect(CalendarDate(iso: date.description) == date)
        }
    }

    @Test(
        "weekdays are those of the calendar",
        arguments: [("1970-01-01", 4), ("2024-01-04", 4), ("2024-02-29", 4), ("2000-01-01", 6), ("2023-12-31", 7)])
    func weekday(_ text: String, _ weekday: Int) {
        #expect(CalendarDate(iso: text)?.weekday == weekday)
    }

    @Test(
        "what is no day is none",
        arguments: ["2023-02-29", "2024-13-01", "2024-00-10", "2024-1-01", "24-01-01", "2024-01-32", "", "2024-01-0١"])
    func noDay(_ text: String) {
        #expect(CalendarDate(iso: text) == nil)
    }

    @Test("no distance is too far")
    func clamped() {
        #expect(CalendarDate(dayNumber: 0).adding(days: .max).year == 9999)
        #expect(CalendarDate(dayNumber: -5).adding(days: .min).year == 1)
    }

    @Test("an instant is on the day of its zone")
    func zone() throws {
        let instant = Date(timeIntervalSince1970: 1_704_063_600)
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(CalendarDate(instant, in: .gmt).description == "2023-12-31")
        #expect(CalendarDate(instant, in: berlin).description == "2024-01-01")
    }

    @Test("times are within a day", arguments: ["24:00", "12:60", "1:00", "12:5", "noon"])
    func noTime(_ text: String) {
        #expect(ClockTime(iso: text) == nil)
    }
}
