/// Likings of what was named a turn or two before: "Pottery." — "Any good?" — "Hopeless, and I adore it".
struct PronounLikings: Sendable {
    let turns: [Conversation.Turn]

    private static let farthest = 3

    /// What the turn at `place` says to be liked, with the one who likes it.
    func find(at place: Int) -> (topic: String, about: Extraction.Subject, evidence: Extraction.Evidence)? {
        guard let turn = turns[safe: place], let told = told(in: turn) else { return nil }
        for back in max(0, place - Self.farthest)...place {
            let earlier = turns[place - (back - max(0, place - Self.farthest))]
            let end = earlier.index == turn.index ? told.start : earlier.tokens.count
            guard let name = pastime(in: earlier, before: end) else { continue }
            return (earlier.quote(name), told.isOther ? .other : turn.speaker, earlier.evidence(name))
        }
        return nil
    }

    private func told(in turn: Conversation.Turn) -> (start: Int, isOther: Bool)? {
        let signs = Lexicon.of(turn.grammar.language).words.pastimeSigns
        let all = turn.tokens.indices
        if let own = signs.lovesIt.first(in: turn.grammar, all) {
            return isClaimed(own, turn) ? (own.lowerBound, false) : nil
        }
        if let others = signs.othersLoveIt.first(in: turn.grammar, all) {
            return isClaimed(others, turn) ? (others.lowerBound, true) : nil
        }
        return nil
    }

    private func isClaimed(_ range: Range<Int>, _ turn: Conversation.Turn) -> Bool {
        let grammar = turn.grammar
        return (grammar.endsClause(range.upperBound) || grammar.length(.tagQuestion, at: range.upperBound) != nil)
            && !grammar.clause(around: range).contains {
                grammar.isSign($0, "?") || grammar.isWord($0, .pastimeDenial) || grammar.isWord($0, .usedTo)
            }
    }

    /// The last pastime that is named before `end`.
    private func pastime(in turn: Conversation.Turn, before end: Int) -> Range<Int>? {
        let reader = PastimeReader(grammar: turn.grammar)
        return turn.tokens.indices.prefix(end).reversed().lazy.compactMap { reader.name(at: $0) }.first { name in
            // "Running is my idea of hell, I box and I love it"
            !turn.grammar.clause(around: name).contains { turn.grammar.isWord($0, .hated) }
        }
    }
}
