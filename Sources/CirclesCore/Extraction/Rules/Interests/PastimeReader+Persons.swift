/// Who is called by what they like: "more of a chess person", "Union-Fan".
extension PastimeReader {
    /// "more of a chess person", "all darts for me", "der Schachtyp".
    func person(at index: Int) -> Liking? {
        let isPerson =
            grammar.isWord(index + 1, .personNoun)
            || grammar.isWord(index + 1, .personNounOfPastime) && isPastime(index)
        if isPerson, !grammar.clause(around: index..<index + 1).contains(where: { grammar.isWord($0, .stateDenial) }),
            grammar.isWord(index - 1, .indefiniteArticle),
            grammar.isWord(index - 2, .personLead), grammar[index]?.kind == .word,
            !grammar.isWord(index, .plainPerson)
        {
            return Liking(subject: .speaker, topics: [index..<(index + 1)], start: max(0, index - 2), end: index + 2)
        }
        if grammar.isWord(index, .allOf), grammar.isWord(index + 1, in: lexicon.words.pastimes),
            let length = grammar.length(.forMe, at: index + 2)
        {
            return Liking(subject: .speaker, topics: [(index + 1)..<(index + 2)], start: index, end: index + 2 + length)
        }
        // "Ich bin seit der Kindheit Union-Fan"
        if grammar.has(.capitalisedNouns), grammar[index]?.isCapitalised == true, grammar.isSign(index + 1, "-"),
            grammar.isGlued(index + 1), let fan = grammar[index + 2], fan.kind == .word,
            Cue.personEnding.ends(fan.text),
            let sentence = statement(around: index), !sentence.contains(where: { grammar.isWord($0, .stateDenial) }),
            (sentence.lowerBound..<max(sentence.lowerBound, index)).contains(where: { grammar.isWord($0, .selfWord) })
        {
            return Liking(subject: .speaker, topics: [index..<index + 1], start: index, end: index + 3)
        }
        guard grammar.has(.capitalisedNouns), let word = grammar[index], Cue.personEnding.ends(word.text),
            word.text.count > 6, word.isCapitalised || grammar.isWrittenSmall(grammar.sentence(around: index))
        else { return nil }
        if (max(0, index - 4)..<index).contains(where: { grammar.isWord($0, .selfWord) }) {
            return Liking(subject: .speaker, topics: [index..<(index + 1)], start: max(0, index - 2), end: index + 1)
        }
        // "Mein Neffe ist total der Dinofan"
        guard let verb = (max(0, index - 4)..<index).first(where: { grammar.isWord($0, .copula) }),
            statement(around: index) != nil, let who = subject(before: verb), who.subject == .someoneElse,
            !(verb..<index).contains(where: { grammar.isWord($0, .stateDenial) })
        else { return nil }
        return Liking(subject: .someoneElse, topics: [index..<index + 1], start: who.start, end: index + 1)
    }
}
