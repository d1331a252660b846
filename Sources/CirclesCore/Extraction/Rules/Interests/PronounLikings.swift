/// Likings of what was named a turn or two before, and of what is named in the same one: "Pottery." — "Any good?" — "Hopeless, and I
/// adore it"; "sauna every evening, I guess" — "twice a day, it's my religion".
struct PronounLikings: Sendable {
    let turns: [Conversation.Turn]

    private static let farthest = 3

    struct Told {
        var topic: String
        var about: Extraction.Subject
        var evidence: Extraction.Evidence
    }

    /// What the turn at `place` says to be liked, with the one who likes it.
    func find(at place: Int) -> Told? {
        guard let turn = turns[safe: place] else { return nil }
        if let collected = collected(in: turn, place) { return collected }
        guard let told = told(in: turn) else { return nil }
        let nearest = max(0, place - (told.isHabit ? 1 : Self.farthest))
        for earlier in turns[nearest...place].reversed() {
            let end = earlier.index == turn.index ? told.start : earlier.tokens.count
            guard let named = pastime(in: earlier, before: end) else { continue }
            return Told(
                topic: named.name ?? earlier.quote(named.topic), about: told.isOther ? .other : turn.speaker,
                evidence: earlier.evidence(named.topic))
        }
        return nil
    }

    /// "Two hours on Japanese knives" — "He collects them!", "neue Bierdeckel holen, ich sammle die": the last things that were named.
    private func collected(in turn: Conversation.Turn, _ place: Int) -> Told? {
        let grammar = turn.grammar
        guard let sign = grammar.first(.collectsThem, in: turn.tokens.indices), grammar.endsClause(sign.upperBound),
            !grammar.isAsked(grammar.sentence(around: sign.lowerBound))
        else { return nil }
        let isOther = grammar.isWord(sign.lowerBound, in: grammar.lexicon.words.third)
        if let things = things(in: turn, before: sign.lowerBound) {
            return Told(
                topic: turn.quote(things), about: isOther ? .other : turn.speaker, evidence: turn.evidence(things))
        }
        guard let earlier = turns[safe: place - 1], let things = things(in: earlier, before: earlier.tokens.count)
        else {
            return nil
        }
        return Told(
            topic: earlier.quote(things), about: isOther ? .other : turn.speaker, evidence: earlier.evidence(things))
    }

    /// The last noun of several, with the word that says which.
    private func things(in turn: Conversation.Turn, before end: Int) -> Range<Int>? {
        let grammar = turn.grammar
        let noun = turn.tokens.indices.prefix(end).last { index in
            guard let token = grammar[index], token.kind == .word, token.text.utf8.count > 3,
                !CommonWords.function.contains(token.word), !GivenNames.isKnown(token.text)
            else { return false }
            return grammar.has(.capitalisedNouns)
                ? token.isCapitalised && index > 0 : Cue.pluralEnding.stem(of: token.text) != nil
        }
        guard let noun else { return nil }
        let isNamed = !grammar.has(.capitalisedNouns) && noun > 1 && grammar[noun - 1]?.isCapitalised == true
        return (isNamed ? noun - 1 : noun)..<noun + 1
    }

    private func told(in turn: Conversation.Turn) -> (start: Int, isOther: Bool, isHabit: Bool)? {
        let lexicon = turn.grammar.lexicon
        let all = turn.tokens.indices
        if let own = lexicon.words.pastimeSigns.lovesIt.first(in: turn.grammar, all) {
            return isClaimed(own, turn) ? (own.lowerBound, false, false) : nil
        }
        if let others = lexicon.words.pastimeSigns.othersLoveIt.first(in: turn.grammar, all) {
            return isClaimed(others, turn) ? (others.lowerBound, true, false) : nil
        }
        guard let habit = lexicon.words.pastimeSigns.doesItOften.first(in: turn.grammar, all), isClaimed(habit, turn),
            turn.tokens.indices.allSatisfy({ turn.grammar.day(at: $0) == nil || habit.contains($0) }),
            // "She does ballet three times a week"
            pastime(in: turn, before: turn.tokens.count) == nil,
            !turn.tokens.indices.contains(where: { turn.grammar.isWord($0, .pastimeOfOther) })
        else { return nil }
        return (habit.lowerBound, false, true)
    }

    private func isClaimed(_ range: Range<Int>, _ turn: Conversation.Turn) -> Bool {
        let grammar = turn.grammar
        return
            (grammar.endsClause(range.upperBound) || grammar.length(.tagQuestion, at: range.upperBound) != nil
            // But not "obsessed with old synths", which says what.
            || grammar.isWord(range.upperBound, .afterTopic) && grammar.length(.fondOf, at: range.upperBound - 1) == nil
            || grammar.isWord(range.upperBound, in: grammar.words.hesitations))
            && !grammar.clause(around: range).contains {
                grammar.isSign($0, "?") || grammar.isWord($0, .pastimeDenial) || grammar.isWord($0, .usedTo)
            }
    }

    /// The last pastime that is named, or said by its verb, before `end`, and what it is called when its words do not say it.
    private func pastime(in turn: Conversation.Turn, before end: Int) -> (topic: Range<Int>, name: String?)? {
        let grammar = turn.grammar
        let reader = PastimeReader(grammar: grammar)
        return grammar.tokens.indices.prefix(end).reversed().lazy.compactMap { index -> (Range<Int>, String?)? in
            if let name = reader.name(at: index) { return (name, nil) }
            return reader.saidToBeDone(at: index).map { (index..<index + 1, $0) }
        }.first { topic, _ in
            // "Running is my idea of hell, I box and I love it"
            !grammar.clause(around: topic).contains { grammar.isWord($0, .hated) }
        }
    }
}

extension PastimeReader {
    /// What somebody says to do, by its verb: "I box", "I've hiked".
    fileprivate func saidToBeDone(at index: Int) -> String? {
        let verb = grammar.word(at: index)
        if let name = lexicon.words.hobbyVerbs[verb] { return name }
        guard
            grammar.isWord(index - 1, in: lexicon.words.first) || grammar.isWord(index - 1, in: lexicon.words.second)
                || grammar.isWord(index - 1, .pastimeOfOther)
        else { return nil }
        return lexicon.words.pastimeInfinitives[verb] ?? pastimeDone(at: index)
    }
}
