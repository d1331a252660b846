/// "How long is she staying?" — "Till Tuesday"; "Ferry's booked, 1 August" — "And back?" — "The 9th": the day on which what was told of ends
/// stands beside it, and moves nothing.
extension DialogueState {
    func saysWhenItEnds(_ utterance: Utterance) -> Bool {
        guard let before, before.speaker != utterance.turn.speaker, !utterance.isQuestion, !utterance.moves,
            utterance.wordCount <= Self.longestEnd, let day = utterance.expressions.lazy.compactMap(\.day).first
        else { return false }
        let asked = before.grammar
        let isOfReturn = before.tokens.indices.contains { index in
            asked.length(.asksReturn, at: index).map { asked.endsClause(index + $0) } ?? false
        }
        let isLimit =
            utterance.grammar.isWord(day.tokens.lowerBound, .limit)
            || utterance.grammar.isWord(day.tokens.lowerBound - 1, .limit)
        return isOfReturn || isLimit && before.tokens.indices.contains { asked.length(.asksHowLong, at: $0) != nil }
    }

    private static let longestEnd = 6

    /// The first of such days that is not before what it is the end of.
    mutating func noteEnds(_ days: [TemporalExpression], _ turn: Conversation.Turn) {
        let begins = focus(turn).flatMap { thread in
            threads[thread].options.last { $0.status == .stands }?.date
        }
        for expression in days {
            guard let day = expression.day, let plain = turn.date(of: expression, direction: .future) else { continue }
            noteBeside(
                expression, on: begins.flatMap { day.expression.next(from: plain, notBefore: $0) } ?? plain, turn)
        }
    }
}

extension DayExpression {
    /// The same day of the week, or of a month, at or behind `limit`; nil where neither is meant.
    fileprivate func next(from date: CalendarDate, notBefore limit: CalendarDate) -> CalendarDate? {
        guard date < limit else { return date }
        switch self {
        case .weekday: return (0..<7).lazy.map { limit.adding(days: $0) }.first { $0.weekday == date.weekday }
        case .dayOfMonth(_, nil): return (0..<62).lazy.map { limit.adding(days: $0) }.first { $0.day == date.day }
        default: return nil
        }
    }
}
