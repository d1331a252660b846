extension SubjectFirstLikings {
    /// Who it is that likes, and where the words for that begin.
    struct Subject {
        var who: Liking.Subject
        var start: Int
    }

    /// The subject of a verb at `verb`: "I really", "my sister". Nil when it is denied, wished, asked or only once was.
    func subject(before verb: Int, isPast: Bool = false) -> Subject? {
        var index = verb - 1
        // "Love love love musicals"
        while grammar.isWord(index, .ellipticLiking)
            || grammar.isSign(index, ",") && grammar.isWord(index - 1, .ellipticLiking),
            grammar.isWord(verb, .ellipticLiking)
        { index -= 1 }
        if index < verb - 1, grammar[index]?.kind != .word, !isQuestion(verb) {
            return Subject(who: .speaker, start: index + 1)
        }
        var isLasting = false
        while grammar.isWord(index, .likingAdverb) {
            isLasting = isLasting || grammar.isWord(index, .alwaysAdverb)
            index -= 1
        }
        if isPast {
            // "I loved it" was one evening; "I've always loved sailing" lasts.
            guard isLasting else { return nil }
            if grammar.isWord(index, .haveAuxiliary) { index -= 1 }
            return grammar.isWord(index, .contractedHave)
                || grammar.isWord(index + 1, .haveAuxiliary)
                ? directSubject(endingAt: index) : nil
        }
        if grammar.isSign(index, ","), let start = RelativeMention.start(in: grammar, endingAt: index),
            !isAsked(.someoneElse, start)
        {
            return Subject(who: .someoneElse, start: start)
        }
        if grammar[index] == nil || grammar[index]?.kind == .lineBreak || grammar.endsSentence(index) {
            return elliptic(verb)
        }
        return directSubject(endingAt: index, verb: grammar[verb]?.text)
    }

    /// "Love hiking!" at the head of a sentence is said of oneself.
    private func elliptic(_ verb: Int) -> Subject? {
        // "Kofi? Lives for dominoes": the verb is somebody else's.
        if let token = grammar[verb], Cue.thirdPersonEnding.ends(token, beyond: 2),
            grammar[verb - 1]?.kind != .word,
            !isQuestion(verb)
        {
            return Subject(who: .someoneElse, start: verb)
        }
        guard grammar.isWord(verb, .ellipticLiking), grammar[verb - 1]?.kind != .word, !isQuestion(verb),
            let next = grammar[verb + 1], next.kind == .word, Cue.progressiveEnding.ends(next.text, beyond: 1)
        else { return nil }
        return Subject(who: .speaker, start: verb)
    }

    /// The subject of a state: "I'm really", "she is so", "we've been", "my dad is".
    func subject(ofStateBefore index: Int) -> Subject? {
        let state = index
        var index = index - 1
        while grammar.isWord(index, .likingAdverb) || grammar.isWord(index, .stateWord)
            || grammar[index].map({ Cue.adverbEnding.ends($0, beyond: 2) }) == true
        {
            index -= 1
        }
        if grammar.isWord(index, .stateDenial) { return nil }
        if grammar.isSign(index, ","), grammar.length(.fondOf, at: state) != nil, let other = otherBefore(index) {
            return other
        }
        // "Obsessed with crochet", "been getting into sourdough": who leaves the subject out speaks of themselves.
        if grammar[index]?.kind != .word, !grammar.isSign(index, "-", "'", "\u{2019}"),
            grammar.length(.fondOf, at: state) != nil || state - index > 1, !isQuestion(state)
        {
            return Subject(who: .speaker, start: index + 1)
        }
        guard let token = grammar[index], token.kind == .word else { return nil }
        let subjects: [(Cue, Liking.Subject)] = [
            (.stateOfSpeaker, .speaker), (.stateOfListener, .listener), (.stateOfOther, .someoneElse),
        ]
        if let who = subjects.first(where: { grammar.isWord(index, $0.0) })?.1 {
            return isAsked(who, index) ? nil : Subject(who: who, start: index)
        }
        let isNamed =
            token.isCapitalised
            || grammar.isWrittenSmall(grammar.sentence(around: index))
                && GivenNames.common.contains(token.text.withoutPossessive)
        if token.isPossessive, isNamed, !grammar.isWord(index, .letUs) {
            return Subject(who: .someoneElse, start: index)
        }
        // "My brother's obsessed with trains"
        if token.isPossessive, let start = relative(endingAt: index), !isAsked(.someoneElse, start) {
            return Subject(who: .someoneElse, start: start)
        }
        // "Peter, my husband, is mad about steam trains"
        if grammar.isWord(index, .stateVerb), grammar.isSign(index - 1, ","),
            let start = RelativeMention.start(in: grammar, endingAt: index - 1)
        {
            return Subject(who: .someoneElse, start: start)
        }
        // "My auntie also crazy about orchids"
        if state - index > 1, grammar.length(.fondOf, at: state) != nil, let start = relative(endingAt: index),
            !isAsked(.someoneElse, start)
        {
            return Subject(who: .someoneElse, start: start)
        }
        guard grammar.isWord(index, .stateVerb) else {
            // "I got into", "she took": the state word itself may have been the verb.
            return grammar.isWord(index + 1, .becomingVerb) ? directSubject(endingAt: index) : nil
        }
        // "Peter, my husband, is mad about steam trains"
        if grammar.isSign(index - 1, ","), let start = RelativeMention.start(in: grammar, endingAt: index - 1),
            !isAsked(.someoneElse, start)
        {
            return Subject(who: .someoneElse, start: start)
        }
        return directSubject(endingAt: index - 1)
    }

    /// "My uncle Suresh is the same, mad about jazz": who was spoken of up to the comma.
    private func otherBefore(_ comma: Int) -> Subject? {
        let clause = grammar.clause(around: comma - 1..<comma)
        let start = grammar.head(of: clause)
        guard !clause.contains(where: { grammar.isWord($0, in: grammar.words.first) && $0 > start }),
            RelativeMention(in: grammar, at: start) != nil || grammar.isWord(start, .stateOfOther)
                || grammar.isWord(start, .likingOther)
        else { return nil }
        return Subject(who: .someoneElse, start: start)
    }

    /// The subject whose last word stands at `index`.
    func directSubject(endingAt index: Int, verb: String? = nil) -> Subject? {
        guard let token = grammar[index], token.kind == .word else { return nil }
        let subjects: [(Cue, Liking.Subject)] = [
            (.likingSpeaker, .speaker), (.likingListener, .listener), (.likingOther, .someoneElse),
        ]
        guard let who = subjects.first(where: { grammar.isWord(index, $0.0) })?.1 else {
            return namedSubject(endingAt: index, verb: verb)
        }
        return isAsked(who, index) ? nil : Subject(who: who, start: index)
    }

    /// "My sister", "Joss", "our kids", "the boys".
    private func namedSubject(endingAt index: Int, verb: String?) -> Subject? {
        guard let token = grammar[index], !CommonWords.function.contains(token.word),
            !Cue.nobody.contains(token.word)
        else { return nil }
        // "My mother-in-law"
        for start in stride(from: index, through: max(index - 6, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: start), relative.tokens.upperBound == index + 1 {
                if isAsked(.someoneElse, start) { return nil }
                // "Me and my wife"
                let isBoth =
                    grammar.isWord(start - 1, .listAnd) && grammar.isWord(start - 2, in: grammar.words.first)
                return Subject(who: isBoth ? .speaker : .someoneElse, start: isBoth ? start - 2 : start)
            }
        }
        if grammar.isWord(index - 1, .likerDeterminer) {
            return isAsked(.someoneElse, index - 1) ? nil : Subject(who: .someoneElse, start: index - 1)
        }
        // "Mum loves bridge"
        if grammar.words.kinNames.contains(token.word), grammar[index - 1]?.kind != .word,
            !isAsked(.someoneElse, index)
        {
            return Subject(who: .someoneElse, start: index)
        }
        let isSingular = verb.map { Cue.thirdPersonEnding.ends($0) } ?? true
        guard token.isCapitalised, isSingular, !CommonWords.starters.contains(token.word), !isAsked(.someoneElse, index)
        else { return nil }
        return Subject(who: .someoneElse, start: index)
    }

    private func relative(endingAt index: Int) -> Int? {
        stride(from: index, through: max(index - 4, 0), by: -1).first { start in
            RelativeMention(anyAt: start, in: grammar)?.tokens.upperBound == index + 1
        }
    }

    /// A question, a condition or a wish: nothing is claimed.
    private func isAsked(_ who: Liking.Subject, _ start: Int) -> Bool {
        if grammar.isWord(start - 1, .askingWord) { return true }
        return who == .listener && isQuestion(start)
    }

    func isQuestion(_ index: Int) -> Bool {
        let sentence = grammar.sentence(around: index)
        return grammar.isAsked(sentence)
    }
}
