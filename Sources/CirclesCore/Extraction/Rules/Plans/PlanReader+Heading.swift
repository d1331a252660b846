extension PlanReader {
    /// "10k this Thursday", "Book club is in two weeks", "Surf tomorrow?": a few words and the day.
    func fragment(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        var start = sentence.lowerBound
        while start < moment.lowerBound,
            grammar.isWord(start, in: PlanWords.interjections) || grammar.isSign(start, ":", ",", "-", "!", "¿", "¡")
        {
            start += 1
        }
        if let length = grammar.length(.howAbout, at: start) { start += length }
        guard start < moment.lowerBound else { return nil }
        // The last comma: "Comedy next time, movie tonight".
        if let comma = (start..<moment.lowerBound).last(where: {
            grammar.isSign($0, ",", ":") && $0 < moment.lowerBound - 1
        }) {
            start = comma + 1
        }
        while grammar.isWord(start, .titleDeterminer) {
            start += 1
        }
        // "How about 7 tomorrow": what was skipped may belong to the day itself.
        guard start < moment.lowerBound else { return nil }
        var end = moment.lowerBound
        while end > start,
            grammar.isWord(end - 1, .titleTail)
                || grammar.isSign(end - 1, ",", ":", "-") || grammar.isEmoji(end - 1)
        {
            end -= 1
        }
        start = afterDeterminer(start..<end)
        guard start < end, end - start <= 7, !isSound(start..<end) else { return nil }
        // "The one on the 20th?"
        if end - start == 1, grammar.isWord(start, .articleNumeral) { return nil }
        if let place = (start..<end).first(where: {
            grammar.isWord($0, .titlePlace)
        }), place > start {
            end = place
        }
        // "7th [to 14th]" is no name.
        guard start < end, (start..<end).allSatisfy({ isTitleWord($0) && grammar.day(at: $0) == nil }),
            (start..<end).contains(where: { grammar[$0]?.kind == .word && !grammar.isWord($0, .ordinalSuffix) }),
            end - start <= 5,
            endsPlainly(moment)
        else {
            return nil
        }
        guard let head = grammar[end - 1], head.kind != .sign, !Cue.pastEnding.ends(head.text),
            // "Two seats bought for 8/6"
            !grammar.isWord(end - 1, .pastVerb),
            // "The lawyer says Thursday"
            !grammar.isWord(end - 1, .sayingVerb)
        else { return nil }
        // A verb at the head ("antworte morgen") is no noun; who writes all of it small and asks ("bier am freitag?") means one.
        if grammar.has(.capitalisedNouns), !(start..<end).contains(where: { grammar[$0]?.isCapitalised == true }),
            !(end - start == 1 && grammar.isWrittenSmall(sentence) && isThing(start)
                && sentence.contains { grammar.isSign($0, "?") || grammar.isWord($0, in: grammar.words.or) })
        {
            return nil
        }
        // "Go with me Friday?"
        let isGeneric = (start..<end).allSatisfy { grammar.isWord($0, .anyMeeting) }
        return Plan(title: start..<end, isGeneric: isGeneric)
    }

    /// "Han cambiado el examen", "c'est la fête": the noun stands behind its article.
    private func afterDeterminer(_ range: Range<Int>) -> Int {
        guard grammar.has(.nounsBehindArticles) else { return range.lowerBound }
        let last = range.last { index in
            grammar.isWord(index, in: grammar.lexicon.words.determiners)
                && !grammar.isWord(index - 1, .nounPreposed)
        }
        return last.map { $0 + 1 } ?? range.lowerBound
    }

    /// "Pffff lundi", "hmmm Monday"
    private func isSound(_ range: Range<Int>) -> Bool {
        range.count == 1
            && (grammar.isWord(range.lowerBound, in: grammar.words.hesitations)
                || grammar[range.lowerBound]?.text.hasTriple == true)
    }

    /// "Sa 19 Uhr Pizza bei mir", "Tomorrow 7pm tacos?": the day first, then a few words.
    func fragment(after moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let lead = sentence.lowerBound..<moment.lowerBound
        guard
            // "Bestätige: Dienstag 10 Uhr Anprobe"
            grammar.isSign(moment.lowerBound - 1, ":")
                || lead.allSatisfy({
                    grammar[$0]?.kind != .word || grammar.isWord($0, in: PlanWords.interjections)
                        || grammar.isWord($0, .onDay)
                })
        else { return nil }
        var start = moment.upperBound
        if grammar.isSign(start, ",", ":", "-") { start += 1 }
        while grammar.isWord(start, .partOfDay) || grammar.isWord(start, .clockWord) { start += 1 }
        // "Samedi à 20h au Café Central": where it is.
        if grammar.words.placePrepositions.length(in: grammar, at: start) != nil { return nil }
        // "Booked: Mon 26 Feb 09:40, 12 Castle Walk"
        if grammar[start]?.kind == .number, grammar[start + 1]?.isCapitalised == true, !grammar.has(.capitalisedNouns) {
            return nil
        }
        // "Expo photo lundi 15h rue des Lilas ?"
        if lead.contains(where: { grammar[$0]?.kind == .word }), grammar.saysWhere(at: start) { return nil }
        var end = start
        while end < sentence.upperBound, end - start < 4, isTitleWord(end), grammar[end]?.kind == .word,
            // "Friday pizza after work?"
            !(end > start && grammar.isWord(end, .timeBehindTitle))
        { end += 1 }
        guard end > start,
            grammar.endsClause(end) || grammar.isWord(end, .timeBehindTitle) || grammar.isWord(end, .behindTitle)
                // "Sunday pool then?"
                || grammar.isWord(end, .thenAdverb) && grammar.endsClause(end + 1)
        else {
            return nil
        }
        let isCertain =
            grammar.clockTime(at: end - 1) == nil
            && (sentence.contains { grammar.isSign($0, "?") }
                || moment.contains { grammar[$0]?.kind == .number } || !grammar.endsClause(end))
        if (start..<end).contains(where: { grammar.isWord($0, in: grammar.words.conditions) }) { return nil }
        // "Saturday na?"
        if (start..<end).allSatisfy({ grammar.isWord($0, in: grammar.words.hesitations) }) { return nil }
        let isNoun = !grammar.has(.capitalisedNouns) || (start..<end).contains { grammar[$0]?.isCapitalised == true }
        // "samstag bowlen?", "freitag grillen"
        let isDoing =
            !isNoun && end - start == 1 && isThing(start) && isNamed(start..<end, in: sentence)
            && (isCertain || sentence.count <= 4)
        return isCertain && isNoun || isDoing ? Plan(title: start..<end) : nil
    }

    /// "at the gym": the place's own words.
    private func placeBehind(_ moment: Range<Int>, in sentence: Range<Int>) -> Range<Int>? {
        let start = moment.upperBound
        guard grammar.isWord(start, .placeAhead) else { return nil }
        let first = grammar.isWord(start + 1, .topicDeterminer) ? start + 2 : start + 1
        guard first < sentence.upperBound, grammar[first]?.kind == .word,
            !CommonWords.function.contains(grammar.word(at: first))
        else { return nil }
        return first..<(first + 1)
    }

    func isTitleWord(_ index: Int) -> Bool {
        guard let token = grammar[index] else { return false }
        switch token.kind {
        case .number: return true
        case .sign: return ["-", "'", "\u{2019}", "&"].contains(token.text)
        case .word:
            // "15 Uhr Café"
            if grammar.isWord(index, .clockWord), grammar[index - 1]?.kind == .number { return false }
            return (!CommonWords.function.contains(token.word) || isInCompound(index) || isWorker(index))
                && !grammar.isWord(index, in: grammar.lexicon.words.ownFunctionWords)
                && !(PlanWords.noTitles.contains(token.text) && !isNamedPart(index) && !isModifier(index)
                    && !(Cue.titleParticle.contains(token.text) && grammar.endsSentence(index - 1)))
                && !isExchanging(index)
                && !CommonWords.starters.contains(token.word) && !Cue.capitalPronoun.contains(token.word)
        case .lineBreak, .link: return false
        }
    }

    /// The "man" of "gas man", which is a small word in another language.
    private func isWorker(_ index: Int) -> Bool {
        guard grammar.isWord(index, .workerNoun), let before = grammar[index - 1] else { return false }
        return before.kind == .word && !CommonWords.function.contains(before.word)
            && !PlanWords.interjections.contains(before.word)
    }

    /// The "school" of "school photos".
    private func isModifier(_ index: Int) -> Bool {
        // "Nut free pasta"
        if grammar.isWord(index, .freeWord), grammar.isWord(index - 1, .freeOf) { return true }
        guard grammar.isWord(index, .titleModifier), let next = grammar[index + 1], next.kind == .word else {
            return false
        }
        return !PlanWords.noTitles.contains(next.text) && !CommonWords.function.contains(next.word)
            && grammar.day(at: index + 1) == nil && !grammar.isWord(index + 1, in: grammar.words.choosing)
    }

    /// The "day" of "spa day": a word that is no adjective of any day stands before it.
    private func isNamedPart(_ index: Int) -> Bool {
        guard grammar.isWord(index, .dayHead), let before = grammar[index - 1], before.kind == .word,
            !grammar.isWord(index, in: CalendarWords.units) || grammar.isWord(index, .dayNounHead)
        else { return false }
        return !grammar.isWord(index - 1, .noModifier) && !PlanWords.noTitles.contains(before.text)
            && !CommonWords.function.contains(before.text) && !CommonWords.starters.contains(before.text)
            && !grammar.isWord(index - 1, in: grammar.words.choosing) && CalendarWords.numbers[before.text] == nil
            && !grammar.isWord(index - 1, in: grammar.words.ownFunctionWords) && grammar.day(at: index - 1) == nil
    }

    /// The "in" of "check-in", the "a" of "five-a-side".
    private func isInCompound(_ index: Int) -> Bool {
        grammar.isSign(index - 1, "-") && grammar.isGlued(index) && grammar.isGlued(index - 1)
    }

    /// The thought ends with the day, or a time or place follows.
    private func endsPlainly(_ moment: Range<Int>) -> Bool {
        let next = moment.upperBound
        return grammar.endsClause(next) || grammar.clockTime(at: next) != nil
            // "Skate park Saturday or Sunday?"
            || grammar.isWord(next, in: grammar.words.or) && grammar.day(at: next + 1) != nil
            || grammar.isWord(next, .behindDay)
            || grammar.isWord(next, .partOfDay) || grammar.isWord(next, .boundBefore)
            || grammar.isWord(next, .clockZone)
            // "Pizza Tuesday 7pm the Fox?"
            || moment.contains(where: { grammar.isHour(at: $0) }) && grammar.saysWhere(at: next)
    }

    // MARK: the sentence before, the place

    /// "Come to my recital? It's on Oct 12": the day stands in a sentence of its own.
    func earlierSentence(before sentence: Range<Int>, _ moment: Range<Int>) -> Plan? {
        guard sentence.lowerBound > 0 else { return nil }
        let lead = sentence.lowerBound..<moment.lowerBound
        let isBare = lead.allSatisfy {
            grammar[$0]?.kind != .word
                || grammar.isWord($0, .bareLead)
        }
        guard isBare else { return nil }
        let earlier = grammar.sentence(around: sentence.lowerBound - 1)
        guard let noun = earlier.last(where: { isOccasion($0) }) else { return nil }
        return Plan(title: title(around: noun, in: earlier, moment))
    }

    /// "Half past six tonight at the gym?"
    func placeAlone(_ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let lead = sentence.lowerBound..<moment.lowerBound
        guard
            lead.allSatisfy({
                grammar[$0]?.kind != .word || grammar.isWord($0, in: PlanWords.interjections)
                    || grammar.isWord($0, .proposalLead)
            }),
            let place = placeBehind(moment, in: sentence), place.lowerBound <= moment.upperBound + 2
        else { return nil }
        return Plan(title: place, isGeneric: true)
    }
}
