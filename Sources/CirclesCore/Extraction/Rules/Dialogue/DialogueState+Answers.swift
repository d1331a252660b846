/// A turn that names no day: an answer, an hour, a place, a thing to talk about.
extension DialogueState {
    mutating func readAnswer(_ utterance: Utterance) {
        let turn = utterance.turn
        if let days = utterance.shift, shift(utterance, by: days) { return }
        if readDayMeant(utterance) { return }
        if utterance.cancels {
            cancel(utterance)
            return
        }
        if utterance.putsOff, let thread = focus(turn),
            threads[thread].standing.contains(where: { $0.message < turn.index }),
            turn.index - lastTurns[thread] <= 3, !isGroup
        {
            callOff(thread, by: turn)
            return
        }
        if case .callingOff(let thread)? = answered(by: turn), !utterance.isQuestion {
            if utterance.keeps || utterance.denies {
                accept(turn, thread)
            } else if utterance.accepts
                || utterance.tokens.contains(where: { utterance.grammar.length(.consoling, at: $0) != nil })
            {
                callOff(thread, by: turn)
            }
            question = nil
            return
        }
        // "So no?" — "so no", "yep": either of them.
        if case .refusal(let thread)? = answered(by: turn), !utterance.isQuestion, utterance.wordCount <= 4,
            utterance.accepts || utterance.declines
                || utterance.tokens.contains(where: {
                    utterance.grammar.isWord($0, in: utterance.lexicon.words.denying)
                })
        {
            callOff(thread, by: turn)
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
        if readHourChoice(utterance) || readRoutine(utterance) || readEarlierEngagement(utterance)
            || readOwnHour(utterance)
            || readHavingAlone(utterance)
        {
            return
        }
        // "Sauna tomorrow?" — "Rather next week"
        if utterance.tokens.contains(where: { utterance.grammar.length(.ratherNextWeek, at: $0) != nil }),
            !isGroup, offered(to: turn) != nil
        {
            decline(turn)
            return
        }
        if readVerdicts(utterance) || readsChoice(utterance) {
            // Nothing is left to be said of the plan that is talked about.
        } else if isAmazed(utterance) {
            // "They're getting married on the 23rd!" — "No way, to Steph?"
        } else if leavesFree(utterance) {
            // "Any plans for Friday?" — "Nope"
        } else if asksIfTooMuch(before: utterance), utterance.denies {
            accept(turn, saidBy: utterance)
        } else if correctsHour(utterance) {
            // "Quiz is at 7" — "no, 8": the day holds.
        } else if utterance.declines || isPlainNo(utterance), answersPermission(utterance) {
            // "May he bring his pocket stove?" — "Better not": the outing is.
        } else if utterance.declines || isPlainNo(utterance), refusesService(asked: utterance) {
            // "Vaccination on the 3rd at 8. Can you bring him?" — "Can't": the vaccination is.
        } else if utterance.declines || isPlainNo(utterance) {
            // "Can't do 7, 8?": the day holds.
            if !isGroup, !refusesHour(utterance), !readThingRefused(utterance) {
                if utterance.declines, !utterance.refusesTask, let old = named(by: utterance),
                    lastTurns[old] == Self.longAgo
                {
                    // "Can't make brunch after all", of what was agreed days ago.
                    callOff(old, by: turn)
                    return
                }
                if utterance.declines, readReason(utterance) { return }
                decline(
                    turn, openPlan(namedBy: utterance), ofWhatIsTold: utterance.refusesThatDay || utterance.isNoLonger,
                    isTakenBack: utterance.takesBack)
            }
        } else if answersFreeDay(utterance) {
            // "My haircut is moved to Tuesday. Thursday works" — "great, 7 then": no hour of the haircut.
        } else if utterance.accepts || utterance.acceptsAtEnd || utterance.takesEasily && isAskedOfPlan(turn) {
            accept(turn, saidBy: utterance)
        }
        readAvailability(utterance)
        readConsolation(utterance)
        readPersuasion(utterance)
        readThingAnswer(utterance)
        readThingOffer(utterance)
        if readOwnEngagement(utterance) || readLaterPlan(utterance) || readPlanInstead(utterance) { return }
        readPlanOfLooseDay(utterance)
        readTopic(utterance)
        noteAnswer(utterance)
        readHourOfLooseDay(utterance) { $0.readTimes(utterance) }
        readPlace(utterance)
        if utterance.asksWhere { whereAsked = turn.index }
    }

    // MARK: yes and no

    /// "I'll have to give the quiz a miss": of several plans that were offered, the one by that name.
    private func openPlan(namedBy utterance: Utterance) -> Int? {
        named(by: utterance).flatMap { thread in
            utterance.turn.index - lastTurns[thread] <= 2
                && threads[thread].options.isOffered(to: utterance.turn.speaker) ? thread : nil
        }
    }

    /// A message of nothing but a thumb, an arm, hands that clap.
    mutating func readThumb(_ turn: Conversation.Turn) {
        let text = turn.message.text
        if Self.hasSign(.noSign, text), !isGroup {
            decline(turn)
        } else if Self.hasSign(.yesSign, text) {
            takeThingOffer(turn)
            accept(turn)
        }
    }

    private static func hasSign(_ cue: Cue, _ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in cue.texts.contains { $0.unicodeScalars.first == scalar } }
    }

    mutating func accept(_ turn: Conversation.Turn, _ named: Int? = nil, saidBy utterance: Utterance? = nil) {
        if named == nil, takeTold(turn) { return }
        if let thread = named ?? focus(turn), takeConditional(thread, turn) { return }
        guard let thread = named ?? focus(turn), turn.index - lastTurns[thread] <= 3,
            let option = threads[thread].options.indices.last(where: {
                threads[thread].options[$0].status == .stands
                    && (threads[thread].options[$0].proposer != turn.speaker
                        || isOpenToGroup(threads[thread].options[$0], turn, since: lastTurns[thread])
                        || threads[thread].options[$0].isHourOpen(to: turn.speaker))
            })
        else { return }
        if isStay(thread, threads[thread].options[option]) { return }
        if let utterance, utterance.tokens.contains(where: { utterance.grammar.length(.both, at: $0) != nil }) {
            takeBoth(beside: thread, turn)
        }
        threads[thread].options[option].hourOffer = nil
        threads[thread].options[option].isAccepted = true
        threads[thread].options[option].replaces = []
        threads[thread].isAppointment = true
        note(thread, .accept, turn)
    }

    /// The other side asked for the plan, the day or the hour that is talked about.
    private func isAskedOfPlan(_ turn: Conversation.Turn) -> Bool {
        guard let thread = isGroup ? focus(turn) : offered(to: turn) else {
            return focus(turn).flatMap { openHour(of: $0, for: turn) } != nil
        }
        if isGroup { return threads[thread].title != nil }
        return threads[thread].options.contains {
            $0.isOpenOffer(to: turn.speaker) && ($0.isQuestion || threads[thread].title != nil)
        }
    }

    /// Another member's offer: the side of a message tells only the user from the others.
    private func isOpenToGroup(_ option: PlanThread.Option, _ turn: Conversation.Turn, since last: Int) -> Bool {
        isGroup && option.isOffer && !option.isAccepted && option.message != turn.index && turn.index - last <= 2
    }

    /// "No, sorry" to a question that named a day; "no, just wine" to another question refuses nothing.
    private func isPlainNo(_ utterance: Utterance) -> Bool {
        guard utterance.denies else { return false }
        if let thread = focus(utterance.turn), openHour(of: thread, for: utterance.turn) != nil { return true }
        guard utterance.expressions.isEmpty, case .day? = answered(by: utterance.turn) else { return false }
        return true
    }

    /// The turn before asked for a service, of a plan that it only told.
    private func refusesService(asked utterance: Utterance) -> Bool {
        question.map {
            $0.asksService && $0.speaker != utterance.turn.speaker && utterance.turn.index - $0.turn == 1
        } ?? false
            && focus(utterance.turn).map { thread in
                threads[thread].standing.last.map { !$0.isQuestion || $0.isAccepted } ?? false
            } ?? false
    }

    /// "My flight is at ten, too early?" — "No": there is nothing against it.
    private func asksIfTooMuch(before utterance: Utterance) -> Bool {
        question.map {
            $0.asksIfTooMuch && $0.speaker != utterance.turn.speaker && utterance.turn.index - $0.turn <= 1
        } ?? false
    }

    /// "Let's leave it as it is": a day that was to replace an agreed one does not.
    mutating func keep(_ turn: Conversation.Turn) {
        guard let thread = focus(turn), !refuseHour(of: thread, turn),
            let option = threads[thread].options.lastIndex(where: {
                $0.status == .stands && ($0.isMove || !$0.replaces.isEmpty) && $0.proposer != turn.speaker
                    && !$0.isAccepted
            })
        else { return }
        resolve(thread, option, .refused, by: turn)
        note(thread, .decline, turn)
    }

    /// - Parameters:
    ///   - ofWhatIsTold: Also a day that was not asked about: "your appointment is on Friday".
    ///   - isTakenBack: Also the speaker's own: "Dinner Friday?" — "Yes!" — "I can't make it, sorry".
    mutating func decline(
        _ turn: Conversation.Turn, _ named: Int? = nil, ofWhatIsTold: Bool = false, isTakenBack: Bool = false
    ) {
        guard let thread = named ?? focus(turn), turn.index - lastTurns[thread] <= Self.reachOfNo,
            // "Could we make it 8:30? Working late": why another hour is asked for.
            !threads[thread].options.contains(where: {
                $0.timeTurn == turn.index && $0.hourOffer?.proposer == turn.speaker
            }),
            !refuseHour(of: thread, turn),
            let option = threads[thread].options.indices.last(where: {
                let option = threads[thread].options[$0]
                guard option.status == .stands, option.message < turn.index || option.proposer != turn.speaker,
                    !option.asksService
                else { return false }
                return option.proposer != turn.speaker
                    && (option.isOffer || ofWhatIsTold || isToldForRefused(option, of: thread)
                        // "Friday at 5 is free": without a name it is that both meet.
                        || threads[thread].title == nil && threads[thread].isAppointment)
                    || isTakenBack && (option.isAccepted || option.isOffer)
            })
        else { return }
        resolve(thread, option, .refused, by: turn)
        if threads[thread].options[option].isAlternative,
            turn.tokens.indices.contains(where: { turn.grammar.length(.neither, at: $0) != nil })
        {
            for other in threads[thread].options.indices
            where threads[thread].options[other].isAlternative && threads[thread].options[other].status == .stands {
                resolve(thread, other, .refused, by: turn)
            }
        }
        threads[thread].isAppointment = true
        note(thread, .decline, turn)
    }

    /// "The hike is off", "ist leider abgesagt": the plan that is named, else the one talked about.
    /// "Can't, it's my daughter's recital": why not is a plan of that day.
    private mutating func readReason(_ utterance: Utterance) -> Bool {
        let turn = utterance.turn
        guard let thread = focus(turn), let date = threads[thread].options.last(where: { $0.status == .stands })?.date,
            let reason = reason(in: utterance, utterance.tokens.upperBound..<utterance.tokens.upperBound),
            reason.title.isOther(than: threads[thread].title)
        else { return false }
        decline(turn)
        guard threads[thread].options.index(of: date).map({ threads[thread].options[$0].status }) == .refused else {
            return false
        }
        // "Can't, got parents' evening at 7:30"
        // "Tomorrow? Can't, got my driving test at 2:30": the day of another sentence may have taken it.
        let hour = turn.temporalExpressions.first {
            $0.time.map { utterance.tokens.contains($0.tokens.lowerBound) } ?? false
        }
        note(reason, on: date, time: hour.flatMap(turn.time), isUncertain: turn.isUncertain, turn)
        return true
    }

    // MARK: things without a day

    private mutating func readTopic(_ utterance: Utterance) {
        let turn = utterance.turn
        let reader = TopicReader(utterance)
        if readTopicOffer(utterance, reader) { return }
        guard let title = reader.title(asked: asked(of: focus(turn), turn)) ?? (isNamed(turn) ? nil : reader.joint()),
            // "Can we switch to the afternoon?"
            !title.words.allSatisfy(Cue.partOfDay.contains),
            // "Guay, nos vemos": a yes, and nothing else to do.
            !(title.isGeneric && utterance.accepts && !utterance.isQuestion),
            // "My call ends at 12:15": the speaker's own, and none of both.
            !isOfOwnAffair(utterance), !isOfThingsBrought(utterance), !isContribution(utterance),
            !isWhyOtherHour(utterance)
        else { return }
        // The plan's own name again, or a first name for one that has none.
        if let thread = focus(turn), turn.index - lastTurns[thread] <= 3 {
            if threads[thread].title?.isSame(as: title) == true { return note(thread, .inform, turn) }
            let isUnnamed =
                threads[thread].title == nil && threads[thread].matter == nil && threads[thread].thing == nil
                || threads[thread].title?.isGeneric == true
            if isUnnamed, threads[thread].options.isStanding,
                turn.index > lastTurns[thread] || utterance.turn.index == lastTurns[thread],
                !utterance.asksWhen
            {
                threads[thread].title = title
                threads[thread].isNamedByRest = !utterance.isQuestion && !utterance.suggests
                note(thread, .inform, turn)
                return
            }
        }
        let isAsked = utterance.isQuestion || utterance.suggests || utterance.asksWhen
        if let topic, topic.isAsked, turn.index - topic.turn <= 2,
            !isAsked || topic.turn < turn.index && !reader.namesPlan() && !utterance.suggests
        {
            return
        }
        topic = Topic(
            title: title, turn: turn.index, isAsked: isAsked,
            isOccasion: (utterance.namesOccasion || utterance.asksToDine) && utterance.expressions.isEmpty,
            about: owner(ofAskedBy: utterance))
    }

    /// A plan with a name of its own, or a thing, is talked about.
    private func isNamed(_ turn: Conversation.Turn) -> Bool {
        if topic.map({ turn.index - $0.turn <= 3 }) ?? false { return true }
        return focus(turn).map { thread in
            turn.index - lastTurns[thread] <= 3 && threads[thread].title.map { !$0.isGeneric } ?? false
        } ?? false
    }

    /// "When's the wedding?": of what the other one is asked about, unless it is one's own.
    private func owner(ofAskedBy utterance: Utterance) -> Extraction.Subject {
        let speaker = utterance.turn.speaker
        guard utterance.asksWhen, !isGroup,
            !utterance.tokens.contains(where: { utterance.grammar.isWord($0, in: RelationWords.mine) })
        else { return speaker }
        return speaker == .me ? .contact : speaker == .contact ? .me : speaker
    }

    private mutating func readOwnEngagement(_ utterance: Utterance) -> Bool {
        let (turn, end) = (utterance.turn, utterance.tokens.upperBound)
        guard utterance.expressions.contains(where: { $0.time != nil }),
            let own = ownEngagement(beside: end..<end, utterance), let thread = offered(to: turn),
            let option = threads[thread].options.last(where: { $0.isOpenOffer(to: turn.speaker) })
        else { return false }
        note(own.reason, on: option.date, time: own.time, isUncertain: option.isUncertain, turn)
        return true
    }

    /// "What should we bring?" — "Salad?"
    private func isOfThingsBrought(_ utterance: Utterance) -> Bool {
        guard let bringingSpokenOf, utterance.turn.index - bringingSpokenOf <= 2 else { return false }
        return utterance.wordCount <= 4 && !utterance.namesOccasion
    }

    /// "Ich mach Frühstück", "I'll get the beers": what somebody adds to the plan that is talked about.
    private func isContribution(_ utterance: Utterance) -> Bool {
        let (turn, head) = (utterance.turn, utterance.grammar.head(of: utterance.tokens))
        guard !utterance.isQuestion, focus(turn) != nil, !utterance.namesOccasion || hasMatter(before: turn.index)
        else {
            return false
        }
        return (head...head + 1).contains { start in
            utterance.grammar.length(.contributionLead, at: start) != nil
                && (start == head || utterance.lexicon.words.accepting.length(in: utterance.grammar, at: head) == 1)
        }
    }

    /// A day was named that has no plan yet, a turn or two ago.
    private func asked(of thread: Int?, _ turn: Conversation.Turn) -> TopicReader.Asked {
        guard let thread, threads[thread].title == nil, turn.index - lastTurns[thread] <= 2,
            threads[thread].standing.contains(where: { $0.message < turn.index })
        else { return .nothing }
        return threads[thread].inquiry?.isOfDoing == true ? .doing : .day
    }

    /// "Wo feiert ihr Heiligabend?" — "bei meinen Schwiegereltern".
    private mutating func noteAnswer(_ utterance: Utterance) {
        guard let thread = focus(utterance.turn), threads[thread].inquiry != nil, !utterance.isQuestion,
            utterance.turn.index - lastTurns[thread] <= 2, !utterance.denies,
            threads[thread].standing.contains(where: { $0.proposer != utterance.turn.speaker }),
            !utterance.tokens.contains(where: { utterance.grammar.isWord($0, .noAnswer) })
        else { return }
        threads[thread].inquiry?.isAnswered = true
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
