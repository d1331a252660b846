/// Pastimes told by their verb: "I knit", "er töpfert", "I swim every morning", "I go birdwatching".
extension PastimeReader {
    func byVerb(at index: Int) -> Liking? { practising(at: index) ?? going(at: index) }

    /// Of a verb that is also an errand's, or a moment's, only what is said to be a habit.
    private func practising(at index: Int) -> Liking? {
        guard let token = grammar[index], token.kind == .word else { return nil }
        let hobby = lexicon.words.hobbyVerbs[token.word]
        guard let name = hobby ?? lexicon.words.pastimeInfinitives[token.word] else { return nil }
        let object = object(behind: index)
        let isCrafted = object != nil || isCrafting(index)
        guard isCrafted || !isPastime(index + 1) else { return nil }
        let isHabit =
            isCrafted || lexicon.words.often.occur(in: grammar, grammar.sentence(around: index))
            || isInEnsemble(behind: index)
        // "Ich lese gern Krimis": what is liked is said.
        let isGlad = grammar.length(.gladly, at: index + 1) != nil || grammar.length(.gladly, at: index + 2) != nil
        guard !isGlad, isHabit || hobby != nil || isUsual(index), isClaimed(index, isHabit: isHabit),
            !isSmallNoun(index),
            let who = doer(of: index)
        else { return nil }
        if let object {
            return Liking(
                subject: who.subject, topics: [index..<object.upperBound], name: name, object: object,
                start: min(who.start, index), end: object.upperBound)
        }
        return Liking(
            subject: who.subject, topics: [index..<index + 1], name: name, start: min(who.start, index),
            end: max(index, who.start) + 1)
    }

    /// What is made, read or run: "poetry", "a lot of crime novels".
    private func object(behind verb: Int) -> Range<Int>? {
        guard
            let object = AnswerThings.object(
                behind: verb, in: grammar.clause(around: verb..<verb + 1), of: grammar),
            object.count <= 3, object.allSatisfy({ grammar.isWord($0) })
        else { return nil }
        let isAmount = (verb + 1..<object.lowerBound).contains { grammar.length(.amountOf, at: $0) != nil }
        return isAmount || object.contains { grammar.isWord($0, .crafted) || isPastime($0) } ? object : nil
    }

    /// "My aunt paints, mostly boats": of somebody else, without an object, it is no moment's.
    private func isUsual(_ verb: Int) -> Bool {
        grammar.language.saysHabitByPresent && grammar.ends(verb, .thirdPersonEnding)
            && grammar.endsClause(verb + 1) && doer(of: verb)?.subject == .someoneElse
    }

    /// "I write poems", "she bakes bread": who says so does not mean now.
    private func isCrafting(_ verb: Int) -> Bool {
        grammar.language.saysHabitByPresent
            && (verb + 1...verb + 3).contains { index in
                (verb + 1...index).allSatisfy { grammar.isWord($0) } && grammar.isWord(index, .crafted)
            }
    }

    /// "I go birdwatching whenever the tide is right".
    private func going(at index: Int) -> Liking? {
        guard grammar.isWord(index, .goingFor) else { return nil }
        let isHabit = lexicon.words.often.occur(in: grammar, grammar.sentence(around: index))
        var first = index + 1
        while grammar.isWord(first, .likingAdverb) || grammar.isWord(first, .behindPlaying) { first += 1 }
        guard let what = pastime(from: first), isClaimed(index, isHabit: isHabit),
            isHabit || grammar.language.saysHabitByPresent, let who = doer(of: index)
        else { return nil }
        return Liking(subject: who.subject, topics: [what], start: min(who.start, index), end: what.upperBound)
    }

    /// It is no question, plan or duty.
    private func isClaimed(_ index: Int, isHabit: Bool) -> Bool {
        let (sentence, clause) = (grammar.sentence(around: index), grammar.clause(around: index..<index + 1))
        return !clause.contains { grammar.isSign($0, "?") }
            && !sentence.contains {
                grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, .usedTo)
                    || grammar.length(.obligation, at: $0) != nil || grammar.isWord($0, .playingDenial)
                    || grammar.isWord($0, .likedRather)
                    || !isHabit
                        && (grammar.day(at: $0) != nil && !grammar.isWord($0 - 1, .since)
                            || grammar.clockTime(at: $0)?.isExplicit == true)
            }
    }

    /// "The garden": a noun that looks like the verb.
    private func isSmallNoun(_ index: Int) -> Bool {
        // "Der töpfert jetzt auch"
        if grammar.has(.capitalisedNouns), grammar[index - 2]?.kind != .word,
            grammar.isWord(index - 1, .pastimeOfOther),
            grammar[index].map({ Cue.finiteEnding.ends($0, beyond: 2) }) == true
        {
            return false
        }
        return grammar.isWord(index - 1, in: lexicon.words.determiners) || grammar.isWord(index - 1, .attending)
            || grammar.has(.capitalisedNouns) && grammar[index]?.isCapitalised == true && index > 0
    }

    /// The one who does it: named right before the verb, behind it where the verb stands first, or told by its ending.
    private func doer(of verb: Int) -> (subject: Liking.Subject, start: Int)? {
        var start = verb - 1
        while grammar.isWord(start, .likingAdverb) || grammar.isWord(start, .beforePastimeVerb) { start -= 1 }
        if grammar[start]?.kind == .word, let who = subject(before: verb), who.start < verb {
            return who.subject == .listener ? nil : who
        }
        if grammar.isWord(verb + 1, .turnedSubject) {
            return (grammar.isWord(verb + 1, .thirdParty) ? .someoneElse : .speaker, verb)
        }
        // "Der Schal, an dem ich seit Ostern stricke"
        if grammar.has(.capitalisedNouns), let token = grammar[verb], Cue.endingOfSpeaker.ends(token),
            let pronoun = grammar.clause(around: verb..<verb + 1).first(where: { grammar.isWord($0, .speakerPronoun) })
        {
            return (.speaker, pronoun)
        }
        guard grammar.isWord(verb, .verbOfSpeaker) || grammar.has(.capitalisedNouns) && isOfSpeaker(verb) else {
            return nil
        }
        return (.speaker, verb)
    }

    /// "Töpfere seit Jahren" at a thought's head.
    private func isOfSpeaker(_ verb: Int) -> Bool {
        guard let word = grammar[verb], grammar[verb - 1]?.kind != .word else { return false }
        return Cue.endingOfSpeaker.ends(word.text)
    }
}

extension Language {
    /// Who says "I go swimming" does not mean now.
    fileprivate var saysHabitByPresent: Bool { self == .english }
}
