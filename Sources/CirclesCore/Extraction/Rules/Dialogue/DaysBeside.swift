/// What a plain weekday means beside days that the same sentence, or the plan it speaks of, has named already.
struct DaysBeside {
    private let today: CalendarDate
    private var last: CalendarDate?

    init(_ today: CalendarDate) { self.today = today }

    mutating func add(_ date: CalendarDate) { last = date }

    /// - Parameters:
    ///   - plain: The day it means alone.
    ///   - isMoved: The sentence moves a plan, whose day is `anchor` where it is known.
    ///   - isJoined: It is the last of several days in a row, or one of several to choose from.
    ///   - isAsked: It is asked about, or chosen.
    ///   - named: The day that was named last.
    ///   - closed: A day to come that was refused, and that this one may stand in for.
    func date(
        of day: DayExpression, plain: CalendarDate, isMoved: Bool, anchor: @autoclosure () -> CalendarDate?,
        closed: CalendarDate?, named: CalendarDate?, isJoined: Bool, isAsked: @autoclosure () -> Bool
    ) -> CalendarDate {
        // "Out on the 9th of May, back on the 16th"
        if case .dayOfMonth(let number, nil) = day, let last, number > last.day, last > today {
            return CalendarDate(year: last.year, month: last.month, day: number) ?? plain
        }
        // "Lunch on 14 July?" — "The 15th?": the one nearest to the day that it stands in for.
        if case .dayOfMonth(let number, nil) = day {
            return anchor().flatMap { nearest(number: number, to: $0) } ?? plain
        }
        // "The Monday after": after the day that was named before it.
        if case .weekday(let weekday, .following) = day {
            guard let before = last ?? named, before >= today else { return plain }
            let ahead = (weekday - before.weekday + 7) % 7
            return before.adding(days: ahead == 0 ? 7 : ahead)
        }
        // "The Friday before": the last one before it, and still to come.
        if case .weekday(let weekday, .preceding) = day {
            guard let before = last ?? named, case let back = (before.weekday - weekday + 7) % 7,
                case let date = before.adding(days: back == 0 ? -7 : -back), date >= today
            else { return plain }
            return date
        }
        guard case .weekday(let weekday, .plain) = day else { return plain }
        // "Next week Tuesday to Thursday"
        if isJoined, let last, last > plain { return last.adding(days: (weekday - last.weekday + 7) % 7) }
        // "Can't on Monday." — "Thursday?", on a Thursday: today would have been called so.
        let anchor = anchor()
        if plain == today,
            closed != nil || named.map({ $0 > today }) ?? false && isAsked() || anchor.map({ $0 > today }) ?? false
        {
            return plain.adding(days: 7)
        }
        // "From Saturday to Sunday": the Sunday nearest to that Saturday.
        if isMoved, let anchor = last ?? anchor, anchor >= today { return nearest(weekday, to: anchor) ?? plain }
        // "Could you do Saturday the 24th?" — "Sunday?": a day beside one that is further off than this week.
        // "Thursday next week?" — "Can't Thursday, Friday?"
        if let anchor, case let far = last ?? anchor, far.dayNumber - today.dayNumber >= 7,
            let beside = nearest(weekday, to: far)
        {
            return beside
        }
        // "I've got the dentist next Wednesday, Thursday?": of the same week.
        if isAsked(), let last, last.dayNumber - today.dayNumber >= 7, let beside = nearest(weekday, to: last) {
            return beside
        }
        // "Saturday or Sunday?" on a Sunday: today's name behind a later day means that of the next week.
        // "Monday I'm at work, any chance of Tuesday?"
        if plain == today, let last, last > today { return plain.adding(days: 7) }
        return plain
    }

    /// The day of that number in the month of `anchor` or one beside it, still to come.
    private func nearest(number: Int, to anchor: CalendarDate) -> CalendarDate? {
        let months = (-1...1).compactMap { anchor.adding(months: $0) }
        return months.compactMap { CalendarDate(year: $0.year, month: $0.month, day: number) }.filter { $0 > today }
            .min { abs($0.dayNumber - anchor.dayNumber) < abs($1.dayNumber - anchor.dayNumber) }
    }

    /// At most three days before or behind it, and still to come.
    private func nearest(_ weekday: Int, to anchor: CalendarDate) -> CalendarDate? {
        let ahead = (weekday - anchor.weekday + 7) % 7
        let near = anchor.adding(days: ahead > 3 ? ahead - 7 : ahead)
        return near > today ? near : anchor.adding(days: ahead)
    }
}
