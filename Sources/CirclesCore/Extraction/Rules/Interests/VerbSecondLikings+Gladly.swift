extension VerbSecondLikings {
    /// "Ich esse so gerne Käse", "sie hört am liebsten Jazz", "er geht gern wandern", "ich koche gern".
    func gladly(at index: Int, in clause: Range<Int>) -> [Range<Int>]? {
        guard let length = grammar.length(.gladly, at: index) else { return nil }
        let end = index + length
        if let turned = turned(behind: end, in: clause) { return turned }
        guard let verb = clause.last(where: { $0 < index && isPastime($0) }),
            !clause.contains(where: { grammar.isWord($0, .thisOnce) })
        else { return nil }
        let after = grammar.topics(from: end).filter { topic in
            topic.upperBound <= clause.upperBound
                && (!nouns([topic]).isEmpty
                    || grammar[topic.lowerBound].map { Cue.infinitiveEnding.ends($0) } == true)
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
        // "Ich koche gern indisch"
        let isManner =
            end + 1 == clause.upperBound && grammar[end].map { $0.kind == .word && !$0.isCapitalised } == true
            && !grammar.isWord(end, in: CommonWords.function)
        return end == clause.upperBound || grammar.isWord(end, .behindGladly) || isManner
            ? [verb..<(verb + 1)] : nil
    }

    /// "Am liebsten lese ich Krimis": the verb stands behind.
    private func turned(behind verb: Int, in clause: Range<Int>) -> [Range<Int>]? {
        guard clause.contains(verb), isPastime(verb), grammar.isWord(verb + 1, .turnedSubject) else { return nil }
        let things = nouns(grammar.topics(from: verb + 2)).filter { $0.upperBound <= clause.upperBound }
        if !things.isEmpty { return things }
        return grammar.isWord(verb, .carrierVerb) ? nil : [verb..<verb + 1]
    }

    private func isPastime(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return grammar.words.pastime(of: token.word) != nil
            || Cue.carrierVerb.contains(token.text)
    }
}
