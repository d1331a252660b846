/// "I'm in London Monday to Thursday, fancy a drink?": somebody is there on all of those days, and what is asked for is on one of them.
extension DialogueState {
    /// Whether the plan's name stands in a clause that asks, beside one that says where the speaker is for several days.
    func isAskedBesideStay(
        _ named: NamedPlan, _ expression: TemporalExpression, on date: CalendarDate, _ utterance: Utterance
    ) -> Bool {
        guard let day = expression.day?.tokens else { return false }
        let (own, said) = (utterance.clause(around: day), utterance.clause(around: named.range))
        let isLong =
            utterance.turn.lastDate(of: expression, from: date) != nil
            || own.expressions.count(where: { $0.day != nil }) > 1
        return isLong && !own.tokens.contains(named.range.lowerBound) && (said.isQuestion || said.suggests)
            && PlanReader(grammar: own.grammar).town(in: own.tokens) != nil
    }

    /// "In Berlin from the 4th to the 8th, want to grab dinner?" — "Yes!": a yes to what was asked, and not to the stay.
    func isStay(_ thread: Int, _ option: PlanThread.Option) -> Bool {
        guard let topic, topic.isAsked, topic.turn == lastTurns[thread], option.lastDate != nil else { return false }
        return threads[thread].title?.isSame(as: topic.title) == false
    }

    /// "I'm there 2 to 6 April" … "Saturday?": the one of those days.
    func inStayTold(_ day: DayExpression, plain: CalendarDate, _ utterance: Utterance) -> CalendarDate? {
        let turn = utterance.turn
        guard case .weekday(let weekday, .plain) = day, utterance.isBare(place: nil),
            // "Coffee before I leave? Friday?"
            !turn.tokens.indices.contains(where: { turn.grammar.isWord($0, .boundBefore) })
        else { return nil }
        for place in mentions.indices.dropLast().reversed() {
            let (first, last) = (mentions[place], mentions[place + 1])
            guard turn.index - first.turn <= Self.reachOfStays else { return nil }
            guard first.turn == last.turn, first.turn < turn.index, first.role == .stands, first.date < last.date,
                first.expression.tokens == last.expression.tokens
            else { continue }
            let length = last.date.dayNumber - first.date.dayNumber
            guard plain < first.date, length < 7 else { return nil }
            return (0...length).map { first.date.adding(days: $0) }.first { $0.weekday == weekday }
        }
        return nil
    }

    /// Turns after which a day is no longer one of those of a stay.
    private static let reachOfStays = 6

    /// "I'll be in Berlin on the 24th and 25th. Coffee?" — "The 24th is packed": of what was asked, and not of where somebody is.
    func isWhereabouts(_ thread: Int) -> Bool {
        guard let topic, topic.isAsked, topic.turn == lastTurns[thread], let place = threads[thread].place else {
            return false
        }
        return threads[thread].title?.text.folded == place.folded
    }

    /// A stay is told, whatever is asked beside it.
    mutating func settle(_ thread: Int, on date: CalendarDate) {
        guard let stay = threads[thread].options.index(of: date) else { return }
        (threads[thread].options[stay].isQuestion, threads[thread].options[stay].isOffer) = (false, false)
    }

    /// Where the speaker is on those days.
    func staying(_ expression: TemporalExpression, _ utterance: Utterance) -> NamedPlan? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard let day = expression.day?.tokens,
            let town = PlanReader(grammar: grammar).town(in: grammar.clause(around: day))
        else { return nil }
        let plan = Plan(title: town, isName: true)
        return NamedPlan(
            title: PlanTitle(text: turn.title(of: plan)), about: turn.speaker, isSlot: false, owner: nil,
            range: plan.title,
            quote: min(plan.title.lowerBound, day.lowerBound)..<max(plan.title.upperBound, day.upperBound))
    }
}

extension PlanReader {
    /// "[Bin] vom 20. bis 24. in Hamburg": the name behind "in".
    fileprivate func town(in clause: Range<Int>) -> Range<Int>? {
        for index in clause where grammar.isWord(index, .townPreposition) {
            let start = index + 1
            var end = start
            while clause.contains(end), end - start < 3, grammar[end]?.kind == .word,
                grammar[end]?.isCapitalised == true,
                grammar.day(at: end) == nil
            { end += 1 }
            let isNamed = end > start && CalendarWords.months[grammar.word(at: start)] == nil
            if isNamed, !isOccasion(end - 1), !Cue.whereabouts.contains(grammar.word(at: start)) { return start..<end }
        }
        return nil
    }
}
