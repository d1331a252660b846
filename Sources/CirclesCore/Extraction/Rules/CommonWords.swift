/// Small words that are no name and no subject matter, folded, of all languages.
enum CommonWords {
    /// Articles, pronouns, prepositions, conjunctions, auxiliaries.
    static let function = Lexicon.all(\.functionWords)

    /// Words that begin a sentence or answer one.
    static let starters = Lexicon.all(\.starters)
}
