/// A weekday by its rank in a month: "the third Sunday of August", "der letzte Freitag im Monat".
extension Grammar {
    /// From the rank on, with the month that it is of; "every third Sunday of the month" is none of them.
    func weekdayOfMonth(at start: Int) -> Match<DayExpression>? {
        guard let rank = rankOfWeekday(at: start), let weekday = plainWeekday(at: rank.end), !isLedByEach(start) else {
            return nil
        }
        let end = weekday.end
        if let length = length(.ofThisMonth, at: end) {
            return Match(
                value: .weekdayOfMonth(weekday.value, rank: rank.value, month: nil, after: 0), end: end + length)
        }
        if let length = length(.ofNextMonth, at: end) {
            return Match(
                value: .weekdayOfMonth(weekday.value, rank: rank.value, month: nil, after: 1), end: end + length)
        }
        let name = isWord(end, .monthOfWeekday) ? end + 1 : end
        guard isWord(name), let month = CalendarWords.months[tokens[name].noun], !isNumber(name + 1) else { return nil }
        return Match(value: .weekdayOfMonth(weekday.value, rank: rank.value, month: month, after: 0), end: name + 1)
    }

    /// One to five, or -1 for the last.
    private func rankOfWeekday(at start: Int) -> Match<Int>? {
        if let length = length(.lastOfMonth, at: start) { return Match(value: -1, end: start + length) }
        guard let rank = dayNumber(at: start), rank.isOrdinal, rank.value <= 5 else { return nil }
        return Match(value: rank.value, end: rank.end)
    }
}
