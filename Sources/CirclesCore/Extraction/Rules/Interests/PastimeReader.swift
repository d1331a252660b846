/// What somebody does again and again, which says as much as a word for liking: "been restoring an old motorbike",
/// "cello lesson", "we play handball", "back to bouldering".
struct PastimeReader: Sendable {
    let grammar: Grammar
    let lexicon: Lexicon

    init(grammar: Grammar) {
        self.grammar = grammar
        lexicon = grammar.lexicon
    }

    func find() -> [Liking] {
        let told = sentencesWithLength
        var found: [Liking] = []
        for index in grammar.tokens.indices where found.count < RuleBasedExtractor.maximumItems {
            guard let token = grammar[index], token.kind == .word else { continue }
            if let liking = liking(at: index) ?? lasting(at: index, told) {
                if found.last.map({ $0.end <= liking.start }) ?? true { found.append(liking) }
            }
        }
        return found
    }

    /// What is done or owned for a pastime, the first of a message.
    func told() -> Liking? {
        for index in grammar.tokens.indices where grammar[index]?.kind == .word {
            if let liking = told(at: index) { return liking }
        }
        return nil
    }

    private func liking(at index: Int) -> Liking? {
        if let liking = named(at: index) ?? repeated(at: index) { return liking }
        return byVerb(at: index) ?? belonging(at: index)
    }

    private func named(at index: Int) -> Liking? {
        member(at: index) ?? doing(at: index) ?? lesson(at: index) ?? playing(at: index) ?? playedLong(at: index)
            ?? person(at: index)
    }

    private func told(at index: Int) -> Liking? {
        acting(at: index) ?? collected(at: index) ?? supporting(at: index) ?? collecting(at: index) ?? making(at: index)
            ?? signed(at: index)
    }

    private func repeated(at index: Int) -> Liking? {
        having(at: index) ?? fondness(at: index) ?? others(at: index) ?? habit(at: index) ?? ownMaking(at: index)
            ?? practised(at: index)
            ?? comingFrom(at: index)
    }

    // MARK: been restoring

    /// "been restoring an old motorbike", "I've started bookbinding", "back to bouldering".
    private func doing(at index: Int) -> Liking? {
        guard let length = lexicon.words.pastimeLeads.length(in: grammar, at: index) else { return nil }
        var verb = index + length
        let isTheirs = grammar.isWord(verb, in: lexicon.words.yours)
        while grammar.isWord(verb, in: lexicon.words.determiners) || grammar.isWord(verb, .lessonAttribute),
            !isTheirs, pastime(from: verb + 1) != nil
        {
            verb += 1
        }
        guard let token = grammar[verb], token.kind == .word else { return nil }
        // "Took up rock climbing"
        let activity =
            pastime(from: verb) ?? (grammar.has(.droppedSubjects) && isActivity(verb) ? verb..<verb + 1 : nil)
        let isActivity = activity != nil
        // "J'apprends le hangul": what is learnt is known by that.
        let isLearntBefore = (index..<index + length).contains { grammar.isWord($0, .learnsLead) }
        guard lexicon.words.pastimeVerbs.contains(token.word) || isActivity || isLearntBefore,
            let who = subject(before: index)
        else {
            return nil
        }
        guard !grammar.isAsked(grammar.sentence(around: index)) else { return nil }
        // "Always the bridge"
        guard verb == index + length || !isCommon(at: verb) || grammar.isWord(index + length, .lessonAttribute) else {
            return nil
        }
        // "She's learning Korean": the subject is in the words before it.
        let isOthers = who.start == index && grammar.isWord(index, .pastimeOfOther)
        let isLearnt = grammar.isWord(verb, .learningVerb)
        var end = activity?.upperBound ?? verb + 1
        if !isActivity {
            var first = isLearntBefore ? verb : end
            while grammar.isWord(first, .behindLearning) || grammar.isWord(first, .workedOn) { first += 1 }
            let object = isDuration(first) ? first : objectEnd(from: first)
            if object > first {
                end = object
            } else if isLearnt || token.text.count <= 6 {
                // "Practising for months" does not say what.
                return nil
            }
        }
        var start = isLearnt && end > verb + 1 ? verb + 1 : verb
        while start < end - 1, grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
        return Liking(
            subject: isOthers ? .someoneElse : who.subject, topics: [start..<end], start: min(who.start, index),
            end: end)
    }

    /// A pastime with up to two words that say which: "rock climbing".
    func pastime(from index: Int) -> Range<Int>? {
        for noun in index...index + 2 {
            if isPastime(noun) { return index..<(isPastime(noun + 1) ? noun + 2 : noun + 1) }
            guard let word = grammar[noun], word.kind == .word, !CommonWords.function.contains(word.word),
                !Cue.topicStop.contains(word.word), !grammar.isWord(noun, in: lexicon.words.determiners),
                grammar.day(at: noun) == nil
            else { return nil }
        }
        return nil
    }

    /// "Months", "three years", "a while", behind "for".
    private func isDuration(_ index: Int) -> Bool {
        let noun = grammar.isWord(index, in: lexicon.words.durationLeads) ? index + 1 : index
        return grammar[index]?.kind == .number || grammar.isWord(noun, in: lexicon.words.durationNouns)
    }

    /// The object behind a verb: up to four words with its article.
    func objectEnd(from start: Int) -> Int {
        var end = start
        while grammar.isWord(end, in: lexicon.words.determiners) { end += 1 }
        let first = end
        while let token = grammar[end], end - first < 4, token.kind == .word,
            !CommonWords.function.contains(token.word), !grammar.isWord(end, in: lexicon.words.determiners),
            !Cue.topicStop.contains(token.word), grammar.day(at: end) == nil
        {
            end += 1
        }
        return end > first ? end : start
    }

    // MARK: cello lesson

    /// "my cello recital", "a piano lesson", "band practice".
    private func lesson(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.pastimes), grammar.isWord(index + 1, in: lexicon.words.lessons)
        else {
            return nil
        }
        var start = index - 1
        while grammar.isWord(start, .lessonAttribute), !isHead(start) { start -= 1 }
        let subject: Liking.Subject
        if grammar.isWord(start, in: RelationWords.mine) {
            subject = .speaker
        } else if grammar.isWord(start, in: RelationWords.yours) {
            subject = .listener
        } else if grammar.isWord(start, in: lexicon.words.theirs) || isOwner(start) {
            subject = .someoneElse
        } else {
            let before = grammar.isWord(start, .lessonPreposition) ? start - 1 : start
            // "Third pottery class tonight": who counts them goes to them.
            if isCounted(start), isHead(start), let sentence = statement(around: index) {
                return Liking(
                    subject: .speaker, topics: [index..<(index + 1)], start: max(start, sentence.lowerBound),
                    end: index + 2)
            }
            guard grammar.isWord(before, .lessonVerb), !grammar.isWord(index + 1, .contest) else { return nil }
            guard let who = self.subject(before: before + 1) else { return nil }
            return Liking(subject: who.subject, topics: [index..<(index + 1)], start: who.start, end: index + 2)
        }
        return Liking(subject: subject, topics: [index..<(index + 1)], start: start, end: index + 2)
    }

    /// "Tim's", but not "it's".
    private func isOwner(_ index: Int) -> Bool {
        grammar[index].map { $0.isPossessive && !CommonWords.function.contains($0.word) } == true
    }

    // MARK: play the cello

    /// "I play the cello", "spielt Handball", "juega al baloncesto": said of what is usual, not of a day.
    private func playing(at index: Int) -> Liking? {
        guard lexicon.words.playing.length(in: grammar, at: index) != nil,
            !grammar.isWord(index - 1, .notPlaying)
        else { return nil }
        var noun = index + (lexicon.words.playing.length(in: grammar, at: index) ?? 1)
        // "Jetzt mache ich Wassergymnastik"
        let turned = grammar.isWord(noun, .invertedSubject) && !grammar.isWord(noun, in: lexicon.words.second)
        if turned { noun += 1 }
        while grammar.isWord(noun, in: lexicon.words.determiners) || grammar.isWord(noun, .likingAdverb)
            || grammar.isWord(noun, .behindPlaying)
        { noun += 1 }
        guard let what = pastime(from: noun) else { return nil }
        let sentence = grammar.sentence(around: index)
        guard
            !grammar.isAsked(sentence),
            !grammar.clause(around: index..<index + 1).contains(where: { grammar.isWord($0, .playingDenial) }),
            !sentence.contains(where: { grammar.day(at: $0) != nil || grammar.clockTime(at: $0)?.isExplicit == true }),
            let who = turned ? subject(before: noun) : subject(before: index)
        else { return nil }
        // "Peter, my husband, plays cello", "plays chess, too": the verb is somebody else's.
        let isOthers = who.start == index && who.subject == .speaker && grammar.isWord(index, .othersPlaying)
        return Liking(
            subject: isOthers ? .someoneElse : who.subject, topics: [what], start: who.start, end: what.upperBound)
    }

    /// "I have choir on Thursdays", "she has ballet before", "Emil hat noch Fußball".
    private func having(at index: Int) -> Liking? {
        guard grammar.isWord(index, .havingVerb) else { return nil }
        var noun = index + 1
        while grammar.isWord(noun, .likingAdverb) || grammar.isWord(noun, .behindPlaying) { noun += 1 }
        guard grammar.isWord(noun, in: lexicon.words.pastimes),
            grammar.endsClause(noun + 1) || grammar.day(at: noun + 1) != nil
                || grammar.isWord(noun + 1, .behindHaving),
            !grammar.isAsked(grammar.sentence(around: index)),
            let who = subject(before: grammar.isWord(index, .contractedIHave) ? index + 1 : index)
        else { return nil }
        return Liking(subject: who.subject, topics: [noun..<(noun + 1)], start: who.start, end: noun + 1)
    }

    /// "Ich geh dreimal die Woche bouldern", "I row every Saturday".
    private func habit(at index: Int) -> Liking? {
        // "Wir spielen jeden Freitag Doppelkopf"
        guard isPastime(index), lexicon.words.playing.length(in: grammar, at: index) == nil else { return nil }
        let sentence = grammar.sentence(around: index)
        guard lexicon.words.often.occur(in: grammar, sentence),
            !grammar.isAsked(sentence),
            !sentence.contains(where: {
                grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, .usedTo)
                    || grammar.length(.obligation, at: $0) != nil
            }),
            let actor = sentence.first(where: { $0 < index && grammar[$0]?.kind == .word }),
            let who = subject(before: actor + 1), who.subject != .listener
        else { return nil }
        return Liking(subject: who.subject, topics: [index..<index + 1], start: min(who.start, actor), end: index + 1)
    }

    /// "My neighbour Ted builds model railways".
    private func others(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.pastimeVerbsOfOthers),
            !grammar.isAsked(grammar.sentence(around: index)),
            !grammar.sentence(around: index).contains(where: { grammar.day(at: $0) != nil }),
            let who = subject(before: index), who.subject == .someoneElse
        else { return nil }
        var start = index + 1
        if let length = lexicon.words.often.length(in: grammar, at: start) { start += length }
        if grammar.isWord(start, .workedOn) { start += 1 }
        let end = objectEnd(from: start)
        guard end > start, !grammar.isWord(start, .noTopic),
            // "Grandma knits the whole day"
            !grammar.isWord(end - 1, in: lexicon.words.durationNouns),
            !CalendarWords.units.contains(grammar.word(at: end - 1)), AnswerThings.isNoun(start..<end, in: grammar)
        else {
            return nil
        }
        while start < end - 1, grammar.isWord(start, in: lexicon.words.determiners) { start += 1 }
        return Liking(subject: .someoneElse, topics: [start..<end], start: who.start, end: end)
    }

    /// "I've been making my own cheese".
    private func ownMaking(at index: Int) -> Liking? {
        guard let length = lexicon.words.ownMaking.length(in: grammar, at: index), let who = subject(before: index)
        else {
            return nil
        }
        let start = index + length
        let end = objectEnd(from: start)
        return end > start ? Liking(subject: who.subject, topics: [start..<end], start: who.start, end: end) : nil
    }

    /// "Ran my 2nd half marathon", "finished my first quilting project": one of a row.
    private func practised(at index: Int) -> Liking? {
        guard grammar.isWord(index, .practisedVerb), grammar.isWord(index + 1, in: lexicon.words.mine),
            let who = subject(before: index), who.subject == .speaker, statement(around: index) != nil
        else { return nil }
        var noun = index + 2
        while isCounted(noun) || grammar.isWord(noun, .lessonAttribute) || grammar.isWord(noun, .ordinalSuffix) {
            noun += 1
        }
        guard noun > index + 2 else { return nil }
        // "Half marathon"
        let first = noun
        if !isPastime(noun), isPastime(noun + 1), grammar[noun].map({ $0.kind == .word }) == true,
            !CommonWords.function.contains(grammar.word(at: noun))
        {
            noun += 1
        }
        guard isPastime(noun) else { return nil }
        return Liking(subject: .speaker, topics: [first..<noun + 1], start: min(who.start, index), end: noun + 1)
    }

    /// "Back from climbing", "komme grad vom Bouldern": what has no article is done again and again.
    private func comingFrom(at index: Int) -> Liking? {
        guard let length = grammar.length(.comingFrom, at: index), isPastime(index + length),
            !grammar.isWord(index + length + 1, in: lexicon.words.things), statement(around: index) != nil,
            let who = subject(before: index), who.subject != .listener
        else { return nil }
        let noun = index + length
        return Liking(subject: who.subject, topics: [noun..<noun + 1], start: who.start, end: noun + 1)
    }

    func isPastime(_ index: Int) -> Bool {
        guard grammar.isWord(index) else { return false }
        let noun =
            grammar.tokens[index].isPossessive
            ? Word(of: grammar.tokens[index].text.withoutElision) : grammar.tokens[index].noun
        return lexicon.words.pastimes.contains(noun)
            || lexicon.words.pastimeEnds.end(of: grammar.tokens[index]) != nil
    }

    /// A pastime, or a verb for one: "leer".
    func isActivity(_ index: Int) -> Bool {
        isPastime(index) || grammar.isWord(index, in: lexicon.pastimeNames)
    }

    /// "Strick", of "Strickfieber".
    func isPastimeStem(_ stem: String) -> Bool {
        lexicon.words.pastimes.contains(stem)
            || Cue.compoundEnding.texts.contains { lexicon.words.pastimes.contains(stem + $0) }
    }

    /// "2nd", "third".
    private func isCounted(_ index: Int) -> Bool {
        if grammar[index]?.kind == .number { return grammar.isWord(index + 1, .ordinalSuffix) }
        guard let token = grammar[index], token.kind == .word else { return false }
        return CalendarWords.ordinals[token.word] != nil
            || grammar.isWord(index, .ordinalSuffix) && grammar[index - 1]?.kind == .number
    }

    /// No word stands before it in its sentence but one for a day: "heute dritter Töpferkurs".
    private func isHead(_ index: Int) -> Bool {
        (grammar.sentence(around: index).lowerBound..<index).allSatisfy {
            grammar[$0]?.kind != .word || grammar.day(at: $0) != nil
                || PlanWords.interjections.contains(grammar.word(at: $0))
        }
    }

    /// The sentence, unless it asks, denies or only supposes.
    func statement(around index: Int) -> Range<Int>? {
        let sentence = grammar.sentence(around: index)
        let isClaimed =
            !grammar.isAsked(sentence)
            && !sentence.contains {
                grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, .pastimeDenial)
            }
        return isClaimed ? sentence : nil
    }

    // MARK: who

    /// "[My sister]'s thriving, plays the oboe, got into the orchestra": who the sentence began with, where nobody else was named since.
    private func relativeSpokenOf(before comma: Int) -> Int? {
        let head = grammar.head(of: grammar.sentence(around: comma))
        guard head < comma, let mention = RelativeMention(in: grammar, at: head), mention.isSpeakers,
            !(mention.tokens.upperBound..<max(comma, mention.tokens.upperBound)).contains(where: {
                grammar.isWord($0, in: lexicon.words.first) || grammar.isWord($0, in: lexicon.words.second)
            })
        else { return nil }
        return head
    }

    /// The subject of words that begin at `index`; at the head of a thought, the one who writes.
    func subject(before index: Int) -> (subject: Liking.Subject, start: Int)? {
        var start = index - 1
        while grammar.isWord(start, .likingAdverb)
            || grammar.isWord(start, .beforePastimeVerb)
        { start -= 1 }
        // "Peter, my husband, builds boats"
        if grammar.isSign(start, ","), let apposition = RelativeMention.start(in: grammar, endingAt: start) {
            return (.someoneElse, apposition)
        }
        if grammar.isSign(start, ","), let other = relativeSpokenOf(before: start) { return (.someoneElse, other) }
        guard let token = grammar[start], token.kind == .word else { return (.speaker, index) }
        if grammar.isWord(start, .pastimeOfSpeaker) { return (.speaker, start) }
        if grammar.isWord(start, .pastimeOfListener) { return (.listener, start) }
        if grammar.isWord(start, .pastimeOfOther) { return (.someoneElse, start) }
        if grammar.isWord(start, .pastimeDenial) { return nil }
        for first in stride(from: start, through: max(start - 4, 0), by: -1) {
            if let relative = RelativeMention(in: grammar, at: first), relative.tokens.upperBound == start + 1 {
                // "Me and my sister"
                let isBoth =
                    grammar.isWord(first - 1, .listAnd) && grammar.isWord(first - 2, in: lexicon.words.first)
                return isBoth ? (.speaker, first - 2) : (.someoneElse, first)
            }
        }
        if token.isCapitalised, GivenNames.isKnown(token.text.withoutPossessive) { return (.someoneElse, start) }
        // "Papa baut Modellflugzeuge"
        if lexicon.words.kinNames.contains(token.word), start == grammar.sentence(around: start).lowerBound {
            return (.someoneElse, start)
        }
        return grammar.has(.droppedSubjects) ? (.speaker, index) : nil
    }
}
