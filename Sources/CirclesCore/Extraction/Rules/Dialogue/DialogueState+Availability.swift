/// "Free after 1", "only after 7", "can't before 8": from when, or until when, the day suits that the other side offers.
extension DialogueState {
    /// Takes the day, as the speaker has time on it; its hour stays open.
    mutating func readAvailability(_ utterance: Utterance) {
        guard let thread = offered(to: utterance.turn), threads[thread].options.last?.time == nil,
            isAvailable(utterance)
        else { return }
        accept(utterance.turn, thread)
    }

    /// "I can be in from 1": the speaker's own hour of being there.
    func tellsOfPresence(_ hour: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        return !utterance.isQuestion
            && (hour.lowerBound - 1...hour.lowerBound).contains { grammar.isWord($0, .availableFrom) }
            && utterance.tokens.contains {
                grammar.isWord($0, in: utterance.lexicon.words.first) || grammar.isWord($0, .ownBeing)
            }
    }

    /// An hour from which, or not before which, the speaker has time, and nothing that keeps them on that day.
    func isAvailable(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        guard !isGroup, !utterance.isQuestion, utterance.wordCount <= 12, !utterance.cancels,
            utterance.expressions.allSatisfy({ $0.day == nil }),
            let limit = utterance.tokens.first(where: { isLimit($0, in: utterance) })
        else { return false }
        let clause = grammar.clause(around: limit..<limit + 1).clamped(to: utterance.tokens)
        return clause.contains { index in
            grammar.isWord(index, .availability) || grammar.isWord(index, .hourDenial) && index < limit
        } || utterance.part(clause).isBare(place: nil)
    }

    /// "After 1", "from 2ish"; "before 8" of what cannot be before, or may be at any time before.
    private func isLimit(_ index: Int, in utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        let isBefore = grammar.isWord(index, .availableBefore)
        guard isBefore || grammar.isWord(index, .availableFrom),
            (index + 1...index + 3).contains(where: { grammar.isHour(at: $0) }),
            !utterance.tokens.contains(where: utterance.isOccasion)
        else { return false }
        let ahead = utterance.tokens.lowerBound..<index
        guard isBefore else { return !ahead.contains { grammar.isWord($0, .hourDenial) } }
        return ahead.contains { grammar.isWord($0, .hourDenial) || grammar.isWord($0, .availability) }
    }

    /// "My haircut is moved to Tuesday so Thursday works": where the day begins for which that leaves time.
    func startOfFreeDay(_ utterance: Utterance) -> Int? {
        guard utterance.moves, !utterance.isQuestion,
            let day = utterance.expressions.last(where: { $0.day != nil })?.tokens,
            let start = utterance.grammar.consequence(before: day, in: utterance.tokens),
            utterance.part(start..<utterance.tokens.upperBound).saysFree
        else { return nil }
        let moved = utterance.part(utterance.tokens.lowerBound..<start)
        return moved.moves && moved.expressions.contains { $0.day != nil } ? start : nil
    }

    /// Words.
    private static let shortOffer = 5

    /// "Am Samstag kann ich nicht. Aber Sonntag hätten wir Zeit": another day for what the same turn refused.
    func offersFreeDay(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let (turn, own) = (utterance.turn, utterance.clause(around: expression.tokens))
        guard !isGroup, !utterance.isQuestion, own.wordCount <= Self.shortOffer,
            own.saysFree || own.tokens.contains(where: { own.grammar.isWord($0, .asksFreeTail) })
        else { return false }
        return leftWithoutDay { $0.decidedBy == turn.index } != nil
    }

    /// Whatever is asked for next is on it, and nothing of it is the moved plan's.
    mutating func noteFreeDay(_ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance) {
        looseDay = LooseDay(date: date, expression: expression, utterance: utterance, isFree: true)
        if let moved = focus(utterance.turn) { lastTurns[moved] = utterance.turn.index - 1 }
    }

    /// The talk goes on about that plan, and not about what was told beside it.
    mutating func goOn(about thread: Int, besides told: Int, _ turn: Conversation.Turn) {
        (lastTurns[told], lastTurns[thread]) = (turn.index - 1, turn.index)
    }

    /// "The exam is moved to the 20th. I'm free this Friday": time for another plan, and no day of what the same turn moved.
    func isFreeBesideMoved(_ date: CalendarDate, _ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard !isGroup, !utterance.isQuestion, !utterance.moves, utterance.saysFree, !isOpen(date, for: turn),
            let thread = focus(turn), lastTurns[thread] == turn.index
        else { return false }
        return threads[thread].options.index(of: date) == nil
            && Utterance.all(of: turn).contains { $0.moves && $0.tokens.lowerBound <= utterance.tokens.lowerBound }
    }
}

extension Utterance {
    /// "I'm free", "Thursday works".
    var saysFree: Bool {
        tokens.contains {
            grammar.isWord($0, .freeWord) || grammar.isWord($0, .availability) || grammar.isWord($0, .suitsVerb)
        }
    }
}
