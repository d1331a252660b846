/// What somebody is asked or means to do, whatever the verb: "can you feed the cat on Monday?", "wollen wir den Schrank aufbauen?".
///
/// Only with its object, so that a title is no fragment, and not of verbs that say, send, buy or know something: those are errands.
extension PlanReader {
    func deed(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        for index in sentence where !moment.contains(index) {
            guard let length = grammar.length(.deedLead, at: index),
                !grammar.isWord(index - 1, in: grammar.words.denying)
            else { continue }
            let found =
                grammar.has(.capitalisedNouns)
                ? infinitive(behind: index + length, moment, in: sentence)
                : verb(behind: index + length, moment, in: sentence)
            if let found { return found }
        }
        return request(in: sentence) ?? ordered(at: moment, in: sentence)
    }

    /// "Bring the car in on Wednesday at 9": what the other one is told to do at an hour, which is more than an errand.
    private func ordered(at moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let verb = grammar.head(of: grammar.clause(around: moment))
        let hasHour = grammar.day(at: moment.lowerBound).map { $0.end < moment.upperBound } ?? false
        guard grammar.isWord(verb, .toldDeed), verb < moment.lowerBound,
            hasHour || sentence.contains(where: { grammar.clockTime(at: $0)?.isExplicit == true })
        else { return nil }
        if let plan = withObject(verb, moment, in: sentence) { return plan }
        // "Bring the car in"
        let isOn = grammar.isWord(moment.lowerBound - 1, in: grammar.words.dayPrepositions)
        let end = moment.lowerBound - (isOn ? 2 : 1)
        guard grammar.isWord(verb + 1, in: grammar.words.determiners), (verb + 3...verb + 4).contains(end),
            grammar.isWord(end, .visitParticle) || grammar.isWord(end, .inPreposition),
            (verb + 2..<end).allSatisfy({ isTitleWord($0) && grammar[$0]?.kind == .word })
        else { return nil }
        return Plan(title: verb..<end + 1)
    }

    /// "Any plans for New Year's Eve?" — "[we're] having people round".
    func answer(in sentence: Range<Int>) -> Plan? {
        guard
            let verb = sentence.first(where: { grammar[$0]?.kind == .word && !grammar.isWord($0, .progressiveSubject) }
            ),
            let token = grammar[verb], Cue.progressiveEnding.ends(token, beyond: 2),
            !Cue.stateParticiple.contains(token.word) || isIdle(token.text)
        else { return nil }
        return withObject(verb, sentence.upperBound..<sentence.upperBound, in: sentence)
    }

    /// "Shall we repaint it?", "we really must rehearse", "lass uns danach eis essen": what both are to do, by its verb, where nothing else names it.
    func joint(in sentence: Range<Int>) -> Plan? {
        for index in sentence {
            guard let length = grammar.length(.jointLead, at: index) else { continue }
            var verb = index + length
            if grammar.has(.capitalisedNouns) {
                let clause = grammar.clause(around: index..<index + length)
                guard let last = (verb..<max(verb, clause.upperBound)).last(where: { grammar[$0]?.kind == .word }),
                    let token = grammar[last], Cue.infinitiveEnding.ends(token, beyond: 2)
                else { continue }
                verb = last
            } else {
                while grammar.isWord(verb, .deedFiller) || grammar.isWord(verb, .likingAdverb) { verb += 1 }
            }
            guard sentence.contains(verb), isJointVerb(verb) else { continue }
            if !grammar.has(.capitalisedNouns) {
                let end = sentence.upperBound
                return withObject(verb, end..<end, in: sentence) ?? Plan(title: verb..<verb + 1)
            }
            // Of who writes all of it small: "eis essen".
            let object = verb - 1
            let hasObject =
                object >= index + length && grammar[object]?.kind == .word && grammar.isWrittenSmall(sentence)
                && !CommonWords.function.contains(grammar.word(at: object)) && !grammar.isWord(object, .likingAdverb)
                && !grammar.isWord(object, .besideEngagement) && grammar.day(at: object) == nil
            return Plan(title: (hasObject ? object : verb)..<verb + 1)
        }
        return nil
    }

    private func isJointVerb(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, !token.isCapitalised, !isIdle(token.text) else {
            return false
        }
        return !CommonWords.function.contains(token.word) && !PlanWords.noTitles.contains(token.word)
            && !PlanWords.interjections.contains(token.word) && !PlanWords.verbs.contains(token.word)
            && (!grammar.isWord(index, .noDeed) || grammar.isWord(index - 1, .jointly))
            && !grammar.isWord(index, .vagueDoing) && !isExchanging(index)
            && grammar.day(at: index) == nil
            && !grammar.isWord(index, .bringingVerb) && !grammar.isWord(index, .bringingInfinitive)
            && !grammar.isWord(index, in: grammar.words.choosing) && grammar.clockTime(at: index) == nil
    }

    // MARK: the verb, then its object

    /// "Can you [please] look after the kids".
    private func verb(behind lead: Int, _ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        var verb = lead
        while grammar.isWord(verb, .deedFiller) || grammar.isWord(verb, .likingAdverb) && !grammar.isWord(verb, .doVerb)
        {
            verb += 1
        }
        // "Aller chercher les enfants", "ir a buscar a los niños": what for.
        if let length = grammar.length(.goingToDo, at: verb), grammar[verb + length]?.kind == .word { verb += length }
        // "I've got to be in court"
        if let length = grammar.length(.beingAt, at: verb), !moment.contains(verb + length) {
            var noun = verb + length
            while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
            guard sentence.contains(noun), isTitleWord(noun), grammar[noun]?.kind == .word,
                grammar.clockTime(at: noun) == nil, grammar.day(at: noun) == nil, !grammar.isWord(noun, .whereabouts)
            else { return nil }
            return Plan(title: noun..<noun + 1)
        }
        // "Shall we do the zoo?"
        if grammar.isWord(verb, .doVerb), let done = done(by: verb, moment, in: sentence) { return done }
        guard sentence.contains(verb), !moment.contains(verb), let token = grammar[verb], token.kind == .word,
            !token.isCapitalised, !CommonWords.function.contains(token.word) || isMinding(verb),
            !grammar.isWord(verb, .noDeed) || isMinding(verb),
            !PlanWords.interjections.contains(token.word),
            !grammar.isWord(verb, in: grammar.words.noTitles) || grammar.isWord(verb, .conveyingVerb)
                || grammar.isWord(verb, .tryingVerb) || isMinding(verb),
            Cue.progressiveEnding.ends(token, beyond: 1) == grammar.isWord(lead - 1, .progressiveLead),
            grammar.day(at: verb) == nil, !isExchanging(verb),
            !isOccasion(verb)
        else { return nil }
        return withObject(verb, moment, in: sentence)
            ?? (grammar.isWord(verb, .soleDeed) ? Plan(title: verb..<verb + 1) : nil)
    }

    /// "Shall we do the zoo?", "we could do the coast path": what both do, and not what one of them is to do.
    private func done(by verb: Int, _ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        // "Want to do some gardening together?"
        if grammar.isWord(verb + 1, .someOf), let doing = grammar[verb + 2], doing.kind == .word, isTitleWord(verb + 2),
            Cue.progressiveEnding.ends(doing.text, beyond: 1) || grammar.endsClause(verb + 3)
                || grammar.isWord(verb + 3, .jointly)
        {
            return Plan(title: verb + 2..<verb + 3)
        }
        let (start, isJoint) = (
            verb + 2, (verb - 3..<verb).contains { sentence.contains($0) && grammar.isWord($0, .jointSubject) }
        )
        guard isJoint, grammar.isWord(verb + 1, in: grammar.words.determiners), isObject(verb + 1) else { return nil }
        var end = start
        while sentence.contains(end), !moment.contains(end), end - start < 3, isTitleWord(end),
            grammar[end]?.kind == .word, !grammar.isWord(end, .deedStop), !grammar.isWord(end, .deedEnd),
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil
        { end += 1 }
        return end > start ? Plan(title: start..<end) : nil
    }

    /// The verb with its particle and its object; nil where it has none, or is one of an errand or a state of mind.
    func withObject(_ verb: Int, _ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let particle = grammar.isWord(verb + 1, .deedParticle) ? verb + 1 : nil
        var object = (particle ?? verb) + 1
        if grammar.isWord(object, .objectLead) { object += 1 }
        guard isObject(object), !moment.contains(object) else { return nil }
        let limit = moment.lowerBound > verb ? min(moment.lowerBound, sentence.upperBound) : sentence.upperBound
        var end = object
        while grammar.isWord(end, in: grammar.words.determiners), end < limit { end += 1 }
        let noun = end
        while end < limit, end - noun < 4, let token = grammar[end], token.kind == .word,
            !grammar.isWord(end, .deedStop), !grammar.isWord(end, .deedEnd), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil, !grammar.isWord(end, .partOfDay)
        {
            end += 1
            if grammar.isWord(end - 1, .deedParticle) { break }
        }
        let isBehind = end > noun + 1 && grammar.isWord(end - 1, .deedParticle)
        // "Take Asha to swimming": where to is what is planned.
        let isConveyed =
            grammar.isWord(verb, .conveyingVerb) && (object..<end).contains { grammar.isWord($0, .toPreposition) }
            // "Try that new place", "see the baby"
            || grammar.isWord(verb, .tryingVerb)
                && (noun > object && !grammar.isWord(noun, .noPossession) || grammar[noun]?.isCapitalised == true)
        while end > noun, !isBehind,
            grammar.isWord(end - 1, .deedTail) || grammar.isWord(end - 1, in: grammar.words.determiners)
        { end -= 1 }
        guard end > noun,
            particle != nil || isBehind || isConveyed || isMinding(verb) || !isIdle(grammar[verb]?.text ?? "")
        else { return nil }
        return Plan(title: verb..<end)
    }

    /// A noun phrase begins there: an article, a name, or a word that is no small one.
    private func isObject(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, grammar.day(at: index) == nil,
            grammar.clockTime(at: index) == nil
        else { return false }
        if grammar.isWord(index, in: grammar.words.determiners) {
            return grammar[index + 1]?.kind == .word && grammar.day(at: index + 1) == nil
                // "That new place"
                && (!PlanWords.noTitles.contains(grammar.word(at: index + 1))
                    || grammar.isWord(index + 1, .placeAttribute) && grammar[index + 2]?.kind == .word)
        }
        return !CommonWords.function.contains(token.word) && !grammar.isWord(index, .deedStop)
            && !grammar.isWord(index, .likingAdverb) && !PlanWords.noTitles.contains(token.word)
    }

    // MARK: the object, then the verb

    /// "Wollen wir am Sonntag den Schrank aufbauen?": the infinitive ends the clause, a noun before it is its object.
    private func infinitive(behind lead: Int, _ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: lead - 1..<lead)
        guard let verb = (lead..<max(lead, clause.upperBound)).last(where: { grammar[$0]?.kind == .word }),
            let token = grammar[verb], !token.isCapitalised, Cue.infinitiveEnding.ends(token, beyond: 2),
            !moment.contains(verb), !CommonWords.function.contains(token.word),
            // "Eis essen", "Karten spielen": with what, right before it.
            !grammar.isWord(verb, .noDeed)
                || grammar.isWord(verb, .enjoyingVerb) && isNounOfObject(verb - 1, in: sentence),
            !isExchanging(verb),
            grammar.clockTime(at: verb) == nil
        else { return nil }
        let together = verb - 2
        // "Zusammen statistik lernen": between the two it can be nothing but the object.
        if grammar.isWord(together, .jointly), lead <= together, !moment.contains(together),
            grammar[verb - 1]?.kind == .word, !CommonWords.function.contains(grammar.word(at: verb - 1))
        {
            return Plan(title: verb - 1..<verb + 1)
        }
        guard let noun = (lead..<verb).first(where: { !moment.contains($0) && isNounOfObject($0, in: sentence) }) else {
            // "Kannst du mich am Freitag vom Bahnhof abholen?"
            let isOfPerson = (lead..<verb).contains { grammar.isWord($0, .personObject) }
            // "Zum Flughafen bringen"
            let hasGoal =
                grammar[verb - 1]?.isCapitalised == true && grammar.isWord(verb - 2, .occasionPreposition)
            return isOfPerson && !grammar.words.idleVerbs.contains(token.word)
                ? Plan(title: (hasGoal ? verb - 1 : verb)..<verb + 1) : nil
        }
        // "Die Kinder am Samstag abholen": the day may stand between them.
        if !moment.overlaps(noun..<verb), verb - noun < 5 { return Plan(title: noun..<verb + 1) }
        return Plan(title: noun..<noun + 1, verb: verb)
    }

    func isNounOfObject(_ index: Int, in sentence: Range<Int>) -> Bool {
        guard let token = grammar[index], token.kind == .word, grammar.day(at: index) == nil,
            !grammar.isWord(index, .partOfDay), !PlanWords.noTitles.contains(token.word)
        else { return false }
        let hasArticle = grammar.isWord(index - 1, in: grammar.words.determiners)
        let before = hasArticle ? index - 2 : index - 1
        return (token.isCapitalised || hasArticle && grammar.isWrittenSmall(sentence))
            && !grammar.isWord(before, .objectPreposition)
    }
}
