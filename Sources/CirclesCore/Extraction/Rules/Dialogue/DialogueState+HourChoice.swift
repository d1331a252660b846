/// An hour that is told by another one: chosen of several that the other side named, or a part of the one that is known.
extension DialogueState {
    /// "I can do Saturday at 10 or 11" — "11 please, she has ballet before", "9 or 9:40?" — "the later one".
    ///
    /// - Returns: Whether one of them is the plan's now.
    mutating func readHourChoice(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard !isGroup, !utterance.isQuestion, !utterance.declines, !utterance.denies, let offer = before,
            offer.speaker != turn.speaker, let thread = focus(turn), turn.index - lastTurns[thread] <= 1,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            threads[thread].options.count(where: { $0.status == .stands }) == 1,
            threads[thread].options[option].timeTurn != turn.index
        else { return false }
        let hours = hoursToChoose(in: offer, for: threads[thread].options[option], of: thread)
        guard hours.count > 1, let (chosen, range) = chosen(of: hours, by: utterance) else { return false }
        accept(turn, thread)
        setTime(chosen, thread, option, turn, range)
        return true
    }

    /// The hours of a turn with an "or" between the last two, in their order; none where there is no such word. Those without their half
    /// of the day are of the same as the plan's.
    private func hoursToChoose(
        in offer: Conversation.Turn, for option: PlanThread.Option, of thread: Int
    ) -> [ClockTime] {
        guard let known = option.time else { return [] }
        let grammar = offer.grammar
        let isOr = { (index: Int) in grammar.isWord(index, in: grammar.lexicon.words.or) }
        guard let or = offer.tokens.indices.last(where: { isOr($0) && grammar.isHour(at: $0 + 1) }) else { return [] }
        let times = offer.temporalExpressions.compactMap { expression -> (Int, ClockTime)? in
            guard let range = expression.time?.tokens, let time = offer.time(of: expression) else { return nil }
            // "A table at 7?" — "6 or 8.15?"
            return (range.lowerBound, sameHalf(time, expression, option, of: thread))
        }
        var hours = times.map(\.1)
        // "9 am or 1": later than the one before it.
        if !times.contains(where: { $0.0 > or }), let value = grammar[or + 1]?.value, (1...12).contains(value),
            let time = ClockTime(hour: value < 12 && value < known.hour ? value + 12 : value, minute: 0)
        {
            hours.append(time)
        }
        return hours.count > 1 && times.contains { $0.0 < or } ? hours : []
    }

    private func chosen(of hours: [ClockTime], by utterance: Utterance) -> (ClockTime, Range<Int>)? {
        let grammar = utterance.grammar
        var head = grammar.head(of: utterance.tokens)
        while grammar.isWord(head, in: utterance.lexicon.words.choosing) || grammar.isSign(head, ",") { head += 1 }
        if let length = grammar.length(.laterOfTwo, at: head) { return hours.max().map { ($0, head..<head + length) } }
        if let length = grammar.length(.earlierOfTwo, at: head) {
            return hours.min().map { ($0, head..<head + length) }
        }
        guard let (said, range) = hour(at: head, utterance) else { return nil }
        let same = hours.filter { $0.hour % 12 == said.hour % 12 && $0.minute == said.minute }
        return same.count == 1 ? (same[0], range) : nil
    }

    /// "11 please", "11.30 please", but not "11 people".
    private func hour(at head: Int, _ utterance: Utterance) -> (ClockTime, Range<Int>)? {
        let grammar = utterance.grammar
        if let expression = utterance.expressions.first(where: { $0.day == nil && $0.time?.tokens.lowerBound == head }),
            let range = expression.time?.tokens, let time = utterance.turn.time(of: expression)
        {
            return (time, range)
        }
        guard grammar[head]?.isShortNumber == true, let value = grammar[head]?.value, !grammar.isAmount(head),
            grammar.endsClause(head + 1) || grammar.length(.behindHourAlone, at: head + 1) != nil
                || grammar.length(.agreesToHour, at: head + 1) != nil,
            let time = ClockTime(hour: value, minute: 0)
        else { return nil }
        return (time, head..<head + 1)
    }

    /// "At 6 not 7 on Wednesday", "Saturday 7 for 7.30": of the hour that the day's own words have, which is not the plan's or by when all
    /// are seated, the one right before it.
    func hourInPlace(of expression: TemporalExpression, _ turn: Conversation.Turn) -> ClockTime? {
        let grammar = turn.grammar
        guard expression.day != nil, let refused = expression.time?.tokens, let not = turn.time(of: expression),
            let sign = (refused.lowerBound - 2..<refused.lowerBound).first(where: {
                grammar.isWord($0, .negator) || grammar.isWord($0, .purposePreposition)
            })
        else { return nil }
        if let other = turn.temporalExpressions.first(where: { $0.day == nil && $0.time?.tokens.upperBound == sign }) {
            return turn.time(of: other)
        }
        guard let value = grammar[sign - 1]?.value, grammar[sign - 1]?.isShortNumber == true, (1...12).contains(value)
        else { return nil }
        return ClockTime(hour: value < 12 && not.hour >= 12 ? value + 12 : value, minute: 0)
    }

    /// "Can we make it half past?", "lieber viertel nach", "mejor a y media": of the hour that is known.
    mutating func readPartOfHour(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        guard let (part, minutes) = partOfHour(utterance), let thread = focus(utterance.turn),
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            let known = threads[thread].options[option].time,
            let time = ClockTime(hour: minutes < 0 ? known.hour - 1 : known.hour, minute: (minutes + 60) % 60),
            grammar.endsClause(part.upperBound) || grammar.length(.agreesToHour, at: part.upperBound) != nil
        else { return false }
        setTime(time, thread, option, utterance.turn, part)
        return true
    }

    /// Minutes behind the hour, below zero before it.
    private static let parts: [(Cue, Int)] = [(.halfPastAlone, 30), (.quarterPastAlone, 15), (.quarterToAlone, -15)]

    private func partOfHour(_ utterance: Utterance) -> (Range<Int>, Int)? {
        let grammar = utterance.grammar
        for (cue, minutes) in Self.parts {
            guard let range = grammar.first(cue, in: utterance.tokens),
                // "A las dos y media"
                !range.contains(where: { index in utterance.expressions.contains { $0.covers(index) } }),
                !grammar.isHour(at: range.lowerBound - 1)
            else { continue }
            // "Be there by quarter to", "doors quarter to": before it begins.
            let lead = range.lowerBound - 1
            let isBefore =
                grammar.isWord(lead, .hourLimitLead) || grammar.isWord(lead, .purposePreposition)
                || minutes < 0 && grammar.isWord(lead, .hourAnnouncement)
            return isBefore ? nil : (range, minutes)
        }
        return minutesBeside(utterance)
    }

    /// "Could we say ten past?", "make it 20 to".
    private func minutesBeside(_ utterance: Utterance) -> (Range<Int>, Int)? {
        let grammar = utterance.grammar
        for index in utterance.tokens where grammar.endsClause(index + 2) {
            let isPast = grammar.isWord(index + 1, .pastPreposition)
            guard isPast || grammar.isWord(index + 1, .minutesTo), utterance.tokens.contains(index + 1),
                let token = grammar[index],
                let value = token.isShortNumber
                    ? token.value : CalendarWords.numbers[token.word] ?? CalendarWords.tens[token.word],
                value % 5 == 0, (5...25).contains(value), !grammar.isWord(index - 1, .hourLimitLead),
                // "I'll collect you at twenty to": before it begins.
                !grammar.isWord(index - 1, .atPreposition)
            else { continue }
            return (index..<index + 2, isPast ? value : -value)
        }
        return nil
    }
}
