/// Likings that a question and its answer say together: "What do you usually read?" — "Poetry mostly".
struct AnswerReader: Sendable {
    let question: Conversation.Turn
    let answer: Conversation.Turn
    /// What was said before the question.
    var earlier: Conversation.Turn?

    func find() -> [(topic: String, about: Extraction.Subject, evidence: Extraction.Evidence)] {
        guard question.speaker != answer.speaker, question.index + 1 == answer.index else { return [] }
        let lexicon = question.grammar.lexicon
        let tokens = 0..<question.tokens.count
        if asksLiking {
            let isOther = tokens.contains { isRelative($0) || isSomebody($0) }
            return things(isOther: isOther, isKnown: false)
        }
        if let asked = AskedLiking(question: question, answer: answer).find() {
            return [(asked.name ?? question.quote(asked.topic), answer.speaker, question.evidence(asked.topic))]
        }
        // "Do you still do pottery?" — "Every week", "How's the cello?" — "Slow, but I play every night".
        if let topic = asksHabit() {
            if isYes || !isDenied {
                let isYours = tokens.contains { question.grammar.isWord($0, in: lexicon.words.second) }
                let isOther = tokens.contains { isRelative($0) || !isYours && isSomebody($0) }
                return [(question.quote(topic), isOther ? .other : answer.speaker, question.evidence(topic))]
            }
            if let other = takenUpInstead() {
                return [(answer.quote(other), answer.speaker, answer.evidence(other))]
            }
        }
        // "What have you been up to?" — "Mostly surfing".
        if answer.grammar.isWord(0, .answerHedge) || answer.grammar.length(.amountOf, at: 0) != nil {
            return things(isOther: false, isKnown: true)
        }
        // "Climbing. You?" — "Pottery".
        if let earlier, question.tokens.indices.contains(where: { asksBack(at: $0) }),
            AnswerReader(question: earlier, answer: question).asksLiking
        {
            return things(isOther: false, isKnown: false)
        }
        return isShort && asksOpenly ? things(isOther: false, isKnown: true) : []
    }

    private func isRelative(_ index: Int) -> Bool { RelativeMention(in: question.grammar, at: index) != nil }

    /// "He", "Noah".
    private func isSomebody(_ index: Int) -> Bool {
        isNamed(index)
            || question.grammar.isWord(index, in: question.grammar.lexicon.words.thirdPersons)
    }

    /// "What would Noah like?"
    private func isNamed(_ index: Int) -> Bool {
        guard let token = question.grammar[index], token.kind == .word, token.isCapitalised else { return false }
        let isKnown = GivenNames.isKnown(token.text.withoutPossessive) && !question.grammar.isWord(index, .nameOrVerb)
        return (isKnown || question.grammar.isWord(index - 1, .asksOfSomebody))
            && !question.grammar.endsClause(index + 1)
    }

    /// "Nah, knees. Yoga now".
    private func takenUpInstead() -> Range<Int>? {
        let reader = PastimeReader(grammar: answer.grammar)
        return answer.tokens.indices.lazy.compactMap { reader.name(at: $0) }.first {
            answer.grammar.isWord($0.upperBound, .insteadNow) || answer.grammar.isWord($0.lowerBound - 1, .insteadNow)
        }
    }

    /// The pastime of which the question is whether, or how, it goes on.
    private func asksHabit() -> Range<Int>? {
        let grammar = question.grammar
        let lexicon = grammar.lexicon
        let all = question.tokens.indices
        guard
            lexicon.words.asksHabit.occur(in: grammar, all)
                || lexicon.words.pastimeSigns.asksProgress.occur(in: grammar, all)
                || all.contains(where: { grammar.isWord($0, .continuing) })
        else { return nil }
        let reader = PastimeReader(grammar: grammar)
        for utterance in Utterance.all(of: question) {
            let tokens = utterance.tokens
            // "Do I still do the reading?"
            if tokens.contains(where: { grammar.isWord($0, in: lexicon.words.first) }),
                !tokens.contains(where: { grammar.isWord($0, in: lexicon.words.second) })
            {
                continue
            }
            if lexicon.words.pastimeSigns.asksProgress.occur(in: grammar, tokens),
                let index = tokens.first(where: { reader.name(at: $0) != nil }), let name = reader.name(at: index)
            {
                return name
            }
            // "Still on for climbing?"
            guard !lexicon.words.topicLeads.occur(in: grammar, tokens),
                !lexicon.words.offering.occur(in: grammar, tokens),
                !lexicon.words.suggesting.occur(in: grammar, tokens),
                !tokens.contains(where: { grammar.day(at: $0) != nil || grammar.clockTime(at: $0)?.isExplicit == true }
                ),
                !tokens.contains(where: { grammar.isWord($0, .askedToPlan) })
            else { continue }
            if let asked = lexicon.words.asksHabit.first(in: grammar, tokens) {
                for index in asked.upperBound..<min(asked.upperBound + Self.mostBetween, tokens.upperBound) {
                    if let name = reader.name(at: index) { return name }
                    if isYes, grammar[index].map({ Cue.progressiveEnding.ends($0, beyond: 2) }) == true,
                        let topic = grammar.topics(from: index).first
                    {
                        return topic
                    }
                }
            }
            // "Immer noch beim Bouldern?"
            guard utterance.isQuestion, let still = tokens.first(where: { grammar.isWord($0, .continuing) }),
                !tokens.contains(where: { grammar.day(at: $0) != nil || grammar.isWord($0, in: lexicon.words.third) }),
                let index = tokens.first(where: { reader.isPastime($0) && $0 - still <= Self.mostBetween }),
                // "Le vélo est toujours dispo ?"
                index > still || tokens.contains(where: { grammar.isWord($0, in: lexicon.words.second) })
            else { continue }
            return index..<index + 1
        }
        return nil
    }

    /// How many words may stand between "still" and the pastime.
    private static let mostBetween = 5

    /// "What's new?", "where have you been?": about the other one, and no day or plan.
    private var asksOpenly: Bool {
        let grammar = question.grammar
        let lexicon = grammar.lexicon
        return Utterance.all(of: question).contains { utterance in
            utterance.isQuestion
                && (lexicon.words.asksDoing.occur(in: grammar, utterance.tokens)
                    || utterance.tokens.contains { grammar.isWord($0, .newsAsked) }
                        && utterance.tokens.contains { grammar.isWord($0, .openQuestion) })
                && !utterance.tokens.contains {
                    grammar.day(at: $0) != nil || grammar.clockTime(at: $0)?.isExplicit == true
                }
                && !lexicon.words.suggesting.occur(in: grammar, utterance.tokens)
        }
    }

    /// The first sentence of the answer is no more than a word or two.
    private var isShort: Bool {
        Utterance.all(of: answer).first.map { $0.tokens.count { answer.grammar.isWord($0) } <= Self.longestAnswer }
            == true
    }

    private static let longestAnswer = 2

    /// What the answer names, each with its own words.
    private func things(
        isOther: Bool, isKnown: Bool
    ) -> [(topic: String, about: Extraction.Subject, evidence: Extraction.Evidence)] {
        AnswerThings(in: answer, isOther: isOther).find(isKnown: isKnown).map {
            ($0.name ?? answer.quote($0.topic), isOther ? .other : answer.speaker, answer.evidence($0.topic))
        }
    }

    /// Whether the question is about what somebody likes.
    private var asksLiking: Bool {
        let tokens = 0..<question.tokens.count
        return question.grammar.lexicon.words.asksLiking.occur(in: question.grammar, tokens)
            && (Utterance.all(of: question).contains(where: \.isQuestion)
                // "What you into these days"
                || question.grammar.isWord(question.grammar.head(of: tokens), .questionWord))
    }

    /// "You?", "and you?" at the end.
    private func asksBack(at index: Int) -> Bool {
        guard let length = question.grammar.length(.asksBack, at: index) else { return false }
        return question.grammar[index - 1]?.kind != .word && question.grammar.endsClause(index + length)
    }

    /// "Gave it up", "not any more".
    private var isDenied: Bool {
        let lexicon = answer.grammar.lexicon
        return answer.tokens.isEmpty
            || answer.tokens.indices.prefix(8).contains { index in
                answer.grammar.isWord(index, in: lexicon.words.doubting)
                    || answer.grammar.isWord(index, in: lexicon.words.denying)
                    || answer.grammar.isWord(index, .pastimeDenial) || answer.grammar.isSign(index, "?")
                    || answer.grammar.length(.givenUp, at: index) != nil
            }
    }

    private var isYes: Bool {
        let lexicon = answer.grammar.lexicon
        return lexicon.words.accepting.length(in: answer.grammar, at: 0) != nil
            || answer.grammar.isWord(0, .habitYes)
    }
}
