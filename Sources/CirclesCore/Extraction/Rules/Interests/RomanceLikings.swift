/// The commonest Spanish and French forms: "me encanta el cine", "le encanta la fotografía", "Paul adore la montagne".
struct RomanceLikings: Sendable {
    let grammar: Grammar

    func find() -> [Liking] {
        grammar.tokens.indices.compactMap { grammar.language == .spanish ? spanish(at: $0) : french(at: $0) }
    }

    private func spanish(at index: Int) -> Liking? {
        let isVerb = grammar.isWord(index + 1, "encanta", "encantan", "gusta", "gustan", "apasiona", "flipa", "chifla")
        if isVerb, grammar.isWord(index, "me", "nos") { return liking(.speaker, start: index, topic: index + 2) }
        if isVerb, grammar.isWord(index, "le", "les") { return liking(.someoneElse, start: index, topic: index + 2) }
        if grammar.isPhrase(index, "soy", "mas", "de") { return liking(.speaker, start: index, topic: index + 3) }
        if grammar.isWord(index, "prefiero"), !grammar.endsClause(index + 1) {
            return liking(.speaker, start: index, topic: index + 1)
        }
        return nil
    }

    private func french(at index: Int) -> Liking? {
        if grammar.isWord(index, "j'adore", "j'aime") { return liking(.speaker, start: index, topic: index + 1) }
        if grammar.isPhrase(index, "je", "prefere") { return liking(.speaker, start: index, topic: index + 2) }
        guard grammar.isWord(index, "adore", "aime", "adorent", "aiment") else { return nil }
        if grammar.isWord(index - 1, "il", "elle", "ils", "elles") {
            return liking(.someoneElse, start: index - 1, topic: index + 1)
        }
        for start in stride(from: index - 1, through: max(index - 4, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: start), relative.tokens.upperBound == index {
                return liking(.someoneElse, start: start, topic: index + 1)
            }
        }
        return nil
    }

    private func liking(_ subject: Liking.Subject, start: Int, topic: Int) -> Liking? {
        guard !grammar.isWord(start - 1, "no", "nunca", "si", "ne"), !grammar.isWord(topic, "pas", "bien"),
            !grammar.isWord(topic + 1, "que", "pas"),
            !grammar.sentence(around: start).contains(where: { grammar.isSign($0, "?") })
        else { return nil }
        var first = topic
        while grammar.isWord(first, "mucho", "mas", "beaucoup", "trop", "vraiment", "bien", "tanto") { first += 1 }
        guard
            !grammar.isWord(
                first, "que", "ton", "ta", "tes", "tu", "tus", "cette", "ce", "esta", "este", "quand", "cuando", "te",
                "verte")
        else {
            return nil
        }
        let topics = grammar.topics(
            from: first, style: .init(allowsDeterminer: grammar.isWord(first, "el", "la", "los", "las", "le", "les")))
        guard let end = topics.map(\.upperBound).max() else { return nil }
        return Liking(subject: subject, topics: topics, start: start, end: end)
    }
}
