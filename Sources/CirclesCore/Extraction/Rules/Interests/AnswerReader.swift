/// Likings that a question and its answer say together: "What do you usually read?" — "Poetry mostly".
struct AnswerReader: Sendable {
    let question: Conversation.Turn
    let answer: Conversation.Turn

    func find() -> [(topic: String, about: Extraction.Subject, evidence: Extraction.Evidence)] {
        guard question.speaker != answer.speaker, question.index + 1 == answer.index else { return [] }
        let lexicon = Lexicon.of(question.grammar.language)
        let tokens = 0..<question.tokens.count
        if let asked = lexicon.words.asksLiking.first(in: question.grammar, tokens),
            Utterance.all(of: question).contains(where: \.isQuestion)
        {
            let isOther = tokens.contains {
                question.grammar.isWord($0, in: lexicon.words.thirdPersons)
                    || RelativeMention(in: question.grammar, at: $0) != nil
            }
            guard let topic = fragment() else { return [] }
            return [(answer.quote(topic), isOther ? .other : answer.speaker, answer.evidence(topic))]
        }
        // "Do you still do pottery?" — "Every week", "How's the cello?" — "Slow, but I play every night".
        if let asked = lexicon.words.asksHabit.first(in: question.grammar, tokens), isYes || !isDenied {
            let reader = PastimeReader(grammar: question.grammar)
            var first = asked.upperBound
            while question.grammar.isWord(first, in: lexicon.words.determiners) { first += 1 }
            let topics = question.grammar.topics(from: first, style: .init(allowsDeterminer: true))
            return topics.prefix(1).filter { topic in
                topic.contains {
                    reader.isPastime($0)
                        || isYes && question.grammar[$0].map { Cue.progressiveEnding.ends($0.text, beyond: 2) } == true
                }
            }
            .map { (question.quote($0), answer.speaker, question.evidence($0)) }
        }
        // "What have you been up to?" — "Mostly surfing".
        if answer.grammar.isWord(0, .answerHedge), let topic = fragment(), topic.contains(where: isPastimeInAnswer) {
            return [(answer.quote(topic), answer.speaker, answer.evidence(topic))]
        }
        return []
    }

    private func isPastimeInAnswer(_ index: Int) -> Bool { PastimeReader(grammar: answer.grammar).isPastime(index) }

    /// "Gave it up", "not any more".
    private var isDenied: Bool {
        let lexicon = Lexicon.of(answer.grammar.language)
        return answer.tokens.isEmpty
            || answer.tokens.indices.prefix(8).contains { index in
                answer.grammar.isWord(index, in: lexicon.words.doubting)
                    || answer.grammar.isWord(index, in: lexicon.words.denying)
                    || answer.grammar.isWord(index, .pastimeDenial) || answer.grammar.isSign(index, "?")
                    || answer.grammar.length(.givenUp, at: index) != nil
            }
    }

    private var isYes: Bool {
        let lexicon = Lexicon.of(answer.grammar.language)
        return lexicon.words.accepting.length(in: answer.grammar, at: 0) != nil
            || answer.grammar.isWord(0, .habitYes)
    }

    /// The first sentence of the answer that is a thing and no sentence.
    private func fragment() -> Range<Int>? {
        let grammar = answer.grammar
        let lexicon = Lexicon.of(grammar.language)
        for utterance in Utterance.all(of: answer) {
            var first = utterance.tokens.lowerBound
            while first < utterance.tokens.upperBound,
                grammar.isWord(first, in: lexicon.words.hesitations)
                    || grammar.isWord(first, .answerHedge)
                    || grammar[first]?.kind == .sign
            { first += 1 }
            guard first < utterance.tokens.upperBound else { continue }
            guard let topic = grammar.topics(from: first, style: .init(allowsDeterminer: true)).first,
                topic.lowerBound - first <= 2
            else { return nil }
            let rest = topic.upperBound..<max(utterance.tokens.upperBound, topic.upperBound)
            let isSentence = rest.contains {
                grammar.isWord($0, .clauseSign)
            }
            let head = grammar[topic.lowerBound]
            if isSentence || PlanWords.noTitles.contains(head?.word ?? .unknown)
                || grammar.day(at: topic.lowerBound) != nil
            {
                return nil
            }
            return topic
        }
        return nil
    }
}
