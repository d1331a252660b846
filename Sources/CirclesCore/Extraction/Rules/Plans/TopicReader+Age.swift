/// Birthdays that only their number names.
extension TopicReader {
    /// "Dad's 70th?", "my 40th": somebody's, and no noun behind it.
    func numberedBirthday() -> Range<Int>? {
        utterance.tokens.first { index in
            guard let owner = grammar[index], owner.kind == .word, grammar[index + 1]?.kind == .number,
                let age = grammar[index + 1]?.value, (1...110).contains(age), grammar.isWord(index + 2, .ordinalSuffix),
                grammar.isGlued(index + 2), grammar.endsClause(index + 3), grammar.day(at: index + 1) == nil
            else { return false }
            return owner.isPossessive && !CommonWords.function.contains(owner.word) && grammar.day(at: index) == nil
                || grammar.isWord(index, in: RelationWords.mine) || grammar.isWord(index, in: RelationWords.yours)
        }.map { $0..<$0 + 3 }
    }
}
