/// What changed in somebody's life, by words that say little else: moved, engaged, a new job, a birth, a promise made.
struct NewsRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.News] {
        var found: [Extraction.News] = []
        for turn in conversation.turns {
            let lexicon = Lexicon.of(turn.grammar.language)
            for utterance in Utterance.all(of: turn)
            where !utterance.isQuestion && found.count < RuleBasedExtractor.maximumItems {
                guard let (kind, words) = Self.kind(utterance, lexicon), let about = subject(utterance, words) else {
                    continue
                }
                let quote = turn.evidence(utterance.tokens.lowerBound..<Self.end(utterance))
                let news = Extraction.News(kind: kind, about: about, evidence: quote)
                if !found.contains(where: { $0.kind == kind && $0.about == about }) { found.append(news) }
            }
        }
        return found
    }

    private static let everyWeekday = Lexicon.all(\.everyWeekdays)

    private static func kind(_ utterance: Utterance, _ lexicon: Lexicon) -> (Extraction.News.Kind, Range<Int>)? {
        let grammar = utterance.grammar
        guard utterance.tokens.contains(where: { lexicon.newsHeads.contains(grammar.word(at: $0)) }) else { return nil }
        for (kind, phrases) in lexicon.words.news {
            guard let range = phrases.first(in: utterance.grammar, utterance.tokens) else { continue }
            // "Allergic to Mondays"
            let isOfDays =
                kind == .health
                && (range.upperBound...range.upperBound + 2).contains {
                    guard let word = utterance.grammar[$0] else { return false }
                    return CalendarWords.weekdays[word.word] != nil
                        || word.kind == .word && everyWeekday.contains(word.word)
                }
            if !isOfDays { return (kind, range) }
        }
        return nil
    }

    /// Whether what stands right before the words is a thing that breaks or an occasion that moves.
    private func isThing(before words: Range<Int>, _ utterance: Utterance) -> Bool {
        let grammar = utterance.grammar
        var index = words.lowerBound - 1
        while index > utterance.tokens.lowerBound, grammar.isWord(index, in: utterance.lexicon.words.linking) {
            index -= 1
        }
        guard let noun = grammar[index], noun.kind == .word, index >= utterance.tokens.lowerBound else { return false }
        return utterance.lexicon.words.lifeless.contains(noun.word) || PlanReader(grammar: grammar).isOccasion(index)
    }

    private static func end(_ utterance: Utterance) -> Int {
        var end = utterance.tokens.upperBound
        while end > utterance.tokens.lowerBound + 1, utterance.grammar[end - 1]?.kind == .lineBreak { end -= 1 }
        return end
    }

    /// Whose news; nil when it is denied, wished or only thought of.
    private func subject(_ utterance: Utterance, _ range: Range<Int>) -> Extraction.Subject? {
        let grammar = utterance.grammar
        let before = utterance.tokens.lowerBound..<range.upperBound
        let words = utterance.lexicon.words
        if before.contains(where: { grammar.isWord($0, in: words.notNews) }) { return nil }
        // "My phone died", "tomorrow's meeting is moved to Monday": a thing's affair is no news of anybody.
        if isThing(before: range, utterance) { return nil }
        for index in before {
            if RelativeMention(in: grammar, at: index) != nil { return .other }
            if grammar.isWord(index, in: words.first) { return utterance.turn.speaker }
            if grammar.isWord(index, in: words.second) { return utterance.turn.speaker.otherParty }
            if grammar.isWord(index, in: words.third) { return .other }
        }
        // "Moved!", "New address: …"
        return range.lowerBound - utterance.tokens.lowerBound <= 1 ? utterance.turn.speaker : .other
    }
}
