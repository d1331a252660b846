/// Feasts with a day of their own.
enum NamedDay: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    /// The n-th such weekday of a month: Thanksgiving.
    case nth(Int, weekday: Int, month: Int)
    /// The last such weekday of a month: Memorial Day.
    case last(weekday: Int, month: Int)
    /// The n-th Sunday of Advent; the fourth is the last before Christmas.
    case advent(Int)

    func date(in year: Int) -> CalendarDate? {
        switch self {
        case .fixed(let month, let day): return CalendarDate(year: year, month: month, day: day)
        case .easter(let days): return Self.easterSunday(year)?.adding(days: days)
        case .nth(let number, let weekday, let month):
            guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
            return first.adding(days: (weekday - first.weekday + 7) % 7 + 7 * (number - 1))
        case .last(let weekday, let month):
            let days = CalendarDate.daysInMonth(month, year: year)
            guard let end = CalendarDate(year: year, month: month, day: days) else { return nil }
            return end.adding(days: -((end.weekday - weekday + 7) % 7))
        case .advent(let number):
            guard let christmas = CalendarDate(year: year, month: 12, day: 25) else { return nil }
            return christmas.adding(days: -christmas.weekday - 7 * (4 - number))
        }
    }

    /// Source: J. Meeus, "Astronomical Algorithms", chapter 8: the Gregorian Easter.
    private static func easterSunday(_ year: Int) -> CalendarDate? {
        let a = year % 19, b = year / 100, c = year % 100
        let d = b / 4, e = b % 4, f = (b + 8) / 25
        let g = (b - f + 1) / 3
        let h = (19 * a + b - d - g + 15) % 30
        let i = c / 4, k = c % 4
        let l = (32 + 2 * e + 2 * i - h - k) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let sum = h + l - 7 * m + 114
        return CalendarDate(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}

extension Grammar {
    /// "New Year's Eve", "Silvester", "Ostermontag": a feast that is a day, not an adjective ("Christmas tree") or a wish.
    func namedDay(at start: Int) -> Match<DayExpression>? {
        let index =
            isWord(start, .articleBeforeFeast) && self[start + 1]?.kind != .sign
            ? start + 1 : start
        guard let found = Lexicon.namedDay(at: index, in: self) else { return nil }
        // The preposition alone belongs to the sentence.
        guard index == start || isWord(start, .definiteArticle) else { return nil }
        if isWord(start - 1, .feastWish) || isWord(start - 1, .noFeastLead) { return nil }
        // "Any good Friday?"
        if length(.asksIfGood, at: start - 1) != nil { return nil }
        if let next = self[found.end], next.kind == .word, Cue.feastThing.contains(next.word),
            !isWord(start - 1, .feastLead)
        {
            return nil
        }
        // "Silvester 2019"
        if let year = year(at: found.end), let date = found.value.date(in: year) {
            return Match(value: .monthDay(month: date.month, day: date.day, year: year), end: found.end + 1)
        }
        return Match(value: .named(found.value), end: found.end)
    }
}
