/// "Run on Wednesday?" — "Today?" — "No, next week": whoever asked for a day says which one was meant.
extension DialogueState {
    /// - Parameters:
    ///   - expression: What names the day; nil where only its week is named, or nothing but a no.
    ///   - date: Its day.
    /// - Returns: False where the other side asked for no day of the speaker's own plan.
    mutating func readDayMeant(
        _ utterance: Utterance, _ expression: TemporalExpression? = nil, on date: CalendarDate? = nil
    ) -> Bool {
        let turn = utterance.turn
        let isNamed = expression.map(utterance.beginsWithNo) ?? false
        guard utterance.denies, !utterance.isQuestion,
            let (thread, asked, own) = dayAskedBack(
                of: turn, isNamed: isNamed, isOnlyNamed: isNamed && utterance.isBare(place: nil)),
            let meant = date ?? dayMeant(utterance, asked: asked, own: own, of: thread),
            // "No, Friday I'm away", to "Friday?"
            meant != threads[thread].options[asked].date
        else { return false }
        let before = threads[thread].options[own]
        if asked != own { resolve(thread, asked, .refused, by: turn) }
        if before.date != meant { resolve(thread, own, .movedAway, by: turn) }
        if let known = threads[thread].options.index(of: meant) {
            resolve(thread, known, .stands, by: turn)
            threads[thread].options[known].proposer = turn.speaker
        } else {
            var option = before
            (option.date, option.status, option.decidedBy, option.message) = (meant, .stands, turn.index, turn.index)
            (option.isQuestion, option.isOffer, option.isShift) = (false, true, expression == nil)
            (option.isAccepted, option.replaces, option.hourOffer, option.lastDate) = (false, [], nil, nil)
            option.evidence = turn.evidence(expression?.tokens ?? utterance.tokens)
            if let time = expression.flatMap(turn.time) { (option.time, option.timeTurn) = (time, turn.index) }
            threads[thread].options.append(option)
        }
        threads[thread].isAppointment = true
        note(thread, .counter, turn, day: "\(meant)")
        return true
    }

    /// The day that the other side has just asked for, and the speaker's own before it: the same where they named none, or that one.
    ///
    /// - Parameters:
    ///   - isNamed: The answer is "no" and another day, to whatever was asked with it: "Is the match on Saturday?" — "No, Sunday".
    ///   - isOnlyNamed: And nothing else, also to who told it: "Quiz is tomorrow" — "no Thursday".
    private func dayAskedBack(
        of turn: Conversation.Turn, isNamed: Bool, isOnlyNamed: Bool
    ) -> (thread: Int, asked: Int, own: Int)? {
        guard !isGroup, let before, before.speaker != turn.speaker, question?.turn == before.index || isOnlyNamed,
            before.tokens.count <= 4 || isNamed, let thread = focus(turn), lastTurns[thread] == before.index
        else { return nil }
        let options = threads[thread].options
        guard
            let asked = options.lastIndex(where: { option in
                option.status == .stands && mentions.contains { $0.turn == before.index && $0.date == option.date }
            })
        else { return nil }
        let own = options.lastIndex {
            $0.proposer == turn.speaker && $0.message < before.index
                && ($0.status == .stands || $0.decidedBy == before.index)
        }
        return (thread, asked, own ?? asked)
    }

    /// "No, next week": that week's day; a mere no to "today?" leaves the day that was asked for first.
    private func dayMeant(_ utterance: Utterance, asked: Int, own: Int, of thread: Int) -> CalendarDate? {
        let (grammar, turn) = (utterance.grammar, utterance.turn)
        let (askedDay, ownDay) = (threads[thread].options[asked].date, threads[thread].options[own].date)
        let isOfWeek =
            mentions.last { $0.date == askedDay && $0.turn < turn.index }?.expression.day.map {
                if case .weekday = $0.expression { true } else { false }
            } ?? false
        if utterance.tokens.contains(where: { grammar.length(.nextWeek, at: $0) != nil }) {
            return turn.nextMonday.adding(days: (isOfWeek ? askedDay : ownDay).weekday - 1)
        }
        return isOfWeek || utterance.wordCount > 1 || asked == own ? nil : ownDay
    }

    /// "Wedding on 14 March" — "Driving up the Friday": with its article the day nearest to the one that is spoken of, weeks ahead.
    func inWeekSpokenOf(
        _ day: (expression: DayExpression, tokens: Range<Int>), _ turn: Conversation.Turn
    ) -> CalendarDate? {
        guard case .weekday(let weekday, .plain) = day.expression,
            turn.grammar.isWord(day.tokens.lowerBound - 1, .definiteArticle),
            // "The Thursday before the wedding"
            !turn.grammar.isWord(day.tokens.upperBound, .weekdayBefore),
            !turn.grammar.isWord(day.tokens.upperBound, .weekdayAfter),
            let spoken = mentions.last(where: { $0.role != .notADate && turn.index - $0.turn <= 4 }),
            spoken.role == .stands, spoken.date > turn.today.adding(days: 7)
        else { return nil }
        return (-3...3).map { spoken.date.adding(days: $0) }.first { $0.weekday == weekday }
    }
}

extension Utterance {
    /// "No the 18th", "no, on Sunday, 3pm": nothing stands between.
    fileprivate func beginsWithNo(_ expression: TemporalExpression) -> Bool {
        let head = tokens.first { grammar[$0]?.kind == .word } ?? tokens.lowerBound
        return grammar.isWord(head, in: lexicon.words.denying)
            && (head + 1..<max(expression.tokens.lowerBound, head + 1)).allSatisfy { index in
                grammar[index]?.kind != .word || grammar.isWord(index, in: lexicon.words.determiners)
                    || grammar.isWord(index, .onDay) || grammar.isWord(index, in: lexicon.words.dayPrepositions)
            }
    }
}
