/// Likings told by a turn of phrase around the thing: "nothing beats fly fishing", "running keeps me sane", "Sundays are for baking",
/// "I can talk about trains for hours".
struct FramedLikings: Sendable {
    let grammar: Grammar
    private let reader: PastimeReader

    init(grammar: Grammar) {
        self.grammar = grammar
        reader = PastimeReader(grammar: grammar)
    }

    func find() -> [Liking] {
        grammar.tokens.indices.compactMap { index in
            guard grammar.isWord(index) || grammar.isSign(index, "=") else { return nil }
            return unbeaten(at: index) ?? keeping(at: index) ?? teased(at: index) ?? forDays(at: index) ?? talkedOf(
                at: index)
                ?? infected(at: index) ?? allThought(at: index)
        }
    }

    /// "Nothing beats wild swimming": of what is no pastime, few speak so of more than a moment.
    private func unbeaten(at index: Int) -> Liking? {
        guard let length = grammar.length(.nothingBeats, at: index), isClaimed(index) else { return nil }
        let topics = pastimes(from: index + length)
        guard let end = topics.last?.upperBound, !isDenied(end..<end + 1) else { return nil }
        return liking(topics, start: index)
    }

    /// It asks nothing and tells of no film.
    private func isClaimed(_ index: Int) -> Bool {
        !grammar.sentence(around: index).contains { grammar.isSign($0, "?") || grammar.isWord($0, .fiction) }
    }

    /// "Gardening keeps me sane", "la cerámica me da la vida", "skating's my life", "bees are her life".
    private func keeping(at index: Int) -> Liking? {
        // The thing first, as few words are one.
        let noun = grammar.isSign(index - 1, ",") ? index - 2 : index - 1
        // "Skating's my life"
        let isContracted = grammar[noun].map { $0.isPossessive && grammar.words.pastimes.contains($0.stem) } == true
        // "Plants are her whole life"
        let isWhole =
            grammar.length(.wholeLife, at: index) != nil && isNoun(noun) && !grammar.isRelation(noun)
            && !grammar.isWord(noun, .noPastime)
        guard reader.isActivity(noun) || isContracted || isWhole else { return nil }
        let sentence = grammar.sentence(around: index)
        let own = grammar.words.keepsOne.end(in: grammar, at: index, before: sentence.upperBound)
        guard let end = own ?? grammar.words.keepsOther.end(in: grammar, at: index, before: sentence.upperBound),
            isClaimed(index), !isDenied(index..<end)
        else { return nil }
        var start = noun
        // "Rock climbing"
        if let word = grammar[start - 1], word.kind == .word, !CommonWords.function.contains(word.word),
            !grammar.isWord(start - 1, in: grammar.words.determiners), !grammar.isWord(start - 1, .likedArticle),
            !grammar.isWord(start - 1, .likingAdverb), !grammar.isWord(start - 1, in: grammar.words.hesitations)
        {
            start -= 1
        }
        let before = grammar[start - 1]
        guard
            before?.kind != .word || grammar.isWord(start - 1, in: grammar.words.determiners)
                || grammar.isWord(start - 1, .likedArticle) || grammar.isWord(start - 1, .likingAdverb)
                || grammar.isWord(start - 1, .tellingLead) || grammar.isWord(start - 1, .listAnd)
                || grammar.isWord(start - 1, in: grammar.words.but)
                || grammar.isWord(start - 1, in: grammar.words.hesitations)
        else { return nil }
        return Liking(
            subject: own == nil ? .someoneElse : .speaker, topics: [start..<noun + 1],
            name: isContracted ? grammar[noun]?.text.withoutPossessive : nil, start: start, end: end)
    }

    /// "You and your trains".
    private func teased(at index: Int) -> Liking? {
        guard let length = grammar.length(.youAnd, at: index), isClaimed(index),
            let what = pastimes(from: index + length).first,
            grammar.endsClause(what.upperBound)
                || grammar[what.upperBound].map({ grammar.words.hesitations.contains($0.word) }) == true
                || PlanWords.interjections.contains(grammar.word(at: what.upperBound))
        else { return nil }
        return Liking(subject: .listener, topics: [what], start: index, end: what.upperBound)
    }

    private func isDenied(_ range: Range<Int>) -> Bool {
        grammar.clause(around: range).contains {
            grammar.isWord($0, .playingDenial) || grammar.isWord($0, .pastimeRefusal) || grammar.isWord($0, .gladDenial)
        }
    }

    /// "Sundays are for fly fishing", "le dimanche c'est pêche".
    private func forDays(at index: Int) -> Liking? {
        // "Weekends = climbing"
        guard let length = grammar.isSign(index, "=") ? 1 : grammar.length(.daysFor, at: index), isClaimed(index),
            (max(0, index - 3)..<index).contains(where: { isRecurring($0) })
        else { return nil }
        return liking(pastimes(from: index + length), start: index)
    }

    /// "Sundays", "le dimanche".
    private func isRecurring(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return grammar.words.everyWeekdays.contains(token.word)
            || CalendarWords.weekdays[token.word] != nil
                && grammar.isWord(index - 1, in: grammar.words.recurringArticles)
            // "Saturday mornings"
            || CalendarWords.weekdays[grammar.word(at: index - 1)] != nil
    }

    /// "I can talk about trains for hours", "ich könnte stundenlang über Pilze reden".
    private func talkedOf(at index: Int) -> Liking? {
        guard let length = grammar.length(.talkLead, at: index), isClaimed(index),
            let topic = grammar.topics(
                from: index + length, style: .init(allowsDeterminer: grammar.isWord(index + length, .likedArticle))
            ).first,
            !topic.contains(where: { grammar.isWord($0, .noPastime) || grammar.isRelation($0) })
        else { return nil }
        let sentence = grammar.sentence(around: index)
        let isLong = sentence.contains { grammar.length(.forHours, at: $0) != nil }
        let isOwn =
            (sentence.lowerBound..<topic.lowerBound).contains { grammar.isWord($0, in: grammar.words.first) }
            || grammar.isWord(index, .verbOfSpeaker) || grammar.isWord(index - 1, .couldOfSpeaker)
        guard isLong, isOwn, !sentence.contains(where: { grammar.isWord($0, in: grammar.words.second) }) else {
            return nil
        }
        var named = topic
        while named.count > 1, grammar.length(.forHours, at: named.upperBound - 1) != nil { named.removeLast() }
        return liking([named], start: index)
    }

    /// "Got the gardening bug", "im Strickfieber".
    private func infected(at index: Int) -> Liking? {
        let isPhase = grammar.isWord(index, .bug) && grammar.isWord(index - 2, in: grammar.words.determiners)
        if grammar.isWord(index, .bug), reader.isPastime(index - 1) || isPhase && isNoun(index - 1),
            (max(0, index - 5)..<index).contains(where: { grammar.isWord($0, .caught) }), isClaimed(index),
            let who = reader.actor(before: index - 1, in: grammar.sentence(around: index))
        {
            return Liking(subject: who.subject, topics: [index - 1..<index], start: who.start, end: index + 1)
        }
        guard let stem = grammar.stem(index, .feverEnding), stem.utf8.count > 3,
            reader.isPastimeStem(stem), isClaimed(index),
            let who = reader.actor(before: index, in: grammar.sentence(around: index))
        else { return nil }
        return Liking(subject: who.subject, topics: [index..<index + 1], start: who.start, end: index + 1)
    }

    /// "All my son thinks about is dinosaurs", "all she wants to do is draw", "er redet nur noch von Autos".
    private func allThought(at index: Int) -> Liking? {
        guard let length = grammar.length(.allThought, at: index), isClaimed(index) else { return nil }
        let sentence = grammar.sentence(around: index)
        guard let who = reader.actor(before: index, in: sentence), who.start < index else { return nil }
        // In one language "all" stands before the one who thinks, in others the verb says that it is nothing else.
        let isAll = sentence.contains { $0 < who.start && grammar.isWord($0, .everyThing) }
        guard isAll || grammar.has(.droppedSubjects) || grammar.has(.capitalisedNouns) else { return nil }
        let first = index + length
        if let verb = grammar.words.pastime(of: grammar.word(at: first)), grammar.endsClause(first + 1) {
            return Liking(
                subject: who.subject, topics: [first..<first + 1], name: verb, start: who.start, end: first + 1)
        }
        guard
            let topic = grammar.topics(
                from: first, style: .init(allowsDeterminer: grammar.isWord(first, .likedArticle), isStrict: true)
            ).first, !topic.contains(where: { grammar.isWord($0, .noPastime) })
        else { return nil }
        return Liking(subject: who.subject, topics: [topic], start: who.start, end: topic.upperBound)
    }

    private func isNoun(_ index: Int) -> Bool {
        grammar.isWord(index) && !CommonWords.function.contains(grammar.word(at: index))
            && !grammar.isWord(index, .plainPerson) && !grammar.isWord(index, .noKind)
            && grammar[index].map { !Cue.adverbEnding.ends($0, beyond: 2) } == true
    }

    /// A pastime, and those listed with it, with or without an article.
    private func pastimes(from start: Int) -> [Range<Int>] {
        var first = start
        while grammar.isWord(first, in: grammar.words.determiners) || grammar.isWord(first, .placeAdjective)
            || grammar.isWord(first, .deedAdjective)
        {
            first += 1
        }
        if let what = reader.pastime(from: first) { return [what] }
        // "A swim before breakfast"
        let isDeed = first > start && grammar.isWord(first, in: grammar.words.pastimeInfinitives)
        return reader.isActivity(first) || isDeed ? [first..<first + 1] : []
    }

    private func liking(_ topics: [Range<Int>], start: Int) -> Liking? {
        guard let end = topics.map(\.upperBound).max() else { return nil }
        return Liking(subject: .speaker, topics: topics, start: start, end: end)
    }
}
