extension Grammar {
    /// Times in words: "noon", "half past six", "quarter to seven", "halb acht", "las siete y media".
    func spokenTime(at start: Int) -> TimeMatch? {
        named(at: start) ?? minutesBeside(at: start) ?? partBefore(at: start) ?? hourWithMinutes(at: start)
            ?? oclock(at: start)
    }

    private func named(at index: Int) -> TimeMatch? {
        let end = index + 1
        if isWord(index, .noon) {
            if isWord(index, .noonOrMidday), isWord(index - 1, .beforeNoonPart) || isSign(index - 1, "-") { return nil }
            if let minutes = minutesBehindHour(at: end), minutes.value > 0 {
                return TimeMatch(time: Self.exactly(12, minutes.value), end: minutes.end, isExplicit: true)
            }
            return TimeMatch(time: Self.exactly(12, 0), end: end, isExplicit: true)
        }
        if isWord(index, .midnight) {
            // The end of the day that is named: "due on Friday at midnight" is no day early.
            return TimeMatch(time: Self.exactly(23, 59), end: end, isExplicit: true)
        }
        return nil
    }

    /// "half past six", "half six", "quarter to seven", "ten past eight".
    private func minutesBeside(at start: Int) -> TimeMatch? {
        let index = isWord(start, .indefiniteArticle) && isWord(start + 1, .quarter) ? start + 1 : start
        if isWord(index, .halfBefore) {
            let isPast = isWord(index + 1, .pastPreposition)
            guard let hour = hourNumber(at: isPast ? index + 2 : index + 1),
                isPast || isFreeOfNoun(hour.end) || saysWhere(at: hour.end)
                    // "Friday at half three training"
                    || isWord(index - 1, .atNumeral) || isWord(index - 1, .atPreposition)
                    // "Half 12 pizza?": at the head, where nothing is counted.
                    || (index == 0 || endsClause(index - 1)) && !isAmount(index + 1)
            else { return nil }
            return TimeMatch(time: Self.about(hour.value, 30), end: hour.end, isExplicit: true)
        }
        let minutes: Int
        if isWord(index, .quarter) {
            minutes = 15
        } else if let number = hourNumber(at: index, upTo: 29), number.end == index + 1, number.value >= 5,
            number.value % 5 == 0
        {
            minutes = number.value
        } else {
            return nil
        }
        let isPast = isWord(index + 1, .pastPreposition)
        guard isPast || isWord(index + 1, .minutesTo), let hour = hourNumber(at: index + 2) else { return nil }
        // "10 to 12 people" is a range, and so is "at 10 to 12": in digits, what is missing is more than the hour.
        if !isPast && self[index]?.kind == .number, minutes <= hour.value || !isWord(index - 1, .atMinutes),
            // "20 to 9"
            minutes <= 12 || !endsClause(hour.end)
        {
            return nil
        }
        return TimeMatch(
            time: isPast
                ? Self.about(hour.value, minutes) : Self.about(hour.value == 1 ? 12 : hour.value - 1, 60 - minutes),
            end: hour.end, isExplicit: true)
    }

    /// "halb acht" is half past seven; "Viertel vor acht", "viertel acht", "dreiviertel acht", "um zehn nach acht".
    private func partBefore(at index: Int) -> TimeMatch? {
        func before(_ hour: Int) -> Int { hour == 1 ? 12 : hour - 1 }
        if isWord(index, .halfTo), let hour = hourNumber(at: index + 1) {
            return TimeMatch(time: Self.about(before(hour.value), 30), end: hour.end, isExplicit: true)
        }
        if let length = length(.threeQuartersTo, at: index), let hour = hourNumber(at: index + length) {
            return TimeMatch(time: Self.about(before(hour.value), 45), end: hour.end, isExplicit: true)
        }
        if isWord(index + 1, .quarterBy), hourNumber(at: index)?.value == 3, let hour = hourNumber(at: index + 2) {
            return TimeMatch(time: Self.about(before(hour.value), 45), end: hour.end, isExplicit: true)
        }
        if isWord(index, .quarterBy), let hour = hourNumber(at: index + 1) {
            return TimeMatch(time: Self.about(before(hour.value), 15), end: hour.end, isExplicit: true)
        }
        guard isWord(index + 1, .quarterPreposition), let minutes = minutesBy(at: index) else { return nil }
        let sign = isWord(index + 1, .beforeDistance) ? -1 : 1
        // "Fünf vor halb acht".
        let isHalf = isWord(index + 2, .halfTo)
        guard let hour = hourNumber(at: isHalf ? index + 3 : index + 2) else { return nil }
        let total = (isHalf ? before(hour.value) * 60 + 30 : hour.value * 60) + sign * minutes
        let shown = total / 60 == 0 ? 12 : total / 60
        return TimeMatch(time: Self.about(shown, total % 60), end: hour.end, isExplicit: true)
    }

    /// "Viertel", or, behind the word that leads to an hour, a round number of minutes.
    private func minutesBy(at index: Int) -> Int? {
        if isWord(index, .quarterBy) { return 15 }
        guard let number = hourNumber(at: index, upTo: 25), number.value % 5 == 0 else { return nil }
        // "10 vor 8", and nothing else in the clause.
        let isAlone =
            (index == 0 || endsClause(index - 1))
            && (3...4).contains { count in
                hourNumber(at: index + count - 1) != nil
                    && (endsClause(index + count) || words.accepting.length(in: self, at: index + count) != nil)
            }
        return isWord(index - 1, .atNumeral) || isAlone ? number.value : nil
    }

    /// "[a] las siete y media", "la una", "las ocho menos cuarto".
    private func hourWithMinutes(at start: Int) -> TimeMatch? {
        let isLed =
            isWord(start, .hourArticle) || isWord(start - 1, .hourArticle) || isWord(start - 1, .hourArticleOfOne)
        let index = isWord(start, .hourArticle) ? start + 1 : start
        // "Cuál de las dos": one of two things.
        if isWord(index - 2, .ofMonth), isWord(index - 3, .oneOfThem) { return nil }
        guard isLed, let hour = hourNumber(at: index), !isGlued(hour.end) || endsClause(hour.end) else { return nil }
        if isSign(hour.end, ":", "."), self[hour.end + 1]?.kind == .number { return nil }
        if isWord(hour.end, in: CalendarWords.units) { return nil }
        if let time = time(hour) { return time }
        guard !words.hourArticles.isEmpty else { return nil }
        return TimeMatch(time: Self.about(hour.value, 0), end: hour.end, isExplicit: false)
    }

    /// "seven o'clock", "at seven", "um acht", "à huit heures".
    private func oclock(at index: Int) -> TimeMatch? {
        guard isWord(index) else { return nil }
        // "Sevenish".
        if let stem = stem(index, .approximately), let hour = CalendarWords.numbers[stem], hour <= 12 {
            return TimeMatch(time: Self.about(hour, 0), end: index + 1, isExplicit: true)
        }
        // "Seize heures dix", "dix-huit heures trente".
        if let hour = numeral(at: index), hour.value > 12, hour.value < 24, isWord(hour.end, .hoursNoun) {
            let minutes = minutesBehindHour(at: hour.end + 1)
            guard minutes.map({ $0.value > 0 }) ?? true else { return nil }
            return TimeMatch(
                time: Self.exactly(hour.value, minutes?.value ?? 0), end: minutes?.end ?? hour.end + 1, isExplicit: true
            )
        }
        guard let hour = hourNumber(at: index) else { return nil }
        if let length = length(.clockWordBehindNumeral, at: hour.end) ?? length(.exactly, at: hour.end) {
            return TimeMatch(time: Self.about(hour.value, 0), end: hour.end + length, isExplicit: true)
        }
        if isWord(hour.end, .hoursNoun) {
            // "Une réunion de trois heures" lasts so long.
            if hour.value <= 8, isWord(index - 1, in: words.ofWords) { return nil }
            return time(Match(value: hour.value, end: hour.end + 1))
                ?? TimeMatch(time: Self.about(hour.value, 0), end: hour.end + 1, isExplicit: true)
        }
        if let minute = self[hour.end].flatMap({ CalendarWords.minuteNumerals[$0.word] }) {
            let isAlone = (index == 0 || endsClause(index - 1)) && endsClause(hour.end + 1)
            return isAlone || isWord(index - 1, .atMinutes)
                ? TimeMatch(time: Self.about(hour.value, minute), end: hour.end + 1, isExplicit: true) : nil
        }
        // "Nine in the evening", but "one in the evening" is counted.
        if self[index]?.kind == .word, !isWord(index, .articleNumeral), partOfDay(at: hour.end) != nil {
            return TimeMatch(time: Self.about(hour.value, 0), end: hour.end, isExplicit: true)
        }
        guard isWord(index - 1, .atNumeral),
            isFreeOfNoun(hour.end) || saysWhere(at: hour.end)
                // "Um zehn das Auto beim TÜV"
                || has(.capitalisedNouns) && self[hour.end].map({ $0.kind == .word && !$0.isCapitalised }) ?? false,
            // "Lunch at one as usual"
            !isWord(index, .articleNumeral) || isWord(index - 1, .atPreposition) && !isWord(hour.end, .ofMonth)
        else { return nil }
        return TimeMatch(time: Self.about(hour.value, 0), end: hour.end, isExplicit: false)
    }

    /// The hour with the minutes that are said behind it.
    private func time(_ hour: Match<Int>) -> TimeMatch? {
        guard let minutes = minutesBehindHour(at: hour.end) else { return nil }
        let isBefore = minutes.value < 0
        return TimeMatch(
            time: Self.about(
                isBefore ? (hour.value == 1 ? 12 : hour.value - 1) : hour.value,
                isBefore ? 60 + minutes.value : minutes.value), end: minutes.end, isExplicit: true)
    }

    /// "y media", "et quart", "menos cuarto": minutes after the hour, or, below zero, missing to it.
    func minutesBehindHour(at index: Int) -> Match<Int>? {
        for (phrases, minutes) in CalendarWords.minutesBehindHour {
            if let length = phrases.length(in: self, at: index) { return Match(value: minutes, end: index + length) }
        }
        return nil
    }

    /// A number in words, of two joined by a hyphen where a language has such.
    private func numeral(at index: Int) -> Match<Int>? {
        guard isWord(index), let first = CalendarWords.numbers[word(at: index)] else { return nil }
        guard first == 10 || first == 20, isSign(index + 1, "-"), isGlued(index + 1), isGlued(index + 2),
            let second = CalendarWords.numbers[word(at: index + 2)], second < 10
        else { return Match(value: first, end: index + 1) }
        return Match(value: first + second, end: index + 3)
    }

    private func hourNumber(at index: Int, upTo limit: Int = 12) -> Match<Int>? {
        if isNumber(index), tokens[index].isShortNumber, let value = tokens[index].value, (1...limit).contains(value) {
            return Match(value: value, end: index + 1)
        }
        let word = word(at: index)
        if let tens = CalendarWords.tens[word], tens <= limit { return Match(value: tens, end: index + 1) }
        guard let value = CalendarWords.numbers[word], value <= limit else { return nil }
        return Match(value: value, end: index + 1)
    }

    private static func exactly(_ hour: Int, _ minute: Int) -> SpokenTime {
        SpokenTime(hour: hour, minute: minute, isTwelveHour: false, half: nil)
    }

    private static func about(_ hour: Int, _ minute: Int) -> SpokenTime {
        SpokenTime(hour: hour, minute: minute, isTwelveHour: true, half: nil)
    }
}
