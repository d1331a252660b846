/// Ends of words: "kurs", of "Yogakurs". Most words have none of them, which their last two letters tell.
struct WordEnds: Sendable, ExpressibleByArrayLiteral {
    /// Each with a bit for its last letters.
    private let ends: [(text: String, lastLetters: UInt64)]
    /// The bits of all.
    let lastLetters: UInt64

    init(_ texts: [String]) {
        ends = texts.map { ($0, $0.lastLetters) }
        lastLetters = ends.reduce(0) { $0 | $1.lastLetters }
    }

    init(arrayLiteral texts: String...) { self.init(texts) }

    /// The first of them with which the word ends, with more than so many letters before it.
    func end(of word: String, beyond letters: Int = -1) -> String? {
        let last = word.lastLetters
        return lastLetters & last == 0 ? nil : end(of: word, last, beyond: letters)
    }

    /// The same, with the letters that the token has ready: inlined, so that a token that has no such end is not copied.
    @inline(__always) func end(of token: Token, beyond letters: Int = -1) -> String? {
        lastLetters & token.lastLetters == 0 ? nil : end(of: token.text, token.lastLetters, beyond: letters)
    }

    private func end(of word: String, _ last: UInt64, beyond letters: Int) -> String? {
        for end in ends where end.lastLetters & last != 0 && word.ends(in: end.text, beyond: letters) {
            return end.text
        }
        return nil
    }
}
