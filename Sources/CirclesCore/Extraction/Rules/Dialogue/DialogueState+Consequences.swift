/// "Physio at 3 on Thursday, so I can't do lunch": what is on the day, and what is refused for it, in one breath.
extension DialogueState {
    /// Takes the day and its hour for what is on it, and refuses the other thing on that day, which the talk goes on about.
    ///
    /// - Returns: False where nothing of the kind is said.
    mutating func readConsequence(of days: [TemporalExpression], _ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard days.count == 1, let day = days.first, day.tokens.upperBound < utterance.tokens.upperBound,
            !utterance.isQuestion, let date = turn.date(of: day),
            let so = joint(behind: day.tokens, utterance)
        else { return false }
        let (reader, rest) = (PlanReader(grammar: grammar), utterance.part(so.upperBound..<utterance.tokens.upperBound))
        guard let reason = reader.plan(for: day.tokens), !reason.isGeneric, reason.title.upperBound <= so.lowerBound
        else { return false }
        let refused = reader.refusedThing(in: rest.tokens, beside: so)
        // "Haircut tomorrow at 5.30, can't come"; but "dinner tomorrow, can't wait" and "dinner on Friday, can't do later".
        guard refused != nil || rest.declines && !rest.refusesTask && ownHaving(utterance) != nil else { return false }
        let title = refused.map { PlanTitle(text: turn.title(of: $0)) }
        let known = title.flatMap { title in recent.last { threads[$0].title?.isSame(as: title) == true } }
        let thread = known ?? open(title, about: turn.speaker, turn)
        if threads[thread].options.index(of: date) == nil {
            var option = option(date, day, utterance)
            option.time = nil
            threads[thread].options.append(option)
        }
        if let option = threads[thread].options.index(of: date) { resolve(thread, option, .refused, by: turn) }
        threads[thread].isAppointment = true
        note(thread, .decline, turn, day: "\(date)")
        let time = turn.time(of: day)
        remember(
            DateMention(
                turn: turn.index, expression: day, date: date, time: time, role: .stands, decidedBy: turn.index))
        note(
            Reason(reason, beside: day.tokens, quote: reason.title, turn), on: date, time: time,
            isUncertain: turn.isUncertain(day), turn)
        return true
    }

    /// The "so" behind the day, or the next comma, where something is refused behind it.
    private func joint(behind day: Range<Int>, _ utterance: Utterance) -> Range<Int>? {
        let (grammar, end) = (utterance.grammar, utterance.tokens.upperBound)
        let comma = (day.upperBound..<end).first { grammar.isSign($0, ",") }
        if let comma, utterance.part(comma + 1..<end).declines { return comma..<comma + 1 }
        return utterance.lexicon.words.therefore.first(in: grammar, day.upperBound..<end)
    }
}
