/// Relatives of somebody who is named: "Kate's daughter Ella", "der Bruder von Peter".
extension RelativeMention {
    /// "Tom's sister", "my sister's boyfriend Darren", "Toms Schwester".
    init?(ownedAt index: Int, in grammar: Grammar) {
        guard grammar.isWord(index), Self.mayOwn(index, in: grammar), let noun = Noun(in: grammar, behind: index),
            Self.isOwner(index, in: grammar), !grammar.isWord(noun.end, .behindNoRelative)
        else { return nil }
        self.init(noun, in: grammar, start: index, isSpeakers: false, isOthers: true)
        // "Mia's dentist at 3.40": where she goes, and who is of no matter.
        if grammar.isWord(noun.end - 1, .namedOnly), name == nil { return nil }
    }

    /// A genitive, whoever's.
    private static func mayOwn(_ index: Int, in grammar: Grammar) -> Bool {
        let end = grammar.words.genitiveEnd
        return grammar.tokens[index].isPossessive || !end.isEmpty && grammar.tokens[index].text.endsInBytes(of: end)
    }

    /// A name, or "my sister", in the genitive.
    private static func isOwner(_ index: Int, in grammar: Grammar) -> Bool {
        guard let token = grammar[index] else { return false }
        if token.isPossessive {
            let name = token.text.withoutPossessive
            return token.isCapitalised && GivenNames.isKnown(name)
                || grammar.isWrittenSmall(grammar.sentence(around: index)) && GivenNames.common.contains(name)
                || RelativeMention(endingAt: index, grammar) != nil
        }
        // "Toms Schwester"
        guard !grammar.lexicon.words.genitiveEnd.isEmpty,
            token.text.hasSuffix(grammar.lexicon.words.genitiveEnd)
        else { return false }
        let name = String(token.text.dropLast(grammar.lexicon.words.genitiveEnd.count))
        return GivenNames.isKnown(name) && !GivenNames.common.contains(token.text) && token.isCapitalised
            || grammar.isWrittenSmall(grammar.sentence(around: index)) && GivenNames.common.contains(name)
    }

    /// "Der Bruder von Peter", "la hermana de Ana", "le copain de ma cousine".
    init?(ownedBehind index: Int, in grammar: Grammar) {
        guard grammar.isWord(index, .relativeArticle), let noun = Noun(in: grammar, behind: index),
            let preposition = grammar[noun.end], preposition.kind == .word
        else { return nil }
        var end: Int
        if grammar.isWord(noun.end, .ofOwner) {
            end = noun.end + 1
            if let owner = Self.end(ofOwnerAt: end, in: grammar) {
                end = owner
            } else if let name = grammar[end], name.isCapitalised || GivenNames.common.contains(name.text),
                GivenNames.isKnown(name.text)
            {
                end += 1
            } else {
                return nil
            }
        } else if preposition.text.withoutElision != preposition.text,
            GivenNames.isKnown(preposition.text.withoutElision)
        {
            // "Le frère d'Ana"
            end = noun.end + 1
        } else if grammar.isWord(noun.end, .ofMyGenitive), let owner = Self.end(ofOwnerAt: noun.end, in: grammar) {
            // "Der Freund meiner Schwester"
            end = owner
        } else {
            return nil
        }
        var owned = noun
        owned.end = end
        self.init(owned, in: grammar, start: index, isSpeakers: false, isOthers: true)
    }

    /// One past "my cousin", who has somebody: the name behind is not the cousin's.
    private static func end(ofOwnerAt index: Int, in grammar: Grammar) -> Int? {
        guard
            grammar.isWord(index, in: RelationWords.mine) || grammar.isWord(index, in: RelationWords.yours)
                || grammar.isWord(index, in: grammar.words.theirs)
        else { return nil }
        return Noun(in: grammar, behind: index)?.end
    }
}

extension RelativeMention {
    /// "My sister's" that ends at the token.
    fileprivate init?(endingAt index: Int, _ grammar: Grammar) {
        for start in stride(from: index - 1, through: max(index - 5, 0), by: -1) {
            if let mention = RelativeMention(in: grammar, at: start), mention.tokens.upperBound == index + 1 {
                self = mention
                return
            }
        }
        return nil
    }
}
