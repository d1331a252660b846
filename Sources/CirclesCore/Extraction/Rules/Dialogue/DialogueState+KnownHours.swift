/// Hours that are known already where a day is named again, or another one.
extension DialogueState {
    /// Another day for the same thing keeps the hour until one is said, or another half of the day: "tomorrow 7-11" — "Thursday afternoon".
    func keptHour(of thread: Int, for expression: TemporalExpression) -> ClockTime? {
        let known = threads[thread].options.last { $0.time != nil }?.time
        return known.flatMap { time in
            expression.half.map { (time.hour >= 12) == ($0 == .afternoon) } ?? true ? time : nil
        }
    }

    /// "Earliest is Thursday" — "nothing sooner?" — "tomorrow, if you don't mind late": in place of what was offered.
    func answersForSooner(_ turn: Conversation.Turn) -> Bool {
        before.map { $0.speaker != turn.speaker && $0.grammar.first(.soonerAsked, in: $0.tokens.indices) != nil }
            ?? false
    }

    /// "Tomorrow or Friday 7am" — "Friday 7 it is": the same hour again.
    func sameHalf(_ time: ClockTime, _ expression: TemporalExpression, as known: ClockTime) -> ClockTime {
        guard let said = expression.time?.said, said.isTwelveHour, said.half ?? expression.half == nil,
            known.hour % 12 == time.hour % 12
        else { return time }
        return ClockTime(hour: known.hour, minute: time.minute) ?? time
    }

    /// "They'd have something on Sunday at 12" — "Sunday then".
    func hourSaid(of date: CalendarDate, before turn: Conversation.Turn) -> ClockTime? {
        mentions.suffix(6).last { mention in
            mention.date == date && mention.time != nil && mention.turn < turn.index && turn.index - mention.turn <= 2
                && mention.role != .refused && mention.role != .movedAway && mention.role != .notADate
        }?.time
    }
}
