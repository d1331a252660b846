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
        guard start <= lastFigure else { return nil }
        let lead = timeLead(at: start)
        guard var match = spokenTime(at: lead.index) ?? digitTime(at: lead.index, isLed: lead.isLed) else { return nil }
        // "De una": a yes, and not one o'clock.
        if (start - 1...start).contains(where: { index in
            words.accepting.length(in: self, at: index).map { $0 > 1 && index + $0 == match.end } ?? false
        }) {
            return nil
        }
        // "Las 9 pm"
        let half = dayHalf(at: match.end) ?? partOfDay(at: match.end)
        if match.time.half == nil, match.time.isTwelveHour || match.time.hour < 13, let half {
            match.time.half = half.value
            match.end = half.end
            // "8 heures du soir": what counts to twenty-four alone does not, with its part of the day.
            if match.time.hour < 12 { match.time.isTwelveHour = true }
        }
        return match
    }

    /// "at", "around", "um", "a las", "à": what stands before an hour.
    private func timeLead(at start: Int) -> (index: Int, isLed: Bool) {
        var index = start
        var isLed = false
        if isSign(index, "@", "~") { (index, isLed) = (index + 1, true) }
        if let length = length(.hourProposal, at: index) { (index, isLed) = (index + length, true) }
        if isWord(index, .hourLead) { (index, isLed) = (index + 1, true) }
        // "I'll be at yours for 9.45"
        if !isLed, isWord(index, .purposePreposition) || isWord(index, .arrivalLimit), self[index + 1]?.kind == .number,
            (max(0, index - 5)..<index).contains(where: { length(.beingAt, at: $0) != nil })
        {
            (index, isLed) = (index + 1, true)
        }
        // "Auf 11 verschieben", "we've moved the meeting to 10"
        if !isLed, self[index + 1]?.isShortNumber == true, movesTo(at: index, end: index + 2) {
            (index, isLed) = (index + 1, true)
        }
        // "Booked for 8!"
        if !isLed, isWord(index, .purposePreposition), isWord(index - 1, .bookedVerb),
            self[index + 1]?.isShortNumber == true, endsClause(index + 2)
        {
            (index, isLed) = (index + 1, true)
        }
        if let length = length(.hourLeadPhrase, at: index) { (index, isLed) = (index + length, true) }
        // "doors 7", "make it 10", "Thursday 7", "could we do 10?": the hour ends the thought.
        if !isLed, let token = self[index], token.kind == .word, self[index + 1]?.isShortNumber == true,
            endsClause(index + 2) || leadsToDay(index + 2) || words.instead.length(in: self, at: index + 2) != nil
                || isWord(index, .hourAskVerb) && isWord(index + 2, .behindProposedHour)
                // "Starts 8 dont be late"
                || isWord(index, .hourAnnouncement) && isWord(index + 2, .behindHour),
            !isSign(index + 2, "%", "€", "$", "£", "°", "/", "-") || !isGlued(index + 2), isHourLead(index)
        {
            (index, isLed) = (index + 1, true)
        }
        if isLed, isWord(index, .hourHedge) {
            if !isWord(index, .halfBefore) { index += 1 }
        }
        if isWord(index, in: words.ownHourLeads), self[index + 1]?.kind == .number {
            (index, isLed) = (index + 1, true)
        }
        return (index, isLed)
    }

    private func isHourLead(_ index: Int) -> Bool {
        isWord(index, .hourAnnouncement)
            || isWord(index, .doVerb) && isWord(index - 1, .doSubject)
            || isWord(index, .itObject) && isWord(index - 1, .makeVerb)
            // "Friday morning 11"
            || isWord(index, .partOfDay) && day(beginsAt: index - 1)
    }

    // MARK: digits

    func digitTime(at index: Int, isLed: Bool) -> TimeMatch? {
        if let time = figures(at: index) { return time }
        if let moved = movedHour(from: index) { return moved }
        // "1900hrs"
        if isWord(index + 1, .behindFourFigures), self[index]?.text.utf8.count == 4, let said = hourInFigures(at: index)
        {
            return TimeMatch(time: said, end: index + 2, isExplicit: true)
        }
        if let range = rangeInFourFigures(at: index) { return range }
        guard let token = self[index], token.isShortNumber, let hour = token.value, hour <= 24, !isTailOfNumber(index)
        else {
            return nil
        }
        if let time = timeWithMinutes(hour: hour, at: index, isLed: isLed) { return time }
        if isLed, let time = spacedTime(hour: hour, at: index) { return time }
        // "9 y media"
        if let minutes = minutesBehindHour(at: index + 1), minutes.value > 0, (1...12).contains(hour) {
            return TimeMatch(time: Self.time(hour, minutes.value), end: minutes.end, isExplicit: true)
        }
        // "8 in the morning"
        if let half = dayHalf(at: index + 1) ?? nightly(at: index + 1)
            ?? (isWord(index + 1, .inPreposition) ? partOfDay(at: index + 1) : nil), (1...12).contains(hour)
        {
            return TimeMatch(time: Self.time(hour, 0, half.value), end: half.end, isExplicit: true)
        }
        if let range = hourRange(hour: hour, at: index, isLed: isLed) { return range }
        if isWord(index + 1, .clockWord), hour <= 24 {
            return hourByClock(hour, at: index + 2)
        }
        if isWord(index + 1, .hourUnit), hour <= 23 { return hourByUnit(hour, at: index, isLed: isLed) }
        if let length = length(.oclock, at: index + 1) ?? length(.exactly, at: index + 1), (1...12).contains(hour) {
            return TimeMatch(time: Self.time(hour, 0), end: index + 1 + length, isExplicit: true)
        }
        if isSign(index + 1, "-"), isWord(index + 2, .approximately), hour <= 12 {
            return TimeMatch(time: Self.time(hour, 0), end: index + 3, isExplicit: true)
        }
        if isWord(index + 1, .approximately), (1...12).contains(hour) {
            return TimeMatch(time: Self.time(hour, 0), end: index + 2, isExplicit: true)
        }
        // "From 1 to 5 December" begins with a day.
        guard isLed, isBareHour(index), (1...24).contains(hour), monthDay(at: index) == nil else { return nil }
        let last = isWord(index + 1, in: words.and) ? self[index + 2]?.value : nil
        // "Zwischen 14 und 16 Uhr am Freitag": the day is that of both.
        let hasClockWord = isWord(index + 3, .clockWord)
        // "Entre 10 y 12" ends the thought, and counts nothing.
        let isSpan =
            last.map { (1...24).contains($0) && $0 != hour } ?? false && isWord(index - 1, .hourRangeLead)
            && (hasClockWord || endsRange(index + 3))
        return TimeMatch(
            time: Self.time(hour, 0, Self.half(of: hour, until: last, isWindow: isWord(index - 1, .hourRangeLead))),
            end: isSpan ? index + (hasClockWord ? 4 : 3) : index + 1, isExplicit: isSpan)
    }

    /// "Between 7 and 12": what ends at noon begins in the morning, and so does a fete from 11 till 3, and whoever comes between 8 and 1.
    static func half(of hour: Int, until last: Int?, isWindow: Bool = false) -> SpokenTime.DayHalf? {
        guard let last else { return nil }
        let earliest = isWindow ? 7 : 10
        // "Between 8 and 10", "between 7 and 11": whoever comes then works by day.
        if isWindow, hour == 7 ? last == 11 : hour < last && hour >= 8 && last <= 11 { return .morning }
        return last == 12 && (5...11).contains(hour) || (1...5).contains(last) && (earliest...11).contains(hour)
            ? .morning : nil
    }

    /// "7:30", "19.30 Uhr", "7.30pm".
    private func timeWithMinutes(hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        guard hour <= 23, isGlued(index + 1), isGlued(index + 2), let minutes = self[index + 2],
            minutes.text.utf8.count == 2, let minute = minutes.value, minute <= 59
        else { return nil }
        let after = index + 3
        let half = dayHalf(at: after)
        let hasClockWord = isWord(after, .clockWord)
        let end = half?.end ?? (hasClockWord ? after + 1 : after)
        if isSign(index + 1, ":") {
            guard !(isSign(after, ":") && isGlued(after)), half != nil || hasClockWord || !isRatio(index, isLed: isLed)
            else {
                return nil
            }
        } else if isSign(index + 1, ".") {
            // "bis 10.02." is a day.
            let isDay = isSign(after, ".") && isGlued(after) && has(.dottedOrdinals)
            // "7.30 at the Thai place?": at the head of a thought, a round number of minutes.
            let isHead =
                !isWord(index - 1, .negator)
                && (index == 0 || self[index - 1]?.kind == .sign || isWord(index - 1, .afterDay)
                    // "Straight from work so 5.30"
                    || words.therefore.length(in: self, at: index - 1) == 1
                    || isWord(index - 1, .dayModal) || isWord(index - 1, .ordinalSuffix) || isBehindYes(index))
            let isRound =
                minute % 5 == 0
                && (endsClause(after) && !isGlued(after) || isSign(after, "?", "!")
                    || isSign(after, ",") && !isGlued(after + 1)
                    || self[after]?.kind == .word && !isGlued(after) && !CalendarWords.units.contains(word(at: after))
                        && !isWord(after, .behindAmount)
                        // "12.50 for two"
                        && !(isWord(after, .purposePreposition) && CalendarWords.numbers[word(at: after + 1)] != nil))
            guard
                half != nil || hasClockWord || partOfDay(at: after) != nil || (isLed && endsTime(after) && !isDay)
                    // "He says 5.30 on Friday"
                    || minute % 15 == 0 && (1...23).contains(hour) && isWord(after, .onDay) && leadsToDay(after)
                    // "My train gets in 11.42 on Saturday"
                    || isWord(after, .onDay) && leadsToDay(after)
                        && sentence(around: index).contains(where: { Cue.arrival.contains(word(at: $0)) })
                    // "Hab Montag 11.15 nen Termin"
                    || minute % 5 == 0 && (has(.dottedOrdinals) ? 6...23 : 1...23).contains(hour) && !isDay
                        && (CalendarWords.weekdays[word(at: index - 1)] != nil
                            || CalendarWords.ambiguousWeekdays[word(at: index - 1)] != nil
                                && isWord(after, .thenAdverb))
                    // "Got the dentist 9.20, why"
                    || minute % 5 == 0 && (1...23).contains(hour) && !isDay && !isGlued(after)
                        && (endsClause(after) || leadsToDay(after)) && isWord(index - 1, .slotNounOrTrade)
                    // "The train gets in 18.42 friday"
                    || (minute % 5 == 0 || hour > 12) && hour > 0 && !isDay && !isGlued(after)
                        && (CalendarWords.weekdays[word(at: after)] != nil
                            // "Lands 5.55 tomorrow"
                            || CalendarWords.relativeDays[word(at: after)] != nil)
                    // "16th night 11.50"
                    || minute % 5 == 0 && (1...23).contains(hour) && !isDay && endsClause(after)
                        && isWord(index - 1, .partOfDay)
                    // "Theatre 7.15?"
                    || minute % 5 == 0 && (1...23).contains(hour) && !isDay && isSign(after, "?")
                        && isWord(index - 1, in: words.occasions)
                    // "There's a 7.20 at the Odeon"
                    || minute % 5 == 0 && (1...23).contains(hour) && isWord(after, .atPreposition)
                        && isWord(index - 1, in: words.indefinite)
                    // "Gets in 18.52 at York"
                    || (1...2).contains(where: { length(.arrives, at: index - $0) == $0 })
                    // "Rehearsal 7.30 to 9.30"
                    || (isWord(after, .hourRange) || isSign(after, "-", "–")) && self[after + 1]?.isShortNumber == true
                        && isSign(after + 2, ".") && isGlued(after + 2) && isGlued(after + 3)
                    || (isHead && isRound && (1...23).contains(hour)
                        && (isShortThought(index)
                            || isSign(index - 1, ",") && isSign(after, ",", ".") && !isGlued(after + 1)))
            else { return nil }
        } else {
            return nil
        }
        var time = Self.time(hour, minute, half?.value)
        // "Tickets are for 7.45": nobody's clock shows a dot, but where numbers have one.
        time.isDigital = isSign(index + 1, ":") || hasClockWord || has(.dottedOrdinals)
        if hasClockWord || self[index]?.text.hasPrefix("0") == true { time.isTwelveHour = false }
        return TimeMatch(time: time, end: end, isExplicit: true)
    }

    /// "say 10 30".
    private func spacedTime(hour: Int, at index: Int) -> TimeMatch? {
        guard (1...23).contains(hour), let minutes = self[index + 1], minutes.spaceBefore, minutes.kind == .number,
            minutes.text.utf8.count == 2, let minute = minutes.value, minute <= 55, minute % 5 == 0,
            endsClause(index + 2), !isAmount(index + 1)
        else { return nil }
        return TimeMatch(time: Self.time(hour, minute), end: index + 2, isExplicit: false)
    }

    /// "19 Uhr", "19 Uhr 30".
    private func hourByClock(_ hour: Int, at index: Int) -> TimeMatch? {
        var minute = 0
        var end = index
        if let token = self[index], token.isShortNumber, let value = token.value, value <= 59, !isAmount(index) {
            (minute, end) = (value, index + 1)
        }
        return TimeMatch(time: Self.time(hour % 24, minute), end: end, isExplicit: true)
    }

    /// "19h", "19h30", "8 heures et demie". "8h" alone may be a length of time.
    private func hourByUnit(_ hour: Int, at index: Int, isLed: Bool) -> TimeMatch? {
        // "Une réunion de 3 heures" lasts so long.
        if !isLed, hour <= 8, isWord(index - 1, in: words.ofWords) { return nil }
        var end = index + 2
        var minute = 0
        if let token = self[end], token.text.utf8.count == 2, let value = token.value, value <= 59 {
            (minute, end) = (value, end + 1)
        } else if let minutes = minutesBehindHour(at: end), minutes.value > 0 {
            (minute, end) = (minutes.value, minutes.end)
        } else if !(isLed || hour >= 12 || isWord(index - 1, in: CalendarWords.weekdays)
            || isWord(index - 1, .tomorrow)
            // "Mercredi prochain 10h", "le 28 10h"
            || isWord(index - 1, .comingBehindDay) && isWord(index - 2, in: CalendarWords.weekdays)
            || isNumber(index - 1) && isWord(index - 2, in: words.dayArticles)
            || (1...3).contains(where: { length(.hourWish, at: index - $0) == $0 })
            // "Oui 11h", "ok 9h", "départ 10h"
            || (isBehindYes(index) || isWord(index - 1, .hourAnnouncement)) && !isWord(end, in: words.ofWords)
            // "Une balade 11h ?"
            || hour >= 8 && isSign(end, "?") && index - sentence(around: index).lowerBound <= 2
            // "8h, laissez les clés", but "8h de route"
            || (index == 0 || endsClause(index - 1)) && !isWord(end, in: words.ofWords))
        {
            return nil
        }
        return TimeMatch(
            time: SpokenTime(
                hour: hour, minute: minute, isTwelveHour: minute == 0 && mayBeOfTheEvening(hour, at: index), half: nil),
            end: end, isExplicit: true)
    }

    /// "Un café à 5h", "dîner à 8h": nobody who counts to twenty-four means the night by it, unless something leaves then.
    private func mayBeOfTheEvening(_ hour: Int, at index: Int) -> Bool {
        guard (1...11).contains(hour), self[index]?.text.hasPrefix("0") == false else { return false }
        let sentence = sentence(around: index)
        if sentence.contains(where: { isWord($0, .eveningOccasion) }) { return true }
        return hour <= 6 && !sentence.contains { isWord($0, .earlyAffair) }
    }

    static func time(_ hour: Int, _ minute: Int, _ half: SpokenTime.DayHalf? = nil) -> SpokenTime {
        SpokenTime(hour: hour % 24, minute: minute, isTwelveHour: (1...12).contains(hour), half: half)
    }

    /// A sentence of few words and no amounts of money.
    private func isShortThought(_ index: Int) -> Bool {
        let sentence = sentence(around: index)
        return sentence.count <= 16
            && !sentence.contains {
                isSign($0, "€", "$", "£")
                    || isWord($0, .amountTalk)
            }
    }

    /// "Ok 1.45 downstairs": nothing but small words stands before it.
    private func isBehindYes(_ index: Int) -> Bool {
        let start = sentence(around: index).lowerBound
        return index > start && index - start <= 2
            && (start..<index).allSatisfy {
                isWord($0, in: words.hesitations) || words.accepting.length(in: self, at: $0) != nil
            }
    }

    private func isTailOfNumber(_ index: Int) -> Bool {
        guard isGlued(index), let before = self[index - 1] else { return false }
        return !["(", "\"", "'", "@", "~", ",", "-", "–"].contains(before.text) || self[index - 2]?.kind == .number
    }

    /// "7:30" without "at" after a score, a ratio, a verse.
    private func isRatio(_ index: Int, isLed: Bool) -> Bool {
        if isLed { return false }
        return isWord(index - 1, .beforeRatio)
            || isWord(index + 3, .behindRatio)
    }

    func endsTime(_ index: Int) -> Bool {
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
        // "Um 4 Kaffee?"
        if has(.capitalisedNouns), isWord(index - 1, .believedHourLead),
            !next.isCapitalised || isWord(index + 1, in: words.occasions) || isWord(index + 1, in: words.placeNouns)
        {
            return true
        }
        if movesTo(at: index - 1, end: index + 1) || saysWhere(at: index + 1) { return true }
        // "Saturday at 6 church?"
        if isWord(index - 1, .believedHourLead), next.kind == .word, endsClause(index + 2),
            CalendarWords.weekdays[word(at: index - 2)] != nil || CalendarWords.relativeDays[word(at: index - 2)] != nil
                || isWord(index + 1, in: words.occasions)
                || (2...4).contains(where: { namedDay(at: index - 1 - $0)?.end == index - 1 })
        {
            return true
        }
        return isWord(index + 1, .afterDay) || isWord(index + 1, .behindHour)
            || day(beginsAt: index + 1)
    }

    /// Does a day follow, with the word that leads to it or without: "8 on Saturday"?
    func leadsToDay(_ index: Int) -> Bool {
        day(beginsAt: isWord(index, .onDay) || isWord(index, in: words.dayPrepositions) ? index + 1 : index)
    }

    /// Cheap look: does a day's name follow? Not `day(at:)`, which itself asks for times.
    func day(beginsAt index: Int) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        return CalendarWords.weekdays[token.word] != nil || CalendarWords.relativeDays[token.word] != nil
            || CalendarWords.months[token.word] != nil
            || CalendarWords.ambiguousWeekdays[token.word] != nil || isWord(index, .dayWordAhead)
    }
}
