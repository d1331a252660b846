/// A day as it was said, before it is known which day of the calendar that is.
enum DayExpression: Hashable, Sendable {
    /// Which of the many Saturdays.
    enum Occurrence: Hashable, Sendable {
        case plain, this, next, last
        /// The first one behind another day: "the Monday after".
        case following
        /// The last one before another day: "the Friday before".
        case preceding
        /// So many weeks after the coming one: "a week on Friday".
        case later(weeks: Int)
    }

    case days(Int)
    case weekday(Int, Occurrence)
    /// With the weekday, when it was said with it: "Friday 12".
    case dayOfMonth(Int, weekday: Int?)
    case monthDay(month: Int, day: Int, year: Int?)
    case named(NamedDay)
    /// So many days after the day that was named before: "the day after", "am Tag davor".
    case beside(Int)
    /// "in a month": the same day of another month.
    case months(Int)
    /// "by the end of the month": the last day of a month so many after this one.
    case monthEnd(after: Int)
    /// "by the end of March".
    case endOf(month: Int)
    /// "the week after next, Wednesday": a weekday of a week so many after this one, which begins on Monday (ISO 8601).
    case weekdayOfWeek(Int, weeks: Int)
    /// "The third Sunday of August": the weekday's rank from one to five, or -1 for the last; without a month's name, of the month so many
    /// after this one, or the first later one in which it is still to come.
    case weekdayOfMonth(Int, rank: Int, month: Int?, after: Int)
}

/// Whether the talk is of what is to come or of what has been.
enum Direction: Sendable {
    case future, past
}

extension DayExpression {
    /// The day of the calendar this means on the day `today`; nil when there is none.
    func resolved(today: CalendarDate, direction: Direction) -> CalendarDate? {
        switch self {
        case .beside: return nil
        case .days(let days):
            return today.adding(days: days)
        case .weekday(let weekday, let which):
            return Self.resolve(weekday: weekday, which, today: today, direction: direction)
        case .dayOfMonth(let day, let weekday):
            return Self.resolve(dayOfMonth: day, weekday: weekday, today: today, direction: direction)
        case .monthDay(let month, let day, let year?):
            return CalendarDate(year: year, month: month, day: day)
        case .monthDay(let month, let day, nil):
            return Self.resolve(month: month, day: day, today: today, direction: direction)
        case .named(let feast):
            return Self.nearest(to: today, direction) { feast.date(in: $0) }
        case .months(let months): return today.adding(months: months)
        case .monthEnd(let months):
            return CalendarDate(year: today.year, month: today.month, day: 1)?.adding(months: months)?.endOfMonth
        case .endOf(let month):
            return Self.nearest(to: today, direction) { CalendarDate(year: $0, month: month, day: 1)?.endOfMonth }
        case .weekdayOfWeek(let weekday, let weeks):
            return today.adding(days: weekday - today.weekday + 7 * min(max(weeks, -520), 520))
        case .weekdayOfMonth(let weekday, let rank, let month?, _):
            return Self.resolve(weekday: weekday, rank: rank, inMonth: month, today: today, direction: direction)
        case .weekdayOfMonth(let weekday, let rank, nil, let months):
            return Self.resolve(weekday: weekday, rank: rank, after: months, today: today, direction: direction)
        }
    }

    private static func date(of weekday: Int, _ rank: Int, inMonth month: Int, of year: Int) -> CalendarDate? {
        guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
        let days = CalendarDate.daysInMonth(month, year: year)
        let start = 1 + (weekday - first.weekday + 7) % 7
        let day = rank > 0 ? start + 7 * (rank - 1) : start + (days - start) / 7 * 7
        return day <= days ? CalendarDate(year: year, month: month, day: day) : nil
    }

    /// Of the month that is nearest in the direction, where it has such a day.
    private static func resolve(
        weekday: Int, rank: Int, inMonth month: Int, today: CalendarDate, direction: Direction
    ) -> CalendarDate? {
        let step = direction == .past ? -1 : 1
        let year = (month - today.month) * step < 0 ? today.year + step : today.year
        guard let date = date(of: weekday, rank, inMonth: month, of: year) else { return nil }
        let isOver = direction == .past ? date > today : date < today
        return isOver ? Self.date(of: weekday, rank, inMonth: month, of: year + step) : date
    }

    private static func resolve(
        weekday: Int, rank: Int, after months: Int, today: CalendarDate, direction: Direction
    ) -> CalendarDate? {
        let step = direction == .past ? -1 : 1
        return (months...months + 12).lazy.compactMap { count -> CalendarDate? in
            CalendarDate(year: today.year, month: today.month, day: 1)?.adding(months: count * step)
                .flatMap { date(of: weekday, rank, inMonth: $0.month, of: $0.year) }
        }.first { direction == .past ? $0 <= today : $0 >= today }
    }

    /// That of this year, or of the one beside it.
    private static func nearest(
        to today: CalendarDate, _ direction: Direction, in year: (Int) -> CalendarDate?
    ) -> CalendarDate? {
        let years = direction == .past ? [today.year, today.year - 1] : [today.year, today.year + 1]
        return years.lazy.compactMap(year).first { direction == .past ? $0 <= today : $0 >= today }
    }

    /// "Saturday" said on a Saturday is that day; "next Saturday" is that of the next week, which begins on
    /// Monday (ISO 8601).
    private static func resolve(
        weekday: Int, _ which: Occurrence, today: CalendarDate, direction: Direction
    ) -> CalendarDate {
        let ahead = (weekday - today.weekday + 7) % 7
        let back = (today.weekday - weekday + 7) % 7
        switch which {
        case .plain, .preceding:
            return direction == .past
                ? today.adding(days: back == 0 ? -7 : -back) : today.adding(days: ahead)
        case .this:
            return direction == .past ? today.adding(days: -back) : today.adding(days: ahead)
        case .next, .following:
            return today.adding(days: 7 - today.weekday + weekday)
        case .last:
            return today.adding(days: back == 0 ? -7 : -back)
        case .later(let weeks):
            return today.adding(days: ahead + 7 * min(max(weeks, 0), 520))
        }
    }

    /// The nearest such day of this month or those that follow (or went before).
    private static func resolve(
        dayOfMonth day: Int, weekday: Int?, today: CalendarDate, direction: Direction
    ) -> CalendarDate? {
        let step = direction == .past ? -1 : 1
        for months in 0...12 {
            guard let first = CalendarDate(year: today.year, month: today.month, day: 1)?.adding(months: months * step),
                let date = CalendarDate(year: first.year, month: first.month, day: day),
                direction == .past ? date <= today : date >= today,
                weekday == nil || date.weekday == weekday
            else { continue }
            return date
        }
        return nil
    }

    /// The nearest such day in the direction; a leap day waits for a leap year.
    private static func resolve(
        month: Int, day: Int, today: CalendarDate, direction: Direction
    ) -> CalendarDate? {
        for years in 0...8 {
            let year = direction == .past ? today.year - years : today.year + years
            guard let date = CalendarDate(year: year, month: month, day: day),
                direction == .past ? date <= today : date >= today
            else { continue }
            return date
        }
        return nil
    }
}

extension DayExpression {
    /// "Tomorrow", "in two days": no day of a month.
    var isCounted: Bool { if case .days = self { true } else { false } }
}

extension CalendarDate {
    fileprivate var endOfMonth: CalendarDate? {
        CalendarDate(year: year, month: month, day: Self.daysInMonth(month, year: year))
    }

    /// The same day of another month, or that month's last day when it is shorter.
    func adding(months: Int) -> CalendarDate? {
        let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflow, total >= 12 else { return nil }
        let (newYear, newMonth) = (total / 12, total % 12 + 1)
        guard newYear <= 9999 else { return nil }
        return CalendarDate(
            year: newYear, month: newMonth, day: min(day, Self.daysInMonth(newMonth, year: newYear)))
    }
}
