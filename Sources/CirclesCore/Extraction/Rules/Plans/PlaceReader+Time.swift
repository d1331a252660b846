/// Places by any noun that has its article, where the day or the hour stands right before them.
extension PlaceReader {
    /// "8 at the lido", "samedi 18h, dans la cour": any noun with its article, where an hour or a day stands right before it.
    func behindTime(_ preposition: Int, _ start: Int) -> Range<Int>? {
        let lead = grammar.isSign(preposition - 1, ",") ? preposition - 1 : preposition
        let isBehind = utterance.expressions.contains {
            $0.tokens.upperBound == lead || $0.tokens.upperBound == preposition
        }
        // "20 uhr im goldenen hirsch"
        if isBehind, grammar.has(.capitalisedNouns), grammar.isWord(preposition, .drawnArticle),
            grammar.isWrittenSmall(utterance.tokens)
        {
            var end = start
            while end - start < 2, isNoun(end), grammar.day(at: end) == nil { end += 1 }
            return end > start && grammar.endsClause(end) ? start..<end : nil
        }
        guard isBehind, grammar.isWord(preposition, .nounPreposition) || grammar.has(.nounsBehindArticles) else {
            return nil
        }
        // "6.30 at piha?"
        if grammar.isWord(preposition, .atPreposition), grammar.isWrittenSmall(utterance.tokens), isPlain(start),
            !grammar.isWord(start, .noPlaceBehindTime), grammar.endsClause(start + 1)
        {
            return start..<start + 1
        }
        guard let noun = behindArticle(preposition, start), isNoun(noun), grammar.day(at: noun) == nil else {
            return nil
        }
        if grammar.endsClause(noun + 1) || isTime(noun + 1) { return noun..<noun + 1 }
        // "En el salón de actos"
        if grammar.has(.nounsBehindArticles), grammar.isWord(noun + 1, .placeJoint) {
            var end = noun + 2
            while grammar.isWord(end, .placeJoint) || grammar.isWord(end, .likedArticle) { end += 1 }
            if isNoun(end), grammar.endsClause(end + 1) { return noun..<end + 1 }
        }
        // "In the scout hut", "at the windmill car park": of two or three nouns, the last ends the thought.
        guard isNoun(noun + 1) else { return nil }
        if grammar.endsClause(noun + 2) { return noun..<noun + 2 }
        return isNoun(noun + 2) && grammar.endsClause(noun + 3) ? noun..<noun + 3 : nil
    }

    /// "2pm, the skatepark": a noun with its article behind the hour's comma, at the end of the thought.
    func besideHour() -> Range<Int>? {
        guard !grammar.has(.capitalisedNouns), !grammar.has(.nounsBehindArticles) else { return nil }
        for hour in utterance.expressions.compactMap({ $0.time?.tokens }) {
            // "7.30, St Anne's hall not the church"
            let name = hour.upperBound + 1
            var end = endOfName(name)
            if end > name, isPlaceNoun(end) { end += 1 }
            if grammar.isSign(name - 1, ","), end - name > 1, isPlaceNoun(end - 1),
                grammar.endsClause(end) || grammar.isWord(end, .negator)
            {
                return name..<end
            }
            let start = hour.upperBound + 2
            guard grammar.isSign(hour.upperBound, ","), grammar.isWord(start - 1, .definiteArticle), isNoun(start),
                isPlain(start)
            else { continue }
            if grammar.endsClause(start + 1) { return start..<start + 1 }
            if isNoun(start + 1), grammar.endsClause(start + 2) { return start..<start + 2 }
        }
        return nil
    }

    /// Where the noun begins that has an article, by itself or drawn into its preposition: "at the", "au", "dans la".
    private func behindArticle(_ preposition: Int, _ start: Int) -> Int? {
        if grammar.isWord(start, .definiteArticle) { return start + 1 }
        // "At the" is one preposition.
        if grammar.isWord(start - 1, .definiteArticle), !grammar.has(.capitalisedNouns) { return start }
        guard grammar.has(.nounsBehindArticles) else { return nil }
        if grammar.isWord(start, .likedArticle) { return start + 1 }
        let isDrawn = grammar.isWord(start - 1, .likedArticle) || grammar.isWord(start - 1, .drawnArticle)
        return isDrawn ? start : nil
    }

    private func isNoun(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, utterance.tokens.contains(index) else { return false }
        return !CommonWords.function.contains(token.text) && !grammar.isWord(index, in: lexicon.words.ownFunctionWords)
            && !grammar.isWord(index, .noPlaceBehindTime) && !grammar.isWord(index, .partOfDay)
            && RelationWords.relations[token.text] == nil
    }

    /// "The Crown at 8": a house's name with its article, at the head and right before the hour.
    func aheadOfHour() -> Range<Int>? {
        guard !grammar.has(.capitalisedNouns), !grammar.has(.nounsBehindArticles) else { return nil }
        var start = utterance.tokens.lowerBound
        while grammar[start]?.kind == .sign || grammar.isWord(start, .yesLead) { start += 1 }
        guard grammar.isWord(start, .definiteArticle) else { return nil }
        let end = endOfName(start + 1)
        let isAtHour =
            isTime(end) || grammar.clockTime(at: end) != nil
            || grammar.isSign(end, ",") && grammar[end + 1]?.isShortNumber == true && grammar.endsClause(end + 2)
        return end > start + 1 && isAtHour ? start + 1..<end : nil
    }

    /// "Café at 8.30", "church at half one, barn after": a noun for places at the head of a thought, right before the hour.
    func nounAheadOfHour() -> Range<Int>? {
        for hour in utterance.expressions.compactMap({ $0.time?.tokens }) {
            let clause = grammar.clause(around: hour).clamped(to: utterance.tokens)
            var end = hour.lowerBound
            if isHedge(end - 1) { end -= 1 }
            var start = clause.lowerBound
            while start < end,
                grammar[start]?.kind == .sign || grammar.isWord(start, .yesLead)
                    || grammar.isWord(start, in: lexicon.words.determiners)
            { start += 1 }
            guard start < end, end - start <= 3,
                isPlaceNoun(end - 1) || grammar.has(.nameBehindNoun) && isPlaceNoun(start),
                (start..<end).allSatisfy({ isPlain($0) })
            else { continue }
            return start..<end
        }
        return nil
    }

    /// "9am by the fish van", "4 by the ramps", "1.15 on the upper field": right behind an hour, where nothing else follows.
    func spot() -> Range<Int>? {
        for index in utterance.tokens where grammar.isWord(index, .spotPreposition) {
            let isBehindHour =
                grammar[index - 1]?.kind == .number || isTime(index - 1)
                || CalendarWords.numbers[grammar.word(at: index - 1)] != nil
            guard isBehindHour, utterance.tokens.contains(index - 1), grammar.isWord(index + 1, .definiteArticle) else {
                continue
            }
            var end = index + 2
            while end - index < 5, isNoun(end), grammar.day(at: end) == nil { end += 1 }
            if end > index + 2, grammar.endsClause(end) { return index + 2..<end }
        }
        return nil
    }

    /// "Deal, at the flower stall": a clause that is nothing but where.
    func spotAlone() -> Range<Int>? {
        for index in utterance.tokens where grammar.isWord(index, .atPreposition) {
            guard grammar.isWord(index + 1, .definiteArticle),
                index == utterance.tokens.lowerBound || grammar[index - 1]?.kind == .sign
            else { continue }
            var end = index + 2
            while end - index < 5, isNoun(end), grammar.day(at: end) == nil { end += 1 }
            if end > index + 2, grammar.endsClause(end) { return index + 2..<end }
        }
        return nil
    }

    /// "Crown or Anchor", "bei mir oder bei Inge?": of two places none is the plan's yet.
    var isChoice: Bool {
        utterance.tokens.contains { index in
            guard grammar.isWord(index, in: lexicon.words.or) else { return false }
            if lexicon.words.placePrepositions.length(in: grammar, at: index + 1) != nil {
                return (max(utterance.tokens.lowerBound, index - 3)..<index).contains {
                    lexicon.words.placePrepositions.length(in: grammar, at: $0) != nil
                }
            }
            let next = grammar.isWord(index + 1, .definiteArticle) ? index + 2 : index + 1
            guard !grammar.has(.capitalisedNouns), grammar[index - 1]?.isCapitalised == true else { return false }
            return isPlain(index - 1) && !GivenNames.isKnown(grammar[index - 1]?.text ?? "") && endOfName(next) > next
        }
    }

    /// "Red Lion?", "The Crown?": a house's name, and nothing else.
    func nameAsked() -> Range<Int>? {
        guard utterance.isQuestion, !grammar.has(.capitalisedNouns) else { return nil }
        if let house = houseAsked() { return house }
        // "Ok, Luigi's?"
        var head = grammar.head(of: utterance.tokens)
        if let length = lexicon.words.accepting.length(in: grammar, at: head), grammar.isSign(head + length, ",") {
            head += length + 1
        }
        let article = grammar.isWord(head, .definiteArticle) ? 1 : 0
        let start = head + article, end = endOfName(start)
        guard end - start + article >= 2 || end > start && grammar[start]?.isPossessive == true,
            grammar.endsClause(end), !GivenNames.isKnown(grammar[start]?.text ?? "")
        else {
            return nil
        }
        return start..<end
    }

    /// "Back beach Torquay": a noun for places among up to four words, the rest of which may be its name.
    func isNounWithName(_ range: Range<Int>) -> Bool {
        (2...4).contains(range.count) && range.contains { isPlaceNoun($0) } && range.allSatisfy { isPlain($0) }
            // "Ça marche"
            && lexicon.words.accepting.length(in: grammar, at: range.lowerBound) == nil
    }

    /// Behind a run of up to four words in capitals, which small words may join: "Fox and Hounds".
    func endOfName(_ start: Int) -> Int {
        var end = start
        while end - start < 4, utterance.tokens.contains(end), let token = grammar[end], token.kind == .word {
            let isJoint =
                end > start && grammar.isWord(end, .titleJoint) && grammar[end + 1]?.isCapitalised == true
                && grammar.day(at: end + 1) == nil
            let isName =
                token.isCapitalised && isPlain(end) && !GivenNames.common.contains(token.text)
                && !grammar.isWord(end, in: lexicon.words.choosing)
            guard isJoint || isName else { break }
            end += 1
        }
        return end
    }

    /// "We're off to Crete", "moving to Berlin": where somebody goes, which is the plan's own name.
    func destination() -> Range<Int>? {
        for index in utterance.tokens {
            guard let length = grammar.length(.headingTo, at: index), !isTime(index + length) else { continue }
            let end = endOfName(index + length)
            if end > index + length, !GivenNames.isKnown(grammar[index + length]?.text.withoutPossessive ?? "") {
                return index + length..<end
            }
        }
        return nil
    }

    /// "The trip to Marwell Zoo": where a journey goes.
    func journey() -> Range<Int>? {
        let reader = PlanReader(grammar: grammar)
        for index in utterance.tokens where grammar.isWord(index, .journeyNoun) && reader.isOccasion(index) {
            guard grammar.isWord(index + 1, .toPreposition) || grammar.isWord(index + 1, .toTown) else { continue }
            let start = grammar.isWord(index + 2, .definiteArticle) ? index + 3 : index + 2
            let end = endOfName(start)
            if end > start { return start..<end }
        }
        return nil
    }

    /// It belongs to a day or an hour.
    func isTime(_ index: Int) -> Bool {
        if utterance.expressions.contains(where: {
            $0.time?.tokens.contains(index) ?? false || $0.day?.tokens.contains(index) ?? false
        }) {
            return true
        }
        return grammar.clockTime(at: index)?.isExplicit ?? false
    }
}
