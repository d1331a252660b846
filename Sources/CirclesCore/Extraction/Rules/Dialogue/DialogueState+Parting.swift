/// Where a sentence is parted before it is read: one half of it refuses, calls off or says why, the other names a day.
extension DialogueState {
    /// "Da bin ich leider im Urlaub, ginge der 3. Juli?": the comma behind why the day that was offered is refused.
    func endOfReasonAhead(_ utterance: Utterance) -> Int? {
        let grammar = utterance.grammar
        guard utterance.isQuestion, offered(to: utterance.turn) != nil,
            let comma = utterance.tokens.first(where: { grammar.isSign($0, ",") }),
            let day = utterance.expressions.first(where: { $0.day != nil }), day.tokens.lowerBound > comma
        else { return nil }
        let reason = utterance.part(utterance.tokens.lowerBound..<comma)
        let isUnavailable =
            reason.tokens.contains { grammar.length(.unavailable, at: $0) != nil }
            && reason.tokens.contains { grammar.length(.thatDay, at: $0) != nil || grammar.isWord($0, .regret) }
        return isUnavailable && reason.expressions.isEmpty ? comma : nil
    }

    /// "Der Termin am 4. muss ausfallen, ginge der 9.?", "cancelled my gym on Friday, want to grab food?": the comma behind a day that is
    /// called off, before another one, or something else, is asked for.
    func endOfCalledOff(_ utterance: Utterance) -> Int? {
        let (grammar, tokens) = (utterance.grammar, utterance.tokens)
        let days = utterance.expressions.compactMap { $0.day?.tokens }
        guard utterance.isQuestion, let first = days.first, let last = days.last,
            let comma = days.count > 1
                ? tokens.last(where: { $0 < last.lowerBound && grammar.isSign($0, ",") })
                : tokens.first(where: { $0 >= first.upperBound && grammar.isSign($0, ",") })
        else { return nil }
        let (ahead, behind) = (
            utterance.part(tokens.lowerBound..<comma), utterance.part(comma + 1..<tokens.upperBound)
        )
        let isCalledOff =
            ahead.cancels && ahead.expressions.contains { $0.day != nil } && behind.isQuestion && !behind.cancels
        return isCalledOff ? comma : nil
    }

    /// "We've a tournament that day can it be Sunday": where another day is asked for, behind why the offered one is refused.
    func startOfCounter(_ utterance: Utterance) -> Int? {
        let (grammar, first) = (utterance.grammar, utterance.tokens.lowerBound)
        guard !isGroup, offered(to: utterance.turn) != nil,
            let start = utterance.tokens.first(where: {
                $0 > first + 2 && grammar[$0 - 1]?.kind == .word && grammar.length(.counterLead, at: $0) != nil
            })
        else { return nil }
        let ahead = utterance.part(first..<start)
        return ahead.expressions.isEmpty && ahead.declines ? start : nil
    }

    /// "Can't, I fly out on Saturday": the comma behind a no to what was offered, before why.
    func endOfPlainNo(_ utterance: Utterance) -> Int? {
        let turn = utterance.turn
        guard !isGroup, let thread = offered(to: turn),
            let comma = utterance.tokens.first(where: { utterance.grammar.isSign($0, ",") }),
            comma + 1 < utterance.tokens.upperBound
        else { return nil }
        let ahead = utterance.part(utterance.tokens.lowerBound..<comma)
        // What is on the same day is why, and is read with it.
        let isOfOtherDay = utterance.expressions.allSatisfy { expression in
            turn.date(of: expression, direction: .future).map { !threads[thread].options.stands(on: $0) } ?? true
        }
        return ahead.declines && ahead.expressions.isEmpty && ahead.wordCount <= 3 && isOfOtherDay ? comma : nil
    }
}
