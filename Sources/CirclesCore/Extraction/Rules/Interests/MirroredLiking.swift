/// "I'm hooked on crosswords" — "me too": what one has said of themselves, said again by the other without its words.
struct MirroredLiking: Sendable {
    let told: Conversation.Turn
    let answer: Conversation.Turn

    /// Those of `likings` that the answer takes for its own.
    func find(among likings: [Extraction.Interest]) -> [Extraction.Interest] {
        guard told.speaker != answer.speaker, told.index + 1 == answer.index, isMirrored else { return [] }
        return likings.filter { liking in
            // What was asked for stands in the question: "You play padel?" — "Every week" — "same!"
            liking.about == told.speaker && [told.index, told.index - 1].contains(liking.evidence.message)
                && (liking.evidence.message == told.index || told.tokens.count <= Self.longestAnswer)
        }.map {
            .init(topic: $0.topic, about: answer.speaker, evidence: $0.evidence)
        }
    }

    /// Tokens of an answer that says no more than that, and how, it is done.
    private static let longestAnswer = 8

    /// "Me too!! I do one every day", "oh same here".
    private var isMirrored: Bool {
        let grammar = answer.grammar
        var index = 0
        while grammar.length(.meToo, at: index) == nil,
            grammar.isWord(index, in: grammar.words.hesitations) || grammar.isSign(index, ",")
        { index += 1 }
        guard let length = grammar.length(.meToo, at: index), grammar.endsClause(index + length) else { return false }
        return !grammar.isSign(index + length, "?")
            && !told.grammar.tokens.indices.contains {
                told.grammar.day(at: $0) != nil || told.grammar.isSign($0, "?")
            }
    }
}
