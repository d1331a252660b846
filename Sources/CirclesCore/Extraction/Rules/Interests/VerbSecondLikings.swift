/// "Ich liebe Riesling", "sie kocht gern", "mein Hobby ist Töpfern", "ich stehe auf Espresso".
struct VerbSecondLikings: Sendable {
    let grammar: Grammar

    func find() -> [Liking] {
        var found: [Liking] = []
        for clause in clauses() where found.count < RuleBasedExtractor.maximumItems {
            if let liking = liking(in: clause) { found.append(liking) }
        }
        return found
    }

    /// The message cut at commas and full stops.
    private func clauses() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        for index in grammar.tokens.indices where grammar.endsClause(index) && !isJoint(index) {
            if index > start { result.append(start..<index) }
            start = index + 1
        }
        if start < grammar.tokens.count { result.append(start..<grammar.tokens.count) }
        return result
    }

    private func isJoint(_ index: Int) -> Bool {
        grammar.isSign(index, "-") && grammar.isGlued(index) && grammar.isGlued(index + 1)
    }

    private func liking(in clause: Range<Int>) -> Liking? {
        guard !clause.contains(where: { grammar.isWord($0, .gladDenial) }), !isQuestion(clause),
            let (who, start) = subject(of: clause), let topics = topics(in: clause),
            let end = topics.map(\.upperBound).max()
        else { return nil }
        var liking = Liking(
            subject: who, topics: topics, start: min(start, topics[0].lowerBound), end: max(end, start + 1))
        if topics.count == 1, topics[0].count == 1, let verb = grammar[topics[0].lowerBound]?.text,
            let name = grammar.words.pastime(of: Word(of: verb))
        {
            liking.name = name
            liking.end =
                clause.last { grammar.isWord($0, .gladlyForms) }.map { max($0 + 1, liking.end) }
                ?? liking.end
        }
        return liking
    }

    private func isQuestion(_ clause: Range<Int>) -> Bool {
        grammar.isSign(clause.upperBound, "?") && !clause.contains { grammar.isWord($0, .speakers) }
    }

    // MARK: who

    private func subject(of clause: Range<Int>) -> (Liking.Subject, Int)? {
        for index in clause {
            if grammar.isWord(index, .speakers) { return (.speaker, index) }
            if grammar.isWord(index, .listener) { return (.listener, index) }
            if grammar.isWord(index, .thirdParty) { return (.someoneElse, index) }
            if let relative = RelativeMention(in: grammar, at: index) {
                return (.someoneElse, relative.tokens.lowerBound)
            }
            if grammar.isWord(index, .ownHobby), isHobby(index + 1) { return (.speaker, index) }
            if grammar.isWord(index, in: RelationWords.yours), isHobby(index + 1) { return (.listener, index) }
            if grammar.isWord(index, .othersHobby), isHobby(index + 1) {
                return (.someoneElse, index)
            }
        }
        let first = clause.lowerBound
        // "Bin begeistert von Yoga", "Liebe Jazz": the verb's ending tells.
        if grammar.isWord(first, .speakersVerb) {
            return (.speaker, first)
        }
        guard let token = grammar[first], token.kind == .word, token.isCapitalised,
            !CommonWords.function.contains(token.word), !CommonWords.starters.contains(token.word),
            grammar.isWord(first + 1, .othersVerb)
        else { return nil }
        return (.someoneElse, first)
    }

    private func isHobby(_ index: Int) -> Bool {
        let noun =
            grammar.isWord(index, .hobbyAdjective) ? index + 1 : index
        guard let word = grammar[noun]?.text else { return false }
        return Cue.hobbyNoun.contains(word) || Cue.favouritePrefix.starts(word, beyond: 2)
    }

    // MARK: what

    private func topics(in clause: Range<Int>) -> [Range<Int>]? {
        for index in clause {
            if let start = topicStart(at: index, in: clause) {
                let topics = nouns(grammar.topics(from: start))
                if !topics.isEmpty { return topics }
            }
            if let between = enclosed(at: index, in: clause) ?? collected(at: index) ?? named(at: index, in: clause)
                ?? begun(at: index) ?? pointedBack(at: index, in: clause)
            {
                return [between]
            }
            if let gladly = gladly(at: index, in: clause) { return gladly }
        }
        return nil
    }

    /// Where the liked thing begins, if the words at `index` say that one follows.
    private func topicStart(at index: Int, in clause: Range<Int>) -> Int? {
        if grammar.isWord(index, .likingVerb) {
            let isTurned = grammar.isWord(index + 1, .invertedSubject)
            let isVerb = isTurned || index > clause.lowerBound
            return isVerb && !grammar.isWord(index - 1, .beforeNounLove) ? (isTurned ? index + 2 : index + 1) : nil
        }
        if grammar.isWord(index, .fondVerb) {
            let next =
                grammar.isWord(index + 1, .fondAdverb)
                ? index + 2 : index + 1
            return grammar.isWord(next, .fondPreposition) ? next + 1 : nil
        }
        if grammar.isWord(index, .hobbyNoun)
            || grammar[index].map({ Cue.favouritePrefix.starts($0.text) }) == true
        {
            return grammar.isWord(index + 1, .hobbyVerb) && isOwned(index) ? index + 2 : nil
        }
        if let feeling = grammar[index], feeling.kind == .word {
            let next = grammar.isWord(index + 1, .reflexive) ? index + 2 : index + 1
            let after = grammar.isWord(next, .feelingAdverb) ? next + 1 : next
            if let length = grammar.length(.feeling, after: feeling, at: after) {
                return after + length
            }
        }
        return nil
    }

    private func isOwned(_ index: Int) -> Bool {
        (1...2).contains {
            grammar.isWord(index - $0, .hobbyOwner)
        }
    }

    /// "hat sich in Sudoku verliebt", "habe Töpfern für mich entdeckt", "hab mit Yoga angefangen".
    private func enclosed(at index: Int, in clause: Range<Int>) -> Range<Int>? {
        var start: Int?
        var end: Int?
        if grammar.isWord(index, .inLove) {
            start = clause.last { $0 < index && grammar.isWord($0, .inLovePreposition) }.map { $0 + 1 }
            end = index
        } else if grammar.isWord(index, .begun) {
            start = clause.last { $0 < index && grammar.isWord($0, .begunPreposition) }.map { $0 + 1 }
            end = index
        } else if let length = grammar.length(.amongThose, at: index), grammar[clause.upperBound - 1] != nil,
            clause.contains(index + length + 1)
        {
            // "Unter die Imker gegangen"
            (start, end) = (index + length, index + length + 1)
        } else if grammar.isWord(index, .discovered),
            let own = clause.last(where: { $0 < index && grammar.isWord($0, .forPreposition) }),
            grammar.isWord(own + 1, .discoveredPronoun)
        {
            start = clause.last { $0 < own && grammar.isWord($0, .discoveredAuxiliary) }.map { $0 + 1 }
            end = own
        }
        if let length = grammar.length(.inMind, at: index), clause.contains(index + length - 1) {
            // "Hat nur Pferde im Kopf"
            (start, end) = (clause.last { $0 < index && grammar.isWord($0, .onlyNow) }.map { $0 + 1 }, index)
        }
        guard let start, let end, start < end else { return nil }
        return nouns(
            grammar.topics(from: start, style: .init(allowsDeterminer: true)).prefix(1).map {
                $0.clamped(to: start..<end)
            }
        ).first { !$0.isEmpty }
    }

    /// "Hat angefangen [Klavier] zu spielen"
    private func begun(at index: Int) -> Range<Int>? {
        guard grammar.isWord(index, .begun), grammar.isWord(index + 2, .infinitiveParticle),
            PastimeReader(grammar: grammar).isPastime(index + 1)
        else { return nil }
        return index + 1..<index + 2
    }

    /// "Bring ihm [Kreuzworträtsel] mit, die liebt er": the last thing of the clause before.
    private func pointedBack(at index: Int, in clause: Range<Int>) -> Range<Int>? {
        guard grammar.isWord(index, .likingVerb), index == clause.lowerBound + 1, clause.lowerBound > 1,
            grammar.isWord(index - 1, .pointedObject), grammar.isWord(index + 1, .invertedSubject),
            grammar.endsClause(index + 2), grammar.isSign(clause.lowerBound - 1, ",")
        else { return nil }
        let before = grammar.clause(around: clause.lowerBound - 2..<clause.lowerBound - 1)
        let noun = before.last { index in
            grammar[index].map { $0.kind == .word && $0.isCapitalised && !GivenNames.isKnown($0.text) } == true
                && !grammar.isRelation(index) && index > before.lowerBound
        }
        return noun.map { $0..<$0 + 1 }
    }

    /// "Er sammelt Briefmarken", "jetzt sammle ich Fossilien".
    private func collected(at index: Int) -> Range<Int>? {
        guard grammar.isWord(index, .collecting) else { return nil }
        let start = grammar.isWord(index + 1, .invertedSubject) ? index + 2 : index + 1
        return nouns(grammar.topics(from: start)).first
    }

    /// "Wandern ist meine Leidenschaft".
    private func named(at index: Int, in clause: Range<Int>) -> Range<Int>? {
        var owner = index + 2
        while grammar.isWord(owner, .feelingAdverb) { owner += 1 }
        guard index == clause.lowerBound, let token = grammar[index], token.isCapitalised,
            grammar.isWord(index + 1, .copula),
            grammar.isWord(owner, .hobbyPossessive), isHobby(owner + 1),
            !CommonWords.function.contains(token.word)
        else { return nil }
        return index..<(index + 1)
    }

    /// A thing has a capital; "so", "total" and verbs do not. Who writes all of it small gives none to things.
    func nouns(_ topics: [Range<Int>]) -> [Range<Int>] {
        topics.filter { topic in
            if topic.contains(where: { grammar[$0]?.isCapitalised == true }) { return true }
            guard let last = topic.last, let word = grammar[last], word.text.count > 3 else { return false }
            return grammar.isWrittenSmall(grammar.sentence(around: last))
                && (grammar.endsClause(last + 1) || grammar.isWord(last + 1, .begun))
                && !topic.contains { index in
                    guard let text = grammar[index]?.text else { return true }
                    return CommonWords.function.contains(text) || CommonWords.starters.contains(text)
                        || grammar.isWord(index, .likingAdverb) || grammar.isWord(index, .feelingAdverb)
                        || grammar.isWord(index, .topicLead) || CalendarWords.weekdays[text] != nil
                }
        }
    }
}
