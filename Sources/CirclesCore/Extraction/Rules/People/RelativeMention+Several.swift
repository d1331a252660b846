/// Several relatives at once: "my parents Jim and Carol", "the kids, Tim and Ida".
extension RelativeMention {
    private static let mostNames = 6

    /// "The kids, Tim and Ida": whose they are goes without saying.
    init?(listedAt index: Int, in grammar: Grammar) {
        guard grammar.isWord(index, .relativeArticle) || grammar.isWord(index, .definiteArticle),
            let noun = Noun(in: grammar, behind: index), RelationWords.oneOf[noun.relation] != nil
        else { return nil }
        self.init(noun, in: grammar, start: index, isSpeakers: true)
        guard let name, GivenNames.isKnown(grammar[name.lowerBound]?.text ?? ""),
            !othersNamed(behind: name, in: grammar).isEmpty
        else { return nil }
    }

    /// The names that follow the first one: "and Ida", ", Ben and Ida".
    func othersNamed(behind first: Range<Int>, in grammar: Grammar) -> [Range<Int>] {
        guard RelationWords.oneOf[relation] != nil else { return [] }
        var found: [Range<Int>] = []
        var index = first.upperBound
        while found.count < Self.mostNames, grammar.isSign(index, ",", "&") || grammar.isWord(index, .listAnd) {
            let start = grammar.isSign(index, ",") && grammar.isWord(index + 1, .listAnd) ? index + 2 : index + 1
            guard let token = grammar[start], token.kind == .word, GivenNames.isKnown(token.text.withoutPossessive),
                token.isCapitalised || grammar.isWrittenSmall(grammar.sentence(around: start)),
                token.isCapitalised || !grammar.isWord(start, .nameOrVerb)
            else { break }
            found.append(start..<start + 1)
            index = start + 1
        }
        return found
    }
}
