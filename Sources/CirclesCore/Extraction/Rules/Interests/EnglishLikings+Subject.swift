extension EnglishLikings {
    /// Who it is that likes, and where the words for that begin.
    struct Subject {
        var who: Liking.Subject
        var start: Int
    }

    /// The subject of a verb at `verb`: "I really", "my sister". Nil when it is denied, wished, asked or only once was.
    func subject(before verb: Int, isPast: Bool = false) -> Subject? {
        var index = verb - 1
        var isLasting = false
        while grammar.isWord(index, in: LikingWords.adverbs) {
            isLasting = isLasting || grammar.isWord(index, "always")
            index -= 1
        }
        if isPast {
            // "I loved it" was one evening; "I've always loved sailing" lasts.
            guard isLasting else { return nil }
            if grammar.isWord(index, "have", "has") { index -= 1 }
            return grammar.isWord(index, "i've", "we've", "she's", "he's", "they've")
                || grammar.isWord(index + 1, "have", "has")
                ? directSubject(endingAt: index) : nil
        }
        if grammar[index] == nil || grammar[index]?.kind == .lineBreak || grammar.endsSentence(index) {
            return elliptic(verb)
        }
        return directSubject(endingAt: index, verb: grammar[verb]?.text)
    }

    /// "Love hiking!" at the head of a sentence is said of oneself.
    private func elliptic(_ verb: Int) -> Subject? {
        guard grammar.isWord(verb, "love", "adore", "enjoy"), grammar[verb - 1]?.kind != .word,
            let next = grammar[verb + 1], next.kind == .word, next.text.hasSuffix("ing"), next.text.count > 4
        else { return nil }
        return Subject(who: .speaker, start: verb)
    }

    /// The subject of a state: "I'm really", "she is so", "we've been", "my dad is".
    func subject(ofStateBefore index: Int) -> Subject? {
        var index = index - 1
        while grammar.isWord(index, in: LikingWords.adverbs) || grammar.isWord(index, in: Self.stateWords) {
            index -= 1
        }
        if grammar.isWord(index, "not", "never", "isn't", "aren't", "wasn't") { return nil }
        guard let token = grammar[index], token.kind == .word else { return nil }
        if let who = Self.contracted[token.text] {
            return isAsked(who, index) ? nil : Subject(who: who, start: index)
        }
        if token.text.hasSuffix("'s"), token.isCapitalised, token.text != "let's" {
            return Subject(who: .someoneElse, start: index)
        }
        guard grammar.isWord(index, "am", "is", "are", "have", "has", "got", "'m") else {
            // "I got into", "she took": the state word itself may have been the verb.
            return grammar.isWord(index + 1, "got", "became", "fell", "get") ? directSubject(endingAt: index) : nil
        }
        return directSubject(endingAt: index - 1)
    }

    private static let stateWords: Set<String> = [
        "a", "an", "huge", "massive", "great", "total", "real", "been", "getting", "gotten", "fallen", "fell", "got",
        "become", "becoming", "became", "bit", "of", "lifelong", "proper", "such", "long", "time", "get", "gone",
        "true",
        "complete", "recently", "lately", "currently", "secret", "avid", "mad", "dead", "well", "only", "finally",
        "slowly",
    ]

    private static let contracted: [String: Liking.Subject] = [
        "i'm": .speaker, "im": .speaker, "i've": .speaker, "we're": .speaker, "we've": .speaker, "you're": .listener,
        "you've": .listener, "he's": .someoneElse, "she's": .someoneElse, "they're": .someoneElse,
        "they've": .someoneElse, "ive": .speaker,
    ]

    /// The subject whose last word stands at `index`.
    func directSubject(endingAt index: Int, verb: String? = nil) -> Subject? {
        guard let token = grammar[index], token.kind == .word else { return nil }
        switch token.text {
        case "i", "we", "i've", "we've":
            return isAsked(.speaker, index) ? nil : Subject(who: .speaker, start: index)
        case "you", "you've":
            return isAsked(.listener, index) ? nil : Subject(who: .listener, start: index)
        case "he", "she", "they", "she's", "he's", "they've":
            return isAsked(.someoneElse, index) ? nil : Subject(who: .someoneElse, start: index)
        default:
            return namedSubject(endingAt: index, verb: verb)
        }
    }

    /// "My sister", "Joss", "our kids", "the boys".
    private func namedSubject(endingAt index: Int, verb: String?) -> Subject? {
        guard let token = grammar[index], !CommonWords.function.contains(token.text),
            !Self.nobody.contains(token.text)
        else { return nil }
        for start in stride(from: index, through: max(index - 4, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: start), relative.tokens.upperBound == index + 1 {
                return isAsked(.someoneElse, start) ? nil : Subject(who: .someoneElse, start: start)
            }
        }
        if grammar.isWord(index - 1, "my", "our", "his", "her", "the", "their", "your") {
            return isAsked(.someoneElse, index - 1) ? nil : Subject(who: .someoneElse, start: index - 1)
        }
        let isSingular = verb?.hasSuffix("s") ?? true
        guard token.isCapitalised, isSingular, !CommonWords.starters.contains(token.text), !isAsked(.someoneElse, index)
        else { return nil }
        return Subject(who: .someoneElse, start: index)
    }

    private static let nobody: Set<String> = [
        "everyone", "everybody", "nobody", "anyone", "anybody", "people", "someone", "somebody", "who", "which", "that",
        "looks", "feels", "sounds", "look", "feel", "sound", "seems", "used", "to", "would", "never", "not", "if",
    ]

    /// A question, a condition or a wish: nothing is claimed.
    private func isAsked(_ who: Liking.Subject, _ start: Int) -> Bool {
        if grammar.isWord(start - 1, in: Self.askingWords) { return true }
        return who == .listener && isQuestion(start)
    }

    func isQuestion(_ index: Int) -> Bool {
        let sentence = grammar.sentence(around: index)
        return sentence.contains { grammar.isSign($0, "?") }
    }

    private static let askingWords: Set<String> = [
        "do", "does", "did", "would", "if", "why", "could", "can", "should", "is", "are", "don't", "doesn't", "didn't",
        "wouldn't", "will", "wish", "unless", "whether", "how", "isn't", "aren't", "am",
    ]
}
