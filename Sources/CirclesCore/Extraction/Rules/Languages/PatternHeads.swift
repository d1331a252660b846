/// Which of many patterns a word may begin: a bit for each, by its place among them. Those from the last bit on share it.
struct PatternHeads: Sendable {
    private var byWord: WordMap<UInt64> = [:]
    /// Of those that begin with the end of a word: their bits, and the ends' last letters.
    private var withEndings: UInt64 = 0
    private var lastLetters: UInt64 = 0

    init(_ patterns: [Patterns]) {
        var heads: [Word: UInt64] = [:]
        for (place, patterns) in patterns.enumerated() {
            let bit = Self.bit(of: place)
            for word in patterns.firstWords { heads[word, default: 0] |= bit }
            if patterns.lastLetters != 0 { withEndings |= bit }
            lastLetters |= patterns.lastLetters
        }
        for (word, bits) in heads { byWord.insert(bits, for: word) }
    }

    static func bit(of place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: min(place, 63)) }

    /// Does the word, whatever its end, begin one of them?
    func contains(_ word: Word) -> Bool { byWord.contains(word) }

    /// The bits of those that may begin at the token.
    func bits(in grammar: Grammar, at index: Int) -> UInt64 {
        guard grammar.isWord(index) else { return 0 }
        let isEnd = withEndings != 0 && lastLetters & grammar.tokens[index].lastLetters != 0
        return (byWord[grammar.word(at: index)] ?? 0) | (isEnd ? withEndings : 0)
    }
}
