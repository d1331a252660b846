/// An hour of no plan yet: of today, or of a day that was named alone.
extension DialogueState {
    /// "Let's meet near the gate at 15:00": a plan with an hour and no day is today's.
    mutating func startToday(_ time: ClockTime, _ range: Range<Int>, _ utterance: Utterance) {
        let turn = utterance.turn
        // "If it rains on Saturday …" — "otherwise barbecue at 2": of the day that is talked about.
        if mentions.last.map({ $0.role == .conditional && turn.index - $0.turn <= 2 && $0.date > turn.today }) ?? false
        {
            return
        }
        let loose = dayWithoutPlan(meantBy: utterance)
        let answered = topicAnswered(by: utterance)
        let isOver = turn.clock.map { time <= $0 } ?? false
        // "Let's meet at 15:00?", written at 16:42: tomorrow.
        let isTomorrow = isOver && turn.isClockShown && (utterance.isQuestion || utterance.suggests)
        guard loose != nil || turn.isDayKnown && (!isOver || isTomorrow),
            focus(turn) == nil || utterance.suggests,
            let plan = PlanReader(grammar: turn.grammar).plan(for: range)
                ?? (answered?.isOccasion == true ? Plan(title: range) : nil),
            // "Au guichet le mercredi de 14h à 17h": an hour of another day.
            !plan.title.contains(where: { CalendarWords.weekdays[turn.grammar.word(at: $0)] != nil })
        else { return }
        let date = loose ?? (isTomorrow ? turn.today.adding(days: 1) : turn.today)
        // "¿Quedamos a las 7?"
        let isNoTitle = plan.title.allSatisfy { turn.grammar.isWord($0, in: PlanWords.noTitles) }
        let name = isNoTitle && plan.isGeneric ? utterance.lexicon.words.meeting.alone : turn.title(of: plan)
        let title = answered?.title ?? PlanTitle(text: name, isGeneric: plan.isGeneric)
        let thread = open(title, about: turn.speaker, turn)
        let quote = min(plan.title.lowerBound, range.lowerBound)..<max(plan.title.upperBound, range.upperBound)
        threads[thread].options.append(
            PlanThread.Option(
                date: date, time: time, status: .stands, decidedBy: turn.index, proposer: turn.speaker,
                message: turn.index, isQuestion: utterance.isQuestion, isOffer: utterance.isOffer,
                isUncertain: turn.isUncertain,
                evidence: turn.evidence(quote)))
        threads[thread].place = PlaceReader(utterance).place().map { turn.quote($0) }
        times.append(
            Extraction.DateMention(
                date: date, time: time, isUncertain: turn.isUncertain, about: turn.speaker,
                evidence: turn.evidence(range)))
        note(thread, utterance.isQuestion ? .suggest : .inform, turn, day: "\(date) \(time)")
    }

    /// "Kino?" — "Ja, 20 Uhr im Rex": what the other side asked about, where nothing but the hour and the place is said.
    private func topicAnswered(by utterance: Utterance) -> Topic? {
        guard let topic, topic.isAsked, utterance.turn.index - topic.turn == 1,
            speakers[safe: topic.turn] != utterance.turn.speaker, !topic.title.isGeneric,
            !mentions.contains(where: { topic.turn - $0.turn <= Self.reach && $0.date > utterance.turn.today }),
            utterance.isBare(place: PlaceReader(utterance).place())
        else { return nil }
        return topic
    }

    /// "I finish at 4 on Wednesday" — "Let's go climbing then": a day that was named, and of no plan.
    private func dayWithoutPlan(meantBy utterance: Utterance) -> CalendarDate? {
        let turn = utterance.turn
        let isOfThatDay = utterance.tokens.contains { turn.grammar.length(.thatDay, at: $0) != nil }
        let loose = mentions.last { mention in
            mention.role == .stands && mention.date >= turn.today && mention.turn < turn.index
                // "I'm home from 4 tomorrow" — "I'll come at 4.30": in answer, whatever it says.
                && (isOfThatDay ? turn.index - mention.turn <= 2 : isAnswer(to: mention, turn))
        }
        guard let date = loose?.date, !recent.contains(where: { threads[$0].options.index(of: date) != nil }) else {
            return nil
        }
        return date
    }

    /// The other side named the day with its hour right before.
    private func isAnswer(to mention: DateMention, _ turn: Conversation.Turn) -> Bool {
        mention.turn == turn.index - 1 && mention.time != nil && before.map { $0.speaker != turn.speaker } ?? false
    }
}
