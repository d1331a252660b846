/// What stands beside a pastime that is told: "yoga, pilates and swimming", "I love jazz and I bake sourdough".
extension PastimeReader {
    /// The pastimes that follow in a list.
    func listed(behind topic: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = topic.upperBound
        while grammar.separatesThings(index), found.count < RuleBasedExtractor.maximumItems {
            var first = index + 1
            if grammar.isWord(first, .listAnd) { first += 1 }
            while let length = grammar.length(.amountOf, at: first) { first += length }
            while grammar.isWord(first, .likingAdverb) || grammar.isWord(first, .likedArticle) { first += 1 }
            guard let what = pastime(from: first),
                grammar.endsClause(what.upperBound)
                    || grammar.isWord(what.upperBound, .listAnd) || grammar.isWord(what.upperBound, .afterTopic)
            else { break }
            found.append(what)
            index = what.upperBound
        }
        return found
    }

    /// What the same one does besides: "… and I bake sourdough".
    func joined(behind liking: Liking) -> [Liking] {
        guard liking.end > 0 else { return [] }
        let sentence = grammar.sentence(around: liking.end - 1)
        guard liking.end < sentence.upperBound, !grammar.isAsked(sentence) else {
            return []
        }
        return (liking.end..<sentence.upperBound).compactMap { index in
            guard grammar.isWord(index, .listAnd) || grammar.isSign(index, ",", "&") else { return nil }
            return joined(at: index, liking, in: sentence)
        }
    }

    private func joined(at joint: Int, _ liking: Liking, in sentence: Range<Int>) -> Liking? {
        var verb = joint + 1
        let isSubject =
            liking.subject.isSpeaker
            ? grammar.isWord(verb, .likingSpeaker) || grammar.isWord(verb, .speakerPronoun)
            : grammar.isWord(verb, .pastimeOfOther)
        if isSubject { verb += 1 }
        while grammar.isWord(verb, .likingAdverb) || grammar.isWord(verb, .answerHedge) { verb += 1 }
        guard let token = grammar[verb], token.kind == .word, verb < sentence.upperBound,
            let name = lexicon.words.pastime(of: token.word),
            isSubject || !isPastime(verb), !grammar.isWord(verb, in: lexicon.words.idleVerbs)
        else { return nil }
        let part = verb..<(grammar.clause(around: verb..<verb + 1).upperBound)
        guard !part.contains(where: { grammar.day(at: $0) != nil || grammar.isWord($0, .pastimeDenial) }),
            !grammar.isWord(verb + 1, in: lexicon.words.determiners) || grammar.isWord(verb + 1, .likedArticle)
        else { return nil }
        if let object = AnswerThings.object(behind: verb, in: part, of: grammar) {
            return Liking(subject: liking.subject, topics: [object], start: verb, end: object.upperBound)
        }
        return Liking(subject: liking.subject, topics: [verb..<verb + 1], name: name, start: verb, end: verb + 1)
    }
}

extension Liking.Subject {
    fileprivate var isSpeaker: Bool { self == .speaker }
}
