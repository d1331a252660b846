/// Several plans of one day: "dentist at 10, lunch with Tom at 1", "coffee after?".
extension DialogueState {
    /// "Flight gets in Friday at 4. Dinner in mine after, say 7?": another occasion of the same day, behind the plan.
    ///
    /// - Returns: Whether the hour is one of something else than the plan, which keeps its own.
    mutating func readSequel(
        _ time: ClockTime, _ expression: TemporalExpression, _ utterance: Utterance, of thread: Int, _ option: Int
    ) -> Bool {
        let grammar = utterance.grammar
        // "Departure 17:45 at the hall" is an hour of the plan.
        let isAfterwards = utterance.tokens.contains { grammar.isWord($0, .afterwards) }
        // "From 2?" — "13:30 please, for the handover"
        if let hour = expression.time?.tokens, grammar.isWord(hour.upperBound, .pleaseBehind) { return false }
        if let hour = expression.time?.tokens, isAnnounced(hour, grammar), !isAfterwards { return false }
        let item = (expression.time?.tokens).flatMap {
            PlanReader(grammar: grammar).programmeItem(of: utterance.tokens, around: $0)
        }
        if let item, let time = expression.time?.tokens {
            return addItem(item, at: time, expression, utterance, of: thread, option)
        }
        // "Cinema on Friday at 8?" — "yes! pizza at 6?"
        if let hour = expression.time?.tokens, threads[thread].isTaken(in: utterance.turn.index),
            let title = nounAsked(before: hour, utterance),
            threads[thread].title.map({ !$0.isSame(as: title) }) ?? false
        {
            openBeside(
                threads[thread].options[option].date, title, (time, expression.isHalfOpen), utterance, evidence: hour,
                place: utterance)
            return true
        }
        // "Ballet 9-10" — "we'll come after, 10.30?"
        let isVisit = isAfterwards && !utterance.namesOccasion && meeting(utterance) != nil
        let visit = PlanTitle(text: utterance.lexicon.words.visit, isGeneric: true)
        guard let title = isVisit ? visit : TopicReader(utterance).title(), let known = threads[thread].title,
            !known.isGeneric, !title.isSame(as: known), !utterance.moves, !utterance.corrects,
            utterance.namesOccasion && !isOfPlaces(utterance) || isVisit
        else { return false }
        // "The train gets in at 1:12" — "Lunch at two?"
        guard isAfterwards || (expression.time?.tokens).map({ isAsked(at: $0, utterance) }) ?? false,
            let range = expression.time?.tokens
        else { return true }
        openBeside(
            threads[thread].options[option].date, title, (time, expression.isHalfOpen), utterance, evidence: range,
            place: utterance)
        return true
    }

    /// A question that has one word and its hour, and nothing else, but what says that it is first.
    private func nounAsked(before hour: Range<Int>, _ utterance: Utterance) -> PlanTitle? {
        let (grammar, reader) = (utterance.grammar, PlanReader(grammar: utterance.grammar))
        let clause = utterance.clause(around: hour).tokens
        let words = clause.filter { index in
            grammar[index]?.kind == .word && !hour.contains(index) && !grammar.isWord(index, .hourLead)
                && !grammar.isWord(index, .atPreposition) && !grammar.isWord(index, .beforehand)
        }
        guard words.count == 1, let noun = words.first, noun < hour.lowerBound, reader.isTitleWord(noun),
            grammar.isSign(grammar.sentence(around: hour.lowerBound).upperBound - 1, "?"),
            !GivenNames.isKnown(grammar[noun]?.text ?? ""), !grammar.isPlaceNoun(noun, in: clause),
            grammar[noun].map({ $0.text.utf8.count > 3 && !CommonWords.function.contains($0.word) }) ?? false,
            grammar.has(.capitalisedNouns)
                ? grammar[noun]?.isCapitalised == true : grammar[noun]?.isCapitalised == false,
            grammar.words.accepting.length(in: grammar, at: noun) == nil, !isAnnounced(hour, grammar)
        else { return nil }
        return PlanTitle(
            text: utterance.turn.quote(noun..<noun + 1).asTitle(keepingCapitals: grammar.has(.capitalisedNouns)))
    }

    /// Its own clause names what is on at that hour, and no other hour, and asks.
    private func isAsked(at hour: Range<Int>, _ utterance: Utterance) -> Bool {
        let (grammar, clause) = (utterance.grammar, utterance.clause(around: hour))
        return clause.namesOccasion && grammar.isSign(grammar.sentence(around: hour.lowerBound).upperBound - 1, "?")
            && (clause.tokens.upperBound..<utterance.tokens.upperBound).allSatisfy { grammar[$0]?.kind == .sign }
            && utterance.expressions.count { $0.time.map { clause.tokens.contains($0.tokens.lowerBound) } ?? false }
                == 1
    }

    /// "8:45 at the café", "8:45 Café Rosa": what could be an occasion is where.
    func isOfPlaces(_ utterance: Utterance) -> Bool {
        let place = PlaceReader(utterance).place()
        return utterance.tokens.filter(utterance.isOccasion).allSatisfy { index in
            place?.contains(index) == true || utterance.grammar.isWord(index, in: utterance.lexicon.words.placeNouns)
        }
    }

    /// "My last exam is on Tuesday" — "Barbecue in the park after?", "dentist at 3 tomorrow, let's meet after": another plan of the day that
    /// is talked about, whose hour is open.
    mutating func readLaterPlan(_ utterance: Utterance) -> Bool {
        guard isLaterPlan(utterance),
            let noun = utterance.tokens.first(where: utterance.isOccasion) ?? utterance.diningVerb ?? meeting(utterance)
        else { return false }
        let title =
            utterance.isOccasion(noun)
            ? TopicReader(utterance).title()
            : utterance.meal ?? PlanTitle(text: utterance.grammar.words.meeting.alone, isGeneric: true)
        guard let title, let date = day(before: utterance, of: title) else { return false }
        let hour = hourBehindAfterwards(utterance)
        openBeside(date, title, hour.map { ($0, true) }, utterance, evidence: noun..<noun + 1, place: utterance)
        return true
    }

    /// "Drinks at the Eagle after, 6"
    private func hourBehindAfterwards(_ utterance: Utterance) -> ClockTime? {
        let grammar = utterance.grammar
        guard
            let comma = utterance.tokens.last(where: { grammar.isSign($0, ",") && grammar.isWord($0 - 1, .afterwards) }
            ),
            let token = grammar[comma + 1], token.isShortNumber, let hour = token.value, (1...12).contains(hour),
            grammar.endsClause(comma + 2)
        else { return nil }
        let said = SpokenTime(hour: hour, minute: 0, isTwelveHour: true, half: nil)
        return utterance.turn.time(of: TemporalExpression(time: (said, comma + 1..<comma + 2)))
    }

    /// "The swim tomorrow's off" — "We're having breakfast instead at 9": another thing of the day that was called off.
    mutating func readPlanInstead(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard utterance.expressions.allSatisfy({ $0.day == nil }),
            let instead = utterance.lexicon.words.instead.first(in: utterance.grammar, utterance.tokens),
            utterance.namesOccasion,
            let title = TopicReader(utterance).title(),
            let off = mentions.last(where: { turn.index - $0.turn <= 3 && $0.role != .notADate }), off.role == .refused,
            named(by: utterance) == nil
        else { return false }
        let hour = utterance.expressions.first { $0.time != nil }
        openBeside(
            off.date, title, hour.flatMap { hour in turn.time(of: hour).map { ($0, hour.isHalfOpen) } }, utterance,
            evidence: instead, place: utterance)
        return true
    }

    /// It asks for or suggests what is "after", and says no day or hour.
    private func isLaterPlan(_ utterance: Utterance) -> Bool {
        (utterance.isQuestion || utterance.suggests
            // "Drinks at the Eagle after, 6"
            || utterance.isOccasion(utterance.grammar.head(of: utterance.tokens))
                && hourBehindAfterwards(utterance) != nil)
            && utterance.expressions.isEmpty && !utterance.moves && saysAfterwards(utterance)
    }

    private func saysAfterwards(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        return utterance.tokens.contains { index in
            guard grammar.isWord(index, .afterwards) else { return false }
            if grammar.endsClause(index + 1) { return true }
            // "Danach Kaffee?", but "after lunch?"
            // "Kommst danach zum Kaffee"
            let noun = grammar.isWord(index + 1, .occasionPreposition) ? index + 2 : index + 1
            return !grammar.isWord(index, .boundBefore) && utterance.isOccasion(noun)
                && (noun > index + 1 || index == utterance.tokens.lowerBound || grammar[index - 1]?.kind == .sign)
        }
    }

    /// The word by which somebody only means to come.
    func meeting(_ utterance: Utterance) -> Int? {
        utterance.tokens.first { utterance.grammar.isWord($0, .genericVerb) }
    }

    /// That of another plan, or one that the same message told of and that opened none.
    private func day(before utterance: Utterance, of title: PlanTitle) -> CalendarDate? {
        let turn = utterance.turn
        if let looseDay, looseDay.utterance.turn.index == turn.index { return looseDay.date }
        guard let thread = focus(turn), turn.index - lastTurns[thread] <= 2, let known = threads[thread].title,
            !known.isGeneric, !title.isSame(as: known)
        else { return nil }
        return threads[thread].standing.last?.date
    }

    /// Tokens of a sentence in which what is "after" is asked for.
    private static let reachOfLaterPlans = 24

    /// "I have the dentist at 3 tomorrow, let's meet after": what parts the day from the plan behind it, which says none.
    func jointBeforeLaterPlan(_ utterance: Utterance) -> Range<Int>? {
        guard saysAfterwards(utterance) else { return nil }
        let (grammar, end) = (utterance.grammar, utterance.tokens.upperBound)
        for index in utterance.tokens.dropFirst().suffix(Self.reachOfLaterPlans) {
            let length =
                grammar.isSign(index, ",") ? 1 : utterance.lexicon.words.therefore.length(in: grammar, at: index)
            guard let length, index + length < end else { continue }
            let rest = utterance.part(index + length..<end)
            if isLaterPlan(rest), rest.namesOccasion || meeting(rest) != nil { return index..<index + length }
        }
        return nil
    }

    /// A plan of its own on the day of a known one.
    mutating func openBeside(
        _ date: CalendarDate, _ title: PlanTitle, _ hour: (time: ClockTime, isHalfOpen: Bool)?,
        _ utterance: Utterance, evidence: Range<Int>, place: Utterance
    ) {
        let turn = utterance.turn
        let sequel = open(title, about: turn.speaker, turn)
        threads[sequel].options.append(
            PlanThread.Option(
                date: date, time: hour?.time, isHalfOpen: hour?.isHalfOpen ?? false, status: .stands,
                decidedBy: turn.index, proposer: turn.speaker, message: turn.index, isQuestion: utterance.isQuestion,
                isOffer: utterance.isOffer, isUncertain: turn.isUncertain, evidence: turn.evidence(evidence)))
        threads[sequel].place = PlaceReader(place).place().map { turn.quote($0) }
        note(sequel, .suggest, turn, day: "\(date)" + (hour.map { " \($0.time)" } ?? ""))
    }

    /// "Dentist at 10, lunch with Tom at 1": another thing of the day that the same sentence names.
    private mutating func addItem(
        _ item: Range<Int>, at hour: Range<Int>, _ expression: TemporalExpression, _ utterance: Utterance,
        of thread: Int, _ option: Int
    ) -> Bool {
        let (turn, reader) = (utterance.turn, PlanReader(grammar: utterance.grammar))
        guard let plan = reader.occasion(near: hour.clamped(to: item), in: item) ?? reader.goal(in: item),
            let time = turn.time(of: expression)
        else { return false }
        let title = PlanTitle(text: turn.title(of: plan))
        guard threads[thread].title?.isSame(as: title) != true else { return false }
        let quote =
            plan.title.lowerBound < hour.lowerBound
            ? plan.title.lowerBound..<hour.upperBound : hour.lowerBound..<plan.title.upperBound
        openBeside(
            threads[thread].options[option].date, title, (time, expression.isHalfOpen), utterance, evidence: quote,
            place: utterance.part(item))
        return true
    }
}
