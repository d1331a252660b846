/// "Could you move the van please?" — "I'll shift it Sunday night": what one is asked to do is done on a day, and no plan is moved to it.
extension DialogueState {
    func doesWhatIsAsked(_ utterance: Utterance) -> Bool {
        if doesWhatIsDue(utterance) { return true }
        guard utterance.moves, !utterance.isQuestion, let before, before.speaker != utterance.turn.speaker else {
            return false
        }
        let (grammar, moving) = (utterance.grammar, utterance.lexicon.words.moving)
        let isAsked = before.tokens.indices.contains { index in
            guard let length = before.grammar.length(.requestOfOther, at: index) else { return false }
            return moving.length(in: before.grammar, at: index + length) == 1
        }
        return isAsked
            && utterance.tokens.contains { index in
                moving.length(in: grammar, at: index) == 1 && grammar.isWord(index + 1, .itObject)
            }
    }

    /// "The form's due on Friday" — "I'll do it tonight": when somebody sees to it, and no other day of what is due.
    private func doesWhatIsDue(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard !isGroup, !utterance.isQuestion, let thread = focus(turn), turn.index - lastTurns[thread] <= 1,
            let due = threads[thread].options.last, due.status == .stands, due.proposer != turn.speaker, !due.isOffer
        else { return false }
        return utterance.tokens.contains { utterance.grammar.length(.seesToIt, at: $0) != nil }
    }

    /// A no of few words to whether something may be done or brought.
    func answersPermission(_ utterance: Utterance) -> Bool {
        guard let before, before.speaker != utterance.turn.speaker, utterance.wordCount <= Self.longestNo,
            let asked = Utterance.all(of: before).last(where: \.isQuestion), asked.expressions.isEmpty
        else { return false }
        return asked.grammar.length(.asksPermission, at: asked.grammar.head(of: asked.tokens)) != nil
    }

    private static let longestNo = 8

    /// The days of such a deed stand, and belong to no plan.
    mutating func noteDeedDays(_ days: [TemporalExpression], _ turn: Conversation.Turn) {
        for expression in days {
            guard let date = turn.date(of: expression, direction: .future) else { continue }
            noteBeside(expression, on: date, turn)
        }
    }

    /// A day that stands and belongs to no plan.
    mutating func noteBeside(_ expression: TemporalExpression, on date: CalendarDate, _ turn: Conversation.Turn) {
        remember(
            DateMention(
                turn: turn.index, expression: expression, date: date, time: turn.time(of: expression), role: .stands,
                decidedBy: turn.index))
    }
}
