/// What one is asked to do together, where its verb says it.
extension PlanReader {
    /// "On court dimanche ?", "¿nadamos el domingo?", "tanzen wir am Samstag?", "kommst du Sonntag schwimmen?"
    func together(in clause: Range<Int>) -> Plan? {
        let lexicon = grammar.lexicon
        for index in clause where grammar.isWord(index) && grammar.day(at: index) == nil {
            if grammar.isWord(index, in: lexicon.pastimeNames) {
                let isJoined = (clause.lowerBound..<index).contains { grammar.isWord($0, .joiningVerb) }
                if isJoined || grammar.has(.capitalisedNouns) && isOurs(index) { return Plan(title: index..<index + 1) }
            }
            if let name = lexicon.words.pastime(of: grammar.word(at: index)),
                isOurs(index) || grammar.ends(index, .jointEnding, beyond: 1)
            {
                return Plan(title: index..<index + 1, gist: name)
            }
        }
        return nil
    }

    /// "Wir" or "on" stands beside the verb.
    private func isOurs(_ verb: Int) -> Bool {
        grammar.isWord(verb - 1, .togetherSubject)
            || grammar.has(.capitalisedNouns) && grammar.isWord(verb + 1, .togetherSubject)
    }
}
