extension Grammar {
    /// By all the forms there are.
    func findDay(at start: Int) -> Match<DayExpression>? {
        let named =
            namedDay(at: start) ?? isoDate(at: start) ?? weekOfWeekday(at: start)
            ?? weekdayOfMonth(at: start) ?? weekday(at: start)
        let hasFigure = start <= lastFigure
        let dated = named ?? (hasFigure ? monthDay(at: start) ?? numericDate(at: start) : nil)
        let counted = dated ?? relativeDay(at: start) ?? dayBeside(at: start) ?? distance(at: start)
        return counted ?? (hasFigure ? dayOfMonth(at: start) : nil) ?? monthEnd(at: start)
    }

    /// "the week after next, Wednesday", "übernächste Woche Mittwoch".
    private func weekOfWeekday(at start: Int) -> Match<DayExpression>? {
        guard let length = length(.weekAfterNext, at: start) else { return nil }
        var index = start + length
        if isSign(index, ",") { index += 1 }
        if isWord(index, .onDay) { index += 1 }
        guard let weekday = plainWeekday(at: index) else { return nil }
        return Match(value: .weekdayOfWeek(weekday.value, weeks: 2), end: weekday.end)
    }

    /// "The day after", of a day named before. "The day after the party" hangs on something else.
    private func dayBeside(at start: Int) -> Match<DayExpression>? {
        if let next = nextOne(at: start) ?? weekOn(at: start) { return next }
        let after = words.dayAfter.length(in: self, at: start)
        guard let length = after ?? words.dayBefore.length(in: self, at: start) else { return nil }
        let end = start + length
        // "Am Tag davor grillen wir": the word itself says that no noun follows.
        guard isFreeOfNoun(end) || has(.capitalisedNouns), !isWord(end, in: words.determiners),
            !isWord(end, .clauseSubject)
        else { return nil }
        return Match(value: .beside(after == nil ? -1 : 1), end: end)
    }

    /// "Not this Sunday, the next one", "el siguiente": the same day of the week, a week after the one that was named before. It ends what is
    /// said, or an answer follows, in a few words or behind a day of the week.
    private func nextOne(at start: Int) -> Match<DayExpression>? {
        guard let next = length(.nextOne, at: start) else { return nil }
        let end = start + next
        guard
            endsClause(end) || length(.agreesToHour, at: end) != nil
                || words.accepting.length(in: self, at: end) != nil || isWord(end, .thenAdverb),
            tokens.count <= 8 || (max(0, start - 8)..<start).contains(where: { plainWeekday(at: $0) != nil })
        else { return nil }
        return Match(value: .beside(7), end: end)
    }

    /// "Can't Sunday, the week after?": asked for in place of a day that was named.
    private func weekOn(at start: Int) -> Match<DayExpression>? {
        // "Is there anything the week after?" names no day.
        guard let length = length(.weekOn, at: start), endsClause(start + length),
            self[start - 1]?.kind != .word || self.length(.howAbout, at: start - 2) == 2
                || isWord(start - 1, in: words.or)
        else { return nil }
        let sentence = sentence(around: start)
        guard sentence.contains(where: { isSign($0, "?") }), sentence.count <= Self.shortQuestion else { return nil }
        return Match(value: .beside(7), end: start + length)
    }

    /// Tokens of a question that asks for little else than a day.
    private static let shortQuestion = 14

    // MARK: today, tomorrow

    func relativeDay(at start: Int) -> Match<DayExpression>? {
        if CalendarWords.relativeDayHeads.contains(word(at: start)) {
            for (phrases, days) in CalendarWords.relativeDayPhrases {
                if let length = phrases.length(in: self, at: start) {
                    return Match(value: .days(days), end: start + length)
                }
            }
        }
        // "Gym later?"
        if isWord(start, .laterToday), isSign(start + 1, "?"), let before = self[start - 1], before.kind == .word,
            !CommonWords.function.contains(before.word), !isWord(start - 1, .beforeComparative)
        {
            return Match(value: .days(0), end: start + 1)
        }
        if let length = length(.partOfToday, at: start) { return Match(value: .days(0), end: start + length) }
        // "2moro"
        if self[start]?.value == 2, isGlued(start + 1) {
            if isWord(start + 1, .tomorrowBehindTwo) { return Match(value: .days(1), end: start + 2) }
            if isWord(start + 1, .todayBehindTwo) { return Match(value: .days(0), end: start + 2) }
        }
        guard isWord(start) else { return nil }
        if isShortForDayAfterTomorrow(start) { return Match(value: .days(2), end: start + 1) }
        let word = tokens[start].stem
        guard let days = CalendarWords.relativeDays[word], isRelativeDay(start, word) else { return nil }
        if let shifted = shiftedWeek(from: days, at: start + 1) { return shifted }
        return Match(value: .days(days), end: start + 1)
    }

    /// "Mañana no, ¿pasado?", "pasado perfecto": alone, or at the head before an answer; "el sábado pasado" is over.
    private func isShortForDayAfterTomorrow(_ index: Int) -> Bool {
        guard isWord(index, .dayAfterTomorrow),
            self[index - 1].map({
                $0.kind != .word || isWord(index - 1, in: words.choosing) && !isWord(index - 1, in: words.dayArticles)
            }) ?? true
        else { return false }
        return endsClause(index + 1) || words.accepting.length(in: self, at: index + 1) != nil
            || length(.agreesToHour, at: index + 1) != nil
    }

    /// "tomorrow week", "heute in einer Woche".
    private func shiftedWeek(from days: Int, at index: Int) -> Match<DayExpression>? {
        if isWord(index, .weekLater), endsClause(index + 1) { return Match(value: .days(days + 7), end: index + 1) }
        guard isWord(index, .inPreposition), let rest = distance(at: index), case .days(let more) = rest.value else {
            return nil
        }
        return has(.distanceBehindDay) ? Match(value: .days(days + more), end: rest.end) : nil
    }

    /// Words of two meanings: "hier" is here in German, "Morgen" the morning, "la mañana" too.
    private func isRelativeDay(_ index: Int, _ word: Word) -> Bool {
        if CalendarWords.ownRelativeDays.contains(word) { return words.ownRelativeDays.contains(word) }
        if Cue.tomorrowOrGreeting.contains(word) {
            if isWord(index - 1, .morningNounLead) { return false }
            // "Morgen, 19.30 Uhr", "Morgen?"
            let isGreeting =
                index == 0 && !isSign(1, "?") && (self[1] == nil || self[1]?.kind == .sign && self[2]?.kind != .number)
            return !isGreeting
        }
        if Cue.tomorrowOrMorning.contains(word) {
            // "La reunión de mañana", but "trabajo de mañana"
            if isWord(index - 1, in: words.ofWords) { return isWord(index - 2, in: words.occasions) }
            return !isWord(index - 1, .beforeMorningNoun)
        }
        return !(Cue.dayOfNewspaper.contains(word) && isWord(index - 1, .beforeNameOfToday))
    }

    // MARK: in two weeks, three days ago

    /// "in 3 days", "two weeks ago", "dans 3 jours", "hace dos semanas".
    func distance(at start: Int) -> Match<DayExpression>? {
        var index = start
        var sign = 0
        if isWord(index, .inDistance) {
            (sign, index) = (1, index + 1)
        } else if let length = length(.inDistancePhrase, at: index) {
            (sign, index) = (1, index + length)
        } else if isWord(index, in: words.ownDistanceBack) {
            (sign, index) = (-1, index + 1)
        } else if let length = length(.distanceBack, at: index) {
            (sign, index) = (-1, index + length)
        }
        if sign == 1, isWord(index, .oneUnit),
            isWord(index + 1, .monthOrYear),
            !isWord(index + 2, .orUnit)
        {
            return Match(value: .months(isWord(index + 1, .year) ? 12 : 1), end: index + 2)
        }
        guard let amount = amountOfDays(at: index), !isWord(amount.end, .orUnit) else { return nil }
        if isWord(amount.end, .agoAdverb) { return Match(value: amount.value.times(-1), end: amount.end + 1) }
        if let length = length(.fromToday, at: amount.end) {
            return Match(value: amount.value, end: amount.end + length)
        }
        if let length = length(.fromTomorrow, at: amount.end), case .days(let days) = amount.value {
            return Match(value: .days(days + 1), end: amount.end + length)
        }
        if isWord(amount.end, .fromWeekday), case .days(let days) = amount.value, days % 7 == 0,
            let weekday = plainWeekday(at: amount.end + 1)
        {
            return Match(value: .weekday(weekday.value, .later(weeks: days / 7)), end: weekday.end)
        }
        // "They courier in three days max": how long it takes.
        // "Peonies are in a week early": nor by how much.
        guard sign != 0, !isWord(amount.end, .atMost), !isWord(amount.end, .tooSoonOrLate) else { return nil }
        let end = isWord(amount.end, .timeNoun) ? amount.end + 1 : amount.end
        return Match(value: amount.value.times(sign), end: end)
    }

    /// "3 days", "a week", "zwei Wochen", "a fortnight".
    func amountOfDays(at start: Int) -> Match<DayExpression>? {
        var index = start
        var count = 1
        if isNumber(index), let value = tokens[index].value, value <= 366, !isGlued(index) {
            (count, index) = (value, index + 1)
        } else if isWord(index, .oneOfUnit) {
            index += 1
        } else if isWord(index), let value = CalendarWords.numbers[word(at: index)] {
            (count, index) = (value, index + 1)
        } else {
            return nil
        }
        guard let unit = self[index], unit.kind == .word, unit.spaceBefore || self[index - 1]?.kind == .number else {
            return nil
        }
        let word = unit.stem
        if Cue.dayUnit.contains(word) { return Match(value: .days(count), end: afterApostrophe(index + 1)) }
        if Cue.weekUnit.contains(word) {
            return Match(value: .days(count * 7), end: afterApostrophe(index + 1))
        }
        if Cue.fortnight.contains(word) { return Match(value: .days(count * 14), end: index + 1) }
        return nil
    }

    /// The apostrophe of "two weeks' time".
    private func afterApostrophe(_ index: Int) -> Int {
        isSign(index, "'", "\u{2019}") && isGlued(index) ? index + 1 : index
    }

    // MARK: on the 5th

    /// "on the 5th", "by the 20th", "am 5.": a day of this month or the next.
    func dayOfMonth(at start: Int) -> Match<DayExpression>? {
        guard let day = dayAlone(at: start),
            // "Am 1. Weihnachtstag"
            namedDay(at: start + 1) == nil,
            // "Le 06 12 34 56 78"
            !(isNumber(day.end) && isNumber(day.end + 1)),
            // "From the 3rd to the 6th of June", "vom 1. bis 5. Mai": the month stands behind the last of them.
            // "El 23/03"
            !(start...start + 2).contains(where: {
                isNumber($0) && (monthDay(at: $0) != nil || numericDate(at: $0) != nil)
            })
        else { return nil }
        return withMonth(day) ?? day
    }

    /// "Am 20. und 21.3.", "the 5th or 6th of May": of the month that stands behind the other one.
    private func withMonth(_ day: Match<DayExpression>) -> Match<DayExpression>? {
        guard case .dayOfMonth(let value, weekday: nil) = day.value,
            isWord(day.end, in: words.and) || isWord(day.end, in: words.or) || isSign(day.end, "&", "+")
        else { return nil }
        var next = day.end + 1
        while isWord(next, .definiteArticle) || isWord(next, .articleOfDay) || isWord(next, .onDay) { next += 1 }
        guard case .monthDay(let month, let last, let year)? = (monthDay(at: next) ?? numericDate(at: next))?.value,
            last > value
        else { return nil }
        return Match(value: .monthDay(month: month, day: value, year: year), end: day.end)
    }

    private func dayAlone(at start: Int) -> Match<DayExpression>? {
        if isWord(start, .dayOfMonthLead), isWord(start + 1, .definiteArticle), let day = dayNumber(at: start + 2),
            day.isOrdinal, self[start + 2]?.kind == .number, isFreeOfNoun(day.end)
        {
            return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
        }
        if isWord(start, .definiteArticle), let day = dayNumber(at: start + 1), day.isOrdinal,
            self[start + 1]?.kind == .number,
            isFreeOfNoun(day.end)
                && (!isWord(start - 1, .beforeRankNoun) || isWord(start - 2, .verbBeforeIn)
                    // "The weekend of the 24th"
                    || isWord(start - 1, .ofPreposition) && isWord(start - 2, .partOfMonth)
                    || clockTime(at: day.end) != nil)
                || isWord(start - 1, .isVerb) && isFreeOfNoun(day.end)
                    && !isWord(start - 2, .statedSubject)
                || isWord(start - 1, .alternativeDay)
        {
            return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
        }
        // "22nd, 16:00", "*13th, sorry": the day alone, at the head of a short message or after "or".
        if let day = dayNumber(at: start), day.isOrdinal, self[start]?.kind == .number,
            isWord(day.end - 1, .ordinalSuffix),
            isWord(start - 1, .orConjunction)
                // "Dinner on 15th?", but not "the place on 5th"
                || isWord(start - 1, .dayOfMonthLead) && !isWord(start - 2, in: words.placeNouns)
                    && CalendarWords.numbers[word(at: start - 2)] != 1
                // "Back 16th", "it is now 22nd"
                || isWord(start - 1, .bareDayLead) || isWord(start - 1, .insteadNow)
                // "Freeze starts 15th"
                || isWord(start - 1, .arrivesOrGoes)
                || (start <= 1 && tokens.count <= 16 && !isWord(start - 1, .rankLead))
                || start > 1 && endsSentence(start - 1)
                || isSign(start - 1, ",")
                    && (isWord(day.end, .dayRangeWord) || isWord(day.end, .partOfDay)
                        // "Running club, 14th, 9 at the lake"
                        || isSign(day.end, ",")
                            && (clockTime(at: day.end + 1) != nil || self[day.end + 1]?.isShortNumber == true))
                // "Parents' evening 14th, 5.20"
                || (isWord(start - 1, in: PlanWords.occasions) || isWord(start - 1, .partOfDay)) && endsClause(day.end)
                // "Gig at the Roundhouse 28th, got a spare ticket"
                || endsClause(day.end) && self[start - 1]?.kind == .word && !isWord(start - 1, in: words.determiners)
                    && (max(0, start - 6)..<max(0, start)).contains(where: { isWord($0, in: PlanWords.occasions) })
                // "Plumber coming 23rd at 10", "landing in Bombay 16th night"
                || self[start - 1]?.kind == .word && !isWord(start - 1, .rankLead)
                    && !isWord(start - 1, in: words.determiners)
                    && (clockTime(at: day.end) != nil || isWord(day.end, .partOfDay))
                || isWord(start - 1, .dayRangeWord) && isWord(start - 2, .ordinalSuffix)
                || isSign(start - 1, "-", "–") && isWord(start - 2, .ordinalSuffix),
            endsClause(day.end) || isWord(day.end, .afterDay) || isWord(day.end, .partOfDay)
                || clockTime(at: day.end) != nil
                || words.accepting.length(in: self, at: day.end) != nil
        {
            return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
        }
        if let day = dayByArticle(at: start) ?? dayByDot(at: start) { return day }
        guard has(.dottedOrdinals),
            isWord(start, .onDayOfMonth) || isWord(start, .toDayOfMonth) && isWord(start + 1, .articleOfDay)
        else { return nil }
        let index = isWord(start + 1, .articleOfDay) ? start + 2 : start + 1
        guard let day = dayNumber(at: index), day.isOrdinal, self[index]?.kind == .number,
            // Nouns are written large: "am 3. Tag" is no day, "am 3. nach Wien" is.
            isFreeOfNoun(day.end) || isWord(day.end, .asksFreeTail)
                || self[day.end]?.kind == .word && self[day.end]?.isCapitalised == false
        else { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
    }

    /// "16.?", "dann 16., halb 8", "15. ist Krippenspiel": at the head, where a dot makes a rank.
    private func dayByDot(at start: Int) -> Match<DayExpression>? {
        guard has(.dottedOrdinals), let day = dayNumber(at: start), day.isOrdinal, self[start]?.kind == .number,
            start == 0 || endsSentence(start - 1) || isWord(start - 1, .thenAdverb) || isWord(start - 1, .orConjunction)
                || isWord(start - 1, .articleOfDay) || isEndOfDottedRange(start) || isDaySubject(day, at: start)
                // "30. geht nicht, 29.?"
                || isSign(start - 1, ",") && isSign(day.end, "?"),
            isSign(day.end, "?", ",", "!") || isEndOfDottedRange(day.end + 1)
                || isEndOfDottedRange(start) && endsClause(day.end) || isWord(day.end, .dayPredicate)
                || isWord(day.end, .freeWord)
                // "Gut, dann den 22."
                || day.end >= tokens.count && isWord(start - 1, .articleOfDay)
        else { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
    }

    /// "Der 30. passt nicht, ginge der 29.?": behind its article at the head, a comma or its verb. "Der 2. ist besser" is a rank.
    private func isDaySubject(_ day: DayNumber, at start: Int) -> Bool {
        guard isWord(start - 1, .dayAsSubject) else { return false }
        let isLed = isWord(start - 2, .dayPredicate) || isSign(start - 2, ",") || isWord(start - 2, .orConjunction)
        return (isLed || start == 1 || endsSentence(start - 2)) && (day.value > 3 || isLed)
    }

    /// The "29." of "27. bis 29."
    private func isEndOfDottedRange(_ start: Int) -> Bool {
        isWord(start - 1, in: words.through) && isSign(start - 2, ".") && isNumber(start - 3) && isNumber(start)
            && isSign(start + 1, ".") && isGlued(start + 1) && endsClause(start + 2)
    }

    /// "el 28", "le 3": the article and the number are a day.
    private func dayByArticle(at start: Int) -> Match<DayExpression>? {
        // "El día 20"
        let number = isWord(start + 1, .dayNumberNoun) ? start + 2 : start + 1
        guard isWord(start, in: words.dayArticles), let day = dayNumber(at: number),
            self[number]?.kind == .number, !isAmount(number),
            clockTime(at: number)?.isExplicit != true,
            // "¿Puedes venir el 29 al ensayo?", but "el 29 al 2"
            isFreeOfNoun(day.end) || isWord(day.end, in: words.to) && self[day.end + 1]?.kind == .word,
            !isWord(day.end, .hourUnitBehindDay)
        else { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
    }

    /// "the 5th floor" is no day; "the 5th at noon" is.
    func isFreeOfNoun(_ index: Int) -> Bool {
        endsClause(index) || isWord(index, .afterDay) || self[index]?.kind == .number
            // "El 30 imposible"
            || words.refusingAfter.length(in: self, at: index) != nil
    }
}

extension DayExpression {
    fileprivate func times(_ sign: Int) -> DayExpression {
        switch self {
        case .days(let days): .days(days * sign)
        default: self
        }
    }
}
