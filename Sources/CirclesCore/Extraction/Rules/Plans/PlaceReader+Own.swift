/// Somebody's home in one word and no preposition: "yours?", "tomorrow, 6, mine".
extension PlaceReader {
    /// "Casa Paco" is a house's name, and nobody's own.
    func isName(_ start: Int, _ length: Int) -> Bool {
        guard let next = grammar[start + length], next.kind == .word, utterance.tokens.contains(start + length) else {
            return false
        }
        return grammar[start]?.isCapitalised == true && next.isCapitalised && grammar.day(at: start + length) == nil
    }

    /// Between signs, beside an hour, or asked for alone; "that's mine" is none.
    func ownAlone() -> Range<Int>? {
        let isBesideHour =
            utterance.expressions.contains { $0.time != nil }
            || utterance.tokens.contains { grammar[$0]?.isShortNumber == true }
        guard isBesideHour || utterance.isQuestion && utterance.wordCount <= 3 else { return nil }
        return utterance.tokens.first { index in
            grammar.isWord(index, .ownHome) && (index == utterance.tokens.lowerBound || isSign(index - 1))
                && (grammar.endsClause(index + 1) || isSign(index + 1))
        }.map { $0..<$0 + 1 }
    }

    private func isSign(_ index: Int) -> Bool { grammar.isSign(index, ",", ".", "?", "!", "-", "–", ":") }
}

/// Somebody's home, by who lives there.
extension PlaceReader {
    /// "Chez mes parents", "chez luigi": the preposition alone makes a home of whoever stands behind it.
    func homeOf(_ preposition: Int, _ start: Int) -> Range<Int>? {
        // "En casa de mis padres": what leads there says home by itself.
        let own = lexicon.words.ownPlaces.length(in: grammar, at: preposition + 1) ?? 0
        let isHome = start - preposition > 1 && preposition + 1 + own > start
        guard isHome || grammar.isWord(preposition, .placeMaker) && grammar.isWord(preposition, .homePreposition) else {
            return nil
        }
        let lead = isHome ? preposition + 1 : preposition
        var first = start
        while grammar.isWord(first, in: lexicon.words.determiners) { first += 1 }
        guard let person = grammar[first], person.kind == .word, utterance.tokens.contains(first),
            grammar.day(at: first) == nil, !isTime(first)
        else { return nil }
        if RelationWords.relations[person.word] != nil {
            let hasName = grammar[first + 1].map { $0.isCapitalised && GivenNames.isKnown($0.text) } ?? false
            return lead..<first + (hasName ? 2 : 1)
        }
        // "En casa de Luis"
        if isHome, first == start, person.isCapitalised, GivenNames.isKnown(person.text) { return lead..<first + 1 }
        guard first == start, grammar.isWrittenSmall(utterance.tokens), isPlain(first),
            !grammar.isWord(first, in: lexicon.words.ownFunctionWords)
        else { return nil }
        return lead..<first + 1
    }

    /// "Chez eux [à Vannes]", "bei uns [in Husum]": one past the town that the home is in.
    func endOfTown(_ end: Int) -> Int {
        guard grammar.isWord(end, .townPreposition), let town = grammar[end + 1], town.kind == .word,
            town.isCapitalised,
            utterance.tokens.contains(end + 1), !isTime(end + 1), !grammar.isWord(end + 1, .noPlaceName)
        else { return end }
        return end + 2
    }

    /// "Coming to Nan's for lunch", "Thanksgiving at my aunt Rosa's this year": whose home it is, where nothing of theirs follows.
    func visited() -> Range<Int>? {
        for index in utterance.tokens where grammar.isWord(index, .visitLead) {
            var start = index + 1
            if grammar.isWord(index, .toPreposition),
                !(max(utterance.tokens.lowerBound, index - 2)..<index).contains(where: {
                    grammar.isWord($0, .visitVerb)
                })
            {
                continue
            }
            // "The ladder's at my brother's": where a thing is.
            if grammar[index - 1]?.isPossessive == true || grammar.isWord(index - 1, .isPredicate) { continue }
            let mention = RelativeMention(anyAt: start, in: grammar)
            let end = mention?.tokens.upperBound ?? start + 1
            guard utterance.tokens.contains(end - 1), let owner = grammar[end - 1], owner.isPossessive,
                mention != nil || RelationWords.relations[owner.stem] != nil && owner.isCapitalised
                    || GivenNames.isKnown(owner.text.withoutPossessive),
                grammar.endsClause(end) || isTime(end) || !isPlain(end)
            else { continue }
            if grammar.isWord(start, in: RelationWords.mine), mention?.name != nil { start += 1 }
            return start..<end
        }
        return nil
    }

    /// "The band plays the Ottobar on Saturday": the house that somebody plays.
    func venue() -> Range<Int>? {
        for index in utterance.tokens where grammar.isWord(index, .performingVerb) {
            guard grammar.isWord(index + 1, .definiteArticle) else { continue }
            let end = endOfName(index + 2)
            if end > index + 2,
                grammar.endsClause(end) || isTime(end) || grammar.isWord(end, in: lexicon.words.dayPrepositions)
            {
                return index + 2..<end
            }
        }
        return nil
    }
}
