/// A turn that names a day.
extension DialogueState {
    mutating func readDays(_ named: [TemporalExpression], _ utterance: Utterance) {
        let turn = utterance.turn
        // "Reportée du 18 au 25 juin": what moves is on one day and then on another.
        let days = utterance.moves ? named.flatMap { $0.apart(in: turn.grammar) } : named
        if doesWhatIsAsked(utterance) {
            noteDeedDays(days, turn)
            return
        }
        if saysWhatDayItIs(utterance) || answersWithName(utterance) || readOwnFeast(days, utterance)
            || readFullHome(utterance)
        {
            return
        }
        if saysWhenItEnds(utterance) { return noteEnds(days, turn) }
        let isRevived = utterance.revives
        if utterance.keeps { keep(turn) }
        var isFirst = true
        var before: CalendarDate?
        var beside = DaysBeside(turn.today)
        for (index, expression) in days.enumerated() {
            guard let day = expression.day else { continue }
            let said = answersPast(utterance) ? .past : turn.grammar.direction(around: day.tokens)
            let direction = said == .past && movesAhead(day.tokens, utterance) ? .future : said
            guard
                let plain = source(day, before: days[safe: index + 1], utterance)
                    ?? turn.date(of: expression, direction: direction) ?? dayBeside(day.expression, before, turn)
            else { continue }
            let planned = known(day.expression, utterance).flatMap { isBeforeWeekAsked($0, turn) ? nil : $0 }
            // "Luigi's on Friday?" — "We went there on Friday": what is told of lies behind, where nothing is agreed.
            let isTold =
                plain < turn.today && !utterance.isQuestion && planned.map { self.isOpen($0, for: turn) } ?? false
            let isSource = isSourceOfMove(day.tokens, utterance)
            let meant =
                (isTold || isSource ? plain : planned) ?? inWeekSpokenOf(day, turn) ?? inWeekAsked(
                    day.expression, plain: plain, turn) ?? inStayTold(day.expression, plain: plain, utterance)
                ?? inMonthSpokenOf(day.expression, turn)
                ?? beside.date(
                    of: day.expression, plain: plain, isMoved: utterance.moves, anchor: anchor(utterance, expression),
                    closed: closedDay(turn), named: mentions.last { $0.role != .notADate }?.date,
                    isJoined: isChoice(days, index, utterance) || isRangeEnd(days, index, utterance)
                        || isListed(days, index, utterance),
                    isAsked: !utterance.moves && (utterance.isQuestion || choosesAgain(utterance)))
            let date = behindRefused(meant, day.expression, day.tokens, turn)
            if let limit = behindOffer(date, expression, utterance) {
                beside.add(limit)
                before = limit
                refuseDays(before: limit, turn)
                remember(
                    DateMention(
                        turn: turn.index, expression: expression, date: limit, time: nil, role: .notADate,
                        decidedBy: turn.index))
                continue
            }
            beside.add(date)
            defer { before = date }
            if days.count == 1, readDayMeant(utterance, expression, on: date) {
                remember(
                    DateMention(
                        turn: turn.index, expression: expression, date: date, time: turn.time(of: expression),
                        role: .stands, decidedBy: turn.index))
                continue
            }
            var isOnlyAbsent = false
            let isOpen = isOpen(date, for: turn) || isLoose(date, turn)
            var role = RoleReader(utterance).role(
                of: day.tokens, date: date, isOpen: isOpen || isRegretted(date, turn), isPast: direction == .past)
            // "Was gonna be tomorrow, now looks like Friday", of what had no day here.
            if role == .movedAway, RoleReader(utterance).wasPlanned(day.tokens), !utterance.namesOccasion,
                !threads.contains(where: { $0.options.index(of: date) != nil })
            {
                role = .notADate
            }
            // "It was moved to Monday" — "From Thursday?"
            if role == .stands, isSource { role = .movedAway }
            if role == .stands, isOpen, let own = ownEngagement(beside: expression.tokens, utterance) {
                remember(
                    DateMention(
                        turn: turn.index, expression: expression, date: date, time: own.time, role: role,
                        decidedBy: turn.index))
                note(own.reason, on: date, time: own.time, isUncertain: turn.isUncertain(expression), turn)
                continue
            }
            if isAwayUntil(expression, utterance) {
                refuseDays(before: date, turn)
                continue
            }
            let isAgreed = !isOpen && isAgreed(date, turn)
            let isCountered =
                (isOpen || isAgreed || role == .refused) && isCounteredBehind(expression, on: date, utterance)
            let engagement =
                role == .stands && (isOpen || isCountered)
                ? engagement(on: expression, date, utterance, isCountered: isCountered) : nil
            let isSpokenFor =
                isSpokenFor(index, of: days, utterance)
                || index == days.indices.last && hasOwn(on: expression.tokens, utterance)
                || isCountered
            if engagement != nil || role == .stands && (isOpen && isSpokenFor || isAgreed && isCountered) {
                role = .refused
            }
            if role == .refused,
                isRevived || asksForOtherHour(than: expression, utterance) || isJourneyTold(expression, utterance)
            {
                role = .stands
            }
            // One who cannot come to a group's plan does not call it off.
            if role == .refused, !utterance.cancels,
                isGroup && recent.contains(where: { threads[$0].options.index(of: date) != nil })
                    || isOfOthersAffair(date, utterance)
            {
                role = .stands
                isOnlyAbsent = true
            }
            remember(
                DateMention(
                    turn: turn.index, expression: expression, date: date, time: turn.time(of: expression), role: role,
                    decidedBy: turn.index))
            let mention = mentions.count - 1
            defer { noteEnd(of: mention, turn) }
            if role == .movedAway, isSource { continue }
            if role == .stands, tellsWhyCountered(expression, on: date, utterance) { continue }
            switch role {
            case .conditional:
                // "We were going to the market on Friday. Can we move it to the 9th?"
                if let named = title(of: expression, utterance), !named.title.isGeneric, !utterance.isQuestion {
                    topic = Topic(title: named.title, turn: turn.index, isAsked: false, about: named.about)
                }
                offerConditionally(date, expression, utterance)
            case .past, .notADate: break
            case .stands where isOnlyAbsent || isDayOff(day.tokens, utterance): break
            case .stands where isFreeBesideMoved(date, utterance):
                noteFreeDay(date, expression, utterance)
            case .refused, .movedAway:
                let reader = RoleReader(utterance)
                let isPlain = reader.isRefusedPlainly(day.tokens)
                let reason =
                    role == .refused && !utterance.cancels && !reader.isClosed(day.tokens)
                        && !reader.isContrasted(day.tokens)
                    ? engagement ?? (isPlain ? nil : reason(in: utterance, day.tokens, isRefused: true))
                        ?? (isCountered && !isPlain ? reasonTold(expression, utterance) : nil)
                        ?? reasonBehind(expression, utterance)
                        ?? ((isOpen || isCountered) && !isPlain ? reasonBeside(expression, utterance) : nil)
                    : nil
                close(date, expression, role, utterance, because: isCountered ? reason : nil)
                if let reason {
                    note(
                        reason, on: date, time: beginning(of: expression, turn),
                        isUncertain: turn.isUncertain(expression),
                        turn)
                }
            case .stands where isRefusedHere(date, expression, utterance):
                resolve(mention: mentions.count - 1, .refused, by: turn)
            case .stands where isRangeEnd(days, index, utterance): extend(from: before, to: date, turn)
            case .stands:
                place(expression, date, utterance, isFirst: isFirst, isOneOfMany: isChoice(days, index, utterance))
                isFirst = false
            }
        }
        if utterance.asksWhere || PlaceReader(utterance).isChoice { whereAsked = turn.index }
        if utterance.expressions.contains(where: { $0.day == nil }) {
            readTimes(utterance)
        } else if days.count == 1 {
            readNumberBesideDay(utterance)
        }
    }

    /// "Monday gym, Tuesday off": nothing, where the days beside it have something.
    private func isDayOff(_ day: Range<Int>, _ utterance: Utterance) -> Bool {
        let reader = PlanReader(grammar: utterance.grammar)
        guard let part = reader.part(of: utterance.tokens, around: day), reader.isFree(part, beside: day) else {
            return false
        }
        return recent.contains { index in
            threads[index].title != nil && threads[index].options.contains { $0.message == utterance.turn.index }
        }
    }

    /// "Just saw I'm working Sunday. Sorry!": of an agreed day, in a message that regrets.
    private func isRegretted(_ date: CalendarDate, _ turn: Conversation.Turn) -> Bool {
        turn.tokens.indices.contains { turn.grammar.isWord($0, .regret) } && isAgreed(date, turn)
    }

    /// Both have settled on it, in a turn before.
    private func isAgreed(_ date: CalendarDate, _ turn: Conversation.Turn) -> Bool {
        !isGroup
            && recent.contains { index in
                turn.index - lastTurns[index] <= Self.reach
                    && threads[index].options.isAgreed(on: date)
            }
    }

    /// "When did you last see Tom?" — "3rd of October, at Lisa's wedding".
    private func answersPast(_ utterance: Utterance) -> Bool {
        question.map {
            $0.isOfThePast && $0.asksWhen && $0.speaker != utterance.turn.speaker
                && utterance.turn.index - $0.turn <= 1
        } ?? false && !utterance.isQuestion && !utterance.moves
    }

    /// "Can't make 9 tomorrow, 9:30?": the hour is refused, and not its day.
    private func asksForOtherHour(than expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        utterance.isQuestion && expression.time != nil && !utterance.cancels
            && utterance.expressions.allSatisfy { $0.day == nil || $0.tokens == expression.tokens }
            && utterance.expressions.contains {
                $0.day == nil && $0.time != nil && $0.tokens.lowerBound >= expression.tokens.upperBound
            }
    }

    /// "Saturday I'm helping my sister, Sunday?": what somebody says of the day that they were offered, before they name another one,
    /// keeps them from it.
    private func isSpokenFor(_ index: Int, of days: [TemporalExpression], _ utterance: Utterance) -> Bool {
        let own = utterance.clause(around: days[index].tokens)
        guard !isGroup, !own.accepts, !own.suggests, !own.isBare(place: nil),
            own.tokens.contains(where: { own.grammar.isWord($0, in: own.lexicon.words.first) })
                || ownHaving(own) != nil && reason(in: own, days[index].tokens) != nil
        else { return false }
        return days[(index + 1)...].contains { day in
            let asked = utterance.clause(around: day.tokens)
            return asked.tokens.lowerBound >= own.tokens.upperBound && asked.isBare(place: nil)
        }
    }

    /// "Moved from the 21st to the 28th", on the 22nd: the day that it was moved from is of the month of the day that is ahead.
    private func source(
        _ day: (expression: DayExpression, tokens: Range<Int>), before target: TemporalExpression?,
        _ utterance: Utterance
    ) -> CalendarDate? {
        guard utterance.moves, case .dayOfMonth(let number, nil) = day.expression, let target,
            case .dayOfMonth(let next, nil)? = target.day?.expression, next > number,
            RoleReader(utterance).isMoveSource(day.tokens),
            let ahead = utterance.turn.date(of: target, direction: .future)
        else { return nil }
        return CalendarDate(year: ahead.year, month: ahead.month, day: number)
    }

    /// What is moved or kept has its day ahead, in whichever tense it is told.
    private func movesAhead(_ day: Range<Int>, _ utterance: Utterance) -> Bool {
        utterance.postpones || utterance.keeps || RoleReader(utterance).isMoveTarget(day)
            || RoleReader(utterance).wasPlanned(day)
            // "The regatta is cancelled, rowing on the 22nd instead"
            || utterance.cancels && !utterance.cancelsIn(clauseOf: day)
    }

    /// A day that tells from where a plan was moved just before: it was that of the plan until then.
    private func isSourceOfMove(_ day: Range<Int>, _ utterance: Utterance) -> Bool {
        // "Moved to Sunday, the swell's too big on Saturday"
        let clause = utterance.grammar.clause(around: day)
        if utterance.moves, clause.contains(where: { utterance.grammar.isWord($0, .tooMuch) }),
            !utterance.lexicon.words.moving.occur(in: utterance.grammar, clause)
        {
            return true
        }
        // "Signing got pushed to the 4th" — "Wasn't it the 30th?"
        if utterance.isQuestion,
            utterance.tokens.contains(where: { utterance.grammar.length(.thoughtItWas, at: $0) != nil })
        {
            return true
        }
        // "It's due on the 15th" — "isn't it the 30th?"
        if utterance.isQuestion, let thread = focus(utterance.turn),
            utterance.turn.index - lastTurns[thread] == 1, threads[thread].options.last?.status == .stands,
            (1...4).contains(where: { back in
                utterance.grammar.length(.thinksItIs, at: day.lowerBound - back).map { $0 == back || $0 + 1 == back }
                    ?? false
            })
        {
            return true
        }
        // "Was it not Thursday at first?" — "Yes, the 22nd"
        if utterance.accepts, let before = mentions.last(where: { $0.turn == utterance.turn.index - 1 }),
            before.role == .movedAway,
            utterance.expressions.contains(where: {
                $0.day?.tokens == day && utterance.turn.date(of: $0) == before.date
            })
        {
            return true
        }
        guard RoleReader(utterance).isMoveSource(day) else { return false }
        let isInside = utterance.expressions.contains {
            guard let other = $0.day?.tokens, other.upperBound <= day.lowerBound else { return false }
            return RoleReader(utterance).isMoveTarget(other)
        }
        if isInside { return true }
        guard !utterance.moves, utterance.isBare(place: nil), let thread = focus(utterance.turn) else { return false }
        return utterance.turn.index - lastTurns[thread] <= 2
            && threads[thread].options.last.map { $0.isMove && $0.status == .stands } ?? false
    }

    /// "My flight lands on Friday" — "can't pick you up on Friday": what the other side has told of, and a service is refused, or what
    /// nobody else has to have time for.
    private func isOfOthersAffair(_ date: CalendarDate, _ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        return recent.contains { index in
            guard turn.index - lastTurns[index] <= Self.reach, let option = threads[index].options.index(of: date)
            else {
                return false
            }
            let told = threads[index].options[option]
            guard told.status == .stands, told.proposer != turn.speaker, !told.isQuestion, !told.isAccepted else {
                return false
            }
            return threads[index].isArrival || told.isOfCallers || !told.isOffer && utterance.refusesService
        }
    }

    /// "Offsite: 8 to 10 April": the day on which it ends.
    private mutating func noteEnd(of mention: Int, _ turn: Conversation.Turn) {
        let first = mentions[mention]
        guard first.role == .stands, let last = turn.lastDate(of: first.expression, from: first.date) else { return }
        remember(
            DateMention(
                turn: turn.index, expression: first.expression, date: last, time: nil, role: .stands,
                decidedBy: turn.index))
    }

    /// The plan talked about, where the other side offers a day for it that is not answered yet.
    func offered(to turn: Conversation.Turn) -> Int? {
        guard let thread = focus(turn), turn.index - lastTurns[thread] <= 2,
            threads[thread].options.isOffered(to: turn.speaker)
        else { return nil }
        return thread
    }

    private mutating func close(
        _ date: CalendarDate, _ expression: TemporalExpression, _ role: DateRole, _ utterance: Utterance,
        because reason: Reason?
    ) {
        let turn = utterance.turn
        let act: DialogueAct = role == .movedAway ? .move : utterance.cancels ? .cancel : .decline
        let named = title(of: expression, utterance, isClosing: true).flatMap { named in
            // "Have to cancel Monday, boss scheduled a meeting": the meeting is why.
            // "Can't make it on Saturday, Emma's got a tournament": and so is the tournament.
            let isWhy =
                utterance.cancels
                ? !utterance.cancelsIn(clauseOf: named.range)
                : isBehindRefusal(named.range, beside: expression.day?.tokens ?? expression.tokens, utterance)
            return isWhy ? nil : named
        }
        let refused = role == .refused && !utterance.cancels ? refusedThing(beside: expression.tokens, utterance) : nil
        if let thread = recent.last(where: { index in
            turn.index - lastTurns[index] <= Self.reach && threads[index].options.index(of: date) != nil
                && !isWhereabouts(index)
                && (named == nil || threads[index].title == nil || threads[index].title?.isGeneric == true
                    || !utterance.cancels && !isToldOtherwise(index, date, named?.title, askedBy: utterance)
                    || threads[index].title?.isSame(as: named?.title ?? PlanTitle(text: "")) == true)
        }), let option = threads[thread].options.index(of: date) {
            resolve(thread, option, role, by: turn)
            threads[thread].isAppointment = true
            note(thread, act, turn, day: "\(date)")
            return
        }
        // "No practice this Tuesday": the plan goes on, on a day that may still be named.
        // "Wednesday's out, I have choir": the choir is why, and the talk is of something else.
        let isReason = role == .refused && !utterance.cancels && topic.map { $0.about != turn.speaker } ?? false
        // "Monday I have my final. Tuesday's better", of what was spoken of before.
        let isOwn = reason.map { $0.title == named?.title } ?? false && hasMatter(before: turn.index)
        let own = isOwn ? nil : refused ?? named?.title
        let title = (isReason ? topicTitle(for: turn) : nil) ?? own ?? topicTitle(for: turn)
        let same = title.map { title in recent.filter { threads[$0].title?.isSame(as: title) == true } } ?? []
        // "Dinner on Thursday is cancelled": of the dinner that was planned for it, however long ago.
        if let thread = same.last(where: { threads[$0].options.index(of: date) != nil }),
            let option = threads[thread].options.index(of: date)
        {
            resolve(thread, option, role, by: turn)
            note(thread, act, turn, day: "\(date)")
            return
        }
        // "How does Friday sound?" — "We're away until Saturday": an answer to what the other side offers.
        let offered = role == .refused && !utterance.cancels && named == nil ? offered(to: turn) : nil
        if offered != nil, utterance.grammar.isWord(expression.tokens.lowerBound - 1, in: utterance.lexicon.words.to) {
            refuseDays(before: date, turn)
        }
        // "On Friday instead of Saturday": of the plan that the same words have a day for.
        let beside =
            role == .movedAway && named == nil
            ? recent.last { index in
                threads[index].options.contains { $0.message == turn.index && $0.status == .stands }
            } : nil
        let known = same.last ?? offered ?? beside
        let thread = known ?? open(title, about: named?.about ?? turn.speaker, turn)
        if known == nil, title == nil { threads[thread].duty = undertaking(before: turn) ?? duty(before: turn) }
        var option = option(date, expression, utterance)
        option.status = role
        // "Away until Saturday noon": when one is back, and no hour of the plan.
        if offered != nil, same.isEmpty { option.time = nil }
        threads[thread].options.append(option)
        // The day may have been asked about before, of no plan that is known.
        resolve(thread, threads[thread].options.count - 1, role, by: turn)
        threads[thread].isAppointment = true
        note(thread, act, turn, day: "\(date)")
    }
}
