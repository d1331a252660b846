/// The name of a relative, before or behind the words for what they are.
extension RelativeMention {
    /// "Peter, my husband", "Ana (my sister)", "Ruth is my aunt", "Linda my boss is on leave".
    func nameBefore(in grammar: Grammar) -> Range<Int>? {
        var index = tokens.lowerBound - 1
        let head = grammar.sentence(around: tokens.lowerBound).lowerBound
        if let contracted = grammar[index], contracted.isPossessive, index == head, isSpeakers {
            // "Sam's my brother"
            return Self.isName(grammar, index) && GivenNames.isKnown(contracted.text.withoutPossessive)
                ? index..<index + 1 : nil
        }
        if grammar.isSign(index, ",", "(", "–", "—", "-") {
            index -= 1
        } else if grammar.isWord(index, .isPredicate), Self.isName(grammar, index - 1), index - 1 == head {
            index -= 1
        } else {
            return isSpeakers && isBeside(index, head: head, in: grammar) ? index..<index + 1 : nil
        }
        guard Self.isName(grammar, index), !grammar.isWord(index - 1, .beforePlaceName) else {
            return nil
        }
        let isHead = index == head || grammar[index - 1]?.kind == .word || grammar[index - 1]?.kind == .sign
        // At a sentence's head any word has a capital: only a known name counts.
        if index == head, !GivenNames.isKnown(grammar[index]?.text ?? ""), !isApposition(in: grammar, behind: index),
            !(isSpeakers && grammar.isWord(index + 1, .isPredicate) && !grammar.has(.capitalisedNouns))
        {
            return nil
        }
        return isHead ? index..<(index + 1) : nil
    }

    /// "Linda my boss is on leave", "this is Otto my nephew": a known name, and the verb behind both or before them.
    private func isBeside(_ index: Int, head: Int, in grammar: Grammar) -> Bool {
        guard Self.isName(grammar, index), GivenNames.isKnown(grammar[index]?.text ?? "") else { return false }
        if index > head { return grammar.isWord(index - 1, .isPredicate) && grammar.endsClause(tokens.upperBound) }
        return grammar.isWord(tokens.upperBound, .kinVerb) || grammar.isWord(tokens.upperBound, .verbBehindName)
    }

    /// "Hemi, my husband, has been building": set off on both sides, what stands before is the name.
    private func isApposition(in grammar: Grammar, behind index: Int) -> Bool {
        let word = grammar[index]?.text ?? ""
        return grammar.isSign(index + 1, ",") && grammar.isSign(tokens.upperBound, ",")
            && grammar[tokens.upperBound + 1]?.kind == .word && !PlanWords.interjections.contains(word)
            && !grammar.lexicon.words.hesitations.contains(word) && !grammar.isWord(index, .tellingLead)
            && !grammar.isWord(index, .likingAdverb)
    }

    /// "Mi hermana mayor Ana".
    private static func behindAttributes(_ grammar: Grammar, _ index: Int) -> Int {
        grammar.isWord(index, .attributeBehind) ? index + 1 : index
    }

    static func name(in grammar: Grammar, behind noun: Noun) -> Range<Int>? {
        if let length = grammar.length(.isNamed, at: noun.end) { return name(grammar, at: noun.end + length) }
        if noun.isPossessive {
            // "My brother's called Kit"
            return grammar.isWord(noun.end, .namedLead) ? name(grammar, at: noun.end) : nil
        }
        let start = behindAttributes(grammar, noun.end)
        return name(grammar, at: start) ?? predicate(grammar, at: start)
    }

    /// "My manager is Beth."
    private static func predicate(_ grammar: Grammar, at verb: Int) -> Range<Int>? {
        let end = hyphenated(grammar, verb + 2)
        guard grammar.isWord(verb, .isPredicate), isName(grammar, verb + 1), grammar.endsClause(end),
            GivenNames.isKnown(grammar[verb + 1]?.text ?? "")
        else { return nil }
        return verb + 1..<end
    }

    /// The name right behind the relative, or set off by a comma or brackets.
    static func name(_ grammar: Grammar, at index: Int) -> Range<Int>? {
        var start = index
        let isSetOff =
            grammar.isSign(start, ",", "(") || grammar.isSign(start, "-", "–", "—", ":") && !grammar.isGlued(start)
        if isSetOff { start += 1 }
        if grammar.isWord(start, .namedLead) { start += 1 }
        // "Mein Schwager, der Uwe"
        if grammar.has(.capitalisedNouns), grammar.isWord(start, .relativeArticle),
            grammar.isWord(start + 1, .honorific)
                || GivenNames.isKnown(grammar[start + 1]?.text ?? "") && !grammar.isWord(start + 1, .nameOrVerb)
        {
            start += 1
        }
        // "My neighbour Mr. Specht"
        if grammar.isWord(start, .shortTitle), grammar.isSign(start + 1, "."), isName(grammar, start + 2) {
            return start..<start + 3
        }
        let isTitled = grammar.isWord(start, .honorific)
        if isTitled, isName(grammar, start + 1) { return start..<start + 2 }
        guard isName(grammar, start) else { return nil }
        var end = hyphenated(grammar, start + 1)
        // "My mom Ana's cake": where the name ends, the genitive tells.
        if !grammar.has(.capitalisedNouns), grammar[start]?.isPossessive != true, isName(grammar, end),
            grammar[end]?.spaceBefore == true,
            grammar[end]?.isCapitalised == true || GivenNames.isKnown(grammar[end]?.text.withoutPossessive ?? "")
        {
            end += 1
        }
        if isSetOff, !grammar.endsClause(end), !grammar.isWord(end, .listAnd) { return nil }
        return start..<end
    }

    /// "Jean-Luc", "Ji-woo": one past the last piece of a name that ends there, or goes on behind a hyphen.
    static func hyphenated(_ grammar: Grammar, _ end: Int) -> Int {
        var end = end
        while grammar.isSign(end, "-"), grammar.isGlued(end), grammar.isGlued(end + 1), grammar.isWord(end + 1) {
            end += 2
        }
        return end
    }

    /// A name without its capital: one that is known, or one that its verb, or a pronoun for it, follows.
    private static func isSmallName(_ grammar: Grammar, _ index: Int) -> Bool {
        guard let token = grammar[index], grammar.isWrittenSmall(grammar.sentence(around: index)),
            !grammar.isWord(index, .nameOrVerb), PlanWords.things.contains(token.word) == false
        else { return false }
        if GivenNames.isKnown(token.text.withoutPossessive) { return true }
        if token.isPossessive { return isStrange(token, at: index, in: grammar) }
        let lexicon = grammar.lexicon
        let isPlain =
            token.text.count > 2 && !Cue.thirdPersonEnding.ends(token) && token.text.allSatisfy(\.isLetter)
            && !PlanWords.verbs.contains(token.word)
            && !lexicon.words.idleVerbs.contains(token.word) && !lexicon.words.placeNouns.contains(token.word)
            && !lexicon.words.pastimes.contains(token.word) && !grammar.isWord(index, .likingAdverb)
            && !Cue.topicStop.contains(token.word) && !Cue.afterTopic.contains(token.word)
            && !CalendarWords.units.contains(token.word) && !grammar.isWord(index, .noPossession)
            && !Cue.pastEnding.ends(token) && !grammar.isWord(index, .afterDay)
        guard isPlain else { return false }
        if grammar.isSign(index + 1, ",") { return grammar.isWord(index + 2, in: lexicon.words.others) }
        return grammar.isWord(index + 1, .verbBehindName) || isStrange(token, at: index, in: grammar)
    }

    /// "My sister tavita's flat", "my nan olwen knits", "met my cousin kauri": right behind a relative, a word that no table knows, where
    /// no verb's ending tells what it is.
    private static func isStrange(_ token: Token, at index: Int, in grammar: Grammar) -> Bool {
        guard grammar.isRelation(index - 1), token.stem == .unknown, !Cue.progressiveEnding.ends(token) else {
            return false
        }
        if token.isPossessive { return true }
        guard !Cue.finiteEnding.ends(token) else { return false }
        if grammar.endsClause(index + 1) || grammar.isWord(index + 1, .listAnd) {
            // "My mate dougie": at the end of what is told of somebody with a verb before.
            return grammar.isWord(index - 3, in: CommonWords.function) || grammar.isWord(index - 3, .meetingVerb)
        }
        guard let next = grammar[index + 1], next.kind == .word else { return false }
        return Cue.finiteEnding.ends(next.text, beyond: 2) || Cue.pastEnding.ends(next.text, beyond: 2)
            || PlanWords.verbs.contains(next.word) || grammar.isWord(index + 1, .kinVerb)
    }

    private static func isName(_ grammar: Grammar, _ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.spaceBefore || index == 0, token.text.count > 1,
            // "my cousin marcus": who gives no word a capital gives none to names.
            token.isCapitalised || isSmallName(grammar, index)
        else { return false }
        // "My brother Will": small words with a capital that are given names, too.
        let isNamesake =
            token.isCapitalised && grammar.isWord(index, .nameOrVerb)
            && index > grammar.sentence(around: index).lowerBound
        return isNamesake
            || !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
                && CalendarWords.weekdays[token.word] == nil && CalendarWords.relativeDays[token.word] == nil
                && grammar.monthDay(at: index) == nil && RelationWords.relations[token.word] == nil
                && !PlanWords.occasions.contains(token.word)
    }
}
