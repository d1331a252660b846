/// Plans that a refusal left without a day: another one that is named is theirs.
extension DialogueState {
    /// "Cinema tomorrow?" — "Tomorrow I have to study, exam on Wednesday" — "Friday then?": the plan whose day was refused to the speaker,
    /// whatever else the refusal told.
    func refusedOffer(of turn: Conversation.Turn) -> Int? {
        leftWithoutDay { $0.proposer == turn.speaker && turn.index - $0.decidedBy <= 2 }
    }

    /// "Vendredi je peux pas, j'ai mon cours à 19h. Samedi ?": the plan that the same turn refused a day of, and not what is on that day.
    func refused(by turn: Conversation.Turn) -> Int? {
        isGroup ? nil : leftWithoutDay { $0.decidedBy == turn.index && $0.proposer != turn.speaker }
    }

    /// "Can't do Monday. Tuesday then": the other side's day was refused by the very turn.
    func refusedOffer(of thread: Int, answeredBy turn: Conversation.Turn) -> Bool {
        !isGroup
            && threads[thread].options.last.map {
                $0.status == .refused && $0.proposer != turn.speaker && !$0.isAccepted && turn.index == $0.decidedBy
            } ?? false
    }

    /// "Not Tuesday I'm afraid" — "How are you fixed Friday?", "Mo hätt ich Luft", "moi demain ça me va": whatever words name another day, where
    /// a plan was just left without one and nothing else is spoken of.
    func namesDayForRefused(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard !isGroup, !utterance.declines, !utterance.cancels, utterance.expressions.count == 1,
            !utterance.namesOccasion, !utterance.tellsOfThem, utterance.isQuestion || utterance.wordCount <= 5,
            !utterance.grammar.tellsOfThePast(around: utterance.tokens),
            utterance.lexicon.words.occupied.first(in: utterance.grammar, utterance.tokens) == nil
        else { return false }
        return leftWithoutDay { turn.index - $0.decidedBy <= 1 }.map { threads[$0].title?.isGeneric == false } ?? false
    }

    /// The latest plan none of whose days stands, and whose last one was refused so.
    func leftWithoutDay(where isMeant: (PlanThread.Option) -> Bool) -> Int? {
        recent.last { index in
            !threads[index].options.isStanding
                && threads[index].options.last.map { $0.status == .refused && isMeant($0) } ?? false
        }
    }

    /// "Can't do Saturday" — "I could do Friday though": in place of the day that was refused, and nothing that is settled.
    func isToldForRefused(_ option: PlanThread.Option, of thread: Int) -> Bool {
        !option.isAccepted
            && threads[thread].options.contains {
                $0.status == .refused && $0.decidedBy <= option.message && $0.date != option.date
            }
    }
}
