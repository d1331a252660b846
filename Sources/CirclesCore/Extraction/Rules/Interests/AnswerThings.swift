/// What somebody lists who is asked what they like: "woodturning mainly, and I row when I can".
struct AnswerThings: Sendable {
    struct Thing: Sendable {
        var topic: Range<Int>
        /// What it is called when its own words do not say it.
        var name: String?
    }

    private let answer: Conversation.Turn
    private let grammar: Grammar
    private let reader: PastimeReader
    private let isOther: Bool

    /// - Parameter isOther: Somebody else was asked about: "what does he like?"
    init(in answer: Conversation.Turn, isOther: Bool) {
        (self.answer, self.isOther) = (answer, isOther)
        grammar = answer.grammar
        reader = PastimeReader(grammar: grammar)
    }

    private static let mostSentences = 4

    /// Any thing of the first sentence that names one; of those behind it only what is known for a pastime.
    ///
    /// - Parameter isKnown: Only what is known for a pastime counts at all: the question was about other things as well.
    func find(isKnown: Bool) -> [Thing] {
        var found: [Thing] = []
        var hasFailed = false
        for utterance in Utterance.all(of: answer).prefix(Self.mostSentences) {
            if utterance.isQuestion { continue }
            let needsKnown = isKnown || hasFailed || !found.isEmpty
            var isFirst = true
            for part in parts(of: utterance.tokens) {
                // "Climbing, I'm addicted"
                if !isFirst, part.count < 4, part.contains(where: { grammar.isWord($0, .ownBeing) }),
                    !part.contains(where: { reader.isPastime($0) })
                {
                    continue
                }
                guard let thing = thing(in: part, isKnown: needsKnown || !isFirst && found.isEmpty) else {
                    if isOnlyHedge(part) { continue }
                    hasFailed = hasFailed || found.isEmpty
                    isFirst = false
                    continue
                }
                isFirst = false
                found.append(thing)
            }
        }
        return found
    }

    /// Cut at commas and at each "and" that joins no pair.
    private func parts(of sentence: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = sentence.lowerBound
        for index in sentence where grammar.separatesThings(index) {
            if index > start { result.append(start..<index) }
            start = index + 1
        }
        if start < sentence.upperBound { result.append(start..<sentence.upperBound) }
        return result
    }

    private func isOnlyHedge(_ part: Range<Int>) -> Bool { head(of: part) >= part.upperBound }

    /// Past "honestly", "mostly", "a lot of".
    private func head(of part: Range<Int>) -> Int {
        var index = part.lowerBound
        while index < part.upperBound {
            if let length = grammar.length(.amountOf, at: index) ?? grammar.words.often.length(in: grammar, at: index) {
                index += length
            } else if let length = grammar.words.accepting.length(in: grammar, at: index),
                grammar[index + length]?.kind == .sign
            {
                index += length
            } else if grammar.words.playing.length(in: grammar, at: index) != nil {
                break
            } else if grammar[index]?.kind != .word || grammar.isWord(index, in: grammar.words.hesitations)
                || grammar.isWord(index, .answerHedge) || grammar.isWord(index, .likingAdverb)
            {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    private func thing(in part: Range<Int>, isKnown: Bool) -> Thing? {
        guard
            !part.contains(where: {
                grammar.isWord($0, .pastimeRefusal) || grammar.isWord($0, .usedTo)
                    || grammar.length(.givenUp, at: $0) != nil
            })
        else { return nil }
        let first = head(of: part)
        guard first < part.upperBound else { return nil }
        if let thing = action(at: first, in: part) { return thing }
        guard let topic = grammar.topics(from: first, style: .init(allowsDeterminer: true)).first.map(withoutHedge),
            topic.lowerBound - first <= 2, topic.upperBound <= part.upperBound,
            isOver(topic.upperBound, in: part),
            !topic.contains(where: { isNumber($0) }),
            // "Je suis accro"
            !topic.contains(where: { grammar.isWord($0, .likingSpeaker) || grammar.isWord($0, .speakerPronoun) }),
            !topic.contains(where: { grammar.isWord($0, .noPastime) }),
            !PlanWords.noTitles.contains(grammar.word(at: topic.lowerBound)), grammar.day(at: topic.lowerBound) == nil
        else { return nil }
        if topic.contains(where: reader.isActivity) { return Thing(topic: topic) }
        // "Only the fool"
        guard !isKnown, !grammar.isWord(topic.lowerBound - 1, .definiteArticle), Self.isNoun(topic, in: grammar),
            !grammar.isWord(first, in: RelationWords.mine)
        else { return nil }
        return Thing(topic: topic)
    }

    /// Nothing follows but how much, where, when or with whom.
    private func isOver(_ index: Int, in part: Range<Int>) -> Bool {
        guard index < part.upperBound else { return true }
        guard !(index..<part.upperBound).contains(where: { grammar.isWord($0, .clauseSign) }) else {
            return (index..<part.upperBound).contains { grammar.words.often.length(in: grammar, at: $0) != nil }
        }
        return (index..<part.upperBound).allSatisfy { grammar[$0]?.kind != .word } || grammar.isWord(index, .afterTopic)
            || grammar.isWord(index, .answerHedge) || grammar.isWord(index, .likingAdverb)
            || grammar.isWord(index, .topicStop)
            || grammar.words.often.length(in: grammar, at: index) != nil || grammar[index]?.kind == .sign
            || PlanWords.interjections.contains(grammar.word(at: index))
    }

    /// "Woodturning mainly" is woodturning.
    private func withoutHedge(_ topic: Range<Int>) -> Range<Int> {
        var end = topic.upperBound
        while end - topic.lowerBound > 1, grammar.isWord(end - 1, .answerHedge) { end -= 1 }
        return topic.lowerBound..<end
    }

    private func isNumber(_ index: Int) -> Bool {
        CalendarWords.numbers[grammar.word(at: index)] != nil || grammar.isWord(index, in: grammar.words.durationNouns)
    }

    /// Where nouns have capitals, a thing has one, unless nobody writes any.
    static func isNoun(_ topic: Range<Int>, in grammar: Grammar) -> Bool {
        guard grammar.has(.capitalisedNouns) else { return true }
        return topic.contains { grammar[$0]?.isCapitalised == true }
            || grammar.isWrittenSmall(grammar.sentence(around: topic.lowerBound))
                && grammar[topic.upperBound - 1].map { !Cue.firstPersonEnding.ends($0) } == true
    }

    // MARK: what somebody does

    /// "I fence", "I make candles", "j'écris des poèmes".
    private func action(at first: Int, in part: Range<Int>) -> Thing? {
        var verb = first
        let isTold = isSubject(verb)
        if isTold {
            verb += 1
            while verb < part.upperBound,
                grammar.isWord(verb, .likingAdverb) || grammar.isWord(verb, .answerHedge)
                    || grammar.isWord(verb, .beforePastimeVerb)
            { verb += 1 }
        }
        guard verb < part.upperBound, let token = grammar[verb], token.kind == .word,
            !grammar.isWord(verb, .noPastime), !part.contains(where: { grammar.isWord($0, .pastimeDenial) })
        else { return nil }
        let name = grammar.words.pastime(of: token.word)
        guard name != nil && (isTold || !reader.isPastime(verb)) || isTold && grammar.isWord(verb, .makingVerb) else {
            return isTold
                ? pastime(behind: verb, in: part) ?? agent(behind: verb, in: part) : agentWithoutSubject(verb, in: part)
        }
        if let object = Self.object(behind: verb, in: part, of: grammar) {
            return Thing(topic: object, name: name.map { joined($0, object) })
        }
        return name.map { Thing(topic: verb..<verb + 1, name: $0) }
    }

    /// "Baking bread", "Brot backen".
    private func joined(_ verb: String, _ object: Range<Int>) -> String {
        let thing = answer.quote(object)
        return grammar.has(.capitalisedNouns) ? "\(thing) \(verb)" : "\(verb) \(thing)"
    }

    private func isSubject(_ index: Int) -> Bool {
        isOther
            ? grammar.isWord(index, .pastimeOfOther)
            : grammar.isWord(index, .likingSpeaker) || grammar.isWord(index, .speakerPronoun)
                || grammar.isWord(index, .pastimeOfSpeaker) && !grammar.isWord(index, .listAnd)
    }

    /// What is made, without a word that says how much or how often.
    static func object(behind verb: Int, in part: Range<Int>, of grammar: Grammar) -> Range<Int>? {
        var start = verb + 1
        while let length = grammar.length(.amountOf, at: start) { start += length }
        while grammar.isWord(start, .likingAdverb) || grammar.isWord(start, .gladlyForms) { start += 1 }
        guard start < part.upperBound,
            !grammar.words.often.occur(in: grammar, start..<part.upperBound)
                || grammar.words.often.length(in: grammar, at: start) == nil,
            let topic = grammar.topics(
                from: start, style: .init(allowsDeterminer: grammar.isWord(start, .likedArticle))
            )
            .first, topic.lowerBound - start <= 1
        else { return nil }
        let object = topic.clamped(to: start..<part.upperBound)
        guard !object.isEmpty, !object.contains(where: { grammar.isWord($0, .noPastime) }),
            grammar.day(at: object.lowerBound) == nil,
            isNoun(object, in: grammar)
        else { return nil }
        return object
    }

    /// "I do a lot of bouldering", "ich mache viel Yoga".
    private func pastime(behind verb: Int, in part: Range<Int>) -> Thing? {
        var start = verb + 1
        while start < part.upperBound {
            if let length = grammar.length(.amountOf, at: start) {
                start += length
            } else if grammar.isWord(start, .likingAdverb) || grammar.isWord(start, .behindPlaying)
                || grammar.isWord(start, in: grammar.words.determiners)
            {
                start += 1
            } else {
                break
            }
        }
        guard
            grammar.isWord(verb, .makingVerb) || grammar.isWord(verb, .goingFor)
                || grammar.words.playing.length(in: grammar, at: verb) != nil,
            let what = reader.pastime(from: start), what.upperBound <= part.upperBound
        else { return nil }
        return Thing(topic: what)
    }

    /// "Ich bin eher der Angler".
    private func agent(behind verb: Int, in part: Range<Int>) -> Thing? {
        guard grammar.isWord(verb, .selfWord) || grammar.isWord(verb - 1, .stateOfSpeaker),
            let noun = part.last(where: { grammar.isWord($0) }), noun - verb <= 4, let token = grammar[noun],
            (verb..<noun).contains(where: { grammar.isWord($0, in: grammar.words.determiners) }),
            token.text.count > 4, Cue.agentEnding.ends(token), RelationWords.relations[token.word] == nil
        else { return nil }
        return Thing(topic: noun..<noun + 1)
    }

    private func agentWithoutSubject(_ verb: Int, in part: Range<Int>) -> Thing? {
        grammar.isWord(verb, .selfWord) ? agent(behind: verb, in: part) : nil
    }
}

extension Grammar {
    /// A comma, or an "and" that joins no pair: "fish and chips".
    func separatesThings(_ index: Int) -> Bool {
        if isSign(index, ",", ";", "&", "+", "(", ")") { return !isSign(index, "&") || !isFixedPair(index) }
        return isWord(index, .listAnd) && !isFixedPair(index)
    }
}
