/// "Can we do 7 instead?", "6 is too early, 7?": another hour of the day that was offered, and what is answered to it.
extension DialogueState {
    /// The day that stands last, where the other side's hour for it is not answered yet.
    func openHour(of thread: Int, for turn: Conversation.Turn) -> Int? {
        guard turn.index - lastTurns[thread] <= 2,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            threads[thread].options[option].isHourOpen(to: turn.speaker)
        else { return nil }
        return option
    }

    /// "No, 7 is fixed": the hour that was there before holds.
    ///
    /// - Returns: Whether an hour of the other side's was open.
    mutating func refuseHour(of thread: Int, _ turn: Conversation.Turn) -> Bool {
        guard let option = openHour(of: thread, for: turn),
            threads[thread].options[option].proposer == turn.speaker || threads[thread].options[option].isAccepted
        else { return false }
        threads[thread].options[option].time = threads[thread].options[option].hourOffer?.replaced
        threads[thread].options[option].hourOffer = nil
        note(thread, .decline, turn)
        return true
    }

    /// The hour at `range` is asked for, wished or suggested, and not told.
    func asksForHour(at range: Range<Int>, _ turn: Conversation.Turn) -> Bool {
        let grammar = turn.grammar
        let sentence = grammar.sentence(around: range.lowerBound)
        if grammar.isQuestion(sentence) { return true }
        return sentence.contains { grammar.length(.hourWish, at: $0) != nil }
    }

    /// "Can't do 7, 8?", "6 is too early", "not at 7": the plan's hour is refused, or is to be another one, and not its day.
    func refusesHour(_ utterance: Utterance) -> Bool {
        guard let thread = focus(utterance.turn), utterance.turn.index - lastTurns[thread] <= 2,
            let option = threads[thread].options.last(where: { $0.status == .stands })
        else { return false }
        guard let known = option.time else { return refusesUsualHour(utterance) }
        return hourRefused(known, in: utterance) != nil || shiftsHour(utterance)
    }

    /// "Better 7, I have a meeting": the comma behind another hour of an open offer, and before why.
    func startOfExcuse(_ utterance: Utterance) -> Int? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, !utterance.isQuestion, let thread = offered(to: turn),
            threads[thread].standing.last?.time != nil,
            let comma = utterance.tokens.first(where: { grammar.isSign($0, ",", "-", "–") })
        else { return nil }
        let (ahead, behind) = (
            utterance.part(utterance.tokens.lowerBound..<comma), utterance.part(comma + 1..<utterance.tokens.upperBound)
        )
        let hasHour =
            ahead.expressions.contains { $0.time != nil }
            || ahead.tokens.contains { grammar[$0]?.isShortNumber == true }
        let head = grammar.head(of: behind.tokens)
        guard hasHour, ahead.wordCount <= Self.longestHourOffer, ahead.isBare(place: nil),
            utterance.lexicon.words.occupied.length(in: grammar, at: head) != nil || grammar.isWord(head, .ownHaving)
        else { return nil }
        return comma
    }

    /// Words.
    private static let longestHourOffer = 5

    /// "Non, 20h": nothing but a no and another hour than the plan's.
    func correctsHour(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard utterance.denies, !utterance.isQuestion, utterance.isBare(place: nil),
            let hour = utterance.expressions.first(where: { $0.day == nil && $0.time != nil }).flatMap(turn.time),
            let thread = focus(turn), turn.index - lastTurns[thread] <= 1,
            let known = threads[thread].options.last(where: { $0.status == .stands })?.time
        else { return false }
        return hour != known
    }

    /// The tokens of the plan's hour, where it is said and no limit: "I work until 7".
    private func hourRefused(_ known: ClockTime, in utterance: Utterance) -> Range<Int>? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        for expression in utterance.expressions where expression.day == nil && !isLimit(expression, turn) {
            guard let range = expression.time?.tokens, let time = turn.time(of: expression) else { continue }
            if time.hour % 12 == known.hour % 12, time.minute == known.minute { return range }
        }
        guard known.minute == 0 else { return nil }
        return utterance.tokens.first { index in
            grammar[index]?.isShortNumber == true && grammar[index]?.value.map { $0 % 12 == known.hour % 12 } ?? false
                && !grammar.isWord(index - 1, .hourLimitLead) && !grammar.isAmount(index)
        }.map { $0..<$0 + 1 }
    }

    /// "Can't do 8 this week, 9?", of a quiz whose hour both know: the number behind the no, before another one.
    private func refusesUsualHour(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        let numbers = utterance.tokens.filter { index in
            grammar[index]?.isShortNumber == true && (1...12).contains(grammar[index]?.value ?? 0)
                && !grammar.isAmount(index) && !utterance.expressions.contains { $0.day != nil && $0.covers(index) }
        }
        guard utterance.isQuestion, numbers.count == 2, let first = numbers.first, let last = numbers.last else {
            return false
        }
        let head = grammar.head(of: utterance.tokens)
        return utterance.lexicon.words.declining.length(in: grammar, at: head) != nil && first - head <= 3
            && grammar.endsClause(last + 1)
    }

    /// "My train's late that day, 8?": another hour is asked for behind the reason.
    func partBehindReason(_ utterance: Utterance) -> Utterance? {
        let grammar = utterance.grammar
        guard !isGroup, utterance.isQuestion, utterance.tokens.count <= 16,
            let comma = utterance.tokens.last(where: { grammar.isSign($0, ",") }),
            let thread = focus(utterance.turn), utterance.turn.index - lastTurns[thread] <= 1,
            threads[thread].options.contains(where: { $0.status == .stands && $0.time != nil })
        else { return nil }
        return utterance.part(comma + 1..<max(utterance.tokens.upperBound, comma + 1))
    }

    /// "Can't do 7, 8?", "6 is too early, 7?": what stands behind the comma.
    func partBehindRefusedHour(_ utterance: Utterance) -> Utterance? {
        let grammar = utterance.grammar
        // In a group one member's hour is not the others'.
        guard !isGroup, utterance.tokens.count <= 14,
            let comma = utterance.tokens.last(where: {
                grammar.isSign($0, ",") || grammar.isWord($0, in: utterance.lexicon.words.but)
            }),
            utterance.tokens.contains(where: { grammar.isWord($0, .hourDenial) }) || utterance.declines
                || utterance.denies,
            refusesHour(utterance)
        else { return nil }
        return utterance.part(comma + 1..<max(utterance.tokens.upperBound, comma + 1))
    }

    /// "The meeting ran over, can we make it 6?": of a question the part with the hour, behind what it follows from.
    func asking(for hour: Range<Int>, _ utterance: Utterance) -> Utterance {
        let clause = utterance.clause(around: hour)
        let comma = clause.tokens.last { utterance.grammar.isSign($0, ",", "¿") && $0 < hour.lowerBound }
        guard utterance.isQuestion, let comma else { return clause }
        return utterance.part(comma + 1..<clause.tokens.upperBound)
    }

    /// "My train is late, I'll be there at 8", "désolée j'arriverai à 13h30": when whoever is late comes, and both begin.
    func isDelayed(_ hour: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        let isLate = grammar.tokens.indices.contains {
            grammar.isWord($0, .delayWord) || grammar.length(.regret, at: $0) != nil
        }
        return isLate
            && (hour.lowerBound - 4..<hour.lowerBound).contains { grammar.isWord($0, .ownArrival) }
    }
}
