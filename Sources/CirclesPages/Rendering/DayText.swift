package import CirclesCore
package import Foundation

/// Days and times as a page says them.
package enum DayText {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// "Sat 18 May 2024".
    package static func full(_ day: CalendarDate) -> String {
        "\(short(day)) \(month(day).prefix(3)) \(day.year)"
    }

    /// "Sat 18".
    static func short(_ day: CalendarDate) -> String { "\(weekdays[day.weekday - 1]) \(day.day)" }

    /// "May 2024".
    static func monthAndYear(_ day: CalendarDate) -> String { "\(month(day)) \(day.year)" }

    static func month(_ day: CalendarDate) -> String { months[day.month - 1] }

    /// "Today", "Yesterday", "Sat 18 May 2024".
    static func relative(_ day: CalendarDate, today: CalendarDate) -> String {
        switch today.dayNumber - day.dayNumber {
        case 0: "Today"
        case 1: "Yesterday"
        default: full(day)
        }
    }

    /// The day of an interaction: "18 May 2024", "about 18 May 2024".
    package static func day(of interaction: Interaction) -> String {
        let day = day(interaction.occurredAt, interaction.zone)
        return (interaction.dayIsUncertain ? "about " : "") + "\(day.day) \(month(day).prefix(3)) \(day.year)"
    }

    /// When an interaction was: "Sat 18 May 2024, 07:41"; "Sat 18 May 2024" where no hour is known; "about Sat 18 May 2024".
    package static func of(_ interaction: Interaction) -> String {
        let day = full(day(interaction.occurredAt, interaction.zone))
        if interaction.dayIsUncertain { return "about \(day)" }
        return interaction.hourIsKnown ? "\(day), \(clock(interaction.occurredAt, interaction.zone))" : day
    }

    static func day(_ instant: Date, _ zone: String) -> CalendarDate {
        CalendarDate(instant, in: TimeZone(identifier: zone) ?? .gmt)
    }

    /// "07:41".
    static func clock(_ instant: Date, _ zone: String) -> String { String(LocalTime.text(instant, zone).suffix(5)) }
}
