/// Whom somebody goes to see, "shall we pop in on Uncle Bert?", "¿vamos a ver a los abuelos?", and what they are asked to: "I'm making lasagne".
extension PlanReader {
    func visit(in sentence: Range<Int>) -> Plan? {
        guard !grammar.tellsOfThePast(around: sentence) else { return nil }
        for index in sentence {
            if let length = grammar.length(.visitingLead, at: index), let end = endOfRelative(index + length, sentence)
            {
                // "Pop round and [see Auntie Jean]"
                return Plan(title: index..<end)
            }
            // "Sollen wir die Oma besuchen?"
            if grammar.isRelation(index), let end = endOfRelative(index, sentence),
                let last = grammar.clause(around: index..<end).last(where: { grammar[$0]?.kind == .word }), last >= end,
                grammar.isWord(last, .visitingVerbLast)
            {
                return Plan(title: index..<end, gist: grammar.words.visitTo + " " + name(in: index..<end))
            }
            guard grammar.isWord(index, .visitedPreposition), let end = endOfRelative(index + 1, sentence),
                sentence.contains(where: { isGoing($0) })
            else { continue }
            return Plan(title: index..<end, gist: grammar.words.visitTo + " " + name(in: index + 1..<end))
        }
        return nil
    }

    /// "I'm making lasagne on Friday, want to come?": what is on the table, where somebody is asked to it.
    func served(in sentence: Range<Int>, beside moment: Range<Int>) -> Plan? {
        guard let verb = sentence.first(where: { grammar.isWord($0, .servingVerb) }),
            let asked = invitation(behind: sentence), case let ask = min(asked, sentence.upperBound), verb < ask,
            grammar.clause(around: verb..<verb + 1).upperBound <= ask
        else { return nil }
        var noun = verb + 1
        while noun < ask,
            moment.contains(noun) || grammar.day(at: noun) != nil || grammar.isWord(noun, .onDay)
                || grammar.isWord(noun, in: grammar.words.determiners)
                || grammar.isWord(noun, in: grammar.words.ofWords) || grammar.isWord(noun, .itSubject)
        { noun += 1 }
        guard noun < ask, isTitleWord(noun), let dish = grammar[noun], dish.kind == .word,
            !CommonWords.function.contains(dish.word), grammar.clockTime(at: noun) == nil,
            !grammar.has(.capitalisedNouns) || dish.isCapitalised || grammar.isWrittenSmall(sentence)
        else { return nil }
        var end = noun + 1
        while end < ask, end - noun < 3, !moment.contains(end), grammar[end]?.kind == .word, isTitleWord(end),
            grammar.day(at: end) == nil, !grammar.isWord(end, .deedEnd), !grammar.isWord(end, .onDay),
            !CommonWords.function.contains(grammar.word(at: end)), !grammar.isWord(end, .partOfDay),
            !grammar.has(.capitalisedNouns)
        { end += 1 }
        return Plan(title: noun..<end)
    }

    /// Where somebody is asked along, in the sentence or the next one: "I'm making lasagne on Friday. Want to come?"
    private func invitation(behind sentence: Range<Int>) -> Int? {
        let next = sentence.upperBound < grammar.tokens.count ? grammar.sentence(around: sentence.upperBound) : sentence
        return grammar.first(.invitesAlong, in: sentence.lowerBound..<max(next.upperBound, sentence.upperBound))?
            .lowerBound
    }

    /// "I need to go to IKEA, want to come along?": where somebody has to go whom another one is asked to go with.
    func accompanied(in sentence: Range<Int>) -> Plan? {
        guard let ask = grammar.first(.invitesAlong, in: sentence)?.lowerBound else { return nil }
        for index in sentence where index < ask && grammar.isWord(index, .errandGoal) {
            var goal = index + 1
            while grammar.isWord(goal, in: grammar.words.determiners) { goal += 1 }
            guard goal < ask, let token = grammar[goal], token.kind == .word, grammar.day(at: goal) == nil,
                isTitleWord(goal), !grammar.isRelation(goal),
                token.isCapitalised && !GivenNames.isKnown(token.text) || grammar.isPlaceNoun(goal, in: sentence)
            else { continue }
            var end = goal + 1
            while end < ask, grammar.isPlaceNoun(end, in: sentence) { end += 1 }
            return Plan(title: goal..<end)
        }
        return nil
    }

    /// "Gehen", "fahren wir".
    private func isGoing(_ index: Int) -> Bool {
        if grammar.isWord(index, .goingVerb) || grammar.isWord(index, .goInfinitive) { return true }
        guard let verb = grammar[index], verb.kind == .word, !verb.isCapitalised || index == 0 else { return false }
        let noun = grammar.words.gists.first { verb.text.hasPrefix($0.stem) }?.noun
        return noun.map(grammar.words.journeys.contains) ?? false
    }

    private func name(in range: Range<Int>) -> String {
        range.compactMap { grammar[$0] }
            .map { $0.isCapitalised ? $0.text.prefix(1).uppercased() + $0.text.dropFirst() : $0.text }
            .joined(separator: " ")
    }

    /// "la tía Carmen", "Grandad", "los abuelos": a relative by their word, with the name behind it.
    private func endOfRelative(_ start: Int, _ sentence: Range<Int>) -> Int? {
        var index = start
        while grammar.isWord(index, in: grammar.words.determiners) || grammar.isWord(index, in: grammar.words.mine) {
            index += 1
        }
        guard sentence.contains(index), grammar.isRelation(index) || grammar.isWord(index, in: grammar.words.kinNames)
        else { return nil }
        let named = grammar[index + 1].map { $0.kind == .word && $0.isCapitalised } ?? false
        return named && sentence.contains(index + 1) && grammar.day(at: index + 1) == nil ? index + 2 : index + 1
    }
}
