/// A turn that names no day: an answer, an hour, a place, a thing to talk about.
extension DialogueState {
    mutating func readAnswer(_ utterance: Utterance) {
        let turn = utterance.turn
        if let days = utterance.shift, shift(utterance, by: days) { return }
        if utterance.cancels {
            cancel(utterance)
            return
        }
        if case .callingOff(let thread)? = answered(by: turn), !utterance.isQuestion {
            if utterance.accepts, !utterance.keeps, !utterance.denies { callOff(thread, by: turn) }
            question = nil
            return
        }
        if utterance.keeps { keep(turn) }
        if utterance.revives, let thread = focus(turn), let option = threads[thread].options.indices.last,
            threads[thread].options[option].status == .refused
        {
            resolve(thread, option, .stands, by: turn)
            note(thread, .revive, turn)
            return
        }
        if utterance.declines || isPlainNo(utterance), !isGroup {
            decline(turn)
        } else if utterance.accepts {
            accept(turn)
        }
        readTopic(utterance)
        readTimes(utterance)
        readPlace(utterance)
        if utterance.asksWhere { whereAsked = turn.index }
    }

    // MARK: yes and no

    /// A message of nothing but a thumb.
    mutating func readThumb(_ turn: Conversation.Turn) {
        let thumbs = turn.message.text.unicodeScalars
        if thumbs.contains("👎"), !isGroup { decline(turn) } else if thumbs.contains("👍") { accept(turn) }
    }

    private mutating func accept(_ turn: Conversation.Turn) {
        guard let thread = focus(turn), turn.index - threads[thread].lastTurn <= 3,
            let option = threads[thread].options.indices.last(where: {
                threads[thread].options[$0].status == .stands && threads[thread].options[$0].proposer != turn.speaker
            })
        else { return }
        threads[thread].options[option].isAccepted = true
        threads[thread].options[option].replaces = []
        threads[thread].isAppointment = true
        note(thread, .accept, turn)
    }

    /// "No, sorry" to a question that named a day; "no, just wine" to another question refuses nothing.
    private func isPlainNo(_ utterance: Utterance) -> Bool {
        guard utterance.denies, utterance.expressions.isEmpty, case .day? = answered(by: utterance.turn) else {
            return false
        }
        return true
    }

    /// "Let's leave it as it is": a day that was to replace an agreed one does not.
    mutating func keep(_ turn: Conversation.Turn) {
        guard let thread = focus(turn),
            let option = threads[thread].options.lastIndex(where: {
                $0.status == .stands && ($0.isMove || !$0.replaces.isEmpty) && $0.proposer != turn.speaker
                    && !$0.isAccepted
            })
        else { return }
        resolve(thread, option, .refused, by: turn)
        note(thread, .decline, turn)
    }

    private mutating func decline(_ turn: Conversation.Turn) {
        guard let thread = focus(turn), turn.index - threads[thread].lastTurn <= 2,
            let option = threads[thread].options.indices.last(where: {
                threads[thread].options[$0].status == .stands && threads[thread].options[$0].proposer != turn.speaker
                    && threads[thread].options[$0].isOffer
            })
        else { return }
        resolve(thread, option, .refused, by: turn)
        threads[thread].isAppointment = true
        note(thread, .decline, turn)
    }

    /// "The hike is off", "ist leider abgesagt": the plan that is named, else the one talked about.
    private mutating func cancel(_ utterance: Utterance) {
        let turn = utterance.turn
        if let thread = named(by: utterance) ?? (readsOtherThing(utterance) ? nil : focus(turn)) {
            callOff(thread, by: turn)
        } else if let title = TopicReader(utterance).title() {
            // "The barbecue's off": nothing is known of its day yet.
            let thread = open(title, about: turn.speaker, turn)
            note(thread, .cancel, turn)
        }
    }

    private mutating func callOff(_ thread: Int, by turn: Conversation.Turn) {
        for option in threads[thread].options.indices where threads[thread].options[option].status == .stands {
            threads[thread].options[option].replaces = []
            resolve(thread, option, .refused, by: turn)
        }
        note(thread, .cancel, turn)
    }

    /// "The babysitter cancelled": somebody else's affair, not the plan.
    private func readsOtherThing(_ utterance: Utterance) -> Bool {
        guard let title = TopicReader(utterance).title() else { return false }
        return !recent.contains { threads[$0].title?.isSame(as: title) == true }
    }

    // MARK: things without a day

    private mutating func readTopic(_ utterance: Utterance) {
        let turn = utterance.turn
        guard let title = TopicReader(utterance).title() else { return }
        // The plan's own name again, or a first name for one that has none.
        if let thread = focus(turn), turn.index - threads[thread].lastTurn <= 3 {
            if threads[thread].title?.isSame(as: title) == true { return note(thread, .inform, turn) }
            let isUnnamed = threads[thread].title == nil || threads[thread].title?.isGeneric == true
            if isUnnamed, !threads[thread].standing.isEmpty,
                turn.index > threads[thread].lastTurn || utterance.turn.index == threads[thread].lastTurn,
                !utterance.asksWhen
            {
                threads[thread].title = title
                note(thread, .inform, turn)
                return
            }
        }
        let isAsked = utterance.isQuestion || utterance.suggests
        if let topic, topic.isAsked, !isAsked, turn.index - topic.turn <= 2 { return }
        topic = Topic(title: title, turn: turn.index, isAsked: isAsked, about: turn.speaker)
    }

    // MARK: hours and places

    /// "Starts 20:15", "7", "11:15 works".
    mutating func readTimes(_ utterance: Utterance) {
        // "Training is at seven every Tuesday" is an hour of no single day.
        if utterance.isRoutine { return }
        let alone = utterance.expressions.filter { $0.day == nil }
        if readHourShift(utterance) { return }
        if alone.isEmpty { return readBareHour(utterance) }
        for expression in alone { readTime(expression, utterance) }
    }

    private mutating func readTime(_ expression: TemporalExpression, _ utterance: Utterance) {
        let turn = utterance.turn
        let grammar = turn.grammar
        guard let time = turn.time(of: expression), let range = expression.time?.tokens, !isLimit(expression, turn),
            !grammar.tellsOfThePast(around: range), !isRefusedTime(range, utterance)
        else { return }
        let place = PlaceReader(utterance).place()
        let isOther = utterance.tokens.contains {
            grammar.isWord($0, .otherAffair) && !(place?.contains($0) ?? false)
                // "11 works" is said of the hour.
                && !($0 == range.upperBound && grammar.length(.agreesToHour, at: $0) != nil)
                // "My train gets in at seven" is the speaker's own.
                && !grammar.isWord($0 - 1, in: utterance.lexicon.words.mine)
        }
        // "Move dinner to eight": of the dinner that was planned, however long ago.
        let concerned = utterance.moves ? named(by: utterance) ?? focus(turn) : focus(turn)
        if let thread = concerned, let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            !isOther
        {
            let known = threads[thread].options[option]
            let isFirst = known.time == nil
            let isChange =
                turn.index != known.message
                && (utterance.moves || utterance.isQuestion || utterance.isBare(place: nil) || utterance.suggests)
            guard isFirst || isChange else { return }
            if let named = TopicReader(utterance.clause(around: range)).title(), let title = threads[thread].title,
                !named.isSame(as: title), !title.isGeneric, utterance.tokens.count > 8, !isAnswer(to: known, turn)
            {
                return
            }
            setTime(
                afternoon(time, expression, known.time, of: thread), thread, option, turn, range,
                isHalfOpen: expression.isHalfOpen)
        } else if concerned.map({ threads[$0].standing.isEmpty }) ?? true, !isOther, !utterance.moves {
            startToday(time, range, utterance)
        }
    }

    /// The other side asked for it one turn ago, and no hour is known: "just drinks at the Fox at 8".
    private func isAnswer(to option: PlanThread.Option, _ turn: Conversation.Turn) -> Bool {
        option.time == nil && option.isQuestion && option.proposer != turn.speaker && turn.index - option.message <= 1
    }

    /// "7pm?" — "7.30": of the same half of the day as the hour it answers.
    private func afternoon(
        _ time: ClockTime, _ expression: TemporalExpression, _ known: ClockTime?, of thread: Int
    ) -> ClockTime {
        guard let said = expression.time?.said, said.isTwelveHour, said.half == nil, time.hour < 12,
            known.map({ abs(time.hour + 12 - $0.hour) <= 3 }) ?? (expression.isHalfOpen && isOfTheEvening(thread))
        else { return time }
        return ClockTime(hour: time.hour + 12, minute: time.minute) ?? time
    }

    /// "Let's meet near the gate at 15:00": a plan with an hour and no day is today's.
    private mutating func startToday(_ time: ClockTime, _ range: Range<Int>, _ utterance: Utterance) {
        let turn = utterance.turn
        guard turn.isToday, turn.clock.map({ time > $0 }) ?? true, focus(turn) == nil || utterance.suggests,
            let plan = PlanReader(grammar: turn.grammar).plan(for: range)
        else { return }
        let title = PlanTitle(
            text: plan.gist ?? turn.quote(plan.title).asTitle(keepingCapitals: turn.grammar.has(.capitalisedNouns)),
            isGeneric: plan.isGeneric)
        let thread = open(title, about: turn.speaker, turn)
        let quote = min(plan.title.lowerBound, range.lowerBound)..<max(plan.title.upperBound, range.upperBound)
        threads[thread].options.append(
            PlanThread.Option(
                date: turn.today, time: time, status: .stands, decidedBy: turn.index, proposer: turn.speaker,
                message: turn.index, isQuestion: utterance.isQuestion, isOffer: utterance.isOffer,
                isUncertain: turn.isUncertain,
                evidence: turn.evidence(quote)))
        threads[thread].place = PlaceReader(utterance).place().map { turn.quote($0) }
        times.append(
            Extraction.DateMention(
                date: turn.today, time: time, isUncertain: turn.isUncertain, about: turn.speaker,
                evidence: turn.evidence(range)))
        note(thread, utterance.isQuestion ? .suggest : .inform, turn, day: "\(turn.today) \(time)")
    }

    /// "10 clashes", "too early at 8".
    private func isRefusedTime(_ range: Range<Int>, _ utterance: Utterance) -> Bool {
        let clause = utterance.grammar.clause(around: range)
        let after = range.upperBound..<max(clause.upperBound, range.upperBound)
        return utterance.lexicon.words.refusingAfter.occur(in: utterance.grammar, after)
            || clause.contains {
                utterance.grammar.isWord($0, .hourDenial) && $0 < range.lowerBound
            }
    }

    func isLimit(_ expression: TemporalExpression, _ turn: Conversation.Turn) -> Bool {
        turn.grammar.isWord(expression.tokens.lowerBound, .hourLimitLead)
            || turn.grammar.isWord(expression.tokens.lowerBound - 1, .hourLimitLead)
    }

    /// "What time?" — "7"; "7:30?" — "8.15".
    private mutating func readBareHour(_ utterance: Utterance) {
        let turn = utterance.turn
        if readTrailingHour(utterance) { return }
        guard turn.temporalExpressions.isEmpty, (1...4).contains(turn.tokens.count), let token = turn.tokens.first,
            let value = token.isShortNumber ? token.value : askedNumeral(token), (1...23).contains(value),
            let thread = focus(turn),
            turn.index - threads[thread].lastTurn <= 2,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            // "Platform?" — "7": where the hour is known, only a question of it is answered by a number.
            threads[thread].options[option].time == nil || question?.isOfTime ?? true
        else { return }
        var minute = 0
        var end = 1
        if turn.grammar.isSign(1, "."), turn.grammar.isGlued(2), let minutes = turn.tokens[safe: 2],
            minutes.text.utf8.count == 2,
            let value = minutes.value, value < 60
        {
            (minute, end) = (value, 3)
        } else if turn.tokens.count > 2 {
            return
        }
        let half = half(of: value, of: thread, turn, around: 0..<1)
        let known = threads[thread].options[option].time
        let isLate = known.map { $0.hour >= 12 } ?? (half == .afternoon)
        guard let time = ClockTime(hour: value < 12 && isLate ? value + 12 : value, minute: minute) else { return }
        setTime(time, thread, option, turn, 0..<end)
    }

    /// "What time?" — "three".
    private func askedNumeral(_ token: Token) -> Int? {
        question?.isOfTime ?? false ? CalendarWords.numbers[token.text] : nil
    }

    /// "Usual place, 7": a number alone between commas, of a plan whose hour is still open.
    private mutating func readTrailingHour(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        let words = utterance.tokens.filter { turn.grammar[$0]?.kind != .sign }
        guard words.count <= 7, words.count > 1, let last = words.last, let token = turn.grammar[last],
            token.isShortNumber, let value = token.value, (1...12).contains(value), !turn.grammar.isAmount(last),
            turn.grammar.isSign(last - 1, ",") || PlaceReader(utterance).place()?.upperBound == last,
            turn.grammar.endsClause(last + 1), let thread = focus(turn),
            turn.index - threads[thread].lastTurn <= 2,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            threads[thread].options[option].time == nil
        else { return false }
        let half = half(of: value, of: thread, turn, around: last..<last + 1)
        guard let time = ClockTime(hour: value < 12 && half == .afternoon ? value + 12 : value, minute: 0) else {
            return false
        }
        setTime(time, thread, option, turn, last..<last + 1, isHalfOpen: true)
        return true
    }

    mutating func setTime(
        _ time: ClockTime, _ thread: Int, _ option: Int, _ turn: Conversation.Turn, _ range: Range<Int>,
        isHalfOpen: Bool = false
    ) {
        threads[thread].options[option].time = time
        threads[thread].options[option].isHalfOpen = isHalfOpen
        let known = threads[thread].options[option]
        times.append(
            Extraction.DateMention(
                date: known.date, time: time, isUncertain: known.isUncertain, about: turn.speaker,
                evidence: turn.evidence(range)))
        note(thread, .inform, turn, day: "\(known.date) \(time)")
    }

    /// "Where?" — "Trattoria Sole"; "yep, leisure centre"; "Luigi's is full, Mario's instead".
    private mutating func readPlace(_ utterance: Utterance) {
        let turn = utterance.turn
        guard let thread = focus(turn), !threads[thread].standing.isEmpty, turn.index - threads[thread].lastTurn <= 3
        else { return }
        let out = utterance.lexicon.words.placeOut.first(in: turn.grammar, utterance.tokens)
        if out != nil, threads[thread].place != nil { threads[thread].placeIsOut = true }
        let isOther = takesPlace(utterance, of: thread)
        guard threads[thread].place == nil || isOther else { return }
        // What stands before "is full" is the place that is not.
        var said = utterance
        if let instead = utterance.lexicon.words.instead.first(in: turn.grammar, utterance.tokens) {
            said = utterance.clause(around: instead)
        } else if let out {
            guard out.upperBound < utterance.tokens.upperBound else { return }
            said = utterance.part(out.upperBound..<utterance.tokens.upperBound)
        }
        let isAsked = whereAsked.map { turn.index - $0 <= 2 } ?? false
        let reader = PlaceReader(said)
        guard let place = (isOther ? reader.goal() : nil) ?? reader.place(isAnswer: isAsked || isOther) else { return }
        threads[thread].place = turn.quote(place)
        threads[thread].placeIsOut = false
    }

    /// Whether a place that the utterance names is taken for the plan's own.
    func takesPlace(_ utterance: Utterance, of thread: Int) -> Bool {
        threads[thread].placeIsOut
            || utterance.lexicon.words.instead.occur(in: utterance.grammar, utterance.tokens)
                && threads[thread].place != nil
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
