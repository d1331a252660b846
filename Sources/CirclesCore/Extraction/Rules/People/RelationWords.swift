extension Grammar {
    /// "Sister", "sister's".
    func isRelation(_ index: Int) -> Bool {
        self[index].map { $0.kind == .word && RelationWords.relations[$0.stem] != nil } ?? false
    }
}

/// What people are to one another, folded, with the English word for each, of all languages.
enum RelationWords {
    static let relations = Lexicon.all(\.relations)

    /// Relations that take several words: "belle-mère", "half brother".
    static let compounds = Language.allCases.flatMap { Lexicon.of($0).words.compoundRelations }

    /// The words with which those begin.
    static let compoundHeads = WordSet(compounds.flatMap(\.0.firstWords))

    /// Words between "my" and the relative: "my big sister", "meine beste Freundin".
    static let attributes = Lexicon.all(\.relationAttributes)

    static let mine = Lexicon.all(\.mine)
    static let yours = Lexicon.all(\.yours)
}
