/// What somebody has on a day without saying who has it: "got physio", "can't, dentist".
extension DialogueState {
    /// "Got physio at 10", "hab um 9:15 Zahnarzt", "can't Saturday, got a haircut at 10": the subject is left out.
    func ownHaving(_ utterance: Utterance) -> Range<Int>? {
        let grammar = utterance.grammar
        let head = grammar.head(of: utterance.tokens)
        return utterance.tokens.first {
            grammar.isWord($0, .ownHaving)
                && (grammar.isSign($0 - 1, ",", "-")
                    // "Can't got my driving test at 2:30"
                    || utterance.lexicon.words.declining.length(in: grammar, at: head).map { $0 + head } == $0
                    // "Nah soz got football": nothing but a no, if anything, before it.
                    || $0 >= head
                        && (head..<$0).allSatisfy { index in
                            grammar.isWord(index, in: utterance.lexicon.words.denying) || grammar.isWord(index, .regret)
                                || grammar.isWord(index, in: utterance.lexicon.words.hesitations)
                        })
        }.map { $0..<$0 + 1 }
    }

    /// "Thursday?" — "Got choir": nothing else in answer to a day is a no to it.
    mutating func readHavingAlone(_ utterance: Utterance) -> Bool {
        let (turn, reader) = (utterance.turn, PlanReader(grammar: utterance.grammar))
        guard !isGroup, !utterance.isQuestion, utterance.wordCount <= 4, utterance.expressions.isEmpty,
            offered(to: turn) != nil, let own = ownHaving(utterance),
            utterance.tokens.contains(where: { $0 > own.lowerBound && (reader.isOccasion($0) || reader.isDuty($0)) })
        else { return false }
        decline(turn)
        return true
    }

    /// "Could we make it 4ish? Got a work call": why the same turn asked for another hour.
    func isWhyOtherHour(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard !utterance.isQuestion, ownHaving(utterance) != nil, let thread = focus(turn) else { return false }
        return threads[thread].options.contains { $0.timeTurn == turn.index && $0.message < turn.index }
    }

    /// "Can't do Tuesday, dentist at 9:45": an occasion alone, behind the refusal.
    func bareReason(_ utterance: Utterance, behindRefused day: Range<Int>?) -> Range<Int>? {
        let (grammar, reader) = (utterance.grammar, PlanReader(grammar: utterance.grammar))
        guard utterance.declines || day != nil, !utterance.isQuestion,
            let comma = utterance.tokens.first(where: {
                grammar.isSign($0, ",", "-", "–") && (utterance.declines || $0 >= day?.upperBound ?? 0)
            })
        else { return nil }
        var start = comma + 1
        while grammar.isWord(start, in: utterance.lexicon.words.determiners) { start += 1 }
        let last = max(start, min(start + 4, utterance.tokens.upperBound))
        let end = (start..<last).first { !reader.isThing($0) } ?? last
        // "The hygienist's off sick"
        if grammar.isWord(end, .nothingOn) || grammar.length(.unavailable, at: end) != nil { return nil }
        return (start..<end).contains(where: reader.isOccasion) ? comma..<start : nil
    }

    /// "My call ends at 12:15": the hour of something that only the speaker does.
    func isOfOwnAffair(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        return utterance.expressions.contains { expression in
            expression.time.map { grammar.isOfOtherAffair($0.tokens) } ?? false
        } && utterance.tokens.contains { grammar.isWord($0, in: utterance.lexicon.words.mine) }
            // "I have a call at 9" to "tomorrow at 9?"
            || utterance.expressions.contains { $0.time != nil } && !utterance.isQuestion
                && utterance.lexicon.words.occupied.length(in: grammar, at: grammar.head(of: utterance.tokens)) != nil
                && offered(to: utterance.turn) != nil
            || isBusyUntilHour(utterance)
    }

    /// "I have a call til 1": until when the speaker has no time, said of a day that is planned.
    private func isBusyUntilHour(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        return !utterance.isQuestion && focus(utterance.turn).map { threads[$0].options.isStanding } ?? false
            && utterance.lexicon.words.occupied.length(in: grammar, at: grammar.head(of: utterance.tokens)) != nil
            && utterance.tokens.contains { grammar.isWord($0, .busyUntil) && grammar.isHour(at: $0 + 1) }
    }

    /// "Coming to the market?" — "I'm at the dentist today" — "Tomorrow at 8 then": what keeps the other one from a day is theirs, and
    /// stays where it is.
    func isKeptBy(_ thread: Int?, otherThan utterance: Utterance) -> Bool {
        guard !isGroup, let thread, let before, before.speaker != utterance.turn.speaker, !utterance.moves,
            !utterance.corrects, utterance.tokens.contains(where: { utterance.grammar.isWord($0, .thenAdverb) }),
            threads[thread].options.allSatisfy({
                $0.message == before.index && $0.status == .stands && !$0.isQuestion && !$0.isOffer
            })
        else { return false }
        let isAsked = topic.map { $0.isAsked && $0.turn == before.index - 1 } ?? false
        return isAsked || before.tokens.indices.contains { before.grammar.isWord($0, in: before.grammar.words.first) }
    }
}
