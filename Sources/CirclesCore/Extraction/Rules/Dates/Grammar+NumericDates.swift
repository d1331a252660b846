extension Grammar {
    /// "2024-01-15".
    func isoDate(at start: Int) -> Match<DayExpression>? {
        guard let year = self[start], year.text.utf8.count == 4, let yearValue = year.value,
            (1900...2199).contains(yearValue), !(isGlued(start) && isSign(start - 1, "-")), isJoined(start + 1, "-"),
            isGlued(start + 2), isJoined(start + 3, "-"),
            isGlued(start + 4), let month = self[start + 2], month.text.utf8.count == 2, let monthValue = month.value,
            let day = self[start + 4], day.text.utf8.count == 2, let dayValue = day.value,
            CalendarDate(year: yearValue, month: monthValue, day: dayValue) != nil,
            !(isJoined(start + 5, "-") && isGlued(start + 6))
        else { return nil }
        return Match(value: .monthDay(month: monthValue, day: dayValue, year: yearValue), end: start + 5)
    }

    /// "15/01", "1/15", "15.01.", "15.01.2024", "15-01-2024". Day first, unless that is no day.
    /// - Parameter isExpected: A weekday stands before it, so that it need not prove to be a date.
    func numericDate(at start: Int, isExpected: Bool = false) -> Match<DayExpression>? {
        guard let first = shortValue(start), !isContinuation(start), let separator = self[start + 1],
            separator.kind == .sign, isGlued(start + 1), let second = shortValue(start + 2), isGlued(start + 2)
        else { return nil }
        let year = trailingYear(at: start + 3, separator: separator.sign)
        let end = year?.end ?? start + 3
        guard isBoundary(end),
            !isWord(start - 1, .beforeFigures),
            let (day, month) = dayAndMonth(first, second, separator.text)
        else { return nil }
        let expression = DayExpression.monthDay(month: month, day: day, year: year?.value)
        let isDate: Bool
        switch separator.text {
        case "/":
            isDate = year != nil || isExpected || isCalledADate(start) || !isFraction(first, second, start)
        case ".":
            let hasDot = isJoined(end, ".")
            let isPadded = self[start + 2]?.text.utf8.count == 2
            isDate =
                year != nil && !isVersion(start, end)
                || ((isExpected || isCalledADate(start)) && (hasDot || isPadded || has(.dottedOrdinals)))
                || (hasDot && (has(.dottedOrdinals) || isPadded && start == 0))
                // "My contract ends 30.6."
                || hasDot && first > 12 && endsClause(end) && self[start - 1]?.kind == .word
                    && !isWord(start - 1, .serialNoun) && !isWord(start - 1, .versionNoun)
                || (hasDot && (isWord(end + 1, .atBehindDate) || clockTime(at: end + 1)?.isExplicit == true))
        case "-":
            isDate = year != nil && self[end - 1]?.text.utf8.count == 4
        default:
            return nil
        }
        // "Friday, 1.15?": who writes the month first does not write a dot.
        // "Thursday 12.10 or Saturday 9.50?": nor does whoever offers an hour with the next day.
        let isHour =
            separator.text == "." && year == nil && !has(.dottedOrdinals)
            && (second > 12 || isWord(end, in: words.or) && plainWeekday(at: end + 1) != nil
                // "Parents' evening Thurs 6.10"
                || !isJoined(end, ".") && plainWeekday(at: start - 1) != nil && second % 5 == 0
                    && (1...12).contains(first))
        guard isDate, !isHour, !isFollowedByAmount(end), !isScore(end) else { return nil }
        let takesDot = separator.text == "." && year == nil && isJoined(end, ".")
        return Match(value: expression, end: takesDot ? end + 1 : end)
    }

    /// "12/05": the twelfth of May to some who write English, the fifth of December to others.
    func hasOpenOrder(_ day: Range<Int>) -> Bool {
        guard has(.openDateOrder), !figureOrder.isCertain, let first = day.first(where: { self[$0]?.kind == .number }),
            let one = shortValue(first), let two = shortValue(first + 2), isSign(first + 1, "/", "-"),
            isGlued(first + 1), isGlued(first + 2)
        else { return false }
        // "3-10 May"
        let isMonthNamed = day.contains { self[$0]?.kind == .word && CalendarWords.months[word(at: $0)] != nil }
        return one <= 12 && two <= 12 && one != two && !isMonthNamed
    }

    /// Nobody writes the month first with a dot, or in a language that has one order alone.
    private func dayAndMonth(_ first: Int, _ second: Int, _ separator: String) -> (day: Int, month: Int)? {
        func isDay(_ day: Int, of month: Int) -> Bool {
            (1...12).contains(month) && day >= 1 && day <= CalendarDate.daysInMonth(month, year: 2024)
        }
        let isMonthFirst = figureOrder.isMonthFirst && has(.openDateOrder) && separator != "."
        if isMonthFirst, isDay(second, of: first) { return (second, first) }
        if isDay(first, of: second) { return (first, second) }
        return separator != "." && isDay(second, of: first) ? (second, first) : nil
    }

    private func shortValue(_ index: Int) -> Int? {
        guard let token = self[index], token.isShortNumber else { return nil }
        return token.value
    }

    private func trailingYear(at index: Int, separator: Unicode.Scalar?) -> Match<Int>? {
        guard let separator, isJoined(index, separator), isGlued(index + 1), let token = self[index + 1],
            let value = token.value
        else {
            return nil
        }
        switch token.text.utf8.count {
        case 4 where (1900...2199).contains(value): return Match(value: value, end: index + 2)
        case 2: return Match(value: 2000 + value, end: index + 2)
        default: return nil
        }
    }

    /// A sign with no space before it.
    private func isJoined(_ index: Int, _ sign: Unicode.Scalar) -> Bool { isSign(index, sign) && isGlued(index) }

    /// The tail of a longer number: "2.15.1", "+49/15/01", "v1.2".
    private func isContinuation(_ start: Int) -> Bool {
        guard isGlued(start), let before = self[start - 1] else { return false }
        return !["(", "\"", "'", "[", ","].contains(before.text) || before.kind != .sign
    }

    private func isBoundary(_ end: Int) -> Bool {
        guard let token = self[end], isGlued(end) else { return true }
        if token.kind != .sign { return false }
        let isMore = self[end + 1]?.kind == .number && isGlued(end + 1)
        return !isMore && !["%", "€", "$", "£", "°"].contains(token.text)
    }

    /// "12.10 €", "1/2 cup", "12.10 Uhr".
    private func isFollowedByAmount(_ end: Int) -> Bool {
        isSign(end, "%", "€", "$", "£", "°") || isWord(end, .eachAmount) || isWord(end, .hourMarkBehindFigures)
            || isWord(end, in: CalendarWords.units)
    }

    /// "12/9 in the last quarter"
    private func isScore(_ end: Int) -> Bool {
        isWord(end, .inPreposition) && (end + 2...end + 3).contains { isWord($0, .partOfGame) }
    }

    /// "The update is out, 17.5.22", where nobody writes days with dots.
    private func isVersion(_ start: Int, _ end: Int) -> Bool {
        !has(.dottedOrdinals) && self[end - 1]?.text.utf8.count == 2 && !isCalledADate(start)
            && sentence(around: start).contains { isWord($0, .softwareNoun) }
    }

    /// "on 3/4", "am 3.4.", "until 5/6": a word that leads to a day.
    private func isCalledADate(_ start: Int) -> Bool {
        isWord(start - 1, .dateLead) || isWord(start - 1, in: words.dayArticles)
            || (isWord(start - 1, .dativeArticle) && start > 1)
            // "Set for 4/12, 10:30 am"
            || isSign(start + 3, ",") && clockTime(at: start + 4)?.isExplicit == true
            // "The cook-off is 2/11"
            || isWord(start - 1, .isPredicate) && endsClause(start + 3)
                && (max(0, start - 6)..<start).contains { isWord($0, in: PlanWords.occasions) || isSign($0, "-") }
            || (isWord(start + 3, .atBehindDate) && self[start + 4]?.kind == .number)
    }

    /// "1/2", "3/4", "24/7", "9/11", "8/10", "50/50": said without a date in mind.
    private func isFraction(_ first: Int, _ second: Int, _ start: Int) -> Bool {
        if self[start]?.text.utf8.count == 2, self[start + 2]?.text.utf8.count == 2,
            self[start]?.text.hasPrefix("0") == true
                || self[start + 2]?.text.hasPrefix("0") == true
        {
            return false
        }
        if first == 24 && second == 7 || first == 9 && second == 11 { return true }
        return second == 10 && first <= 10 || second == 5 && first <= 5 || first < second && second <= 12
            || first == second
    }
}
