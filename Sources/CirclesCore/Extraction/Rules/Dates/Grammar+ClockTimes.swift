/// A time of day as it was said.
struct SpokenTime: Hashable, Sendable {
    var hour: Int
    var minute: Int
    /// Morning or evening is still open: "at 7".
    var isTwelveHour: Bool
    /// "am", "pm", "in the morning": settles which half of the day.
    var half: DayHalf?
    /// Said with its minutes: "6:25".
    var isDigital = false

    enum DayHalf: Sendable { case morning, afternoon }
}

extension Grammar {
    struct TimeMatch {
        var time: SpokenTime
        var end: Int
        /// It could be nothing but a time: "7pm", "19:30", "noon" — not the "7" of "at 7".
        var isExplicit: Bool
    }

    /// The time of day that begins at `start`, with the word that leads to it.
    func clockTime(at start: Int) -> TimeMatch? {
        let lead = timeLead(at: start)
        guard var match = spokenTime(at: lead.index) ?? digitTime(at: lead.index, isLed: lead.isLed) else { return nil }
        if match.time.half == nil, let half = partOfDay(at: match.end) {
            match.time.half = half.value
            match.end = half.end
        }
        return match
    }

    /// "at", "around", "um", "a las", "à": what stands before an hour.
    private func timeLead(at start: Int) -> (index: Int, isLed: Bool) {
        var index = start
        var isLed = false
        if isSign(index, "@", "~") { (index, isLed) = (index + 1, true) }
        if isWord(index, in: Self.beforeHour) { (index, isLed) = (index + 1, true) }
        if isPhrase(index, "a", "las") || isPhrase(index, "a", "la") || isPhrase(index, "sobre", "las") {
            (index, isLed) = (index + 2, true)
        }
        // "doors 7", "make it 10", "Thursday 7", "could we do 10?": the hour ends the thought.
        if !isLed, let token = self[index], token.kind == .word, self[index + 1]?.isShortNumber == true,
            endsClause(index + 2)
                || isWord(index, "say", "it") && isWord(index + 2, "for", "on", "instead", "rather", "at", "then"),
            !isSign(index + 2, "%", "€", "$", "£", "°", "/", "-") || !isGlued(index + 2), isHourLead(index)
        {
            (index, isLed) = (index + 1, true)
        }
        if isLed, isWord(index, "around", "about", "like", "circa", "ca", "say", "exactly", "las", "roughly", "half") {
            if !isWord(index, "half") { index += 1 }
        }
        if isWord(index, "a"), language == .french, self[index + 1]?.kind == .number {
            (index, isLed) = (index + 1, true)
        }
        return (index, isLed)
    }

    private func isHourLead(_ index: Int) -> Bool {
        isWord(index, "doors", "starts", "starting", "kickoff", "beginn", "einlass", "say")
            || isWord(index, "do") && isWord(index - 1, "we", "you", "can", "could", "i")
            || isWord(index, "it") && isWord(index - 1, "make")
    }

    private static let beforeHour: Set<String> = [
        "between", "zwischen", "entre", "at", "around", "by", "from", "until", "till", "til", "after", "before",
        "about", "um", "gegen", "ab", "bis",
        "vers", "des", "jusqu'a", "circa", "ca", "desde",
    ]

    // MARK: digits

    private func digitTime(at index: Int, isLed: Bool) -> TimeMatch? {
        guard let token = self[index], token.isShortNumber, let hour = token.value, hour <= 24, !isTailOfNumber(index)
        else {
            return nil
        }
        if let time = timeWithMinutes(hour: hour, at: index, isLed: isLed) { return time }
        if let half = dayHalf(at: index + 1), (1...12).contains(hour) {
            return TimeMatch(time: Self.time(hour, 0, half.value), end: half.end, isExplicit: true)
        }
        if let range = rangeTime(hour: hour, at: index) ?? openRange(hour: hour, at: index) { return range }
        if isWord(index + 1, "uhr"), hour <= 24 {
            return germanHour(hour, at: index + 2)
        }
        if isWord(index + 1, "h", "heures", "heure"), hour <= 23 { return frenchHour(hour, at: index, isLed: isLed) }
        if isWord(index + 1, "o'clock", "oclock"), hour <= 12 {
            return TimeMatch(time: Self.time(hour, 0), end: index + 2, isExplicit: true)
        }
        if isSign(index + 1, "-"), isWord(index + 2, "ish"), hour <= 12 {
            return TimeMatch(time: Self.time(hour, 0), end: index + 3, isExplicit: true)
        }
        if isWord(index + 1, "sharp"), (1...12).contains(hour) {
            return TimeMatch(time: Self.time(hour, 0), end: index + 2, isExplicit: true)
        }
        if isWord(index + 1, "ish"), (1...12).contains(hour) {
            return TimeMatch(time: Self.time(hour, 0), end: index + 2, isExplicit: true)
        }
        // "From 1 to 5 December" begins with a day.
        guard isLed, isBareHour(index), (1...24).contains(hour), monthDay(at: index) == nil else { return nil }
        return TimeMatch(time: Self.time(hour, 0), end: index + 1, isExplicit: false)
    }

    /// "7:30", "19.30 Uhr", "7.30pm".
    private func timeWithMinutes(hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        guard hour <= 23, isGlued(index + 1), isGlued(index + 2), let minutes = self[index + 2],
            minutes.text.utf8.count == 2, let minute = minutes.value, minute <= 59
        else { return nil }
        let after = index + 3
        let half = dayHalf(at: after)
        let isGerman = isWord(after, "uhr")
        let end = half?.end ?? (isGerman ? after + 1 : after)
        if isSign(index + 1, ":") {
            guard !(isSign(after, ":") && isGlued(after)), half != nil || isGerman || !isRatio(index, isLed: isLed)
            else {
                return nil
            }
        } else if isSign(index + 1, ".") {
            // "bis 10.02." is a day.
            let isDay = isSign(after, ".") && isGlued(after) && language == .german
            // "7.30 at the Thai place?": at the head of a thought, a round number of minutes.
            let isHead = index == 0 || self[index - 1]?.kind == .sign || isWord(index - 1, in: Self.afterADay)
            let isRound =
                minute % 5 == 0
                && (endsClause(after) && !isGlued(after)
                    || isWord(after, "at", "in", "bei", "im", "then", "works", "for", "ok"))
            guard
                half != nil || isGerman || (isLed && endsTime(after) && !isDay)
                    || (isHead && isRound && (1...23).contains(hour) && isShortThought(index))
            else { return nil }
        } else {
            return nil
        }
        var time = Self.time(hour, minute, half?.value)
        time.isDigital = true
        if isGerman || self[index]?.text.hasPrefix("0") == true { time.isTwelveHour = false }
        return TimeMatch(time: time, end: end, isExplicit: true)
    }

    /// "2-5pm", "18–20 Uhr", "2 to 5 pm": the first hour, with what the second says of the day's half.
    private func rangeTime(hour: Int, at index: Int) -> TimeMatch? {
        guard isSign(index + 1, "-", "–") || isWord(index + 1, "to", "bis"), let last = self[index + 2],
            last.isShortNumber,
            let lastHour = last.value, lastHour <= 24, hour < 24
        else { return nil }
        if let half = dayHalf(at: index + 3) {
            let isSameHalf = hour < lastHour || lastHour == 12
            return TimeMatch(
                time: Self.time(hour, 0, isSameHalf ? half.value : .morning), end: half.end, isExplicit: true)
        }
        if isWord(index + 3, "uhr") { return TimeMatch(time: Self.time(hour, 0), end: index + 4, isExplicit: true) }
        return nil
    }

    /// "10 till 12": said of hours alone.
    private func openRange(hour: Int, at index: Int) -> TimeMatch? {
        guard isWord(index + 1, "till", "til", "until"), let last = self[index + 2], last.isShortNumber,
            let lastHour = last.value, (1...12).contains(lastHour), (1...12).contains(hour), endsClause(index + 3),
            !isGlued(index), !(self[index + 3]?.kind == .sign && isGlued(index + 3) && self[index + 4]?.kind == .number)
        else { return nil }
        return TimeMatch(time: Self.time(hour, 0), end: index + 3, isExplicit: true)
    }

    /// "19 Uhr", "19 Uhr 30".
    private func germanHour(_ hour: Int, at index: Int) -> TimeMatch? {
        var minute = 0
        var end = index
        if let token = self[index], token.isShortNumber, let value = token.value, value <= 59, !isAmount(index) {
            (minute, end) = (value, index + 1)
        }
        return TimeMatch(time: Self.time(hour % 24, minute), end: end, isExplicit: true)
    }

    /// "19h", "19h30", "8 heures et demie". "8h" alone may be a length of time.
    private func frenchHour(_ hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        var end = index + 2
        var minute = 0
        if let token = self[end], token.text.utf8.count == 2, let value = token.value, value <= 59 {
            (minute, end) = (value, end + 1)
        } else if isPhrase(end, "et", "demie") {
            (minute, end) = (30, end + 2)
        } else if isPhrase(end, "et", "quart") {
            (minute, end) = (15, end + 2)
        } else if !(isLed || hour >= 12 || isWord(index - 1, in: Set(CalendarWords.weekdays.keys))
            || isWord(index - 1, "demain"))
        {
            return nil
        }
        return TimeMatch(
            time: SpokenTime(hour: hour, minute: minute, isTwelveHour: false, half: nil), end: end, isExplicit: true)
    }

    private static func time(_ hour: Int, _ minute: Int, _ half: SpokenTime.DayHalf? = nil) -> SpokenTime {
        SpokenTime(hour: hour % 24, minute: minute, isTwelveHour: (1...12).contains(hour), half: half)
    }

    /// "pm", "p.m.", "AM".
    private func dayHalf(at index: Int) -> Match<SpokenTime.DayHalf>? {
        if isWord(index, "pm") { return Match(value: .afternoon, end: index + 1) }
        // German "am" leads to a day: "um 7 am Samstag".
        if isWord(index, "am"), isGlued(index) || language != .german { return Match(value: .morning, end: index + 1) }
        guard isWord(index, "p", "a"), isSign(index + 1, "."), isWord(index + 2, "m"), isGlued(index + 2) else {
            return nil
        }
        let end = isSign(index + 3, ".") && isGlued(index + 3) ? index + 4 : index + 3
        return Match(value: isWord(index, "p") ? .afternoon : .morning, end: end)
    }

    /// "in the evening", "tonight" is left to the day, "de la tarde", "abends", "du soir".
    private func partOfDay(at index: Int) -> Match<SpokenTime.DayHalf>? {
        if isPhrase(index, "in", "the") || isPhrase(index, "de", "la") || isPhrase(index, "por", "la") {
            if isWord(index + 2, "morning", "manana") { return Match(value: .morning, end: index + 3) }
            if isWord(index + 2, "afternoon", "evening", "tarde", "noche") {
                return Match(value: .afternoon, end: index + 3)
            }
        }
        if isPhrase(index, "at", "night") { return Match(value: .afternoon, end: index + 2) }
        if isPhrase(index, "du", "soir") { return Match(value: .afternoon, end: index + 2) }
        if isPhrase(index, "du", "matin") { return Match(value: .morning, end: index + 2) }
        if isWord(index, "abends", "nachmittags") { return Match(value: .afternoon, end: index + 1) }
        if isWord(index, "morgens", "vormittags", "fruh") { return Match(value: .morning, end: index + 1) }
        return nil
    }

    /// A sentence of few words and no amounts of money.
    private func isShortThought(_ index: Int) -> Bool {
        let sentence = sentence(around: index)
        return sentence.count <= 12
            && !sentence.contains {
                isSign($0, "€", "$", "£")
                    || isWord($0, "euro", "euros", "eur", "costs", "cost", "price", "score", "version")
            }
    }

    private func isTailOfNumber(_ index: Int) -> Bool {
        guard isGlued(index), let before = self[index - 1] else { return false }
        return !["(", "\"", "'", "@", "~", ",", "-", "–"].contains(before.text) || self[index - 2]?.kind == .number
    }

    /// "7:30" without "at" after a score, a ratio, a verse.
    private func isRatio(_ index: Int, isLed: Bool) -> Bool {
        if isLed { return false }
        return isWord(
            index - 1, "score", "ratio", "won", "lost", "beat", "beaten", "aspect", "john", "verse", "stand",
            "gewonnen", "verloren", "drew", "was")
            || isWord(index + 3, "ratio", "win", "loss", "aspect", "split", "minutes", "min", "pace", "mile", "km")
    }

    private func endsTime(_ index: Int) -> Bool {
        isFreeOfNoun(index) && !isSign(index, "%", "€", "$", "£", "°")
    }

    /// "at 7?" but not "at 7 Main Street", "by 7 people", "at 7%", "um 8 Grad".
    private func isBareHour(_ index: Int) -> Bool {
        guard !isAmount(index), let next = self[index + 1] else { return self[index + 1] == nil }
        if next.kind == .sign {
            let isDecimal =
                [".", ",", ":", "/", "-"].contains(next.text) && isGlued(index + 1) && self[index + 2]?.kind == .number
                && isGlued(index + 2)
            return !isDecimal && !["/", "'", "\u{2019}", "\""].contains(next.text)
        }
        if next.kind == .lineBreak { return true }
        if language == .german, isWord(index - 1, "um"), !next.isCapitalised { return true }
        return isWord(index + 1, in: Self.afterADay) || isWord(index + 1, in: Self.afterAnHour)
            || day(beginsAt: index + 1)
    }

    /// Cheap look: does a day's name follow? Not `day(at:)`, which itself asks for times.
    private func day(beginsAt index: Int) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        return CalendarWords.weekdays[token.text] != nil || CalendarWords.relativeDays[token.text] != nil
            || CalendarWords.months[token.text] != nil
            || isWord(index, "next", "this", "sat", "sun", "mon", "wed", "am")
    }

    private static let afterAnHour: Set<String> = [
        "sharp", "latest", "then", "tomorrow", "tonight", "today", "works", "onwards", "outside", "since", "unless",
        "he's", "she's", "there's", "uhr", "los", "da", "vor", "statt", "hier", "treffen", "essen", "abholen", "still",
        "earliest", "did", "does", "do", "has", "have", "are", "be", "were", "start", "starts", "and", "bring", "see",
        "hope", "not", "no", "yes", "thanks", "cool", "perfect", "great", "deal", "fine", "every", "each", "this",
        "next",
    ]
}
