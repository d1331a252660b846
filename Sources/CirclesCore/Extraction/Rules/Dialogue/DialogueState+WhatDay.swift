/// "What day is it even" — "Tuesday? Wednesday? No idea": days that somebody who lost count says, and nothing that is on them.
extension DialogueState {
    func saysWhatDayItIs(_ utterance: Utterance) -> Bool {
        if utterance.tokens.contains(where: { utterance.grammar.length(.asksWhatDay, at: $0) != nil })
            || utterance.asksIfDay
        {
            return true
        }
        guard let before, before.speaker != utterance.turn.speaker,
            utterance.expressions.allSatisfy({ $0.time == nil })
        else { return false }
        return before.tokens.indices.contains { before.grammar.length(.asksWhatDay, at: $0) != nil }
            || before.grammar.said.contains(.asksIfDay) && Utterance.all(of: before).contains(where: \.asksIfDay)
    }

    /// "What's the one with the black plaits called again" — "Wednesday".
    func answersWithName(_ utterance: Utterance) -> Bool {
        guard let before, before.speaker != utterance.turn.speaker, before.grammar.said.contains(.beingCalled),
            utterance.wordCount <= Self.longestName, utterance.expressions.allSatisfy({ $0.time == nil })
        else { return false }
        return Utterance.all(of: before).contains(where: \.asksWhatIsCalled)
    }

    private static let longestName = 3
}

extension Utterance {
    /// "Is it Saturday yet?", "ist heute Dienstag?"
    fileprivate var asksIfDay: Bool {
        let head = grammar.head(of: tokens)
        guard isQuestion, expressions.allSatisfy({ $0.time == nil }),
            let length = grammar.length(.asksIfDay, at: head)
        else { return false }
        var day = head + length
        while grammar.isWord(day, .dayAskedFor) { day += 1 }
        guard var end = grammar.plainWeekday(at: day)?.end else { return false }
        if grammar.isWord(end, .dayAskedFor) { end += 1 }
        return grammar.endsClause(end) && (head..<end).contains { grammar.isWord($0, .dayAskedFor) }
    }
}
