/// "Do you like flamenco?" — "Honestly yes!", "do you hike at all?" — "every chance I get": what is asked for, and taken with more than one word.
struct AskedLiking: Sendable {
    let question: Conversation.Turn
    let answer: Conversation.Turn

    /// What is liked or done, in the question's words, and what it is called when they do not say it.
    func find() -> (topic: Range<Int>, name: String?)? {
        guard isTaken else { return nil }
        for utterance in Utterance.all(of: question) where utterance.isQuestion || isAsked(utterance) {
            guard
                !utterance.tokens.contains(where: { index in
                    grammar.day(at: index) != nil || grammar.clockTime(at: index)?.isExplicit == true
                })
            else { continue }
            let head = grammar.head(of: utterance.tokens)
            if let found = liked(behind: head) ?? done(behind: head) { return found }
        }
        return nil
    }

    private var grammar: Grammar { question.grammar }

    /// "Do you like flamenco", without its sign.
    private func isAsked(_ utterance: Utterance) -> Bool {
        grammar.length(.asksIfLiked, at: grammar.head(of: utterance.tokens)) != nil
    }

    private func liked(behind head: Int) -> (topic: Range<Int>, name: String?)? {
        guard let length = grammar.length(.asksIfLiked, at: head),
            let topic = grammar.topics(from: head + length).first,
            topic.lowerBound == head + length, isOver(topic.upperBound)
        else { return nil }
        return (topic, nil)
    }

    private func done(behind head: Int) -> (topic: Range<Int>, name: String?)? {
        guard let length = grammar.length(.asksIfDone, at: head), let verb = grammar[head + length], verb.kind == .word
        else { return nil }
        let start = head + length
        if let name = grammar.words.pastime(of: verb.word), isOver(start + 1) { return (start..<start + 1, name) }
        // "You play padel?"
        guard grammar.words.playing.length(in: grammar, at: start) == 1,
            // "Do you do yoga?" — "Yes, we do", of a place.
            !answer.tokens.indices.prefix(4).contains(where: { answer.grammar.isWord($0, .weSubject) }),
            let what = PastimeReader(grammar: grammar).pastime(from: start + 1), isOver(what.upperBound)
        else { return nil }
        return (what, nil)
    }

    private func isOver(_ index: Int) -> Bool {
        grammar.length(.atAll, at: index).map { grammar.endsClause(index + $0) } ?? grammar.endsClause(index)
    }

    /// More than a bare yes, which may be said to an offer, or one that is cried.
    private var isTaken: Bool {
        let said = answer.grammar
        let lexicon = said.lexicon
        var index = 0
        var isModest = false
        while said.isWord(index, in: lexicon.words.hesitations) || said.isWord(index, .answerHedge)
            || said.isWord(index, .likingAdverb)
            || said.isSign(index, ",") || said.isWord(index, .modestHedge)
            || isModest && said.isWord(index, in: lexicon.words.but)
        {
            isModest = isModest || said.isWord(index, .modestHedge)
            index += 1
        }
        let isYes =
            isModest || said.length(.lovesThem, at: index) != nil
            || lexicon.words.accepting.length(in: said, at: index) != nil
            || said.isWord(index, .habitYes)
            || lexicon.words.often.length(in: said, at: index) != nil
        guard isYes else { return false }
        let isDenied = answer.tokens.indices.contains {
            said.isWord($0, in: lexicon.words.denying) || said.isWord($0, .pastimeDenial)
        }
        let count = answer.tokens.indices.count { said.isWord($0) }
        return !isDenied && (count > 1 || said.isSign(answer.tokens.count - 1, "!"))
    }
}
