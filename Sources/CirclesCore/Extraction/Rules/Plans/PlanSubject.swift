/// Whose plan it is: the proposer's, unless the words give it to somebody.
struct PlanSubject: Sendable {
    let grammar: Grammar

    private var words: LanguageTable { grammar.lexicon.words }

    func owner(of title: Range<Int>, moment: Range<Int>) -> Liking.Subject {
        if let named = possessor(of: title) { return named }
        let sentence = grammar.sentence(around: title.lowerBound)
        return subject(in: sentence, before: max(title.upperBound, moment.lowerBound), title) ?? .speaker
    }

    /// "your appointment", "grandma's birthday", "his recital", "Geburtstag von Oma", "Omas Geburtstag".
    func possessor(of title: Range<Int>) -> Liking.Subject? {
        // "Lena turns 6"
        if isName(title.lowerBound), words.turning.length(in: grammar, at: title.lowerBound + 1) != nil {
            return .someoneElse
        }
        let before = title.lowerBound - 1
        if let owner = grammar[before]?.text, grammar[before]?.kind == .word {
            if words.own.contains(owner),
                !title.contains(where: { isRelativePossessive($0) || isNamePossessive($0) })
            {
                return .speaker
            }
            if RelationWords.yours.contains(owner) {
                return title.contains { isRelativePossessive($0) } ? .someoneElse : .listener
            }
            if words.theirs.contains(owner) { return .someoneElse }
        }
        if title.contains(where: { isRelativePossessive($0) || isNamePossessive($0) })
            || isRelativePossessive(before) || isNamePossessive(before)
        {
            return .someoneElse
        }
        let after = title.upperBound
        let isOf = title.contains { grammar.isWord($0, in: words.ofWords) } || grammar.isWord(after, in: words.ofWords)
        guard isOf else { return nil }
        let relative = (title.lowerBound...(after + 2)).contains { isRelation($0) }
        return relative ? .someoneElse : nil
    }

    private func isName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised else { return false }
        return !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
    }

    private func isRelation(_ index: Int) -> Bool {
        grammar[index].map { $0.kind == .word && RelationWords.relations[$0.word] != nil } ?? false
    }

    /// "grandma's", "Omas". Not "parents'": a meeting of parents is one's own.
    private func isRelativePossessive(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        if token.isPossessive { return RelationWords.relations[token.stem] != nil }
        return !words.genitiveEnd.isEmpty && token.text.hasSuffix(words.genitiveEnd) && token.isCapitalised
            && token.text.count > 3
            && RelationWords.relations[String(token.text.dropLast())] != nil
            && !grammar.isWord(index - 1, .articleBeforeGenitive)
    }

    /// "Ana's birthday".
    private func isNamePossessive(_ index: Int) -> Bool {
        guard let token = grammar[index], token.isCapitalised, token.isPossessive else { return false }
        let word = token.stem
        return !CommonWords.function.contains(word)
            && !Cue.noOwner.contains(word)
            && CalendarWords.weekdays[word] == nil && CalendarWords.relativeDays[word] == nil
            && !CommonWords.function.contains(token.word)
    }

    /// "My sister is coming", "Tom arrives", "you have your exam": who does it.
    private func subject(in sentence: Range<Int>, before end: Int, _ title: Range<Int>) -> Liking.Subject? {
        for index in sentence where index < end {
            if grammar.isWord(index, in: words.together) { return .speaker }
            if let relative = RelativeMention(in: grammar, at: index) {
                return grammar.isWord(index - 1, in: words.companions)
                    ? nil
                    : (grammar.isSign(relative.tokens.upperBound, "'", "\u{2019}") ? nil : .someoneElse)
            }
            if grammar.isWord(index, in: words.others) { return .someoneElse }
            // "Don't forget you've got the dentist"
            if grammar.isWord(index, .youHave), !grammar.isQuestion(sentence) { return .listener }
            if grammar.isWord(index, in: words.youSubjects) {
                let isTold = grammar.isWord(index + 1, in: words.toldVerbs)
                return isTold && !sentence.contains { grammar.isSign($0, "?") } ? .listener : .speaker
            }
            if !title.contains(index), isActor(index) { return .someoneElse }
        }
        return nil
    }

    /// "Tom has an exam", "Ana is coming".
    private func isActor(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised else { return false }
        guard !CommonWords.function.contains(token.word), !CommonWords.starters.contains(token.word),
            !PlanReader(grammar: grammar).isOccasion(index), grammar.day(at: index) == nil
        else { return false }
        return grammar.isWord(index + 1, in: words.actorVerbs)
            // "Lena sagt, dass sie am Montag operiert wird"
            || grammar.isWord(index + 1, .reportingVerb) && GivenNames.isKnown(token.text)
            || (grammar.isWord(index + 1, .actorCopula)
                && (grammar[index + 2].map { Cue.progressiveEnding.ends($0) } == true))
    }
}
