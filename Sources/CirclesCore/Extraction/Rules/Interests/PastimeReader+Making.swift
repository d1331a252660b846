/// Pastimes told by what somebody makes, keeps or gathers, in the present and of things in general: "we foster hedgehogs", "ich züchte
/// Chilis"; and by how fond somebody is, in one word: "pferdeverrückt".
extension PastimeReader {
    func making(at index: Int) -> Liking? {
        let isMade = grammar.isWord(index, in: lexicon.words.pastimeSigns.making)
        guard isMade || grammar.isWord(index, .makingVerb) || grammar.isWord(index, .keepVerb),
            let sentence = claim(around: index),
            !sentence.contains(where: { grammar.day(at: $0) != nil && !grammar.isWord($0 - 1, .since) }),
            !isOnlyOffered(sentence), let who = maker(at: index)
        else { return nil }
        var start = index + 1
        while grammar.isWord(start, .likingAdverb) || grammar.isWord(start, .behindPlaying)
            || grammar.isWord(start, in: lexicon.words.hesitations) || grammar.isWord(start, .topicLead)
            || grammar.isWord(start, .workedOn)
        { start += 1 }
        let end = objectEnd(from: start)
        guard end > start,
            !grammar.isWord(start, in: lexicon.words.determiners) || grammar.isWord(index, .restoreVerb),
            lexicon.words.often.length(in: grammar, at: start) == nil, !grammar.isWord(start, .noTopic),
            !grammar.isWord(start, .noPastime), AnswerThings.isNoun(start..<end, in: grammar),
            RelationWords.relations[grammar.word(at: end - 1)] == nil,
            // "In my spare time I build ships in bottles", "keeps bees"
            isMade || (start..<end).contains(where: isOfPastime)
                || lexicon.words.often.occur(in: grammar, sentence) && !grammar.isWord(index, .keepVerb)
        else { return nil }
        return Liking(subject: who.subject, topics: [start..<end], start: min(who.start, index), end: end)
    }

    private func maker(at verb: Int) -> (subject: Liking.Subject, start: Int)? {
        if let who = subject(before: verb), who.start < verb || grammar.has(.droppedSubjects) {
            return who.subject == .listener ? nil : who
        }
        guard grammar.has(.capitalisedNouns), let token = grammar[verb], Cue.endingOfSpeaker.ends(token) else {
            return nil
        }
        return (.speaker, verb)
    }

    /// "Unsere Tochter ist völlig pferdeverrückt".
    func fondness(at index: Int) -> Liking? {
        guard let token = grammar[index], token.kind == .word,
            lexicon.words.pastimeSigns.fondEnds.end(of: token, beyond: 3) != nil,
            let sentence = claim(around: index), let who = actor(before: index, in: sentence)
        else { return nil }
        return Liking(
            subject: who.subject, topics: [index..<index + 1], start: min(who.start, index), end: index + 1)
    }
}
