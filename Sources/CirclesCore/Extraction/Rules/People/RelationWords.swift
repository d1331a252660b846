extension Grammar {
    /// "Sister", "sister's".
    func isRelation(_ index: Int) -> Bool {
        isWord(index) && RelationWords.relations[tokens[index].stem] != nil
    }

    /// What somebody of that name is, first of all in the language of the message: "Papi" is a father here and a grandfather there.
    func relation(_ word: Word) -> String? { words.relations[word] ?? RelationWords.relations[word] }

    /// False of a message without any word that a relative is told of by, as most are.
    var mayTellOfRelatives: Bool {
        let lexicon = Lexicon.of(language)
        return tokens.indices.contains { index in
            RelationWords.heads.contains(tokens[index].stem) || RelationWords.heads.contains(tokens[index].word)
                || lexicon.knownFromHeads.contains(tokens[index].word)
        }
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
    static let mineOrYours = WordSet(mine.all + yours.all)

    /// Without one of these nobody's relative is told of, but by where somebody is known from.
    fileprivate static let heads = WordSet(relations.all + compoundHeads.all)
}
