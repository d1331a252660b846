extension PlanReader {
    /// "Can't do the gym tomorrow, I have the dentist", "mañana no puedo ir al gym, tengo cita": what is refused, and not why.
    ///
    /// - Parameter clause: That of the day which does not hold.
    func refusedThing(in clause: Range<Int>, beside moment: Range<Int>) -> Plan? {
        guard
            let refusal = grammar.words.decliningAnywhere.first(in: grammar, clause)
                ?? grammar.words.declining.first(in: grammar, clause)
        else { return nil }
        var start = refusal.upperBound
        var isDone = false
        while clause.contains(start),
            grammar.isWord(start, .attendingVerb) || isDone && grammar.isWord(start, .goalPreposition)
                || isDone && grammar.isWord(start, in: grammar.words.to)
                || isDone && grammar.isWord(start, in: grammar.words.determiners)
        {
            isDone = isDone || grammar.isWord(start, .attendingVerb)
            start += 1
        }
        guard isDone else { return nil }
        var end = start
        while clause.contains(end), end - start < 3, !moment.contains(end), grammar.day(at: end) == nil,
            isTitleWord(end), grammar.clockTime(at: end) == nil
        { end += 1 }
        return end > start ? Plan(title: start..<end) : nil
    }
}
