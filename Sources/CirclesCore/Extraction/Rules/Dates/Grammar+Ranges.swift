/// Several days in a row: "May 3–5", "vom 3. bis 5. Mai".
extension Grammar {
    /// The last of the days that a day's own words name; nil when they name one.
    func lastDay(of day: DayExpression, in tokens: Range<Int>) -> DayExpression? {
        span(of: day, in: tokens)?.last
    }

    /// The same, with where the words for it begin.
    func span(of day: DayExpression, in tokens: Range<Int>) -> (last: DayExpression, start: Int)? {
        guard case .monthDay(let month, let first, let year) = day,
            tokens.contains(where: {
                self[$0].map { $0.kind == .word && CalendarWords.months[$0.word] != nil } ?? false
            })
        else { return nil }
        for index in tokens where isSpan(index) {
            let next =
                isWord(index + 1, in: words.determiners) || isWord(index + 1, .definiteArticle)
                    || isWord(index + 1, .occasionPreposition) ? index + 2 : index + 1
            guard tokens.contains(next), let last = dayNumber(at: next), last.value > first,
                last.value <= CalendarDate.daysInMonth(month, year: year ?? 2024)
            else { continue }
            return (.monthDay(month: month, day: last.value, year: year), index + 1)
        }
        return nil
    }

    /// Between the first day and the last. "3 and 5 May" are two days.
    private func isSpan(_ index: Int) -> Bool {
        isSign(index, "-", "–", "—") || isWord(index, in: words.through)
    }

    /// "every Tuesday", "every other Friday", "dienstags", "les mardis et jeudis": the days, and where the words end.
    func recurrence(at start: Int) -> Match<Recurrence>? {
        // By way of the lexicon: its table is hundreds of references, and a copy costs more than what is looked up.
        var index = start
        var weeks = 1
        if let length = lexicon.words.everyOther.length(in: self, at: start) {
            (index, weeks) = (start + length, 2)
        } else if let length = lexicon.words.every.length(in: self, at: start) {
            index = start + length
        } else if !isWord(start, in: lexicon.words.everyWeekdays) {
            return nil
        }
        var days: [Int] = []
        while let day = recurringDay(at: index) {
            days.append(day)
            index += 1
            guard isWord(index, in: lexicon.words.and) || isSign(index, ",", "&") else { break }
            let next = lexicon.words.every.length(in: self, at: index + 1).map { index + 1 + $0 } ?? index + 1
            guard recurringDay(at: next) != nil else { break }
            index = next
        }
        return Recurrence(weekdays: days, weeks: weeks).map { Match(value: $0, end: index) }
    }

    private func recurringDay(at index: Int) -> Int? {
        guard isWord(index) else { return nil }
        return CalendarWords.weekdays[word(at: index)] ?? words.everyWeekdays[word(at: index)]
    }

    /// Whether the words right before a weekday say that every one of them is meant.
    func isEvery(before weekday: Int) -> Bool {
        (max(0, weekday - 4)..<weekday).contains { start in
            recurrence(at: start).map { $0.end > weekday } ?? false
        }
    }
}
