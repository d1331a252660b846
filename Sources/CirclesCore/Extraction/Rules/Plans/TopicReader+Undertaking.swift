/// What the talk began with, for a plan whose day comes later and says nothing of it: "someone has to move this grill" … "Sunday, seven".
extension TopicReader {
    /// What somebody asks for or has to do, by its verb and object, or the thing alone that they ask after.
    func undertaking() -> PlanTitle? {
        let reader = PlanReader(grammar: grammar)
        if let thing = thingStillOffered(reader) { return PlanTitle(text: text(thing)) }
        // "Where do you guys go?"
        guard !utterance.asksWhere, !grammar.tellsOfThePast(around: utterance.tokens) else { return nil }
        for index in utterance.tokens {
            // "Wollten grillen"
            if let deed = grammar.length(.meansToDo, at: index).map({ index + $0 }), grammar.isWord(deed, .soleDeed),
                grammar.endsClause(deed + 1)
            {
                return PlanTitle(text: text(deed..<deed + 1))
            }
            if let length = grammar.length(.undertakingLead, at: index),
                let range = deed(from: index + length, reader)
            {
                return PlanTitle(text: text(range))
            }
            if let length = grammar.length(.matterLead, at: index), let range = matter(from: index + length, reader) {
                return PlanTitle(text: text(range))
            }
        }
        return thingInNeed(reader).map { PlanTitle(text: text($0)) }
    }

    /// "So code freeze when": nothing stands beside them.
    func nounsBeforeWhen() -> Range<Int>? {
        guard let when = utterance.tokens.last(where: { grammar[$0]?.kind == .word }),
            grammar.isWord(when, .questionWord)
        else { return nil }
        let start = grammar.head(of: utterance.tokens)
        let reader = PlanReader(grammar: grammar)
        return start < when && when - start <= 3 && (start..<when).allSatisfy(reader.isMatter) ? start..<when : nil
    }

    /// "[That lemon tree] wants pruning", "[die Hecke] muss runter": what the sentence begins with.
    private func thingInNeed(_ reader: PlanReader) -> Range<Int>? {
        var start = grammar.head(of: utterance.tokens)
        guard grammar.isWord(start, in: lexicon.words.determiners) else { return nil }
        while grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
        let end =
            (start..<start + 3).first { !reader.isMatter($0) || grammar.length(.needing, at: $0) != nil } ?? start + 3
        guard end > start, let need = grammar.length(.needing, at: end), !grammar.endsClause(end + need) else {
            return nil
        }
        return start..<end
    }

    /// "Is [the desk] still available?"
    private func thingStillOffered(_ reader: PlanReader) -> Range<Int>? {
        guard let phrase = utterance.tokens.first(where: { grammar.length(.stillOffered, at: $0) != nil }) else {
            return nil
        }
        var start = phrase
        // "Ist das kinderrad noch da"
        let isSmall = grammar.has(.capitalisedNouns) && grammar.isWrittenSmall(utterance.tokens)
        while start > utterance.tokens.lowerBound, phrase - start < 3,
            reader.isMatter(start - 1) || isSmall && start == phrase && reader.isTitleWord(start - 1)
        { start -= 1 }
        return start < phrase && grammar.isWord(start - 1, in: lexicon.words.determiners) ? start..<phrase : nil
    }

    /// "Someone has to [move this grill]"
    private func deed(from lead: Int, _ reader: PlanReader) -> Range<Int>? {
        if grammar.has(.capitalisedNouns) {
            let clause = grammar.clause(around: lead..<lead + 1).clamped(to: utterance.tokens)
            // "Das müssen wir feiern"
            if grammar.isWord(lead, .soleDeed), grammar.endsClause(lead + 1) { return lead..<lead + 1 }
            guard let noun = clause.first(where: { $0 >= lead && reader.isMatter($0) }) else { return nil }
            let verb = clause.last { grammar[$0]?.kind == .word }
            let isInfinitive = verb.map {
                $0 > noun && $0 - noun < 4 && grammar[$0]?.isCapitalised == false
                    && grammar.ends($0, .infinitiveEnding, beyond: 2)
            }
            return noun..<(isInfinitive == true ? (verb ?? noun) : noun) + 1
        }
        var verb = lead
        while grammar.isWord(verb, .deedFiller) || grammar.isWord(verb, .likingAdverb) { verb += 1 }
        guard grammar[verb]?.kind == .word, !grammar.isWord(verb + 1, .itObject),
            let range = asked(from: verb, reader), range.lowerBound == verb,
            range.dropFirst().contains(where: reader.isMatter)
        else { return nil }
        // "Get scurvy", but "get the present"
        let isSure =
            !reader.isIdle(grammar[verb]?.text ?? "") && !grammar.isWord(verb, .noDeed)
            || grammar.isWord(verb + 1, in: lexicon.words.determiners) || reader.leadsToObject(verb + 1)
            || grammar.isWord(verb, .makeVerb)
        return isSure ? range : nil
    }

    /// "You selling [that amp]"
    private func matter(from lead: Int, _ reader: PlanReader) -> Range<Int>? {
        guard let range = asked(from: lead, reader), range.contains(where: reader.isMatter) else { return nil }
        return range
    }

    private func asked(from lead: Int, _ reader: PlanReader) -> Range<Int>? {
        let clause = grammar.clause(around: lead..<lead + 1).clamped(to: utterance.tokens)
        guard let found = reader.asked(from: lead, in: clause) else { return nil }
        // "These slabs up, they're in the way" without its comma.
        var end = found.dropFirst().first { grammar.isWord($0, .deedSubject) } ?? found.upperBound
        // "A keeper this week"
        while end > found.lowerBound + 1,
            CalendarWords.units.contains(grammar.word(at: end - 1))
                || grammar.isWord(end - 1, in: lexicon.words.determiners)
        { end -= 1 }
        return found.lowerBound..<end
    }
}

extension PlanReader {
    /// A word for something: "do me a favour", "give me a minute" have none.
    func isMatter(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.text.utf8.count > 2 else { return false }
        return isTitleWord(index) && !isIdle(token.text) && !grammar.isWord(index, .noMatter)
            && !grammar.isWord(index, in: grammar.words.determiners) && !CalendarWords.units.contains(token.word)
            && !PlanWords.interjections.contains(token.word) && !grammar.isWord(index, .likingAdverb)
            && RelationWords.relations[token.word] == nil
            && (!grammar.has(.capitalisedNouns) || token.isCapitalised)
    }
}
