extension Grammar {
    /// "Saturday", "next Fri", "Samstagabend", "a week on Monday" — with the day of the month that follows, if one does.
    func weekday(at start: Int) -> Match<DayExpression>? {
        let modifier = modifier(at: start)
        let name = modifier.end
        guard let weekday = plainWeekday(at: name), !isRecurring(start, weekday: name) else { return nil }
        if modifier.value == .plain, let exact = exactDay(after: weekday) { return exact }
        var which = modifier.value
        var end = weekday.end
        if which == .plain {
            if isPhrase(end, "next", "week") || isPhrase(end, "nachste", "woche") || isPhrase(end, "nachster", "woche")
            {
                (which, end) = (.next, end + 2)
            } else if isWord(end, "in"), let later = distance(at: end), case .days(let days) = later.value,
                days % 7 == 0
            {
                (which, end) = (.later(weeks: days / 7), later.end)
            } else if isWord(end, "week"), endsClause(end + 1) {
                (which, end) = (.later(weeks: 1), end + 1)
            } else if isPhrase(end, "after", "next") {
                (which, end) = (.later(weeks: 1), end + 2)
            } else if isWord(end, "prochain", "proximo") {
                (which, end) = (.plain, end + 1)
            } else if isPhrase(end, "que", "viene") {
                (which, end) = (.plain, end + 2)
            } else if isWord(end, "dernier", "pasado") {
                (which, end) = (.last, end + 1)
            } else if isPhrase(end, "last", "week") || isPhrase(end, "letzte", "woche") {
                return Match(value: .weekday(weekday.value, .last), end: end + 2)
            }
        }
        return Match(value: .weekday(weekday.value, which), end: end)
    }

    /// "this", "next week", "letzten": what stands before the weekday's name, and where that begins.
    private func modifier(at start: Int) -> Match<DayExpression.Occurrence> {
        if isPhrase(start, "next", "week") || isPhrase(start, "nachste", "woche") {
            let name = isWord(start + 2, "on", "am") ? start + 3 : start + 2
            return Match(value: .next, end: name)
        }
        if isPhrase(start, "this", "coming") { return Match(value: .plain, end: start + 2) }
        if isPhrase(start, "this", "past") { return Match(value: .last, end: start + 2) }
        if isWord(start, "this", "diesen", "este", "ce") { return Match(value: .this, end: start + 1) }
        if isWord(start, "coming", "kommenden", "proximo") { return Match(value: .plain, end: start + 1) }
        if isWord(start, "ubernachsten", "ubernachster") { return Match(value: .later(weeks: 1), end: start + 1) }
        if isWord(start, "next", "nachsten", "nachster") { return Match(value: .next, end: start + 1) }
        if isWord(start, "last", "letzten", "letzter", "vergangenen", "vorigen", "pasado") {
            return Match(value: .last, end: start + 1)
        }
        return Match(value: .plain, end: start)
    }

    /// The name alone. Names that are ordinary words too must be shown to be meant by what stands around them.
    func plainWeekday(at index: Int) -> Match<Int>? {
        guard let token = self[index], token.kind == .word else { return nil }
        let word = token.text.hasSuffix("'s") ? String(token.text.dropLast(2)) : token.text
        if let weekday = CalendarWords.weekdays[word] {
            return isTitle(index) ? nil : Match(value: weekday, end: afterDot(index + 1, word))
        }
        if let weekday = CalendarWords.ambiguousWeekdays[word], isMeantAsWeekday(index, word) {
            return Match(value: weekday, end: afterDot(index + 1, word))
        }
        if language == .german, token.isCapitalised, let weekday = CalendarWords.germanAbbreviations[word],
            isGermanAbbreviation(index)
        {
            return Match(value: weekday, end: afterDot(index + 1, word))
        }
        return germanCompound(word, index)
    }

    /// "Fri." when more follows; a sentence may also end there.
    private func afterDot(_ index: Int, _ word: String) -> Int {
        word.utf8.count <= 4 && isSign(index, ".") && isGlued(index) && self[index + 1]?.kind == .number
            ? index + 1 : index
    }

    /// "Samstagabend": the day is in the first half. Also "Freitagnachmittag", "Montagfrüh".
    private func germanCompound(_ word: String, _ index: Int) -> Match<Int>? {
        for part in Self.germanParts where word.hasSuffix(part) {
            if let weekday = CalendarWords.weekdays[String(word.dropLast(part.count))] {
                return Match(value: weekday, end: index + 1)
            }
        }
        return nil
    }

    private static let germanParts = ["vormittag", "nachmittag", "mittag", "abend", "morgen", "nacht", "fruh"]

    private func isMeantAsWeekday(_ index: Int, _ word: String) -> Bool {
        if word == "mon" && language == .french { return false }
        let isVerbAhead = word == "sat" && isWord(index + 1, "down", "there", "here", "next", "with", "on", "in", "by")
        if isVerbAhead || isWord(index - 1, in: Self.beforeOrdinaryWord) { return false }
        if isWord(index - 1, in: Self.beforeWeekday) { return true }
        if isTimeLike(index + 1) || isWord(index + 1, in: Self.partsOfDay) { return true }
        guard let token = self[index] else { return false }
        let previousEnds = self[index - 1].map { $0.kind != .word } ?? true
        // "dinner sat?" and "Fri or Sat": at the end of a thought, unless it is all there is of a sentence with a subject.
        if endsClause(index + 1), isWord(index - 1, in: PlanWords.occasions) || previousEnds { return true }
        return token.isCapitalised && !previousEnds && word != "sun" && endsClause(index + 1)
    }

    private func isGermanAbbreviation(_ index: Int) -> Bool {
        if isWord(index - 1, "am", "diesen", "nachsten", "bis", "ab", "kommenden", "letzten") {
            return endsClause(index + 1) || isTimeLike(index + 1) || isWord(index + 1, in: Self.partsOfDay)
                || isWord(index + 1, "um", "ab", "gegen")
        }
        return
            (isSign(index + 1, ".", ",") && self[index + 2]?.kind == .number && !isAmount(index + 2)
            && !isWord(index, "so"))
            || (isTimeLike(index + 1) && self[index + 1]?.kind == .number)
    }

    private func isTimeLike(_ index: Int) -> Bool {
        if let token = self[index], token.kind == .number, token.isShortNumber { return !isAmount(index) }
        return (isWord(index, "at", "the", "noon", "midnight") || isSign(index, "@", ","))
            && (self[index + 1]?.isShortNumber ?? false) && !isAmount(index + 1)
    }

    private static let beforeWeekday: Set<String> = [
        "on", "this", "next", "last", "by", "until", "till", "til", "from", "since", "before", "after", "free", "come",
        "coming", "or", "for", "busy", "about", "off", "around",
    ]
    private static let beforeOrdinaryWord: Set<String> = [
        "the", "i", "he", "she", "we", "they", "you", "it", "who", "and", "just", "of", "in", "more", "some", "much",
        "no", "enough", "morning", "evening", "hot", "cat", "dog", "was", "have", "has", "had", "get", "got", "never",
        "been", "to", "a",
    ]
    static let partsOfDay: Set<String> = [
        "morning", "afternoon", "evening", "night", "noon", "lunchtime", "eve", "am", "pm", "abend", "morgen", "fruh",
        "mittag", "nachmittag", "vormittag", "nacht", "abends", "nachmittags", "mittags", "morgens",
    ]

    /// "every Monday", "jeden Montag", "los lunes", "le lundi": no single day.
    private func isRecurring(_ start: Int, weekday name: Int) -> Bool {
        if isWord(start - 1, "every", "each", "jeden", "cada", "los", "chaque", "tous", "most", "alternate") {
            return true
        }
        if isPhrase(start - 2, "tous", "les") || isEvery(before: start) { return true }
        if isPhrase(name + 1, "morgens") { return false }
        return isWord(start - 1, "le") && language == .french && self[name + 1]?.kind != .number
    }

    /// "Black Friday", "Ruby Tuesday", "Friday the 13th" on a screen: the name of something.
    private func isTitle(_ index: Int) -> Bool {
        if isWord(index - 1, in: Self.namesBefore) { return true }
        if isWord(index + 1, "times", "league", "addams", "best", "feeling", "nights", "blues", "motivation", "vibes") {
            return true
        }
        return false
    }

    private static let namesBefore: Set<String> = [
        "black", "good", "ruby", "taco", "manic", "ash", "freaky", "casual", "cyber", "blue", "bloody", "stormy", "fat",
        "herr", "herrn", "frau", "familie", "mr", "mrs", "ms", "dr", "doktor", "girl", "happy", "shrove", "palm",
        "easter", "throwback", "super",
    ]

    /// "Friday 12", "Fri, Jan 12", "Freitag, den 12. Januar", "Sat 15/01".
    private func exactDay(after weekday: Match<Int>) -> Match<DayExpression>? {
        var index = weekday.end
        if isSign(index, "."), isSign(index + 1, ",") { index += 1 }
        if isSign(index, ",", "(") { index += 1 }
        if isWord(index, "the", "den", "dem", "der", "el", "le") { index += 1 }
        if let date = isoDate(at: index) ?? monthDay(at: index) ?? numericDate(at: index, isExpected: true) {
            return date
        }
        guard let day = dayNumber(at: index), day.isOrdinal || isFreeNumber(index) else { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: weekday.value), end: day.end)
    }

    /// "Friday 12" but not "Friday 7pm" nor "Friday 12:30".
    private func isFreeNumber(_ index: Int) -> Bool {
        guard let token = self[index], token.isShortNumber, (token.value ?? 0) > 12, !isAmount(index) else {
            return false
        }
        return clockTime(at: index) == nil && isFreeOfNoun(index + 1)
    }
}
