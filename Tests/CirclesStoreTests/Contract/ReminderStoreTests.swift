import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("What reminders are made from")
struct ReminderStoreTests {
    @Test("an entry's sequence grows whenever it is not as it was, and only then", arguments: Engine.allCases)
    func sequences(engine: Engine) async throws {
        let sample = try Sample(engine)
        let filed = try await sample.filed(try await sample.contact())
        func sequence(_ digest: String, after seconds: Double = 0) async throws -> Int? {
            let mark = CalendarMark(uid: "one", interaction: filed.id, contact: nil, digest: digest)
            return try await sample.database.sequences(of: [mark], at: sample.now.addingTimeInterval(seconds))["one"]
        }
        let first = try #require(try await sequence("a"))
        #expect(try await sequence("a", after: 86_400) == first)
        let second = try #require(try await sequence("b"))
        #expect(second > first)
        let third = try #require(try await sequence("a", after: 60))
        #expect(third > second)
        try await sample.database.deleteForGood(filed.id, at: sample.now)
    }

    @Test("wishes know when the contact was last talked to", arguments: Engine.allCases)
    func wishes(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        #expect(try await sample.database.wishes().isEmpty)
        var record = try await sample.database.record(liz)
        record.details.everyDays = 42
        record.details.birthday = "--02-29"
        try await sample.database.update(record, at: sample.now)
        #expect(try await sample.database.record(liz).details.everyDays == 42)
        #expect(try await sample.database.wishes() == [ContactWish(contact: liz.id, everyDays: 42, last: nil)])
        let filed = try await sample.filed(liz)
        #expect(
            try await sample.database.wishes() == [ContactWish(contact: liz.id, everyDays: 42, last: filed.occurredAt)])
        #expect(try await sample.database.birthdays() == [liz.id: "--02-29"])
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let wish = ContactWish(contact: liz.id, everyDays: 7, last: sample.now)
        let day = CalendarDate(sample.now, in: zone)
        #expect(wish.overdue(on: day.adding(days: 7), in: zone) == nil)
        #expect(wish.overdue(on: day.adding(days: 9), in: zone) == 2)
    }
}
