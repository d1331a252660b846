/// Answers to several plans at once: each by its name, one in place of the others, or both.
extension DialogueState {
    /// "Dinner yes, brunch no": each plan by its name.
    mutating func readVerdicts(_ utterance: Utterance) -> Bool {
        guard utterance.tokens.contains(where: { utterance.grammar.isSign($0, ",") }), !isGroup else { return false }
        var (isRead, isNo) = (false, false)
        var start = utterance.tokens.lowerBound
        while start < utterance.tokens.upperBound {
            let clause = utterance.clause(around: start..<start + 1)
            start = max(clause.tokens.upperBound, start) + 1
            let spoken = clause.tokens.filter { clause.grammar[$0]?.kind == .word }
            // "Yes to the gym, no to coffee"
            let isAhead = spoken.count >= 3 && clause.grammar.isWord(spoken[1], .verdictLink)
            // "Quiz yes, comedy no I'm skint": right behind the name.
            guard spoken.count >= 2 || isNo, let thread = named(by: clause), let title = threads[thread].title,
                let name = spoken.prefix(isAhead ? 4 : 2).last(where: {
                    clause.grammar[$0].map { title.keys.contains($0.key) } ?? false
                })
            else { continue }
            // "Gym: hard pass, lunch: love to"
            let behind = clause.grammar.isSign(name + 1, ":") ? name + 2 : name + 1
            let verdict = isAhead ? spoken[0] : behind
            let words = clause.lexicon.words
            if clause.grammar.isWord(verdict, in: words.denying)
                || words.declining.length(in: clause.grammar, at: verdict) != nil
                || words.decliningAnywhere.occur(in: clause.grammar, clause.tokens)
                    && !clause.tokens.contains(where: { clause.grammar.isWord($0, .hourDenial) })
            {
                decline(utterance.turn, thread)
                isNo = true
            } else if words.accepting.length(in: clause.grammar, at: verdict) != nil
                || clause.grammar.length(.politeWish, at: verdict) != nil
                // "Sauna schaff ich nicht, aber Weihnachtsmarkt": of what is left nothing but the name.
                || isNo && clause.grammar.endsClause(verdict)
            {
                accept(utterance.turn, thread)
            } else {
                // "Cinema yes, flea market at 9 never": of this plan the hour, and what follows is of it.
                if isRead, clause.tokens.contains(where: { clause.grammar.isWord($0, .hourDenial) }) {
                    note(thread, .inform, utterance.turn)
                }
                continue
            }
            isRead = true
        }
        return isRead
    }

    /// "Beach on Saturday or castle on Sunday?" — "Castle!": of things to choose from, the one that is named.
    mutating func readsChoice(_ utterance: Utterance) -> Bool {
        guard !isGroup, !utterance.declines, !utterance.denies, !utterance.isQuestion,
            let chosen = named(by: utterance),
            let option = threads[chosen].options.last(where: {
                $0.isAlternative && $0.isOpenOffer(to: utterance.turn.speaker)
            }),
            dropRivals(of: chosen, from: option.message, utterance.turn)
        else { return false }
        accept(utterance.turn, chosen)
        return true
    }

    /// What the same words offered in place of a plan that was chosen is not to be.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    mutating func dropRivals(of chosen: Int, from message: Int, _ turn: Conversation.Turn) -> Bool {
        var isAny = false
        for other in recent where other != chosen {
            for option in threads[other].options.indices
            where threads[other].options[option].isAlternative && threads[other].options[option].message == message
                && threads[other].options[option].status == .stands
            {
                resolve(other, option, .refused, by: turn)
                note(other, .decline, turn)
                isAny = true
            }
        }
        return isAny
    }

    /// "Yes to both": what the other side asked for beside it is taken, too.
    mutating func takeBoth(beside thread: Int, _ turn: Conversation.Turn) {
        for other in recent where other != thread && turn.index - lastTurns[other] <= 2 {
            for option in threads[other].options.indices
            where threads[other].options[option].isOpenOffer(to: turn.speaker) {
                threads[other].options[option].isAccepted = true
                threads[other].isAppointment = true
            }
        }
    }
}
