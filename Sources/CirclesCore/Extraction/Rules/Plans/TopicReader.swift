/// The thing a sentence without a day is about: "Cinema?", "When's your birthday?", "still on for badminton?".
struct TopicReader: Sendable {
    private let utterance: Utterance
    private let grammar: Grammar
    private let lexicon: Lexicon

    init(_ utterance: Utterance) {
        self.utterance = utterance
        grammar = utterance.grammar
        lexicon = utterance.lexicon
    }

    /// - Parameter isAnswer: Somebody asked what is planned on a day, so that what one is doing is the plan.
    func title(isAnswer: Bool = false) -> PlanTitle? {
        let isTalk =
            utterance.isQuestion || utterance.suggests || lexicon.words.asksWhen.occur(in: grammar, utterance.tokens)
        if let noun = occasion() {
            let reader = PlanReader(grammar: grammar)
            let range = reader.title(
                around: noun, in: utterance.tokens, utterance.tokens.upperBound..<utterance.tokens.upperBound)
            return PlanTitle(text: text(range))
        }
        if lexicon.words.calling.asked.occur(in: grammar, utterance.tokens) {
            return PlanTitle(text: lexicon.words.calling.noun)
        }
        if let lead = lexicon.words.topicLeads.first(in: grammar, utterance.tokens),
            let range = phrase(from: lead.upperBound),
            isTalk || utterance.tokens.count < 9
        {
            return PlanTitle(text: text(range))
        }
        let (reader, end) = (PlanReader(grammar: grammar), utterance.tokens.upperBound)
        if isTalk, utterance.suggests, let plan = reader.verbPhrase(near: end..<end, in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan), isGeneric: plan.isGeneric)
        }
        if isTalk, let plan = reader.deed(near: end..<end, in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if isAnswer, let plan = reader.answer(in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if utterance.asksWhen, let range = lastNouns() { return PlanTitle(text: text(range)) }
        return fragment()
    }

    /// "When do you get the results?": the nouns that end the question.
    private func lastNouns() -> Range<Int>? {
        guard let last = utterance.tokens.last(where: { grammar[$0]?.kind == .word }) else { return nil }
        let end = last + 1
        var start = end
        while start > utterance.tokens.lowerBound, end - start < 3, let token = grammar[start - 1], token.kind == .word,
            !CommonWords.function.contains(token.text)
        {
            start -= 1
        }
        let isPlain =
            start < end && !grammar.isWord(last, in: lexicon.words.choosing)
            && grammar.isWord(start - 1, in: lexicon.words.determiners)
        return isPlain ? start..<end : nil
    }

    /// The last noun for an occasion; before a thing ("concert tickets") it still says what the talk is of.
    private func occasion() -> Int? {
        let reader = PlanReader(grammar: grammar)
        let last = utterance.tokens.last { index in
            reader.isOccasion(index)
                || (PlanWords.occasions.contains(grammar[index]?.text ?? "")
                    && grammar.isWord(index + 1, .ticket))
        }
        guard let last, !grammar.isWord(last - 1, .noDeterminer),
            !grammar.tellsOfThePast(around: last..<(last + 1))
        else { return nil }
        return last
    }

    /// Up to four words behind a lead, without articles.
    private func phrase(from start: Int) -> Range<Int>? {
        var first = start
        while grammar.isWord(first, in: lexicon.words.determiners) { first += 1 }
        var end = first
        let reader = PlanReader(grammar: grammar)
        while end < utterance.tokens.upperBound, end - first < 4, reader.isTitleWord(end), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil
        {
            end += 1
        }
        while end > first, grammar[end - 1]?.kind != .word { end -= 1 }
        return end > first ? first..<end : nil
    }

    /// "Escape room?", "Laser tag!": one to three words that are neither an answer nor a greeting.
    private func fragment() -> PlanTitle? {
        let range = utterance.tokens.filter { grammar[$0]?.kind == .word }
        guard (1...3).contains(range.count), utterance.isQuestion, let first = range.first, let last = range.last,
            range.allSatisfy({
                PlanReader(grammar: grammar).isTitleWord($0) && !grammar.isWord($0, in: lexicon.words.choosing)
                    && !grammar.isWord($0, in: lexicon.words.hesitations)
            }),
            last - first < 4
        else { return nil }
        if grammar.has(.capitalisedNouns), grammar[last]?.isCapitalised != true { return nil }
        return PlanTitle(text: text(first..<(last + 1)))
    }

    private func text(_ range: Range<Int>) -> String {
        utterance.turn.quote(range).asTitle(keepingCapitals: grammar.has(.capitalisedNouns))
    }
}
