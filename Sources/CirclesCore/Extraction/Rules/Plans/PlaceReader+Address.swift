/// Addresses and rooms.
extension PlaceReader {
    /// "12 rue des Lilas", "48 Birch Lane", "Kantstraße 80", "Goethestr. 12", "Elm Road Surgery".
    func address() -> Range<Int>? {
        // "At the gallery on wells street"
        if let street = utterance.tokens.first(where: {
            Cue.street.contains(grammar.word(at: $0))
                && !(grammar.has(.nameBehindNoun) && grammar.isWord($0, .streetKindFirst))
                && grammar[$0]?.isCapitalised == false && isPlain($0 - 1)
                && (grammar.isWord($0 - 2, .onDay) || grammar.isWord($0 - 2, .nounPreposition)
                    || grammar[$0 - 2]?.kind == .number)
        }), grammar.isWrittenSmall(street - 1..<street + 1) {
            // "14 elm street"
            return (grammar[street - 2]?.kind == .number ? street - 2 : street - 1)..<street + 1
        }
        for index in utterance.tokens where isStreet(index) {
            var start = index
            while start > utterance.tokens.lowerBound, let token = grammar[start - 1], token.isCapitalised,
                token.kind == .word,
                grammar.day(at: start - 1) == nil, index - start < 3, !CommonWords.starters.contains(token.word),
                grammar.length(.thingInstead, at: start - 1) == nil
            {
                start -= 1
            }
            var end = index + 1
            if grammar.isSign(end, "."), grammar.isGlued(end) { end += 1 }
            if grammar.isWord(index, .streetKindFirst) {
                while end < index + 5, let token = grammar[end], token.kind == .word,
                    token.isCapitalised || Cue.streetJoint.contains(token.word)
                {
                    end += 1
                }
            }
            while end < index + 4, let token = grammar[end], token.kind == .word, token.isCapitalised,
                isPlaceNoun(end)
                    || !grammar.has(.nameBehindNoun) && !grammar.has(.capitalisedNouns) && grammar.isGlued(end)
            { end += 1 }
            if let number = grammar[end], number.isShortNumber || number.text.utf8.count == 3, number.kind == .number,
                !isTime(end)
            {
                end += 1
            } else if let number = grammar[start - 1], number.kind == .number, number.text.utf8.count <= 4,
                !isTime(start - 1), !isTime(index - 1), start > utterance.tokens.lowerBound
            {
                start -= 1
            } else if start == index, end == index + 1, !grammar.has(.capitalisedNouns) {
                continue
            }
            return start..<end
        }
        return nil
    }

    private func isStreet(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word,
            token.isCapitalised || grammar.isWord(index, .smallStreet)
                // "Concert place Kléber"
                || grammar.has(.nameBehindNoun) && grammar.isWord(index, .streetKindFirst)
                    && grammar[index + 1]?.isCapitalised == true && grammar.day(at: index + 1) == nil
                // "hauptstr. 12"
                || grammar.has(.capitalisedNouns) && grammar.isWrittenSmall(utterance.tokens)
                    && Cue.streetEnding.ends(token, beyond: 2)
        else { return false }
        if Cue.street.contains(token.word) {
            // "St. Mary's Church"
            return
                !(grammar.isWord(index, .shortTitle) && grammar.isSign(index + 1, ".")
                && grammar[index + 2]?.isCapitalised == true)
        }
        return grammar.has(.capitalisedNouns)
            && Cue.streetEnding.ends(token, beyond: 2)
            && (grammar[index + 1]?.kind == .number || grammar.isSign(index + 1, ".") || grammar.isSign(index - 1, ","))
    }

    /// "room 114", "Gleis 7", "terminal 5".
    func numbered() -> Range<Int>? {
        for index in utterance.tokens where grammar.isWord(index, in: lexicon.words.numberedPlaces) {
            // "First pitch 7:10"
            guard let next = grammar[index + 1], !isTime(index + 1),
                next.kind == .number || next.isCapitalised && (next.text.count == 1 || grammar.has(.nameBehindNoun))
                    // "Room Maple"
                    || next.kind == .word && next.isCapitalised && grammar.endsClause(index + 2)
                        && grammar.day(at: index + 1) == nil && !grammar.has(.capitalisedNouns)
            else { continue }
            let end =
                next.kind == .word && grammar[index + 2]?.kind == .number && grammar.isGlued(index + 2)
                ? index + 3 : index + 2
            return index..<end
        }
        return nil
    }
}
