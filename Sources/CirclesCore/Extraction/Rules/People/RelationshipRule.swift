/// "My sister Ana", "dein Chef": who is what to whom.
struct RelationshipRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.Relationship] {
        var found: [Extraction.Relationship] = []
        for (position, line) in conversation.turns.enumerated() {
            for index in line.tokens.indices {
                guard
                    let mention = RelativeMention(in: line.grammar, at: index)
                        ?? RelativeMention(kinTitle: index, in: line.grammar)
                        ?? RelativeMention(kinName: index, in: line.grammar),
                    !mention.isHome(in: line.grammar)
                else { continue }
                let before = mention.name == nil ? mention.nameBefore(in: line.grammar) : nil
                let answered =
                    mention.name == nil && before == nil
                    ? Self.nameInAnswer(to: mention, in: line, conversation.turns[safe: position + 1]) : nil
                let relationship = Extraction.Relationship(
                    relation: mention.relation, name: (mention.name ?? before).map { line.quote($0) } ?? answered,
                    about: mention.about(line.speaker),
                    evidence: line.evidence(
                        (before?.lowerBound ?? mention.tokens.lowerBound)..<mention.tokens.upperBound))
                merge(relationship, into: &found)
                if found.count >= RuleBasedExtractor.maximumItems { return found }
            }
        }
        return found
    }

    /// "And your grandson?" — "Toby prefers tractors".
    private static func nameInAnswer(
        to mention: RelativeMention, in line: Conversation.Turn, _ answer: Conversation.Turn?
    ) -> String? {
        guard let answer, answer.speaker != line.speaker, !mention.isSpeakers,
            line.grammar.isSign(mention.tokens.upperBound, "?"), let first = answer.tokens.first, first.kind == .word,
            first.isCapitalised, GivenNames.isKnown(first.text), answer.tokens[safe: 1]?.kind == .word,
            !answer.grammar.isWord(1, .listAnd)
        else { return nil }
        return answer.quote(0..<1)
    }

    /// "My sister" a second time is the same sister; a name said later is hers.
    private func merge(_ new: Extraction.Relationship, into found: inout [Extraction.Relationship]) {
        let same = found.firstIndex {
            $0.relation == new.relation && $0.about == new.about
                && ($0.name == nil || new.name == nil || $0.name?.folded == new.name?.folded)
        }
        guard let same else { return found.append(new) }
        if found[same].name == nil && new.name != nil { found[same] = new }
    }
}

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
        guard let owner = grammar[start], owner.kind == .word else { return nil }
        let isMine = RelationWords.mine.contains(owner.word)
        let isTheirs = !isMine && grammar.isWord(start, in: Lexicon.of(grammar.language).words.theirs)
        guard isMine || isTheirs || RelationWords.yours.contains(owner.word) else { return nil }
        isSpeakers = isMine
        isOthers = isTheirs
        var index = start + 1
        if let (relation, end) = Self.compound(grammar, at: index) {
            self.relation = relation
            name = Self.name(grammar, at: Self.behindAttributes(grammar, end))
            tokens = start..<(name?.upperBound ?? end)
            if isTheirs, name == nil { return nil }
            return
        }
        while index < start + 3, grammar.isWord(index, in: RelationWords.attributes),
            !(grammar.isWord(index, .doubtfulAttribute) && !Self.isRelation(grammar, index + 1))
        {
            index += 1
        }
        guard let word = grammar[index], word.kind == .word else { return nil }
        guard let relation = RelationWords.relations[word.stem], !Self.isTurnOfPhrase(grammar, index)
        else { return nil }
        self.relation = Self.inLaw(relation, grammar, &index)
        index += 1
        if grammar.isSign(index, "'", "\u{2019}") && grammar.isGlued(index) { index += 1 }
        let isPossessive = word.isPossessive
        name = isPossessive ? nil : Self.name(grammar, at: Self.behindAttributes(grammar, index))
        tokens = start..<(name?.upperBound ?? (grammar.isSign(index - 1, "'", "\u{2019}") ? index - 1 : index))
        // "Her brother-in-law Stefan" is worth a note, "his mum" is not.
        if isTheirs, name == nil { return nil }
    }

    /// Whose relative it is, by who speaks.
    func about(_ speaker: Extraction.Subject) -> Extraction.Subject {
        if isOthers { return .other }
        return isSpeakers ? speaker : speaker.otherParty
    }

    /// "Belle-mère", "best friend": the relation, and one past its last token.
    private static func compound(_ grammar: Grammar, at index: Int) -> (String, Int)? {
        for first in index...index + 1 {
            for (words, relation) in RelationWords.compounds {
                guard let length = words.length(in: grammar, at: first) else { continue }
                return grammar.isWord(first + length, .behindNoRelative) ? nil : (relation, first + length)
            }
            guard grammar.isWord(first, in: RelationWords.attributes) else { return nil }
        }
        return nil
    }

    /// "Mi hermana mayor Ana".
    private static func behindAttributes(_ grammar: Grammar, _ index: Int) -> Int {
        grammar.isWord(index, .attributeBehind) ? index + 1 : index
    }

    /// "Aunt Bea sold the shop": the speaker's own, unless she is spoken to.
    init?(kinTitle index: Int, in grammar: Grammar) {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised,
            Lexicon.of(grammar.language).words.kinTitles.contains(token.word),
            let relation = RelationWords.relations[token.word],
            let name = Self.name(grammar, at: index + 1), grammar[index + 1]?.spaceBefore == true,
            !grammar.isWord(index - 1, in: CommonWords.starters), !grammar.isSign(name.upperBound, ",", "!"),
            !grammar.isWord(index - 1, in: Lexicon.of(grammar.language).words.determiners)
        else { return nil }
        self.relation = relation
        self.name = name
        isSpeakers = true
        tokens = index..<name.upperBound
    }

    /// "Mum's op went well", "Oma kommt": a parent called by that alone is the speaker's own, unless it is spoken to.
    init?(kinName index: Int, in grammar: Grammar) {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised || !grammar.has(.capitalisedNouns)
        else {
            return nil
        }
        let word = token.stem
        let lexicon = Lexicon.of(grammar.language)
        guard lexicon.words.kinNames.contains(word), let relation = RelationWords.relations[word],
            index == grammar.sentence(around: index).lowerBound
                || grammar.isWord(index - 1, .kinLead)
        else { return nil }
        let isPossessive = token.isPossessive
        let isSubject = grammar.isWord(index + 1, .kinVerb)
        guard isPossessive && grammar[index + 1]?.kind == .word || isSubject else { return nil }
        self.relation = relation
        isSpeakers = true
        name = nil
        tokens = index..<index + 1
    }

    /// "At your parents'" is a house, and tells of nobody.
    func isHome(in grammar: Grammar) -> Bool {
        let isPlural = grammar.isSign(tokens.upperBound, "'", "\u{2019}") && grammar.isGlued(tokens.upperBound)
        return isPlural && !isSpeakers && grammar.isWord(tokens.lowerBound - 1, .homePreposition)
    }

    /// "Peter, my husband", "Ana (my sister)", "Ruth is my aunt".
    func nameBefore(in grammar: Grammar) -> Range<Int>? {
        var index = tokens.lowerBound - 1
        if grammar.isSign(index, ",", "(", "–", "-") {
            index -= 1
        } else if grammar.isWord(index, .isPredicate), Self.isName(grammar, index - 1),
            index - 1 == grammar.sentence(around: index).lowerBound
        {
            index -= 1
        } else {
            return nil
        }
        guard Self.isName(grammar, index), !grammar.isWord(index - 1, .beforePlaceName) else {
            return nil
        }
        let isHead =
            index == grammar.sentence(around: index).lowerBound || grammar[index - 1]?.kind == .word
            || grammar[index - 1]?.kind == .sign
        // At a sentence's head any word has a capital: only a known name counts.
        if index == grammar.sentence(around: index).lowerBound, !GivenNames.isKnown(grammar[index]?.text ?? ""),
            !isApposition(in: grammar, behind: index)
        {
            return nil
        }
        return isHead ? index..<(index + 1) : nil
    }

    /// "Hemi, my husband, has been building": set off on both sides, what stands before is the name.
    private func isApposition(in grammar: Grammar, behind index: Int) -> Bool {
        let word = grammar[index]?.text ?? ""
        return grammar.isSign(index + 1, ",") && grammar.isSign(tokens.upperBound, ",")
            && grammar[tokens.upperBound + 1]?.kind == .word && !PlanWords.interjections.contains(word)
            && !Lexicon.of(grammar.language).words.hesitations.contains(word) && !grammar.isWord(index, .tellingLead)
            && !grammar.isWord(index, .likingAdverb)
    }

    private static func isRelation(_ grammar: Grammar, _ index: Int) -> Bool {
        grammar[index].map { $0.kind == .word && RelationWords.relations[$0.stem] != nil } ?? false
    }

    /// Where "my husband" begins that ends at a comma: "Peter, my husband, plays".
    static func start(in grammar: Grammar, endingAt comma: Int) -> Int? {
        stride(from: comma - 1, through: max(comma - 6, 0), by: -1).first { start in
            guard let mention = RelativeMention(in: grammar, at: start) else { return false }
            return mention.tokens.upperBound == comma && grammar.isSign(start - 1, ",")
        }
    }

    /// "my mother-in-law".
    private static func inLaw(_ relation: String, _ grammar: Grammar, _ index: inout Int) -> String {
        guard let length = grammar.length(.inLaw, at: index + 1) else { return relation }
        index += length
        return relation + "-in-law"
    }

    /// "my man", "my bad"; "your friend request", "my boss fight", "my girls night", "mein Freundeskreis".
    private static func isTurnOfPhrase(_ grammar: Grammar, _ index: Int) -> Bool {
        if grammar.isWord(index + 1, .behindNoRelative) {
            return true
        }
        return grammar.isWord(index, .exclamation) && grammar.isSign(index - 1, "!")
    }

    /// The name right behind the relative, or set off by a comma or brackets.
    private static func name(_ grammar: Grammar, at index: Int) -> Range<Int>? {
        var start = index
        let isSetOff = grammar.isSign(start, ",", "(")
        if isSetOff { start += 1 }
        if grammar.isWord(start, .namedLead) { start += 1 }
        guard isName(grammar, start) else { return nil }
        var end = start + 1
        if !grammar.has(.capitalisedNouns), isName(grammar, end), grammar[end]?.spaceBefore == true { end += 1 }
        if isSetOff, !grammar.endsClause(end) { return nil }
        // "my mom Ana's cake" names her all the same; the possessive is not her name.
        return grammar[end - 1]?.isPossessive == true ? nil : start..<end
    }

    /// A name without its capital: one that is known, or one that its verb, or a pronoun for it, follows.
    private static func isSmallName(_ grammar: Grammar, _ index: Int) -> Bool {
        guard let token = grammar[index], grammar.isWrittenSmall(grammar.sentence(around: index)),
            !grammar.isWord(index, .nameOrVerb), PlanWords.things.contains(token.word) == false
        else { return false }
        if GivenNames.isKnown(token.text) { return true }
        let lexicon = Lexicon.of(grammar.language)
        let isPlain =
            token.text.count > 2 && token.text.allSatisfy(\.isLetter) && !PlanWords.verbs.contains(token.word)
            && !lexicon.words.idleVerbs.contains(token.word) && !lexicon.words.placeNouns.contains(token.word)
            && !lexicon.words.pastimes.contains(token.word) && !grammar.isWord(index, .likingAdverb)
            && !Cue.topicStop.contains(token.word) && !Cue.afterTopic.contains(token.word)
            && !CalendarWords.units.contains(token.word) && !grammar.isWord(index, .noPossession)
            && !Cue.pastEnding.ends(token.text) && !grammar.isWord(index, .afterDay)
        guard isPlain else { return false }
        if grammar.isSign(index + 1, ",") { return grammar.isWord(index + 2, in: lexicon.words.others) }
        return grammar.isWord(index + 1, .verbBehindName)
    }

    private static func isName(_ grammar: Grammar, _ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.spaceBefore || index == 0, token.text.count > 1,
            // "my cousin marcus": who gives no word a capital gives none to names.
            token.isCapitalised || isSmallName(grammar, index)
        else { return false }
        return !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
            && CalendarWords.weekdays[token.word] == nil && CalendarWords.relativeDays[token.word] == nil
            && grammar.monthDay(at: index) == nil && RelationWords.relations[token.word] == nil
            && !PlanWords.occasions.contains(token.word)
    }
}

extension String {
    /// "ana's": folded, as tokens are.
    var isPossessive: Bool { Cue.possessiveEnding.ends(self) }

    /// "ana's" is "ana".
    var withoutPossessive: String { Cue.possessiveEnding.stem(of: self) ?? self }

    /// "l'anniversaire" is "anniversaire".
    var withoutElision: String {
        // Each ends in an apostrophe.
        guard utf8.contains(UInt8(ascii: "'")) else { return self }
        return Cue.elision.texts.first { hasPrefix($0) }.map { String(dropFirst($0.count)) } ?? self
    }
}

extension Extraction.Subject {
    /// Whom this one speaks to.
    var otherParty: Extraction.Subject {
        switch self {
        case .me: .contact
        case .contact: .me
        case .other, .unknown: .unknown
        }
    }
}
