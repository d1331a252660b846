extension TopicReader {
    /// "Freiluftkino, hab zwei Karten", "Hamilton - got tickets": what somebody has tickets for, at the head of a thought.
    func ticketed() -> PlanTitle? {
        let start = grammar.head(of: utterance.tokens)
        guard let sign = utterance.tokens.first(where: { grammar.isSign($0, ",", "-", "–", "!") }), sign > start,
            sign - start <= 4, lexicon.words.accepting.length(in: grammar, at: start) == nil,
            !grammar.isWord(start, in: lexicon.words.denying),
            (start..<sign).allSatisfy({ PlanReader(grammar: grammar).isTitleWord($0) }),
            grammar.isWord(sign + 1, .ownHaving) || grammar.isWord(sign + 1, in: lexicon.words.first),
            (sign + 2..<sign + 6).contains(where: { grammar.isWord($0, .ticketNoun) })
        else { return nil }
        return PlanTitle(text: text(start..<sign))
    }
}
