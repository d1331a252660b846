/// A week or a month that was spoken of: what is named later without one is of it.
extension DialogueState {
    /// "Dinner next week?"
    mutating func noteWeek(_ utterance: Utterance) {
        let grammar = utterance.grammar
        let weeks = utterance.tokens.lazy.compactMap { grammar.weeksAhead(endingAt: $0 + 1) }.max()
        // "Coffee next week?" — "I'm away, the week after?"
        if weeks == nil, utterance.isQuestion, let asked = weekAsked, utterance.turn.index - asked.turn <= 2,
            utterance.tokens.contains(where: { grammar.length(.weekOn, at: $0) != nil })
        {
            weekAsked = (asked.monday.adding(days: 7), utterance.turn.index)
            return
        }
        let isWeekend = utterance.tokens.contains { grammar.length(.nextWeekend, at: $0) != nil }
        guard let weeks = weeks ?? (isWeekend ? 1 : nil) else { return }
        // "I'm in Berlin next week. Dinner?"
        guard
            utterance.isQuestion || utterance.suggests
                // "Tues or Weds next week"
                || utterance.expressions.count(where: { $0.day != nil }) > 1
                    && utterance.tokens.contains(where: { grammar.isWord($0, in: utterance.lexicon.words.or) })
                || startOfLastQuestion(utterance.turn) >= utterance.tokens.upperBound && !utterance.declines
                // "I'm off next week so any day works"
                || !utterance.declines
                    && utterance.tokens.contains(where: {
                        grammar.isWord($0, .nothingOn) || grammar.isWord($0, .freeWord)
                    })
                // "Shall we meet? Next week maybe"
                || startOfLastQuestion(utterance.turn) >= 0 && utterance.wordCount <= 4 && !utterance.declines
        else { return }
        weekAsked = (utterance.turn.nextMonday.adding(days: (weeks - 1) * 7), utterance.turn.index)
    }

    /// Where a turn asks or suggests something last; it is looked for once, however many weeks the turn names.
    private mutating func startOfLastQuestion(_ turn: Conversation.Turn) -> Int {
        if let lastQuestion, lastQuestion.turn == turn.index { return lastQuestion.start }
        let start = Utterance.all(of: turn).last { $0.isQuestion || $0.suggests }?.tokens.lowerBound ?? -1
        lastQuestion = (turn.index, start)
        return start
    }

    /// "Dinner next week?" — "Tuesday?": of the week that was asked about.
    func inWeekAsked(_ day: DayExpression, plain: CalendarDate, _ turn: Conversation.Turn) -> CalendarDate? {
        guard case .weekday(let weekday, .plain) = day, let weekAsked, turn.index - weekAsked.turn <= 3,
            plain < weekAsked.monday
        else { return nil }
        return weekAsked.monday.adding(days: weekday - 1)
    }

    /// "Practice is off tomorrow" — "next week again?" — "Friday, 7:30": not the day that was named before that week was asked about.
    func isBeforeWeekAsked(_ date: CalendarDate, _ turn: Conversation.Turn) -> Bool {
        guard let weekAsked, turn.index - weekAsked.turn <= 3, turn.index > weekAsked.turn, date < weekAsked.monday
        else { return false }
        return !recent.contains { index in
            threads[index].options.contains { $0.date == date && $0.message >= weekAsked.turn }
        }
    }

    /// Turns after which a month that was spoken of is no longer that of a day without one.
    private static let reachOfMonths = 3

    /// "We're getting married in June": a month without a day.
    mutating func noteMonth(_ utterance: Utterance) {
        let grammar = utterance.grammar
        guard
            let index = utterance.tokens.last(where: { index in
                grammar.isWord(index - 1, .monthLead) && grammar.isWord(index, in: CalendarWords.months)
                    // "In a cast till mid March"
                    && !grammar.isWord(index - 2, .limit)
                    && !utterance.expressions.contains { $0.covers(index) }
            }), let month = CalendarWords.months[grammar.word(at: index)],
            // "We moved in March"
            grammar.direction(around: index..<index + 1) == .future,
            !grammar.clause(around: index..<index + 1).contains(where: {
                grammar.ends($0, .pastEnding) && grammar.isWord($0 - 1, .deedSubject)
            })
        else { return }
        monthSpokenOf = (month, utterance.turn.index)
    }

    /// "Save the 19th": of that month, the next time it comes.
    func inMonthSpokenOf(_ day: DayExpression, _ turn: Conversation.Turn) -> CalendarDate? {
        guard case .dayOfMonth(let number, nil) = day, let monthSpokenOf,
            turn.index - monthSpokenOf.turn <= Self.reachOfMonths
        else { return nil }
        return DayExpression.monthDay(month: monthSpokenOf.month, day: number, year: nil)
            .resolved(today: turn.today, direction: .future)
    }
}

extension Grammar {
    /// "Next week" is one, "the week after next" two, where that is said right before `end`.
    func weeksAhead(endingAt end: Int) -> Int? {
        for start in max(0, end - 4)..<max(0, end) {
            if length(.weekAfterNext, at: start) == end - start { return 2 }
            if length(.nextWeek, at: start) == end - start { return 1 }
        }
        return nil
    }
}
