/// "I've got the dentist at 9.40 but should be fine by 1", "gym first at 6, then 8?": an engagement of the speaker's with its hour, in the
/// answer to what the other side offers, before the hour of that.
extension DialogueState {
    /// Reads the engagement as a plan of that day, and only what stands behind it as being said of the plan.
    ///
    /// - Returns: Whether there was one.
    mutating func readOwnHour(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, !utterance.moves, !utterance.declines, let thread = offered(to: turn),
            let option = threads[thread].options.last(where: { $0.isOpenOffer(to: turn.speaker) }),
            let hour = utterance.expressions.first(where: { $0.day == nil && $0.time != nil }),
            let time = turn.time(of: hour), let start = startOfPlansHour(behind: hour.tokens, utterance)
        else { return false }
        let (own, rest) = (
            utterance.part(utterance.tokens.lowerBound..<start), utterance.part(start..<utterance.tokens.upperBound)
        )
        let end = own.tokens.upperBound
        guard let reason = reason(in: own, end..<end) ?? toldOccasion(own),
            threads[thread].title.map({ $0.isGeneric || !$0.isSame(as: reason.title) }) ?? true,
            !own.suggests
        else { return false }
        // "At 8 I'm at the dentist, could he come later?"
        if rest.isQuestion, rest.tokens.contains(where: { grammar.length(.laterHour, at: $0) != nil }) {
            note(reason, on: option.date, time: time, isUncertain: option.isUncertain, turn)
            return true
        }
        guard rest.tokens.contains(where: grammar.isHour) else { return false }
        if utterance.accepts || rest.accepts || isAvailable(rest) { accept(turn, thread) }
        note(reason, on: option.date, time: time, isUncertain: option.isUncertain, turn)
        readTimes(rest)
        return true
    }

    /// "Mo Schicht bis 10": until when something is on, and no hour at which it begins.
    func beginning(of expression: TemporalExpression, _ turn: Conversation.Turn) -> ClockTime? {
        guard let hour = expression.time?.tokens.lowerBound,
            !(hour - 1...hour).contains(where: { turn.grammar.isWord($0, .busyUntil) })
        else { return nil }
        return turn.time(of: expression)
    }

    /// Behind the sign or the word that ends what is said of the speaker's own hour.
    private func startOfPlansHour(behind hour: Range<Int>, _ utterance: Utterance) -> Int? {
        let grammar = utterance.grammar
        let joint = utterance.tokens.first { index in
            index >= hour.upperBound
                && (grammar.isSign(index, ",", "-", "–") || grammar.isWord(index, in: utterance.lexicon.words.but)
                    || grammar.isWord(index, .afterwards)
                    || utterance.lexicon.words.therefore.length(in: grammar, at: index) != nil)
        }
        return joint.flatMap { $0 + 1 < utterance.tokens.upperBound ? $0 + 1 : nil }
    }

    /// "Yes but not before 10, I've got the dentist at 9": why no earlier hour does is a plan of the same day, and its hour none of the plan's.
    mutating func readEarlierEngagement(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, !utterance.isQuestion, !utterance.moves, let thread = offered(to: turn),
            let option = threads[thread].options.last(where: { $0.isOpenOffer(to: turn.speaker) }),
            let limit = utterance.tokens.first(where: {
                grammar.isWord($0, .hourLimitLead) && grammar.isHour(at: $0 + 1)
            }),
            let hour = utterance.expressions.last(where: { $0.day == nil && $0.time != nil }),
            let comma = utterance.tokens.last(where: {
                $0 > limit && $0 < hour.tokens.lowerBound && grammar.isSign($0, ",", "-", "–")
            }), let time = turn.time(of: hour)
        else { return false }
        let end = utterance.tokens.upperBound
        let why = utterance.part(comma + 1..<end)
        guard let reason = reason(in: why, end..<end), reason.title.isOther(than: threads[thread].title) else {
            return false
        }
        if utterance.part(utterance.tokens.lowerBound..<comma).accepts { accept(turn) }
        note(reason, on: option.date, time: time, isUncertain: option.isUncertain, turn)
        return true
    }
}
