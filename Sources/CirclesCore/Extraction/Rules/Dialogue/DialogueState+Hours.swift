/// The hour of a plan, said alone: "starts 20:15", "7", "11 works".
extension DialogueState {
    /// "Starts 20:15", "7", "11:15 works".
    mutating func readTimes(_ utterance: Utterance) {
        // "Training is at seven every Tuesday" is an hour of no single day.
        if utterance.isRoutine { return }
        let alone = utterance.expressions.filter { $0.day == nil }
        if readHourShift(utterance) || readHalfPast(utterance) { return }
        if alone.isEmpty, readHourAtPlace(utterance) { return }
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
        // "Quiz starts at 8": of the one it names, where its hour is open.
        let concerned = named(by: utterance).flatMap { utterance.moves || isHourOpen($0) ? $0 : nil } ?? focus(turn)
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
                sameHalf(time, expression, known, of: thread), thread, option, turn, range,
                isHalfOpen: expression.isHalfOpen)
        } else if concerned.map({ threads[$0].standing.isEmpty }) ?? true, !isOther, !utterance.moves {
            startToday(time, range, utterance)
        }
    }

    private func isHourOpen(_ thread: Int) -> Bool {
        threads[thread].options.last { $0.status == .stands }.map { $0.time == nil } ?? false
    }

    /// The other side asked for it one turn ago, and no hour is known: "just drinks at the Fox at 8".
    private func isAnswer(to option: PlanThread.Option, _ turn: Conversation.Turn) -> Bool {
        option.time == nil && option.isQuestion && option.proposer != turn.speaker && turn.index - option.message <= 1
    }

    /// "7pm?" — "7.30", "7am?" — "7.15": of the same half of the day as the hour it answers.
    private func sameHalf(
        _ time: ClockTime, _ expression: TemporalExpression, _ option: PlanThread.Option, of thread: Int
    ) -> ClockTime {
        guard let said = expression.time?.said, said.isTwelveHour, said.half == nil,
            let other = ClockTime(hour: (time.hour + 12) % 24, minute: time.minute)
        else { return time }
        if option.time == nil, let half = option.half {
            return (time.hour >= 12) == (half == .afternoon) ? time : other
        }
        guard let known = option.time else {
            return time.hour < 12 && expression.isHalfOpen && isOfTheEvening(thread) ? other : time
        }
        return abs(other.hour - known.hour) <= 3 ? other : time
    }

    /// "Let's meet near the gate at 15:00": a plan with an hour and no day is today's.
    private mutating func startToday(_ time: ClockTime, _ range: Range<Int>, _ utterance: Utterance) {
        let turn = utterance.turn
        guard turn.isToday, turn.clock.map({ time > $0 }) ?? true, focus(turn) == nil || utterance.suggests,
            let plan = PlanReader(grammar: turn.grammar).plan(for: range)
        else { return }
        let title = PlanTitle(
            text: turn.title(of: plan), isGeneric: plan.isGeneric)
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
        let tokens = Array(turn.tokens.drop { isSmallWord($0, utterance.lexicon) })
        let first = turn.tokens.count - tokens.count
        guard turn.temporalExpressions.isEmpty, (1...4).contains(tokens.count), first <= 3, let token = tokens.first,
            let value = token.isShortNumber ? token.value : askedNumeral(token), (1...23).contains(value),
            let thread = focus(turn),
            turn.index - threads[thread].lastTurn <= 2,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            // "Platform?" — "7": where the hour is known, only a question of it is answered by a number.
            threads[thread].options[option].time == nil || question?.isOfTime ?? true
        else { return }
        var minute = 0
        var end = first + 1
        if turn.grammar.isSign(end, "."), turn.grammar.isGlued(end + 1), let minutes = turn.tokens[safe: end + 1],
            minutes.text.utf8.count == 2,
            let value = minutes.value, value < 60
        {
            (minute, end) = (value, end + 2)
        } else if tokens.count > 2 {
            return
        }
        let half = half(of: value, of: thread, turn, around: first..<first + 1)
        let known = threads[thread].options[option].time
        let isLate = known.map { $0.hour >= 12 } ?? (half == .afternoon)
        guard let time = ClockTime(hour: value < 12 && isLate ? value + 12 : value, minute: minute) else { return }
        setTime(time, thread, option, turn, first..<end)
    }

    /// "ok", "dann", "yeah." before an hour alone.
    private func isSmallWord(_ token: Token, _ lexicon: Lexicon) -> Bool {
        if token.kind == .sign { return [",", "."].contains(token.text) }
        return token.kind == .word
            && (lexicon.words.choosing.contains(token.text) || lexicon.words.hesitations.contains(token.text)
                || PlanWords.interjections.contains(token.text))
    }

    /// "What time?" — "three".
    private func askedNumeral(_ token: Token) -> Int? {
        question?.isOfTime ?? false ? CalendarWords.numbers[token.text] : nil
    }

    /// "Can we make it half past?": of the hour that is known.
    private mutating func readHalfPast(_ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        guard
            let half = utterance.tokens.first(where: {
                grammar.isWord($0, .halfBefore) && grammar.isWord($0 + 1, .pastPreposition)
                    && grammar.endsClause($0 + 2)
            }), let thread = focus(utterance.turn),
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            let known = threads[thread].options[option].time, let time = ClockTime(hour: known.hour, minute: 30)
        else { return false }
        setTime(time, thread, option, utterance.turn, half..<half + 2)
        return true
    }

    /// "7 at the taproom", "8 as always", "like 3": a number of an open hour that says by what follows, or leads, that it is one.
    private mutating func readHourAtPlace(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard let thread = focus(turn), turn.index - threads[thread].lastTurn <= 3,
            let option = threads[thread].options.lastIndex(where: { $0.status == .stands }),
            threads[thread].options[option].time == nil,
            let index = utterance.tokens.first(where: { grammar[$0]?.kind == .number }),
            let token = grammar[index], token.isShortNumber, let value = token.value, (1...12).contains(value),
            !grammar.isAmount(index),
            index == utterance.tokens.lowerBound || grammar.isSign(index - 1, ",", ".") || isLed(index, utterance)
        else { return false }
        let place = PlaceReader(utterance).place()
        let isAtPlace =
            place.map { $0.lowerBound > index && $0.lowerBound <= index + 3 } ?? false
            && utterance.lexicon.words.placePrepositions.length(in: grammar, at: index + 1) != nil
        let isUsual = utterance.lexicon.words.sameTime.length(in: grammar, at: index + 1) != nil
        let isHedged = grammar.isWord(index - 1, .hourHedge) && grammar.endsClause(index + 1)
        guard isAtPlace || isUsual || isHedged else { return false }
        let half = half(of: value, of: thread, turn, around: index..<index + 1)
        let isLate = threads[thread].options[option].half.map { $0 == .afternoon } ?? (half == .afternoon)
        guard let time = ClockTime(hour: value < 12 && isLate ? value + 12 : value, minute: 0) else { return false }
        setTime(time, thread, option, turn, index..<index + 1, isHalfOpen: true)
        return true
    }

    /// Small words, and nothing else, stand before it.
    private func isLed(_ index: Int, _ utterance: Utterance) -> Bool {
        utterance.tokens.lowerBound < index && index - utterance.tokens.lowerBound <= 3
            && (utterance.tokens.lowerBound..<index).allSatisfy {
                utterance.grammar[$0].map { isSmallWord($0, utterance.lexicon) } ?? false
                    || utterance.grammar.isWord($0, .hourHedge)
            } || utterance.grammar.isWord(index - 1, .hourHedge)
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

    /// Which half of the day an hour alone is of; where it says nothing itself, as the plan's name does.
    private func half(of hour: Int, of thread: Int, _ turn: Conversation.Turn, around range: Range<Int>)
        -> SpokenTime.DayHalf
    {
        let usual = turn.grammar.usualHalf(hour: hour, isDigital: false, around: range)
        return usual == .morning && isOfTheEvening(thread) ? .afternoon : usual
    }

    /// "Dinner", "drinks".
    private func isOfTheEvening(_ thread: Int) -> Bool {
        threads[thread].title?.words.contains(where: Cue.eveningOccasion.contains) ?? false
    }
}
