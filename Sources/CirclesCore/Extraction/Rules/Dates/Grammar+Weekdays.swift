extension Grammar {
    /// "Saturday", "next Fri", "Samstagabend", "a week on Monday" — with the day of the month that follows, if one does.
    func weekday(at start: Int) -> Match<DayExpression>? {
        let modifier = modifier(at: start)
        let name = modifier.end
        guard let weekday = plainWeekday(at: name), !isRecurring(start, weekday: name) else { return nil }
        if modifier.value == .plain || modifier.value == .next, let exact = exactDay(after: weekday) { return exact }
        // "A Saturday if possible": any of them.
        if modifier.value == .plain, isAny(start, weekday.end) { return nil }
        var which = modifier.value
        var end = weekday.end
        if which == .plain {
            if let length = length(.nextWeek, at: end) {
                (which, end) = (.next, end + length)
            } else if isWord(end, in: words.and) || isWord(end, in: words.or), let other = plainWeekday(at: end + 1),
                length(.nextWeek, at: other.end) != nil
            {
                // "Tuesday and Wednesday next week"
                which = .next
            } else if isWord(end, .inPreposition), let later = distance(at: end), case .days(let days) = later.value,
                days % 7 == 0
            {
                (which, end) = (.later(weeks: days / 7), later.end)
            } else if let length = length(.weekAfterNext, at: end) {
                return Match(value: .weekdayOfWeek(weekday.value, weeks: 2), end: end + length)
            } else if isWord(end, .weekLater),
                endsClause(end + 1) || isWord(end + 1, .thenAdverb) || isWord(end + 1, .hourLead)
                    // "Saturday week still on?"
                    || isWord(end + 1, in: words.choosing)
            {
                (which, end) = (.later(weeks: 1), end + 1)
            } else if let length = lengthBeside(.weekdayAfter, at: end, behind: start) {
                (which, end) = (.following, end + length)
            } else if let length = lengthBeside(.weekdayBefore, at: end, behind: start) {
                (which, end) = (.preceding, end + length)
            } else if let length = length(.afterNext, at: end) {
                (which, end) = (.later(weeks: 1), end + length)
            } else if let length = length(.comingBehindDay, at: end) {
                (which, end) = (.plain, end + length)
            } else if let length = length(.lastBehindDay, at: end) {
                (which, end) = (.last, end + length)
            }
        }
        return Match(value: .weekday(weekday.value, which), end: end)
    }

    /// "A Saturday", and no noun that it describes; "that's a Saturday" says which one it is.
    private func isAny(_ start: Int, _ end: Int) -> Bool {
        isWord(start - 1, in: words.indefinite) && !isWord(start - 2, .isPredicate)
            && (endsClause(end) || isWord(end, .ifPossible) || isWord(end, in: words.or))
    }

    /// "The Sunday after", "den Sonntag danach", "Sunday after that"; "the Friday before", "am Freitag davor um 16 Uhr".
    private func lengthBeside(_ side: Cue, at end: Int, behind start: Int) -> Int? {
        guard isWord(end, side) else { return nil }
        let isOfThat = isWord(end + 1, .dayPronoun)
        let next = isOfThat ? end + 2 : end + 1
        // "Sunday after then", "Thursday after?": nothing else is said.
        let isAlone =
            (isWord(next, .thenAdverb) || isSign(next, "?")) && head(of: sentence(around: start)) == start
        let isTimed = side == .weekdayBefore && isWord(next, .hourLead)
        guard endsClause(next) || isOfThat || isAlone || isTimed,
            isOfThat || isAlone || isWord(start - 1, in: words.determiners)
                // "Am Samstag danach"
                || has(.dottedOrdinals) && isWord(start - 1, .onDay)
        else { return nil }
        return next - end
    }

    /// "this", "next week", "letzten": what stands before the weekday's name, and where that begins.
    private func modifier(at start: Int) -> Match<DayExpression.Occurrence> {
        if let length = length(.nextWeek, at: start) {
            // "Next week on Tuesday", "next week, Tuesday to Thursday"
            let isApart = isWord(start + length, .onDay) || isSign(start + length, ",")
            return Match(value: .next, end: start + length + (isApart ? 1 : 0))
        }
        for (cue, which) in Self.modifiers {
            // "Boiler man coming Friday": what he does.
            if cue == .comingDay, isWord(start, .arrivingVerb), self[start - 1]?.kind == .word,
                !isWord(start - 1, in: words.determiners), !isWord(start - 1, .onDay)
            {
                continue
            }
            if let length = length(cue, at: start) { return Match(value: which, end: start + length) }
        }
        return Match(value: .plain, end: start)
    }

    private static let modifiers: [(Cue, DayExpression.Occurrence)] = [
        (.comingDay, .plain), (.followingDay, .following), (.lastDay, .last), (.thisDay, .this),
        (.dayAfterNext, .later(weeks: 1)),
        (.nextDay, .next),
    ]

    /// The name alone. Names that are ordinary words too must be shown to be meant by what stands around them.
    func plainWeekday(at index: Int) -> Match<Int>? {
        guard isWord(index) else { return nil }
        let word = tokens[index].stem
        // "Ce froid me tue"
        if has(.nounsBehindArticles), isWord(index, .noWeekday) { return nil }
        if let weekday = CalendarWords.weekdays[word] {
            return isTitle(index) ? nil : Match(value: weekday, end: afterDot(index + 1))
        }
        if let weekday = CalendarWords.ambiguousWeekdays[word], isMeantAsWeekday(index, word) {
            return Match(value: weekday, end: afterDot(index + 1))
        }
        if let weekday = words.weekdayLetters[word],
            tokens[index].isCapitalised && has(.capitalisedNouns)
                ? isWeekdayLetters(index)
                // "Sam arrive": a name.
                : isSmallWeekdayLetters(index)
                    && !(tokens[index].isCapitalised && GivenNames.isKnown(tokens[index].text))
        {
            return Match(value: weekday, end: afterDot(index + 1))
        }
        return compound(index)
    }

    /// "Fri." when more follows; a sentence may also end there.
    private func afterDot(_ index: Int) -> Int {
        isSign(index, ".") && isGlued(index) && tokens[index - 1].text.withoutPossessive.utf8.count <= 4
            && (self[index + 1]?.kind == .number || isWord(index + 1, .behindDayLetters))
            ? index + 1 : index
    }

    /// "Samstagabend": the day is in the first half. Also "Freitagnachmittag", "Montagfrüh".
    private func compound(_ index: Int) -> Match<Int>? {
        let stem =
            tokens[index].isPossessive
            ? Cue.dayPartEnding.stem(of: tokens[index].text.withoutPossessive)
            : stem(index, .dayPartEnding)
        guard let stem, let weekday = CalendarWords.weekdays[stem] else { return nil }
        return Match(value: weekday, end: index + 1)
    }

    private func isMeantAsWeekday(_ index: Int, _ word: Word) -> Bool {
        // "Mon ami"
        if words.mine.contains(word) { return false }
        // "Braai Sat by us, 2pm?": nobody gives a verb a capital within what they say.
        if let token = self[index], token.isCapitalised, !token.isAllCapitals,
            !isWord(index - 1, in: words.determiners), !Cue.weekdayOrNoun.contains(word),
            self[index - 1]?.kind == .word
                && self[index + 1].map({ $0.kind == .word && !$0.isCapitalised }) == true
                // "Brilliant, Mon?"
                || (self[index - 1]?.kind == .word || isSign(index - 1, ",")) && isSign(index + 1, "?")
        {
            return true
        }
        // "What are you up to Mon 27th?"
        if self[index]?.isCapitalised == true, self[index + 1]?.isShortNumber == true, isGlued(index + 2),
            isWord(index + 2, .ordinalEnding)
        {
            return true
        }
        // "See you Sat 8:30 then"
        if self[index]?.isCapitalised == true, !Cue.weekdayOrNoun.contains(word), self[index - 1]?.kind == .word,
            isTimeLike(index + 1), clockTime(at: index + 1)?.isExplicit == true
        {
            return true
        }
        // "Sat about 4?", "Mon quarter past 3?"
        if self[index]?.isCapitalised == true,
            isWord(index + 1, .hourHedge) && (isTimeLike(index + 2) || isWord(index + 2, .halfBefore))
                // "Sat is wide open"
                || isWord(index + 1, .isPredicate) && !Cue.weekdayOrNoun.contains(word)
                || isWord(index + 1, .quarter) || isWord(index + 1, .halfBefore)
        {
            return true
        }
        let isVerbAhead = Cue.weekdayOrVerb.contains(word) && isWord(index + 1, .behindSat)
        // "Tues Wed Thurs"
        if isWord(index - 1, in: CalendarWords.weekdays), isWord(index + 1, in: CalendarWords.weekdays) { return true }
        // "Who's in wed?"
        let isAskedOf = !Cue.weekdayOrNoun.contains(word) && isWord(index - 1, .takingPart) && isSign(index + 1, "?")
        // "Book club moved to wed because of half term", "pushed back to sat"
        let move = isWord(index - 2, .backAgain) ? index - 3 : index - 2
        if isWord(index - 1, in: words.to), isWord(move, .movedTo) { return true }
        // "My flight gets in sat 6.15am"
        if isWord(index - 1, .inPreposition), clockTime(at: index + 1)?.isExplicit == true { return true }
        if isVerbAhead || isWord(index - 1, .ordinaryWordLead) && !isAskedOf { return false }
        let isVerbOrNoun = Cue.weekdayOrVerb.contains(word) || Cue.weekdayOrNoun.contains(word)
        if !isVerbOrNoun, isWord(index - 1, .beforeRareVerb) { return true }
        if isAskedOf || isWord(index - 1, .weekdayLead) { return true }
        if isTimeLike(index + 1) || isWord(index + 1, .partOfDay) { return true }
        // "Hiking sat or sun?"
        if isWord(index + 1, in: words.or), isDayOfWeek(index + 2) { return true }
        // "Could you feed the cat fri and sat?", "on sat and sun", "water the plants mon and thurs"
        if isWord(index - 1, in: words.and), isDayOfWeek(index - 2) { return true }
        if isWord(index + 1, in: words.and), isWord(index + 2, in: CalendarWords.weekdays) { return true }
        // "Ok sun then", "haha sun then"
        if isWord(index + 1, .thenAdverb), endsClause(index + 2),
            isWord(index - 1, in: words.hesitations)
                || words.accepting.length(in: self, at: index - 1) == 1
        {
            return true
        }
        guard let token = self[index] else { return false }
        let previousEnds = self[index - 1].map { $0.kind != .word } ?? true
        // "Sat then, 5pm"
        // "Sat better", "sat it is", "Sat at six it is"
        if previousEnds || isWord(index - 1, in: words.but),
            isWord(index + 1, .thenAdverb) || length(.behindShortDay, at: index + 1) != nil
                || isWord(index + 1, .atPreposition) && isHour(at: index + 2)
        {
            return true
        }
        // "dinner sat?" and "Fri or Sat": at the end of a thought, unless it is all there is of a sentence with a subject.
        // "Badminton Wed can?"
        // "Parkrun sat then breakfast?"
        if endsClause(index + 1) || isWord(index + 1, .thenAdverb) || token.isCapitalised && !previousEnds,
            isWord(index - 1, in: PlanWords.occasions)
        {
            return true
        }
        if endsClause(index + 1), previousEnds { return true }
        // "Sat's off the table", but "sun's out"
        if previousEnds, token.isPossessive, !Cue.weekdayOrNoun.contains(word) { return true }
        // "Sun better, sat I've got the plumber"
        if previousEnds, isWord(index + 1, .firstSubject) { return true }
        // "wanna watch the match at mine sat"
        if !Cue.weekdayOrNoun.contains(word), endsClause(index + 1), isWrittenSmall(sentence(around: index)),
            self[index - 2].map({ $0.kind == .word || $0.kind == .number }) ?? false
        {
            return true
        }
        // "Drinks for Jo sat, from 7"
        if isWord(index - 2, .companyLead), endsClause(index + 1),
            sentence(around: index).prefix(8).contains(where: { $0 < index && isWord($0, in: PlanWords.occasions) })
        {
            return true
        }
        return token.isCapitalised && !previousEnds && !Cue.weekdayOrNoun.contains(word) && endsClause(index + 1)
    }

    private func isDayOfWeek(_ index: Int) -> Bool {
        isWord(index, in: CalendarWords.weekdays) || isWord(index, in: CalendarWords.ambiguousWeekdays)
    }

    /// "every Monday", "jeden Montag", "los lunes", "le lundi": no single day.
    private func isRecurring(_ start: Int, weekday name: Int) -> Bool {
        if isLedByEach(start) || isEvery(before: start) { return true }
        // "Every third Sunday"
        if isWord(start - 2, .recurring), dayNumber(at: start - 1)?.isOrdinal == true { return true }
        // "Monday mornings"
        if isWord(name + 1, .partsOfDays) { return true }
        return isWord(start - 1, in: words.recurringArticles) && self[name + 1]?.kind != .number
            // "Le samedi suivant"
            && !isWord(name + 1, .weekdayAfter)
            && !isOneOfTwo(start - 1, name) && !isAnswerWithHour(start - 1, name)
    }

    /// "[Every] Monday", "[tous les] lundis"
    func isLedByEach(_ start: Int) -> Bool {
        isWord(start - 1, .recurring) || length(.recurringPhrase, at: start - 2) == 2
    }

    /// "Le samedi ou le dimanche ?": to choose from.
    private func isOneOfTwo(_ article: Int, _ name: Int) -> Bool {
        isWord(name + 1, in: words.or) && isWord(name + 2, in: words.recurringArticles)
            || isWord(article - 1, in: words.or) && isWord(article - 3, in: words.recurringArticles)
    }

    /// "Le samedi vers midi": what is chosen, and nothing before it.
    private func isAnswerWithHour(_ article: Int, _ name: Int) -> Bool {
        let isHead = article == 0 || words.accepting.length(in: self, at: article - 1) == 1 || endsSentence(article - 1)
        return isHead && (isTimeLike(name + 1) || clockTime(at: name + 1) != nil)
    }

    /// "Black Friday", "Ruby Tuesday", "Friday the 13th" on a screen: the name of something.
    private func isTitle(_ index: Int) -> Bool {
        if isWord(index - 1, .nameBeforeDay), length(.asksIfGood, at: index - 2) == nil { return true }
        if length(.nameBehindDay, at: index + 1) != nil {
            return true
        }
        return false
    }

    /// "Friday 12", "Fri, Jan 12", "Freitag, den 12. Januar", "Sat 15/01".
    private func exactDay(after weekday: Match<Int>) -> Match<DayExpression>? {
        var index = weekday.end
        if isSign(index, "."), isSign(index + 1, ",") { index += 1 }
        if isSign(index, ",", "(") { index += 1 }
        // "Thursday week, the 30th"
        if isWord(index, .weekLater), dayNumber(at: afterArticle(index + 1))?.isOrdinal == true {
            index = afterArticle(index + 1)
        }
        if isWord(index, .articleBehindDay) { index += 1 }
        if let date = isoDate(at: index) ?? monthDay(at: index) ?? numericDate(at: index, isExpected: true) {
            return date
        }
        guard let day = dayNumber(at: index), day.isOrdinal || isFreeNumber(index) && !isAge(behind: weekday.end) else {
            return nil
        }
        // "Dienstag 15?" is an hour, where a day has its dot.
        if has(.dottedOrdinals), !day.isOrdinal, (13...23).contains(day.value), index == weekday.end,
            endsClause(day.end)
        {
            return nil
        }
        // "Saturday, first race at 9": an ordinal in words is a day behind its article.
        if self[index]?.kind == .word, !isWord(index - 1, .articleBehindDay) { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: weekday.value), end: day.end)
    }

    /// "Lisa wird am Sonntag 30": how old somebody is by then.
    func isAge(behind end: Int) -> Bool {
        (max(0, end - 4)..<end).contains { words.turning.length(in: self, at: $0) != nil }
    }

    private func afterArticle(_ index: Int) -> Int {
        let first = isSign(index, ",") ? index + 1 : index
        return isWord(first, .articleBehindDay) ? first + 1 : first
    }

    /// "Friday 12" but not "Friday 7pm" nor "Friday 12:30".
    private func isFreeNumber(_ index: Int) -> Bool {
        // "El martes 5", "mardi 5": an hour has its own article or sign there.
        let least = has(.nounsBehindArticles) ? 0 : 12
        guard let token = self[index], token.isShortNumber, (token.value ?? 0) > least, !isAmount(index) else {
            return false
        }
        // "Friday, 16.52 into Leeds"
        if isSign(index + 1, "."), isGlued(index + 1), isGlued(index + 2), self[index + 2]?.isShortNumber == true {
            return false
        }
        // "Saturday 22 party at mine", "el sábado 22 celebro mi cumple": what comes behind is not counted.
        let isFree =
            isFreeOfNoun(index + 1) || isWord(index + 1, in: PlanWords.occasions)
            || has(.nounsBehindArticles) && isWord(index + 1) && !ends(index + 1, .pluralEnding)
        return clockTime(at: index) == nil && isFree
    }
}
