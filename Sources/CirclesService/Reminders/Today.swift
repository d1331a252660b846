package import CirclesAPI
package import CirclesCore
package import Foundation

/// What is worth knowing this morning.
package struct Today: Sendable {
    private let context: AppContext
    private let events: Events
    private let now: Date

    /// - Parameter zone: The user's.
    package init(_ context: AppContext, zone: TimeZone = .current, now: Date = Date()) {
        self.context = context
        self.now = now
        events = Events(context, zone: zone, now: now)
    }

    /// Days ahead that events, and birthdays, are told of.
    private static let days = 7
    private static let birthdayDays = 14

    /// Events and birthdays of the next days, notes that wait, and people not heard from for longer than the user's wish: those
    /// furthest behind it first.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func view() async throws(CirclesError) -> TodayView {
        let today = events.today
        let planned = try await events.list(with: nil, from: today, to: today.adding(days: Self.days - 1))
        let birthdays = try await events.birthdays().compactMap { birthday -> BirthdayView? in
            guard let date = birthday.next(from: today), date < today.adding(days: Self.birthdayDays) else {
                return nil
            }
            return BirthdayView(
                ContactReference(id: birthday.contact, uid: nil, name: birthday.name), on: date,
                age: birthday.age(on: date), isFromChat: birthday.isFromChat)
        }
        return TodayView(
            day: today, events: planned.filter { $0.event.status == .planned }.map(\.view),
            birthdays: birthdays.sorted { ($0.date, $0.contact.name) < ($1.date, $1.contact.name) },
            openNotes: try await context.database.workload().openNotes, overdue: try await overdue(today))
    }

    private func overdue(_ today: CalendarDate) async throws(CirclesError) -> [TodayView.Overdue] {
        let zone = events.zone
        let late = try await context.database.wishes().compactMap { wish in
            wish.overdue(on: today, in: zone).map { (wish: wish, days: $0) }
        }.sorted { ($0.days, $0.wish.contact.description) > ($1.days, $1.wish.contact.description) }
        let contacts = try await context.database.contacts(late.map(\.wish.contact))
        return late.compactMap { wish, _ in
            contacts[wish.contact].map {
                TodayView.Overdue(
                    ContactReference($0), everyDays: wish.everyDays, last: wish.last.map { CalendarDate($0, in: zone) })
            }
        }
    }
}
