/// What a shop, a practice or a club writes of an appointment: "confirming your colour and cut on Wednesday at 10:30", "your turkey is
/// ready to collect on Thursday"; and where somebody begins: "starting at Siemens on 1 April".
extension PlanReader {
    func notice(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        confirmed(before: moment, in: sentence) ?? collected(in: sentence) ?? begun(before: moment, in: sentence)
            ?? started(before: moment, in: sentence)
    }

    /// "Just confirming your colour and cut": the noun behind.
    private func confirmed(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        for index in sentence where index < moment.lowerBound {
            guard let length = grammar.length(.confirmingLead, at: index) else { continue }
            var start = index + length
            while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
            var end = start
            while end < moment.lowerBound, end - start < 5, grammar[end]?.kind != .lineBreak,
                isTitleWord(end)
                    || end > start && grammar.isWord(end, in: grammar.words.and)
                        && isTitleWord(end + 1),
                grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil
            { end += 1 }
            guard end > start, (end..<moment.lowerBound).allSatisfy({ isSmall($0) }) else { continue }
            return Plan(title: start..<end)
        }
        return nil
    }

    /// "Your turkey's ready to collect": what is fetched.
    private func collected(in sentence: Range<Int>) -> Plan? {
        for index in sentence {
            guard grammar.length(.readyToCollect, at: index) != nil else { continue }
            let isContracted = grammar[index - 1]?.isPossessive == true
            let end = isContracted || !grammar.isWord(index - 1, .presentCopula) ? index : index - 1
            if let noun = nounPhrase(endingAt: end, in: sentence, isTelling: true) { return Plan(title: noun) }
        }
        return nil
    }

    /// "Start on the 21st": a job, a course, by nothing but its verb.
    private func begun(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        guard !grammar.isQuestion(sentence),
            let verb = clause.first(where: { grammar.isWord($0, .startingVerb) && !moment.contains($0) }),
            verb < moment.lowerBound,
            clause.allSatisfy({ $0 == verb || moment.contains($0) || isSmall($0) || isLead($0) })
        else { return nil }
        return Plan(title: verb..<verb + 1)
    }

    /// "Starting at Siemens on April 1": where somebody begins, at the head of a clause and without anything else.
    private func started(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        let head = grammar.head(of: clause)
        guard grammar.isWord(head, .startingVerb), grammar.isWord(head + 1, .startingAt),
            let place = grammar[head + 2], place.kind == .word, place.isCapitalised, head + 2 < moment.lowerBound
        else { return nil }
        var end = head + 2
        while end < moment.lowerBound, end - head < 6, isTitleWord(end), grammar.day(at: end) == nil { end += 1 }
        guard end > head + 2, (end..<moment.lowerBound).allSatisfy({ isSmall($0) }) else { return nil }
        return Plan(title: head..<end)
    }
}
