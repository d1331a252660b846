/// Places by their name alone: "red lion?", "Old Ship half 7?", "Aunt Carol's house".
extension PlaceReader {
    func byItsName() -> Range<Int>? { houseProposed() ?? homeOfName() ?? namedNoun() ?? nameAheadOfHour() ?? online() }

    /// "How about the Plough, upstairs?"
    private func houseProposed() -> Range<Int>? {
        let head = grammar.head(of: utterance.tokens)
        guard !grammar.has(.capitalisedNouns), !grammar.has(.nounsBehindArticles),
            let length = lexicon.words.suggesting.length(in: grammar, at: head),
            grammar.isWord(head + length, .definiteArticle), case let end = endOfName(head + length + 1),
            end > head + length + 1, grammar.isSign(end, ","),
            !utterance.tokens.contains(where: utterance.isOccasion)
        else { return nil }
        return head + length + 1..<end
    }

    /// "Vasaparken, by the fountain", "No, Thorne Hall this year": a name in capitals that begins the answer to where.
    func nameBesideAnother() -> Range<Int>? {
        guard !grammar.has(.capitalisedNouns) else { return nil }
        var start = grammar.head(of: utterance.tokens)
        if grammar.isWord(start, in: lexicon.words.denying), grammar.isSign(start + 1, ",") { start += 2 }
        var end = start
        while end - start < 4, isPlain(end), grammar[end]?.isCapitalised == true { end += 1 }
        guard end > start, !GivenNames.isKnown(grammar[start]?.text ?? ""),
            // "Mine, at the flat"
            lexicon.words.ownPlaces.length(in: grammar, at: start) == nil,
            grammar.isSign(end, ",") && lexicon.words.placePrepositions.length(in: grammar, at: end + 1) != nil
                || end - start > 1 && grammar.isWord(end, .thisDay)
        else { return nil }
        return start..<end
    }

    /// What stands at the head of an answer to "where?", before the hour or the next thought: "polideportivo La Elipa, as always", "dishoom, 11?".
    func headOfAnswer() -> Range<Int>? {
        let start = grammar.head(of: utterance.tokens)
        // "The Crown, they've got the big screen"
        if grammar.isWord(start, .definiteArticle), !grammar.has(.capitalisedNouns) {
            let end = endOfName(start + 1)
            if end > start + 1, grammar.endsClause(end) { return start + 1..<end }
        }
        guard let comma = utterance.tokens.first(where: { grammar.isSign($0, ",") }), comma > start else { return nil }
        if grammar.has(.nameBehindNoun), isPlaceNoun(start), comma - start > 1, comma - start <= 4,
            (start + 1..<comma).allSatisfy({ grammar[$0]?.kind == .word && grammar[$0]?.isCapitalised == true })
        {
            return start..<comma
        }
        let isHourBehind =
            isTime(comma + 1) || grammar[comma + 1]?.isShortNumber == true && grammar.endsClause(comma + 2)
        guard isHourBehind, comma - start <= 2, (start..<comma).allSatisfy({ isPlain($0) && !isTime($0) }) else {
            return nil
        }
        return start..<comma
    }

    /// "Old Ship half 7?", "Café Limón then, at 6": a house's name of two words, right before its hour.
    private func nameAheadOfHour() -> Range<Int>? {
        guard !grammar.has(.capitalisedNouns), !grammar.has(.nounsBehindArticles),
            let name = houseName(at: grammar.head(of: utterance.tokens)), !name.contains(where: utterance.isOccasion)
        else { return nil }
        var hour = name.upperBound
        while grammar.isWord(hour, .thenAdverb) || grammar.isSign(hour, ",") || grammar.isWord(hour, .atPreposition) {
            hour += 1
        }
        return utterance.expressions.contains { $0.time?.tokens.contains(hour) ?? false } ? name : nil
    }

    /// Two or more words in capitals, which are nobody's.
    private func houseName(at start: Int) -> Range<Int>? {
        let end = endOfName(start)
        return end - start > 1 && !GivenNames.isKnown(grammar[start]?.text ?? "") ? start..<end : nil
    }

    /// "Aunt Carol's house this year": whose home it is, at the head of a thought.
    private func homeOfName() -> Range<Int>? {
        let start = grammar.head(of: utterance.tokens)
        let mention = RelativeMention(anyAt: start, in: grammar)
        let end = mention?.tokens.upperBound ?? start + 1
        guard utterance.tokens.contains(end), let owner = grammar[end - 1], owner.isPossessive,
            grammar.isWord(end, .homeNoun),
            mention != nil || GivenNames.isKnown(owner.text.withoutPossessive),
            grammar.endsClause(end + 1) || isTime(end + 1) || grammar.isWord(end + 1, .demonstrative)
        else { return nil }
        return start..<end + 1
    }

    /// "Red Lion, 6ish": two words in capitals, and the hour behind the comma.
    func isNameBeforeHour(_ part: Range<Int>) -> Bool {
        !grammar.has(.capitalisedNouns) && houseName(at: part.lowerBound) == part
            && grammar.isSign(part.upperBound, ",")
            && utterance.turn.temporalExpressions.contains { $0.time?.tokens.lowerBound == part.upperBound + 1 }
    }

    /// "Tuesday at 1pm on Zoom", "per Teams".
    private func online() -> Range<Int>? {
        utterance.tokens.first { index in
            grammar.isWord(index, .onlineRoom) && index > utterance.tokens.lowerBound
                && (lexicon.words.placePrepositions.length(in: grammar, at: index - 1) == 1
                    || grammar.isWord(index - 1, .onlineLead))
                && (grammar.endsClause(index + 1) || isTime(index + 1))
        }.map { $0..<$0 + 1 }
    }

    /// "Kenneth Dike library, seminar room": two capitals and a noun for places, and nothing else beside them.
    private func namedNoun() -> Range<Int>? {
        guard !grammar.has(.capitalisedNouns) else { return nil }
        let start = utterance.tokens.lowerBound
        let end = endOfName(start)
        guard end - start > 1, isPlaceNoun(end), utterance.tokens.contains(end),
            grammar.endsClause(end + 1) || grammar.isSign(end + 1, ",")
        else { return nil }
        return start..<end + 1
    }

    /// "Go on then. Lamb and flag?", "yes!! red lion?": a public house, of who gives no name a capital.
    func houseAsked() -> Range<Int>? {
        guard utterance.isQuestion, !grammar.has(.capitalisedNouns) else { return nil }
        var start = grammar.head(of: utterance.tokens)
        while grammar.isWord(start, .definiteArticle) || grammar.isWord(start, .thenAdverb) { start += 1 }
        var end = start
        while end - start < 3, isPlain(end) || end > start && grammar.isWord(end, in: lexicon.words.and) { end += 1 }
        guard end > start + 1, grammar.endsClause(end), grammar.isWrittenSmall(start + 1..<end),
            (start..<end).contains(where: { grammar.isWord($0, .houseNoun) })
        else { return nil }
        return start..<end
    }
}
