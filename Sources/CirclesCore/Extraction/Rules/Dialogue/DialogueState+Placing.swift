/// A day that holds: the plan that it belongs to, or a new one.
extension DialogueState {
    /// Finds the plan that the day belongs to, or opens one.
    mutating func place(
        _ expression: TemporalExpression, _ date: CalendarDate, _ utterance: Utterance, isFirst: Bool, isOneOfMany: Bool
    ) {
        let (turn, moves) = (utterance.turn, utterance.moves)
        var place = PlaceReader(utterance).place().flatMap { isOfOtherDay($0, expression, utterance) ? nil : $0 }
        let isAllBare = utterance.isBare(place: place) || utterance.isUsual
        // "New Year's Eve at ours?": a feast has a name, and is a plan where none is talked about.
        let isFeast = if case .named = expression.day?.expression { focus(turn) == nil && topic == nil } else { false }
        // "Starting at Siemens on April 1": of nothing that was talked about.
        let reader = PlanReader(grammar: turn.grammar)
        let isNotice =
            isAllBare && focus(turn) == nil && topic == nil
            && (reader.notice(near: expression.tokens, in: utterance.tokens) != nil
                // "I'm in" may be a yes, but not "I'm in Berlin on Tuesday".
                || reader.staying(near: expression.tokens, in: turn.grammar.clause(around: expression.tokens)) != nil)
        var named = isAllBare && !isFeast && !isNotice ? nil : title(of: expression, utterance)
        // "Morgen um 3 auf den Spielplatz?": nothing but where to, which is what both do.
        let isGoal = place.map { isOtherGoal($0, utterance) } ?? false
        if named == nil, place != nil,
            isGoal || (isAllBare || utterance.isQuestion) && focus(turn) == nil && topic == nil
        {
            named = goal(of: expression, utterance)
        }
        // "Und am Samstag um 18 Uhr Kirche?"
        if named == nil, let thing = place, thing.lowerBound == expression.tokens.upperBound, asksOneMore(utterance) {
            named = NamedPlan(
                title: PlanTitle(text: turn.quote(thing)), about: turn.speaker, isSlot: false, range: thing,
                quote: expression.tokens.lowerBound..<thing.upperBound)
            place = nil
        }
        var isPlaceAlone = false
        // "Jun 5th, Budokan" of a concert: what is all place is no name, where there is one.
        if !isGoal, let place, let text = named?.title.text.folded, turn.quote(place).folded.hasSuffix(text),
            focus(turn) != nil || topicTitle(for: turn) != nil,
            // "On joue samedi à la fête du quartier"
            named.map({ !utterance.isOccasion($0.range.lowerBound) || $0.range.count == 1 }) ?? true
        {
            named = nil
            isPlaceAlone = true
        }
        // "The electrician called" — "He comes on Tuesday": his, and no visit.
        if utterance.tellsOfThem, named?.title.text == utterance.lexicon.words.visit,
            matter(of: utterance, isBare: false) != nil
        {
            named = nil
        }
        // "5 a side?" — "Come watch then" — "Powerleague, Wednesday 7": of what was asked for, whatever stands beside the day.
        if let rest = named {
            let isBeside = isBeside(rest.range, expression, utterance)
            if rest.isLeftover || isBeside, topicAsked(before: turn, within: 4) != nil { named = nil }
            if isBeside, undertaking(before: turn) != nil { named = nil }
        }
        // "Lunch Friday?" … "Friday 1 pm, Wagamama": of the plan that has that day, and where it is.
        var leftover: Range<Int>?
        if let rest = named, rest.isLeftover, let thread = focus(turn), threads[thread].options.index(of: date) != nil,
            threads[thread].title.map({ !$0.isGeneric }) ?? false, turn.index - lastTurns[thread] <= 2,
            turn.index > lastTurns[thread], rest.range.lowerBound >= expression.tokens.upperBound
        {
            (named, leftover) = (nil, isPlace(rest.range, beside: expression, turn) ? rest.range : nil)
        }
        var isStay = false
        // "I'm in London Monday to Thursday, fancy a drink?": for what is asked, a day is still to be found.
        if let asked = named, isAskedBesideStay(asked, expression, on: date, utterance) {
            topic = Topic(title: asked.title, turn: turn.index, isAsked: true, about: asked.about)
            guard let stay = staying(expression, utterance) else { return }
            (named, isStay) = (stay, true)
        }
        let known = planNamed(beside: expression, utterance)
        if let known, let title = named?.title, threads[known].title?.isSame(as: title) != true { named = nil }
        if named != nil, takesDay(expression, on: date, utterance) { named = nil }
        // "Can we do Saturday, I have choir on Friday": what keeps somebody from the other day.
        if let range = named?.range, !utterance.cancels, isOfOtherDay(range, expression, utterance),
            !moves && focus(turn) != nil || utterance.clause(around: expression.tokens).isBare(place: nil)
        {
            named = nil
        }
        if let title = named, isWhyNot(title, utterance) { named = nil }
        if let counter = named, readsCounter(counter, expression, on: date, utterance) { named = nil }
        // "They can fit me in on Thursday", "we have a slot on Tuesday": for what is talked about.
        let isFittedIn =
            (named?.isSlot ?? false || utterance.fitsIn) && (focus(turn) != nil || topicTitle(for: turn) != nil)
        if isFittedIn { named = nil }
        // "Can't do Friday, how about Sunday?": the part around the day chooses, whatever the rest says.
        let choosesDay =
            isAllBare || isPlaceAlone || isFittedIn
            // "They've got Tuesday 27th at 8.50 or the 5th": days to choose from, for what is talked about.
            || named == nil && isOneOfMany && focus(turn) != nil
            || named == nil
                && (utterance.saysLittle(beside: expression.tokens, place: place) || utterance.asksFree
                    || utterance.asksToCancel || utterance.keeps && focus(turn) != nil
                    || followsRefusal(expression, utterance) || offersFreeDay(expression, utterance)
                    || namesDayForRefused(utterance))
        let addsToAgreed = addsToAgreed(utterance)
        let isBare = choosesDay && !addsDay(utterance) && !addsToAgreed
        // "Dinner at ours?" — "Will let you know by Friday": until then, and no day of it.
        if named == nil, !isAllBare, !moves, expression.time == nil,
            reader.isDeadline(expression.tokens, in: utterance.tokens), matter(of: utterance, isBare: isBare) == nil
        {
            return
        }
        let isTopicNewer =
            !isForCalledOff(utterance)
            && topic.map { topic in
                turn.index - topic.turn <= 4
                    && (focus(turn).map { lastTurns[$0] <= topic.turn && topic.isAsked } ?? true)
            } == true
        var thread: Int?
        if let known, named == nil {
            thread = known
        } else if let named {
            thread = recent.last { index in
                // "Dinner is postponed to Sunday": of the dinner that was planned, however long ago.
                guard turn.index - lastTurns[index] <= Self.reach || moves else { return false }
                guard let title = threads[index].title else {
                    return threads[index].options.index(of: date) != nil || (moves && index == focus(turn))
                }
                if let owner = threads[index].owner, let other = named.owner, owner != other { return false }
                // "Dress rehearsal Friday, the concert itself Saturday"
                if title.isSame(as: named.title) { return !turn.grammar.isWord(named.range.upperBound, .itself) }
                guard turn.index - lastTurns[index] <= Self.reach else { return false }
                if isAskedBesideOwn(index, expression, utterance) { return false }
                // "Ich müsste unser Treffen verlegen": whatever is planned.
                let isAnyMeeting = named.title.text.folded == utterance.lexicon.words.meeting.alone.folded
                if named.title.isGeneric || title.isGeneric || isAnyMeeting {
                    return threads[index].options.index(of: date) != nil || moves || utterance.corrects
                }
                return false
            }
        } else if isBare || moves || utterance.corrects || isToldOfMoved(utterance) {
            // "Tomorrow at 8 then": the plan that has that day already, before the one talked about last.
            let same = recent.last { index in
                turn.index - lastTurns[index] <= Self.reach
                    && threads[index].options.stands(on: date) && !isWhereabouts(index)
            }
            let known =
                same ?? (utterance.isQuestion || choosesAgain(utterance) ? refusedOffer(of: turn) : nil)
                ?? (utterance.isQuestion ? refused(by: turn) : nil) ?? talked(before: expression, utterance)
            // "The 22nd at 6" — "ok, and picking it up?" — "The 27th": another day of what was only told.
            let isOther =
                isTopicNewer
                || known.map {
                    threads[$0].isTold && !moves && !utterance.corrects && threads[$0].options.index(of: date) == nil
                } ?? false
                || isOtherAffair(of: known, on: date, expression, utterance)
                || same == nil && isKeptBy(known, otherThan: utterance)
                || same == nil && isOfLooseDay(known, utterance)
            thread = isOther ? nil : known
        } else if addsToAgreed {
            thread = focus(turn)
        } else {
            thread = recent.last {
                threads[$0].options.index(of: date) != nil && turn.index - lastTurns[$0] <= Self.reach
            }
        }
        // "Any plans for New Year's Eve?" — "Friday at 8?": another day is not that feast.
        if let found = thread, threads[found].isFeast, threads[found].options.index(of: date) == nil, !moves {
            thread = nil
        }
        // "Coffee this week?" — "I'm in Leeds on Friday. Saturday?": where somebody is says nothing of the plan.
        if thread == nil, named == nil, !utterance.isQuestion, utterance.elsewhere != nil { return }
        if thread == nil {
            let matter = named == nil ? matter(of: utterance, isBare: isBare) : nil
            // "The hall is taken on the 7th. I've booked the 14th instead"
            let isMoved = moves && mentionWithoutPlan(before: date, turn) != nil
            let isKnown =
                named != nil || isBare || isMoved || isOneOfMany && !utterance.isQuestion
                // "Let's talk it through on the 5th, 3pm"
                || utterance.suggests && expression.time != nil
                || isTopicNewer && utterance.wordCount <= 12
            let appointed = isKnown || matter != nil ? nil : appointment(expression, on: date, utterance)
            guard isKnown || matter != nil || appointed != nil || isInquiry(expression, utterance) else {
                looseDay = LooseDay(date: date, expression: expression, utterance: utterance)
                return
            }
            if moves { closeLoose(date, by: turn) }
            // "Did you see the exhibition?" — "Go with me on Thursday?"
            let spoken = named.flatMap { spokenOf(joinedBy: $0, utterance) }
            let opened = open(
                spoken ?? named?.title ?? (isTopicNewer || topic != nil && isBare ? topicTitle(for: turn) : nil),
                about: named?.about ?? topic?.about ?? turn.speaker, turn)
            threads[opened].matter = matter
            threads[opened].isNamedByRest =
                spoken == nil && named.map(\.givesWay) ?? (topic?.isAsked == false)
            if named == nil, !isAllBare {
                threads[opened].thing = TopicReader(own(of: expression, utterance)).spokenOf().other
            }
            if case .named = expression.day?.expression,
                named.map({ named in expression.day?.tokens.overlaps(named.range) ?? false }) ?? false
            {
                threads[opened].isFeast = true
            }
            if named == nil { threads[opened].duty = duty(before: turn) ?? undertaking(before: turn) }
            if let appointed {
                (threads[opened].title, threads[opened].isAppointment) = (appointed, true)
            } else if !isKnown, matter == nil {
                threads[opened].inquiry = inquiry(expression, utterance)
            }
            thread = opened
        }
        guard let thread else { return }
        if let owner = named?.owner, threads[thread].owner == nil { threads[thread].owner = owner }
        if let named,
            threads[thread].title == nil || (threads[thread].title?.isGeneric == true && !named.title.isGeneric)
        {
            threads[thread].title = named.title
            threads[thread].isNamedByRest = named.givesWay
            threads[thread].about = named.about
        }
        add(
            date, expression, utterance, to: thread, isFirst: isFirst, isOneOfMany: isOneOfMany, isBare: isBare,
            quote: named?.quote)
        if isStay { settle(thread, on: date) }
        let goal = leftover ?? destination(of: thread, utterance)
        if let place = place ?? goal, threads[thread].place == nil || takesPlace(utterance, of: thread) {
            threads[thread].place = turn.quote(place)
            threads[thread].placeIsOut = false
        }
    }

    /// "They proposed the 20th, but the gym isn't free, so we've gone with the 27th"
    private func followsRefusal(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        mentions.suffix(4).contains { $0.turn == utterance.turn.index && $0.role == .refused }
            && utterance.grammar.consequence(before: expression.tokens, in: utterance.tokens) != nil
    }

    /// "We've had to postpone Monday's drill. It'll now be the day after": of the plan that the same message took its day.
    private func isToldOfMoved(_ utterance: Utterance) -> Bool {
        guard utterance.refersBack, let thread = focus(utterance.turn), let last = threads[thread].options.last else {
            return false
        }
        return !last.status.isNamed && last.decidedBy == utterance.turn.index
    }

    /// An agreed plan, then "Mock on Monday at 4" — "Monday I have lab" — "Tuesday then": in place of the day without a plan, and not of the
    /// plan's own.
    private func isOfLooseDay(_ thread: Int?, _ utterance: Utterance) -> Bool {
        guard let thread, let agreed = threads[thread].standing.last, agreed.isAccepted, agreed.time != nil,
            !utterance.moves, !utterance.corrects
        else { return false }
        return mentions.suffix(4).contains { mention in
            mention.turn > lastTurns[thread] && mention.turn < utterance.turn.index
                && utterance.turn.index - mention.turn <= 2
                && !recent.contains { threads[$0].options.index(of: mention.date) != nil }
        }
    }

    /// "I'm at the dentist tomorrow at 9:15" … "The market opens early" … "Tomorrow at 8 then": another hour of the same day, after
    /// something else was spoken of.
    private func isOtherAffair(
        of thread: Int?, on date: CalendarDate, _ expression: TemporalExpression, _ utterance: Utterance
    ) -> Bool {
        guard let thread, let topic, topic.turn > (threads[thread].options.map(\.message).max() ?? 0),
            utterance.turn.index - topic.turn <= 4, !utterance.moves, !utterance.corrects,
            let time = utterance.turn.time(of: expression), let option = threads[thread].options.index(of: date),
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
        let replaces = isBare || utterance.moves || utterance.corrects || answersForSooner(turn)
        var replaced: [Int] = []
        var isCounter = false
        for other in threads[thread].options.indices where threads[thread].options[other].date != date {
            guard threads[thread].options[other].status == .stands,
                threads[thread].options[other].message != turn.index || !isOneOfMany,
                threads[thread].options[other].lastDate.map({ $0 < date }) ?? true
            else { continue }
            let isSameUtterance = threads[thread].options[other].message == turn.index && !isFirst
            guard (replaces && !isSameUtterance) || threads[thread].options[other].isAlternative && isBare else {
                continue
            }
            // "It's been moved": told, and nobody's to refuse.
            if utterance.isOffer, threads[thread].options[other].isAccepted || utterance.moves {
                replaced.append(other)
            }
            replaced += threads[thread].options[other].replaces
            resolve(thread, other, .movedAway, by: turn)
            threads[thread].isAppointment = true
            act = utterance.moves ? .move : .counter
            isCounter =
                isCounter
                || (!utterance.moves || utterance.wishes) && threads[thread].options[other].proposer != turn.speaker
        }
        // "From Saturday to Sunday?": what the same sentence moves away.
        replaced += threads[thread].options.indices.filter {
            threads[thread].options[$0].status == .movedAway && threads[thread].options[$0].decidedBy == turn.index
                && threads[thread].options[$0].date != date && !replaced.contains($0) && utterance.moves
                && utterance.isOffer
        }
        let time = ownHour(of: quote, beside: expression, utterance) ?? time(for: expression, utterance, thread: thread)
        let text = "\(date)" + (time.map { " \($0)" } ?? "")
        if let known = threads[thread].options.index(of: date) {
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
            // "Saturday works": somebody means to come.
            if isBare, !utterance.isQuestion || utterance.suggests { threads[thread].inquiry = nil }
            // "Thurs or sat" … "sat 4pm": in a group many are the other side.
            if isGroup, time != nil, turn.index != threads[thread].options[known].message {
                threads[thread].isAppointment = true
            }
            if isOther {
                if threads[thread].options[known].isAlternative, !isGroup, !utterance.isQuestion {
                    dropRivals(of: thread, from: threads[thread].options[known].message, turn)
                }
                threads[thread].options[known].isAccepted = true
                threads[thread].isAppointment = true
                if act == .inform || act == .counter, !utterance.isQuestion { act = .accept }
            } else if !utterance.isQuestion {
                threads[thread].options[known].isQuestion = false
            }
            if let last = turn.lastDate(of: expression, from: date) { threads[thread].options[known].lastDate = last }
            if time != nil { threads[thread].options[known].isHalfOpen = expression.isHalfOpen }
            if let half = expression.half { threads[thread].options[known].half = half }
            if let time,
                threads[thread].options[known].time == nil || turn.index != threads[thread].options[known].message
            {
                let before = threads[thread].options[known].time
                threads[thread].options[known].time = before.map { sameHalf(time, expression, as: $0) } ?? time
                threads[thread].options[known].timeTurn = turn.index
            }
            if threads[thread].options.contains(where: \.isAlternative), !isOneOfMany, !addsToAgreed(utterance) {
                choose(known, of: thread, by: turn)
            }
            note(thread, act, turn, day: text)
            return
        }
        var option = option(date, expression, utterance, quote: quote)
        // "Run tomorrow morning?" — "Friday?": in the morning, too.
        let before = expression.half == nil && expression.time == nil ? threads[thread].options.last?.half : nil
        // "Friday evening?" — "can't. Saturday morning" — "Saturday at half nine then"
        let named = mentions.suffix(8).last { $0.date == date && $0.turn < turn.index && $0.expression.half != nil }
        let ofDay = named?.expression.half
        (option.isHalfOpen, option.half) = (expression.isHalfOpen, expression.half ?? ofDay ?? before)
        // "Thursday at 7pm" … "Friday at 8, too?"
        let beside = threads[thread].options.last { ($0.time != nil || $0.half != nil) && $0.message < turn.index }
        option.time =
            time.map { time in
                ofDay.map { inHalf($0, time, expression) }
                    ?? beside.map { sameHalf(time, expression, $0, of: thread) } ?? time
            }
            ?? (threads[thread].options.isEmpty ? threads[thread].time : nil)
        option.timeTurn = time == nil ? nil : turn.index
        option.isAlternative = isOneOfMany
        option.replaces = replaced
        option.isMove = utterance.moves
        option.isCounter = isCounter || refusedOffer(of: thread, answeredBy: turn)
        if option.time == nil,
            utterance.lexicon.words.sameTime.occur(in: turn.grammar, 0..<turn.tokens.count)
                || replaces && !isOneOfMany
        {
            option.time = keptHour(of: thread, for: expression)
        }
        if option.time == nil { option.time = hourSaid(of: date, before: turn) }
        threads[thread].options.append(option)
        // Another day for it: somebody means to come.
        if threads[thread].options.contains(where: { $0.message != turn.index }) { threads[thread].inquiry = nil }
        // "Gig's off" — "Saturday's gig?": what is off is so on the day that is asked about.
        // "Swimming's off this week" — "still on for next Monday?"
        if threads[thread].isCalledOff, asksOfNextTime(expression, utterance) { threads[thread].isCalledOff = false }
        if threads[thread].isCalledOff, utterance.isQuestion || lastTurns[thread] == turn.index {
            resolve(thread, threads[thread].options.count - 1, .refused, by: turn)
            note(thread, act, turn, day: text)
            return
        }
        if utterance.suggests || utterance.accepts || isBare && time != nil || utterance.asksToCancel {
            threads[thread].isAppointment = true
        }
        note(thread, act, turn, day: text)
    }

    /// What one asks the other to come along to, where only the going is said.
    private func spokenOf(joinedBy named: NamedPlan, _ utterance: Utterance) -> PlanTitle? {
        guard named.title.isGeneric, utterance.isQuestion || utterance.suggests else { return nil }
        if topic?.isAsked == true, let title = topicTitle(for: utterance.turn) { return title }
        return utterance.grammar.isWord(named.range.lowerBound, .joiningVerb)
            ? occasionSpokenOf(before: utterance.turn) : nil
    }
}
