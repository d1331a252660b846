extension Grammar {
    /// The day that begins at `start`, in whatever form.
    func day(at start: Int) -> Match<DayExpression>? {
        namedDay(at: start) ?? isoDate(at: start) ?? weekOfWeekday(at: start) ?? weekday(at: start) ?? monthDay(
            at: start) ?? numericDate(at: start)
            ?? relativeDay(at: start) ?? dayBeside(at: start) ?? distance(at: start) ?? dayOfMonth(at: start)
    }

    /// "the week after next, Wednesday", "übernächste Woche Mittwoch".
    private func weekOfWeekday(at start: Int) -> Match<DayExpression>? {
        var index: Int
        if isPhrase(start, "the", "week", "after", "next") {
            index = start + 4
        } else if isPhrase(start, "week", "after", "next") {
            index = start + 3
        } else if isPhrase(start, "ubernachste", "woche") {
            index = start + 2
        } else {
            return nil
        }
        if isSign(index, ",") { index += 1 }
        if isWord(index, "on", "am") { index += 1 }
        guard let weekday = plainWeekday(at: index) else { return nil }
        return Match(value: .weekdayOfWeek(weekday.value, weeks: 2), end: weekday.end)
    }

    /// "The day after", of a day named before. "The day after the party" hangs on something else.
    private func dayBeside(at start: Int) -> Match<DayExpression>? {
        let words = Lexicon.of(language).words
        for (phrases, days) in [(words.dayAfter, 1), (words.dayBefore, -1)] {
            guard let length = phrases.length(in: self, at: start) else { continue }
            let end = start + length
            guard isFreeOfNoun(end), !isWord(end, in: words.determiners), !isWord(end, "i", "we", "you", "my", "our")
            else {
                return nil
            }
            return Match(value: .beside(days), end: end)
        }
        return nil
    }

    // MARK: today, tomorrow

    func relativeDay(at start: Int) -> Match<DayExpression>? {
        if isPhrase(start, "the", "day", "after", "tomorrow") { return Match(value: .days(2), end: start + 4) }
        if isPhrase(start, "day", "after", "tomorrow") { return Match(value: .days(2), end: start + 3) }
        if isPhrase(start, "the", "day", "before", "yesterday") {
            return Match(value: .days(-2), end: start + 4)
        }
        if isPhrase(start, "pasado", "manana") { return Match(value: .days(2), end: start + 2) }
        if isWord(start, "apres"), isSign(start + 1, "-"), isWord(start + 2, "demain") {
            return Match(value: .days(2), end: start + 3)
        }
        if isWord(start, "avant"), isSign(start + 1, "-"), isWord(start + 2, "hier") {
            return Match(value: .days(-2), end: start + 3)
        }
        if isPhrase(start, "last", "night") { return Match(value: .days(-1), end: start + 2) }
        if let thisPart = partOfToday(at: start) { return thisPart }
        guard let token = self[start], token.kind == .word else { return nil }
        let word = token.text.hasSuffix("'s") ? String(token.text.dropLast(2)) : token.text
        guard let days = CalendarWords.relativeDays[word], isRelativeDay(start, word) else { return nil }
        if let shifted = shiftedWeek(from: days, at: start + 1) { return shifted }
        return Match(value: .days(days), end: start + 1)
    }

    /// "this evening", "esta noche", "ce soir".
    private func partOfToday(at start: Int) -> Match<DayExpression>? {
        let isToday =
            (isWord(start, "this") && isWord(start + 1, "morning", "afternoon", "evening", "arvo"))
            || (isWord(start, "esta") && isWord(start + 1, "noche", "tarde", "manana"))
            || (isWord(start, "ce") && isWord(start + 1, "soir", "matin", "midi"))
        return isToday ? Match(value: .days(0), end: start + 2) : nil
    }

    /// "tomorrow week", "heute in einer Woche".
    private func shiftedWeek(from days: Int, at index: Int) -> Match<DayExpression>? {
        if isWord(index, "week"), endsClause(index + 1) { return Match(value: .days(days + 7), end: index + 1) }
        guard isWord(index, "in"), let rest = distance(at: index), case .days(let more) = rest.value else { return nil }
        return language == .german ? Match(value: .days(days + more), end: rest.end) : nil
    }

    /// Words of two meanings: "hier" is here in German, "Morgen" the morning, "la mañana" too.
    private func isRelativeDay(_ index: Int, _ word: String) -> Bool {
        switch word {
        case "hier": return language == .french
        case "morgen":
            if isWord(index - 1, in: Self.beforeMorning) { return false }
            let isGreeting = index == 0 && (self[1] == nil || isSign(1, "!", ",", ".") || self[1]?.kind == .sign)
            return !isGreeting
        case "manana":
            return !isWord(index - 1, "la", "esta", "de", "una", "cada", "las")
        case "today", "tomorrow":
            return !isWord(index - 1, "usa")
        default: return true
        }
    }

    private static let beforeMorning: Set<String> = [
        "guten", "jeden", "am", "den", "diesen", "der", "einen", "schonen", "gestern", "heute", "moin", "ein",
    ]

    // MARK: in two weeks, three days ago

    /// "in 3 days", "two weeks ago", "dans 3 jours", "hace dos semanas".
    func distance(at start: Int) -> Match<DayExpression>? {
        var index = start
        var sign = 0
        if isWord(index, "in", "dans", "en") {
            (sign, index) = (1, index + 1)
        } else if isPhrase(index, "dentro", "de") {
            (sign, index) = (1, index + 2)
        } else if isWord(index, "vor"), language == .german {
            (sign, index) = (-1, index + 1)
        } else if isWord(index, "hace") {
            (sign, index) = (-1, index + 1)
        } else if isPhrase(index, "il", "y", "a") {
            (sign, index) = (-1, index + 3)
        }
        if sign == 1, isWord(index, "a", "one", "einem", "un"),
            isWord(index + 1, "month", "monat", "mes", "mois", "year", "jahr", "ano", "an"),
            !isWord(index + 2, "or", "oder")
        {
            return Match(value: .months(isWord(index + 1, "year", "jahr", "ano", "an") ? 12 : 1), end: index + 2)
        }
        guard let amount = amountOfDays(at: index), !isWord(amount.end, "or", "oder") else { return nil }
        if isWord(amount.end, "ago") { return Match(value: amount.value.times(-1), end: amount.end + 1) }
        if isPhrase(amount.end, "from", "now") || isPhrase(amount.end, "from", "today") {
            return Match(value: amount.value, end: amount.end + 2)
        }
        if isPhrase(amount.end, "from", "tomorrow"), case .days(let days) = amount.value {
            return Match(value: .days(days + 1), end: amount.end + 2)
        }
        if isWord(amount.end, "from", "on"), case .days(let days) = amount.value, days % 7 == 0,
            let weekday = plainWeekday(at: amount.end + 1)
        {
            return Match(value: .weekday(weekday.value, .later(weeks: days / 7)), end: weekday.end)
        }
        guard sign != 0 else { return nil }
        let end = isWord(amount.end, "time") ? amount.end + 1 : amount.end
        return Match(value: amount.value.times(sign), end: end)
    }

    /// "3 days", "a week", "zwei Wochen", "a fortnight".
    private func amountOfDays(at start: Int) -> Match<DayExpression>? {
        var index = start
        var count = 1
        if let token = self[index], token.kind == .number, let value = token.value, value <= 366, !isGlued(index) {
            (count, index) = (value, index + 1)
        } else if isWord(index, "a", "an") {
            index += 1
        } else if let token = self[index], token.kind == .word, let value = CalendarWords.numbers[token.text] {
            (count, index) = (value, index + 1)
        } else {
            return nil
        }
        guard let unit = self[index], unit.kind == .word, unit.spaceBefore || self[index - 1]?.kind == .number else {
            return nil
        }
        let word = unit.text.hasSuffix("'s") ? String(unit.text.dropLast(2)) : unit.text
        if Self.dayUnits.contains(word) { return Match(value: .days(count), end: afterApostrophe(index + 1)) }
        if Self.weekUnits.contains(word) {
            return Match(value: .days(count * 7), end: afterApostrophe(index + 1))
        }
        if word == "fortnight" { return Match(value: .days(count * 14), end: index + 1) }
        return nil
    }

    /// The apostrophe of "two weeks' time".
    private func afterApostrophe(_ index: Int) -> Int {
        isSign(index, "'", "\u{2019}") && isGlued(index) ? index + 1 : index
    }

    private static let dayUnits: Set<String> = ["day", "days", "tag", "tage", "tagen", "dia", "dias", "jour", "jours"]
    private static let weekUnits: Set<String> = [
        "week", "weeks", "woche", "wochen", "semana", "semanas", "semaine", "semaines",
    ]

    // MARK: on the 5th

    /// "on the 5th", "by the 20th", "am 5.": a day of this month or the next.
    func dayOfMonth(at start: Int) -> Match<DayExpression>? {
        // "From the 3rd to the 6th of June", "vom 1. bis 5. Mai": the month stands behind the last of them.
        if (start...start + 2).contains(where: { self[$0]?.kind == .number && monthDay(at: $0) != nil }) { return nil }
        if isWord(start, in: Self.beforeTheDay), isWord(start + 1, "the"), let day = dayNumber(at: start + 2),
            day.isOrdinal, self[start + 2]?.kind == .number, isFreeOfNoun(day.end)
        {
            return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
        }
        if isWord(start, "the"), let day = dayNumber(at: start + 1), day.isOrdinal, self[start + 1]?.kind == .number,
            isFreeOfNoun(day.end) && !isWord(start - 1, "of", "is", "was", "in", "came")
                || isWord(start - 1, "is") && isFreeOfNoun(day.end)
                    && !isWord(start - 2, "this", "it", "that", "he", "she")
                || isWord(start - 1, "or", "about")
        {
            return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
        }
        // "22nd, 16:00", "*13th, sorry": the day alone, at the head of a short message or after "or".
        if let day = dayNumber(at: start), day.isOrdinal, self[start]?.kind == .number,
            isWord(day.end - 1, "st", "nd", "rd", "th"),
            isWord(start - 1, "or") || (start <= 1 && tokens.count <= 16 && !isWord(start - 1, in: Self.beforeRank))
                || start > 1 && endsSentence(start - 1)
                || isWord(start - 1, "to", "till", "until", "and") && isWord(start - 2, "st", "nd", "rd", "th")
                || isSign(start - 1, "-", "–") && isWord(start - 2, "st", "nd", "rd", "th"),
            endsClause(day.end) || isWord(day.end, in: Self.afterADay)
        {
            return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
        }
        if let day = romanceDay(at: start) { return day }
        guard language == .german, isWord(start, "am", "zum", "vom") else { return nil }
        let index = isWord(start + 1, "den") ? start + 2 : start + 1
        guard let day = dayNumber(at: index), day.isOrdinal, self[index]?.kind == .number,
            // German nouns are written large: "am 3. Tag" is no day, "am 3. nach Wien" is.
            isFreeOfNoun(day.end) || self[day.end]?.kind == .word && self[day.end]?.isCapitalised == false
        else { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
    }

    /// "el 28", "le 3": in Spanish and French the article and the number are a day.
    private func romanceDay(at start: Int) -> Match<DayExpression>? {
        guard
            language == .spanish && isWord(start, "el", "al", "del")
                || language == .french && isWord(start, "le", "au", "du"),
            let day = dayNumber(at: start + 1), self[start + 1]?.kind == .number, !isAmount(start + 1),
            clockTime(at: start + 1)?.isExplicit != true, isFreeOfNoun(day.end),
            !isWord(day.end, "h", "heures", "horas")
        else { return nil }
        return Match(value: .dayOfMonth(day.value, weekday: nil), end: day.end)
    }

    private static let beforeRank: Set<String> = ["came", "finished", "my", "our", "his", "her", "placed"]
    private static let beforeTheDay: Set<String> = [
        "to", "on", "by", "until", "till", "before", "from", "since", "for", "til",
    ]

    /// "the 5th floor" is no day; "the 5th at noon" is.
    func isFreeOfNoun(_ index: Int) -> Bool {
        endsClause(index) || isWord(index, in: Self.afterADay) || self[index]?.kind == .number
    }

    /// Words that can follow a day without belonging to it.
    static let afterADay: Set<String> = [
        "at", "in", "on", "for", "with", "and", "or", "from", "to", "until", "till", "by", "around", "about", "then",
        "if", "so", "but", "because", "when", "is", "was", "works", "work", "sounds", "would", "will", "should", "can",
        "could", "instead", "please", "pls", "i", "i'm", "i'll", "we", "we're", "we'll", "you", "you're", "he", "she",
        "they", "it", "it's", "that", "that's", "after", "before", "evening", "morning", "afternoon", "night", "noon",
        "too", "also", "maybe", "again", "right", "ok", "okay", "my", "our", "the", "as", "since", "works?", "good",
        "um", "ab", "mit", "und", "oder", "bei", "zum", "zur", "geht", "passt", "ist", "war", "habe", "hat", "haben",
        "ich", "wir", "du", "er", "sie", "es", "im", "abends", "nachmittags", "mittags", "fruh", "abend", "gegen",
        "a", "con", "en", "y", "avec", "chez", "pour", "et", "vers", "haha", "lol", "xx", "x", "don't", "forget",
        "me", "not", "let's", "his", "her", "your", "their", "where", "who", "what", "there", "here", "auch", "noch",
        "dann",
        "bitte", "kommt", "kommst", "wird", "wurde", "sind", "kann", "kannst", "hast",
    ]
}

extension DayExpression {
    fileprivate func times(_ sign: Int) -> DayExpression {
        switch self {
        case .days(let days): .days(days * sign)
        default: self
        }
    }
}
