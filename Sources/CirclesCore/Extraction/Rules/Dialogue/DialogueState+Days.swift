/// A turn that names a day.
extension DialogueState {
    mutating func readDays(_ named: [TemporalExpression], _ utterance: Utterance) {
        let turn = utterance.turn
        // "Reportée du 18 au 25 juin": what moves is on one day and then on another.
        let days = utterance.moves ? named.flatMap { $0.apart(in: turn.grammar) } : named
        let isRevived = utterance.revives
        if utterance.keeps { keep(turn) }
        var isFirst = true
        var before: CalendarDate?
        var beside = DaysBeside(turn.today)
        for (index, expression) in days.enumerated() {
            guard let day = expression.day,
                let plain = turn.date(of: expression, isMove: utterance.postpones)
                    ?? dayBeside(day.expression, before, turn)
            else { continue }
            let date =
                known(day.expression, utterance)
                ?? beside.date(
                    of: day.expression, plain: plain, isMoved: utterance.moves, anchor: anchor(utterance),
                    closed: closedDay(turn))
            beside.add(date)
            defer { before = date }
            var role = RoleReader(utterance).role(of: day.tokens, date: date, isOpen: isOpen(date, for: turn))
            if role == .refused, isRevived { role = .stands }
            // One who cannot come to a group's plan does not call it off.
            if role == .refused, isGroup, !utterance.cancels,
                recent.contains(where: { threads[$0].option(on: date) != nil })
            {
                role = .stands
            }
            remember(
                DateMention(
                    turn: turn.index, expression: expression, date: date, time: turn.time(of: expression), role: role,
                    decidedBy: turn.index))
            switch role {
            case .past, .notADate, .conditional: break
            case .refused, .movedAway: close(date, expression, role, utterance, hasOthers: days.count > 1)
            case .stands where isRangeEnd(days, index, utterance): extend(from: before, to: date, turn)
            case .stands:
                place(expression, date, utterance, isFirst: isFirst, isOneOfMany: isChoice(days, index, utterance))
                isFirst = false
            }
        }
        if utterance.expressions.contains(where: { $0.day == nil }) { readTimes(utterance) }
    }

    /// "The day after": of the day named before in the same words, else of the one that was talked about last.
    private func dayBeside(
        _ day: DayExpression, _ before: CalendarDate?, _ turn: Conversation.Turn
    ) -> CalendarDate? {
        guard case .beside(let days) = day else { return nil }
        let last = mentions.last { $0.role != .notADate && turn.index - $0.turn <= Self.reach }
        return (before ?? last?.date)?.adding(days: days)
    }

    /// "The 28th, yes": of a plan for the 28th of next month; "dinner on Saturday": of the dinner there is on one.
    private func known(_ day: DayExpression, _ utterance: Utterance) -> CalendarDate? {
        let turn = utterance.turn
        for thread in [focus(turn), named(by: utterance)].compactMap(\.self) {
            let options = threads[thread].options
            let found: PlanThread.Option? =
                switch day {
                case .dayOfMonth(let number, nil):
                    options.last { $0.date.day == number && $0.date >= turn.today }
                case .weekday(let weekday, .plain):
                    options.last { $0.date.weekday == weekday && $0.date > turn.today }
                        ?? options.last { $0.day(weekday) != nil }.map { option in
                            var inside = option
                            inside.date = option.day(weekday) ?? option.date
                            return inside
                        }
                default: nil
                }
            if let found { return found.date }
        }
        return nil
    }

    /// The latest day of the plan talked about that was refused and lies ahead.
    private func closedDay(_ turn: Conversation.Turn) -> CalendarDate? {
        guard let thread = focus(turn), turn.index - threads[thread].lastTurn <= 2 else { return nil }
        return threads[thread].options.last {
            ($0.status == .refused || $0.status == .movedAway) && $0.date > turn.today
        }?.date
    }

    /// The day that the plan spoken of was for, when it is moved.
    private func anchor(_ utterance: Utterance) -> CalendarDate? {
        guard utterance.moves, let thread = named(by: utterance) ?? focus(utterance.turn) else { return nil }
        return threads[thread].standing.last?.date
    }

    /// "Saturday or Sunday", "the 12th, the 13th or the 17th": days to choose from.
    private func isChoice(_ days: [TemporalExpression], _ index: Int, _ utterance: Utterance) -> Bool {
        guard days.count > 1 else { return false }
        let ranges = days.compactMap { $0.day?.tokens }
        return zip(ranges, ranges.dropFirst()).contains { first, second in
            second.lowerBound - first.upperBound <= 3
                && (first.upperBound..<max(second.lowerBound, first.upperBound)).contains {
                    utterance.grammar.isWord($0, in: utterance.lexicon.words.or)
                }
        }
    }

    /// "3 to 6 June", "22nd to 29th": the last day of several is named, and no plan of its own.
    private func isRangeEnd(_ days: [TemporalExpression], _ index: Int, _ utterance: Utterance) -> Bool {
        guard index > 0, !utterance.moves, let day = days[index].day?.tokens, let before = days[index - 1].day?.tokens,
            day.lowerBound - before.upperBound <= 2, day.lowerBound > 0
        else { return false }
        let joint = (before.upperBound...day.lowerBound)
        return joint.contains {
            utterance.grammar.isWord($0, in: utterance.lexicon.words.to) || utterance.grammar.isSign($0, "-", "–")
                || utterance.grammar.isWord($0, "bis", "al", "au")
        }
    }

    /// "Friday to Sunday": the plan for the first of these days goes on until the last.
    private mutating func extend(from first: CalendarDate?, to last: CalendarDate, _ turn: Conversation.Turn) {
        guard let first, last > first, last.dayNumber - first.dayNumber <= PlannedEvent.mostDays,
            let thread = recent.last(where: { index in
                threads[index].option(on: first).map { threads[index].options[$0].message == turn.index } ?? false
            }), let option = threads[thread].option(on: first)
        else { return }
        threads[thread].options[option].lastDate = last
    }

    // MARK: a day that does not hold

    private mutating func close(
        _ date: CalendarDate, _ expression: TemporalExpression, _ role: DateRole, _ utterance: Utterance,
        hasOthers: Bool
    ) {
        let turn = utterance.turn
        let act: DialogueAct = role == .movedAway ? .move : utterance.cancels ? .cancel : .decline
        let named = title(of: expression, utterance, isClosing: true)
        if let thread = recent.last(where: { index in
            turn.index - threads[index].lastTurn <= Self.reach && threads[index].option(on: date) != nil
                && (named == nil || threads[index].title == nil || threads[index].title?.isGeneric == true
                    || !utterance.cancels
                    || threads[index].title?.isSame(as: named?.title ?? PlanTitle(text: "")) == true)
        }), let option = threads[thread].option(on: date) {
            resolve(thread, option, role, by: turn)
            threads[thread].isAppointment = true
            note(thread, act, turn, day: "\(date)")
            return
        }
        // "No practice this Tuesday": the plan goes on, on a day that may still be named.
        // "Wednesday's out, I have choir": the choir is why, and the talk is of something else.
        let isReason = role == .refused && !utterance.cancels && topic.map { $0.about != turn.speaker } ?? false
        let title = (isReason ? topicTitle(for: turn) : nil) ?? named?.title ?? topicTitle(for: turn)
        let same = title.map { title in recent.filter { threads[$0].title?.isSame(as: title) == true } } ?? []
        // "Dinner on Thursday is cancelled": of the dinner that was planned for it, however long ago.
        if let thread = same.last(where: { threads[$0].option(on: date) != nil }),
            let option = threads[thread].option(on: date)
        {
            resolve(thread, option, role, by: turn)
            note(thread, act, turn, day: "\(date)")
            return
        }
        let thread = same.last ?? open(title, about: named?.about ?? turn.speaker, turn)
        var option = option(date, expression, utterance)
        option.status = role
        threads[thread].options.append(option)
        threads[thread].isAppointment = true
        note(thread, act, turn, day: "\(date)")
    }

    // MARK: a day that holds

    /// Finds the plan that the day belongs to, or opens one.
    private mutating func place(
        _ expression: TemporalExpression, _ date: CalendarDate, _ utterance: Utterance, isFirst: Bool, isOneOfMany: Bool
    ) {
        let turn = utterance.turn
        let place = PlaceReader(utterance).place()
        let isAllBare = utterance.isBare(place: place) || utterance.isUsual
        var named = isAllBare ? nil : title(of: expression, utterance)
        var isPlaceAlone = false
        // "Jun 5th, Budokan" of a concert: what is all place is no name, where there is one.
        if let place, let text = named?.title.text.folded, turn.quote(place).folded.hasSuffix(text),
            focus(turn) != nil || topicTitle(for: turn) != nil
        {
            named = nil
            isPlaceAlone = true
        }
        // "Can't do Friday, how about Sunday?": the part around the day chooses, whatever the rest says.
        let isBare =
            isAllBare || isPlaceAlone
            || named == nil
                && (utterance.saysLittle(beside: expression.tokens, place: place) || utterance.asksFree
                    || utterance.asksToCancel || utterance.keeps && focus(turn) != nil)
        let isTopicNewer =
            topic.map { topic in
                turn.index - topic.turn <= 4
                    && (focus(turn).map { threads[$0].lastTurn <= topic.turn && topic.isAsked } ?? true)
            } ?? false
        var thread: Int?
        if let named {
            thread = recent.last { index in
                // "Dinner is postponed to Sunday": of the dinner that was planned, however long ago.
                guard turn.index - threads[index].lastTurn <= Self.reach || utterance.moves else { return false }
                guard let title = threads[index].title else {
                    return threads[index].option(on: date) != nil || (utterance.moves && index == focus(turn))
                }
                if let owner = threads[index].owner, let other = named.owner, owner != other { return false }
                if title.isSame(as: named.title) { return true }
                guard turn.index - threads[index].lastTurn <= Self.reach else { return false }
                if named.title.isGeneric || title.isGeneric {
                    return threads[index].option(on: date) != nil || utterance.moves || utterance.corrects
                }
                return false
            }
        } else if isBare || utterance.moves || utterance.corrects {
            // "Tomorrow at 8 then": the plan that has that day already, before the one talked about last.
            let same = recent.last { index in
                turn.index - threads[index].lastTurn <= 2
                    && threads[index].options.contains { $0.date == date && $0.status == .stands }
            }
            let known = same ?? focus(turn)
            thread = isTopicNewer || isOtherAffair(of: known, on: date, expression, utterance) ? nil : known
        } else {
            thread = recent.last {
                threads[$0].option(on: date) != nil && turn.index - threads[$0].lastTurn <= Self.reach
            }
        }
        if thread == nil {
            guard named != nil || isBare || isTopicNewer && utterance.tokens.count <= 12 else { return }
            thread = open(
                named?.title ?? (isTopicNewer || topic != nil && isBare ? topicTitle(for: turn) : nil),
                about: named?.about ?? topic?.about ?? turn.speaker, turn)
        }
        guard let thread else { return }
        if let owner = named?.owner, threads[thread].owner == nil { threads[thread].owner = owner }
        if let named,
            threads[thread].title == nil || (threads[thread].title?.isGeneric == true && !named.title.isGeneric)
        {
            threads[thread].title = named.title
            threads[thread].about = named.about
        }
        add(
            date, expression, utterance, to: thread, isFirst: isFirst, isOneOfMany: isOneOfMany, isBare: isBare,
            quote: named?.quote)
        if let place, threads[thread].place == nil || takesPlace(utterance, of: thread) {
            threads[thread].place = turn.quote(place)
            threads[thread].placeIsOut = false
        }
    }

    /// "I'm at the dentist tomorrow at 9:15" … "The market opens early" … "Tomorrow at 8 then": another hour of the same day, after
    /// something else was spoken of.
    private func isOtherAffair(
        of thread: Int?, on date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance
    ) -> Bool {
        guard let thread, let topic, topic.turn > (threads[thread].options.map(\.message).max() ?? 0),
            utterance.turn.index - topic.turn <= 4, !utterance.moves, !utterance.corrects,
            let time = utterance.turn.time(of: expression), let option = threads[thread].option(on: date),
            let known = threads[thread].options[option].time
        else { return false }
        return known != time && !threads[thread].options[option].isOffer
            && threads[thread].title?.isSame(as: topic.title) != true
    }

    private mutating func add(
        _ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance, to thread: Int, isFirst: Bool,
        isOneOfMany: Bool, isBare: Bool, quote: Range<Int>?
    ) {
        let turn = utterance.turn
        var act: DialogueAct = utterance.isQuestion || utterance.suggests ? .suggest : .inform
        if utterance.accepts { act = .accept }
        let replaces = isBare || utterance.moves || utterance.corrects
        var replaced: [Int] = []
        for other in threads[thread].options.indices where threads[thread].options[other].date != date {
            guard threads[thread].options[other].status == .stands,
                threads[thread].options[other].message != turn.index || !isOneOfMany,
                threads[thread].options[other].lastDate.map({ $0 < date }) ?? true
            else { continue }
            let isSameUtterance = threads[thread].options[other].message == turn.index && !isFirst
            guard (replaces && !isSameUtterance) || threads[thread].options[other].isAlternative && isBare else {
                continue
            }
            if threads[thread].options[other].isAccepted || utterance.moves { replaced.append(other) }
            replaced += threads[thread].options[other].replaces
            resolve(thread, other, .movedAway, by: turn)
            threads[thread].isAppointment = true
            act = utterance.moves ? .move : .counter
        }
        // "From Saturday to Sunday?": what the same sentence moves away.
        replaced += threads[thread].options.indices.filter {
            threads[thread].options[$0].status == .movedAway && threads[thread].options[$0].decidedBy == turn.index
                && threads[thread].options[$0].date != date && !replaced.contains($0) && utterance.moves
        }
        let time = time(for: expression, utterance, thread: thread)
        let text = "\(date)" + (time.map { " \($0)" } ?? "")
        if let known = threads[thread].option(on: date) {
            let isOther = threads[thread].options[known].proposer != turn.speaker
            if threads[thread].options[known].status != .stands {
                resolve(thread, known, .stands, by: turn)
                // "No, let's keep Saturday": not the day that was to replace it.
                for other in threads[thread].options.indices
                where threads[thread].options[other].replaces.contains(known)
                    && threads[thread].options[other].status == .stands
                {
                    threads[thread].options[other].replaces = []
                    resolve(thread, other, .refused, by: turn)
                }
                act = .revive
            }
            if isOther {
                threads[thread].options[known].isAccepted = true
                threads[thread].isAppointment = true
            } else if !utterance.isQuestion {
                threads[thread].options[known].isQuestion = false
            }
            if let last = turn.lastDate(of: expression, from: date) { threads[thread].options[known].lastDate = last }
            if time != nil { threads[thread].options[known].isHalfOpen = expression.isHalfOpen }
            if let time,
                threads[thread].options[known].time == nil || turn.index != threads[thread].options[known].message
            {
                threads[thread].options[known].time = time
            }
            if threads[thread].options.contains(where: \.isAlternative), !isOneOfMany {
                choose(known, of: thread, by: turn)
            }
            note(thread, act, turn, day: text)
            return
        }
        var option = option(date, expression, utterance, quote: quote)
        option.isHalfOpen = expression.isHalfOpen
        option.time = time
        option.isAlternative = isOneOfMany
        option.replaces = replaced
        option.isMove = utterance.moves
        if option.time == nil,
            utterance.lexicon.words.sameTime.occur(in: turn.grammar, 0..<turn.tokens.count)
                || replaces && !isOneOfMany
        {
            // Another day for the same thing keeps the hour until one is said.
            option.time = threads[thread].options.last { $0.time != nil }?.time
        }
        threads[thread].options.append(option)
        if utterance.suggests || utterance.accepts || isBare && time != nil || utterance.asksToCancel {
            threads[thread].isAppointment = true
        }
        note(thread, act, turn, day: text)
    }

    /// One of several days is taken: the others are not.
    mutating func choose(_ option: Int, of thread: Int, by turn: Conversation.Turn) {
        for other in threads[thread].options.indices
        where other != option && threads[thread].options[other].isAlternative
            && threads[thread].options[other].status == .stands
        {
            resolve(thread, other, .movedAway, by: turn)
        }
    }

    // MARK: parts

    mutating func open(_ title: PlanTitle?, about: Extraction.Subject, _ turn: Conversation.Turn) -> Int {
        threads.append(PlanThread(title: title, about: about, lastTurn: turn.index))
        if title != nil, title == topic?.title { topic = nil }
        return threads.count - 1
    }

    private func topicTitle(for turn: Conversation.Turn) -> PlanTitle? {
        topic.flatMap { turn.index - $0.turn <= 4 ? $0.title : nil }
    }

    private func option(
        _ date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance, quote: Range<Int>? = nil
    ) -> PlanThread.Option {
        let turn = utterance.turn
        return PlanThread.Option(
            date: date, time: turn.time(of: expression), status: .stands, decidedBy: turn.index, proposer: turn.speaker,
            message: turn.index, isQuestion: utterance.isQuestion, isOffer: utterance.isOffer,
            isUncertain: turn.isUncertain(expression), lastDate: turn.lastDate(of: expression, from: date),
            evidence: turn.evidence(quote ?? expression.tokens))
    }

    /// The hour of the day's own words, or one that stands in a sentence before: "Meet at 7? Saturday, I mean".
    private func time(for expression: TemporalExpression, _ utterance: Utterance, thread: Int) -> ClockTime? {
        let turn = utterance.turn
        if let time = turn.time(of: expression) { return time }
        guard turn.temporalExpressions.count(where: { $0.day != nil }) == 1 else { return nil }
        return turn.temporalExpressions.first {
            $0.day == nil && $0.tokens.upperBound <= expression.tokens.lowerBound && !isLimit($0, turn)
        }.flatMap { turn.time(of: $0) }
    }

    struct NamedPlan {
        var title: PlanTitle
        var about: Extraction.Subject
        /// Nil where the words give it to nobody.
        var owner: Extraction.Subject?
        /// From the title to the day when both stand in one sentence.
        var quote: Range<Int>
    }

    /// What is planned for the day, by its own sentence.
    ///
    /// - Parameter isClosing: The day does not hold: only a noun for an occasion names what is off.
    private func title(
        of expression: TemporalExpression, _ utterance: Utterance, isClosing: Bool = false
    ) -> NamedPlan? {
        let turn = utterance.turn
        let range = expression.tokens
        let reader = PlanReader(grammar: turn.grammar)
        let found = isClosing ? reader.occasion(near: range, in: utterance.tokens) : reader.plan(for: range)
        guard let plan = found else { return nil }
        let isNear =
            plan.title.lowerBound >= utterance.tokens.lowerBound && plan.title.upperBound <= utterance.tokens.upperBound
        let quote =
            isNear
            ? min(plan.title.lowerBound, range.lowerBound)..<max(plan.title.upperBound, range.upperBound) : range
        let subject = PlanSubject(grammar: turn.grammar)
        let about = subject.owner(of: plan.title, moment: range).resolved(speaker: turn.speaker)
        return NamedPlan(
            title: PlanTitle(
                text: plan.gist ?? turn.quote(plan.title).asTitle(isGerman: turn.grammar.language == .german),
                isGeneric: plan.isGeneric),
            about: about, owner: subject.possessor(of: plan.title)?.resolved(speaker: turn.speaker), quote: quote)
    }
}
