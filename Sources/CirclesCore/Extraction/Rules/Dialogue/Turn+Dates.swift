extension TemporalExpression {
    /// An hour that could be of the morning or of the evening: "at nine".
    var isHalfOpen: Bool {
        guard let said = time?.said else { return false }
        return said.isTwelveHour && said.half == nil && half == nil && (!said.isDigital || said.hour < 10)
    }

    /// The first and the last of several days in a row, each by itself.
    func apart(in grammar: Grammar) -> [TemporalExpression] {
        guard let day, let span = grammar.span(of: day.expression, in: day.tokens) else { return [self] }
        var (first, last) = (self, self)
        first.day = (day.expression, day.tokens.lowerBound..<span.start - 1)
        first.time = nil
        last.day = (span.last, span.start..<day.tokens.upperBound)
        return [first, last]
    }

    /// Named with its year: no other day is needed to know it.
    var isAbsolute: Bool {
        if case .monthDay(_, _, _?)? = day?.expression { return true }
        return false
    }
}

extension Conversation.Turn {
    /// Only a file's time tells which day it is, its figures may be read in two orders, or its day of the week is another's.
    func isUncertain(_ expression: TemporalExpression) -> Bool {
        isUncertain && !expression.isAbsolute || expression.day.map { grammar.hasOpenOrder($0.tokens) } ?? false
            || contradictsItself(expression)
    }

    /// "Sunday 1 December 2026", which is a Tuesday: one of the two is a slip.
    private func contradictsItself(_ expression: TemporalExpression) -> Bool {
        guard let named = weekday(of: expression), let date = date(of: expression) else { return false }
        return named != date.weekday
    }

    /// The day of the week that was said with a day of a month: "Wednesday, the first of April".
    private func weekday(of expression: TemporalExpression) -> Int? {
        guard let day = expression.day, case .monthDay = day.expression else { return nil }
        let named = day.tokens.compactMap { grammar[$0].flatMap { CalendarWords.weekdays[$0.word] } }
        return named.count == 1 ? named.first : nil
    }

    /// The day of the calendar that the expression's words mean, said on this turn's day.
    ///
    /// - Parameter isMove: The sentence moves a plan or calls it off, so its days lie ahead: "was postponed to 15 June".
    func date(of expression: TemporalExpression, isMove: Bool = false) -> CalendarDate? {
        guard let day = expression.day else { return nil }
        return date(of: expression, direction: grammar.direction(around: day.tokens, isMove: isMove))
    }

    /// Its hour of today lies behind.
    private func isOver(_ expression: TemporalExpression) -> Bool {
        guard let clock, let time = time(of: expression) else { return false }
        return time <= clock
    }

    /// "Jeudi prochain", "this coming Thursday".
    private func isComing(_ day: Range<Int>) -> Bool {
        day.contains {
            grammar.length(.comingDay, at: $0) != nil || grammar.length(.comingBehindDay, at: $0) != nil
        }
    }

    func date(of expression: TemporalExpression, direction: Direction) -> CalendarDate? {
        guard let day = expression.day else { return nil }
        // "We painted it in two days" tells how long it took.
        if case .days(let days) = day.expression, days > 0, grammar.isWord(day.tokens.lowerBound, .inDistance),
            direction == .past
        {
            return nil
        }
        // "12 September next year", "July 4th last year"
        if case .monthDay(let month, let number, nil) = day.expression {
            let end = day.tokens.upperBound
            let isNext = grammar.length(.nextYear, at: end) != nil
            if isNext || grammar.length(.lastYear, at: end) != nil {
                return CalendarDate(year: today.year + (isNext ? 1 : -1), month: month, day: number)
            }
        }
        let date = day.expression.resolved(today: today, direction: direction)
        // "They found me a slot on Wednesday, the first of April": the year that has it on that day of the week.
        if case .monthDay(_, _, nil) = day.expression, let weekday = weekday(of: expression), date?.weekday != weekday,
            let other = day.expression.resolved(today: today, direction: direction == .past ? .future : .past),
            other.weekday == weekday
        {
            return other
        }
        // "Friday 12 January 2023", written in January 2024, when that is a Friday: last year's number, as a new year begins.
        if case .monthDay(let month, let number, let year?) = day.expression, year == today.year - 1,
            direction != .past,
            let weekday = weekday(of: expression), date?.weekday != weekday,
            let meant = CalendarDate(year: today.year, month: month, day: number), meant.weekday == weekday,
            meant >= today
        {
            return meant
        }
        // "On Monday at 8:15", said on a Monday at nine: the next one.
        if case .weekday(_, .plain) = day.expression, direction == .future, date == today,
            isOver(expression) || isComing(day.tokens)
        {
            return today.adding(days: 7)
        }
        // "Tonight" after midnight is the evening that is ending, unless an hour of the evening to come is named, or it is asked about by
        // the hour that is shown with it.
        if case .days(0) = day.expression, isAfterMidnight, grammar.namesEvening(day.tokens),
            direction == .past
                || (time(of: expression).map { (Self.endOfNight..<12).contains($0.hour) } ?? true)
                    && !(isClockShown && grammar.isQuestion(grammar.sentence(around: day.tokens.lowerBound)))
        {
            return date?.adding(days: -1)
        }
        // "See you tonight at 1", said before midnight.
        if case .days(0) = day.expression, !isAfterMidnight, grammar.namesEvening(day.tokens),
            let time = time(of: expression), time.hour < Self.endOfNight
        {
            return date?.adding(days: 1)
        }
        return date
    }

    /// The last of several days in a row that the expression's words name, when `first` is the first of them.
    func lastDate(of expression: TemporalExpression, from first: CalendarDate) -> CalendarDate? {
        guard let day = expression.day, let last = grammar.lastDay(of: day.expression, in: day.tokens),
            let date = last.resolved(today: first, direction: .future),
            date > first, date.dayNumber - first.dayNumber <= PlannedEvent.mostDays
        else { return nil }
        return date
    }

    /// The hour on a clock of twenty-four: an open "at 7" is taken from the part of the day that is named, else from
    /// what people do at that hour.
    func time(of expression: TemporalExpression) -> ClockTime? {
        guard let said = expression.time?.said else { return nil }
        var hour = said.hour
        if said.isTwelveHour {
            // "Wednesday it is. Crack of dawn, say 6": the hour's own sentence.
            let own = expression.time?.tokens
            let isApart = own.map { !grammar.sentence(around: $0.lowerBound).contains(expression.tokens.lowerBound) }
            let usual = grammar.usualHalf(
                hour: hour, isDigital: said.isDigital, around: expression.tokens, own: isApart == true ? own : nil)
            let half = said.half ?? (isNightly(expression, hour) ? .morning : expression.half ?? usual)
            if half == .afternoon && hour < 12 { hour += 12 }
            if half == .morning && hour == 12 { hour = 0 }
        }
        return ClockTime(hour: hour, minute: said.minute)
    }

    /// "Tonight at 1"
    private func isNightly(_ expression: TemporalExpression, _ hour: Int) -> Bool {
        (hour == 12 || hour < Self.endOfNight)
            && expression.day.map { grammar.namesEvening($0.tokens) } ?? false
    }

    /// The hour at which a night is over.
    private static let endOfNight = 5

    /// "Tonight", said after midnight.
    func isOfNightAfoot(_ day: Range<Int>) -> Bool { isAfterMidnight && grammar.namesEvening(day) }

    private var isAfterMidnight: Bool { clock.map { $0.hour < Self.endOfNight } ?? false }
}

extension Grammar {
    fileprivate func namesEvening(_ day: Range<Int>) -> Bool {
        day.contains { length(.tonight, at: $0) != nil }
    }

    /// Whether what is said around the day has already happened.
    func tellsOfThePast(around day: Range<Int>) -> Bool { direction(around: day) == .past }

    /// Behind the last word before a day that says it follows from what was said: "I leave for work at 7 so [Thursday]".
    func consequence(before day: Range<Int>, in range: Range<Int>) -> Int? {
        guard range.lowerBound + 1 < day.lowerBound else { return nil }
        for index in (range.lowerBound + 1..<day.lowerBound).reversed() {
            if let length = words.therefore.length(in: self, at: index), index + length <= day.lowerBound {
                return index + length
            }
        }
        return nil
    }

    /// The part of a sentence between commas in which `range` stands.
    func clause(around range: Range<Int>) -> Range<Int> {
        let sentence = sentence(around: range.lowerBound)
        func ends(_ index: Int) -> Bool {
            isSign(index, ",", ";", "—", "–") || isWord(index, .clauseBreak)
        }
        var start = min(range.lowerBound, tokens.count)
        while start > sentence.lowerBound, !ends(start - 1) { start -= 1 }
        var end = max(range.upperBound, start)
        while end < sentence.upperBound, !ends(end) { end += 1 }
        return start..<end
    }
}
