/// A pastime told by what stands around it, where no turn of phrase tells it: whose it is, how often it is done, how far somebody has
/// come with it, what they long for. Each sign counts once; what people also do as a duty, or watch, needs two.
extension PastimeReader {
    func signed(at index: Int) -> Liking? {
        guard let named = signedTopic(at: index) else { return nil }
        let sentence = grammar.sentence(around: index)
        let clause = grammar.clause(around: named.topic)
        guard isToldOfOneself(named.topic.lowerBound, clause, in: sentence),
            let who = actor(before: named.topic.lowerBound, in: sentence) ?? unnamed(named, in: sentence),
            named.signs + signs(around: named.topic, in: sentence) >= needed(for: named, of: who.subject, in: sentence)
        else { return nil }
        return Liking(
            subject: who.subject, topics: [named.topic], name: named.name,
            start: min(who.start, named.topic.lowerBound),
            end: named.topic.upperBound)
    }

    /// "Sonntags gehört der Vormittag dem Tennis": of whom it is said without anybody's name is whoever says it.
    private func unnamed(_ named: Signed, in sentence: Range<Int>) -> (subject: Liking.Subject, start: Int)? {
        let isKept = named.signs > 0 && keepsAway(sentence)
        guard
            table.devotion.occur(in: grammar, sentence) || isLasting(sentence) || isKept
                || sentence.contains(where: isEveryWeek),
            !sentence.contains(where: {
                grammar.isSomebodyElse($0) || grammar.isWord($0, .someone) || grammar.isWord($0, .nobody)
                    || grammar[$0].map { $0.isCapitalised && GivenNames.isKnown($0.text) } == true
            })
        else { return nil }
        return (.speaker, named.topic.lowerBound)
    }

    var table: PastimeSigns { lexicon.words.pastimeSigns }

    func isCommon(at index: Int) -> Bool { grammar[index].map(isCommon) == true }

    func isCommon(_ token: Token) -> Bool {
        table.common.contains(token.isPossessive ? Word(of: token.text.withoutElision) : token.noun)
    }

    /// No other noun follows, as far as small words tell.
    func endsName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return true }
        return CommonWords.function.contains(token.word) || grammar.isWord(index, .topicStop)
            || grammar.isWord(index, .afterTopic) || grammar.isWord(index, .isVerb) || grammar.day(at: index) != nil
            || table.signs.contains { $0.length(in: grammar, at: index) != nil } || isPastime(index)
            || grammar.isWord(index, .verbBehindName) || grammar.isWord(index, in: table.was)
            || grammar.isWord(index, in: lexicon.words.hesitations) || isEveryWeek(index)
    }

    func isPractice(_ index: Int) -> Bool {
        grammar.isWord(index, in: lexicon.words.lessons) || grammar.isWord(index, in: table.practice)
    }

    /// How many signs stand in the sentence.
    private func signs(around topic: Range<Int>, in sentence: Range<Int>) -> Int {
        let verb = grammar.isWord(topic.lowerBound - 1, .likedArticle) ? topic.lowerBound - 2 : topic.lowerBound - 1
        var count = grammar.isWord(verb, .learningVerb) ? 2 : 0
        if keepsAway(sentence) { count += 1 }
        count += table.signs.count { $0.occur(in: grammar, sentence) }
        if table.devotion.occur(in: grammar, sentence) { count += 2 }
        if lexicon.words.often.occur(in: grammar, sentence) || isLasting(sentence)
            || sentence.contains(where: isEveryWeek)
        {
            count += 2
        }
        if isOwn(topic.lowerBound) || isTheirs(topic.lowerBound) { count += 1 }
        if isAttended(topic.lowerBound)
            || isBare(topic.lowerBound) && grammar.isWord(topic.upperBound, in: table.was)
        {
            count += 1
        }
        return count
    }

    /// "My pottery", "my new loom".
    func isOwn(_ index: Int) -> Bool {
        let isDescribed =
            grammar.isWord(index - 1, .lessonAttribute) || grammar.isWord(index - 1, .hobbyAttribute)
            || table.signs.contains { $0.length(in: grammar, at: index - 1) != nil }
        return grammar.isWord(index - 1, in: lexicon.words.mine)
            || isDescribed && grammar.isWord(index - 2, in: lexicon.words.mine)
    }

    /// "His pigeons", "Gran's knitting circle".
    private func isTheirs(_ index: Int) -> Bool {
        grammar.isWord(index - 1, in: lexicon.words.theirs)
            || grammar[index - 1].map { $0.isPossessive && !CommonWords.function.contains($0.word) } == true
    }

    /// "For twenty years".
    private func isLasting(_ sentence: Range<Int>) -> Bool {
        sentence.contains { lead in
            grammar.isWord(lead, .lastingLead)
                && (lead + 1...lead + 3).contains { grammar.isWord($0, in: lexicon.words.durationNouns) }
        }
    }

    /// "Tuesdays", "le mardi".
    private func isEveryWeek(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return lexicon.words.everyWeekdays.contains(token.word)
            || CalendarWords.weekdays[token.word] != nil
                && grammar.isWord(index - 1, in: lexicon.words.recurringArticles)
    }

    /// "At fencing".
    private func isAttended(_ index: Int) -> Bool { isBare(index) && grammar.isWord(index - 1, in: table.attending) }

    func isBare(_ index: Int) -> Bool {
        !grammar.isWord(index - 1, in: lexicon.words.determiners) && !grammar.isWord(index - 1, .likedArticle)
    }

    private func needed(for named: Signed, of subject: Liking.Subject, in sentence: Range<Int>) -> Int {
        var needed = named.isCommon ? 2 : 1
        // "I do a bit of whittling": who names it so does it.
        if !named.isCommon, isDeed(named.topic), isNamedBefore(named.topic, in: sentence) { needed -= 1 }
        if isAhead(in: sentence), named.signs == 0 || !keepsAway(sentence) { needed += 1 }
        if subject == .someoneElse, !isAttended(named.topic.lowerBound) { needed += 1 }
        return needed
    }

    /// "Whittling": its form says that it is done.
    private func isDeed(_ topic: Range<Int>) -> Bool {
        grammar[topic.upperBound - 1].map { Cue.progressiveEnding.ends($0, beyond: 2) } == true
            && isBare(topic.lowerBound)
    }

    /// The one who does it is named in the clause.
    private func isNamedBefore(_ topic: Range<Int>, in sentence: Range<Int>) -> Bool {
        grammar.clause(around: topic).contains {
            $0 < topic.lowerBound && grammar.isWord($0, in: lexicon.words.first)
        }
    }

    /// "Can't do Thursday, got band practice": what keeps somebody away comes again and again.
    private func keepsAway(_ sentence: Range<Int>) -> Bool { table.cannot.occur(in: grammar, sentence) }

    /// Farther from it, a party or a screen is another matter.
    private static let farthestOccasion = 6

    /// It is neither asked, denied, offered nor told to the other one about themselves.
    private func isToldOfOneself(_ topic: Int, _ clause: Range<Int>, in sentence: Range<Int>) -> Bool {
        // "Wer hat angefangen mit dem Tennis"
        let head = grammar.head(of: sentence)
        // "Hows the guitar going"
        if grammar.isWord(head, .openQuestion) || table.asksProgress.occur(in: grammar, sentence) { return false }
        let isDevoted = table.devotion.occur(in: grammar, sentence)
        return !clause.contains {
            grammar.isSign($0, "?") || grammar.isWord($0, in: lexicon.words.second) || grammar.isWord($0, .usedTo)
                || !isDevoted && grammar.isWord($0, .playingDenial)
                || grammar.isWord($0, in: table.once) && abs($0 - topic) <= Self.farthestOccasion
                || !isDevoted
                    && (grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, .pastimeRefusal))
                || grammar.length(.obligation, at: $0) != nil
        } && !isOffered(clause)
    }
}
