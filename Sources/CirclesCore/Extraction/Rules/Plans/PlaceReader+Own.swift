/// Somebody's home in one word and no preposition: "yours?", "tomorrow, 6, mine".
extension PlaceReader {
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

/// Somebody's home, by who lives there, and the names of houses written small.
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

    /// "Café des arts", "parque de la victoria", of who gives no name a capital: behind a noun for places and what joins it to its name.
    func endOfSmallName(_ end: Int) -> Int {
        guard grammar.has(.nameBehindNoun), isPlaceNoun(end - 1), grammar.isWord(end, .placeJoint),
            grammar.isWrittenSmall(utterance.tokens)
        else { return end }
        var name = end + 1
        while name - end <= 2, grammar.isWord(name, .placeJoint) || grammar.isWord(name, in: lexicon.words.determiners)
        {
            name += 1
        }
        guard isPlain(name), !isTime(name), !grammar.isWord(name, in: lexicon.words.usual),
            !grammar.isWord(name, in: lexicon.words.ownFunctionWords),
            grammar.endsClause(name + 1) || isTime(name + 1)
        else { return end }
        return name + 1
    }

    /// "Llego mañana a atocha a las 18:45", of who writes it small: where somebody arrives.
    func landing() -> Range<Int>? {
        guard grammar.isWrittenSmall(utterance.tokens), !grammar.has(.capitalisedNouns),
            let verb = utterance.tokens.first(where: { grammar.isWord($0, .landingVerb) })
        else { return nil }
        for index in verb + 1..<min(verb + 9, utterance.tokens.upperBound)
        where grammar.isWord(index, .landingPreposition) {
            var start = index + 1
            while grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
            guard !isTime(index), !isTime(start), isPlain(start), !grammar.isWord(start, .noPlaceBehindTime),
                !grammar.isWord(start, in: lexicon.words.ownFunctionWords),
                CalendarWords.numbers[grammar.word(at: start)] == nil
            else { continue }
            return start..<start + 1
        }
        return nil
    }

    /// "Boda de mi prima en toledo", "concert à nantes", of who writes it small: a plain word that ends the thought, behind an occasion.
    func town() -> Range<Int>? {
        guard grammar.isWrittenSmall(utterance.tokens), grammar.has(.nameBehindNoun),
            let occasion = utterance.tokens.first(where: utterance.isOccasion)
        else { return nil }
        return utterance.tokens.first { index in
            index > occasion && grammar.isWord(index - 1, .townPreposition) && isPlain(index) && !isTime(index)
                && !isTime(index - 1) && !grammar.isWord(index, .noPlaceBehindTime) && !grammar.isWord(index, .noTown)
                && !isPlaceNoun(index)
                && !grammar.isWord(index, in: lexicon.words.ownFunctionWords)
                && CalendarWords.months[grammar.word(at: index)] == nil
                && (grammar.endsClause(index + 1) || isTime(index + 1)
                    || grammar.isWord(index + 1, in: lexicon.words.dayArticles) && isTime(index + 2))
        }.map { $0..<$0 + 1 }
    }
}
