/// Whom somebody goes to see: "shall we pop in on Uncle Bert?", "fahren wir zu Oma?", "¿vamos a ver a los abuelos?".
extension PlanReader {
    func visit(in sentence: Range<Int>) -> Plan? {
        guard !grammar.tellsOfThePast(around: sentence) else { return nil }
        for index in sentence {
            if let length = grammar.length(.visitingLead, at: index), let end = endOfRelative(index + length, sentence) {
                // "Pop round and [see Auntie Jean]"
                return Plan(title: index..<end)
            }
            guard grammar.isWord(index, .visitedPreposition), let end = endOfRelative(index + 1, sentence),
                sentence.contains(where: { grammar.isWord($0, .goingVerb) || grammar.isWord($0, .goInfinitive) })
            else { continue }
            let name = (index + 1..<end).compactMap { grammar[$0]?.text }.joined(separator: " ")
            return Plan(title: index..<end, gist: "\(grammar.words.visit) bei \(name)")
        }
        return nil
    }

    /// "la tía Carmen", "Grandad", "los abuelos": a relative by their word, with the name behind it.
    private func endOfRelative(_ start: Int, _ sentence: Range<Int>) -> Int? {
        var index = start
        while grammar.isWord(index, in: grammar.words.determiners) || grammar.isWord(index, in: grammar.words.mine) {
            index += 1
        }
        guard sentence.contains(index), grammar.isRelation(index) || grammar.isWord(index, in: grammar.words.kinNames)
        else { return nil }
        let named = grammar[index + 1].map { $0.kind == .word && $0.isCapitalised } ?? false
        return named && sentence.contains(index + 1) && grammar.day(at: index + 1) == nil ? index + 2 : index + 1
    }
}
