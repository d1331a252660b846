/// Whose life it is that changed: the subject nearest to the words that say so.
struct ChangeSubject: Sendable {
    private let utterance: Utterance
    private let grammar: Grammar
    private let lexicon: Lexicon

    init(_ utterance: Utterance) {
        self.utterance = utterance
        grammar = utterance.grammar
        lexicon = utterance.lexicon
    }

    /// Nil when it is nobody's, as in "I died laughing".
    /// - Parameter isOwn: Whether the words say by themselves that they are the speaker's: "she said yes".
    func subject(of kind: Extraction.News.Kind, _ range: Range<Int>, isOwn: Bool) -> Extraction.Subject? {
        let speaker = utterance.turn.speaker
        // "My sister will ring you": nobody promises for another.
        if kind == .promise {
            let isOwnWords = isOwn || range.contains { grammar.isWord($0, in: lexicon.words.first) }
            let nearest = nearest(kind, before: range)
            // "Te los devuelvo el viernes, te lo prometo": who is spoken to is what it is done for.
            let isFor = nearest == .listener && grammar.has(.droppedSubjects)
            return isOwnWords || isFor || nearest.map { $0 == .speaker } ?? true ? speaker : nil
        }
        // "My brother asked her and she said yes"
        if isOwn { return hasRelative(before: range) && isTold(range.lowerBound) ? .other : speaker }
        // "Guess who's pregnant", but "guess who got the job"
        if kind == .pregnancy || kind == .engagement || kind == .wedding,
            grammar.first(.guessWho, in: utterance.tokens.lowerBound..<range.lowerBound) != nil
        {
            return .other
        }
        // "Nació nuestra Vega"
        if kind == .birth, grammar.isWord(range.upperBound, in: RelationWords.mine), !isRelative(behind: range) {
            return speaker
        }
        // "Nació mi sobrina", "we said goodbye to my uncle"
        if isRelative(behind: range) { return kind == .birth && isChild(behind: range) ? speaker : .other }
        switch (kind == .death ? nil : inside(range)) ?? nearest(kind, before: range) {
        case .speaker?:
            guard kind == .death else { return speaker }
            // "We had to put the cat down", but not "I died laughing".
            return range.contains(where: isSomebody) ? .other : nil
        case .listener?: return kind == .death ? .other : speaker.otherParty
        case .someoneElse?:
            // "She's here!", "our son is born": a child's birth is its parents' news.
            return kind == .birth && isOwnChild(before: range) ? speaker : .other
        case nil:
            if kind == .death { return .other }
            // "Hattie, born this morning": it is the child that has the name.
            if kind == .birth, grammar.isSign(range.lowerBound - 1, ",") { return speaker }
            // "Se mudó a Lima": the verb says that it is somebody else.
            if grammar.isWord(range.lowerBound, .othersReflexive) { return .other }
            // "Use this number", "no nuts for me, allergic": who says nobody means themselves.
            let isOwn = kind == .contactDetail || kind == .health
            if isOwn || isHead(range.lowerBound, isClause: kind == .move || kind == .job) { return speaker }
            if tellsOfNobody(before: range) { return nil }
            // "Knee op went well", "driving test passed": a bare noun is what it is about.
            return kind == .achievement && !hasThing(before: range) ? speaker : .other
        }
    }

    /// Whether nobody is said to be the one it is about.
    func isUnnamed(_ range: Range<Int>) -> Bool {
        inside(range) == nil && nearest(.health, before: range) == nil && !isRelative(behind: range)
    }

    /// A third person's pronoun.
    private func isTold(_ index: Int) -> Bool { grammar.isWord(index, in: lexicon.words.third) }

    private func hasRelative(before range: Range<Int>) -> Bool {
        (utterance.tokens.lowerBound..<range.lowerBound).contains { RelativeMention(anyAt: $0, in: grammar) != nil }
    }

    /// "Someone got fired": strangers have no news.
    private func tellsOfNobody(before range: Range<Int>) -> Bool {
        (utterance.tokens.lowerBound..<range.lowerBound).contains { grammar.isWord($0, .stranger) }
    }

    /// "The neighbours moved": a noun with its article is the subject, a bare one is what it is about ("knee op went well").
    private func hasThing(before range: Range<Int>) -> Bool {
        (utterance.tokens.lowerBound..<range.lowerBound).contains { index in
            grammar.isWord(index, in: lexicon.words.determiners)
                || grammar[index].map {
                    $0.kind == .word && $0.isCapitalised && !grammar.has(.capitalisedNouns)
                        && index > utterance.tokens.lowerBound && !CommonWords.function.contains($0.word)
                } == true
        }
    }

    /// A relative, an animal of one's own, or whoever is called by what they are: "the little one".
    private func isSomebody(_ index: Int) -> Bool {
        grammar.isWord(index, .someone) || RelativeMention(anyAt: index, in: grammar) != nil
            || grammar.isRelation(index)
    }

    private func isOwnChild(before range: Range<Int>) -> Bool {
        for index in (utterance.tokens.lowerBound..<range.lowerBound).reversed() {
            if let start = relative(endingAt: index) {
                return grammar.isWord(start, in: RelationWords.mine) && isChild(index)
            }
            if grammar.isWord(index, in: lexicon.words.third) { return !hasRelative(before: index..<range.upperBound) }
            if grammar.isWord(index, .ownChild) { return true }
            if isName(index) { return false }
        }
        return false
    }

    private func isChild(_ index: Int) -> Bool { grammar.isWord(index, .ownChild) }

    private func isChild(behind range: Range<Int>) -> Bool {
        (range.upperBound...range.upperBound + 2).contains { isChild($0) }
    }

    /// "Nació mi sobrina", "le dio un infarto a mi papá".
    private func isRelative(behind range: Range<Int>) -> Bool {
        if isRelative(at: range.upperBound) { return true }
        guard grammar.has(.droppedSubjects) else { return false }
        return (range.upperBound + 1..<range.upperBound + 5).contains { index in
            (range.upperBound..<index).allSatisfy { !grammar.endsClause($0) }
                && grammar.isWord(index - 1, .toPreposition) && isRelative(at: index)
        }
    }

    private func isRelative(at index: Int) -> Bool {
        RelativeMention(anyAt: index, in: grammar) != nil
    }

    /// "Broke her arm", "passed my test".
    private func inside(_ range: Range<Int>) -> Liking.Subject? {
        let words = lexicon.words
        for index in range.reversed() where index > range.lowerBound || !grammar.isWord(index, in: words.third) {
            if grammar.isWord(index, in: words.first) { return .speaker }
            if grammar.isWord(index, in: words.second) { return .listener }
            if grammar.isWord(index, in: words.theirs) || grammar.isWord(index, in: words.third) { return .someoneElse }
        }
        return nil
    }

    private func nearest(_ kind: Extraction.News.Kind, before range: Range<Int>) -> Liking.Subject? {
        let words = lexicon.words
        for index in (utterance.tokens.lowerBound..<range.lowerBound).reversed() {
            if let start = relative(endingAt: index) {
                // "Me and my wife"
                let isJoined =
                    grammar.isWord(start - 1, in: words.and)
                    && (grammar.isWord(start - 2, in: words.first) || grammar.isWord(start - 2, in: words.together))
                return isJoined ? .speaker : .someoneElse
            }
            if isName(index) || isTitled(index) {
                // "Me and Dan"
                let isJoined =
                    grammar.isWord(index - 1, in: words.and) && grammar.isWord(index - 2, in: words.first)
                return isJoined ? .speaker : .someoneElse
            }
            if grammar.isWord(index, in: words.first) {
                // "My hairdresser": somebody, where only people can change so.
                let isOwner = RelationWords.mine.contains(grammar[index]?.text ?? "") && index + 1 < range.lowerBound
                return isOwner && kind != .health && kind != .contactDetail ? .someoneElse : .speaker
            }
            if grammar.isWord(index, in: words.second) { return .listener }
            if grammar.isWord(index, in: words.third) { return .someoneElse }
            // "Sis got engaged"
            if grammar.isRelation(index) || grammar.isWord(index, .someone) {
                // "Physio said it's a torn ligament": of whoever went there.
                if kind == .health, grammar.isWord(index + 1, .reportingVerb) { continue }
                return .someoneElse
            }
        }
        return nil
    }

    /// Where the relative begins whose last word this is.
    private func relative(endingAt index: Int) -> Int? {
        for start in stride(from: index, through: max(index - 5, utterance.tokens.lowerBound), by: -1) {
            if let mention = RelativeMention(anyAt: start, in: grammar), mention.tokens.upperBound == index + 1 {
                return start
            }
        }
        return nil
    }

    /// "Herr Brand": a name by what stands before it.
    private func isTitled(_ index: Int) -> Bool {
        grammar.isWord(index - 1, .honorific) && grammar[index]?.isCapitalised == true
            && !grammar.isSign(index + 1, ",", "!")
    }

    /// "Jonas got the job", but not "Jonas, I got the job".
    private func isName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, !grammar.isSign(index + 1, ",", "!") else {
            return false
        }
        let name = token.text.withoutPossessive
        guard token.isCapitalised else {
            return grammar.isWrittenSmall(utterance.tokens) && GivenNames.common.contains(name)
                && !grammar.isWord(index, .nameOrVerb)
        }
        if GivenNames.isKnown(name) { return true }
        return !grammar.has(.capitalisedNouns) && index > utterance.tokens.lowerBound
            && !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
            && CalendarWords.weekdays[token.word] == nil && grammar.monthDay(at: index) == nil
    }

    /// "Moved!", "just got engaged": nothing but small words stands before it.
    /// - Parameter isClause: What is said before a comma may be anything: "end of October, found a flat".
    private func isHead(_ index: Int, isClause: Bool) -> Bool {
        let clause = grammar.clause(around: index..<index + 1).lowerBound
        let start = isClause ? max(utterance.tokens.lowerBound, clause) : utterance.tokens.lowerBound
        return (start..<index).allSatisfy { index in
            guard let token = grammar[index], token.kind == .word else { return true }
            return CommonWords.function.contains(token.word) || CommonWords.starters.contains(token.word)
                || PlanWords.interjections.contains(token.word) || grammar.isWord(index, .likingAdverb)
                || grammar.isWord(index, .tellingLead) || grammar.day(at: index) != nil
        }
    }
}
