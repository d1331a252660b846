/// What a clause does something to, where its verb alone would name the plan.
extension PlanReader {
    /// "Den Vertrag unterschreib ich am Dienstag", "Christbaum holen wir morgen": the object begins the clause, and its verb and subject follow.
    func fronted(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns) else { return nil }
        let clause = grammar.clause(around: moment)
        var start = grammar.head(of: clause)
        let article = start
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        var verb = start
        while verb < clause.upperBound, verb - start < 3, isThing(verb), grammar.day(at: verb) == nil,
            !grammar.isWord(verb + 1, .speakers)
        { verb += 1 }
        guard verb > start, clause.contains(verb + 1), !moment.contains(verb), grammar.isWord(verb + 1, .speakers),
            let token = grammar[verb], token.kind == .word, !token.isCapitalised,
            !CommonWords.function.contains(token.text), isNobody(start..<verb), isNamed(start..<verb, in: clause),
            // "Natürlich komm ich am Dienstag": without its article, only what is fetched.
            start > article || gist(of: verb..<verb + 1) != nil && !grammar.isWord(verb, .visitVerb)
        else { return nil }
        return Plan(title: start..<verb)
    }

    /// "Holen wir uns am Montag Sushi?": what both get themselves.
    func gotten(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns),
            let oneself = sentence.first(where: { grammar.isWord($0, .oneself) && !moment.contains($0) }),
            grammar.isWord(oneself - 1, .speakers), gist(of: oneself - 2..<oneself - 1) != nil,
            let noun = sentence.first(where: {
                $0 > oneself && !moment.contains($0) && isNounOfObject($0, in: sentence)
            })
        else { return nil }
        return Plan(title: noun..<noun + 1)
    }

    /// "We're doing latkes at my grandmother's on Thursday": what is made for whoever comes.
    func made(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        for index in grammar.clause(around: moment) where grammar.isWord(index, .progressiveSubject) {
            guard grammar.isWord(index + 1, .cookingVerb) else { continue }
            var end = index + 2
            while end - index < 5, !moment.contains(end), isThing(end), grammar.day(at: end) == nil { end += 1 }
            guard end > index + 2, sentence.contains(end - 1), isNobody(index + 2..<end),
                moment.contains(end) || grammar.isWord(end, in: grammar.words.dayPrepositions)
                    || grammar.words.placePrepositions.length(in: grammar, at: end) != nil
            else { continue }
            return Plan(title: index + 2..<end)
        }
        return nil
    }
}
