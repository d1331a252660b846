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
    func subject(of kind: Extraction.News.Kind, _ range: Range<Int>) -> Extraction.Subject? {
        let speaker = utterance.turn.speaker
        if kind == .promise { return speaker }
        // "Nació mi sobrina", "we said goodbye to my uncle"
        if isRelative(at: range.upperBound) { return .other }
        if kind == .death { return nearest(kind, before: range) == .speaker ? nil : .other }
        switch inside(range) ?? nearest(kind, before: range) {
        case .speaker?: return speaker
        case .listener?: return speaker.otherParty
        case .someoneElse?: return .other
        case nil:
            // "Use this number", "no nuts for me, allergic": who says nobody means themselves.
            let isOwn = kind == .contactDetail || kind == .health
            return isOwn || isHead(range.lowerBound) ? speaker : .other
        }
    }

    private func isRelative(at index: Int) -> Bool {
        RelativeMention(in: grammar, at: index) != nil || RelativeMention(kinTitle: index, in: grammar) != nil
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
            if grammar.isWord(index, in: words.first) {
                // "My hairdresser": somebody, where only people can change so.
                let isOwner = RelationWords.mine.contains(grammar[index]?.text ?? "") && index + 1 < range.lowerBound
                return isOwner && kind != .health && kind != .contactDetail ? .someoneElse : .speaker
            }
            if grammar.isWord(index, in: words.second) { return .listener }
            if grammar.isWord(index, in: words.third) { return .someoneElse }
            // "Sis got engaged"
            let isCalledKin = grammar[index].map { RelationWords.relations[$0.word] != nil } ?? false
            if isCalledKin || isName(index) { return .someoneElse }
        }
        return nil
    }

    /// Where the relative begins whose last word this is.
    private func relative(endingAt index: Int) -> Int? {
        for start in stride(from: index, through: max(index - 5, utterance.tokens.lowerBound), by: -1) {
            let mention =
                RelativeMention(in: grammar, at: start) ?? RelativeMention(kinTitle: start, in: grammar)
                ?? RelativeMention(kinName: start, in: grammar)
            if let mention, mention.tokens.upperBound == index + 1 { return start }
        }
        return nil
    }

    /// "Jonas got the job", but not "Jonas, I got the job".
    private func isName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised, !grammar.isSign(index + 1, ",", "!")
        else { return false }
        if GivenNames.isKnown(token.text) { return true }
        return !grammar.has(.capitalisedNouns) && index > utterance.tokens.lowerBound
            && !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
            && CalendarWords.weekdays[token.word] == nil && grammar.monthDay(at: index) == nil
    }

    /// "Moved!", "just got engaged": nothing but small words stands before it.
    private func isHead(_ index: Int) -> Bool {
        (utterance.tokens.lowerBound..<index).allSatisfy { index in
            guard let token = grammar[index], token.kind == .word else { return true }
            return CommonWords.function.contains(token.word) || CommonWords.starters.contains(token.word)
                || PlanWords.interjections.contains(token.word) || grammar.isWord(index, .likingAdverb)
                || grammar.isWord(index, .tellingLead) || grammar.day(at: index) != nil
        }
    }
}
