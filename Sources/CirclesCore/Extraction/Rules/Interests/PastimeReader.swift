/// What somebody does again and again, which says as much as a word for liking: "been restoring an old motorbike",
/// "cello lesson", "we play handball", "back to bouldering".
struct PastimeReader: Sendable {
    let grammar: Grammar
    private let lexicon: Lexicon

    init(grammar: Grammar) {
        self.grammar = grammar
        lexicon = Lexicon.of(grammar.language)
    }

    func find() -> [Liking] {
        var found: [Liking] = []
        for index in grammar.tokens.indices where found.count < RuleBasedExtractor.maximumItems {
            guard let token = grammar[index], token.kind == .word else { continue }
            if let liking = doing(at: index) ?? lesson(at: index) ?? playing(at: index) ?? person(at: index)
                ?? having(at: index) ?? others(at: index) ?? habit(at: index) ?? ownMaking(at: index)
            {
                if found.last.map({ $0.end <= liking.start }) ?? true { found.append(liking) }
            }
        }
        return found
    }

    // MARK: been restoring

    /// "been restoring an old motorbike", "I've started bookbinding", "back to bouldering".
    private func doing(at index: Int) -> Liking? {
        guard let length = lexicon.words.pastimeLeads.length(in: grammar, at: index) else { return nil }
        var verb = index + length
        while grammar.isWord(verb, in: lexicon.words.determiners), grammar.isWord(verb + 1, in: lexicon.words.pastimes)
        {
            verb += 1
        }
        guard let token = grammar[verb], token.kind == .word else { return nil }
        let isActivity = lexicon.words.pastimes.contains(token.text)
        guard lexicon.words.pastimeVerbs.contains(token.text) || isActivity, let who = subject(before: index) else {
            return nil
        }
        guard !grammar.sentence(around: index).contains(where: { grammar.isSign($0, "?") }) else { return nil }
        let isLearnt = grammar.isWord(
            verb, "learning", "playing", "practising", "practicing", "studying", "lerne", "collecting", "doing")
        var end = verb + 1
        if !isActivity {
            var first = end
            while grammar.isWord(first, "how", "to", "for") { first += 1 }
            let object = isDuration(first) ? first : objectEnd(from: first)
            if object > first {
                end = object
            } else if isLearnt || token.text.count <= 6 {
                // "Practising for months" does not say what.
                return nil
            }
        }
        var start = isLearnt && end > verb + 1 ? verb + 1 : verb
        while start < end - 1, grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
        return Liking(subject: who.subject, topics: [start..<end], start: min(who.start, index), end: end)
    }

    /// "Months", "three years", "a while", behind "for".
    private func isDuration(_ index: Int) -> Bool {
        let noun = grammar.isWord(index, in: lexicon.words.durationLeads) ? index + 1 : index
        return grammar[index]?.kind == .number || grammar.isWord(noun, in: lexicon.words.durationNouns)
    }

    /// The object behind a verb: up to four words with its article.
    private func objectEnd(from start: Int) -> Int {
        var end = start
        while grammar.isWord(end, in: lexicon.words.determiners) { end += 1 }
        let first = end
        while let token = grammar[end], end - first < 4, token.kind == .word,
            !CommonWords.function.contains(token.text),
            !LikingWords.stops.contains(token.text), grammar.day(at: end) == nil
        {
            end += 1
        }
        return end > first ? end : start
    }

    // MARK: cello lesson

    /// "my cello recital", "a piano lesson", "band practice".
    private func lesson(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.pastimes), grammar.isWord(index + 1, in: lexicon.words.lessons)
        else {
            return nil
        }
        var start = index - 1
        while grammar.isWord(start, "first", "next", "weekly", "new", "new", "big") { start -= 1 }
        let subject: Liking.Subject
        if grammar.isWord(start, in: RelationWords.mine) {
            subject = .speaker
        } else if grammar.isWord(start, in: RelationWords.yours) {
            subject = .listener
        } else if grammar.isWord(start, in: lexicon.words.theirs) || grammar[start]?.text.hasSuffix("'s") == true {
            subject = .someoneElse
        } else {
            let before = grammar.isWord(start, "a", "an", "to", "for", "from", "at", "the") ? start - 1 : start
            guard
                grammar.isWord(
                    before, "have", "got", "had", "having", "i've", "my", "started", "doing", "from", "at", "to")
            else { return nil }
            guard let who = self.subject(before: before + 1) else { return nil }
            return Liking(subject: who.subject, topics: [index..<(index + 1)], start: who.start, end: index + 2)
        }
        return Liking(subject: subject, topics: [index..<(index + 1)], start: start, end: index + 2)
    }

    // MARK: play the cello

    /// "I play the cello", "spielt Handball", "juega al baloncesto": said of what is usual, not of a day.
    private func playing(at index: Int) -> Liking? {
        guard lexicon.words.playing.length(in: grammar, at: index) != nil,
            !grammar.isWord(index - 1, "to", "let's", "wanna", "us", "we'll", "i'll")
        else { return nil }
        var noun = index + (lexicon.words.playing.length(in: grammar, at: index) ?? 1)
        while grammar.isWord(noun, in: lexicon.words.determiners) || grammar.isWord(noun, in: LikingWords.adverbs)
            || grammar.isWord(noun, "al", "du", "de", "leidenschaftlich", "gern", "gerne", "viel")
        { noun += 1 }
        guard grammar.isWord(noun, in: lexicon.words.pastimes) else { return nil }
        let sentence = grammar.sentence(around: index)
        guard
            !sentence.contains(where: {
                grammar.isSign($0, "?")
                    || grammar.isWord($0, "not", "don't", "nicht", "no", "pas", "if", "wenn", "used")
            }),
            !sentence.contains(where: { grammar.day(at: $0) != nil || grammar.clockTime(at: $0)?.isExplicit == true }),
            let who = subject(before: index)
        else { return nil }
        return Liking(subject: who.subject, topics: [noun..<(noun + 1)], start: who.start, end: noun + 1)
    }

    // MARK: a chess person

    /// "more of a chess person", "all darts for me", "der Schachtyp".
    private func person(at index: Int) -> Liking? {
        if grammar.isWord(index + 1, "person", "guy", "girl", "type", "fan", "nerd"), grammar.isWord(index - 1, "a"),
            grammar.isWord(index - 2, "of", "i'm", "am", "such", "really"), grammar[index]?.kind == .word,
            !grammar.isWord(index, "nice", "good", "bad", "morning", "night", "people", "huge", "big")
        {
            return Liking(subject: .speaker, topics: [index..<(index + 1)], start: max(0, index - 2), end: index + 2)
        }
        if grammar.isWord(index, "all"), grammar.isWord(index + 1, in: lexicon.words.pastimes),
            grammar.isPhrase(index + 2, "for", "me")
        {
            return Liking(subject: .speaker, topics: [(index + 1)..<(index + 2)], start: index, end: index + 4)
        }
        guard grammar.language == .german, let word = grammar[index], word.isCapitalised, word.text.count > 6,
            ["typ", "mensch", "fan"].contains(where: { word.text.hasSuffix($0) }),
            (max(0, index - 4)..<index).contains(where: { grammar.isWord($0, "ich", "bin") })
        else { return nil }
        return Liking(subject: .speaker, topics: [index..<(index + 1)], start: max(0, index - 2), end: index + 1)
    }

    /// "I have choir on Thursdays".
    private func having(at index: Int) -> Liking? {
        guard grammar.isWord(index, "have", "got", "i've", "hab", "habe", "tengo"),
            grammar.isWord(index + 1, in: lexicon.words.pastimes),
            grammar.endsClause(index + 2) || grammar.day(at: index + 2) != nil
                || grammar.isWord(index + 2, "on", "at", "tonight"),
            let who = subject(before: grammar.isWord(index, "i've") ? index + 1 : index)
        else { return nil }
        return Liking(subject: who.subject, topics: [(index + 1)..<(index + 2)], start: who.start, end: index + 2)
    }

    /// "Ich geh dreimal die Woche bouldern", "I row every Saturday".
    private func habit(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.pastimes) else { return nil }
        let sentence = grammar.sentence(around: index)
        guard lexicon.words.often.occur(in: grammar, sentence),
            !sentence.contains(where: {
                grammar.isSign($0, "?") || grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, "used")
            }),
            let actor = sentence.first(where: { $0 < index && grammar[$0]?.kind == .word }),
            let who = subject(before: actor + 1), who.subject != .listener
        else { return nil }
        return Liking(subject: who.subject, topics: [index..<index + 1], start: min(who.start, actor), end: index + 1)
    }

    /// "My neighbour Ted builds model railways".
    private func others(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.pastimeVerbsOfOthers),
            !grammar.sentence(around: index).contains(where: { grammar.isSign($0, "?") || grammar.day(at: $0) != nil }),
            let who = subject(before: index), who.subject == .someoneElse
        else { return nil }
        let end = objectEnd(from: index + 1)
        guard end > index + 1 else { return nil }
        var start = index + 1
        while start < end - 1, grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
        return Liking(subject: .someoneElse, topics: [start..<end], start: who.start, end: end)
    }

    /// "I've been making my own cheese".
    private func ownMaking(at index: Int) -> Liking? {
        guard let length = lexicon.words.ownMaking.length(in: grammar, at: index), let who = subject(before: index)
        else {
            return nil
        }
        let start = index + length
        let end = objectEnd(from: start)
        return end > start ? Liking(subject: who.subject, topics: [start..<end], start: who.start, end: end) : nil
    }

    // MARK: who

    /// The subject of words that begin at `index`; at the head of a thought, the one who writes.
    private func subject(before index: Int) -> (subject: Liking.Subject, start: Int)? {
        var start = index - 1
        while grammar.isWord(start, in: LikingWords.adverbs)
            || grammar.isWord(
                start, "been", "have", "has", "had", "got", "recently", "finally", "better", "am", "was", "also")
        { start -= 1 }
        guard let token = grammar[start], token.kind == .word else { return (.speaker, index) }
        switch token.text {
        case "i", "we", "i've", "we've", "i'm", "we're", "ich", "wir", "yo", "je", "j'ai", "me", "and", "but", "und":
            return (.speaker, start)
        case "you", "you've", "you're", "du", "tu": return (.listener, start)
        case "he", "she", "they", "he's", "she's", "they've", "they're", "er", "sie", "il", "elle", "el", "ella":
            return (.someoneElse, start)
        case "if", "never", "not", "would", "could", "should", "don't", "didn't", "wenn", "nicht", "to", "no":
            return nil
        default: break
        }
        for first in stride(from: start, through: max(start - 4, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: first), relative.tokens.upperBound == start + 1 {
                return (.someoneElse, first)
            }
        }
        if token.isCapitalised, GivenNames.common.contains(token.text) { return (.someoneElse, start) }
        return grammar.language == .spanish || grammar.language == .french ? (.speaker, index) : nil
    }
}
