/// Days that hang on those of a plan, or on a day that was named before.
extension DialogueState {
    /// "The day after": of the day named before in the same words, else of the one that was talked about last.
    func dayBeside(
        _ day: DayExpression, _ before: CalendarDate?, _ turn: Conversation.Turn
    ) -> CalendarDate? {
        guard case .beside(let days) = day else { return nil }
        let near = mentions.filter { $0.role != .notADate && turn.index - $0.turn <= Self.reach }
        // "Picking it up the day before": the plan's, rather than the today of somebody else.
        let last = near.last { $0.date > turn.today } ?? near.last
        return (before ?? last?.date)?.adding(days: days)
    }

    /// "The 28th, yes": of a plan for the 28th of next month; "dinner on Saturday": of the dinner there is on one.
    func known(_ day: DayExpression, _ utterance: Utterance) -> CalendarDate? {
        let focus = focus(utterance.turn).flatMap { thread in
            isOtherAsked(since: thread) ? nil : known(day, of: threads[thread], utterance.turn)
        }
        if let planned = focus ?? named(by: utterance).flatMap({ known(day, of: threads[$0], utterance.turn) }) {
            return planned
        }
        // "Saturday 1st December in Swindon" … "the fee is due on the 2nd of November" … "11.15 on the 1st": of the month it was said with.
        guard case .dayOfMonth(let number, nil) = day else { return nil }
        return mentions.last { $0.date.day == number && $0.date >= utterance.turn.today && $0.role == .stands }?.date
    }

    private func known(_ day: DayExpression, of thread: PlanThread, _ turn: Conversation.Turn) -> CalendarDate? {
        switch day {
        case .dayOfMonth(let number, nil):
            thread.options.last { $0.date.day == number && $0.date >= turn.today }?.date
        case .weekday(let weekday, .plain):
            thread.options.last { $0.date.weekday == weekday && $0.date > turn.today }?.date
                ?? thread.options.last { $0.day(weekday) != nil }?.day(weekday)
        default: nil
        }
    }

    /// The day that the plan spoken of was for, when it is moved or another one is named in its place.
    func anchor(_ utterance: Utterance, _ expression: TemporalExpression) -> CalendarDate? {
        // "Completion is the 25th. Movers are booked for the Saturday"
        if utterance.grammar.isWord(expression.tokens.lowerBound - 1, .definiteArticle),
            expression.tokens.lowerBound == expression.day?.tokens.lowerBound,
            let last = mentions.last, last.role == .stands, last.turn == utterance.turn.index
        {
            return last.date
        }
        guard let thread = named(by: utterance) ?? focus(utterance.turn) else { return nil }
        if utterance.moves { return threads[thread].standing.last?.date }
        // "We have a tournament that day, can it be Sunday?"
        let isOfThatDay = utterance.tokens.contains { utterance.grammar.length(.thatDay, at: $0) != nil }
        guard utterance.turn.index - lastTurns[thread] <= 2,
            // "And the driving lesson?" — "Wednesday at 18:00"
            topic.map({ $0.turn < lastTurns[thread] || $0.turn == lastTurns[thread] && !$0.isAsked }) ?? true,
            !isOtherDayNamed(since: thread, utterance.turn),
            utterance.declines || utterance.isBare(place: nil) || isOfThatDay
                || utterance.isQuestion && utterance.saysLittle(beside: expression.tokens, place: nil)
        else { return nil }
        return threads[thread].options.last.flatMap { option in
            option.isOffer || !option.status.isNamed || isOfThatDay || utterance.isBare(place: nil) ? option.date : nil
        }
    }
}
