extension Grammar {
    /// Times in words: "noon", "half past six", "quarter to seven", "halb acht", "las siete y media".
    func spokenTime(at start: Int) -> TimeMatch? {
        named(at: start) ?? englishPhrase(at: start) ?? germanPhrase(at: start) ?? spanishPhrase(at: start)
            ?? oclock(at: start)
    }

    private func named(at index: Int) -> TimeMatch? {
        let end = index + 1
        if isWord(index, "noon", "midday", "mediodia", "midi") {
            if isWord(index, "midi"), isWord(index - 1, "apres", "ce") || isSign(index - 1, "-") { return nil }
            return TimeMatch(time: Self.exactly(12, 0), end: end, isExplicit: true)
        }
        if isWord(index, "midnight", "mitternacht", "medianoche", "minuit") {
            return TimeMatch(time: Self.exactly(0, 0), end: end, isExplicit: true)
        }
        return nil
    }

    /// "half past six", "half six", "quarter to seven", "ten past eight".
    private func englishPhrase(at start: Int) -> TimeMatch? {
        let index = isWord(start, "a") && isWord(start + 1, "quarter") ? start + 1 : start
        if isWord(index, "half") {
            let isPast = isWord(index + 1, "past")
            guard let hour = hourNumber(at: isPast ? index + 2 : index + 1), isPast || isFreeOfNoun(hour.end) else {
                return nil
            }
            return TimeMatch(time: Self.about(hour.value, 30), end: hour.end, isExplicit: true)
        }
        let minutes: Int
        if isWord(index, "quarter") {
            minutes = 15
        } else if let number = hourNumber(at: index, upTo: 29), number.end == index + 1, number.value >= 5,
            number.value % 5 == 0
        {
            minutes = number.value
        } else {
            return nil
        }
        let isPast = isWord(index + 1, "past")
        guard isPast || isWord(index + 1, "to", "til", "till"), let hour = hourNumber(at: index + 2) else { return nil }
        // "10 to 12 people" is a range: digits count from "past" alone.
        if !isPast && self[index]?.kind == .number { return nil }
        return TimeMatch(
            time: isPast
                ? Self.about(hour.value, minutes) : Self.about(hour.value == 1 ? 12 : hour.value - 1, 60 - minutes),
            end: hour.end, isExplicit: true)
    }

    /// "halb acht" is half past seven; "Viertel vor acht", "dreiviertel acht".
    private func germanPhrase(at index: Int) -> TimeMatch? {
        func before(_ hour: Int) -> Int { hour == 1 ? 12 : hour - 1 }
        if isWord(index, "halb"), let hour = hourNumber(at: index + 1) {
            return TimeMatch(time: Self.about(before(hour.value), 30), end: hour.end, isExplicit: true)
        }
        if isWord(index, "dreiviertel"), let hour = hourNumber(at: index + 1) {
            return TimeMatch(time: Self.about(before(hour.value), 45), end: hour.end, isExplicit: true)
        }
        guard isWord(index, "viertel"), isWord(index + 1, "vor", "nach"), let hour = hourNumber(at: index + 2) else {
            return nil
        }
        let time = isWord(index + 1, "vor") ? Self.about(before(hour.value), 45) : Self.about(hour.value, 15)
        return TimeMatch(time: time, end: hour.end, isExplicit: true)
    }

    /// "[a] las siete y media", "la una", "las ocho menos cuarto".
    private func spanishPhrase(at start: Int) -> TimeMatch? {
        let isLed = isWord(start, "las") || isWord(start - 1, "las", "la")
        let index = isWord(start, "las") ? start + 1 : start
        guard isLed, let hour = hourNumber(at: index), !isGlued(hour.end) || endsClause(hour.end) else { return nil }
        if isSign(hour.end, ":", "."), self[hour.end + 1]?.kind == .number { return nil }
        if isWord(hour.end, in: CalendarWords.units) { return nil }
        if isPhrase(hour.end, "y", "media") {
            return TimeMatch(time: Self.about(hour.value, 30), end: hour.end + 2, isExplicit: true)
        }
        if isPhrase(hour.end, "y", "cuarto") {
            return TimeMatch(time: Self.about(hour.value, 15), end: hour.end + 2, isExplicit: true)
        }
        if isPhrase(hour.end, "menos", "cuarto") {
            return TimeMatch(
                time: Self.about(hour.value == 1 ? 12 : hour.value - 1, 45), end: hour.end + 2, isExplicit: true)
        }
        guard language == .spanish else { return nil }
        return TimeMatch(time: Self.about(hour.value, 0), end: hour.end, isExplicit: false)
    }

    /// "seven o'clock", "at seven", "um acht", "à huit heures".
    private func oclock(at index: Int) -> TimeMatch? {
        guard self[index]?.kind == .word, let hour = hourNumber(at: index) else { return nil }
        if isWord(hour.end, "o'clock", "oclock", "uhr") {
            return TimeMatch(time: Self.about(hour.value, 0), end: hour.end + 1, isExplicit: true)
        }
        if isWord(hour.end, "heures", "heure"), language == .french {
            let isHalf = isPhrase(hour.end + 1, "et", "demie")
            return TimeMatch(
                time: Self.about(hour.value, isHalf ? 30 : 0), end: hour.end + (isHalf ? 3 : 1), isExplicit: true)
        }
        if isWord(hour.end, "thirty", "fifteen") {
            let minute = isWord(hour.end, "thirty") ? 30 : 15
            return isWord(index - 1, "at", "around")
                ? TimeMatch(time: Self.about(hour.value, minute), end: hour.end + 1, isExplicit: true) : nil
        }
        guard isWord(index - 1, "at", "um", "gegen", "around"), isFreeOfNoun(hour.end),
            !isWord(index, "one", "eine", "einem", "einer", "ein", "un", "una", "une")
        else { return nil }
        return TimeMatch(time: Self.about(hour.value, 0), end: hour.end, isExplicit: false)
    }

    private func hourNumber(at index: Int, upTo limit: Int = 12) -> Match<Int>? {
        guard let token = self[index] else { return nil }
        if token.isShortNumber, let value = token.value, (1...limit).contains(value) {
            return Match(value: value, end: index + 1)
        }
        if token.isWord("twenty"), limit >= 20 { return Match(value: 20, end: index + 1) }
        guard token.kind == .word, let value = CalendarWords.numbers[token.text], value <= limit else { return nil }
        return Match(value: value, end: index + 1)
    }

    private static func exactly(_ hour: Int, _ minute: Int) -> SpokenTime {
        SpokenTime(hour: hour, minute: minute, isTwelveHour: false, half: nil)
    }

    private static func about(_ hour: Int, _ minute: Int) -> SpokenTime {
        SpokenTime(hour: hour, minute: minute, isTwelveHour: true, half: nil)
    }
}
