/// What somebody has done for months or years: "ich schnitze seit Jahren Krippenfiguren", "been fencing for ten years", "llevo dos años
/// haciendo cerámica".
extension PastimeReader {
    /// - Parameter told: `sentencesWithLength`.
    func lasting(at index: Int, _ told: Set<Int>) -> Liking? {
        let sentence = grammar.sentence(around: index)
        guard told.contains(sentence.lowerBound), let token = grammar[index] else { return nil }
        if grammar.isWord(index, .lastingVerb) { return isClaimed(index) ? gerund(behind: index, in: sentence) : nil }
        guard !token.isCapitalised, !CommonWords.function.contains(token.text),
            !grammar.isWord(index, .noPastimeVerb), !Cue.noDeed.contains(token.text), isClaimed(index)
        else { return nil }
        return grammar.has(.capitalisedNouns)
            ? spoken(at: index, in: sentence) : progressive(at: index, in: sentence) ?? perfect(at: index)
    }

    /// "I play surdo since 8 years", "I've played the bodhrán for ages": what is no word of a table is a pastime by its length.
    func playedLong(at index: Int) -> Liking? {
        guard grammar.isWord(index, .playedVerb), isClaimed(index) else { return nil }
        let end = objectEnd(from: index + 1)
        guard end > index + 1, tellsLength(at: end), let who = subject(before: index), who.subject != .listener else {
            return nil
        }
        var start = index + 1
        while grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
        return Liking(subject: who.subject, topics: [start..<end], start: min(who.start, index), end: end)
    }

    /// Where sentences begin in which a length of months or years is told: asked for once, not at each of their words.
    var sentencesWithLength: Set<Int> {
        let said = grammar.said
        guard said.contains(.lastingLead) || said.contains(.sinceYouth) || said.contains(.yearsNoun) else { return [] }
        return Set(
            grammar.tokens.indices.lazy.filter { tellsLength(at: $0) }.map { grammar.sentence(around: $0).lowerBound })
    }

    private func tellsLength(at lead: Int) -> Bool {
        grammar.isWord(lead, .lastingLead)
            && (lead + 1...lead + 4).contains { grammar.isWord($0, in: lexicon.words.durationNouns) }
            // "Been bell ringing 30 years"
            || grammar[lead]?.kind == .number && grammar.isWord(lead + 1, .yearsNoun)
                && grammar.isWord(grammar.sentence(around: lead).lowerBound, .beenWord)
            || grammar.length(.sinceYouth, at: lead) != nil
    }

    /// Nothing in its clause asks or denies.
    private func isClaimed(_ index: Int) -> Bool {
        !grammar.clause(around: index..<index + 1).contains {
            grammar.isSign($0, "?") || grammar.isWord($0, in: lexicon.words.doubting)
                || grammar.isWord($0, .pastimeDenial)
        }
    }

    /// "Ich töpfere seit einem Jahr", "meine Schwester sammelt seit Jahren Schreibmaschinen".
    private func spoken(at verb: Int, in clause: Range<Int>) -> Liking? {
        guard let token = grammar[verb] else { return nil }
        let isFirst =
            Cue.firstPersonEnding.ends(token, beyond: 2) && clause.contains { grammar.isWord($0, .speakerPronoun) }
        guard let name = lexicon.words.pastimeInfinitives[token.text] ?? (isFirst ? token.text : nil),
            let who = subject(before: verb)
        else { return nil }
        let subject: Liking.Subject = isFirst ? .speaker : who.subject
        let object = clause.first { noun in
            noun > verb && grammar[noun]?.isCapitalised == true
                && !grammar.isWord(noun - 1, in: lexicon.words.determiners)
                && !grammar.isWord(noun, in: lexicon.words.durationNouns)
                && grammar.day(at: noun) == nil
        }
        if let object {
            return Liking(subject: subject, topics: [object..<object + 1], start: min(who.start, verb), end: object + 1)
        }
        var liking = Liking(subject: subject, topics: [verb..<verb + 1], start: min(who.start, verb), end: verb + 1)
        if name != token.text { liking.name = name }
        return liking
    }

    /// "I've been fencing for ten years", "learning Welsh since last year".
    private func progressive(at verb: Int, in clause: Range<Int>) -> Liking? {
        guard let token = grammar[verb], Cue.progressiveEnding.ends(token, beyond: 2),
            !Cue.stateParticiple.contains(token.text), !PlanReader(grammar: grammar).isIdle(token.text),
            let who = subject(before: verb)
        else { return nil }
        // "You have been practising for months" does not say what.
        let end = objectEnd(from: verb + 1)
        let isMaking = grammar.isWord(verb, in: lexicon.words.pastimeVerbs) || grammar.isWord(verb, .learningVerb)
        guard grammar.isWord(verb, in: lexicon.words.pastimes) || isMaking && end > verb + 1 else { return nil }
        let topic = verb..<max(end, verb + 1)
        return Liking(subject: who.subject, topics: [topic], start: who.start, end: topic.upperBound)
    }

    /// "She's danced since she was four": the participle of a pastime.
    private func perfect(at verb: Int) -> Liking? {
        guard let name = pastimeDone(at: verb), let who = subject(before: verb), who.start < verb else { return nil }
        return Liking(subject: who.subject, topics: [verb..<verb + 1], name: name, start: who.start, end: verb + 1)
    }

    /// "Dancing", of "danced".
    func pastimeDone(at verb: Int) -> String? {
        guard let stem = grammar[verb].flatMap({ Cue.pastEnding.stem(of: $0) }),
            let name = Cue.progressiveEnding.texts.first.map({ stem + $0 }),
            lexicon.words.pastimes.contains(Word(of: name))
        else { return nil }
        return name
    }

    /// "Llevo dos años haciendo cerámica": the thing, or what is done where there is none.
    private func gerund(behind lead: Int, in clause: Range<Int>) -> Liking? {
        guard
            let verb = clause.first(where: { index in
                index > lead
                    && (grammar[index].map { $0.kind == .word && Cue.gerundEnding.ends($0, beyond: 2) } ?? false)
            }), !grammar.isWord(verb, .noPastimeVerb)
        else { return nil }
        var start = verb + 1
        while grammar.isWord(start, in: lexicon.words.determiners) || grammar.isWord(start, .toPreposition)
            || grammar.isWord(start, .behindPlaying)
        { start += 1 }
        let end = objectEnd(from: start)
        let topic = end > start ? start..<end : verb..<verb + 1
        let isSpeaker =
            grammar[lead].map { Cue.firstPersonEnding.ends($0) || Cue.speakersVerb.contains($0.text) } ?? false
        return Liking(
            subject: isSpeaker ? .speaker : .someoneElse, topics: [topic], start: lead, end: topic.upperBound)
    }
}
