/// Relatives without "my": they are the speaker's own.
extension RelativeMention {
    /// The first of all ways to tell of a relative by which one begins at the token.
    init?(anyAt index: Int, in grammar: Grammar) {
        guard
            let mention = RelativeMention(in: grammar, at: index) ?? RelativeMention(kinTitle: index, in: grammar)
                ?? RelativeMention(kinName: index, in: grammar) ?? RelativeMention(ofMine: index, in: grammar)
                ?? RelativeMention(ownedAt: index, in: grammar) ?? RelativeMention(ownedBehind: index, in: grammar)
                ?? RelativeMention(knownFrom: index, in: grammar) ?? RelativeMention(listedAt: index, in: grammar)
        else { return nil }
        self = mention
    }

    /// "Aunt Bea sold the shop", "hubby Mike made lasagne", unless she is spoken to.
    init?(kinTitle index: Int, in grammar: Grammar) {
        guard grammar.isWord(index), let relation = grammar.relation(grammar.word(at: index)),
            let token = grammar[index], let name = Self.name(grammar, at: index + 1), name.lowerBound == index + 1,
            grammar[index + 1]?.spaceBefore == true, !grammar.isSign(name.upperBound, ",", "!"),
            !Self.isFormOfAddress(index, in: grammar),
            // "Gran Canaria"
            !grammar.isWord(index + 1, .behindNoRelative),
            !Self.isDetermined(index, in: grammar)
        else { return nil }
        let isTitle = grammar.lexicon.words.kinTitles.contains(token.word)
        guard
            isTitle && token.isCapitalised
                // "Uncle bob fixed it", "flatmate Zoe ate it": what no capital tells, a known name does.
                || GivenNames.isKnown(grammar[index + 1]?.text ?? "") && !grammar.isWord(index, .noKinTitle)
                    && (isTitle || grammar[index + 1]?.isCapitalised == true)
        else { return nil }
        self.relation = relation
        self.name = name
        isSpeakers = true
        tokens = index..<name.upperBound
    }

    /// "Mrs Lacey", where "the mrs" is one's wife.
    private static func isFormOfAddress(_ index: Int, in grammar: Grammar) -> Bool {
        grammar.isWord(index, .shortTitle) && grammar[index + 1]?.isCapitalised == true
    }

    /// A word before it says which relative, or whose.
    private static func isDetermined(_ index: Int, in grammar: Grammar) -> Bool {
        return grammar.isWord(index - 1, in: CommonWords.starters)
            || grammar.isWord(index - 1, in: grammar.words.determiners)
            || grammar.isWord(index - 1, in: RelationWords.attributes) || grammar[index - 1]?.isPossessive == true
            || grammar.isSign(index - 1, "-", "'", "\u{2019}")
            || grammar.isWord(index - 1, in: RelationWords.mine) || grammar.isWord(index - 1, in: RelationWords.yours)
            || grammar.isWord(index - 1, in: grammar.words.theirs)
    }

    /// "Mum's op went well", "Oma kommt": a parent called by that alone is the speaker's own, unless it is spoken to.
    init?(kinName index: Int, in grammar: Grammar) {
        guard grammar.isWord(index) else { return nil }
        // "The wife is away", "wife says hi": nobody else's is called so.
        let isSpouse = Cue.ownSpouse.contains(grammar.tokens[index].stem)
        guard isSpouse || grammar.words.kinNames.contains(grammar.tokens[index].stem),
            !Self.isFormOfAddress(index, in: grammar)
        else { return nil }
        let token = grammar.tokens[index]
        let sentence = grammar.sentence(around: index)
        guard token.isCapitalised || !grammar.has(.capitalisedNouns) || grammar.isWrittenSmall(sentence) else {
            return nil
        }
        let first = isSpouse && grammar.isWord(index - 1, .definiteArticle) ? index - 1 : index
        guard
            let relation = grammar.relation(token.stem),
            grammar.head(of: sentence) == first || first == sentence.lowerBound || grammar.isWord(first - 1, .kinLead)
                // "Sorry I've been quiet, Dad passed away"
                || grammar.isSign(first - 1, ",")
                // "Nah the wife's got the car"
                || grammar.isWord(first - 1, in: grammar.words.denying) && first - 1 == sentence.lowerBound,
            !sentence.contains(where: { grammar.isWord($0, .fiction) })
        else { return nil }
        let isPossessive = token.isPossessive
        let isSubject = grammar.isWord(index + 1, .kinVerb)
        guard isPossessive && grammar[index + 1]?.kind == .word || isSubject else { return nil }
        self.relation = relation
        isSpeakers = true
        name = nil
        tokens = first..<index + 1
    }

    /// "A friend of mine, Mel", "ne Freundin von mir".
    init?(ofMine index: Int, in grammar: Grammar) {
        guard grammar.isWord(index, .aRelative), let noun = Noun(in: grammar, behind: index),
            !noun.isPossessive, let length = grammar.length(.ofMine, at: noun.end)
        else { return nil }
        var owned = noun
        owned.end += length
        self.init(owned, in: grammar, start: index, isSpeakers: true)
    }

    /// "Petra from work", "Ken next door".
    init?(knownFrom index: Int, in grammar: Grammar) {
        guard grammar.lexicon.knownFromHeads.contains(grammar.word(at: index + 1)) else { return nil }
        let known = grammar.words.knownFrom
        let said = known.indices.lazy.compactMap { place in
            known[place].words.length(in: grammar, at: index + 1).map { (relation: known[place].relation, length: $0) }
        }.first
        guard let said, let token = grammar[index], token.kind == .word,
            token.isCapitalised || grammar.isWrittenSmall(grammar.sentence(around: index)),
            GivenNames.isKnown(token.text), !grammar.isWord(index, .nameOrVerb)
        else { return nil }
        relation = said.relation
        name = index..<index + 1
        isSpeakers = true
        tokens = index..<index + 1 + said.length
    }
}
