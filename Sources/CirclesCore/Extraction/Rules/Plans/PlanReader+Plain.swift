/// What a plain sentence tells of a day, where nothing more certain names it: "Grandma's ashes are being scattered on Saturday", "there's a
/// talk on bats on Thursday", "he's back from Spain on Sunday".
extension PlanReader {
    func plainlyTold(around moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        if let range = comingAbout(clause) ?? existing(in: clause) ?? identified(in: clause, before: moment)
            ?? returning(in: clause, moment) ?? underWay(in: clause, before: moment)
            ?? ourDoing(in: clause, before: moment) ?? comerBehind(in: clause)
        {
            return Plan(title: range)
        }
        return nil
    }

    /// The first thing that the day's clause speaks of: "résultats du bac vendredi à 10 h".
    ///
    /// - Parameter isTimed: The day has its hour, so something is on. Without one, the clause has to begin with the thing: "I'll send you the
    ///   file tomorrow" is an errand.
    func anything(beside moment: Range<Int>, isTimed: Bool) -> Plan? {
        let clause = grammar.clause(around: moment)
        let head = grammar.head(of: clause)
        for index in clause where grammar.isWord(index, in: grammar.words.determiners) && !moment.contains(index) {
            let limit = index < moment.lowerBound ? moment.lowerBound : clause.upperBound
            guard let noun = noun(from: index + 1, to: limit),
                isTimed || isHeading(index..<noun.upperBound, head, moment),
                grammar.words.placePrepositions.length(in: grammar, at: index - 1) == nil,
                !noun.contains(where: { RelationWords.relations[grammar.word(at: $0)] != nil }),
                !grammar.has(.capitalisedNouns) || grammar[noun.lowerBound]?.isCapitalised == true
            else { continue }
            return Plan(title: noun)
        }
        guard !grammar.has(.capitalisedNouns) || grammar[head]?.isCapitalised == true, head < moment.lowerBound,
            var end = noun(from: head, to: moment.lowerBound)?.upperBound
        else { return nil }
        // "Résultats du bac"
        if grammar.isWord(end, in: grammar.words.ofWords), let rest = noun(from: end + 1, to: moment.lowerBound) {
            end = rest.upperBound
        }
        // "Apporte le dessert samedi"
        let isOther = (head..<end).contains { index in
            grammar.isWord(index, .limit) || grammar.isWord(index, .sayingVerb)
                || grammar.isWord(index, in: grammar.words.determiners)
        }
        return !isOther && (isTimed || end > head + 1) && (end..<moment.lowerBound).allSatisfy { isSmall($0) }
            ? Plan(title: head..<end) : nil
    }

    /// It begins the clause, and nothing is said of it but its day.
    private func isHeading(_ noun: Range<Int>, _ head: Int, _ moment: Range<Int>) -> Bool {
        noun.lowerBound <= head && noun.upperBound <= moment.lowerBound
            && !noun.contains { grammar.isWord($0, .sayingVerb) }
            // "The invoice from 28 February"
            && !grammar.isWord(moment.lowerBound - 1, .fromPreposition)
            && (noun.upperBound..<moment.lowerBound).allSatisfy { isSmall($0) || grammar.isWord($0, .isPredicate) }
    }

    /// "The man's coming about the boiler", "es kommt jemand wegen der Heizung": what for.
    private func comingAbout(_ clause: Range<Int>) -> Range<Int>? {
        guard clause.contains(where: { grammar.isWord($0, .arrivingVerb) || grammar.isWord($0, .visitVerb) }),
            let lead = clause.first(where: { grammar.isWord($0, .matterPreposition) })
        else { return nil }
        return noun(from: lead + 1, to: clause.upperBound)
    }

    /// "There's a talk on bats at the library".
    private func existing(in clause: Range<Int>) -> Range<Int>? {
        for index in clause {
            guard let length = grammar.length(.existential, at: index), !grammar.isWord(index + length, .noDeterminer),
                !grammar.isWord(index + length, in: grammar.words.denying)
            else { continue }
            guard let first = noun(from: index + length, to: clause.upperBound) else { return nil }
            // "On bats": what the thing is about.
            guard grammar.isWord(first.upperBound, .aboutNoun),
                let second = noun(from: first.upperBound + 1, to: clause.upperBound)
            else { return first }
            return first.lowerBound..<second.upperBound
        }
        return nil
    }

    /// "It's Kim's last day on Friday": a thing that belongs to somebody, or has its article.
    private func identified(in clause: Range<Int>, before moment: Range<Int>) -> Range<Int>? {
        let head = grammar.head(of: clause)
        guard let length = grammar.length(.identifying, at: head) else { return nil }
        let start = head + length
        let isThing =
            grammar.isWord(start, in: grammar.words.determiners) || grammar[start]?.isPossessive == true
        guard isThing, let found = noun(from: start, to: moment.lowerBound, isNamedDay: true),
            (found.upperBound..<max(found.upperBound, moment.lowerBound)).allSatisfy({ isSmall($0) })
        else { return nil }
        return found
    }

    /// "Get into Euston", "back from Spain", "aus Spanien zurück".
    private func returning(in clause: Range<Int>, _ moment: Range<Int>) -> Range<Int>? {
        for index in clause {
            // "I get into Euston at 5.10"
            if let length = grammar.length(.gettingTo, at: index), grammar[index + length]?.isCapitalised == true,
                let to = noun(from: index + length, to: clause.upperBound)
            {
                return index..<to.upperBound
            }
            guard grammar.isWord(index, .returnParticle) else { continue }
            if grammar.isWord(index + 1, .fromPreposition), let from = noun(from: index + 2, to: clause.upperBound) {
                return index..<from.upperBound
            }
            guard grammar.has(.capitalisedNouns), grammar.endsClause(index + 1),
                let from = (max(clause.lowerBound, index - 3)..<index).first(where: {
                    grammar.isWord($0, in: grammar.words.from)
                }), grammar[index - 1]?.isCapitalised == true, !moment.overlaps(from..<index)
            else { continue }
            return from..<index + 1
        }
        return nil
    }

    /// "The council are voting on it on Tuesday", "Biscuit is being neutered on Friday": somebody else's doing, arranged for a day ahead.
    private func underWay(in clause: Range<Int>, before moment: Range<Int>) -> Range<Int>? {
        for index in clause where index < moment.lowerBound - 1 {
            // "The skip lorry will be blocking the lane on Tuesday"
            if let length = grammar.length(.willBe, at: index), let verb = grammar[index + length], verb.kind == .word,
                Cue.progressiveEnding.ends(verb.text, beyond: 1), !Cue.stateParticiple.contains(verb.word),
                !isIdle(verb.text)
            {
                return nounPhrase(endingAt: index, in: clause, isTelling: true)
            }
            let isContracted = grammar[index]?.isPossessive == true
            guard isContracted || grammar.isWord(index, .presentCopula), let verb = grammar[index + 1],
                verb.kind == .word, Cue.progressiveEnding.ends(verb.text, beyond: 1),
                let noun = nounPhrase(endingAt: isContracted ? index + 1 : index, in: clause, isTelling: true)
            else { continue }
            var end = index + 2
            if grammar.isWord(index + 1, .passiveBeing) {
                guard grammar[end].map({ Cue.pastEnding.ends($0) || grammar.isWord(end, .pastVerb) }) ?? false
                else { continue }
                end += 1
            } else {
                if Cue.stateParticiple.contains(verb.word) || isIdle(verb.text) { continue }
                while end < moment.lowerBound, end - index < 6, grammar[end]?.kind == .word,
                    !grammar.isWord(end, .deedEnd), grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil
                { end += 1 }
            }
            return noun.lowerBound..<end
        }
        return nil
    }

    /// "We walk on Sunday": a verb alone between who does it and the day.
    private func ourDoing(in clause: Range<Int>, before moment: Range<Int>) -> Range<Int>? {
        let head = grammar.head(of: clause)
        guard grammar.isWord(head, .weSubject), let verb = grammar[head + 1], verb.kind == .word, isThing(head + 1),
            !CommonWords.function.contains(verb.word), head + 2 <= moment.lowerBound,
            (head + 2..<moment.lowerBound).allSatisfy({ isSmall($0) })
        else { return nil }
        return head + 1..<head + 2
    }

    /// "El jueves viene el señor del gas": whoever comes, behind the verb.
    private func comerBehind(in clause: Range<Int>) -> Range<Int>? {
        guard grammar.has(.nounsBehindArticles),
            let verb = clause.first(where: { grammar.isWord($0, .arrivingVerb) })
        else { return nil }
        return subjectBehind(verb..<verb + 1, in: clause)
    }

    /// A noun phrase without its article, of up to four words.
    private func noun(from lead: Int, to limit: Int, isNamedDay: Bool = false) -> Range<Int>? {
        var start = lead
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        var end = start
        while end < limit, end - start < 5, let token = grammar[end],
            token.kind == .word || grammar.isSign(end, "'", "-") && grammar.isGlued(end), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil,
            isTitleWord(end) || isNamedDay && grammar.isWord(end, .dayNounHead) && end > start,
            !grammar.isWord(end, .aboutNoun), !grammar.isWord(end, .deedEnd)
        { end += 1 }
        // "There is one on 21 June"
        guard start < end, grammar[start]?.kind == .word, end > start + 1 || !grammar.isWord(start, .articleNumeral)
        else { return nil }
        return start..<end
    }
}
