/// What a plan is put together from: its title and its hour.
extension DialogueState {
    mutating func open(_ title: PlanTitle?, about: Extraction.Subject, _ turn: Conversation.Turn) -> Int {
        var thread = PlanThread(title: title, about: about)
        if let title, let topic, title == topic.title || title.isSame(as: topic.title) {
            (thread.place, thread.time) = (topic.place, topic.time)
            self.topic = nil
        }
        threads.append(thread)
        lastTurns.append(turn.index)
        return threads.count - 1
    }

    func topicTitle(for turn: Conversation.Turn) -> PlanTitle? {
        topic.flatMap { turn.index - $0.turn <= 4 ? $0.title : nil }
    }

    func option(
        _ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance, quote: Range<Int>? = nil
    ) -> PlanThread.Option {
        let turn = utterance.turn
        let asksService = utterance.asksService(behind: expression)
        let isOfCallers = utterance.tellsOfCallers
        let isTold = asksService || isOfCallers || isToldBeforeAsking(expression, utterance)
        return PlanThread.Option(
            date: date, time: turn.time(of: expression), status: .stands, decidedBy: turn.index, proposer: turn.speaker,
            message: turn.index, isDue: utterance.lexicon.words.due.occur(in: utterance.grammar, utterance.tokens),
            isQuestion: utterance.isQuestion && !isTold, isOffer: utterance.isOffer && !isTold,
            asksService: asksService, isOfCallers: isOfCallers, isUncertain: turn.isUncertain(expression),
            lastDate: turn.lastDate(of: expression, from: date),
            evidence: turn.evidence(quote ?? expression.tokens))
    }

    /// The hour of the day's own words, or one that stands in a sentence before: "Meet at 7? Saturday, I mean".
    func time(for expression: TemporalExpression, _ utterance: Utterance, thread: Int) -> ClockTime? {
        let turn = utterance.turn
        // "Can we move Monday's 2pm to 3pm?"
        if utterance.moves, let said = expression.time,
            // "It moves to the gym, Thursday, 5:15 to 6:45"
            utterance.lexicon.words.moving.occur(in: turn.grammar, turn.grammar.clause(around: said.tokens)),
            let hour = turn.temporalExpressions.first(where: { other in
                other.day == nil && other.time != nil && other.tokens.lowerBound >= expression.tokens.upperBound
                    && turn.grammar.isWord(other.tokens.lowerBound - 1, in: utterance.lexicon.words.to)
            })
        {
            return turn.time(of: hour)
        }
        if let time = hourInPlace(of: expression, turn) ?? turn.time(of: expression) { return time }
        guard turn.temporalExpressions.count(where: { $0.day != nil }) == 1 else { return nil }
        return turn.temporalExpressions.first {
            $0.day == nil && $0.tokens.upperBound <= expression.tokens.lowerBound && !isLimit($0, turn)
                // "Can't, parents' evening at 7:30. Friday?"
                && !isOfPlan(besides: thread, turn.time(of: $0), turn)
                // "I leave for work at 7, so Friday": of what the day follows from.
                && turn.grammar.consequence(
                    before: expression.tokens, in: $0.tokens.lowerBound..<expression.tokens.lowerBound) == nil
        }.flatMap { turn.time(of: $0) }
    }

    /// "Friday up at six, flight at nine", "Friday 6pm at the pub, then dinner at 8": the hour in the clause that names the plan, which is not the day's.
    func ownHour(
        of quote: Range<Int>?, beside expression: TemporalExpression, _ utterance: Utterance
    ) -> ClockTime? {
        // The quote begins with the day and ends with the title, where that stands behind it.
        guard let quote, let day = expression.day?.tokens, !utterance.isQuestion, !utterance.moves,
            quote.lowerBound == expression.tokens.lowerBound, quote.upperBound > expression.tokens.upperBound
        else { return nil }
        let grammar = utterance.grammar
        let (own, said) = (
            grammar.clause(around: day), grammar.clause(around: quote.upperBound - 1..<quote.upperBound)
        )
        guard !said.contains(day.lowerBound), said.lowerBound >= own.upperBound else { return nil }
        return utterance.turn.temporalExpressions.first { $0.day == nil && said.contains($0.tokens.lowerBound) }
            .flatMap { utterance.turn.time(of: $0) }
    }

    /// The turn told that hour of another plan.
    private func isOfPlan(besides thread: Int, _ time: ClockTime?, _ turn: Conversation.Turn) -> Bool {
        recent.contains { other in
            other != thread && threads[other].options.contains { $0.message == turn.index && $0.time == time }
        }
    }

    /// "We're at the hospital all afternoon. Might it be Friday?": what stands before the asking for another day is why, and no name of what
    /// the other side offered.
    func isWhyNot(_ named: NamedPlan, _ utterance: Utterance) -> Bool {
        guard !isGroup, utterance.isQuestion, named.range.upperBound <= utterance.tokens.lowerBound else {
            return false
        }
        return recent.contains { index in
            guard let last = threads[index].options.last, last.proposer != utterance.turn.speaker,
                utterance.turn.index - lastTurns[index] <= 2, threads[index].title?.isSame(as: named.title) != true
            else { return false }
            return last.status == .stands && !last.isAccepted || last.decidedBy == utterance.turn.index
        }
    }

    struct NamedPlan {
        var title: PlanTitle
        var about: Extraction.Subject
        /// A slot, an appointment: what for is said elsewhere.
        var isSlot: Bool
        /// What was left of the sentence beside the day.
        var isLeftover = false
        /// An occasion that stands in another clause than the day.
        var isAside = false
        /// What the talk began with says more.
        var givesWay: Bool { isLeftover || isAside }
        /// Nil where the words give it to nobody.
        var owner: Extraction.Subject?
        /// The title's own tokens.
        var range: Range<Int>
        /// From the title to the day when both stand in one sentence.
        var quote: Range<Int>
    }

    /// Where both are to go, as a word for any plan that a better one replaces.
    func goal(of expression: TemporalExpression, _ utterance: Utterance) -> NamedPlan? {
        let (turn, reader) = (utterance.turn, PlanReader(grammar: utterance.grammar))
        guard utterance.isOffer, let plan = reader.goal(in: utterance.tokens, isOffered: true) else { return nil }
        let range = expression.tokens
        return NamedPlan(
            title: PlanTitle(text: turn.title(of: plan), isGeneric: !turn.grammar.has(.nounsBehindArticles)),
            about: turn.speaker, isSlot: false,
            owner: nil,
            range: plan.title,
            quote: min(plan.title.lowerBound, range.lowerBound)..<max(plan.title.upperBound, range.upperBound))
    }

    /// "Is the funeral Friday or Saturday?" — "[Friday]. Service is at 10": a day that the other side let choose, alone in its sentence.
    func isPicked(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard let date = turn.date(of: expression) else { return false }
        return utterance.isBare(place: nil)
            && recent.contains { index in
                turn.index - lastTurns[index] <= 2 && threads[index].options.count > 1
                    && threads[index].options.contains { $0.date == date && $0.isOpenOffer(to: turn.speaker) }
            }
    }

    /// "Mum's birthday is Sunday. [Lunch] at hers at 1?": what has the hour of a day that has its name all day long.
    private func partOfWholeDay(_ plan: Plan, at hour: Range<Int>, _ turn: Conversation.Turn) -> Plan? {
        let (grammar, reader) = (turn.grammar, PlanReader(grammar: turn.grammar))
        guard grammar.isWord(plan.title.upperBound - 1, .wholeDayNoun) else { return nil }
        return reader.occasion(near: hour, in: grammar.sentence(around: hour.lowerBound))
    }

    /// What is planned for the day, by its own sentence.
    ///
    /// - Parameter isClosing: The day does not hold: only a noun for an occasion names what is off.
    func title(
        of expression: TemporalExpression, _ utterance: Utterance, isClosing: Bool = false
    ) -> NamedPlan? {
        let turn = utterance.turn
        // "Wollen wir Samstag wandern gehen? 9 Uhr Bahnhof": the words between are the day's.
        let isApart = expression.time.map { !utterance.tokens.contains($0.tokens.lowerBound) } ?? false
        let range = isApart ? expression.day?.tokens ?? expression.tokens : expression.tokens
        let reader = PlanReader(grammar: turn.grammar)
        let found =
            isClosing
            ? reader.occasion(near: range, in: utterance.tokens)
                ?? (utterance.cancels && utterance.cancelsIn(clauseOf: range)
                    ? reader.calledOff(on: range, in: utterance.tokens) : nil)
            : reader.act(between: expression) ?? reader.plan(for: range)
                ?? (isApart && !isPicked(expression, utterance) ? reader.plan(for: expression.tokens) : nil)
        guard var plan = found else { return nil }
        if isApart, let hour = expression.time?.tokens, let own = partOfWholeDay(plan, at: hour, turn) { plan = own }
        let isNear =
            plan.title.lowerBound >= utterance.tokens.lowerBound && plan.title.upperBound <= utterance.tokens.upperBound
        let moment = expression.tokens
        let quote =
            isNear
            ? min(plan.title.lowerBound, moment.lowerBound)..<max(plan.title.upperBound, moment.upperBound) : moment
        let subject = PlanSubject(grammar: turn.grammar)
        let about = subject.owner(of: plan.title, moment: range).resolved(speaker: turn.speaker)
        let grammar = turn.grammar
        // "The next one's Monday"
        let isSlot =
            plan.gist == nil
            && (plan.title.count == 1
                && (grammar.isWord(plan.title.lowerBound, .slotNoun)
                    || grammar.isWord(plan.title.lowerBound, .showingNoun)
                        && focus(turn).map { threads[$0].title?.isGeneric == false } ?? false)
                || plan.title.contains { grammar.isWord($0, .standIn) })
        let isLeftover = plan.isLeftover && !plan.title.contains(where: reader.isOccasion)
        // "New delivery day: Saturday", of the parcel.
        if RoleReader(utterance).isNewDay(range), focus(turn) != nil { return nil }
        // "Friday it is, table booked for 7.30": for the meal that is talked about.
        if plan.title.count == 1, grammar.isWord(plan.title.upperBound, .reserving), focus(turn) != nil { return nil }
        // "Saturday, 3pm kick off", of a match that is talked about.
        if grammar.length(.hourLeadPhrase, at: plan.title.lowerBound) == plan.title.count, focus(turn) != nil {
            return nil
        }
        // "Sunday 8 o'clock grandpa"
        if isLeftover, plan.title.allSatisfy({ RelationWords.relations[grammar.word(at: $0)] != nil }) { return nil }
        return NamedPlan(
            title: PlanTitle(
                text: turn.title(of: plan),
                isGeneric: plan.isGeneric || isSlot || plan.gist == grammar.words.visit),
            about: about, isSlot: isSlot,
            isLeftover: isLeftover, isAside: plan.isAside,
            owner: subject.possessor(of: plan.title)?.resolved(speaker: turn.speaker),
            range: plan.title,
            quote: quote)
    }
}
