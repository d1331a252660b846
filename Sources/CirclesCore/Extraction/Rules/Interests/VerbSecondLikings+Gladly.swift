extension VerbSecondLikings {
    /// "Ich esse so gerne Käse", "sie hört am liebsten Jazz", "er geht gern wandern", "ich koche gern".
    func gladly(at index: Int, in clause: Range<Int>) -> [Range<Int>]? {
        guard let length = grammar.length(.gladly, at: index) else { return nil }
        let end = index + length
        guard let verb = clause.last(where: { $0 < index && isPastime($0) }),
            !clause.contains(where: { grammar.isWord($0, .thisOnce) })
        else { return nil }
        let after = grammar.topics(from: end).filter { topic in
            topic.upperBound <= clause.upperBound
                && (!nouns([topic]).isEmpty
                    || grammar[topic.lowerBound].map { Cue.infinitiveEnding.ends($0.text) } == true)
        }
        if !after.isEmpty { return after }
        let between = clause.filter {
            $0 > verb && $0 < index && grammar[$0]?.isCapitalised == true && !grammar.isWord($0, .speakerPronoun)
        }
        if let first = between.first, let last = between.last, last - first <= 3 { return [first..<(last + 1)] }
        let leads = clause.lowerBound..<verb
        if let noun = leads.first, grammar[noun]?.isCapitalised == true,
            !grammar.isWord(noun, in: CommonWords.function),
            grammar.isWord(verb + 1, .turnedSubject), verb == noun + 1
        {
            return [noun..<(noun + 1)]
        }
        guard !grammar.isWord(verb, .carrierVerb) else { return nil }
        return end == clause.upperBound || grammar.isWord(end, .behindGladly)
            ? [verb..<(verb + 1)] : nil
    }

    private func isPastime(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return grammar.words.pastimeInfinitives[token.word] != nil || grammar.words.hobbyVerbs[token.word] != nil
            || Cue.carrierVerb.contains(token.text)
    }
}
