/// A day that was told, of no plan so far, and taken.
extension DialogueState {
    /// "Thursday 7 am I'll be at your door" — "great": a day with its hour that the other side told, and of no plan so far, is one when it
    /// is taken.
    mutating func takeTold(_ turn: Conversation.Turn) -> Bool {
        guard !isGroup, answered(by: turn) == nil, let before, before.speaker != turn.speaker,
            let told = mentions.last(where: { $0.role == .stands && $0.turn < turn.index }), told.time != nil,
            told.turn == before.index, told.date > turn.today,
            !recent.contains(where: { threads[$0].options.index(of: told.date) != nil }),
            focus(turn).map({ lastTurns[$0] < told.turn }) ?? true
        else { return false }
        let thread = open(nil, about: before.speaker, turn)
        threads[thread].options.append(
            PlanThread.Option(
                date: told.date, time: told.time, timeTurn: told.turn, isHalfOpen: told.expression.isHalfOpen,
                status: .stands, decidedBy: turn.index, proposer: before.speaker, message: told.turn,
                isQuestion: false, isOffer: true, isAccepted: true, isUncertain: before.isUncertain(told.expression),
                evidence: before.evidence(told.expression.tokens)))
        (threads[thread].isAppointment, threads[thread].isTold) = (true, true)
        note(thread, .accept, turn)
        return true
    }
}
