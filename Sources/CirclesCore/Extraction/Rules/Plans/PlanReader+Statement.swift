/// What somebody says they will do on a day: "we exchange contracts on Friday", "collecting the keys on Monday".
extension PlanReader {
    /// The verb with its object, where the speaker, or somebody with them, does it and it is more than a state of mind.
    func statement(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard !grammar.words.idleVerbs.isEmpty, !sentence.contains(where: { grammar.isSign($0, "?") }) else {
            return nil
        }
        let clause = grammar.clause(around: moment)
        guard let verb = deed(in: clause, before: moment.lowerBound) else {
            return objectOfDoing(in: clause, before: moment.lowerBound)
        }
        var end = verb + 1
        // "Handing in my dissertation"
        if grammar.isWord(end, .handingParticle), grammar.isWord(end + 1, in: grammar.words.determiners),
            grammar.day(at: end) == nil, grammar.day(at: end + 1) == nil
        {
            end += 1
        }
        while end < moment.lowerBound, end - verb < 5, let token = grammar[end], token.kind == .word,
            !grammar.isWord(end, .deedEnd),
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil
        {
            end += 1
        }
        while end > verb + 1, grammar.isWord(end - 1, .deedTail) {
            end -= 1
        }
        // "I finish work at 4 on Wednesday" tells when somebody is free.
        if end > verb + 1, (verb + 1..<end).allSatisfy({ grammar.isWord($0, .dailyRound) }) { return nil }
        guard end > verb + 1 || grammar[verb].map({ Cue.progressiveEnding.ends($0) }) == true else { return nil }
        return Plan(title: verb..<end)
    }

    /// "I'm having my wisdom teeth out on Friday", "doing the three peaks": of a verb that says little, what it is done to.
    private func objectOfDoing(in clause: Range<Int>, before limit: Int) -> Plan? {
        guard let verb = clause.first(where: { $0 < limit && grammar.isWord($0, .vagueProgressive) }),
            (clause.lowerBound..<verb).allSatisfy({ index in
                grammar[index]?.kind != .word || grammar.isWord(index, .deedSubject) || isSmall(index)
                    || grammar.isWord(index, in: PlanWords.interjections)
            }), grammar.isWord(verb + 1, in: grammar.words.determiners)
        else { return nil }
        var start = verb + 1
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        var end = start
        while end < limit, end - start < 5, grammar[end]?.kind == .word, !grammar.isWord(end, .deedEnd),
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil
        { end += 1 }
        while end > start, grammar.isWord(end - 1, .deedTail) { end -= 1 }
        guard end > start, isTitleWord(start), !grammar.isWord(start, .dailyRound) else { return nil }
        return Plan(title: start..<end)
    }

    /// The token of the verb.
    private func deed(in clause: Range<Int>, before end: Int) -> Int? {
        var first = clause.lowerBound
        while first < end, grammar.isWord(first, in: PlanWords.interjections) || grammar[first]?.kind == .sign {
            first += 1
        }
        let lexicon = grammar.lexicon
        // "Collecting the keys"
        if first < end, let token = grammar[first], token.kind == .word,
            Cue.progressiveEnding.ends(token, beyond: 2),
            !isIdle(token.text), !isExchanging(first)
        {
            return first
        }
        for index in clause where index < end - 1 && index <= first + 3 {
            guard
                grammar.isWord(index, .deedSubject)
                    || grammar[index].map({ $0.kind == .word && lexicon.words.relations[$0.word] != nil }) == true,
                let verb = grammar[index + 1], verb.kind == .word, !CommonWords.function.contains(verb.word),
                !isIdle(verb.text), !Cue.pastEnding.ends(verb.text), !isExchanging(index + 1),
                !grammar.isWord(index + 1, in: lexicon.words.doubting),
                !grammar.isWord(index + 1, in: lexicon.words.noTitles), !grammar.isWord(index + 1, .likingAdverb)
            else { continue }
            return index + 1
        }
        return nil
    }

    /// "think", "thinking", "thinks"
    func isIdle(_ verb: String) -> Bool {
        let words = grammar.words.idleVerbs
        let plain = [verb, String(verb.dropLast())]
        // "Thinking", "making", "getting".
        let progressive = Cue.progressiveEnding.stem(of: verb).map { stem in
            [stem, String(stem.dropLast())] + Cue.silentEnding.texts.map { stem + $0 }
        }
        return (plain + (progressive ?? [])).contains { words.contains($0) }
    }
}
