/// Ends of words: "kurs", of "Yogakurs". Most words have none of them, which their last two letters tell.
struct WordEnds: Sendable, ExpressibleByArrayLiteral {
    private let texts: [String]
    /// Of each, a bit for its last letters.
    private let lastLetters: [UInt64]
    /// The bits of all.
    let allLetters: UInt64

    init(_ texts: [String]) {
        self.texts = texts
        lastLetters = texts.map(\.lastLetters)
        allLetters = lastLetters.reduce(0, |)
    }

    init(arrayLiteral texts: String...) { self.init(texts) }

    /// The first of them with which the word ends, with more than so many letters before it.
    func end(of word: String, beyond letters: Int = -1) -> String? {
        let last = word.lastLetters
        return allLetters & last == 0 ? nil : end(of: word, last, beyond: letters)
    }

    /// The same, with the letters that the token has ready: inlined, so that a token that has no such end is not copied.
    @inline(__always) func end(of token: Token, beyond letters: Int = -1) -> String? {
        allLetters & token.lastLetters == 0 ? nil : end(of: token.text, token.lastLetters, beyond: letters)
    }

    private func end(of word: String, _ last: UInt64, beyond letters: Int) -> String? {
        texts.indices.first { lastLetters[$0] & last != 0 && word.ends(in: texts[$0], beyond: letters) }
            .map { texts[$0] }
    }
}
