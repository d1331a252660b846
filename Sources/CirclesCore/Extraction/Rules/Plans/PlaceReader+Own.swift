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
        if RelationWords.relations[person.word] != nil { return lead..<first + 1 }
        guard first == start, grammar.isWrittenSmall(utterance.tokens), isPlain(first),
            !grammar.isWord(first, in: lexicon.words.ownFunctionWords)
        else { return nil }
        return lead..<first + 1
    }
}
