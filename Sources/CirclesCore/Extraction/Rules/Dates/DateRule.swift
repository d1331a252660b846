/// Days that were named, as days of the calendar.
struct DateRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.DateMention] {
        conversation.lines.flatMap { line in line.temporalExpressions.compactMap { mention(of: $0, in: line) } }
    }

    private func mention(of moment: TemporalExpression, in line: Conversation.Line) -> Extraction.DateMention? {
        guard let date = line.date(of: moment) else { return nil }
        return Extraction.DateMention(
            date: date, time: line.time(of: moment), isUncertain: line.isUncertain && !moment.isAbsolute,
            about: line.speaker, evidence: line.evidence(moment.tokens))
    }
}

extension TemporalExpression {
    /// Named with its year: no other day is needed to know it.
    var isAbsolute: Bool {
        if case .monthDay(_, _, _?)? = day?.expression { return true }
        return false
    }
}

extension Conversation.Line {
    /// The day of the calendar that the moment's words mean, said on this line's day.
    func date(of moment: TemporalExpression) -> CalendarDate? {
        guard let day = moment.day else { return nil }
        // "We painted it in two days" tells how long it took.
        if case .days(let days) = day.expression, days > 0, grammar.isWord(day.tokens.lowerBound, "in", "dans", "en"),
            grammar.direction(around: day.tokens) == .past
        {
            return nil
        }
        return day.expression.resolved(today: today, direction: grammar.direction(around: day.tokens))
    }

    /// The hour on a clock of twenty-four: an open "at 7" is taken from the part of the day that is named, else from
    /// what people do at that hour.
    func time(of moment: TemporalExpression) -> ClockTime? {
        guard let said = moment.time?.said else { return nil }
        var hour = said.hour
        if said.isTwelveHour {
            let usual = grammar.usualHalf(hour: hour, isDigital: said.isDigital, around: moment.tokens)
            let half = said.half ?? moment.half ?? usual
            if half == .afternoon && hour < 12 { hour += 12 }
            if half == .morning && hour == 12 { hour = 0 }
        }
        return ClockTime(hour: hour, minute: said.minute)
    }
}
