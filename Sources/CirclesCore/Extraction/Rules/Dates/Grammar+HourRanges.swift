/// From one hour to another: the first is the plan's.
extension Grammar {
    /// "Auf 11 verschieben", "we've moved the meeting to 10": behind the preposition stands an hour, and that something moves is said
    /// right behind it or before.
    func movesTo(at preposition: Int, end: Int) -> Bool {
        // "It moves to the gym, 5:15 to 6:45"
        guard isWord(preposition, in: words.to), self[preposition - 1]?.kind != .number else { return false }
        return words.moving.length(in: self, at: end) != nil
            || endsSentence(end) && words.moving.occur(in: self, sentence(around: preposition))
    }

    /// "Push it from 2 to 3.30": the hour that it moves to.
    func movedHour(from index: Int) -> TimeMatch? {
        guard isWord(index - 1, in: words.from), self[index]?.isShortNumber == true else { return nil }
        let (isExact, half) = (
            isGlued(index + 1) && isGlued(index + 2) && self[index + 2]?.kind == .number, dayHalf(at: index + 1)
        )
        let end = half?.end ?? (isExact ? dayHalf(at: index + 3)?.end ?? index + 3 : index + 1)
        guard isWord(end, in: words.to), self[end + 1]?.isShortNumber == true,
            words.moving.occur(in: self, sentence(around: index))
        else { return nil }
        return digitTime(at: end + 1, isLed: true)
    }

    /// "0600 to 0800"
    func rangeInFourFigures(at index: Int) -> TimeMatch? {
        guard let first = self[index], first.text.utf8.count == 4, first.text.first == "0",
            self[index + 2]?.text.utf8.count == 4, isWord(index + 1, in: words.to) || isSign(index + 1, "-", "–"),
            let said = hourInFigures(at: index), hourInFigures(at: index + 2) != nil
        else { return nil }
        return TimeMatch(time: said, end: index + 3, isExplicit: true)
    }

    /// "2-5pm", "10 till 12", "from 6 to 8", "9 till late".
    func hourRange(hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        rangeOfMarked(hour: hour, at: index) ?? markedRange(hour: hour, at: index) ?? limitedRange(
            hour: hour, at: index)
            ?? openEnd(hour: hour, at: index) ?? plainRange(hour: hour, at: index, isLed: isLed)
    }

    /// "2-5pm", "18–20 Uhr", "2 to 5 pm": the first hour, with what the second says of the day's half.
    private func markedRange(hour: Int, at index: Int) -> TimeMatch? {
        guard let lastHour = lastHour(behind: index), lastHour <= 24, hour < 24 else { return nil }
        if let half = dayHalf(at: index + 3) ?? partOfDay(at: index + 3) {
            let isSameHalf = hour < lastHour || lastHour == 12
            return TimeMatch(
                time: Self.time(hour, 0, isSameHalf ? half.value : .morning), end: half.end, isExplicit: true)
        }
        // "9 a 17h"
        if isWord(index + 3, .clockWord) || isGlued(index + 3) && isWord(index + 3, .hourMarkBehindFigures) {
            return TimeMatch(time: Self.time(hour, 0), end: index + 4, isExplicit: true)
        }
        return nil
    }

    /// "9h à 17h", "9h30 a 14h": each with its mark.
    private func rangeOfMarked(hour: Int, at index: Int) -> TimeMatch? {
        guard let first = endOfMarked(at: index),
            isSign(first.end, "-", "–") || isWord(first.end, in: words.through)
                || isWord(index - 1, .hourRangeLead) && isWord(first.end, in: words.and),
            let last = endOfMarked(at: first.end + 1), (0...24).contains(hour)
        else { return nil }
        let half = Self.half(of: hour, until: self[first.end + 1]?.value, isWindow: true)
        return TimeMatch(time: Self.time(hour, first.value, half), end: last.end, isExplicit: true)
    }

    /// The minutes of "9h" or "9h30", and where it ends.
    private func endOfMarked(at index: Int) -> Match<Int>? {
        guard self[index]?.isShortNumber == true, isGlued(index + 1), isWord(index + 1, .hourMarkBehindFigures) else {
            return nil
        }
        guard let minutes = self[index + 2], minutes.isShortNumber, isGlued(index + 2), let value = minutes.value,
            value < 60
        else { return Match(value: 0, end: index + 2) }
        return Match(value: value, end: index + 3)
    }

    /// "10 till 12": said of hours alone.
    private func limitedRange(hour: Int, at index: Int) -> TimeMatch? {
        // "Am Freitag wird das Wasser von 9 bis 12 abgestellt": what is done then stands behind it, and nothing that is counted.
        if has(.capitalisedNouns), isWord(index - 1, in: words.from), isWord(index + 1, in: words.through),
            let last = self[index + 2], last.isShortNumber, let lastHour = last.value, hour < lastHour, lastHour <= 24,
            isParticiple(at: index + 3) || ends(index + 3, .infinitiveEnding)
        {
            return TimeMatch(
                time: Self.time(hour, 0, Self.half(of: hour, until: lastHour, isWindow: true)), end: index + 3,
                isExplicit: true)
        }
        guard isWord(index + 1, .hourLimit), let last = self[index + 2], last.isShortNumber,
            let lastHour = last.value, (1...12).contains(lastHour), (1...12).contains(hour), !isGlued(index),
            endsRange(index + 3) || isWord(index + 3, .spotLead)
        else { return nil }
        return TimeMatch(
            time: Self.time(hour, 0, Self.half(of: hour, until: lastHour)), end: index + 3, isExplicit: true)
    }

    /// "9 till late".
    private func openEnd(hour: Int, at index: Int) -> TimeMatch? {
        guard (1...24).contains(hour), isWord(index + 1, .hourLimit) || isWord(index + 1, .hourRange) else {
            return nil
        }
        // "9 til it's gone", at the head of a thought.
        if isWord(index + 1, .hourLimit), self[index + 2]?.kind == .word, !isWord(index + 2, .openEnd),
            index == 0 || self[index - 1]?.kind != .word, day(at: index + 2) == nil, clockTime(at: index + 2) == nil
        {
            return TimeMatch(time: Self.time(hour, 0), end: index + 2, isExplicit: true)
        }
        guard isWord(index + 2, .openEnd) else { return nil }
        // Nobody who begins in the morning goes on till late.
        return TimeMatch(
            time: Self.time(hour, 0, (5..<12).contains(hour) ? .afternoon : nil), end: index + 3, isExplicit: true)
    }

    /// "from 6 to 8", "at 7-9", "von 3 bis 5", "Drinks 6 to 8 on Saturday": two numbers alone are hours behind a word that leads to
    /// one, or between an occasion and its day. "1 to 5 December" are days.
    private func plainRange(hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        if let exact = exactRange(hour: hour, at: index, isLed: isLed) { return exact }
        guard let lastHour = lastHour(behind: index), (1...24).contains(lastHour), (1...24).contains(hour),
            lastHour != hour, isSign(index + 1, "-", "–") || !isAmount(index + 2), monthDay(at: index) == nil,
            isLed || isWord(index - 1, .hourRangeLead)
                || isSign(index + 1, "-", "–") && (1...12).contains(hour)
                    && (plainWeekday(at: index - 1) != nil
                        || relativeDay(at: index - 1) != nil && !(6...7).contains(hour))
                || (1...12).contains(hour) && isBehindDay(index)
                ? endsRange(index + 3) || leadsToDay(index + 3) || isWord(index + 3, .spotLead)
                    || words.insteadOf.length(in: self, at: index + 3) != nil
                : leadsToDay(index + 3) && (isWord(index - 1, in: words.occasions) || isWord(index - 1, .dayPredicate))
        else { return nil }
        // "Practice moved from 5 to 6": the hour it moved to.
        let isMoved =
            isWord(index - 1, in: words.from) && isWord(index + 1, in: words.to)
            && words.moving.occur(in: self, sentence(around: index))
        let half = isMoved ? nil : Self.half(of: hour, until: lastHour)
        return TimeMatch(time: Self.time(isMoved ? lastHour : hour, 0, half), end: index + 3, isExplicit: true)
    }

    /// "6 to 7:30", "18-19.30": an end with minutes is an hour's; one with a dot only behind a word or a day that leads to hours.
    private func exactRange(hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        let isLimited = isWord(index + 1, .hourLimit) && self[index + 2]?.isShortNumber == true
        guard let lastHour = isLimited ? self[index + 2]?.value : lastHour(behind: index), (1...23).contains(hour),
            (1...24).contains(lastHour),
            isSign(index + 3, ":")
                || isSign(index + 3, ".")
                    && (isLed || isLimited || plainWeekday(at: index - 1) != nil || relativeDay(at: index - 1) != nil),
            isGlued(index + 3), isGlued(index + 4),
            let minutes = self[index + 4], minutes.text.utf8.count == 2, let minute = minutes.value, minute < 60,
            !(isGlued(index + 5) && self[index + 6]?.kind == .number && isGlued(index + 6))
        else { return nil }
        let half = dayHalf(at: index + 5)
        return TimeMatch(
            time: Self.time(hour, 0, half.flatMap { hour < lastHour ? $0.value : nil }), end: half?.end ?? index + 5,
            isExplicit: true)
    }

    /// "May 9, 3 to 8": right behind a day and its comma. Days themselves are not known here yet.
    private func isBehindDay(_ index: Int) -> Bool {
        guard isSign(index - 1, ",") else { return false }
        return plainWeekday(at: index - 2) != nil || CalendarWords.months[word(at: index - 2)] != nil
            || self[index - 2]?.isShortNumber == true && CalendarWords.months[word(at: index - 3)] != nil
    }

    private func lastHour(behind index: Int) -> Int? {
        guard isSign(index + 1, "-", "–") || isWord(index + 1, .hourRange), let last = self[index + 2],
            last.isShortNumber
        else { return nil }
        return last.value
    }

    /// Nothing follows, and no decimals.
    func endsRange(_ index: Int) -> Bool {
        // "7 till 11ish"
        let end = isWord(index, .approximately) ? index + 1 : index
        return endsClause(end) && !isSign(index, "%", "€", "$", "£", "°")
            && !(self[index]?.kind == .sign && isGlued(index) && self[index + 1]?.kind == .number)
    }
}
