/// Places of who gives no name a capital.
extension PlaceReader {
    /// "At alexandra park", "7 at powerleague", "5 at ueno station": who gives nothing a capital gives none to names either.
    func writtenSmall(_ preposition: Int, _ start: Int) -> Range<Int>? {
        guard grammar.isWord(preposition, .nounPreposition), grammar.isWrittenSmall(utterance.tokens) else {
            return nil
        }
        // "Kick off 10.30 at hackney marshes"
        if utterance.expressions.contains(where: { $0.time?.tokens.upperBound == preposition }) {
            var end = start
            while end - start < 3, isPlain(end), !grammar.isWord(end, .noPlaceBehindTime), !isTime(end) { end += 1 }
            // "Gegen 19 Uhr zur Besichtigung kommen"
            let isPlace = !grammar.isWord(end - 1, .visitVerb) && !grammar.isWord(end - 1, .goingVerb)
            if end > start, grammar.endsClause(end), isPlace { return start..<end }
        }
        // "Gegen 19 Uhr zur Besichtigung"
        if PlanReader(grammar: grammar).isOccasion(start) { return nil }
        var end = start
        while end - start < 3, isPlain(end), !grammar.isWord(end, .noPlaceBehindTime), !isTime(end) {
            end += 1
            if isPlaceNoun(end - 1) { return end - start > 1 ? start..<end : nil }
        }
        let isBehindHour = grammar[preposition - 1]?.isShortNumber == true
        return isBehindHour && end == start + 1 && grammar.endsClause(end) ? start..<end : nil
    }

    /// "Beim Umzug"
    func isOnlyOccasion(_ noun: Int) -> Bool {
        grammar.has(.capitalisedNouns) && !isPlaceNoun(noun) && PlanReader(grammar: grammar).isOccasion(noun)
    }

    /// "At the dog and duck": two nouns behind an article that name a house.
    func pairedName(_ preposition: Int, _ start: Int) -> Range<Int>? {
        guard grammar.isWord(preposition, .atPreposition), grammar.isWord(start, .definiteArticle), isPlain(start + 1),
            grammar.isWord(start + 2, in: lexicon.words.and), isPlain(start + 3), !isTime(start + 3),
            grammar.endsClause(start + 4) || isTime(start + 4)
        else { return nil }
        return start + 1..<start + 4
    }

    /// "Im café lotte", "bar pepe": one more word that ends the thought, of who gives no name a capital.
    private func endOfNameWrittenSmall(_ end: Int) -> Int {
        guard grammar.has(.capitalisedNouns) || grammar.has(.nameBehindNoun), isPlaceNoun(end - 1),
            grammar.isWrittenSmall(utterance.tokens), isPlain(end), !isTime(end), grammar.endsClause(end + 1),
            grammar[end]?.text.utf8.count ?? 0 > 3, !grammar.isWord(end, in: lexicon.words.choosing),
            !grammar.isWord(end, .vagueDoing), !grammar.isWord(end, .noPlaceBehindTime),
            !grammar.isWord(end, .grantingVerb),
            !grammar.ends(end, .infinitiveEnding)
        else { return end }
        return end + 1
    }

    /// "Café des arts", "parque de la victoria", of who gives no name a capital: behind a noun for places and what joins it to its name.
    func endOfSmallName(_ end: Int) -> Int {
        guard grammar.has(.nameBehindNoun), isPlaceNoun(end - 1), grammar.isWord(end, .placeJoint),
            grammar.isWrittenSmall(utterance.tokens)
        else { return endOfNameWrittenSmall(end) }
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
        // "Llega el domingo a las 14:20 a Barajas"
        if grammar.has(.nounsBehindArticles),
            utterance.tokens.contains(where: { Cue.arrival.contains(grammar.word(at: $0)) })
        {
            for index in utterance.tokens where grammar.isWord(index, .toPreposition) && !isTime(index + 1) {
                let end = endOfName(index + 1)
                if end > index + 1, grammar.endsClause(end) { return index + 1..<end }
            }
        }
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

    /// "The kiosk [on the corner]", "das Café [an der Ecke]": which of them it is.
    func endOfSpot(_ end: Int) -> Int {
        // "La plaza del ayuntamiento"
        if grammar.has(.nameBehindNoun), isPlaceNoun(end - 1), grammar.isWord(end, .placeJoint), isPlain(end + 1),
            !isTime(end + 1),
            !grammar.isWord(end + 1, in: lexicon.words.usual),
            grammar.endsClause(end + 2)
        {
            return end + 2
        }
        guard grammar.isWord(end, .placeJoint) || grammar.isWord(end, .spotPreposition),
            grammar.isWord(end + 1, in: lexicon.words.determiners), isPlain(end + 2), !isTime(end + 2),
            grammar.endsClause(end + 3) || isTime(end + 3)
        else { return end }
        return end + 3
    }
}

extension Grammar {
    /// "Station", "Bahnhof": a word for places, or one that ends as such words do where nouns are written large.
    func isPlaceNoun(_ index: Int, in sentence: Range<Int>) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        if words.placeNouns.contains(token.stem) { return true }
        return has(.capitalisedNouns) && (token.isCapitalised || isWrittenSmall(sentence))
            && words.placeEnds.contains { token.text.withoutPossessive.ends(in: $0, beyond: 2) }
    }
}
