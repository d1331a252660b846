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
}
