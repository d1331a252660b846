/// The commonest Spanish and French forms: "me encanta el cine", "j'adore la montagne".
struct RomanceLikings: Sendable {
    let grammar: Grammar

    func find() -> [Liking] {
        grammar.tokens.indices.compactMap { liking(at: $0) }
    }

    private func liking(at index: Int) -> Liking? {
        let isSpanish =
            grammar.isWord(index, "me") && grammar.isWord(index + 1, "encanta", "encantan", "gusta", "gustan")
        let isFrench = grammar.isWord(index, "j'adore", "j'aime")
        guard isSpanish || isFrench, !grammar.isWord(index - 1, "no", "nunca", "si"),
            !grammar.isWord(index + 1, "pas", "bien") && !grammar.isWord(index + 2, "que", "pas")
        else { return nil }
        var start = isSpanish ? index + 2 : index + 1
        if grammar.isWord(start, "mucho", "beaucoup", "trop") { start += 1 }
        guard !grammar.isWord(start, "que", "ton", "ta", "tes", "tu", "tus", "cette", "ce", "esta", "este") else {
            return nil
        }
        let topics = grammar.topics(
            from: start, style: .init(allowsDeterminer: grammar.isWord(start, "el", "la", "los", "las", "le", "les")))
        guard let end = topics.map(\.upperBound).max() else { return nil }
        return Liking(subject: .speaker, topics: topics, start: index, end: end)
    }
}
