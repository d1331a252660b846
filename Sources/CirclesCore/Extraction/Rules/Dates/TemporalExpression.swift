/// A day, a time of day or both, as one message names them.
struct TemporalExpression: Sendable {
    /// Tokens of the day's name, without the words that lead to it.
    var day: (expression: DayExpression, tokens: Range<Int>)?
    var time: (said: SpokenTime, tokens: Range<Int>)?
    /// "evening", "morning": no hour, but it tells which seven o'clock is meant.
    var half: SpokenTime.DayHalf?

    /// Is the token one of the day's or the hour's own? Between them other words may stand.
    func covers(_ index: Int) -> Bool {
        day?.tokens.contains(index) ?? false || time?.tokens.contains(index) ?? false
    }

    /// All the tokens from the first to the last.
    var tokens: Range<Int> {
        switch (day?.tokens, time?.tokens) {
        case (let day?, let time?): min(day.lowerBound, time.lowerBound)..<max(day.upperBound, time.upperBound)
        case (let range?, nil), (nil, let range?): range
        case (nil, nil): 0..<0
        }
    }
}

extension Grammar {
    /// No message names more; what is beyond is not read.
    private static let maximumExpressions = 20

    /// The days and times of the message in their order; a time that stands near a day belongs to it.
    func temporalExpressions() -> [TemporalExpression] {
        var found: [TemporalExpression] = []
        var index = 0
        while index < tokens.count, found.count < Self.maximumExpressions {
            if tokens[index].kind == .link {
                index += 1
            } else if let time = clockTime(at: index), isBelieved(time, at: index, after: found.last) {
                found.append(TemporalExpression(time: (time.time, index..<time.end)))
                index = max(time.end, index + 1)
            } else if let hour = bareHour(at: index, after: found.last) {
                found.append(TemporalExpression(time: (hour.value, index..<hour.end)))
                index = hour.end
            } else if let hour = leadingHour(at: index)
                ?? mealHour(at: index)
                ?? dottedHour(at: index, after: found.last)
                ?? figures(at: index, after: found.last)
            {
                found.append(TemporalExpression(time: (hour.value, index..<hour.end)))
                index = hour.end
            } else if let day = day(at: index) {
                let part = partOfDay(behind: day.end)
                let range = index..<(part?.end ?? day.end)
                found.append(TemporalExpression(day: (day.value, range), half: part?.value ?? half(of: range)))
                index = max(range.upperBound, index + 1)
            } else {
                index += 1
            }
        }
        return join(found)
    }

    /// "Thursday 7", "tomorrow 8?", "Friday 6 ok?": a small number right behind a day, at the end of the thought or before what one thinks
    /// of it.
    private func bareHour(at index: Int, after last: TemporalExpression?) -> Match<SpokenTime>? {
        guard let last, let day = last.day, last.time == nil, follows(index, day.tokens), let token = self[index],
            token.isShortNumber, let hour = token.value,
            // "Dienstag 15?", where a day has its dot.
            (has(.dottedOrdinals) ? 1...23 : 1...12).contains(hour),
            endsClause(index + 1)
                || isWord(index + 1, .behindBareHour) && (day.tokens.upperBound < index || day.expression.isCounted)
                || words.insteadOf.length(in: self, at: index + 1) != nil || isTakenHour(before: index + 1)
                || saysWhere(at: index + 1),
            !isAmount(index), !isAge(behind: day.tokens.upperBound),
            !(isGlued(index + 1) && self[index + 2]?.kind == .number)
        else { return nil }
        switch day.expression {
        case .weekday, .days:
            return Match(
                value: SpokenTime(hour: hour, minute: 0, isTwelveHour: hour <= 12, half: nil), end: index + 1)
        default: return nil
        }
    }

    /// "… [then]", "… [it is]", "… [ok]?", "… [before] school run"
    private func isTakenHour(before index: Int) -> Bool {
        if length(.agreesToHour, at: index) != nil || isWord(index, .boundBefore) { return true }
        let length = isWord(index, .thenAdverb) ? 1 : words.accepting.length(in: self, at: index)
        return length.map { endsClause(index + $0) } ?? false
    }

    /// "7 at mine", "1230 at Pho", "11 works", "8 kick off": an hour at the head of a thought, and where it is or what one thinks of it.
    private func leadingHour(at index: Int) -> Match<SpokenTime>? {
        if index == 0 || endsClause(index - 1), let said = hourInFigures(at: index), said.minute > 0 || said.hour > 9,
            words.placePrepositions.length(in: self, at: index + 1) != nil, self[index + 2]?.isCapitalised == true
        {
            return Match(value: said, end: index + 1)
        }
        let isInDigits = self[index]?.isShortNumber == true
        guard let hour = isInDigits ? self[index]?.value : CalendarWords.numbers[word(at: index)],
            (1...12).contains(hour), !isAmount(index), !isGlued(index), index == 0 || endsClause(index - 1),
            !isWord(index, .articleNumeral)
        else { return nil }
        let said = Match(
            value: SpokenTime(hour: hour, minute: 0, isTwelveHour: true, half: nil), end: index + 1)
        if length(.agreesToHour, at: index + 1) != nil { return said }
        if let length = length(.kickOff, at: index + 1), endsClause(index + 1 + length) { return said }
        guard isInDigits,
            isWord(index + 1, .behindLeadingHour), let place = self[index + 2], place.kind == .word,
            place.isCapitalised || isWord(index + 2, in: words.determiners)
                || words.ownPlaces.length(in: self, at: index + 2) != nil,
            day(at: index + 2) == nil, clockTime(at: index + 2) == nil
        else { return nil }
        return said
    }

    /// "Brunch 11 at the diner", "dinner 7 tomorrow": a small number right behind what has an hour.
    private func mealHour(at index: Int) -> Match<SpokenTime>? {
        guard isWord(index - 1, .hourOccasion), let token = self[index], token.isShortNumber, let hour = token.value,
            (1...12).contains(hour), !isAmount(index), !(isGlued(index + 1) && self[index + 2]?.kind == .number),
            endsClause(index + 1) || leadsToDay(index + 1) || isWord(index + 1, .atPreposition)
        else { return nil }
        return Match(value: SpokenTime(hour: hour, minute: 0, isTwelveHour: true, half: nil), end: index + 1)
    }

    /// "3 June 9.20": an hour with minutes behind a day, at the end of the thought.
    private func dottedHour(at index: Int, after last: TemporalExpression?) -> Match<SpokenTime>? {
        guard let last, let day = last.day, last.time == nil, let token = self[index],
            follows(index, day.tokens) || endsThought(index, behind: day.tokens)
                // "Next Saturday, same time 9.30"
                || (2...4).contains(where: { words.sameTime.length(in: self, at: index - $0) == $0 }),
            token.isShortNumber, let hour = token.value, (1...23).contains(hour), isSign(index + 1, "."),
            isGlued(index + 1), isGlued(index + 2), let minutes = self[index + 2], minutes.text.utf8.count == 2,
            let minute = minutes.value, minute < 60,
            endsClause(index + 3)
                // No month has such a number.
                || hour > 12 && minute > 12 || length(.agreesToHour, at: index + 3) != nil
                || words.therefore.length(in: self, at: index + 3) != nil
                || minute % 5 == 0
                    && words.placePrepositions.length(in: self, at: index + 3) != nil,
            isSign(index + 3, "%", "€", "$") == false
        else { return nil }
        let said = SpokenTime(
            hour: hour, minute: minute, isTwelveHour: (1...12).contains(hour) && !token.text.hasPrefix("0"), half: nil,
            isDigital: has(.dottedOrdinals))
        return Match(value: said, end: index + 3)
    }

    /// "Saturday then 1015", "Sunday 1930?": round minutes without a sign, right behind a day that has no year.
    private func figures(at index: Int, after last: TemporalExpression?) -> Match<SpokenTime>? {
        guard let last, let day = last.day, last.time == nil, follows(index, day.tokens),
            let said = hourInFigures(at: index), endsClause(index + 1),
            !(isGlued(index + 1) && self[index + 2]?.kind == .number), !isSign(index + 1, "%", "€", "$", "£")
        else { return nil }
        switch day.expression {
        case .weekday, .days: return Match(value: said, end: index + 1)
        default: return nil
        }
    }

    /// "Bake sale Friday in the hall straight after school 3.15": the last figures of a sentence with a day, and of no sum.
    private func endsThought(_ index: Int, behind day: Range<Int>) -> Bool {
        let sentence = sentence(around: index)
        return sentence.contains(day.lowerBound) && self[index - 1]?.kind == .word && endsSentence(index + 3)
            && self[index + 2]?.value.map { $0 % 5 == 0 } ?? false && !isAmount(index)
            && !isWord(index - 1, .hourLimitLead) && !isWord(index - 1, in: words.determiners)
            // "In room 3.15"
            && !(isWord(index - 1, in: words.placeNouns)
                && words.placePrepositions.length(in: self, at: index - 2) != nil)
            && !sentence.contains { isWord($0, .amountTalk) || isSign($0, "€", "$", "£", "%") }
    }

    /// Right behind the day, or behind "then,".
    private func follows(_ index: Int, _ day: Range<Int>) -> Bool {
        guard day.upperBound <= index, index - day.upperBound <= 2 else { return false }
        return (day.upperBound..<index).allSatisfy {
            isSign($0, ",") || isWord($0, .thenAdverb)
        }
    }

    /// "Around 10" may be people: without a day beside it, an hour needs "at" or a mark of its own.
    private func isBelieved(_ time: TimeMatch, at index: Int, after last: TemporalExpression?) -> Bool {
        if time.isExplicit { return true }
        // "Können wir auf 11 verschieben?"
        if movesTo(at: index, end: time.end) { return true }
        guard day(at: index) == nil else { return false }
        if isWord(index, .believedHourLead) || isSign(index, "@") || tokens.count <= 4 {
            return true
        }
        if isWord(index, .possibleHourLead) || length(.hourProposal, at: index) != nil { return true }
        if let last, last.day != nil, index - last.tokens.upperBound <= 2 { return true }
        // "Could you manage around 4?", "would around 4 be all right?"
        if isWord(index, .hourLead), !isWord(index, .hourBound), isQuestion(sentence(around: index)),
            isSign(time.end, "?") || length(.agreesToHour, at: time.end) != nil
                || length(.behindHourAlone, at: time.end) != nil
        {
            return true
        }
        return day(at: time.end) != nil || leadsToDay(time.end)
    }

    /// A day and a time with a few small words between them are one moment: "Saturday, dinner at 7".
    private func join(_ parts: [TemporalExpression]) -> [TemporalExpression] {
        var result: [TemporalExpression] = []
        for (index, part) in parts.enumerated() {
            // "Tomorrow instead of at 9 at 10"
            if part.day == nil, let next = parts[safe: index + 1], next.day == nil, isReplaced(part.tokens),
                isNear(part.tokens, next.tokens)
            {
                continue
            }
            guard var last = result.last, isNear(last.tokens, part.tokens),
                // "I leave for work at 7 so Friday"
                last.day != nil
                    || consequence(before: part.tokens, in: last.tokens.lowerBound..<part.tokens.lowerBound) == nil
            else {
                result.append(part)
                continue
            }
            switch (last.day, last.time, part.day, part.time) {
            // "On Monday instead of Tuesday, 7pm"
            case (_?, nil, nil, let time?)
            where isReplaced(last.tokens) && result.count > 1 && result[result.count - 2].time == nil:
                result[result.count - 2].time = time
                continue
            case (_?, nil, nil, let time?): last.time = time
            // "4pm to 6pm this Sunday": it begins at the first.
            case (nil, let end?, let day?, nil)
            where result.count > 1 && isEnd(of: result[result.count - 2], end.tokens):
                result.removeLast()
                last = result[result.count - 1]
                last.day = day
                last.half = part.half
            case (nil, _?, let day?, nil):
                last.day = day
                last.half = part.half
            case (let first?, _, let second?, nil)
            where isSameDay(first.tokens, second.tokens) && !areTwo(first.expression, second.expression)
                && !isRefused(first.tokens):
                // "tomorrow, Saturday": one day named twice; the exact name is kept.
                if case .monthDay = second.expression { last.day = second }
                // "In a fortnight, Sat 28th"
                if case .days = first.expression, case .dayOfMonth = second.expression { last.day = second }
            default:
                result.append(part)
                continue
            }
            result[result.count - 1] = last
        }
        return joinAcrossSentences(result)
    }

    /// An hour alone, and one word between it and the other: "4pm to 6pm".
    private func isEnd(of start: TemporalExpression, _ hour: Range<Int>) -> Bool {
        guard start.day == nil, let first = start.time?.tokens, hour.lowerBound - first.upperBound == 1 else {
            return false
        }
        return isWord(first.upperBound, in: words.to) || isWord(first.upperBound, in: words.through)
            || isSign(first.upperBound, "-", "–")
    }

    /// "Instead of [at 9]", "statt [um 9]", whose "um" is of both.
    private func isReplaced(_ hour: Range<Int>) -> Bool {
        (1...2).contains { words.insteadOf.length(in: self, at: hour.lowerBound - $0) == $0 }
            || words.insteadOf.length(in: self, at: hour.lowerBound - 1) == 2
    }

    /// "Can't tomorrow, Saturday?": another day.
    private func isRefused(_ day: Range<Int>) -> Bool {
        (max(0, day.lowerBound - 3)..<day.lowerBound).contains { words.declining.length(in: self, at: $0) != nil }
    }

    /// "Can't do Friday, Saturday?"
    private func areTwo(_ first: DayExpression, _ second: DayExpression) -> Bool {
        // "Not this Sunday, the next one"
        if case .beside = second { return true }
        // "Vom 3. auf den 10. verschoben"
        if case .dayOfMonth(let one, _) = first, case .dayOfMonth(let other, _) = second { return one != other }
        guard case .weekday(let one, let which) = first, case .weekday(let other, let otherOne) = second else {
            return false
        }
        return one != other || which != .plain && otherOne != .plain && which != otherOne
    }

    /// "Party on Saturday! Starts at 8pm": the one day and the one time of a message belong together.
    private func joinAcrossSentences(_ temporalExpressions: [TemporalExpression]) -> [TemporalExpression] {
        guard temporalExpressions.count == 2, var day = temporalExpressions.first, day.time == nil,
            let time = temporalExpressions.last?.time,
            temporalExpressions.last?.day == nil,
            time.tokens.lowerBound - day.tokens.upperBound <= Self.maximumGap + 4, day.day != nil,
            !isWord(time.tokens.lowerBound, .hourBound),
            !isOfOtherAffair(time.tokens)
        else { return temporalExpressions }
        day.time = time
        return [day]
    }

    private static let maximumGap = 8

    private func isNear(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard second.lowerBound - first.upperBound <= Self.maximumGap, first.upperBound <= second.lowerBound else {
            return false
        }
        return !(first.upperBound..<second.lowerBound).contains { endsSentence($0) }
    }

    /// Nothing but a comma or a bracket between them.
    private func isSameDay(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard first.upperBound <= second.lowerBound, second.lowerBound - first.upperBound <= 1,
            !isWord(second.lowerBound, .dayBound)
        else { return false }
        return (first.upperBound..<second.lowerBound).allSatisfy { isSign($0, ",", "(") }
    }

    /// "Domingo por la mañana", "samedi soir": which part of it, where that stands behind the day as words of its own.
    private func partOfDay(behind day: Int) -> Match<SpokenTime.DayHalf>? {
        guard has(.nounsBehindArticles), clockTime(at: day) == nil else { return nil }
        if let part = partOfDay(at: day) { return part }
        guard isWord(day, .partOfDay) else { return nil }
        return Match(value: isWord(day, .morningPart) ? .morning : .afternoon, end: day + 1)
    }

    private func half(of tokens: Range<Int>) -> SpokenTime.DayHalf? {
        // "6.40 Friday am"
        if let half = dayHalf(at: tokens.upperBound) { return half.value }
        if length(.beforeWorkday, at: tokens.upperBound) != nil { return .morning }
        if length(.behindWorkday, at: tokens.upperBound) != nil { return .afternoon }
        for index in tokens.lowerBound..<min(tokens.upperBound + 1, self.tokens.count) {
            if isWord(index, .morningPart) { return .morning }
            if isWord(index, .eveningPart) { return .afternoon }
            // "Übermorgen" ends as "Samstagmorgen" does.
            if let word = self[index]?.text, Cue.morningEnding.ends(word), word.count > 8,
                CalendarWords.relativeDays[self.word(at: index)] == nil
            {
                return .morning
            }
            // "Sonnabend" is a whole day.
            if let word = self[index]?.text, Cue.eveningEnding.ends(word),
                CalendarWords.weekdays[self.word(at: index)] == nil
            {
                return .afternoon
            }
        }
        return nil
    }
}
