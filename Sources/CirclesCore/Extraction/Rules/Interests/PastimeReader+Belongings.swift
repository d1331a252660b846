/// Pastimes told by what somebody has, is or calls them.
extension PastimeReader {
    func belonging(at index: Int) -> Liking? {
        gear(at: index) ?? collection(at: index) ?? duration(at: index) ?? predicate(at: index) ?? agent(at: index)
            ?? hobbyist(at: index)
    }

    /// "My allotment": what one has only for it.
    private func gear(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.mine),
            !grammar.isAsked(grammar.sentence(around: index))
        else { return nil }
        for noun in index + 1...index + 2 {
            if let length = grammar.length(.pastimeGear, at: noun) {
                return Liking(subject: .speaker, topics: [noun..<noun + length], start: index, end: noun + length)
            }
        }
        return nil
    }

    /// "My stamp albums", "her vinyl collection".
    private func collection(at index: Int) -> Liking? {
        guard grammar.isWord(index, .collection), let thing = grammar[index - 1], thing.kind == .word,
            !CommonWords.function.contains(thing.word), !grammar.isWord(index - 1, .lessonAttribute)
        else { return nil }
        for owner in stride(from: index - 2, through: max(index - 3, 0), by: -1) {
            let subject: Liking.Subject
            if grammar.isWord(owner, in: lexicon.words.mine) {
                subject = .speaker
            } else if grammar.isWord(owner, in: lexicon.words.theirs) || grammar[owner]?.text.isPossessive == true {
                subject = .someoneElse
            } else {
                continue
            }
            return Liking(subject: subject, topics: [owner + 1..<index], start: owner, end: index + 1)
        }
        return nil
    }

    /// "Three years of judo", "seit zwei Jahren Judo".
    private func duration(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.durationNouns),
            grammar[index - 1]?.kind == .number || CalendarWords.numbers[grammar[index - 1]?.text ?? ""] != nil
                || grammar.isWord(index - 1, in: lexicon.words.durationLeads),
            grammar.isWord(index + 1, in: lexicon.words.ofWords) || grammar.has(.capitalisedNouns),
            let sentence = statement(around: index)
        else { return nil }
        let first = grammar.isWord(index + 1, in: lexicon.words.ofWords) ? index + 2 : index + 1
        guard let what = pastime(from: first) else { return nil }
        let isOthers = sentence.contains { $0 < index && grammar.isWord($0, in: lexicon.words.third) }
        return Liking(
            subject: isOthers ? .someoneElse : .speaker, topics: [what], start: index - 1, end: what.upperBound)
    }

    /// "Climbing is my thing", "growing dahlias is all I do".
    private func predicate(at index: Int) -> Liking? {
        guard grammar.isWord(index, .isVerb) || grammar.isWord(index, .copula), statement(around: index) != nil else {
            return nil
        }
        let first = grammar.head(of: grammar.sentence(around: index))
        guard first < index, index - first <= 3, let head = grammar[first], head.kind == .word,
            pastime(from: first)?.upperBound == index || Cue.progressiveEnding.ends(head.text, beyond: 2)
                // "Wheel throwing is my therapy"
                || grammar[index - 1].map({ $0.kind == .word && Cue.progressiveEnding.ends($0, beyond: 2) }) == true
                || isNamedAsFavourite(first..<index)
        else { return nil }
        if let length = grammar.length(.allOneDoes, at: index + 1) {
            let isOthers = (index + 1..<index + 1 + length).contains { grammar.isWord($0, in: lexicon.words.third) }
            return Liking(
                subject: isOthers ? .someoneElse : .speaker, topics: [first..<index], start: first,
                end: index + 1 + length)
        }
        // "Is basically my therapy"
        var owner = index + 1
        while grammar.isWord(owner, .likingAdverb)
            || grammar[owner].map({ Cue.adverbEnding.ends($0, beyond: 2) }) == true
        {
            owner += 1
        }
        let isMine = grammar.isWord(owner, in: lexicon.words.mine)
        guard isMine || grammar.isWord(owner, in: lexicon.words.theirs),
            let noun = (owner + 1...owner + 3).first(where: { grammar.isWord($0, .hobbyPredicate) })
        else { return nil }
        return Liking(
            subject: isMine ? .speaker : .someoneElse, topics: [first..<index], start: first, end: noun + 1)
    }

    /// "Thai food", of "Thai food is my absolute favourite": what is for all, and not the one at hand.
    private func isNamedAsFavourite(_ topic: Range<Int>) -> Bool {
        topic.allSatisfy {
            grammar.isWord($0) && !CommonWords.function.contains(grammar.word(at: $0))
                && !grammar.isWord($0, in: lexicon.words.determiners) && grammar.day(at: $0) == nil
                && !grammar.isWord($0, .topicStop) && !grammar.isRelation($0)
                && grammar[$0].map { !GivenNames.isKnown($0.text) } == true
        }
            && (topic.upperBound + 1...topic.upperBound + 4).contains { grammar.isWord($0, .favouriteNoun) }
    }

    /// "I'm a keen gardener", "ich bin begeisterte Taucherin".
    private func agent(at index: Int) -> Liking? {
        let isAvid = grammar.isWord(index, .avid)
        let isDegree =
            grammar.isWord(index, .fanSize) && !grammar.isWord(index, in: lexicon.words.determiners)
            && !grammar.isWord(index, .ofPreposition)
        guard isAvid || isDegree || grammar.isWord(index, in: lexicon.words.determiners),
            statement(around: index) != nil
        else { return nil }
        var end = index + 1
        while let word = grammar[end], word.kind == .word, end < index + 4, !CommonWords.function.contains(word.word) {
            end += 1
        }
        guard end > index + 1, let last = grammar[end - 1], last.text.count > 3,
            RelationWords.relations[last.word] == nil,
            !grammar.isWord(end - 1, .follower),
            isAvid && Cue.agentEnding.ends(last.text) || grammar.isWord(end - 1, .liker)
                // "A runner", but not "a brilliant baker"
                || (isDegree || end == index + 2) && isPractitioner(last)
        else { return nil }
        // "More of a gamer"
        var before = grammar.isWord(index - 1, in: lexicon.words.determiners) ? index - 1 : index
        while grammar.isWord(before - 1, .ofPreposition) || grammar.isWord(before - 1, .personLead),
            !grammar.isWord(before - 1, .stateOfSpeaker), !grammar.isWord(before - 1, .stateVerb)
        { before -= 1 }
        let subjects: [(Cue, Liking.Subject)] = [
            (.stateOfSpeaker, .speaker), (.stateVerbOfSpeaker, .speaker), (.stateOfOther, .someoneElse),
        ]
        let who: Liking.Subject
        if let contracted = subjects.first(where: { grammar.isWord(before - 1, $0.0) })?.1 {
            who = contracted
        } else if let owner = grammar[before - 1], owner.isPossessive, isPerson(owner) {
            who = .someoneElse
        } else if grammar.isWord(before - 1, .stateVerb) || grammar.isWord(before - 1, .copula)
            || grammar.isWord(before - 1, .speakersVerb), let subject = subject(before: before - 1),
            subject.subject != .listener
        {
            who = subject.subject
        } else {
            return nil
        }
        // "A big bookworm" is a bookworm.
        var first = index + 1
        while first < end - 1,
            grammar.isWord(first, .avid) || grammar.isWord(first, .fanSize)
                || grammar.isWord(first, in: lexicon.words.determiners)
        { first += 1 }
        return Liking(subject: who, topics: [first..<end], start: index, end: end)
    }

    /// "Mein Mann ist Hobbyimker".
    private func hobbyist(at index: Int) -> Liking? {
        let verb = grammar.isWord(index - 1, in: lexicon.words.determiners) ? index - 2 : index - 1
        guard grammar.isWord(index), grammar.isWord(verb, .copula) || grammar.isWord(verb, .speakersVerb),
            Cue.hobbyPrefix.starts(grammar.tokens[index].text, beyond: 2), let who = subject(before: verb),
            who.subject != .listener
        else { return nil }
        return Liking(subject: who.subject, topics: [index..<index + 1], start: min(who.start, index), end: index + 1)
    }

    /// "My brother's", "Karen's": with what they are behind it.
    private func isPerson(_ token: Token) -> Bool {
        RelationWords.relations[token.stem] != nil
            || token.isCapitalised && GivenNames.isKnown(token.text.withoutPossessive)
    }

    /// "Gardener", of "gardening".
    private func isPractitioner(_ agent: Token) -> Bool {
        guard let stem = Cue.agentEnding.stem(of: agent) else { return false }
        return lexicon.words.pastimes.contains(stem)
            || Cue.progressiveEnding.texts.contains { lexicon.words.pastimes.contains(stem + $0) }
            || Cue.infinitiveEnding.texts.contains { lexicon.words.pastimes.contains(stem + $0) }
    }
}
