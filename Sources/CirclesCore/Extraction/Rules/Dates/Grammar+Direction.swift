extension Grammar {
    /// The tokens of the sentence in which `index` stands.
    func sentence(around index: Int) -> Range<Int> {
        guard tokens.indices.contains(index) else { return 0..<0 }
        if sentences.indices.contains(index) { return sentences[index] }
        var start = index
        while start > 0, !endsSentence(start - 1) { start -= 1 }
        var end = index
        while end < tokens.count, !endsSentence(end) { end += 1 }
        return start..<min(end + 1, tokens.count)
    }

    /// Does the sentence around a day tell of what has been?
    func direction(around day: Range<Int>, isMove: Bool = false) -> Direction {
        if isMove { return .future }
        let whole = sentence(around: day.lowerBound)
        // "Thanks for the heads up, still at 7?"
        if (1...2).contains(where: { isWord(day.lowerBound - $0, .continuing) }), isQuestion(whole) { return .future }
        // "Thanks for Saturday" looks back; "thanks for lunch today, same again Friday?" on the nearest day alone.
        let isThanked = whole.contains { thanks in
            isThanks(thanks) && thanks < day.lowerBound
                && !(isQuestion(whole) && (thanks..<day.lowerBound).contains { self.day(at: $0) != nil })
        }
        // "Remember the concert on May 3?"
        if isThanked || recalls(in: whole) || isPraised(day, in: whole) || praisesWhatWas(whole) { return .past }
        // "Wasn't it the 30th?": what one thought is asked about.
        if whole.contains(where: { length(.thoughtItWas, at: $0) != nil }), isQuestion(whole) { return .future }
        // "for Saturday", "by Friday", "until the 5th" look ahead whatever the verb.
        if isWord(day.lowerBound - 1, .deadlinePreposition)
            // "Tickets for the 4th", whose "for" is the day's own.
            || isWord(day.lowerBound, .purposePreposition)
        {
            return .future
        }
        // "Forget Saturday, my car broke down" looks ahead.
        if isWord(day.lowerBound - 1, .droppingVerb) {
            return .future
        }
        if isWord(day.lowerBound - 1, .since) { return .past }
        // "Swapped my shift, free Friday!", "Freitag frei!": nobody says afterwards that they will have time.
        if isFreeAlone(around: day) { return .future }
        // "Sun works, I got the late one": that a day suits somebody is said before it.
        if isWord(day.upperBound, .suitsVerb)
            // "I spoke to them, Monday 17th is fine"
            || isWord(day.upperBound, .presentCopula) && words.accepting.length(in: self, at: day.upperBound + 1) != nil
        {
            return .future
        }
        // "The concert is on Friday and they sold out already"
        if (1...2).contains(where: { isWord(day.lowerBound - $0, .presentCopula) }) { return .future }
        // "Friday it was!": what was said of the day is agreed to.
        if let length = length(.confirmsDay, at: day.upperBound), endsClause(day.upperBound + length) { return .future }
        let said = saying(around: day)
        for index in said where isPastVerb(index, in: said) { return .past }
        return .future
    }

    /// "Lovely lunch today, thank you!", "great talk today!"
    private func isPraised(_ day: Range<Int>, in sentence: Range<Int>) -> Bool {
        guard isWord(day.lowerBound, in: words.today), let first = sentence.first(where: { self[$0]?.kind == .word }),
            isWord(first, .praise), !isQuestion(sentence)
        else { return false }
        return isSign(day.upperBound, "!") || sentence.contains { isWord($0, .thanksNoun) || isWord($0, .thanks) }
    }

    /// Its clause says of a day that somebody is free on it, and no more.
    func isFreeAlone(around day: Range<Int>) -> Bool {
        let beside = clause(around: day).filter { isWord($0) && !day.contains($0) }
        return beside.count == 1 && isWord(beside[0], .freeWord)
    }

    /// "Great job out there Saturday", but "great game Saturday, 3pm kick-off?"
    private func praisesWhatWas(_ sentence: Range<Int>) -> Bool {
        guard !isQuestion(sentence),
            [sentence.lowerBound, head(of: sentence)].contains(where: { length(.praisesWhatWas, at: $0) != nil })
        else { return false }
        return !sentence.contains { clockTime(at: $0)?.isExplicit == true }
    }

    /// A question whether the other one remembers; without the question mark it may be a reminder.
    private func recalls(in sentence: Range<Int>) -> Bool {
        if sentence.contains(where: { length(.recalls, at: $0) != nil }) { return true }
        guard let first = sentence.first(where: { self[$0]?.kind == .word }), isWord(first, .recallVerb) else {
            return false
        }
        return sentence.contains { isSign($0, "?") }
    }

    /// Tokens beyond which a verb says nothing of a day: people's sentences are shorter, and of a screen full of days in
    /// one "sentence" each would look at all.
    private static let reachOfTenses = 48

    /// The part between commas, if it says something of the day; else the whole sentence.
    private func saying(around day: Range<Int>) -> Range<Int> {
        let clause = clause(around: day)
        let words = clause.filter { !day.contains($0) && self[$0]?.kind == .word }.count
        // "I got mixed up, rather Tuesday?", "it ran over, let's say 8": what is proposed is to come, whatever has been.
        let isProposed = clause.contains {
            self.words.suggesting.length(in: self, at: $0) != nil || length(.hourWish, at: $0) != nil
        }
        // "She found a job, she starts on the 21st"
        let subject = clause.first { self[$0]?.kind == .word }
        let hasSubject = subject.map { isWord($0, in: self.words.third) || isWord($0, .pronounSubject) } ?? false
        let isWhole =
            words >= 3 || words == 2 && hasSubject || isProposed
            || clause.contains { isWord($0, .futureCopula) && $0 < day.lowerBound }
            // "Game's Sunday but they switched fields", "skip arrives Monday, committee paid for it"
            || self[day.lowerBound - 1]?.isPossessive == true
            || (1...2).contains { isWord(day.lowerBound - $0, .arrivesOrGoes) }
        let whole = sentence(around: day.lowerBound)
        // "Se me complicó, ¿lo hacemos el domingo?": what is asked begins with its sign.
        let asked = (whole.lowerBound..<max(day.lowerBound, whole.lowerBound)).last { isSign($0, "¿") }
        let said = isWhole ? clause : (asked ?? whole.lowerBound)..<whole.upperBound
        return said.clamped(to: day.lowerBound - Self.reachOfTenses..<day.upperBound + Self.reachOfTenses)
    }

    private func isThanks(_ index: Int) -> Bool {
        if isWord(index, .thanksNoun) {
            // "Gracias otra vez por", "merci encore pour"
            return (index + 1...index + 3).contains { isWord($0, .thanksFor) } || isWord(index + 2, .forPreposition)
        }
        return isWord(index, .thanks)
            && (isWord(index + 1, .forThanks) || isWord(index + 2, .forThanks) || isWord(index + 3, .forThanks))
            && !(index...index + 6).contains { isWord($0, .thanksAhead) }
    }

    // MARK: morning or evening

    /// Which seven o'clock people mean who do not say so. "6:25" is taken as a clock shows it, unless there is dinner.
    ///
    /// - Parameter own: The hour, where it stands in another sentence than its day: what leads to it there says more.
    func usualHalf(hour: Int, isDigital: Bool, around moment: Range<Int>, own: Range<Int>? = nil) -> SpokenTime.DayHalf
    {
        let sentence = sentence(around: moment.lowerBound)
        let occasion =
            own.flatMap { hour in self.occasion(near: hour).flatMap { $0 < hour.lowerBound ? $0 : nil } }
            ?? self.occasion(near: moment)
        if let occasion, isWord(occasion, .morningOccasion) || isWord(occasion, .daybreak) {
            if (5...11).contains(hour) { return .morning }
        } else if let occasion, hour != 11 || isWord(occasion, .nightOccasion),
            !isDigital || hour < 10 || sentence.contains(where: { isWord($0, .tonight) })
        {
            // "10:00, pizza included" is what a clock shows.
            return .afternoon
        }
        // "Mine then, 8ish": people come home to others in the evening.
        if !isDigital, (8...9).contains(hour), occasion == nil,
            sentence.contains(where: { isWord($0, .ownHome) }),
            !sentence.contains(where: { isWord($0, .journeyWord) || length(.beingAt, at: $0) != nil })
        {
            return .afternoon
        }
        // Nobody but who travels meets at a quarter past five in the morning.
        let isEarly = sentence.contains { isWord($0, .journeyWord) }
        return hour == 12 || hour <= (isDigital ? isEarly ? 4 : 5 : 7) ? .afternoon : .morning
    }

    /// What says of which half of the day an hour is: of "dinner on Friday, brunch on Saturday at 11" the one that is nearer.
    private func occasion(near moment: Range<Int>) -> Int? {
        let sentence = sentence(around: moment.lowerBound)
        return sentence.filter {
            // "School play"
            (isWord($0, .eveningOccasion)
                || isWord($0, .daybreak)
                || isWord($0, .morningOccasion) && !isWord($0 + 1, in: PlanWords.occasions))
                && !isOfOtherHour($0, besides: moment, in: sentence) && !isGreetingAll($0)
        }.min { abs($0 - moment.lowerBound) < abs($1 - moment.lowerBound) }
    }

    /// "Morning all, AGM is at half seven"
    private func isGreetingAll(_ index: Int) -> Bool {
        isWord(index, .greetingTime) && (index == 0 || isWord(index - 1, .greetingLead))
            && (isSign(index + 1, ",", "!") || isWord(index + 1, .greeted))
    }

    /// "Market at 9, then theatre at 8 pm": of two things with an hour each, the other one.
    private func isOfOtherHour(_ occasion: Int, besides moment: Range<Int>, in sentence: Range<Int>) -> Bool {
        let isAhead = occasion < moment.lowerBound
        let between = isAhead ? occasion + 1..<moment.lowerBound : moment.upperBound..<max(occasion, moment.upperBound)
        guard
            let joint = between.first(where: { index in
                isSign(index, ",", ";", "\n") || isWord(index, in: words.and) || isWord(index, .afterwards)
            })
        else { return false }
        func isHour(_ index: Int) -> Bool {
            self[index]?.isShortNumber == true || CalendarWords.numbers[word(at: index)] != nil
        }
        if isAhead {
            // "Dinner at 7 or 8": what follows is another thing's hour only where another thing is named.
            return (occasion..<joint).contains(where: isHour)
                && (joint + 1..<max(moment.upperBound, joint + 1)).contains {
                    self[$0]?.kind == .word && !isHour($0) && day(at: $0) == nil
                        && !CommonWords.function.contains(word(at: $0))
                }
        }
        return (joint + 1..<max(sentence.upperBound, joint + 1)).contains {
            abs($0 - occasion) <= 6 && isHour($0)
        }
    }
}
