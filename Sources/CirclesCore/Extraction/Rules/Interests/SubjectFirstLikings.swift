/// "I love jazz", "she's into climbing", "my dad is a huge football fan", "I've taken up pottery".
struct SubjectFirstLikings: Sendable {
    let grammar: Grammar

    func find() -> [Liking] {
        var found: [Liking] = []
        var index = 0
        while index < grammar.tokens.count, found.count < RuleBasedExtractor.maximumItems {
            if let liking = liking(at: index) {
                found.append(liking)
                index = max(liking.end, index + 1)
            } else {
                index += 1
            }
        }
        return found
    }

    private func liking(at index: Int) -> Liking? {
        verb(at: index)
            ?? phrase(at: index)
            ?? fan(at: index)
            ?? kind(at: index)
            ?? mad(at: index)
            ?? takenUp(at: index)
            ?? hobby(at: index)
    }

    // MARK: love, enjoy, like

    private func verb(at index: Int) -> Liking? {
        let isWeak = grammar.isWord(index, .weakLiking)
        guard isWeak || grammar.isWord(index, .strongLiking) else {
            return nil
        }
        if isWeak, grammar.isWord(index + 1, .behindLike) {
            return nil
        }
        // "Love love love musicals": the last one has the thing.
        if grammar.isWord(index, .ellipticLiking),
            grammar.isWord(index + (grammar.isSign(index + 1, ",") ? 2 : 1), .ellipticLiking)
        {
            return nil
        }
        let isPast = grammar.isWord(index, .pastLiking)
        guard let subject = subject(before: index, isPast: isPast) else { return nil }
        let isStressed = grammar.isWord(index - 1, .likingAdverb)
        // "I love my bees", "she loves the sitar", but not "I love my sister".
        let isPastime = PastimeReader(grammar: grammar).isOfPastime(index + 2)
        let topics = grammar.topics(
            from: index + 1, style: .init(allowsDeterminer: isPastime, isStrict: isWeak && !isStressed))
        return liking(subject, topics)
    }

    // MARK: into, fan of, obsessed with

    private func phrase(at index: Int) -> Liking? {
        var topicStart: Int?
        var phraseStart = index
        if grammar.isWord(index, .into) {
            // "He got into Oxford", "into trouble": not a liking.
            let isEntered = grammar.isWord(index - 1, .getInto)
            if isEntered, grammar[index + 1]?.isCapitalised == true || grammar.isWord(index + 1, .entered) {
                return nil
            }
            topicStart = index + 1
        } else if let length = grammar.length(.fondOf, at: index) {
            topicStart = index + length
        } else if let length = grammar.length(.drawnInto, at: index) {
            let topics = grammar.topics(from: index + length).filter { grammar[$0.lowerBound]?.isCapitalised == false }
            return isQuestion(index) ? nil : liking(Subject(who: .speaker, start: index), topics)
        } else if let length = grammar.length(.likingPhrase, at: index) {
            guard let subject = subject(before: index) ?? subject(ofStateBefore: index) else { return nil }
            return liking(subject, grammar.topics(from: index + length))
        } else if grammar.isWord(index, .loveNoun), grammar.isWord(index - 1, .inPreposition),
            grammar.isWord(index + 1, .withPreposition)
        {
            (topicStart, phraseStart) = (index + 2, index - 1)
        } else if grammar.isWord(index, .enough), grammar.isWord(index + 1, .ofPreposition),
            grammar.isWord(index - 1, .getVerb),
            grammar.isWord(index - 2, .cannot)
        {
            guard let subject = directSubject(endingAt: index - 3) ?? unnamed(before: index - 2) else { return nil }
            return liking(subject, grammar.topics(from: index + 2))
        }
        guard let topicStart, let subject = subject(ofStateBefore: phraseStart) else { return nil }
        return liking(
            subject, grammar.topics(from: topicStart, style: .init(allowsDeterminer: allowsTheir(topicStart))))
    }

    /// "Can't get enough of it": who leaves the subject out speaks of themselves.
    private func unnamed(before index: Int) -> Subject? {
        grammar[index - 1]?.kind == .word || isQuestion(index) ? nil : Subject(who: .speaker, start: index)
    }

    /// "Into their bikes", and of a pastime "into her baking".
    private func allowsTheir(_ index: Int) -> Bool {
        grammar.isWord(index, .their)
            || (grammar.isWord(index, in: grammar.words.theirs) || grammar.isWord(index, in: grammar.words.mine))
                && PastimeReader(grammar: grammar).isOfPastime(index + 1)
    }

    // MARK: a football fan

    private func fan(at index: Int) -> Liking? {
        guard grammar.isWord(index, .follower), !grammar.isWord(index + 1, .behindFan) else {
            return nil
        }
        var start = index
        while start > 0, index - start < 4, !grammar.isWord(start - 1, .fanArticle),
            grammar[start - 1]?.kind == .word || grammar.isSign(start - 1, "-")
        {
            start -= 1
        }
        // "Huge BTS stan here"
        let isHere = grammar.length(.overHere, at: index + 1) != nil
        if start < index, start == grammar.sentence(around: start).lowerBound,
            isHere || grammar.isWord(start, .fanSize)
        {
            while grammar.isWord(start, .fanSize) { start += 1 }
            return start < index
                ? Liking(subject: .speaker, topics: [start..<index], start: start, end: index + 1) : nil
        }
        guard grammar.isWord(start - 1, .fanArticle) else { return nil }
        let article = grammar.isWord(start - 2, .fanDegree) ? start - 2 : start - 1
        while grammar.isWord(start, .fanSize) { start += 1 }
        guard start < index, let subject = subject(ofStateBefore: article) else { return nil }
        return Liking(subject: subject.who, topics: [start..<index], start: subject.start, end: index + 1)
    }

    /// "I'm more of a mystery-novel person", "my brother has turned into a full on sourdough guy": of a pastime, or where it is said with stress.
    private func kind(at index: Int) -> Liking? {
        guard grammar.isWord(index, .kindOfPerson) else { return nil }
        var start = index
        while index - start < 4, !grammar.isWord(start - 1, .fanArticle),
            grammar[start - 1]?.kind == .word || grammar.isSign(start - 1, "-")
        { start -= 1 }
        let article = start - 1
        guard grammar.isWord(article, .fanArticle) else { return nil }
        while grammar.isWord(start, .fanSize) { start += 1 }
        // "More of a"
        let isMore = grammar.isWord(article - 1, .ofPreposition)
        let lead = isMore ? article - 2 : article
        let isStressed =
            isMore || start > article + 1 || grammar[lead - 1].map { Cue.adverbEnding.ends($0, beyond: 2) } == true
        guard start < index, !grammar.isWord(start, .noKind),
            isStressed || PastimeReader(grammar: grammar).isActivity(index - 1)
        else { return nil }
        let turned = (1...2).first { grammar.length(.becoming, at: lead - $0) == $0 }
        guard let subject = subject(ofStateBefore: lead - (turned ?? 0)), subject.who != .listener else { return nil }
        return Liking(subject: subject.who, topics: [start..<index], start: subject.start, end: index + 1)
    }

    /// "She is dinosaur mad".
    private func mad(at index: Int) -> Liking? {
        guard grammar.isWord(index, .madAbout), grammar.endsClause(index + 1) || grammar.isWord(index + 1, .afterTopic)
        else { return nil }
        let noun = grammar.isSign(index - 1, "-") ? index - 2 : index - 1
        guard let word = grammar[noun], word.kind == .word, word.text.count > 2,
            !CommonWords.function.contains(word.word), !grammar.isWord(noun, .likingAdverb),
            !grammar.isWord(noun, .stateWord), !grammar.isWord(noun, .stateVerb),
            let subject = subject(ofStateBefore: noun)
        else { return nil }
        return Liking(subject: subject.who, topics: [noun..<noun + 1], start: subject.start, end: index + 1)
    }

    // MARK: taken up, discovered

    private func takenUp(at index: Int) -> Liking? {
        let isTaken = grammar.isWord(index, .takeVerb) && grammar.isWord(index + 1, .upParticle)
        let isDiscovered =
            grammar.isWord(index, .discoverVerb)
            && !grammar.isWord(index + 1, .topicDeterminer)
        guard isTaken || isDiscovered else { return nil }
        let topicStart = isTaken ? index + 2 : index + 1
        guard !grammar.isWord(topicStart, .topicDeterminer) || grammar.isWord(topicStart, .takenUpArticle),
            let subject = subject(ofStateBefore: index) ?? directSubject(endingAt: index - 1),
            !(isDiscovered && subject.who == .someoneElse)
        else { return nil }
        return liking(subject, grammar.topics(from: topicStart))
    }

    // MARK: my hobby is

    private func hobby(at index: Int) -> Liking? {
        let owners: [(Cue, Liking.Subject)] = [
            (.hobbyOfSpeaker, .speaker), (.hobbyOfListener, .listener), (.hobbyOfOther, .someoneElse),
        ]
        guard let who = owners.first(where: { grammar.isWord(index, $0.0) })?.1 else { return nil }
        var noun = index + 1
        let isFavourite = grammar.isWord(noun, .favourite)
        while noun < index + 4,
            grammar.isWord(noun, .hobbyAttribute)
        {
            noun += 1
        }
        if isFavourite, !grammar.isWord(noun, .favouriteOther), grammar[noun]?.kind == .word {
            if !grammar.isWord(noun + 1, .isVerb), grammar.isWord(noun + 2, .isVerb) { noun += 1 }
        } else if !grammar.isWord(noun, .hobby), !grammar.isWord(noun, .hobbyPredicate) {
            return nil
        }
        // "My thing at the moment is sourdough"
        let copula = noun + 1 + (grammar.length(.forTheMoment, at: noun + 1) ?? 0)
        guard grammar.isWord(copula, .hobbyCopula), !isQuestion(index) else { return nil }
        let topics = grammar.topics(from: copula + 1)
        // "My thing is baking", but not "my thing is cancelled".
        let isHobby = isFavourite || grammar.isWord(noun, .hobby)
        return liking(Subject(who: who, start: index), isHobby ? topics : topics.filter(isDone))
    }

    /// A pastime, or what looks like one by its form: "lino printing".
    private func isDone(_ topic: Range<Int>) -> Bool {
        topic.contains { index in
            PastimeReader(grammar: grammar).isPastime(index)
                || grammar[index].map { Cue.progressiveEnding.ends($0, beyond: 2) } == true
        }
    }

    private func liking(_ subject: Subject, _ topics: [Range<Int>]) -> Liking? {
        guard let end = topics.map(\.upperBound).max() else { return nil }
        if grammar.isWord(end, .likedNoMore) { return nil }
        return Liking(subject: subject.who, topics: topics, start: subject.start, end: end)
    }
}
