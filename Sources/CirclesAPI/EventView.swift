package import CirclesCore

/// A line of `events --json`.
package struct EventView: Codable, Sendable {
    package let uid: String
    package let title: String
    /// On the user's clocks.
    package let date: CalendarDate
    @Nullable package var time: ClockTime?
    /// The hour as it was said, where the clocks of that place show another one than the user's.
    @Nullable package var saidTime: ClockTime?
    @Nullable package var place: String?
    /// The last of several days in a row.
    @Nullable package var lastDate: CalendarDate?
    /// RFC 5545's rule, when it comes again; `date` is the next time.
    @Nullable package var repeats: Recurrence?
    /// Days on which it does not take place.
    package let exceptions: [CalendarDate]
    /// It was asked about, and nobody answered.
    package let isAsked: Bool
    package let isUncertain: Bool
    package let status: PlannedEvent.Status
    /// The days it was on before.
    package let movedFrom: [CalendarDate]
    package let contacts: [ContactReference]
    /// The conversation that told of it first, and all.
    package let interaction: Interaction.ID
    package let interactions: [Interaction.ID]
    package let quote: String

    package init(_ event: PlannedEvent, date: CalendarDate, time: ClockTime?, _ contacts: [ContactReference]) {
        (uid, title) = (event.uid, event.title)
        (self.date, self.contacts) = (date, contacts)
        (isUncertain, status, movedFrom) = (event.isUncertain, event.status, event.movedFrom)
        (interaction, interactions, quote) = (event.interactions[0], event.interactions, event.quote)
        isAsked = event.isAsked
        self.time = time
        saidTime = event.saidTime(besides: time)
        place = event.place
        lastDate = event.lastDate.map { date.adding(days: $0.dayNumber - event.date.dayNumber) }
        repeats = event.repeats
        exceptions = event.exceptions
    }
}

/// A birthday on its next day.
package struct BirthdayView: Codable, Sendable {
    package let contact: ContactReference
    package let date: CalendarDate
    @Nullable package var age: Int?
    /// A conversation said so, and no address book.
    package let isFromChat: Bool

    package init(_ contact: ContactReference, on date: CalendarDate, age: Int?, isFromChat: Bool) {
        (self.contact, self.date, self.isFromChat) = (contact, date, isFromChat)
        self.age = age
    }
}

/// `today --json`.
package struct TodayView: Codable, Sendable {
    package struct Overdue: Codable, Sendable {
        package let contact: ContactReference
        package let everyDays: Int
        /// The day of the last conversation; null: there was none.
        @Nullable package var last: CalendarDate?

        package init(_ contact: ContactReference, everyDays: Int, last: CalendarDate?) {
            (self.contact, self.everyDays) = (contact, everyDays)
            self.last = last
        }
    }

    package let day: CalendarDate
    package let events: [EventView]
    package let birthdays: [BirthdayView]
    package let openNotes: Int
    package let overdue: [Overdue]

    package init(
        day: CalendarDate, events: [EventView], birthdays: [BirthdayView], openNotes: Int, overdue: [Overdue]
    ) {
        (self.day, self.events, self.birthdays) = (day, events, birthdays)
        (self.openNotes, self.overdue) = (openNotes, overdue)
    }
}
