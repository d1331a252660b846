/// "Can you help me move the wardrobe", "bringst du mir Stricken bei": what somebody is to help with, to teach or to look at.
extension PlanReader {
    /// The thing behind such a request, or the verb with its object.
    func request(in sentence: Range<Int>) -> Plan? {
        for index in sentence {
            guard let length = grammar.length(.requestLead, at: index) else { continue }
            let start = index + length
            if let range = asked(from: start, in: grammar.clause(around: start..<start + 1).clamped(to: sentence)) {
                return Plan(title: range)
            }
        }
        return ride(in: sentence) ?? nounWithInfinitive(in: sentence) ?? invitedDoing(in: sentence)
    }

    /// "Hättest du am Donnerstag Zeit, mit mir die Äpfel zu pressen?": the clause behind says for what.
    private func invitedDoing(in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns) else { return nil }
        for index in sentence where grammar.isWord(index, .infinitiveParticle) {
            let verb = index + 1
            guard sentence.contains(verb), let token = grammar[verb], token.kind == .word, !token.isCapitalised,
                Cue.infinitiveEnding.ends(token, beyond: 2), grammar.endsClause(verb + 1), !isExchanging(verb),
                let noun = grammar.clause(around: index..<index + 1).first(where: {
                    $0 < index && isNounOfObject($0, in: sentence)
                }), index - noun <= 3
            else { continue }
            // "Mir das Laub zu machen": of such a verb the noun says all.
            let isEmpty = grammar.isWord(verb, .noDeed) || grammar.isWord(verb, .vagueDoing)
            if isEmpty, !isMatter(noun) { continue }
            return Plan(title: noun..<(isEmpty ? noun : verb) + 1)
        }
        return nil
    }

    func asked(from lead: Int, in clause: Range<Int>) -> Range<Int>? {
        var start = lead
        while grammar.isWord(start, .deedFiller) || grammar.isWord(start, in: grammar.words.determiners)
            || grammar.isWord(start, .requestFiller)
        { start += 1 }
        var end = start
        while end < clause.upperBound, end - start < 5, let token = grammar[end], token.kind == .word,
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil, !grammar.isWord(end, .deedStop),
            !grammar.isWord(end, .deedEnd), !grammar.isWord(end, .partOfDay), !grammar.isWord(end, .boundBefore),
            !CommonWords.function.contains(token.word) || grammar.isWord(end, in: grammar.words.determiners)
                || grammar.isWord(end, .objectLead) || end == start + 1 && leadsToObject(end)
        { end += 1 }
        while end > start,
            grammar.isWord(end - 1, in: grammar.words.determiners) || grammar.isWord(end - 1, .deedTail)
                || grammar.isWord(end - 1, .helpingVerb) || grammar.isWord(end - 1, .requestFiller)
                // "My boiler this week"
                || end - 2 > start && CalendarWords.units.contains(grammar.word(at: end - 1))
                    && grammar.isWord(end - 2, in: grammar.words.determiners)
        { end -= 1 }
        guard start < end, clause.contains(start),
            (start..<end).contains(where: { index in
                isTitleWord(index) && !grammar.isWord(index, in: grammar.words.determiners)
                    && !grammar.isWord(index, .deedParticle) && !grammar.isWord(index, .likingAdverb)
                    && !PlanWords.noTitles.contains(grammar.word(at: index))
            })
        else { return nil }
        return start..<end
    }

    /// The "through" of "go through his photos".
    func leadsToObject(_ particle: Int) -> Bool {
        grammar.isWord(particle, .deedParticle) && grammar.isWord(particle + 1, in: grammar.words.determiners)
    }

    /// "I need a lift to the airport", "can you take me to hospital": where to says what it is.
    private func ride(in sentence: Range<Int>) -> Plan? {
        for index in sentence {
            let isRide = grammar.isWord(index, .ride)
            let isTaken =
                grammar.isWord(index, .conveyingVerb)
                && (grammar.isWord(index + 1, .servedPerson) || grammar.isWord(index + 1, .helpedPerson))
            let to = isRide ? index + 1 : index + 2
            guard isRide || isTaken, grammar.isWord(to, .toPreposition),
                let goal = asked(from: to + 1, in: grammar.clause(around: to..<to + 1).clamped(to: sentence))
            else { continue }
            return Plan(title: index..<goal.upperBound)
        }
        return nil
    }

    /// "Und Samstag Rasen mähen bei uns?": a noun and an infinitive that nothing else governs.
    private func nounWithInfinitive(in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns),
            // "Ich geh am Montag Blut spenden"
            grammar.isQuestion(sentence) || sentence.contains(where: { grammar.isWord($0, .goingVerb) })
        else { return nil }
        return sentence.first { noun in
            let verb = noun + 1
            guard sentence.contains(verb), let token = grammar[verb], token.kind == .word, !token.isCapitalised,
                Cue.infinitiveEnding.ends(token, beyond: 2), !CommonWords.function.contains(token.word),
                !grammar.isWord(verb, .vagueDoing), !grammar.isWord(verb, .noDeed), !isExchanging(verb),
                grammar[noun]?.isCapitalised == true, isNounOfObject(noun, in: sentence),
                grammar.endsClause(verb + 1) || grammar.isWord(verb + 1, .placeLead) || grammar.day(at: verb + 1) != nil
            else { return false }
            let before = grammar[noun - 1]
            return !sentence.contains(noun - 1) || before?.kind == .sign || grammar.day(at: noun - 1) != nil
                || grammar.isWord(noun - 1, in: grammar.words.and) || noun - 1 == sentence.lowerBound
                // "Mittwoch geh ich Blut spenden"
                || grammar.isWord(noun - 1, .speakers)
        }.map { Plan(title: $0..<$0 + 2) }
    }
}
