/// Plans that are called off, and what else is cancelled.
extension DialogueState {
    mutating func cancel(_ utterance: Utterance) {
        let turn = utterance.turn
        // "Scrap it": also of what was talked about a while ago.
        if let thread = named(by: utterance)
            ?? (readsOtherThing(utterance) ? nil : focus(turn, within: Self.reach * 2))
        {
            callOff(thread, by: turn)
        } else if let title = TopicReader(utterance).title() {
            // "The barbecue's off": nothing is known of its day yet.
            let thread = open(title, about: turn.speaker, turn)
            threads[thread].isCalledOff = true
            note(thread, .cancel, turn)
        }
    }

    mutating func callOff(_ thread: Int, by turn: Conversation.Turn) {
        for option in threads[thread].options.indices where threads[thread].options[option].status == .stands {
            threads[thread].options[option].replaces = []
            resolve(thread, option, .refused, by: turn)
        }
        note(thread, .cancel, turn)
    }

    /// "Rehearsal's off this Thursday" — "With the concert that close?" — "Monday instead": of what was called off, whatever was named since.
    func isForCalledOff(_ utterance: Utterance) -> Bool {
        utterance.tokens.contains { utterance.grammar.isWord($0, .insteadNow) }
            && (focus(utterance.turn).map { !threads[$0].options.isStanding && !threads[$0].options.isEmpty } ?? false)
    }

    /// "The babysitter cancelled", "then the October rent is cancelled?": somebody else's affair, not the plan.
    func readsOtherThing(_ utterance: Utterance) -> Bool {
        let (reader, grammar) = (TopicReader(utterance), utterance.grammar)
        // "Die Miete für Oktober entfällt dann?"
        let head = grammar.head(of: utterance.tokens)
        if utterance.isQuestion, grammar.has(.capitalisedNouns), grammar.isWord(head, in: grammar.words.determiners),
            grammar[head + 1]?.isCapitalised == true, !utterance.isOccasion(head + 1)
        {
            return named(by: utterance) == nil
        }
        guard let title = reader.title() ?? (utterance.isQuestion ? reader.matter() : nil) else { return false }
        return !recent.contains { threads[$0].title?.isSame(as: title) == true }
    }
}
