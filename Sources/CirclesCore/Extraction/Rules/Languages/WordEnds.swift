/// Ends of words: "kurs", of "Yogakurs". Most words have none of them, which their last two letters tell.
struct WordEnds: Sendable, ExpressibleByArrayLiteral {
    private let texts: [String]
    /// A bit for the last letters of each.
    private let lastLetters: UInt64

    init(arrayLiteral texts: String...) {
        self.texts = texts
        lastLetters = texts.reduce(0) { $0 | $1.lastLetters }
    }

    /// The first of them with which the word ends, with more than so many letters before it.
    func end(of token: Token, beyond letters: Int = -1) -> String? {
        guard lastLetters & token.lastLetters != 0 else { return nil }
        return texts.first { token.text.ends(in: $0, beyond: letters) }
    }
}
