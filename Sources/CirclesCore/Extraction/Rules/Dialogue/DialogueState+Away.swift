/// "Away till Thursday": what somebody is away until refuses the days before it.
extension DialogueState {
    /// "We don't get back from my aunt's till Saturday": away until then.
    func isAwayUntil(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let (grammar, range) = (utterance.grammar, utterance.tokens.lowerBound..<expression.tokens.lowerBound)
        guard !range.isEmpty, !utterance.isQuestion, offered(to: utterance.turn) != nil else { return false }
        return PlanReader(grammar: grammar).isDeadline(expression.tokens, in: utterance.tokens)
            && range.contains { grammar.isWord($0, .backAgain) }
            && utterance.lexicon.words.refusingBefore.occur(in: grammar, range)
    }

    /// "We're away from the 20th to the 27th", "I'm away in Kent on Friday": where nothing is asked, a journey is told and no day refused.
    func isJourneyTold(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        guard let day = expression.day, focus(utterance.turn) == nil, topic == nil, !utterance.isQuestion,
            !utterance.moves,
            let away = utterance.tokens.first(where: { grammar.isWord($0, .awayFromHome) }),
            away < day.tokens.lowerBound
        else { return false }
        return grammar.lastDay(of: day.expression, in: day.tokens) != nil
            || grammar.isWord(day.tokens.lowerBound - 1, .rangeLead)
            || grammar.isWord(away + 1, .townPreposition) && grammar[away + 2]?.isCapitalised == true
    }

    /// "Squash on Tuesday?" — "Away till Thursday": of the week of the day that was offered, which is before it.
    func behindOffer(
        _ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance
    ) -> CalendarDate? {
        guard let thread = offered(to: utterance.turn), case .weekday(_, .plain)? = expression.day?.expression,
            let open = threads[thread].options.last(where: { $0.isOpenOffer(to: utterance.turn.speaker) }),
            open.date > date,
            PlanReader(grammar: utterance.grammar).isDeadline(expression.tokens, in: utterance.tokens),
            utterance.tokens.contains(where: {
                utterance.grammar.isWord($0, .awayFromHome) && $0 < expression.tokens.lowerBound
            })
        else { return nil }
        return date.adding(days: 7 * ((open.date.dayNumber - date.dayNumber + 6) / 7))
    }

    /// What the other side offered for days before that one is refused.
    mutating func refuseDays(before date: CalendarDate, _ turn: Conversation.Turn) {
        guard let thread = offered(to: turn) else { return }
        for option in threads[thread].options.indices
        where threads[thread].options[option].isOpenOffer(to: turn.speaker)
            && threads[thread].options[option].date < date
        {
            resolve(thread, option, .refused, by: turn)
        }
        threads[thread].isAppointment = true
        note(thread, .decline, turn)
    }
}
