/// A day beside others: one of several plans, one that is taken, one that takes the place of a day without a plan.
extension DialogueState {
    /// "Start on 4 January" — "drinks on Friday": a day that is none of the plan's was named after it.
    func isOtherDayNamed(since thread: Int, _ turn: Conversation.Turn) -> Bool {
        mentions.suffix(4).contains {
            $0.turn > lastTurns[thread] && $0.turn < turn.index && threads[thread].options.index(of: $0.date) == nil
        }
    }

    /// "Pint Monday?" — "can't. Next Monday?": a week after the one that the same message refused.
    func behindRefused(
        _ date: CalendarDate, _ day: DayExpression, _ tokens: Range<Int>, _ turn: Conversation.Turn
    ) -> CalendarDate {
        // "Mercredi prochain", "el próximo miércoles"
        let isNext = tokens.contains {
            turn.grammar.length(.comingBehindDay, at: $0) != nil || turn.grammar.isWord($0, .comingDay)
        }
        guard case .weekday(_, let which) = day, which == .next || isNext, let thread = focus(turn),
            let option = threads[thread].options.index(of: date).map({ threads[thread].options[$0] }),
            option.status == .refused,
            option.decidedBy == turn.index && option.message < turn.index
                // "The dinner on Wednesday is off" — "next Wednesday?"
                || isNext && option.decidedBy < turn.index
        else { return date }
        return date.adding(days: 7)
    }

    /// "Dentist on Thursday" — "so no breakfast Thursday?": what is refused is not the other side's own engagement.
    func isToldOtherwise(
        _ thread: Int, _ date: CalendarDate, _ refused: PlanTitle?, askedBy utterance: Utterance
    ) -> Bool {
        guard !isGroup, utterance.isQuestion, let refused, let title = threads[thread].title,
            !title.isSame(as: refused),
            let told = threads[thread].options.index(of: date).map({ threads[thread].options[$0] })
        else { return false }
        return told.proposer != utterance.turn.speaker && !told.isOffer && !told.isAccepted
    }

    /// Of what was called off, a day of a later week is asked about, or whether it is still on.
    func asksOfNextTime(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        if case .weekday(_, .next)? = expression.day?.expression { return true }
        return utterance.tokens.contains {
            utterance.grammar.length(.stillOn, at: $0) != nil || utterance.grammar.length(.newOne, at: $0) != nil
        }
    }

    /// "I fly back on Saturday, so Sunday could work": the plan that was talked about before, and not the flight.
    func talked(before expression: TemporalExpression, _ utterance: Utterance) -> Int? {
        let turn = utterance.turn
        guard let thread = focus(turn), threads[thread].title != nil,
            threads[thread].options.allSatisfy({ $0.message == turn.index }),
            utterance.grammar.consequence(before: expression.tokens, in: utterance.tokens) != nil
                || isAskedBesideOwn(thread, expression, utterance)
        else { return focus(turn) }
        return recent.last { $0 != thread && turn.index - lastTurns[$0] <= 2 }
    }

    /// "Tuesday I've got an exam, shall we meet on Wednesday?": another day is asked for beside the speaker's own engagement.
    func isAskedBesideOwn(_ thread: Int, _ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        guard let day = expression.day?.tokens, utterance.isQuestion,
            threads[thread].options.allSatisfy({ $0.message == utterance.turn.index }),
            let title = threads[thread].title
        else { return false }
        let asked = utterance.clause(around: day)
        return utterance.expressions.contains { other in
            guard let told = other.day?.tokens, told.upperBound <= day.lowerBound else { return false }
            let own = utterance.clause(around: told)
            guard own.tokens.upperBound <= day.lowerBound, !own.suggests else { return false }
            // "Thursday is Mum's birthday, shall we meet on Friday?"
            return reason(in: own, told).map { title.isSame(as: $0.title) } ?? false
                || isMeeting(asked) && !isMeeting(own) && title.isNamed(by: own)
        }
    }

    private func isMeeting(_ utterance: Utterance) -> Bool {
        meeting(utterance) != nil || utterance.tokens.contains { utterance.grammar.isWord($0, .anyMeeting) }
    }

    /// The part of a sentence of several days that has this one.
    func own(of expression: TemporalExpression, _ utterance: Utterance) -> Utterance {
        utterance.expressions.count(where: { $0.day != nil }) > 1
            ? utterance.clause(around: expression.tokens) : utterance
    }

    /// "Tuesday I've got an exam, shall we meet on Wednesday?": told, where a later part of the sentence asks.
    func isToldBeforeAsking(_ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let own = own(of: expression, utterance)
        guard utterance.isQuestion, own.tokens.upperBound < utterance.tokens.upperBound, !own.suggests else {
            return false
        }
        return reason(in: own, expression.tokens) != nil
            && utterance.expressions.contains { ($0.day?.tokens.lowerBound ?? -1) >= own.tokens.upperBound }
    }

    /// "Cinema yes, chess rather on Sunday": the plan of a turn before that the day's own part of the sentence names.
    func planNamed(beside expression: TemporalExpression, _ utterance: Utterance) -> Int? {
        let own = utterance.clause(around: expression.day?.tokens ?? expression.tokens)
        guard !isGroup, own.tokens.count < utterance.tokens.count, own.expressions.count(where: { $0.day != nil }) == 1,
            let thread = named(by: own), threads[thread].options.allSatisfy({ $0.message < utterance.turn.index }),
            let title = threads[thread].title
        else { return nil }
        // The "the" of "Saturday the 3rd" is no name of "get the keys".
        let isNamed = own.tokens.contains { index in
            guard let token = own.grammar[index], token.kind == .word, !expression.covers(index) else { return false }
            return !CommonWords.function.contains(token.word) && title.keys.contains(token.key)
        }
        return isNamed ? thread : nil
    }

    /// "Where are you on Christmas Eve?" — "At my sister's" — "And on the 26th?": beside a day that has been told of.
    func addsDay(_ utterance: Utterance) -> Bool {
        if asksOfOtherDay(utterance) || asksOneMore(utterance) { return true }
        return utterance.isQuestion
            && utterance.grammar.isWord(utterance.tokens.lowerBound, in: utterance.lexicon.words.and)
            && focus(utterance.turn).map { threads[$0].inquiry?.isAnswered == true } ?? false
    }

    /// "Kino am Freitag?" — "klar" — "und am Samstag um 18 Uhr Kirche?": one more day with its hour, beside the one that is settled.
    func asksOneMore(_ utterance: Utterance) -> Bool {
        guard utterance.isQuestion, !utterance.moves, utterance.expressions.contains(where: { $0.time != nil }),
            utterance.grammar.isWord(utterance.tokens.lowerBound, in: utterance.lexicon.words.and),
            let thread = focus(utterance.turn), lastTurns[thread] < utterance.turn.index
        else { return false }
        return threads[thread].standing.contains { $0.isAccepted && $0.message < utterance.turn.index }
    }

    /// "What are you doing at the weekend?" — "Saturday my cousin's wedding" — "Nice, and Sunday?": asked by who asked before, of one more day.
    func asksOfOtherDay(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard utterance.isQuestion, let question, question.asksDoing, question.speaker == turn.speaker,
            turn.index - question.turn <= 3, let thread = focus(turn),
            threads[thread].options.allSatisfy({ $0.proposer != turn.speaker })
        else { return false }
        let head = utterance.tokens.prefix(4).first { grammar.isWord($0, in: utterance.lexicon.words.and) }
        return head.map { grammar.day(at: $0 + 1) != nil || grammar.day(at: $0 + 2) != nil } ?? false
    }

    /// "Friday at 8 too?", "Friday works" — "Saturday too": the same thing on one more day, beside the one that is agreed.
    func addsToAgreed(_ utterance: Utterance) -> Bool {
        guard utterance.isQuestion || utterance.wordCount <= 3, let thread = focus(utterance.turn),
            utterance.turn.index - lastTurns[thread] <= 2,
            utterance.tokens.contains(where: { index in
                utterance.grammar.length(.oneMore, at: index).map { utterance.grammar.endsClause(index + $0) } ?? false
            })
        else { return false }
        return threads[thread].standing.contains { $0.isAccepted && $0.message < utterance.turn.index }
    }

    /// "I'm in Rome till Thursday, dinner on Friday?": a place, or a thing, that stands beside another day.
    func isOfOtherDay(_ range: Range<Int>, _ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let clause = utterance.grammar.clause(around: range)
        guard let day = expression.day?.tokens, !clause.contains(day.lowerBound) else { return false }
        return utterance.expressions.contains { other in
            other.day.map { clause.contains($0.tokens.lowerBound) && $0.tokens != day } ?? false
        }
    }

    /// "Booked Lisbon, 4 to 9 May" … "Coffee before I leave? Friday?": another thing was asked for since the plan was spoken of.
    func isOtherAsked(since thread: Int) -> Bool {
        topic.map { topic in
            topic.isAsked && topic.turn > lastTurns[thread] && threads[thread].title?.isSame(as: topic.title) != true
        } ?? false
    }

    /// The latest day of the plan talked about that was refused and lies ahead.
    func closedDay(_ turn: Conversation.Turn) -> CalendarDate? {
        guard let thread = focus(turn), turn.index - lastTurns[thread] <= 2 else { return nil }
        return threads[thread].options.last {
            ($0.status == .refused || $0.status == .movedAway) && $0.date > turn.today
        }?.date
    }

    /// "Monday at six, I'll put the beer on ice": what stands in a part of its own, where the day's says nothing but the day.
    func isBeside(_ range: Range<Int>, _ expression: TemporalExpression, _ utterance: Utterance) -> Bool {
        let own = utterance.clause(around: expression.day?.tokens ?? expression.tokens)
        return !own.tokens.overlaps(range) && own.isBare(place: nil)
    }

    /// "Samstag gerne, aber vor eins komme ich nicht los": the day that was offered is taken, and what stands behind the comma is no plan.
    func takesDay(_ expression: TemporalExpression, on date: CalendarDate, _ utterance: Utterance) -> Bool {
        let clause = utterance.clause(around: expression.day?.tokens ?? expression.tokens)
        return isOpen(date, for: utterance.turn) && clause.tokens.upperBound < utterance.tokens.upperBound
            && clause.isBare(place: nil) && clause.lexicon.words.accepting.occur(in: clause.grammar, clause.tokens)
    }

    /// "We said Thursday for the tiles. Monday instead": a day without a plan of its own that another one takes the place of.
    mutating func closeLoose(_ date: CalendarDate, by turn: Conversation.Turn) {
        guard let loose = mentionWithoutPlan(before: date, turn), mentions[loose].role == .stands else { return }
        resolve(mention: loose, .movedAway, by: turn)
    }

    /// A day that was named in the last turns, stands or was refused, and has no plan.
    func mentionWithoutPlan(before date: CalendarDate, _ turn: Conversation.Turn) -> Int? {
        mentions.indices.suffix(Self.reach).last { index in
            let mention = mentions[index]
            return (mention.role == .stands || mention.role == .refused) && mention.date != date
                && turn.index - mention.turn <= 2
                && !recent.contains { index in
                    threads[index].title != nil && threads[index].options.index(of: mention.date) != nil
                }
        }
    }

    /// "Tuesday at 4 then": a day like today's that is chosen, and not today.
    func choosesAgain(_ utterance: Utterance) -> Bool {
        utterance.isBare(place: nil) && utterance.tokens.contains { utterance.grammar.isWord($0, .thenAdverb) }
    }
}
