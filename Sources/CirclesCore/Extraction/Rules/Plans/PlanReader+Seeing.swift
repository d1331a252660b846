/// What both are to see, by a name that no table has.
extension PlanReader {
    /// "Want to see [hamlet] on the 9th?": up to three words that nobody is called by.
    func seen(in sentence: Range<Int>, before moment: Range<Int>) -> Plan? {
        guard !grammar.has(.capitalisedNouns), !grammar.has(.nounsBehindArticles),
            let verb = sentence.first(where: { $0 < moment.lowerBound && grammar.isWord($0, .seeingVerb) }),
            grammar.isWord(verb - 1, .toPreposition)
                || grammar.words.suggesting.occur(in: grammar, sentence.lowerBound..<verb)
        else { return nil }
        var start = verb + 1
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        var end = start
        while end < moment.lowerBound, end - start < 4, isMatter(end), grammar.day(at: end) == nil { end += 1 }
        let isNamed =
            end > start && end - start < 4
            && (end == moment.lowerBound || grammar.isWord(end, .onDay) || grammar.isWord(end, .placeLead))
            && !(start..<end).contains { index in
                grammar.isRelation(index) || GivenNames.isKnown(grammar[index]?.text ?? "")
                    || grammar.words.kinNames.contains(grammar.word(at: index))
            }
        return isNamed ? Plan(title: start..<end, isName: true) : nil
    }
}
