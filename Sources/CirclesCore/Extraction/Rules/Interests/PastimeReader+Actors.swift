/// Who does what is told, and what they collect.
extension PastimeReader {
    /// The sentence, unless it asks, or its clause denies or only supposes.
    func claim(around index: Int) -> Range<Int>? {
        let sentence = grammar.sentence(around: index)
        let clause = grammar.clause(around: index..<index + 1)
        let isClaimed =
            !grammar.isAsked(sentence)
            && !clause.contains { grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, .playingDenial) }
        // "We want to play tennis"
        let isMeant = (index - 3..<index).contains {
            grammar.isWord($0, .toPreposition) && grammar.isWord($0 - 1, .wishingVerb)
        }
        return isClaimed && !isMeant ? sentence : nil
    }

    /// "I collect teapots", "colecciono vinilos".
    func collecting(at index: Int) -> Liking? {
        guard grammar.isWord(index, .collectVerb), let sentence = claim(around: index),
            let who = actor(before: index, in: sentence),
            let topic = grammar.topics(
                from: index + 1, style: .init(allowsDeterminer: grammar.isWord(index + 1, .likedArticle))
            )
            .first, !topic.contains(where: { grammar.isRelation($0) }),
            // "I'll collect Ivy"
            grammar.has(.capitalisedNouns) || !GivenNames.isKnown(grammar[topic.lowerBound]?.text ?? ""),
            grammar.clockTime(at: topic.upperBound) == nil
        else { return nil }
        return Liking(subject: who.subject, topics: [topic], start: min(who.start, index), end: topic.upperBound)
    }

    /// Who does it: the last one named before it, else the one who writes.
    func actor(before index: Int, in sentence: Range<Int>) -> (subject: Liking.Subject, start: Int)? {
        for position in (sentence.lowerBound..<index).reversed() {
            if let mention = RelativeMention(anyAt: position, in: grammar), mention.tokens.upperBound <= index {
                return (.someoneElse, position)
            }
            if grammar.isWord(position, in: lexicon.words.second) { return nil }
            if grammar.isWord(position, in: lexicon.words.first) { return (.speaker, position) }
            if lexicon.words.kinNames.contains(grammar[position]?.stem ?? .unknown) { return (.someoneElse, position) }
            // "Husband's at fencing"
            if let token = grammar[position], token.isPossessive, RelationWords.relations[token.stem] != nil {
                return (.someoneElse, position)
            }
            if grammar.isWord(position, .pastimeOfOther), grammar.isWord(position, in: lexicon.words.others) {
                return (.someoneElse, position)
            }
            // "Off to the hives"
            let isGoal =
                grammar.isWord(position, .toPreposition) && grammar.isWord(position + 1, in: lexicon.words.determiners)
            if grammar.isWord(position, .stranger) || grammar.isWord(position, .nobody) && !isGoal { return nil }
            guard let token = grammar[position], token.kind == .word, !grammar.isSign(position + 1, ",", "!") else {
                continue
            }
            let name = token.text.withoutPossessive
            let isName =
                token.isCapitalised
                ? GivenNames.isKnown(name) && !grammar.isWord(position, .nameOrVerb)
                : grammar.isWrittenSmall(sentence) && GivenNames.common.contains(name)
                    && !grammar.isWord(position, .nameOrVerb)
            if isName, !isPastime(position) { return (.someoneElse, position) }
        }
        // "Trains his pigeons"
        if isOfOthers(behind: index, in: sentence) || grammar.isWord(index - 1, in: lexicon.words.theirs) {
            return (.someoneElse, index)
        }
        // "Spielt wieder Schach": where verbs may stand before their subjects, a verb of one's own has to say who.
        let isOwn =
            !grammar.has(.capitalisedNouns) || sentence.contains { grammar.isWord($0, .attending) }
            || isTelegraphic(sentence) || grammar.isWord(sentence.lowerBound, .lastingLead)
        return isOwn ? (.speaker, index) : nil
    }

    /// "Wieder Pilze gesammelt": a participle without the verb that it goes with is said of oneself.
    private func isTelegraphic(_ sentence: Range<Int>) -> Bool {
        let (prefix, ends, _) = lexicon.words.participles
        return !prefix.isEmpty
            && sentence.contains { index in
                guard let text = grammar[index]?.text, text.hasPrefix(prefix) else { return false }
                return ends.contains { text.ends(in: $0, beyond: 4) }
            }
            && !sentence.contains { grammar.isWord($0, .othersVerb) || grammar.isWord($0, .passiveVerb) }
    }

    /// "Angeln geht mein Opa jeden Sonntag".
    private func isOfOthers(behind index: Int, in sentence: Range<Int>) -> Bool {
        grammar.has(.capitalisedNouns)
            && grammar.clause(around: index..<index + 1).contains { position in
                position > index
                    && (RelativeMention(in: grammar, at: position) != nil
                        || lexicon.words.kinNames.contains(grammar[position]?.stem ?? .unknown))
            }
    }
}
