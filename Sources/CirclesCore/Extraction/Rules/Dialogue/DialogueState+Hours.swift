/// The hour of a plan, said alone: "starts 20:15", "7", "11 works".
extension DialogueState {
    /// "Starts 20:15", "7", "11:15 works".
    mutating func readTimes(_ utterance: Utterance) {
        // "Training is at seven every Tuesday" is an hour of no single day.
        if utterance.isRoutine { return }
        reopen(utterance)
        // "My train gets in at 7:20, so 8?": the hour that follows from the other.
        if let start = startOfHourBehindReason(utterance) {
            return readTimes(utterance.part(start..<utterance.tokens.upperBound))
        }
        // "When are doors?" — "7, band on at 8.30"
        if isAskedOfTime(utterance.turn), utterance.grammar[utterance.tokens.lowerBound]?.isShortNumber == true,
            utterance.grammar.isSign(utterance.tokens.lowerBound + 1, ","),
            !utterance.expressions.contains(where: { $0.covers(utterance.tokens.lowerBound) })
        {
            return readNumber(utterance.part(utterance.tokens.lowerBound..<utterance.tokens.lowerBound + 1))
        }
        if readHourShift(utterance) || readPartOfHour(utterance) { return }
        guard utterance.expressions.contains(where: { $0.day == nil && $0.time != nil }) else {
            return readNumber(utterance)
        }
        let turn = utterance.turn
        let hours = utterance.expressions.compactMap { $0.time?.tokens }
        let place = PlaceReader(utterance).place()
        let alone = utterance.expressions.filter { expression in
            guard expression.day == nil, let hour = expression.time?.tokens else { return false }
            return turn.grammar.isMade(hour)
                // "7:30 or I'm staying in bed"
                || begins(with: utterance) && turn.grammar.isWord(hour.upperBound, in: utterance.lexicon.words.or)
                || (!isLimit(expression, turn) || isOfPresence(hour, utterance) || isOfDue(turn))
                    && (isOfArrival(turn) || !turn.grammar.isOfOtherAffair(hour, among: hours, place: place))
        }
        // "I finish at 4, so 5 at the station?", "15 statt 14 Uhr?"
        if alone.allSatisfy({ $0.time.map { isRefusedTime($0.tokens, utterance) } ?? true }) {
            return readNumber(utterance)
        }
        for expression in alone { readTime(expression, utterance, place: place) }
    }

    /// "What time do you get in?" — "the train gets into Leeds at 14:52".
    private func isOfArrival(_ turn: Conversation.Turn) -> Bool {
        isAskedOfTime(turn) && focus(turn).map { threads[$0].isArrival } ?? false
    }

    private func startOfHourBehindReason(_ utterance: Utterance) -> Int? {
        let grammar = utterance.grammar
        guard let hour = utterance.expressions.first(where: { $0.day == nil && $0.time != nil })?.tokens else {
            return nil
        }
        let end = utterance.tokens.upperBound
        let start = grammar.consequence(before: end..<end, in: hour.upperBound - 1..<end)
        return start.flatMap { grammar.isHour(at: $0) ? $0 : nil }
    }

    /// "I'm working late. Could we do 8?": another hour is asked for, and the day that the same turn seemed to refuse holds.
    private mutating func reopen(_ utterance: Utterance) {
        guard let thread = focus(utterance.turn), let option = threads[thread].options.indices.last,
            utterance.isQuestion
                && utterance.tokens.contains(where: { utterance.grammar.length(.hourWish, at: $0) != nil })
                || threads[thread].options[option].time != nil
                    && (begins(with: utterance) || asksForHourAlone(utterance)),
            utterance.expressions.contains(where: { $0.time != nil && $0.day == nil })
                || utterance.tokens.contains(where: { utterance.grammar[$0]?.isShortNumber == true }),
            threads[thread].options[option].status == .refused,
            isSameBreath(threads[thread].options[option].decidedBy, utterance.turn),
            threads[thread].options[option].message < utterance.turn.index
        else { return }
        resolve(thread, option, .stands, by: utterance.turn)
    }

    /// "Schaff ich nicht, halb 6?": a clause of its own that has nothing but the hour.
    private func asksForHourAlone(_ utterance: Utterance) -> Bool {
        utterance.isQuestion
            && utterance.expressions.contains { expression in
                expression.day == nil
                    && expression.time.map {
                        utterance.isBare(place: nil, in: utterance.clause(around: $0.tokens).tokens)
                    }
                        ?? false
            }
    }

    /// "Children should be in school by 8.15": of a plan whose hour is not known yet, when to be there.
    private func isOfPresence(_ hour: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        return utterance.tokens.contains { index in
            index < hour.lowerBound && grammar.length(.beingAt, at: index) != nil
        } && focus(utterance.turn).map(isHourOpen) ?? false
    }

    /// "Due on the 13th" — "by noon".
    private func isOfDue(_ turn: Conversation.Turn) -> Bool {
        guard let thread = focus(turn), let option = threads[thread].options.last(where: { $0.status == .stands })
        else { return false }
        return option.isDue && option.time == nil
    }

    /// "Absolutely not. 7:30 or I'm not coming": an hour at the head.
    private func begins(with utterance: Utterance) -> Bool {
        utterance.expressions.contains { expression in
            expression.day == nil && expression.time?.tokens.lowerBound == utterance.tokens.lowerBound
        }
    }

    /// The turn's own, or the same speaker's right before it.
    private func isSameBreath(_ message: Int, _ turn: Conversation.Turn) -> Bool {
        message == turn.index || message == turn.index - 1 && speakers[safe: message] == turn.speaker
    }

    private mutating func readTime(
        _ expression: TemporalExpression, _ utterance: Utterance, place: Range<Int>?
    ) {
        let turn = utterance.turn
        let grammar = turn.grammar
        guard let time = turn.time(of: expression), let range = expression.time?.tokens,
            // "Half six wär mir lieber": the verb wishes.
            grammar.length(.agreesToHour, at: range.upperBound) != nil || !grammar.tellsOfThePast(around: range)
                // "Sorry, 7:30, hab grad nachgeschaut": the hour stands alone.
                || utterance.corrects && utterance.isBare(place: nil, in: utterance.clause(around: range).tokens),
            !isRefusedTime(range, utterance)
        else { return }
        // "Move dinner to eight": of the dinner that was planned, however long ago.
        // "Quiz starts at 8": of the one it names, where its hour is open.
        let concerned = named(by: utterance).flatMap { utterance.moves || isHourOpen($0) ? $0 : nil } ?? focus(turn)
        if let thread = concerned, let option = threads[thread].options.lastIndex(where: { $0.status == .stands }) {
            let known = threads[thread].options[option]
            // "Thinking 7" — "7 in the morning?? no chance. half six in the evening"
            if isEchoed(time, of: known, utterance) { return }
            if let chosen = offered(at: time, of: thread, turn) {
                choose(chosen, of: thread, by: turn)
                return accept(turn, thread)
            }
            let isFirst = known.time == nil
            let isChange =
                turn.index != known.message
                && (utterance.moves || utterance.isQuestion || utterance.isBare(place: place) || utterance.suggests
                    || utterance.isBare(place: nil, in: utterance.clause(around: range).tokens)
                    || proposes(range, in: utterance) || isDelayed(range, utterance)
                    || turn.speaker != (known.timeTurn.flatMap { speakers[safe: $0] } ?? known.proposer)
                        && begins(with: utterance)
                    || grammar.length(.agreesToHour, at: range.upperBound) != nil || grammar.isMade(range)
                    // "15:30 on the same day would be free"
                    || grammar.first(.ofThatDay, in: utterance.tokens) != nil
                    || utterance.denies && question.map { $0.isOfTime && $0.speaker != turn.speaker } ?? false)
            // "Shall I pick Grandma up first?" — "Yes, at 12": of what was asked since.
            if !isFirst, let topic, topic.isAsked, topic.turn > known.timeTurn ?? -1, topic.turn > known.message,
                topic.turn < turn.index, turn.index - topic.turn <= 2,
                threads[thread].title?.isSame(as: topic.title) == false, !utterance.moves,
                // "At 8 I'm at the dentist, could he come later?" — "quarter to eleven?"
                !(utterance.isQuestion && utterance.isBare(place: nil))
            {
                // "Dentist at 9 tomorrow, free after that" — "Brunch?" — "Yes! 11 at Luise's"
                if topic.isOccasion, turn.index - topic.turn == 1, utterance.turn.speaker != before?.speaker {
                    openBeside(
                        known.date, topic.title, (time, expression.isHalfOpen), utterance, evidence: range,
                        place: utterance)
                    self.topic = nil
                }
                return
            }
            if !isFirst, !proposes(range, in: utterance), readSequel(time, expression, utterance, of: thread, option) {
                return
            }
            // "Gas engineer tomorrow 12-4, can you be in?" — "I can be in from 1"
            if !isFirst, known.proposer != turn.speaker, tellsOfPresence(range, utterance) { return }
            // "My parcel comes tomorrow" — "I'm at home from 2": when somebody is there, and no hour of what arrives.
            if isOfSomebody(besides: thread, utterance) { return }
            // "2:30 actually. I'll be there from 1": what a message says first is the plan's.
            let isSecond =
                known.timeTurn == turn.index && !utterance.moves && !utterance.corrects
                && !refusesHourOfDay(utterance)
            guard isFirst || isChange && !isSecond else { return }
            // "The wedding is on 20 June. Ceremony at 1:30": of the day that the message itself names.
            if !(isFirst && known.message == turn.index),
                let named = TopicReader(asking(for: range, utterance)).title(), let title = threads[thread].title,
                !named.isSame(as: title), !named.isGeneric, !title.isGeneric, utterance.tokens.count > 8,
                !isAnswer(to: known, turn),
                !isAskedOfTime(turn), !grammar.isMade(range), !isAnnounced(range, grammar), !isOfPlaces(utterance)
            {
                return
            }
            setTime(
                sameHalf(time, expression, known, of: thread), thread, option, turn, range,
                isHalfOpen: expression.isHalfOpen)
        } else if concerned.map({ !threads[$0].options.isStanding }) ?? true, !utterance.moves {
            let count = threads.count
            startToday(time, range, utterance)
            // "Party's at 8" … "which day?" — "Saturday"
            if threads.count == count, topic?.turn == turn.index, topic?.isOccasion == true { topic?.time = time }
        } else if topic.map({ turn.index - $0.turn <= 2 }) ?? false {
            // "The recital moved to 6:30": its day is named later.
            topic?.time = time
        }
    }

    /// "I have Tuesday at 11:30 or Thursday at 2:15" — "11:30 please": of days to choose from, the one with that hour.
    private func offered(at time: ClockTime, of thread: Int, _ turn: Conversation.Turn) -> Int? {
        let offers = threads[thread].options.indices.filter { index in
            let option = threads[thread].options[index]
            return option.isAlternative && option.status == .stands && option.message < turn.index
                && option.proposer != turn.speaker
        }
        let same = offers.filter { threads[thread].options[$0].time == time }
        return offers.count > 1 && same.count == 1 ? same[0] : nil
    }

    /// The other side's hour, asked back as one of the other half of the day, before another one is named.
    private func isEchoed(_ time: ClockTime, of option: PlanThread.Option, _ utterance: Utterance) -> Bool {
        guard utterance.isQuestion, let known = option.time, option.isHalfOpen, known.minute == time.minute,
            abs(known.hour - time.hour) == 12
        else { return false }
        return utterance.turn.temporalExpressions.contains { later in
            later.time.map { $0.tokens.lowerBound >= utterance.tokens.upperBound } ?? false
        }
    }

    /// "Schaffs erst um halb 7": nothing beside the hour but words that propose one.
    private func proposes(_ hour: Range<Int>, in utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        // "Can we do 7 instead, got to drop mum off first"
        if (hour.lowerBound - 1...hour.lowerBound).contains(where: {
            grammar.isWord($0, .doVerb) && grammar.isWord($0 - 1, .doSubject)
        }) {
            return true
        }
        let words = utterance.clause(around: hour).tokens.filter { !hour.contains($0) && grammar[$0]?.kind == .word }
        return words.contains { grammar.isWord($0, .hourProposing) || grammar.isWord($0, .hourOffering) }
            && words.allSatisfy {
                grammar.isWord($0, .hourProposing) || grammar.isWord($0, .hourOffering)
                    || grammar.isWord($0, in: utterance.lexicon.words.choosing)
                    || grammar.isWord($0, in: utterance.lexicon.words.hesitations)
            }
    }

    private func isOfSomebody(besides thread: Int, _ utterance: Utterance) -> Bool {
        threads[thread].isArrival && threads[thread].options.allSatisfy { $0.message < utterance.turn.index }
            && named(by: utterance) != thread && !utterance.refersBack && !utterance.isBare(place: nil)
            && !utterance.corrects
            && !isAskedOfTime(utterance.turn)
    }

    /// "Departure 17:45": of the plan, whatever noun says so.
    func isAnnounced(_ hour: Range<Int>, _ grammar: Grammar) -> Bool {
        (hour.lowerBound - 1...hour.lowerBound).contains { grammar.isWord($0, .hourAnnouncement) }
            || grammar.isWord(hour.upperBound, .startNoun)
    }

    private func isHourOpen(_ thread: Int) -> Bool {
        threads[thread].options.last { $0.status == .stands }.map { $0.time == nil } ?? false
    }

    /// The other side asked for it one turn ago, and no hour is known: "just drinks at the Fox at 8".
    private func isAnswer(to option: PlanThread.Option, _ turn: Conversation.Turn) -> Bool {
        option.time == nil && option.isQuestion && option.proposer != turn.speaker && turn.index - option.message <= 1
    }

    private func otherHalf(of time: ClockTime, _ expression: TemporalExpression) -> ClockTime? {
        // "Today at 5?" — "tomorrow morning at 8?"
        guard let said = expression.time?.said, said.isTwelveHour, said.half == nil, expression.half == nil else {
            return nil
        }
        return ClockTime(hour: (time.hour + 12) % 24, minute: time.minute)
    }

    /// "Tomorrow morning?" — "at nine".
    func inHalf(_ half: SpokenTime.DayHalf, _ time: ClockTime, _ expression: TemporalExpression) -> ClockTime {
        guard let other = otherHalf(of: time, expression) else { return time }
        // "Wednesday morning?" — "would 1 do?": nobody's morning is before five.
        if half == .morning, other.hour < 5 { return time }
        return (time.hour >= 12) == (half == .afternoon) ? time : other
    }

    /// "7pm?" — "7.30", "7am?" — "7.15": of the same half of the day as the hour it answers.
    func sameHalf(
        _ time: ClockTime, _ expression: TemporalExpression, _ option: PlanThread.Option, of thread: Int
    ) -> ClockTime {
        if option.time == nil, let half = option.half { return inHalf(half, time, expression) }
        guard let other = otherHalf(of: time, expression) else { return time }
        guard let known = option.time else {
            return time.hour < 11 && expression.isHalfOpen && isOfTheEvening(thread) ? other : time
        }
        return abs(other.hour - known.hour) <= 3 ? other : time
    }

    /// "10 clashes", "too early at 8".
    private func isRefusedTime(_ range: Range<Int>, _ utterance: Utterance) -> Bool {
        let clause = utterance.grammar.clause(around: range)
        let after = range.upperBound..<max(clause.upperBound, range.upperBound)
        let (grammar, lexicon) = (utterance.grammar, utterance.lexicon)
        // "Make it 2:30, I wake up late"
        if grammar.isMade(range) { return false }
        if lexicon.words.refusingAfter.occur(in: grammar, after) { return true }
        // "7 instead of 7:30"
        let isReplaced = (1...3).contains {
            lexicon.words.insteadOf.length(in: grammar, at: range.lowerBound - $0) == $0
        }
        return isReplaced
            || clause.contains { index in
                index < range.lowerBound && grammar.isWord(index, .hourDenial)
                    // "Why not at 8?"
                    && !(index - 1...index).contains { lexicon.words.notRefusing.length(in: grammar, at: $0) != nil }
                    // "Same time?" — "No, 6pm"
                    && !(index == utterance.tokens.lowerBound && isAnswer(utterance.turn))
            }
    }

    /// "Can't make our call at 9 tomorrow, 9:30?"
    private func refusesHourOfDay(_ utterance: Utterance) -> Bool {
        utterance.expressions.contains { expression in
            guard expression.day != nil, let hour = expression.time?.tokens else { return false }
            return isRefusedTime(hour, utterance)
        }
    }

    private func isAnswer(_ turn: Conversation.Turn) -> Bool {
        question.map { $0.speaker != turn.speaker && turn.index - $0.turn <= 1 } ?? false
    }

    func isLimit(_ expression: TemporalExpression, _ turn: Conversation.Turn) -> Bool {
        (expression.tokens.lowerBound - 1...expression.tokens.lowerBound).contains { index in
            // "Come by at 10"
            turn.grammar.isWord(index, .hourLimitLead) && !turn.grammar.isWord(index - 1, .comingBy)
        }
    }

    mutating func setTime(
        _ time: ClockTime, _ thread: Int, _ option: Int, _ turn: Conversation.Turn, _ range: Range<Int>,
        isHalfOpen: Bool = false
    ) {
        // "Mejor el de las 9", of two hours that the other side named.
        let isSame =
            time == threads[thread].options[option].time && turn.index > threads[thread].options[option].message
        let isAsked =
            isSame
            ? turn.grammar.isQuestion(turn.grammar.sentence(around: range.lowerBound)) : asksForHour(at: range, turn)
        threads[thread].options[option].take(time, by: turn.speaker, isAsked: isAsked)
        if threads[thread].options[option].isAccepted { threads[thread].isAppointment = true }
        threads[thread].options[option].timeTurn = turn.index
        threads[thread].options[option].isHalfOpen = isHalfOpen
        let known = threads[thread].options[option]
        times.append(
            Extraction.DateMention(
                date: known.date, time: time, isUncertain: known.isUncertain, about: turn.speaker,
                evidence: turn.evidence(range)))
        note(thread, .inform, turn, day: "\(known.date) \(time)")
    }

    /// Which half of the day an hour alone is of; where it says nothing itself, as the plan's name does.
    func half(of hour: Int, of thread: Int, _ turn: Conversation.Turn, around range: Range<Int>)
        -> SpokenTime.DayHalf
    {
        let usual = turn.grammar.usualHalf(hour: hour, isDigital: false, around: range)
        return usual == .morning && hour < 11 && isOfTheEvening(thread) ? .afternoon : usual
    }

    /// "Dinner", "drinks".
    private func isOfTheEvening(_ thread: Int) -> Bool {
        threads[thread].title?.words.contains(where: Cue.eveningOccasion.contains) ?? false
    }
}
