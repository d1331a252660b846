/// "I love jazz", "she's into climbing", "my dad is a huge football fan", "I've taken up pottery".
struct EnglishLikings: Sendable {
    let grammar: Grammar

    func find() -> [Liking] {
        var found: [Liking] = []
        var index = 0
        while index < grammar.tokens.count, found.count < RuleBasedExtractor.maximumItems {
            if let liking = liking(at: index) {
                found.append(liking)
                index = max(liking.end, index + 1)
            } else {
                index += 1
            }
        }
        return found
    }

    private func liking(at index: Int) -> Liking? {
        verb(at: index) ?? phrase(at: index) ?? fan(at: index) ?? takenUp(at: index) ?? hobby(at: index)
    }

    // MARK: love, enjoy, like

    private func verb(at index: Int) -> Liking? {
        let isWeak = grammar.isWord(index, "like", "likes", "liked", "collect", "collects")
        guard isWeak || grammar.isWord(index, "love", "loves", "adore", "adores", "enjoy", "enjoys", "loved") else {
            return nil
        }
        if isWeak, grammar.isWord(index + 1, "last", "this", "that", "usual", "always", "before", "yesterday") {
            return nil
        }
        let isPast = grammar.isWord(index, "loved", "liked")
        guard let subject = subject(before: index, isPast: isPast) else { return nil }
        let isStressed = grammar.isWord(index - 1, in: LikingWords.adverbs)
        let topics = grammar.topics(from: index + 1, style: .init(isStrict: isWeak && !isStressed))
        return liking(subject, topics)
    }

    // MARK: into, fan of, obsessed with

    private func phrase(at index: Int) -> Liking? {
        var topicStart: Int?
        var phraseStart = index
        if grammar.isWord(index, "into") {
            // "He got into Oxford", "into trouble": not a liking.
            let isEntered = grammar.isWord(index - 1, "got", "get", "getting", "gotten")
            if isEntered, grammar[index + 1]?.isCapitalised == true || grammar.isWord(index + 1, in: Self.entered) {
                return nil
            }
            topicStart = index + 1
        } else if let preposition = Self.feelings[grammar[index]?.text ?? ""], grammar.isWord(index + 1, preposition) {
            topicStart = index + 2
        } else if grammar.isWord(index, "love"), grammar.isWord(index - 1, "in"), grammar.isWord(index + 1, "with") {
            (topicStart, phraseStart) = (index + 2, index - 1)
        } else if grammar.isWord(index, "enough"), grammar.isWord(index + 1, "of"), grammar.isWord(index - 1, "get"),
            grammar.isWord(index - 2, "can't", "cannot", "cant", "couldn't")
        {
            guard let subject = directSubject(endingAt: index - 3) else { return nil }
            return liking(subject, grammar.topics(from: index + 2))
        }
        guard let topicStart, let subject = subject(ofStateBefore: phraseStart) else { return nil }
        return liking(
            subject, grammar.topics(from: topicStart, style: .init(allowsDeterminer: allowsTheir(topicStart))))
    }

    private func allowsTheir(_ index: Int) -> Bool { grammar.isWord(index, "their") }

    private static let entered: Set<String> = [
        "trouble", "debt", "university", "uni", "college", "medical", "med", "law", "bed", "town", "arguments",
        "fights",
        "work", "position", "shape", "school", "grad", "character", "contact", "details",
    ]

    private static let feelings: [String: String] = [
        "fan": "of", "obsessed": "with", "hooked": "on", "addicted": "to", "crazy": "about", "mad": "about",
        "nuts": "about", "wild": "about", "passionate": "about", "keen": "on", "fond": "of", "fascinated": "by",
        "enthusiastic": "about", "smitten": "with", "lover": "of", "fans": "of",
    ]

    // MARK: a football fan

    private func fan(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: Self.followers), !grammar.isWord(index + 1, "of", "club", "base") else {
            return nil
        }
        var start = index
        while start > 0, index - start < 4, !grammar.isWord(start - 1, "a", "an", "such"),
            grammar[start - 1]?.kind == .word || grammar.isSign(start - 1, "-")
        {
            start -= 1
        }
        guard grammar.isWord(start - 1, "a", "an", "such") else { return nil }
        let article = grammar.isWord(start - 2, "such", "quite", "not") ? start - 2 : start - 1
        while grammar.isWord(start, in: Self.sizes) { start += 1 }
        guard start < index, let subject = subject(ofStateBefore: article) else { return nil }
        return Liking(subject: subject.who, topics: [start..<index], start: subject.start, end: index + 1)
    }

    private static let followers: Set<String> = [
        "fan", "fanatic", "nerd", "geek", "lover", "addict", "enthusiast", "buff", "junkie", "freak", "aficionado",
        "nut",
    ]
    private static let sizes: Set<String> = [
        "big", "huge", "massive", "great", "total", "real", "true", "complete", "lifelong", "proper", "bit", "of", "a",
        "secret", "such", "absolute", "keen", "avid", "passionate", "hardcore", "biggest", "right", "proud", "serious",
    ]

    // MARK: taken up, discovered

    private func takenUp(at index: Int) -> Liking? {
        let isTaken = grammar.isWord(index, "taken", "took", "taking") && grammar.isWord(index + 1, "up")
        let isDiscovered =
            grammar.isWord(index, "discovered", "rediscovered")
            && !grammar.isWord(index + 1, in: LikingWords.determiners)
        guard isTaken || isDiscovered else { return nil }
        let topicStart = isTaken ? index + 2 : index + 1
        guard !grammar.isWord(topicStart, in: LikingWords.determiners) || grammar.isWord(topicStart, "the", "a"),
            let subject = subject(ofStateBefore: index) ?? directSubject(endingAt: index - 1),
            !(isDiscovered && subject.who == .someoneElse)
        else { return nil }
        return liking(subject, grammar.topics(from: topicStart))
    }

    // MARK: my hobby is

    private func hobby(at index: Int) -> Liking? {
        guard let who = Self.owners[grammar[index]?.text ?? ""] else { return nil }
        var noun = index + 1
        let isFavourite = grammar.isWord(noun, "favourite", "favorite", "fave")
        while noun < index + 4,
            grammar.isWord(noun, "new", "favourite", "favorite", "fave", "main", "biggest", "big", "latest")
        {
            noun += 1
        }
        if isFavourite, !grammar.isWord(noun, "part", "thing", "person", "day", "one"), grammar[noun]?.kind == .word {
            if !grammar.isWord(noun + 1, "is"), grammar.isWord(noun + 2, "is") { noun += 1 }
        } else if !grammar.isWord(noun, "hobby", "passion", "hobbies", "obsession", "pastime") {
            return nil
        }
        guard grammar.isWord(noun + 1, "is", "are"), !isQuestion(index) else { return nil }
        return liking(Subject(who: who, start: index), grammar.topics(from: noun + 2))
    }

    private static let owners: [String: Liking.Subject] = [
        "my": .speaker, "our": .speaker, "your": .listener, "his": .someoneElse, "her": .someoneElse,
        "their": .someoneElse,
    ]

    private func liking(_ subject: Subject, _ topics: [Range<Int>]) -> Liking? {
        guard let end = topics.map(\.upperBound).max() else { return nil }
        if grammar.isWord(end, "anymore", "no") { return nil }
        return Liking(subject: subject.who, topics: topics, start: subject.start, end: end)
    }
}
