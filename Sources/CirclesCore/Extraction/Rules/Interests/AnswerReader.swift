/// Likings that a question and its answer say together: "What do you usually read?" — "Poetry mostly".
struct AnswerReader: Sendable {
    let question: Conversation.Turn
    let answer: Conversation.Turn

    func find() -> [(topic: String, about: Extraction.Subject, evidence: Extraction.Evidence)] {
        guard question.speaker != answer.speaker, question.index + 1 == answer.index else { return [] }
        let lexicon = Lexicon.of(question.grammar.language)
        let tokens = 0..<question.tokens.count
        guard question.tokens.contains(where: { $0.isSign("?") }) else { return [] }
        if let asked = lexicon.words.asksLiking.first(in: question.grammar, tokens) {
            let isOther =
                question.grammar.isWord(asked.upperBound - 1, in: lexicon.words.thirdPersons)
                || (asked.lowerBound..<tokens.upperBound).contains {
                    question.grammar.isWord($0, in: lexicon.words.thirdPersons)
                }
            guard let topic = fragment() else { return [] }
            return [(answer.quote(topic), isOther ? .other : answer.speaker, answer.evidence(topic))]
        }
        // "Do you still do pottery?" — "Every week".
        if let asked = lexicon.words.asksHabit.first(in: question.grammar, tokens), isYes {
            let topics = question.grammar.topics(from: asked.upperBound, style: .init(allowsDeterminer: true))
            return topics.prefix(1).filter { topic in
                topic.contains {
                    question.grammar.isWord($0, in: lexicon.words.pastimes)
                        || question.grammar[$0].map { Cue.progressiveEnding.ends($0.text) } == true
                }
            }
            .map { (question.quote($0), answer.speaker, question.evidence($0)) }
        }
        return []
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
