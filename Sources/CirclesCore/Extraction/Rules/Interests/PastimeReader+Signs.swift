/// A pastime told by what stands around it, where no turn of phrase tells it: whose it is, how often it is done, how far somebody has
/// come with it, what they long for. Each sign counts once; what people also do as a duty, or watch, needs two.
extension PastimeReader {
    func signed(at index: Int) -> Liking? {
        guard let named = signedTopic(at: index) else { return nil }
        let sentence = grammar.sentence(around: index)
        let clause = grammar.clause(around: named.topic)
        guard isToldOfOneself(clause, in: sentence),
            let who = actor(before: named.topic.lowerBound, in: sentence) ?? unnamed(named.topic, in: sentence),
            named.signs + signs(around: named.topic, in: sentence) >= needed(for: named, of: who.subject, in: sentence)
        else { return nil }
        return Liking(
            subject: who.subject, topics: [named.topic], name: named.name,
            start: min(who.start, named.topic.lowerBound),
            end: named.topic.upperBound)
    }

    /// "Sonntags gehört der Vormittag dem Tennis": of whom it is said without anybody's name is whoever says it.
    private func unnamed(_ topic: Range<Int>, in sentence: Range<Int>) -> (subject: Liking.Subject, start: Int)? {
        guard
            table.devotion.occur(in: grammar, sentence) || isLasting(sentence) || sentence.contains(where: isEveryWeek),
            !sentence.contains(where: {
                grammar.isWord($0, in: lexicon.words.third) || grammar.isWord($0, .stranger)
                    || grammar.isWord($0, .someone) || grammar.isWord($0, .nobody)
                    || RelativeMention(anyAt: $0, in: grammar) != nil
                    || grammar[$0].map { $0.isCapitalised && GivenNames.isKnown($0.text) } == true
            })
        else { return nil }
        return (.speaker, topic.lowerBound)
    }

    private struct Signed {
        var topic: Range<Int>
        /// What the topic is called where its words do not say it: "klettern", of "Kletterhalle".
        var name: String?
        var isCommon: Bool
        /// Those that the name itself has: "choir night", "Skisaison".
        var signs: Int
    }

    private func signedTopic(at index: Int) -> Signed? {
        guard let token = grammar[index], token.kind == .word else { return nil }
        return gear(token, at: index) ?? pastimeName(at: index) ?? place(at: index) ?? compound(token, at: index)
    }

    /// "Climbing", "pub quiz", "choir night", "clase de cerámica".
    private func pastimeName(at index: Int) -> Signed? {
        guard let topic = name(at: index) else { return nil }
        let end = topic.upperBound
        // "A marathon of meetings"
        if grammar.isWord(end, in: lexicon.words.ofWords), !grammar.has(.nameBehindNoun) { return nil }
        let isPractised =
            isPractice(end) || grammar.isWord(index - 1, in: lexicon.words.ofWords) && isPractice(index - 2)
        // "We're bridge players"
        if grammar.isWord(end, in: table.players) {
            guard isSaidOfSpeaker(index) else { return nil }
            return Signed(topic: topic, isCommon: false, signs: 2)
        }
        // "A golf ball": what has another noun behind it is that noun.
        guard
            isPractised || grammar.has(.nameBehindNoun) || grammar.has(.capitalisedNouns) || topic.count > 1
                || endsName(end)
        else {
            return nil
        }
        let isPointedAt = !isPractised && topic.count == 1 && !isBare(index) && isCommon(grammar.tokens[index])
        guard !isPointedAt || isOwn(index) || table.devotion.occur(in: grammar, grammar.sentence(around: index)) else {
            return nil
        }
        return Signed(
            topic: topic, isCommon: topic.count == 1 && isCommon(grammar.tokens[index]), signs: isPractised ? 1 : 0)
    }

    /// "I'm a", "we're".
    private func isSaidOfSpeaker(_ index: Int) -> Bool {
        let before = grammar.isWord(index - 1, in: lexicon.words.determiners) ? index - 2 : index - 1
        return grammar.isWord(before, .stateOfSpeaker) || grammar.isWord(before, .selfWord)
    }

    /// The tokens of a pastime's name.
    func name(at index: Int) -> Range<Int>? {
        if let length = table.names.length(in: grammar, at: index) { return index..<index + length }
        return isPastime(index) ? index..<index + 1 : nil
    }

    /// "The climbing wall", "ins Schwimmbad".
    private func place(at index: Int) -> Signed? {
        for (name, words) in table.places {
            guard let length = words.length(in: grammar, at: index) else { continue }
            return Signed(topic: index..<index + length, name: name, isCommon: true, signs: 0)
        }
        return nil
    }

    /// "A loom": of what is had for nothing else, the thing is enough.
    private func gear(_ token: Token, at index: Int) -> Signed? {
        guard grammar.isWord(index, in: table.gear), endsName(index + 1) || !grammar.has(.nameBehindNoun) else {
            return nil
        }
        // "The hives": who speaks of them so has some.
        let isKnown = !isCommon(token) && grammar.isWord(index - 1, .definiteArticle)
        return Signed(topic: index..<index + 1, isCommon: isCommon(token), signs: isKnown ? 1 : 0)
    }

    /// A pastime, or what one has or where one goes for it.
    func isOfPastime(_ index: Int) -> Bool {
        isPastime(index) || grammar.isWord(index, in: table.gear)
            || (index - 2...index).contains { start in
                table.places.contains {
                    $0.words.length(in: grammar, at: start).map { start + $0 == index + 1 } == true
                }
            }
    }

    /// "Chorprobe", "Skisaison".
    private func compound(_ token: Token, at index: Int) -> Signed? {
        guard let stem = practised(token), isPastimeStem(stem) else { return nil }
        return Signed(topic: index..<index + 1, isCommon: table.common.contains(stem), signs: 1)
    }

    /// "Chor", of "Chorprobe"; "Yoga", of "Yogakurs".
    private func practised(_ token: Token) -> String? {
        guard let end = table.practiceEnds.first(where: { token.text.ends(in: $0, beyond: 2) }) else { return nil }
        let stem = String(token.text.dropLast(end.count))
        let joint = lexicon.words.genitiveEnd
        return !joint.isEmpty && stem.endsInBytes(of: joint) && !isPastimeStem(stem)
            ? String(stem.dropLast(joint.count)) : stem
    }

    private var table: PastimeSigns { lexicon.words.pastimeSigns }

    func isCommon(at index: Int) -> Bool { grammar[index].map(isCommon) == true }

    private func isCommon(_ token: Token) -> Bool {
        table.common.contains(token.isPossessive ? Word(of: token.text.withoutElision) : token.noun)
    }

    /// No other noun follows, as far as small words tell.
    private func endsName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return true }
        return CommonWords.function.contains(token.word) || grammar.isWord(index, .topicStop)
            || grammar.isWord(index, .afterTopic) || grammar.isWord(index, .isVerb) || grammar.day(at: index) != nil
            || table.signs.contains { $0.length(in: grammar, at: index) != nil } || isPastime(index)
            || grammar.isWord(index, .verbBehindName) || grammar.isWord(index, in: table.was)
            || grammar.isWord(index, in: lexicon.words.hesitations)
    }

    private func isPractice(_ index: Int) -> Bool {
        grammar.isWord(index, in: lexicon.words.lessons) || grammar.isWord(index, in: table.practice)
    }

    /// How many signs stand in the sentence.
    private func signs(around topic: Range<Int>, in sentence: Range<Int>) -> Int {
        var count = table.signs.count { $0.occur(in: grammar, sentence) }
        if table.devotion.occur(in: grammar, sentence) { count += 2 }
        if lexicon.words.often.occur(in: grammar, sentence) || isLasting(sentence)
            || sentence.contains(where: isEveryWeek)
        {
            count += 2
        }
        if isOwn(topic.lowerBound) { count += 1 }
        if isAttended(topic.lowerBound)
            || isBare(topic.lowerBound) && grammar.isWord(topic.upperBound, in: table.was)
        {
            count += 1
        }
        return count
    }

    /// "My pottery", "my new loom".
    private func isOwn(_ index: Int) -> Bool {
        let isDescribed =
            grammar.isWord(index - 1, .lessonAttribute) || grammar.isWord(index - 1, .hobbyAttribute)
            || table.signs.contains { $0.length(in: grammar, at: index - 1) != nil }
        return grammar.isWord(index - 1, in: lexicon.words.mine)
            || isDescribed && grammar.isWord(index - 2, in: lexicon.words.mine)
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

    private func isBare(_ index: Int) -> Bool {
        !grammar.isWord(index - 1, in: lexicon.words.determiners) && !grammar.isWord(index - 1, .likedArticle)
    }

    private func needed(for named: Signed, of subject: Liking.Subject, in sentence: Range<Int>) -> Int {
        var needed = named.isCommon ? 2 : 1
        if isAhead(in: sentence) { needed += 1 }
        if subject == .someoneElse, !isAttended(named.topic.lowerBound) { needed += 1 }
        return needed
    }

    /// It is neither asked, denied, offered nor told to the other one about themselves.
    private func isToldOfOneself(_ clause: Range<Int>, in sentence: Range<Int>) -> Bool {
        // "Wer hat angefangen mit dem Tennis"
        let head = grammar.head(of: sentence)
        if grammar.isWord(head, .openQuestion) { return false }
        let isDevoted = table.devotion.occur(in: grammar, sentence)
        return !clause.contains {
            grammar.isSign($0, "?") || grammar.isWord($0, in: lexicon.words.second) || grammar.isWord($0, .usedTo)
                || grammar.isWord($0, .playingDenial) || grammar.isWord($0, in: table.once)
                || !isDevoted
                    && (grammar.isWord($0, in: lexicon.words.doubting) || grammar.isWord($0, .pastimeRefusal))
                || grammar.length(.obligation, at: $0) != nil
        } && !isOffered(sentence)
    }
}
