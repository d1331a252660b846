/// Places that stand beside others, where people meet, or alone in a thought.
extension PlaceReader {
    /// A place's own noun, with its name or its article, which a thought or a comma begins right before a preposition.
    func placeAhead(of preposition: Int) -> Range<Int>? {
        guard grammar.isWord(preposition, .besidePlace), isPlaceNoun(preposition - 1) else { return nil }
        var start = preposition - 1
        while utterance.tokens.contains(start - 1), preposition - start < 4,
            grammar[start - 1]?.isCapitalised == true || isPlaceNoun(start - 1),
            !grammar.isWord(start - 1, in: lexicon.words.determiners), grammar.day(at: start - 1) == nil
        { start -= 1 }
        let lead = grammar.isWord(start - 1, in: lexicon.words.determiners) ? start - 2 : start - 1
        guard !utterance.tokens.contains(lead) || grammar[lead]?.kind != .word else { return nil }
        return start..<preposition
    }

    /// "Meet by the bandstand": any noun with its article, where people are to meet.
    func meetingPoint(_ preposition: Int, _ start: Int) -> Range<Int>? {
        let isMeeting = (max(utterance.tokens.lowerBound, preposition - 3)..<preposition).contains {
            grammar.isWord($0, .meetingVerb)
        }
        guard isMeeting, grammar.isWord(start, in: lexicon.words.determiners) else { return nil }
        var end = start + 1
        while end - start < 4, isPlain(end), !isTime(end), !grammar.isWord(end, .noPlaceBehindTime) { end += 1 }
        return end > start + 1 ? start + 1..<end : nil
    }

    // MARK: by itself

    /// "Croydon" of who writes it small, and the whole message.
    func townAlone() -> Range<Int>? {
        let words = utterance.tokens.filter { grammar[$0]?.kind == .word }
        guard (1...2).contains(words.count), utterance.tokens.count == words.count, words.count == grammar.tokens.count,
            words.allSatisfy({ index in
                isPlain(index) && !isTime(index) && grammar[index]?.isCapitalised == false
                    && !CommonWords.function.contains(grammar.word(at: index))
                    && !grammar.isWord(index, in: lexicon.words.hesitations)
                    && !grammar.isWord(index, in: lexicon.words.choosing)
                    && !grammar.isWord(index, in: lexicon.words.denying) && !grammar.isWord(index, .noAnswer)
                    && lexicon.words.accepting.length(in: grammar, at: index) == nil
                    && !PlanWords.interjections.contains(grammar.word(at: index))
            })
        else { return nil }
        return utterance.tokens
    }

    /// "The crown", "the crown 8": a house with its article, of who writes all of it small.
    func smallAlone() -> Range<Int>? {
        var start = utterance.tokens.lowerBound
        while grammar.isSign(start, ",") || grammar.isWord(start, .yesLead) { start += 1 }
        if let town = townAlone() { return town }
        // "In camden", to who asks where
        if grammar.isWord(start, .townPreposition), isPlain(start + 1), grammar.endsClause(start + 2) {
            return start + 1..<start + 2
        }
        guard grammar.isWord(start, .definiteArticle), grammar.isWrittenSmall(utterance.tokens) else { return nil }
        var end = start + 1
        while end - start <= 3, isPlain(end), !isTime(end), !grammar.isWord(end, .noPlaceBehindTime) { end += 1 }
        let isEnd =
            grammar.endsClause(end) || isTime(end) || grammar[end]?.isShortNumber == true && grammar.endsClause(end + 1)
        return end > start + 1 && end - start <= 3 && isEnd ? start + 1..<end : nil
    }
}
