/// Where what is liked may be the subject: "me encanta el cine", "le encanta la fotografía", "Paul adore la montagne".
struct ExperiencerLikings: Sendable {
    let grammar: Grammar

    func find() -> [Liking] {
        grammar.tokens.indices.compactMap { pleasing(at: $0) ?? liking(at: $0) ?? fond(at: $0) }
    }

    private func pleasing(at index: Int) -> Liking? {
        let isVerb = grammar.isWord(index + 1, .pleasingVerb)
        if isVerb, grammar.isWord(index, .pleasedSpeaker) { return liking(.speaker, start: index, topic: index + 2) }
        if isVerb, grammar.isWord(index, .pleasedOther) { return liking(.someoneElse, start: index, topic: index + 2) }
        return nil
    }

    private func liking(at index: Int) -> Liking? {
        if let length = grammar.length(.speakersLiking, at: index) {
            return liking(.speaker, start: index, topic: index + length)
        }
        guard let length = grammar.length(.othersLiking, at: index) else { return nil }
        if grammar.isWord(index - 1, .othersPronoun) {
            return liking(.someoneElse, start: index - 1, topic: index + length)
        }
        for start in stride(from: index - 1, through: max(index - 4, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: start), relative.tokens.upperBound == index {
                return liking(.someoneElse, start: start, topic: index + length)
            }
        }
        if let name = grammar[index - 1], name.kind == .word, name.isCapitalised, GivenNames.isKnown(name.text) {
            return liking(.someoneElse, start: index - 1, topic: index + length)
        }
        return nil
    }

    /// "Mi cuñada está obsesionada con las orquídeas", "ma cousine est passionnée d'astronomie".
    private func fond(at index: Int) -> Liking? {
        guard let length = grammar.length(.fondOf, at: index) ?? elided(at: index) else { return nil }
        var verb = index - 1
        while grammar.isWord(verb, .likingDegree) || grammar.isWord(verb, .stateWord) { verb -= 1 }
        // "Je suis une vraie fana de puzzles"
        if grammar.isWord(verb, .stateVerbOfSpeaker) {
            return liking(
                .speaker, start: verb, topic: grammar.isSign(index + length, "'") ? index + length + 1 : index + length)
        }
        guard grammar.isWord(verb, .stateVerb) else { return nil }
        let topic = grammar.isSign(index + length, "'") ? index + length + 1 : index + length
        if grammar.isWord(verb - 1, .othersPronoun) { return liking(.someoneElse, start: verb - 1, topic: topic) }
        for start in stride(from: verb - 1, through: max(verb - 6, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: start), relative.tokens.upperBound == verb {
                return liking(.someoneElse, start: start, topic: topic)
            }
        }
        guard let name = grammar[verb - 1], name.isCapitalised, GivenNames.common.contains(name.text) else {
            return nil
        }
        return liking(.someoneElse, start: verb - 1, topic: topic)
    }

    /// "Passionnée d'astronomie": the preposition is drawn into the noun.
    private func elided(at index: Int) -> Int? {
        guard let next = grammar[index + 1], next.kind == .word, next.text.withoutElision != next.text,
            grammar.isWord(index, .fondOfElided)
        else { return nil }
        return 1
    }

    private func liking(_ subject: Liking.Subject, start: Int, topic: Int) -> Liking? {
        // "J'aime bien bricoler"
        let isMild =
            !grammar.isWord(topic, .playingDenial) && PastimeReader(grammar: grammar).isActivity(topic + 1)
        guard !grammar.isWord(start - 1, .likingDenial), !grammar.isWord(topic, .likingNegation) || isMild,
            !grammar.isWord(topic + 1, .likingClause),
            // "Me flipa el yoga, ¿tú sigues con la escalada?"
            !grammar.clause(around: start..<start + 1).contains(where: { grammar.isSign($0, "?") })
        else { return nil }
        var first = topic
        while grammar.isWord(first, .likingDegree) { first += 1 }
        guard
            !grammar.isWord(first, .noLikedThing)
        else {
            return nil
        }
        let topics = grammar.topics(
            from: first, style: .init(allowsDeterminer: grammar.isWord(first, .likedArticle)))
        guard let end = topics.map(\.upperBound).max(),
            // "Soy muy de dejarlo"
            !(grammar[first].map { Cue.objectEnding.ends($0, beyond: 1) } ?? true)
        else { return nil }
        return Liking(subject: subject, topics: topics, start: start, end: end)
    }
}
