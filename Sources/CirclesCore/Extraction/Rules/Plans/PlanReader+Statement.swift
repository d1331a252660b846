/// What somebody says they will do on a day: "we exchange contracts on Friday", "collecting the keys on Monday".
extension PlanReader {
    /// The verb with its object, where the speaker, or somebody with them, does it and it is more than a state of mind.
    func statement(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.language == .english, !sentence.contains(where: { grammar.isSign($0, "?") }) else { return nil }
        let clause = grammar.clause(around: moment)
        guard let verb = deed(in: clause, before: moment.lowerBound) else { return nil }
        var end = verb + 1
        while end < moment.lowerBound, end - verb < 5, let token = grammar[end], token.kind == .word,
            !grammar.isWord(
                end, "on", "at", "by", "until", "till", "in", "for", "from", "and", "but", "with", "because"),
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil
        {
            end += 1
        }
        while end > verb + 1, grammar.isWord(end - 1, "the", "a", "my", "our", "to", "this", "next", "back") {
            end -= 1
        }
        guard end > verb + 1 || grammar[verb]?.text.hasSuffix("ing") == true else { return nil }
        return Plan(title: verb..<end)
    }

    /// The token of the verb.
    private func deed(in clause: Range<Int>, before end: Int) -> Int? {
        var first = clause.lowerBound
        while first < end, grammar.isWord(first, in: PlanWords.interjections) || grammar[first]?.kind == .sign {
            first += 1
        }
        let words = Lexicon.of(.english).words
        // "Collecting the keys"
        if first < end, let token = grammar[first], token.kind == .word, token.text.hasSuffix("ing"),
            token.text.count > 5,
            !isIdle(token.text)
        {
            return first
        }
        for index in clause where index < end - 1 && index <= first + 3 {
            guard
                grammar.isWord(
                    index, "i", "we", "he", "she", "they", "i'm", "we're", "he's", "she's", "they're", "kids")
                    || grammar[index].map({ $0.kind == .word && words.relations[$0.text] != nil }) == true,
                let verb = grammar[index + 1], verb.kind == .word, !CommonWords.function.contains(verb.text),
                !isIdle(verb.text), !verb.text.hasSuffix("ed"), !grammar.isWord(index + 1, in: words.doubting),
                !grammar.isWord(index + 1, in: words.noTitles), !grammar.isWord(index + 1, in: LikingWords.adverbs)
            else { continue }
            return index + 1
        }
        return nil
    }

    /// "think", "thinking", "thinks"
    private func isIdle(_ verb: String) -> Bool {
        let words = Lexicon.of(.english).words.idleVerbs
        let stems = [
            verb, String(verb.dropLast()), String(verb.dropLast(3)), String(verb.dropLast(3)) + "e",
            String(verb.dropLast(4)),
        ]
        return stems.contains { words.contains($0) }
    }
}
