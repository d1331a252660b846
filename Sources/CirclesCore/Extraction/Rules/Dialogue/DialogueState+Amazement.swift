/// What sounds like a no and is none.
extension DialogueState {
    /// "No way, to Steph?" asks about what was told, and neither asked nor suggested; "no way!" alone may be a no.
    func isAmazed(_ utterance: Utterance) -> Bool {
        guard utterance.isQuestion, utterance.grammar.length(.amazement, at: utterance.tokens.lowerBound) != nil,
            let thread = focus(utterance.turn)
        else { return false }
        return threads[thread].options.allSatisfy { !$0.isQuestion }
            && threads[thread].steps.allSatisfy { $0.act != .suggest }
    }
}
