/// What sounds like a no and is none.
extension DialogueState {
    /// "No way!" to what was told, and not asked.
    func isAmazed(_ utterance: Utterance) -> Bool {
        guard utterance.grammar.length(.amazement, at: utterance.tokens.lowerBound) != nil,
            let thread = focus(utterance.turn)
        else { return false }
        return threads[thread].options.allSatisfy { !$0.isQuestion }
    }
}
