/// "What day is it even" — "Tuesday? Wednesday? No idea": days that somebody who lost count says, and nothing that is on them.
extension DialogueState {
    func saysWhatDayItIs(_ utterance: Utterance) -> Bool {
        if utterance.tokens.contains(where: { utterance.grammar.length(.asksWhatDay, at: $0) != nil }) { return true }
        guard let before, before.speaker != utterance.turn.speaker else { return false }
        return before.tokens.indices.contains { before.grammar.length(.asksWhatDay, at: $0) != nil }
            && utterance.expressions.allSatisfy { $0.time == nil }
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
