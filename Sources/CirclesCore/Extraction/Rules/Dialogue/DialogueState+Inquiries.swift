/// A day that no plan is known of: asked about, or told of in words that no reader of plans knows.
extension DialogueState {
    /// Turns after which a plan is no longer what a day is named for.
    private static let reachOfAppointments = 3

    /// "Wednesday at 5 I'm in the garage", "résultats du bac vendredi à 10 h": who names a day ahead, and talks of no other plan, means
    /// something that is on then, and its own clause says what.
    func appointment(_ expression: TemporalExpression, on date: CalendarDate, _ utterance: Utterance) -> PlanTitle? {
        let turn = utterance.turn
        let time = turn.time(of: expression)
        guard !utterance.isQuestion, focus(turn, within: Self.reachOfAppointments) == nil else { return nil }
        if date == turn.today, let clock = turn.clock, time.map({ $0 <= clock }) ?? true { return nil }
        return PlanReader(grammar: turn.grammar).anything(beside: expression.tokens, isTimed: time != nil)
            .map { PlanTitle(text: turn.title(of: $0)) }
    }

    /// "Any plans for Friday?" — "Nope", "no, why?": nothing is on the day, and whatever is asked for next may be.
    func leavesFree(_ utterance: Utterance) -> Bool {
        guard let question, question.asksIfTaken, question.speaker != utterance.turn.speaker,
            utterance.turn.index - question.turn <= 1, utterance.wordCount <= 4
        else { return false }
        return utterance.denies || utterance.declines
    }

    /// "What are you doing on Friday?", "who's in on Saturday?": asked of a day, while no plan is talked about. Where an hour is named
    /// ("can you do 3 pm tomorrow?") it is offered.
    func isInquiry(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        guard utterance.isQuestion else { return false }
        if utterance.lexicon.words.asksDoing.occur(in: utterance.grammar, utterance.tokens) { return true }
        if asksOfOtherDay(utterance) { return true }
        // "And on the 26th at ours?": of another day, beside what was said before.
        if utterance.grammar.isWord(utterance.tokens.lowerBound, in: utterance.lexicon.words.and) { return true }
        return focus(utterance.turn).map { utterance.turn.index - lastTurns[$0] > 2 } ?? true
    }

    /// "What are you doing on Friday?", "wo feiert ihr Heiligabend?": a day is asked about, and nothing is said of a plan.
    func inquiry(_ expression: TemporalExpression, _ utterance: Utterance) -> PlanThread.Inquiry? {
        let isOfDoing = utterance.lexicon.words.asksDoing.occur(in: utterance.grammar, utterance.tokens)
        let feast = (expression.day?.tokens).flatMap { PlanReader(grammar: utterance.grammar).feastName($0) }
        // "Would Friday be ok for you?", "shall we do something on Friday?" offers it.
        let isOffered =
            utterance.grammar.isWord(expression.tokens.lowerBound - 1, .dayModal)
            || utterance.suggests && !utterance.moves && !isOfDoing && feast == nil
        if expression.time != nil || isOffered { return nil }
        return PlanThread.Inquiry(
            isOfDoing: isOfDoing,
            feast: feast.map { PlanTitle(text: utterance.turn.title(of: $0)) })
    }
}
