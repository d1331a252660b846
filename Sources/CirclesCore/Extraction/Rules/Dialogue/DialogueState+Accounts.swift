/// "We have family visiting, sorry", "bin grad knapp bei Kasse": no word of refusal, and yet a no.
///
/// An invitation is taken in a word and refused by its reason, which conversation analysis calls an account (Pomerantz, "Agreeing and
/// disagreeing with assessments", 1984, of dispreferred turns): whoever is asked along and tells of being elsewhere, ill, busy, visited or
/// out of money, and of nothing that says yes, does not come. It is read when a turn is over, as any part of it may say yes.
extension DialogueState {
    mutating func readAccount(_ turn: Conversation.Turn, _ utterances: [Utterance]) {
        // "Where are you on Christmas Eve?" asks what is so, and nobody along.
        guard !isGroup, let thread = offered(to: turn), threads[thread].inquiry == nil,
            threads[thread].options.allSatisfy({ $0.message < turn.index && $0.timeTurn != turn.index }),
            utterances.contains(where: \.isAccount), !utterances.contains(where: \.leavesOpen)
        else { return }
        decline(turn, thread)
    }

    /// "Nah" — "It's my birthday!" — "Ok ok, I'm in": whoever said no comes all the same.
    mutating func readPersuasion(_ utterance: Utterance) {
        let turn = utterance.turn
        guard !isGroup, !utterance.declines, !utterance.isQuestion,
            utterance.tokens.contains(where: { index in
                utterance.grammar.length(.persuaded, at: index).map { utterance.grammar.endsClause(index + $0) }
                    ?? false
            }),
            let thread = focus(turn), !threads[thread].options.isStanding,
            let option = threads[thread].options.lastIndex(where: { option in
                option.status == .refused && option.proposer != turn.speaker && option.decidedBy < turn.index
                    && turn.index - option.decidedBy <= 3 && speakers[safe: option.decidedBy] == turn.speaker
            }),
            // "Fine then", right behind one's own no, takes nothing back.
            speakers[safe: turn.index - 1] != turn.speaker
        else { return }
        resolve(thread, option, .stands, by: turn)
        threads[thread].options[option].isAccepted = true
        threads[thread].isAppointment = true
        note(thread, .revive, turn)
    }

    /// "Shame, next time then": whoever asked takes for a no what was answered, whatever it was.
    mutating func readConsolation(_ utterance: Utterance) {
        let turn = utterance.turn
        guard !isGroup, !utterance.isQuestion, utterance.wordCount <= 8,
            utterance.tokens.contains(where: { utterance.grammar.length(.consoling, at: $0) != nil }),
            // "Dinner on Friday?" — "They fly back Friday noon": what was answered may be a plan of its own.
            let thread = ([focus(turn)].compactMap(\.self) + recent).first(where: { openOffer(of: $0, by: turn) != nil }
            ),
            turn.index - lastTurns[thread] <= 2, let option = openOffer(of: thread, by: turn),
            isAnsweredPlainly(since: threads[thread].options[option].message, by: turn)
                || isTakenUp(threads[thread].options[option], of: thread, by: turn)
        else { return }
        resolve(thread, option, .refused, by: turn)
        note(thread, .decline, turn)
    }

    /// The other side told of something else on that day since.
    private func isTakenUp(_ offer: PlanThread.Option, of thread: Int, by turn: Conversation.Turn) -> Bool {
        recent.contains { other in
            other != thread
                && threads[other].options.contains {
                    $0.date == offer.date && $0.message > offer.message && $0.proposer != turn.speaker
                }
        }
    }

    private func openOffer(of thread: Int, by turn: Conversation.Turn) -> Int? {
        threads[thread].options.lastIndex {
            $0.status == .stands && !$0.isAccepted && $0.isOffer && $0.proposer == turn.speaker
        }
    }
}

extension Utterance {
    /// It tells why somebody does not come: "I'm swamped", "zu viel zu tun, leider".
    fileprivate var isAccount: Bool {
        let start = tokens.last { grammar.isWord($0, in: lexicon.words.but) } ?? tokens.lowerBound
        let said = start..<tokens.upperBound
        if said.contains(where: { index in
            grammar.length(.unavailable, at: index) != nil
                && !(max(start, index - 3)..<index).contains {
                    grammar.isWord($0, .negator) || grammar.isWord($0, in: lexicon.words.doubting)
                        // "I can take her, you're on earlies"
                        || grammar.isWord($0, .othersBeing)
                }
        }) {
            return true
        }
        // "Run on Sunday?" — "I've twisted my ankle"
        if NewsRule.tellsOwnHealth(in: part(said)) { return true }
        // "Our neighbours have a christening, sorry": not what one is late with.
        return wordCount >= 4 && said.contains { grammar.isWord($0, .regret) }
            && !tokens.contains { grammar.length(.lateAnswer, at: $0) != nil }
    }

    /// It asks, names an hour, says yes in any of its parts, or takes back in the last what the others told.
    fileprivate var leavesOpen: Bool {
        if isQuestion || suggests || takesEasily || expressions.contains(where: { $0.time != nil }) { return true }
        return tokens.contains { index in
            let isHead =
                index == tokens.lowerBound || grammar.isSign(index - 1, ",", "-")
                || grammar.isWord(index - 1, in: lexicon.words.but) || grammar.isWord(index - 1, in: lexicon.words.and)
                // "Op went well, so yes!"
                || lexicon.words.therefore.length(in: grammar, at: index - 1) == 1
            guard isHead else { return false }
            // "I'm in bed"
            return lexicon.words.accepting.length(in: grammar, at: index).map {
                grammar.length(.unavailable, at: index + $0 - 1) == nil
            } ?? false
                || grammar.length(.easyYes, at: index) != nil
                || grammar.isWord(index - 1, in: lexicon.words.but) && !part(index..<tokens.upperBound).isAccount
        }
    }
}
