/// Plans that are told of whoever comes or does something: "our engineer will call on Friday", "am Mittwoch werden die Heizkörper
/// entlüftet", "die Spedition liefert die Waschmaschine am Dienstag".
extension PlanReader {
    /// "Our engineer will call on Friday", "el perito pasará el martes": a thing, or somebody by their trade, and what will be.
    func announced(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        for index in clause where index < moment.lowerBound {
            var verb = index
            if let length = grammar.length(.announcing, at: index) {
                verb = index + length
                if grammar.isWord(verb, .beAuxiliary) { verb += 1 }
            } else if !isFuture(index) {
                continue
            }
            guard verb < moment.lowerBound, let token = grammar[verb], token.kind == .word,
                !CommonWords.function.contains(token.text),
                (verb + 1..<moment.lowerBound).allSatisfy({ isSmall($0) }),
                let noun = nounPhrase(endingAt: index, in: clause, isTelling: true), isNobody(noun)
            else { continue }
            return Plan(title: noun.lowerBound..<verb + 1)
        }
        return nil
    }

    /// A form of the future by its ending.
    private func isFuture(_ index: Int) -> Bool {
        guard let token = grammar[index], grammar.has(.accentedPast), token.text.count > 4 else { return false }
        return token.marks.contains(.finalAcuteA) && !grammar.isWord(index, .noFuture)
    }

    /// "Am Mittwoch kommt der Klempner", "el jueves llega el sofá": the verb right behind the day, then whoever does it.
    func inverted(behind moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        // "Bei uns wird am Freitag der Strom abgestellt"
        let isPassive =
            grammar.isWord(moment.upperBound, in: grammar.words.determiners)
            && clause.contains { $0 < moment.lowerBound && grammar.isWord($0, .passiveVerb) }
        var verb = isPassive ? moment.upperBound - 1 : moment.upperBound
        // "El viernes [nos] traen el sofá", "mardi [on nous] livre le frigo"
        while !isPassive, grammar.isWord(verb, .besideVerb), grammar.isWord(verb + 1) { verb += 1 }
        var start = verb + 1
        // "Am Dienstag bauen [sie] die Küche ein"
        if grammar.has(.capitalisedNouns), grammar.isWord(start, .besideVerb) { start += 1 }
        // "Am Freitag wird von 9 bis 12 das Wasser abgestellt"
        while start < clause.upperBound, start - verb < 7, !grammar.isWord(start, in: grammar.words.determiners),
            grammar[start]?.kind == .number || grammar.isWord(start, .limit) || grammar.clockTime(at: start) != nil
                || grammar.isWord(start, in: grammar.words.from) || grammar.isWord(start, .clockWord)
        { start += 1 }
        guard
            isPassive || grammar.has(.capitalisedNouns) || grammar.has(.droppedSubjects)
                || verb > moment.upperBound,
            isPassive || isVerb(verb, behindDayIn: clause), grammar.isWord(start, in: grammar.words.determiners)
        else { return nil }
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        var end = start
        while end < clause.upperBound, end - start < 3, isTitleWord(end), grammar[end]?.kind == .word,
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil, !grammar.isWord(end, .deedEnd),
            !grammar.has(.capitalisedNouns) || grammar[end]?.isCapitalised == true || end == start
        { end += 1 }
        guard end > start, isNobody(start..<end), !grammar.isWord(end - 1, .noPossession),
            !grammar.has(.capitalisedNouns) || grammar[end - 1]?.isCapitalised == true
                // "donnerstag kommen die prüfungsergebnisse"
                || grammar.isWrittenSmall(clause) && grammar.endsClause(end)
        else { return nil }
        return Plan(title: start..<end)
    }

    private func isVerb(_ verb: Int, behindDayIn clause: Range<Int>) -> Bool {
        guard clause.contains(verb), let token = grammar[verb], token.kind == .word, !token.isCapitalised else {
            return false
        }
        return !grammar.isWord(verb, in: grammar.words.choosing) && !grammar.isWord(verb, .suitsVerb)
            && !grammar.isWord(verb, in: grammar.words.ownFunctionWords)
            && (!CommonWords.function.contains(token.text) || grammar.isWord(verb, .passiveVerb))
    }

    /// "The council collects the bins on Tuesday": subject, verb and object, each with its article.
    func agent(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        guard !sentence.contains(where: { grammar.isSign($0, "?") }),
            let article = clause.first(where: {
                $0 < moment.lowerBound && grammar.isWord($0, in: grammar.words.determiners)
            }),
            (clause.lowerBound..<article).allSatisfy({
                grammar[$0]?.kind != .word || PlanWords.interjections.contains(grammar[$0]?.text ?? "")
            })
        else { return nil }
        for verb in article + 2...article + 3 where verb < moment.lowerBound {
            guard let token = grammar[verb], token.kind == .word, !token.isCapitalised, isFinite(token.text),
                !isIdle(token.text), !CommonWords.function.contains(token.text), isNobody(article + 1..<verb),
                (article + 1..<verb).allSatisfy({ isTitleWord($0) && grammar[$0]?.kind == .word }),
                !grammar.has(.capitalisedNouns) || grammar[verb - 1]?.isCapitalised == true
            else { continue }
            var end = verb + 1
            guard grammar.isWord(end, in: grammar.words.determiners) else { continue }
            while grammar.isWord(end, in: grammar.words.determiners) { end += 1 }
            let noun = end
            while end < moment.lowerBound, end - noun < 3, isTitleWord(end), grammar[end]?.kind == .word { end += 1 }
            guard end > noun, (end..<moment.lowerBound).allSatisfy({ isSmall($0) }) else { continue }
            return Plan(title: article + 1..<end)
        }
        return nil
    }

    /// "My brother Declan is, he gets in Friday", "the piano tuner rang, he's coming on Tuesday": of whom the message spoke before.
    func comer(before moment: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        let pronoun = clause.first { index in
            guard grammar.isWord(index, in: grammar.words.third) else { return false }
            let end = grammar.words.happening.length(in: grammar, at: index + 1).map { index + 1 + $0 }
            return end == moment.lowerBound
                || end.map { grammar.isWord($0, .onDay) && $0 + 1 == moment.lowerBound } ?? false
        }
        guard let pronoun else { return nil }
        if let mention = (0..<pronoun).lazy.reversed().compactMap({ RelativeMention(in: grammar, at: $0) }).first {
            return Plan(title: mention.tokens.dropFirst(mention.isSpeakers ? 1 : 0))
        }
        return caller(before: pronoun).map { Plan(title: $0) }
    }

    /// "The piano tuner rang": who begins the sentence, with an article and before the verb.
    private func caller(before pronoun: Int) -> Range<Int>? {
        let head = grammar.head(of: grammar.sentence(around: pronoun))
        guard grammar.isWord(head, .definiteArticle) else { return nil }
        var end = head + 1
        while end < pronoun, end - head <= 3, isTitleWord(end), grammar[end]?.kind == .word, !isTold(end) { end += 1 }
        return end > head + 1 && end < pronoun && isTold(end) ? head + 1..<end : nil
    }

    private func isTold(_ index: Int) -> Bool {
        grammar.isWord(index, .pastVerb) || grammar.ends(index, .pastEnding, beyond: 2)
    }

    private func isFinite(_ verb: String) -> Bool {
        Cue.finiteEnding.ends(verb, beyond: 2)
    }

    /// No relative, and nobody by name.
    func isNobody(_ range: Range<Int>) -> Bool {
        !range.contains { index in
            guard let token = grammar[index] else { return false }
            return RelationWords.relations[token.text.withoutPossessive] != nil
                || token.isCapitalised && GivenNames.common.contains(token.text)
        }
    }

    /// "Am Samstag streichen wir den Zaun", "ich bringe am Montag das Auto weg": the verb beside its subject, and the object behind.
    func spokenDeed(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns), !sentence.contains(where: { grammar.isSign($0, "?") }) else { return nil }
        let clause = grammar.clause(around: moment)
        // "Ich hol am Samstag das Auto ab"
        let parted = clause.last { grammar[$0]?.kind == .word }.flatMap { grammar.isWord($0, .verbParticle) ? $0 : nil }
        for index in clause where grammar.isWord(index, .speakers) {
            for verb in [index + 1, index - 1] where clause.contains(verb) && !moment.contains(verb) {
                guard let token = grammar[verb], token.kind == .word, !token.isCapitalised || verb == clause.lowerBound,
                    !CommonWords.function.contains(token.text),
                    let name = infinitive(of: token.text, isParted: parted != nil),
                    // "Ich geb am Freitag meine Arbeit ab"
                    parted != nil || !grammar.words.idleVerbs.contains(name) && !Cue.noDeed.contains(name),
                    !PlanWords.verbs.contains(token.text), !grammar.isWord(verb, .suitsVerb),
                    let noun = clause.first(where: {
                        $0 > max(verb, index) && !moment.contains($0) && isNounOfObject($0, in: sentence)
                    }), !grammar.isWord(noun, .noPossession)
                else { continue }
                return Plan(
                    title: noun..<noun + 1, verb: verb, particle: parted,
                    ending: String(name.dropFirst(token.text.count)))
            }
        }
        return nil
    }

    /// "streiche" and "streichen" are "streichen", and so is "hol", where its particle tells that it is a verb.
    private func infinitive(of verb: String, isParted: Bool) -> String? {
        if Cue.infinitiveEnding.ends(verb, beyond: 2) { return verb }
        guard let ending = Cue.infinitiveEnding.texts.first else { return nil }
        guard let stem = Cue.firstPersonEnding.stem(of: verb) ?? (isParted ? verb : nil), stem.count > 2 else {
            return nil
        }
        return stem + ending
    }
}
