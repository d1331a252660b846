/// What a shop, a practice or a club writes of an appointment: "confirming your colour and cut on Wednesday at 10:30", "your turkey is
/// ready to collect on Thursday"; and where somebody begins: "starting at Siemens on 1 April".
extension PlanReader {
    func notice(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        confirmed(before: moment, in: sentence) ?? collected(in: sentence) ?? begun(before: moment, in: sentence)
            ?? started(before: moment, in: sentence) ?? ticketed(before: moment, in: sentence)
            ?? reserved(before: moment, in: sentence)
    }

    /// "Hotel is booked, 14 to 17 May".
    private func reserved(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.isSign(moment.lowerBound - 1, ",", ":"), sentence.contains(moment.lowerBound - 2),
            grammar.isWord(moment.lowerBound - 2, .reserving), grammar.isWord(moment.lowerBound - 3, .presentCopula)
        else { return nil }
        return nounPhrase(endingAt: moment.lowerBound - 3, in: sentence, isTelling: true).map { Plan(title: $0) }
    }

    /// "Sumo tickets for the 24th", "got us tickets for Friday".
    private func ticketed(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        // "For the 24th" is a day with its preposition.
        var lead = grammar.isWord(moment.lowerBound, .purpose) ? moment.lowerBound : moment.lowerBound - 1
        if grammar.isWord(lead, in: grammar.words.determiners) { lead -= 1 }
        guard grammar.isWord(lead, .purpose), sentence.contains(lead - 1), grammar.isWord(lead - 1, .ticket),
            !grammar.isQuestion(sentence)
        else { return nil }
        var start = lead - 1
        while sentence.contains(start - 1), lead - start < 4, isTitleWord(start - 1), grammar[start - 1]?.kind == .word,
            grammar[start - 1]?.isCapitalised == true || isOccasion(start - 1)
                // "Got us planetarium tickets"
                || grammar.isPlaceNoun(start - 1, in: sentence)
        { start -= 1 }
        return Plan(title: start..<lead)
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
            let isAhead = grammar.length(.willBe, at: index - 2) == 2
            let end =
                isContracted
                ? index : isAhead ? index - 2 : grammar.isWord(index - 1, .presentCopula) ? index - 1 : index
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
        // "Ich fange am 1. Mai bei Siemens an"
        if let verb = separableVerb(in: clause),
            clause.contains(where: { index in
                index > verb.title.lowerBound && grammar.isWord(index, .startingAt)
                    && grammar[index + 1]?.isCapitalised == true
            })
        {
            return verb
        }
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
