/// Several days of one sentence: to choose from, or in a row.
extension DialogueState {
    /// Tokens between two days to choose from: "Friday or the pool on Saturday".
    private static let widestChoice = 5

    /// "Saturday or Sunday", "the 12th, the 13th or the 17th": days to choose from.
    func isChoice(_ days: [TemporalExpression], _ index: Int, _ utterance: Utterance) -> Bool {
        guard days.count > 1 else { return false }
        // "Tuesday 10:00 or Wednesday 16:00": with their hours.
        let ranges = days.map(\.tokens)
        return zip(ranges, ranges.dropFirst()).contains { first, second in
            second.lowerBound - first.upperBound <= Self.widestChoice
                && (first.upperBound..<max(second.lowerBound, first.upperBound)).contains {
                    utterance.grammar.isWord($0, in: utterance.lexicon.words.or)
                }
        }
    }

    /// "3 to 6 June", "22nd to 29th": the last day of several is named, and no plan of its own.
    func isRangeEnd(_ days: [TemporalExpression], _ index: Int, _ utterance: Utterance) -> Bool {
        guard index > 0, !utterance.moves, let day = days[index].day?.tokens, let before = days[index - 1].day?.tokens,
            day.lowerBound - before.upperBound <= 2, day.lowerBound > 0
        else { return false }
        let joint = (before.upperBound...day.lowerBound)
        return joint.contains {
            utterance.grammar.isWord($0, in: utterance.lexicon.words.to) || utterance.grammar.isSign($0, "-", "–")
                || utterance.grammar.isWord($0, .lastOfDays)
        }
    }

    /// "The 8th, not the 7th, as the 7th is madness": a day that the same message refuses, once more.
    func isRefusedHere(_ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard expression.time == nil, !utterance.isQuestion, let thread = focus(turn),
            let option = threads[thread].options.index(of: date).map({ threads[thread].options[$0] })
        else { return false }
        return option.message == turn.index && option.decidedBy == turn.index && !option.status.isNamed
    }

    /// "Friday to Sunday": the plan for the first of these days goes on until the last.
    mutating func extend(from first: CalendarDate?, to last: CalendarDate, _ turn: Conversation.Turn) {
        guard let first, last > first, last.dayNumber - first.dayNumber <= PlannedEvent.mostDays,
            let thread = recent.last(where: { index in
                threads[index].options.index(of: first).map { threads[index].options[$0].message == turn.index }
                    ?? false
            }), let option = threads[thread].options.index(of: first)
        else { return }
        threads[thread].options[option].lastDate = last
    }

    /// "Not Wednesday, Thursday, train at 18:52": what a later day of the sentence has.
    func isBehindOtherDay(_ title: Range<Int>, than day: Range<Int>, _ utterance: Utterance) -> Bool {
        utterance.expressions.contains { other in
            other.day.map { day.upperBound <= $0.tokens.lowerBound && $0.tokens.upperBound <= title.lowerBound }
                ?? false
        }
    }

    /// "Monday and Thursday": in the order in which they come.
    func isListed(_ days: [TemporalExpression], _ index: Int, _ utterance: Utterance) -> Bool {
        guard index > 0, let day = days[index].day?.tokens, let before = days[index - 1].day?.tokens else {
            return false
        }
        return day.lowerBound - before.upperBound == 1
            && utterance.grammar.isWord(before.upperBound, in: utterance.lexicon.words.and)
    }

    /// One of several days is taken: the others are not.
    mutating func choose(_ option: Int, of thread: Int, by turn: Conversation.Turn) {
        for other in threads[thread].options.indices
        where other != option && threads[thread].options[other].isAlternative
            && threads[thread].options[other].status == .stands
        {
            resolve(thread, other, .movedAway, by: turn)
        }
    }
}
