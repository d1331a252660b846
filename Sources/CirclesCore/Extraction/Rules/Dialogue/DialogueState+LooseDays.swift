/// A day that was only spoken of, and whose hour the next turns settle: "Koro is 80 on the 22nd" — "what time?" — "from 1".
extension DialogueState {
    /// The latest day that opened no plan.
    struct LooseDay: Sendable {
        var date: CalendarDate
        var expression: TemporalExpression
        var utterance: Utterance
        /// Left free by what was moved: `noteFreeDay`.
        var isFree = false
    }

    /// Turns after which an hour is no longer that of such a day.
    private static let reachOfLooseDays = 3

    /// Words of a yes that says an hour.
    private static let shortYes = 5

    /// "Could fit you in on Monday": a day that the other side named a turn or two ago, of no plan.
    func isLoose(_ date: CalendarDate, _ turn: Conversation.Turn) -> Bool {
        looseDay.map {
            $0.date == date && turn.index - $0.utterance.turn.index <= 2 && $0.utterance.turn.speaker != turn.speaker
        } ?? false
    }

    /// Opens a plan for the loose day where the utterance says an hour, reads the hour, and leaves none where it was of something else.
    mutating func readHourOfLooseDay(_ utterance: Utterance, _ readHour: (inout DialogueState) -> Void) {
        let (count, topic) = (threads.count, self.topic)
        let isOpened = takesLooseDay(utterance)
        readHour(&self)
        guard isOpened, threads.count == count + 1, threads[count].options.last?.time == nil else { return }
        threads.removeLast()
        lastTurns.removeLast()
        self.topic = topic
    }

    /// "I'll be in town on Friday" — "let's meet!", "lunch?": what is asked for on the day on which the other side is around.
    mutating func readPlanOfLooseDay(_ utterance: Utterance) {
        let turn = utterance.turn
        guard !isGroup, let loose = looseDay, turn.index - loose.utterance.turn.index <= 2,
            loose.utterance.turn.speaker != turn.speaker, loose.date >= turn.today, loose.utterance.tellsWhereabouts,
            utterance.isQuestion || utterance.suggests, !utterance.declines, !utterance.asksWhen, !utterance.asksWhere,
            !recent.contains(where: { threads[$0].options.index(of: loose.date) != nil }),
            let title = TopicReader(utterance).title() ?? TopicReader(utterance).joint()
                ?? meeting(utterance).map({ _ in
                    PlanTitle(text: utterance.lexicon.words.meeting.alone, isGeneric: true)
                })
        else { return }
        openBeside(loose.date, title, nil, utterance, evidence: utterance.tokens, place: utterance)
        threads[threads.count - 1].isAppointment = true
        looseDay = nil
    }

    /// A short yes to who has time on a day, said behind everything that is planned.
    func answersFreeDay(_ utterance: Utterance) -> Bool {
        guard let loose = looseDay, loose.isFree, loose.utterance.turn.speaker != utterance.turn.speaker,
            utterance.turn.index - loose.utterance.turn.index == 1
        else { return false }
        return utterance.accepts && utterance.wordCount <= Self.shortYes
            && focus(utterance.turn).map { lastTurns[$0] < loose.utterance.turn.index } ?? true
    }

    private mutating func takesLooseDay(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard let loose = looseDay, turn.index - loose.utterance.turn.index <= Self.reachOfLooseDays,
            loose.date >= turn.today, !utterance.moves, !utterance.declines,
            focus(turn).map({ lastTurns[$0] < loose.utterance.turn.index }) ?? true,
            !recent.contains(where: { threads[$0].options.index(of: loose.date) != nil }),
            topic.map({ $0.turn <= loose.utterance.turn.index }) ?? true,
            saysHour(utterance)
        else { return false }
        let grammar = loose.utterance.grammar
        let thing = PlanReader(grammar: grammar).anything(beside: loose.expression.tokens, isTimed: true)
        let thread = open(
            thing.map { PlanTitle(text: loose.utterance.turn.title(of: $0)) } ?? topicTitle(for: loose.utterance.turn),
            about: loose.utterance.turn.speaker, turn)
        var taken = option(loose.date, loose.expression, loose.utterance)
        taken.half = loose.expression.half
        threads[thread].options.append(taken)
        threads[thread].isAppointment = true
        looseDay = nil
        note(thread, .inform, turn)
        return true
    }

    /// An hour that is asked for or asked about, or stands with nothing but where.
    private func saysHour(_ utterance: Utterance) -> Bool {
        let isNamed = utterance.expressions.contains { $0.day == nil && $0.time != nil }
        let isCounted = utterance.tokens.contains { utterance.grammar[$0]?.isShortNumber == true }
        if isAskedOfTime(utterance.turn) { return isNamed || isCounted }
        // "Thursday works" — "great, 7 then"
        if answersFreeDay(utterance) { return isNamed || isCounted }
        return isNamed
            && (utterance.isQuestion || utterance.suggests || utterance.isBare(place: PlaceReader(utterance).place()))
    }
}

extension Utterance {
    /// "I'm in town", "free on Friday": where somebody is, or that they have time.
    fileprivate var tellsWhereabouts: Bool {
        tokens.contains { grammar.isWord($0, .whereabouts) || grammar.isWord($0, .freeWord) }
    }
}
