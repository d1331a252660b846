/// "Friday I have my sister's recital. Sunday?": what keeps somebody from a plan is a plan of its own.
extension DialogueState {
    struct Reason {
        var title: PlanTitle
        var about: Extraction.Subject
        var quote: Range<Int>
        var place: String?

        init(title: PlanTitle, about: Extraction.Subject, quote: Range<Int>) {
            (self.title, self.about, self.quote) = (title, about, quote)
        }

        /// - Parameter moment: The tokens beside which it is looked for whose plan it is.
        init(_ plan: Plan, beside moment: Range<Int>, quote: Range<Int>, _ turn: Conversation.Turn) {
            self.init(
                title: PlanTitle(text: turn.title(of: plan)),
                about: PlanSubject(grammar: turn.grammar).owner(of: plan.title, moment: moment)
                    .resolved(speaker: turn.speaker),
                quote: quote)
        }
    }

    /// An occasion that the speaker says to have on the day; duties, which come again and again, are none ("da hab ich Spätschicht").
    ///
    /// - Parameter isRefused: The day was found to be refused, by whatever words: "can't talk tomorrow, dentist at 9".
    func reason(in utterance: Utterance, _ day: Range<Int>, isRefused: Bool = false) -> Reason? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        // "Got the dentist at 4 and then I'm wrecked"
        let having = ownHaving(utterance)
        let occupied = utterance.lexicon.words.occupied.first(in: grammar, utterance.tokens).map { found in
            having.map { $0.lowerBound < found.lowerBound ? $0 : found } ?? found
        }
        guard
            let own = occupied
                ?? (grammar.length(.itIsMine, at: grammar.head(of: utterance.tokens)).map { length in
                    let head = grammar.head(of: utterance.tokens)
                    return head..<head + length
                })
                ?? utterance.tokens.first(where: { grammar.length(.itIsMine, at: $0) != nil }).map({ $0..<$0 + 1 })
                ?? having ?? bareReason(utterance, behindRefused: isRefused ? day : nil)
        else { return nil }
        let reader = PlanReader(grammar: grammar)
        let noun = utterance.tokens.first { index in
            index >= own.lowerBound && !day.contains(index) && reader.isOccasion(index) && !reader.isWork(index)
                // "Im Urlaub": where somebody is.
                && grammar.length(.unavailable, at: index - 1) != 2
        }
        guard let noun, noun - own.upperBound <= 5 else { return nil }
        // "Thursdays I have choir so Friday"
        if let start = grammar.consequence(before: day, in: utterance.tokens), noun < start { return nil }
        // "Tomorrow I have to study, exam on Wednesday": of a day of its own.
        let clause = grammar.clause(around: noun..<noun + 1)
        let isOfOtherDay = utterance.expressions.contains { expression in
            expression.day.map { clause.contains($0.tokens.lowerBound) && $0.tokens != day } ?? false
        }
        if isOfOtherDay, !clause.contains(day.lowerBound) { return nil }
        let range = reader.title(around: noun, in: utterance.tokens, day)
        var reason = Reason(Plan(title: range), beside: range, quote: range, turn)
        reason.place = PlaceReader(utterance).place().map { turn.quote($0) }
        return reason
    }

    /// "Can't do the gym tomorrow, I have the dentist at 6": the gym.
    func refusedThing(beside day: Range<Int>, _ utterance: Utterance) -> PlanTitle? {
        let clause = utterance.grammar.clause(around: day)
        return PlanReader(grammar: utterance.grammar).refusedThing(in: clause, beside: day)
            .map { PlanTitle(text: utterance.turn.title(of: $0)) }
    }

    /// "Got a dentist thing at 3 on Wednesday", to somebody who asked for that day: it is taken.
    func hasOwn(on day: Range<Int>, _ utterance: Utterance) -> Bool {
        guard !isGroup, !utterance.isQuestion, !utterance.accepts, !utterance.moves, ownHaving(utterance) != nil,
            let offered = offered(to: utterance.turn), let reason = reason(in: utterance, day)
        else { return false }
        return reason.title.isOther(than: threads[offered].title)
    }

    /// "Hab um 9:15 Zahnarzt, aber davor geht": an engagement of the speaker's at an hour of the day that the other side offers, beside which
    /// the day is free.
    func ownEngagement(
        beside day: Range<Int>, _ utterance: Utterance
    ) -> (reason: Reason, time: ClockTime)? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, !utterance.isQuestion, !utterance.moves, !utterance.accepts, let offered = offered(to: turn),
            let hour = utterance.expressions.first(where: { $0.time != nil }), let time = turn.time(of: hour),
            let reason = reason(in: utterance, day) ?? toldOccasion(utterance),
            threads[offered].title.map({ $0.isGeneric || !$0.isSame(as: reason.title) }) ?? true
        else { return nil }
        // The engagement with its hour, then the rest of the day.
        let clause = grammar.clause(around: reason.quote)
        guard hour.time.map({ clause.contains($0.tokens.lowerBound) }) ?? false,
            utterance.tokens.contains(where: { $0 >= clause.upperBound && grammar.isWord($0, .besideEngagement) })
        else { return nil }
        return (reason, time)
    }

    /// "Dentist at 9:15": told by nothing but its name.
    func toldOccasion(_ utterance: Utterance) -> Reason? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        let reader = PlanReader(grammar: grammar)
        guard let noun = utterance.tokens.first(where: utterance.isOccasion) else { return nil }
        let range = reader.title(around: noun, in: utterance.tokens, noun..<noun)
        return Reason(Plan(title: range), beside: range, quote: range, turn)
    }

    /// "That's mum's birthday, Sunday?": another part of the sentence says what is on the day that was offered, and a day is asked about.
    mutating func readsCounter(
        _ named: NamedPlan, _ expression: TemporalExpression, on date: CalendarDate, _ utterance: Utterance
    ) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, utterance.isQuestion, let thread = offered(to: turn),
            let option = threads[thread].options.lastIndex(where: { $0.isOpenOffer(to: turn.speaker) }),
            threads[thread].options[option].date != date, threads[thread].options[option].message < turn.index,
            threads[thread].title?.isSame(as: named.title) != true
        else { return false }
        let clause = grammar.clause(around: expression.tokens)
        guard named.title.isGeneric == false, !clause.contains(named.range.lowerBound),
            utterance.isBare(place: nil, in: clause)
        else { return false }
        let offered = threads[thread].options[option].date
        resolve(thread, option, .refused, by: turn)
        threads[thread].isAppointment = true
        note(thread, .decline, turn)
        note(
            Reason(title: named.title, about: named.about, quote: named.range), on: offered, time: nil,
            isUncertain: turn.isUncertain, turn)
        return true
    }

    /// "Sunday's the kids' gala", "Mittwoch hat Paul Geburtstag": another occasion, told of the day that the other side offers.
    ///
    /// - Parameter isCountered: The same turn offers another day (`isCounteredBehind`).
    func engagement(
        on expression: TemporalExpression, _ date: CalendarDate, _ utterance: Utterance, isCountered: Bool
    ) -> Reason? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup,
            let offered = recent.last(where: { index in
                turn.index - lastTurns[index] <= 2
                    && threads[index].options.contains {
                        // "Oh wait, Wednesday is the work dinner... Thursday?"
                        $0.date == date
                            && ($0.isOpenOffer(to: turn.speaker)
                                || isCountered && $0.status == .stands && $0.message < turn.index)
                    }
            }), isCountered || isSpokenOf(offered, expression),
            // "My niece's christening tomorrow, Sunday?"
            !utterance.isQuestion || isCountered, !utterance.accepts, !utterance.suggests, !utterance.moves
        else { return nil }
        // "Friday or Saturday?" — "Friday. Service is at 10": what its hour is of is part of what was offered.
        let day = (isPicked(expression, utterance) ? expression.day?.tokens : nil) ?? expression.tokens
        let (reader, clause) = (PlanReader(grammar: grammar), grammar.clause(around: day))
        guard !utterance.lexicon.words.accepting.occur(in: grammar, clause),
            !utterance.tokens.contains(where: { grammar.isWord($0, in: utterance.lexicon.words.conditions) }),
            let plan = reader.birthday(near: day, in: clause) ?? reader.occasion(near: day, in: clause),
            // "Saturday, 3pm kick off": of what was offered.
            grammar.length(.hourLeadPhrase, at: plan.title.lowerBound) == nil
        else { return nil }
        let quote =
            min(
                plan.title.lowerBound, expression.tokens.lowerBound)..<max(
                plan.title.upperBound, expression.tokens.upperBound)
        let reason = Reason(plan, beside: quote, quote: quote, turn)
        return reason.title.isOther(than: threads[offered].title) ? reason : nil
    }

    /// What the offered day is for is known, or was said before it without a word that names it.
    private func isSpokenOf(_ thread: Int, _ expression: TemporalExpression) -> Bool {
        if threads[thread].title.map({ !$0.isGeneric }) ?? false { return true }
        // "The deck needs sawing" … "Saturday?" — "Saturday's the game".
        guard expression.time == nil, let offer = threads[thread].options.last?.message, offer > 0 else { return false }
        return hasMatter(before: offer)
    }

    /// "Monday my mum's flying in. Tuesday?": whatever is told of the day that is refused for another one.
    func reasonTold(_ expression: TemporalExpression, _ utterance: Utterance) -> Reason? {
        guard !utterance.declines, utterance.elsewhere == nil,
            let named = title(of: expression, utterance),
            !named.title.isGeneric, !named.isLeftover,
            !isBehindOtherDay(named.range, than: expression.tokens, utterance),
            // "Sunday I'm at mum's": where somebody is.
            utterance.grammar[named.range.upperBound - 1]?.isPossessive != true,
            // "Saturday I'm driving my nephew" is an errand.
            !utterance.tokens.contains(where: { utterance.grammar.isWord($0, in: utterance.lexicon.words.first) })
                || !named.range.contains(where: { index in
                    // "Freitag hab ich Training" is a noun.
                    utterance.grammar.ends(index, .progressiveEnding)
                        && !(utterance.grammar.has(.capitalisedNouns)
                            && utterance.grammar[index]?.isCapitalised == true)
                })
        else { return nil }
        return Reason(title: named.title, about: named.about, quote: named.quote)
    }

    /// "Can we do Sunday? Saturday I've got a wedding": what is on the day that the same message asked for another one in place of.
    mutating func tellsWhyCountered(
        _ expression: TemporalExpression, on date: CalendarDate, _ utterance: Utterance
    ) -> Bool {
        let (turn, own) = (utterance.turn, utterance.clause(around: expression.tokens))
        guard !isGroup, !own.isQuestion, !own.moves,
            let thread = recent.last(where: { index in
                threads[index].options.contains {
                    $0.date == date && !$0.status.isNamed && $0.decidedBy == turn.index && $0.proposer != turn.speaker
                }
                    && (threads[index].options.contains { $0.status == .stands && $0.message == turn.index }
                        // "Thursday works, Wednesday I've got pilates"
                        || threads[index].isTaken(in: turn.index))
            })
        else { return false }
        let told = reason(in: utterance, expression.tokens) ?? reasonTold(expression, utterance)
        guard let reason = told, reason.title.isOther(than: threads[thread].title) else {
            // "Lieber Sonntag, Samstag muss ich arbeiten": nothing is on it, and it does not stand again.
            guard let day = expression.day, RoleReader(utterance).isOccupied(day.tokens) else { return false }
            resolve(mention: mentions.count - 1, .refused, by: turn)
            return true
        }
        let isNoted = recent.contains {
            threads[$0].options.index(of: date) != nil && threads[$0].title == reason.title
        }
        if !isNoted {
            note(
                reason, on: date, time: beginning(of: expression, turn), isUncertain: turn.isUncertain(expression), turn
            )
        }
        return true
    }

    /// "Can't make it on Saturday, Emma's got a tournament": an occasion in a clause behind the refusal, without a day of its own.
    func isBehindRefusal(_ title: Range<Int>, beside day: Range<Int>, _ utterance: Utterance) -> Bool {
        let (own, said) = (utterance.clause(around: day), utterance.clause(around: title))
        let isRefused = own.declines || RoleReader(own).isRefused(day)
        return !utterance.isQuestion && isRefused && said.tokens.lowerBound >= own.tokens.upperBound
            && !said.declines && said.expressions.allSatisfy { $0.day == nil }
            && !isBehindOtherDay(title, than: day, utterance)
    }

    /// That occasion, which is why.
    func reasonBehind(_ expression: TemporalExpression, _ utterance: Utterance) -> Reason? {
        guard let named = title(of: expression, utterance, isClosing: true),
            isBehindRefusal(named.range, beside: expression.day?.tokens ?? expression.tokens, utterance),
            !named.title.isGeneric,
            !PlanReader(grammar: utterance.grammar).isDuty(named.range.upperBound - 1),
            // "The hygienist is off sick"
            !utterance.clause(around: named.range).tokens.contains(where: {
                utterance.grammar.length(.unavailable, at: $0) != nil || utterance.grammar.isWord($0, .nothingOn)
            })
        else { return nil }
        return Reason(title: named.title, about: named.about, quote: named.quote)
    }

    /// "Thurs my mum's flying in", "can't Saturday, softball finals": whatever is told beside a refusal of the day.
    func reasonBeside(_ expression: TemporalExpression, _ utterance: Utterance) -> Reason? {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        let day = expression.tokens
        let clause = grammar.clause(around: day)
        var said = clause
        var moment = day
        if utterance.part(clause).declines {
            // "Cant weds its our anniversary", "can't Saturday, softball finals"
            let rest = day.upperBound..<max(day.upperBound, clause.upperBound)
            let comma = grammar.isSign(clause.upperBound, ",") ? clause.upperBound + 1 : clause.upperBound
            let behind = comma < utterance.tokens.upperBound ? grammar.clause(around: comma..<comma + 1) : comma..<comma
            said = rest.contains { grammar[$0]?.kind == .word } ? rest : comma..<max(comma, behind.upperBound)
            moment = said.lowerBound..<said.lowerBound
        }
        guard let plan = PlanReader(grammar: grammar).reason(beside: moment, in: said),
            grammar[plan.title.upperBound - 1]?.isPossessive != true
        else { return nil }
        let quote =
            min(plan.title.lowerBound, day.lowerBound)..<max(plan.title.upperBound, day.upperBound)
        var reason = Reason(plan, beside: quote, quote: quote, turn)
        reason.place = PlaceReader(utterance).place().map { turn.quote($0) }
        return reason
    }

    /// "Friday?" — "He has football Fridays", "Saturdays the game": what is on every such day is on the one that was offered, too.
    mutating func readRoutine(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, !utterance.isQuestion, !utterance.accepts, let thread = offered(to: turn),
            let option = threads[thread].options.last(where: { $0.isOpenOffer(to: turn.speaker) }),
            threads[thread].title != nil || hasMatter(before: option.message),
            let day = utterance.tokens.first(where: {
                grammar.recurrence(at: $0)?.value.weekdays.contains(option.date.weekday) ?? false
            }), let end = grammar.recurrence(at: day)?.end,
            let plan = PlanReader(grammar: grammar).occasion(near: day..<end, in: utterance.tokens)
        else { return false }
        let reason = Reason(plan, beside: day..<end, quote: plan.title, turn)
        if threads[thread].title?.isSame(as: reason.title) == true { return false }
        decline(turn)
        note(reason, on: option.date, time: nil, isUncertain: option.isUncertain, turn)
        return true
    }

    /// "They've swimming Saturday. Sunday, 10ish?", "Hairdresser tomorrow. Tuesday": another day, and nothing else, behind what is said of
    /// the one that the other side offered.
    func isCounteredBehind(
        _ expression: TemporalExpression, on date: CalendarDate, _ utterance: Utterance
    ) -> Bool {
        let turn = utterance.turn
        guard !isGroup, expression.time == nil, !utterance.accepts, !utterance.moves else { return false }
        let own = utterance.clause(around: expression.tokens)
        guard !own.isBare(place: nil), !own.isQuestion || utterance.tokens.upperBound > own.tokens.upperBound,
            // "Saturday's great", but "my mum's flying in".
            !own.tokens.contains(where: {
                utterance.lexicon.words.accepting.length(in: utterance.grammar, at: $0) != nil
                    && !utterance.grammar.isWord($0, .placeLead)
            })
        else { return false }
        return Utterance.all(of: turn).contains { later in
            // "Later in the week?"
            if later.isQuestion, later.tokens.lowerBound >= own.tokens.upperBound, later.expressions.isEmpty,
                later.grammar.asksForOtherTime(later.tokens)
            {
                return true
            }
            return later.expressions.contains { other in
                guard let day = other.day?.tokens, day.lowerBound >= own.tokens.upperBound,
                    turn.date(of: other, direction: .future) != date
                else { return false }
                let asked = later.clause(around: day)
                return asked.tokens.lowerBound >= own.tokens.upperBound && asked.isBare(place: nil)
            }
        }
    }

    /// The day stands for it, though it was refused for another plan.
    mutating func note(
        _ reason: Reason, on date: CalendarDate, time: ClockTime?, isUncertain: Bool, _ turn: Conversation.Turn
    ) {
        // "El jueves imposible, ¿qué tal el sábado?"
        if CalendarWords.weekdays[reason.title.text.folded] != nil { return }
        // "Not tonight, my back's killing me"
        if reason.quote.contains(where: { index in
            turn.grammar[index].map { $0.isPossessive && Cue.bodyPart.contains($0.stem) } ?? false
        }) {
            return
        }
        let focused = focus(turn)
        let thread = open(reason.title, about: reason.about, turn)
        threads[thread].options.append(
            PlanThread.Option(
                date: date, time: time, status: .stands, decidedBy: turn.index, proposer: turn.speaker,
                message: turn.index, isQuestion: false, isOffer: false, isUncertain: isUncertain,
                evidence: turn.evidence(reason.quote)))
        times.append(
            Extraction.DateMention(
                date: date, time: time, isUncertain: isUncertain, about: turn.speaker,
                evidence: turn.evidence(reason.quote)))
        threads[thread].place = reason.place
        note(thread, .inform, turn, day: "\(date)")
        // The talk goes on about the plan that was refused.
        if let focused, threads[focused].title?.isSame(as: reason.title) != true {
            goOn(about: focused, besides: thread, turn)
        }
    }
}
