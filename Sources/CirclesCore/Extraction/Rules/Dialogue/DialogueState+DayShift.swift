/// "Can we postpone squash by a week?": a day that is counted from the plan's own.
extension DialogueState {
    /// - Returns: False where no plan is spoken of that has a day.
    mutating func shift(_ utterance: Utterance, by days: Int) -> Bool {
        let turn = utterance.turn
        guard let thread = named(by: utterance) ?? focus(turn),
            let known = threads[thread].options.lastIndex(where: { $0.status == .stands })
        else { return false }
        let before = threads[thread].options[known]
        var option = PlanThread.Option(
            date: before.date.adding(days: days), time: before.time, isHalfOpen: before.isHalfOpen, status: .stands,
            decidedBy: turn.index, proposer: turn.speaker, message: turn.index, isQuestion: utterance.isQuestion,
            isOffer: utterance.isOffer, isUncertain: before.isUncertain, evidence: turn.evidence(utterance.tokens))
        option.lastDate = before.lastDate?.adding(days: days)
        option.replaces = [known] + before.replaces
        (option.isMove, option.isShift) = (true, true)
        resolve(thread, known, .movedAway, by: turn)
        threads[thread].options.append(option)
        threads[thread].isAppointment = true
        note(thread, .move, turn, day: "\(option.date)")
        return true
    }
}

extension Utterance {
    /// Days that the plan is moved by, to an earlier day where negative; nil where it says no such thing.
    var shift: Int? {
        let isMove = moves || tokens.contains { grammar.isWord($0, in: lexicon.words.postponed) }
        guard isMove, expressions.allSatisfy({ $0.day == nil }) else { return nil }
        for index in tokens {
            guard
                grammar.isWord(index - 1, .shiftLead)
                    || lexicon.words.moving.occur(in: grammar, tokens.lowerBound..<index),
                let amount = grammar.amountOfDays(at: index), amount.end <= tokens.upperBound,
                case .days(let days) = amount.value, days > 0,
                grammar.endsClause(amount.end)
                    || grammar.isWord(amount.end, .shiftEarlier) || isMoving(amount.end)
            else { continue }
            return tokens.contains { grammar.isWord($0, .shiftEarlier) } ? -days : days
        }
        return nil
    }

    /// "Um eine Woche verschieben": the verb stands behind.
    private func isMoving(_ index: Int) -> Bool {
        index < tokens.upperBound && lexicon.words.moving.length(in: grammar, at: index) != nil
    }
}
