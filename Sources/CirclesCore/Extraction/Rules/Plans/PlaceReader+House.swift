/// Houses by their name, right behind an hour: "8 Cafe Rosso?", "at 2 main entrance", "a las 9 Bar Pepe".
///
/// Hours ask this, and days ask for hours: nothing here asks for either, or one message of many would be read once for each of its words.
extension Grammar {
    /// "At the Fox", "en tu casa", "vorm Cinestar", "Cafe Rosso", "the usual place": it can be nothing but where.
    func saysWhere(at index: Int) -> Bool {
        if house(at: index) != nil
            || words.ownPlaces.length(in: self, at: index).map({ endsClause(index + $0) }) == true
            || isWord(index, in: words.determiners) && isWord(index + 1, in: words.usual)
            || has(.nameBehindNoun) && isWord(index, .streetKindFirst)
        {
            return true
        }
        guard let length = words.placePrepositions.length(in: self, at: index) else { return false }
        var noun = index + length
        if words.ownPlaces.length(in: self, at: noun) != nil { return true }
        while isWord(noun, in: words.determiners) { noun += 1 }
        guard !day(beginsAt: noun), let token = self[noun], token.kind == .word else { return false }
        return token.isCapitalised || isPlaceNoun(noun, in: noun..<noun + 1)
    }

    /// A name, or a noun for places, that begins at `start` and ends the thought.
    func house(at start: Int) -> Range<Int>? {
        let named = has(.capitalisedNouns) || has(.nameBehindNoun) ? nounWithName(at: start) : name(at: start)
        return named ?? nounWithAttribute(at: start) ?? nameWithApostrophe(at: start) ?? nameWithArticle(at: start)
    }

    /// "Plutôt Le Balto ?", "a las 9 El Rincón": within a thought the article has a capital in names alone.
    private func nameWithArticle(at start: Int) -> Range<Int>? {
        guard has(.nameBehindNoun), isWord(start, in: words.determiners), self[start]?.isCapitalised == true,
            start > sentence(around: start).lowerBound
        else { return nil }
        var end = start + 1
        while end - start < 5, isInName(end) || end > start + 1 && isWord(end, .placeJoint) && isInName(end + 1) {
            end += 1
        }
        return end > start + 1 && endsHouse(end) ? start..<end : nil
    }

    /// "Cafe Rosso", "the Fox": two words in capitals, or one behind the article; no street, whose number stands before it.
    private func name(at start: Int) -> Range<Int>? {
        let first = isWord(start, .definiteArticle) ? start + 1 : start
        var end = first
        while end - first < 4, isInName(end) || end > first && isWord(end, .titleJoint) && isInName(end + 1) {
            end += 1
        }
        let isLong = end - first > 1 || first > start || self[first]?.isPossessive == true
        guard end > first, isLong, endsHouse(end), !(first..<end).contains(where: { isWord($0, .street) }),
            !GivenNames.isKnown(self[first]?.text ?? "") || isPlaceNoun(end - 1, in: first..<end)
        else { return nil }
        return first..<end
    }

    /// "Café Central", "Bar Pepe": the noun leads where a language puts the name behind it.
    private func nounWithName(at start: Int) -> Range<Int>? {
        guard isPlaceNoun(start, in: start..<start + 1), !isWord(start, .street) else { return nil }
        var end = start + 1
        while end - start < 5,
            isInName(end) || isWord(end, .placeJoint) && (isInName(end + 1) || isWord(end + 1, .placeJoint))
        {
            end += 1
        }
        return end > start + 1 && endsHouse(end) ? start..<end : nil
    }

    /// "L'Osteria": no noun of the language.
    private func nameWithApostrophe(at start: Int) -> Range<Int>? {
        guard has(.capitalisedNouns), isInName(start), let token = self[start], !token.isPossessive,
            endsHouse(start + 1),
            token.text.dropFirst().dropLast(2).contains(where: { $0 == "'" || $0 == "\u{2019}" })
        else { return nil }
        return start..<start + 1
    }

    /// The end of the thought, or of what is wanted "instead"; or "the Costa [on the high street]".
    private func endsHouse(_ index: Int) -> Bool {
        endsClause(index) || words.instead.length(in: self, at: index) != nil
            || isWord(index, .spotPreposition) && isWord(index + 1, in: words.determiners)
    }

    /// "Main entrance", "north gate".
    private func nounWithAttribute(at start: Int) -> Range<Int>? {
        guard isWord(start, .spotAttribute), isPlaceNoun(start + 1, in: start..<start + 2), endsHouse(start + 2) else {
            return nil
        }
        return start..<start + 2
    }

    private func isInName(_ index: Int) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        return token.isCapitalised && !CommonWords.function.contains(token.word) && !day(beginsAt: index)
    }
}

extension PlaceReader {
    /// "In Rome"; where all nouns have capitals, "bei Luigi", and "19 Uhr vorm Cinestar", at the end of the thought.
    func mayBeName(_ noun: Range<Int>, behind preposition: Int) -> Bool {
        if !grammar.has(.capitalisedNouns) || grammar.isWord(preposition, .townPreposition) { return true }
        return grammar.isWord(preposition, .spotPreposition) && isTime(preposition - 1)
            && grammar.endsClause(noun.upperBound)
            && !PlanReader(grammar: grammar).isOccasion(noun.lowerBound)
    }

    /// "Around", "sobre".
    func isHedge(_ index: Int) -> Bool { grammar.isWord(index, .hourHedge) || grammar.isWord(index, .hourLead) }

    /// "Freitag geht bei mir", "ginge es bei dir Freitag?", "bei mir besser", "compte sur moi": nobody says where.
    func isNobodysPlace(_ preposition: Int, _ end: Int) -> Bool {
        (1...2).contains { grammar.isWord(preposition - $0, .notOwnPlace) } || grammar.isWord(end, .judgedBehindOwn)
    }

    /// Behind an hour, also one that is a mere number at the head of a thought or behind a day.
    func houseBehindHour() -> Range<Int>? {
        let hours = utterance.expressions.compactMap { $0.time?.tokens.upperBound }
        let numbers = utterance.tokens.filter { index in
            grammar[index]?.isShortNumber == true && (1...12).contains(grammar[index]?.value ?? 0)
                && (grammar.head(of: utterance.tokens) == (isHedge(index - 1) ? index - 1 : index)
                    || utterance.expressions.contains { $0.day?.tokens.upperBound == index })
        }
        return (hours + numbers.map { $0 + 1 }).lazy.filter { utterance.tokens.contains($0) }
            .compactMap { grammar.house(at: $0) }.first
    }
}
