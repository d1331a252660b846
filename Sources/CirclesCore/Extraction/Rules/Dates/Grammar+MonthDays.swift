extension Grammar {
    /// "Jan 15", "March 3rd, 2025", "the 3rd of March", "3. März", "3 de marzo", "5–7 May" (its first day).
    func monthDay(at start: Int) -> Match<DayExpression>? {
        monthFirst(at: start) ?? dayFirst(at: start)
    }

    private func monthFirst(at start: Int) -> Match<DayExpression>? {
        guard let month = month(at: start) else { return nil }
        // "In July, 18th"
        let isApart = isSign(month.end, ",") && isWord(month.end + 2, .ordinalSuffix)
        let index = isApart || isWord(month.end, .definiteArticle) ? month.end + 1 : month.end
        guard let day = dayNumber(at: index), !isGlued(index) || isSign(index - 1, ".") else { return nil }
        guard day.isOrdinal || !(isAmount(index) || clockTime(at: index)?.isExplicit == true) else { return nil }
        guard isMeantAsMonth(start, after: day.end, isOrdinal: day.isOrdinal) else { return nil }
        var end = day.end
        if isRange(end), let last = dayNumber(at: end + 1) { end = last.end }
        return date(month: month.value, day: day.value, end: end)
    }

    private func dayFirst(at start: Int) -> Match<DayExpression>? {
        var index = isWord(start, .articleBeforeMonthDay) ? start + 1 : start
        guard let day = dayNumber(at: index), !isInsideNumber(index) else { return nil }
        index = day.end
        // "5–7 May": the month stands behind the second day.
        let next = isWord(index + 1, .articleInRange) ? index + 2 : index + 1
        if isRange(index), let last = dayNumber(at: next) {
            // "From the 22nd to the 6th of July": the first is of the month before.
            guard last.value > day.value || !isWord(index, in: words.through) else { return nil }
            index = last.end
        }
        if isWord(index, .ofMonth) { index += 1 }
        guard let month = month(at: index), !isStreet(month.end) else { return nil }
        // "Tuesday 17 march": behind a day of the week nobody marches.
        let isBehindDay = self[start - 1].map { $0.kind == .word && CalendarWords.weekdays[$0.word] != nil } ?? false
        let isVerb =
            !day.isOrdinal && !isBehindDay && !isWord(index - 1, .ofMonth) && self[index]?.isCapitalised == false
        if isVerb, isWord(index, in: words.verbMonths), !isLedToDay(start),
            !(isWord(index, .modalMonth) && isWhole(month.end))
        {
            return nil
        }
        if isWord(index, .modalMonth), isWord(index + 1, .behindModalMonth), isVerb { return nil }
        return date(month: month.value, day: day.value, end: month.end)
    }

    /// "Viva 12 march", "lands 14 march 6.40am", "20 march for the barbecue": nothing that somebody does stands behind it.
    private func isWhole(_ end: Int) -> Bool {
        endsClause(end) || clockTime(at: end)?.isExplicit == true || isWord(end, .behindSmallMonth)
    }

    /// "On 12 march", "until 3 may".
    private func isLedToDay(_ start: Int) -> Bool {
        isWord(start - 1, in: words.dayPrepositions) || isWord(start - 1, .deadlinePreposition)
            || isWord(start - 1, in: words.from) || isWord(start - 1, in: words.to)
    }

    /// "15 March Road", where a language says a street's name first: "le 21 juin place Kléber" is a day, and where.
    private func isStreet(_ index: Int) -> Bool { isWord(index, .streetNoun) && !has(.nameBehindNoun) }

    /// With the year that may follow.
    private func date(month: Int, day: Int, end: Int) -> Match<DayExpression>? {
        guard day <= CalendarDate.daysInMonth(month, year: 2024) else { return nil }
        var index = end
        if isSign(index, ",") { index += 1 }
        if isWord(index, .ofYear) { index += 1 }
        if let year = year(at: index) {
            return Match(value: .monthDay(month: month, day: day, year: year), end: index + 1)
        }
        // "Sat Jun 13 16:42:49 2020": as computers print it.
        if self[end]?.kind == .number, isSign(end + 1, ":"), isSign(end + 3, ":"), let year = year(at: end + 5) {
            return Match(value: .monthDay(month: month, day: day, year: year), end: end + 6)
        }
        return Match(value: .monthDay(month: month, day: day, year: nil), end: end)
    }

    func year(at index: Int) -> Int? {
        guard let token = self[index], token.kind == .number, token.text.utf8.count == 4, let year = token.value,
            (1900...2199).contains(year), !isAmount(index) || self[index - 1]?.kind == .sign
        else { return nil }
        return year
    }

    private func month(at index: Int) -> Match<Int>? {
        guard isWord(index), let month = CalendarWords.months[word(at: index)] else { return nil }
        let isAbbreviated = tokens[index].text.utf8.count <= 5 && isSign(index + 1, ".") && isGlued(index + 1)
        let continues = self[index + 2]?.kind == .number
        return Match(value: month, end: isAbbreviated && continues ? index + 2 : index + 1)
    }

    /// "may 5 people come", "march 3 miles": a month written small needs an ordinal or the end of the thought.
    private func isMeantAsMonth(_ index: Int, after end: Int, isOrdinal: Bool) -> Bool {
        guard self[index] != nil, !isOrdinal else { return true }
        if isWord(end, in: CalendarWords.units) || isWord(end, .behindMonthNumber) { return false }
        return !isWord(index, .ambiguousMonth) || isFreeOfNoun(end)
    }

    private func isRange(_ index: Int) -> Bool {
        isSign(index, "-", "–", "—", "/", "&") || isWord(index, .betweenDays)
    }

    private func isInsideNumber(_ index: Int) -> Bool {
        guard let token = self[index], token.kind == .number, !token.spaceBefore, let before = self[index - 1] else {
            return false
        }
        return before.kind == .word || (before.kind == .sign && !["(", "\"", "'", "-", "–"].contains(before.text))
            || ((before.text == "-" || before.text == "–") && self[index - 2]?.kind == .number)
    }

    /// "By the end of the month", "bis Ende März": the last day by which something is to be done; that something is "at the end of May"
    /// names no day.
    func monthEnd(at start: Int) -> Match<DayExpression>? {
        guard let end = namedMonthEnd(at: start) else { return nil }
        var lead = start - 1
        while isWord(lead, in: words.determiners) || isWord(lead, .onDay) { lead -= 1 }
        return isWord(lead, .monthEndLead) ? end : nil
    }

    private func namedMonthEnd(at start: Int) -> Match<DayExpression>? {
        if let length = length(.endOfNextMonth, at: start) {
            return Match(value: .monthEnd(after: 1), end: start + length)
        }
        if let length = length(.endOfThisMonth, at: start) {
            return Match(value: .monthEnd(after: 0), end: start + length)
        }
        guard let length = length(.endOfMonth, at: start), let month = month(at: start + length),
            !isNumber(month.end)
        else { return nil }
        return Match(value: .endOf(month: month.value), end: month.end)
    }

    // MARK: the day

    struct DayNumber {
        var value: Int
        var end: Int
        /// "5th", "5.", "1er", "fifth": said as a rank.
        var isOrdinal: Bool
    }

    func dayNumber(at index: Int) -> DayNumber? {
        if isWord(index) { return spelledOrdinal(at: index) }
        guard let token = self[index], token.isShortNumber, let value = token.value, (1...31).contains(value) else {
            return nil
        }
        if isGlued(index + 1), isWord(index + 1, .ordinalEnding) {
            return DayNumber(value: value, end: index + 2, isOrdinal: true)
        }
        if isGlued(index + 1), isSign(index + 1, "º", "°") {
            return DayNumber(value: value, end: index + 2, isOrdinal: true)
        }
        let dot =
            isGlued(index + 1) && isSign(index + 1, ".") && !(isGlued(index + 2) && self[index + 2]?.kind == .number)
        if dot, has(.dottedOrdinals) || isMonth(index + 2) {
            return DayNumber(value: value, end: index + 2, isOrdinal: true)
        }
        return DayNumber(value: value, end: index + 1, isOrdinal: false)
    }

    private func isMonth(_ index: Int) -> Bool {
        isWord(index, in: CalendarWords.months)
    }

    /// "fifth", "twenty-first".
    private func spelledOrdinal(at index: Int) -> DayNumber? {
        let word = word(at: index)
        if let tens = CalendarWords.tens[word] {
            let unit = isSign(index + 1, "-") ? index + 2 : index + 1
            guard let token = self[unit], token.kind == .word, let ones = CalendarWords.ordinals[token.word], ones < 10,
                tens + ones <= 31
            else { return nil }
            return DayNumber(value: tens + ones, end: unit + 1, isOrdinal: true)
        }
        return CalendarWords.ordinals[word].map { DayNumber(value: $0, end: index + 1, isOrdinal: true) }
    }
}
