/// What everybody has a day of: "when's your birthday?" — "30 August. Yours?" — "2 May".
extension DialogueState {
    /// A birthday of the one who writes, where the one that was spoken of is the other's: a feast of its own, and no other day for that.
    mutating func readOwnFeast(_ days: [TemporalExpression], _ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard days.count == 1, let expression = days.first, let day = expression.day, !utterance.isQuestion,
            isOfOneself(day.tokens, utterance), let thread = focus(turn), let title = threads[thread].title,
            isBirthday(thread),
            threads[thread].options.contains(where: { $0.status == .stands && $0.proposer != turn.speaker }),
            let date = turn.date(of: expression, direction: .future), date >= turn.today
        else { return false }
        remember(
            DateMention(
                turn: turn.index, expression: expression, date: date, time: nil, role: .stands, decidedBy: turn.index))
        note(
            Reason(title: title, about: turn.speaker, quote: day.tokens), on: date, time: nil,
            isUncertain: turn.isUncertain(expression), turn)
        return true
    }

    func isBirthday(_ thread: Int) -> Bool { threads[thread].title.map { Lexicon.isBirthday($0.text) } ?? false }

    /// "Mine's two months later", or nothing but the day, where it was asked back.
    private func isOfOneself(_ day: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        if utterance.tokens.contains(where: { grammar.isWord($0, .mineAlone) && $0 < day.lowerBound }) { return true }
        guard let before, before.speaker != utterance.turn.speaker else { return false }
        return before.tokens.indices.contains { index in
            before.grammar.length(.asksBack, at: index).map { before.grammar.endsClause(index + $0) } ?? false
        }
    }
}
