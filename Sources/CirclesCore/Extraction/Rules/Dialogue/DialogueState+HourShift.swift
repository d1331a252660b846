/// "Half an hour later?", "could we push it back an hour?": a plan's hour, moved by a length of time.
extension DialogueState {
    /// - Returns: Whether the utterance moves the hour of the plan that is talked about.
    mutating func readHourShift(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        // "Komme 10 min später": who is late.
        if !utterance.isQuestion, !utterance.moves,
            utterance.tokens.prefix(3).contains(where: { utterance.grammar.isWord($0, .ownArrival) })
        {
            return false
        }
        guard let (minutes, range) = shift(in: utterance), isMeant(range, in: utterance), let thread = focus(turn),
            turn.index - lastTurns[thread] <= 3,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            let known = threads[thread].options[option].time
        else { return false }
        let moved = known.hour * 60 + known.minute + minutes
        guard let time = ClockTime(hour: moved / 60, minute: moved % 60), moved >= 0 else { return false }
        setTime(time, thread, option, turn, range)
        return true
    }

    /// Minutes, below zero where it is to be earlier, and the words that say so.
    private func shift(in utterance: Utterance) -> (Int, Range<Int>)? {
        let grammar = utterance.turn.grammar
        for index in utterance.tokens {
            guard let amount = minutes(at: index, grammar) else { continue }
            if let length = grammar.length(.laterHour, at: amount.end) {
                return (amount.value, index..<amount.end + length)
            }
            if let length = grammar.length(.shiftEarlier, at: amount.end) {
                return (-amount.value, index..<amount.end + length)
            }
            // "Push it back an hour", "bring it forward by half an hour".
            let isEarlier = utterance.tokens.contains { grammar.isWord($0, .shiftEarlier) }
            guard utterance.moves || isEarlier,
                grammar.isWord(index - 1, .shiftLead) || grammar.isWord(index - 1, .shiftEarlier)
            else { continue }
            return (isEarlier ? -amount.value : amount.value, index - 1..<amount.end)
        }
        return nil
    }

    private static let lengths: [(Cue, Int)] = [(.halfAnHour, 30), (.quarterOfAnHour, 15), (.anHour, 60)]

    private func minutes(at index: Int, _ grammar: Grammar) -> Grammar.Match<Int>? {
        for (cue, minutes) in Self.lengths {
            if let length = grammar.length(cue, at: index) { return .init(value: minutes, end: index + length) }
        }
        guard let token = grammar[index], token.isShortNumber, let value = token.value, (1...90).contains(value) else {
            return nil
        }
        if grammar.isWord(index + 1, .minuteUnit) { return .init(value: value, end: index + 2) }
        return grammar.isWord(index + 1, .hourLength) && value <= 6 ? .init(value: value * 60, end: index + 2) : nil
    }

    /// It names a length of time by which the hour is to move, whatever else it refuses.
    func shiftsHour(_ utterance: Utterance) -> Bool {
        shift(in: utterance).map { isMeant($0.1, in: utterance) } ?? false
    }

    /// Asked, or wished: "an hour earlier would be great", "rather half an hour later".
    private func isMeant(_ range: Range<Int>, in utterance: Utterance) -> Bool {
        if utterance.isQuestion || utterance.suggests || utterance.moves { return true }
        let grammar = utterance.turn.grammar
        return grammar.length(.agreesToHour, at: range.upperBound) != nil
            || utterance.tokens.contains {
                grammar.length(.hourWish, at: $0) != nil || grammar.isWord($0, .hourProposing)
            }
    }
}
