/// "my sister Ana" in a message: which tokens it covers, and which of them are the name.
struct RelativeMention: Sendable {
    var relation: String
    var name: Range<Int>?
    var tokens: Range<Int>
    /// "my", not "your".
    var isSpeakers: Bool
    /// "Her": of somebody who is spoken of.
    var isOthers = false

    init?(in grammar: Grammar, at start: Int) {
        let isOwn = grammar.isWord(start, in: RelationWords.mineOrYours)
        let isMine = isOwn && grammar.isWord(start, in: RelationWords.mine)
        let isTheirs = !isMine && grammar.isWord(start, in: grammar.words.theirs)
        guard isOwn || isTheirs else { return nil }
        guard let noun = Noun(in: grammar, behind: start), !Self.isDenied(start, in: grammar),
            !Self.isAddress(start..<noun.end, in: grammar)
        else { return nil }
        self.init(noun, in: grammar, start: start, isSpeakers: isMine, isOthers: isTheirs)
        // "Her brother-in-law Stefan" is worth a note, "his mum" is not; "my eldest" may be a child or anything.
        if isTheirs || grammar.isWord(noun.end - 1, .namedOnly), name == nil { return nil }
    }

    /// "That's not my dad"; "the garden is my therapist", which a thing is only called.
    private static func isDenied(_ start: Int, in grammar: Grammar) -> Bool {
        if grammar.isWord(start - 1, .stateDenial) { return true }
        guard grammar.isWord(start - 1, .isPredicate) || grammar.isWord(start - 1, .copula) else { return false }
        let reader = PastimeReader(grammar: grammar)
        return reader.isOfPastime(start - 2)
    }

    /// "Bonjour mon chéri,", "Tant mieux mon chéri !", "morning my brother, how far": who is written to.
    private static func isAddress(_ range: Range<Int>, in grammar: Grammar) -> Bool {
        guard grammar.endsClause(range.upperBound) else { return false }
        let before = range.lowerBound - 1
        if grammar.isWord(range.upperBound - 1, .endearment) {
            return grammar.isSign(range.upperBound, "!")
                || range.lowerBound - grammar.sentence(around: range.lowerBound).lowerBound <= 1
        }
        let isGreeted = grammar.isWord(before, in: PlanWords.interjections) || grammar.isWord(before, .thanks)
        return isGreeted && grammar.isWord(range.lowerBound, in: RelationWords.mine)
            && !grammar.isSign(range.upperBound, "?")
            && before == grammar.sentence(around: range.lowerBound).lowerBound
    }

    init(_ noun: Noun, in grammar: Grammar, start: Int, isSpeakers: Bool, isOthers: Bool = false) {
        relation = noun.relation
        self.isSpeakers = isSpeakers
        self.isOthers = isOthers
        name = Self.name(in: grammar, behind: noun)
        tokens = start..<(name?.upperBound ?? noun.end)
    }

    /// Whose relative it is, by who speaks.
    func about(_ speaker: Extraction.Subject) -> Extraction.Subject {
        if isOthers { return .other }
        return isSpeakers ? speaker : speaker.otherParty
    }

    /// The words for what somebody is to somebody: "big sister", "mother-in-law".
    struct Noun: Sendable {
        var relation: String
        /// One past its last token.
        var end: Int
        /// "My sister's": something of hers follows.
        var isPossessive = false

        /// - Parameter owner: The word before it, which says whose: "my".
        init?(in grammar: Grammar, behind owner: Int) {
            var index = owner + 1
            if let (relation, end) = Self.compound(grammar, at: index) {
                self.relation = relation
                self.end = end
                isPossessive = grammar[end - 1]?.isPossessive ?? false
                return
            }
            while index < owner + 3, grammar.isWord(index, in: RelationWords.attributes),
                !(grammar.isWord(index, .doubtfulAttribute) && !grammar.isRelation(index + 1))
            {
                index += 1
            }
            guard let word = grammar[index], word.kind == .word,
                let relation = grammar.relation(word.stem), !Self.isTurnOfPhrase(grammar, index)
            else { return nil }
            self.relation = Self.inLaw(relation, grammar, &index)
            index += 1
            // "My sisters graduation", without its apostrophe.
            if !word.isPossessive, let one = Cue.pluralEnding.stem(of: word.text),
                let single = RelationWords.relations[one],
                PlanReader(grammar: grammar).isOccasion(index) || grammar.isWord(owner - 1, .homePreposition)
            {
                self.relation = single
            }
            isPossessive = word.isPossessive || grammar[index - 1]?.isPossessive == true
            end = index
        }

        /// "Belle-mère", "best friend": the relation, and one past its last token.
        private static func compound(_ grammar: Grammar, at index: Int) -> (String, Int)? {
            for first in index...index + 1 {
                if let compound = compound(beginningAt: first, grammar) { return compound }
                guard grammar.isWord(first, in: RelationWords.attributes) else { return nil }
            }
            return nil
        }

        private static func compound(beginningAt first: Int, _ grammar: Grammar) -> (String, Int)? {
            guard grammar.isWord(first, in: RelationWords.compoundHeads) else { return nil }
            for (words, relation) in RelationWords.compounds {
                guard let length = words.length(in: grammar, at: first) else { continue }
                return grammar.isWord(first + length, .behindNoRelative) ? nil : (relation, first + length)
            }
            return nil
        }

        /// "my mother-in-law".
        private static func inLaw(_ relation: String, _ grammar: Grammar, _ index: inout Int) -> String {
            guard let length = grammar.length(.inLaw, at: index + 1) else { return relation }
            index += length
            return relation + "-in-law"
        }

        /// "my man", "my bad"; "your friend request", "my boss fight", "my girls night", "mein Freundeskreis".
        private static func isTurnOfPhrase(_ grammar: Grammar, _ index: Int) -> Bool {
            // "My kind of thing", which is a child in another language.
            if grammar.isWord(index + 1, .behindNoRelative) || grammar.length(.kindOf, at: index) != nil {
                return true
            }
            return grammar.isWord(index, .exclamation) && grammar.isSign(index - 1, "!")
        }
    }

    /// "At your parents'" is a house, and tells of nobody.
    func isHome(in grammar: Grammar) -> Bool {
        let isPlural = grammar.isSign(tokens.upperBound, "'", "\u{2019}") && grammar.isGlued(tokens.upperBound)
        return isPlural && !isSpeakers && grammar.isWord(tokens.lowerBound - 1, .homePreposition)
    }

    /// Where "my husband" begins that ends at a comma: "Peter, my husband, plays".
    static func start(in grammar: Grammar, endingAt comma: Int) -> Int? {
        stride(from: comma - 1, through: max(comma - 6, 0), by: -1).first { start in
            guard let mention = RelativeMention(in: grammar, at: start) else { return false }
            return mention.tokens.upperBound == comma && grammar.isSign(start - 1, ",")
        }
    }
}

extension Grammar {
    /// "She", "the neighbour", "my sister": neither who writes nor who reads, by no name.
    func isSomebodyElse(_ index: Int) -> Bool {
        isWord(index, in: words.third) || isWord(index, .stranger) || RelativeMention(anyAt: index, in: self) != nil
    }
}
