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
        guard isQuestion, expressions.allSatisfy({ $0.time == nil }), let day = expressions.last?.day?.tokens else {
            return false
        }
        let head = grammar.head(of: tokens)
        // "Ist heute Dienstag?": "heute" is of the day's own words.
        guard let length = grammar.length(.asksIfDay, at: head), head + length < day.upperBound else { return false }
        let end = grammar.isWord(day.upperBound, .dayAskedFor) ? day.upperBound + 1 : day.upperBound
        return (head + length..<max(day.lowerBound, head + length)).allSatisfy { grammar.isWord($0, .dayAskedFor) }
            && grammar.endsClause(end)
            && (head..<end).contains { $0 != day.upperBound - 1 && grammar.isWord($0, .dayAskedFor) }
    }
}
