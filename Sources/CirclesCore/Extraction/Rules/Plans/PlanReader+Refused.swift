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

    /// "The braai on Saturday is cancelled": what is off, whatever it is called, with its article at the head.
    func calledOff(on day: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let head = grammar.head(of: sentence)
        guard grammar.isWord(head, .definiteArticle) || grammar.isWord(head, in: grammar.words.mine) else { return nil }
        var end = day.lowerBound
        while end > head + 1,
            grammar.isWord(end - 1, .dayPreposition) || grammar.isWord(end - 1, in: grammar.words.determiners)
                || grammar.isWord(end - 1, .offParticle) && grammar[end - 2]?.isPossessive == true
        { end -= 1 }
        let title = head + 1..<max(end, head + 1)
        return (1...3).contains(title.count) && title.allSatisfy(isThing) ? Plan(title: title) : nil
    }
}
