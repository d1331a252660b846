extension PlanReader {
    /// The nearest noun of an occasion in the sentence: before the day rather than behind it.
    func occasion(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let before = sentence.lowerBound..<max(moment.lowerBound, sentence.lowerBound)
        let after = moment.upperBound..<max(sentence.upperBound, moment.upperBound)
        let ahead = before.reversed().filter { isOccasion($0) && !isBound($0, in: sentence) }
        // "A beer festival at the rugby club": where it is comes last.
        if let nearest = ahead.first {
            let noun =
                isPlace(nearest) || isNameOfPlace(nearest)
                ? ahead.last { !isPlace($0) && !isNameOfPlace($0) } ?? nearest : nearest
            return studied(for: noun, in: sentence) ?? Plan(title: title(around: noun, in: sentence, moment))
        }
        for index in moment where isOccasion(index) && !isWithinDay(index, moment) && !isNameOfPlace(index) {
            return Plan(title: title(around: index, in: sentence, moment))
        }
        let clause = grammar.clause(around: moment)
        for index in after.prefix(10)
        where isOccasion(index) && !isBound(index, in: sentence) && !isNameOfPlace(index)
            && (clause.contains(index) || !isContributed(index)) && !isPlaceOfThing(index, moment, in: sentence)
        {
            var plan = Plan(title: title(around: index, in: sentence, moment))
            plan.isAside = !clause.contains(index)
            return plan
        }
        return nil
    }

    /// "Revise for the exam", "für die Klausur lernen": what is done on the day is the work for it.
    func studied(for noun: Int, in sentence: Range<Int>) -> Plan? {
        var lead = noun - 1
        // "For the stats exam"
        if isTitleWord(lead), grammar[lead]?.kind == .word, !grammar.isWord(lead, .purposePreposition) { lead -= 1 }
        while grammar.isWord(lead, in: grammar.words.determiners) || grammar.isWord(lead, in: grammar.words.mine) {
            lead -= 1
        }
        guard sentence.contains(lead), grammar.isWord(lead, .purposePreposition) else { return nil }
        // "A study session for the stats exam"
        if isOccasion(lead - 1), grammar[lead - 1]?.kind == .word, grammar.isWord(noun, .examNoun) {
            return Plan(title: title(around: lead - 1, in: sentence, noun..<noun + 1).lowerBound..<noun + 1)
        }
        guard
            let verb = grammar.clause(around: noun..<noun + 1).first(where: { grammar.isWord($0, .studyVerb) })
        else { return nil }
        let isInFront = verb < lead
        guard isInFront ? lead - verb <= 2 : verb - noun <= 2 else { return nil }
        return Plan(title: isInFront ? verb..<noun + 1 : lead..<verb + 1)
    }

    /// "Le zoo samedi 11h [devant le ciné]": behind the hour and its preposition, where a thing stands before the day.
    private func isPlaceOfThing(_ noun: Int, _ moment: Range<Int>, in sentence: Range<Int>) -> Bool {
        guard moment.contains(where: { grammar.isHour(at: $0) }), grammar.saysWhere(at: moment.upperBound),
            grammar.has(.nounsBehindArticles) || grammar.house(at: moment.upperBound) != nil
                || grammar.has(.capitalisedNouns) && grammar.isPlaceNoun(noun, in: sentence)
                || grammar[noun]?.isCapitalised == true && !grammar.has(.capitalisedNouns)
                // "Come to bowls on Saturday, 9 am [at the club]?"
                || grammar.isPlaceNoun(noun, in: sentence)
        else { return false }
        return fragment(before: moment, in: sentence) != nil
    }

    /// "Heads up before the barbecue on Saturday": another thing's moment, whose own day stands right behind it.
    func dated(by moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let noun = grammar.isWord(moment.lowerBound - 1, in: grammar.words.dayPrepositions) ? 2 : 1
        let index = moment.lowerBound - noun
        guard sentence.contains(index), isOccasion(index), !isBrought(index) else { return nil }
        return Plan(title: title(around: index, in: sentence, moment))
    }

    /// "Monday at six, [I'll get the beers]"
    private func isContributed(_ noun: Int) -> Bool {
        let clause = grammar.clause(around: noun..<noun + 1)
        return grammar.length(.contributionLead, at: grammar.head(of: clause)) != nil
    }

    /// "At the club", "practice moves to the school gym"
    private func isPlace(_ noun: Int) -> Bool {
        (1...4).contains { back in
            (grammar.isWord(noun - back, .atPreposition)
                || grammar.isWord(noun - back, .toPreposition)
                    && grammar.words.moving.length(in: grammar, at: noun - back - 1) != nil)
                && (noun - back + 1..<noun).allSatisfy { grammar.isWord($0) }
                && grammar.isWord(noun - back + 1, in: grammar.words.determiners)
        }
    }

    /// "At Cafe Uno", "at the Odeon": what has a capital behind its preposition.
    private func isNameOfPlace(_ noun: Int) -> Bool {
        guard !grammar.has(.capitalisedNouns), grammar[noun]?.isCapitalised == true else { return false }
        let lead = grammar.isWord(noun - 1, in: grammar.words.determiners) ? noun - 2 : noun - 1
        return grammar.isWord(lead, .atPreposition)
    }

    /// "Come after breakfast", "before the wedding", "before school run": it says when another thing is.
    func isBound(_ noun: Int, in sentence: Range<Int>) -> Bool {
        // "Um viertel nach drei Physio": the hour ends there.
        if (1...4).contains(where: { grammar.clockTime(at: noun - $0)?.end == noun }) { return isBrought(noun) }
        var lead = noun - 1
        if grammar.isWord(lead - 1, .boundBefore), belongs(lead, to: noun) { lead -= 1 }
        while grammar.isWord(lead, in: grammar.words.determiners), noun - lead < 3 { lead -= 1 }
        return sentence.contains(lead) && grammar.isWord(lead, .boundBefore) || isBrought(noun)
    }

    private func isWithinDay(_ index: Int, _ moment: Range<Int>) -> Bool {
        grammar.day(at: index) != nil || grammar.isWord(index, .partOfDay)
    }

    func isOccasion(_ index: Int) -> Bool {
        // "5 a side"
        if let length = grammar.words.occasionPhrases.length(in: grammar, at: index) {
            return !isPhrasalVerb(index, length) && !isStatedHoliday(index)
        }
        guard grammar.isWord(index) else { return false }
        let word = compound(from: index) ?? grammar.tokens[index].noun
        guard PlanWords.occasions.contains(word) || grammar.has(.capitalisedNouns) && isCompoundOccasion(index) else {
            return false
        }
        // "My train is delayed", "the babysitter cancelled": what somebody comes with is no plan.
        if grammar.isWord(index, .neededToCome),
            grammar.sentence(around: index).contains(where: { grammar.isWord($0, .delayWord) })
        {
            return false
        }
        // "Tenemos visita en casa": why somebody has no time.
        if (1...2).contains(where: { back in grammar.length(.unavailable, at: index - back).map { $0 > back } ?? false }
        ) {
            return false
        }
        // "Da hab ich Besuch": the same.
        if grammar.isWord(index, .noReason),
            (1...3).contains(where: { grammar.length(.reasonHaving, at: index - $0) == $0 })
        {
            return false
        }
        // "Die Nummer von deiner Ärztin"
        if (2...3).contains(where: { isDetail(index - $0) }),
            (1...2).contains(where: {
                grammar.isWord(index - $0, in: grammar.words.ofWords) || grammar.isWord(index - $0, .ofOwner)
            })
        {
            return false
        }
        // "Halten wir Montag fest"
        if grammar.isWord(index, .fixedParticle), grammar.endsClause(index + 1),
            grammar.sentence(around: index).contains(where: { grammar.isWord($0, .fixingVerb) })
        {
            return false
        }
        // "Treffen wir uns am Sonntag zum Mittagessen?": a verb.
        if grammar.has(.capitalisedNouns), grammar.isWord(index + 1, .togetherSubject),
            index == grammar.sentence(around: index).lowerBound
        {
            return false
        }
        // "Both at 7, which night do you want?", "load it that night"
        if grammar.isWord(index, .partOfDay), grammar.isWord(index - 1, .whichOrThat) { return false }
        // "New date next Wednesday": of what was planned before.
        if grammar.isWord(index, .slotDate),
            grammar.isWord(index - 1, .placeAttribute) || grammar.isWord(index - 1, .definiteArticle)
                || grammar.isWord(index - 1, .questionWord)
                || grammar.ends(index - 1, .progressiveEnding)
        {
            return false
        }
        let token = grammar.tokens[index]
        // "Etwa eine Stunde"
        if CalendarWords.units.contains(token.word),
            grammar[index - 1]?.kind == .number
                || CalendarWords.numbers[grammar.word(at: index - 1)] != nil
                || grammar.isWord(index - 1, .articleNumeral)
                || grammar.isWord(index - 1, in: grammar.words.indefinite)
        {
            return false
        }
        // "La cena de fin de curso": dinner, and no course.
        if grammar.isWord(index - 1, in: grammar.words.ofWords), grammar.isWord(index - 2, .partOfThing) {
            return false
        }
        // "Save the date: we're getting married"
        if grammar.isWord(index, .slotDate), grammar.length(.keepingDate, at: index - 2) == 3 { return false }
        if grammar.isWord(index + 1, in: PlanWords.things),
            // "Concert place Kléber"
            !(grammar.has(.nameBehindNoun) && grammar.isWord(index + 1, .streetKindFirst))
        {
            return false
        }
        // "Wer fährt am Freitag mit?": no "Fahrt".
        if token.marks.contains(.umlaut), Cue.umlautVerb.contains(token.word) { return false }
        // "Essen" is a meal, "essen" a verb, but for "zum essen"; a noun that is no verb's form is one however it is written.
        if grammar.has(.capitalisedNouns), !token.isCapitalised, index > 0, Cue.infinitiveEnding.ends(token),
            !Cue.mealOfDay.contains(token.word), !grammar.isWord(index - 1, .goalPreposition),
            !grammar.isWord(index - 1, in: grammar.words.determiners),
            // "Perfekt, essen um 7"
            !(grammar.isSign(index - 1, ",") && grammar.clockTime(at: index + 1) != nil)
        {
            return false
        }
        return isNoun(index, word) && !isStatedHoliday(index) && !isYes(index) && !isMovedTo(index)
    }

    /// "Did the meeting move to Friday?"
    private func isMovedTo(_ index: Int) -> Bool {
        grammar.words.moving.length(in: grammar, at: index) == 1 && grammar.isWord(index + 1, in: grammar.words.to)
            && grammar.day(at: index + 2) != nil
    }

    /// "Ça marche"
    private func isYes(_ index: Int) -> Bool {
        grammar.words.accepting.length(in: grammar, at: index - 1).map { $0 >= 2 } ?? false
    }

    /// "Could we do Monday, it's a bank holiday": what day it is.
    private func isStatedHoliday(_ index: Int) -> Bool {
        (0...1).contains { back in
            grammar.length(.publicHoliday, at: index - back).map {
                // "Bank holiday Monday?"
                $0 > back && (isStated(index - back) || grammar.plainWeekday(at: index - back + $0) != nil)
            } ?? false
        }
    }

    /// "It's a", "Monday's" or "Monday is" before it.
    private func isStated(_ index: Int) -> Bool {
        (2...3).contains { grammar.length(.statesWeekday, at: index - $0) == $0 }
            || grammar[index - 1].map { $0.isPossessive && CalendarWords.weekdays[$0.stem] != nil } ?? false
            || grammar.isWord(index - 1, .isPredicate) && grammar.day(at: index - 2) != nil
    }

    /// "Pick up the keys": with an object it is the verb.
    private func isPhrasalVerb(_ index: Int, _ length: Int) -> Bool {
        let next = index + length
        return grammar.isWord(next - 1, .deedParticle)
            && (grammar.isWord(next, in: grammar.words.determiners) || grammar.isWord(next, .nounObject)
                // "Pick up Leo"
                || grammar[next].map { $0.isCapitalised && grammar.day(at: next) == nil } ?? false)
    }

    /// "check-in": the words that hyphens join to this one.
    private func compound(from index: Int) -> Word? {
        let end = endOfCompound(index)
        guard end > index + 1 else { return nil }
        return Word(of: (index..<end).compactMap { grammar[$0]?.text }.joined().withoutPossessive)
    }

    /// Behind the last word that hyphens join to this one.
    func endOfCompound(_ index: Int) -> Int {
        var end = index + 1
        if let length = grammar.lexicon.words.occasionPhrases.length(in: grammar, at: index) {
            return index + length
        }
        while grammar.isSign(end, "-"), grammar.isGlued(end), grammar.isGlued(end + 1), grammar[end + 1]?.kind == .word,
            end - index < 5
        {
            end += 2
        }
        return end
    }

    private func isDetail(_ index: Int) -> Bool {
        grammar.isWord(index, .phoneDetail) || grammar.isWord(index, .addressDetail)
            || grammar.isWord(index, .mailDetail)
    }

    private func isCompoundOccasion(_ index: Int) -> Bool {
        let token = grammar.tokens[index]
        guard token.text.count > 7,
            token.isCapitalised
                // "schuldisko freitag", but "vergessen"
                || !Cue.infinitiveEnding.ends(token) && grammar.isWrittenSmall(grammar.sentence(around: index))
        else { return false }
        guard CalendarWords.weekdays[token.word] == nil,
            grammar.plainWeekday(at: 0) == nil || token.text != grammar[0]?.text
        else { return false }
        return PlanWords.occasionEnds.contains { token.text.ends(in: $0, beyond: 2) }
            && !Cue.noOccasion.contains(token.word)
    }

    /// "call me", "date back", "let's do", "I'll drink", "last night": not the noun.
    private func isNoun(_ index: Int, _ word: Word) -> Bool {
        // "Help me shift a bed"
        if grammar.isWord(index - 1, .helpedPerson), grammar.isWord(index - 2, .helpingVerb) { return false }
        if Cue.verbOfModals.contains(word) {
            return !grammar.isWord(index - 1, .shiftVerbLead)
        }
        if Cue.nounOfOwners.contains(word) {
            return grammar.isWord(index - 1, .setOwner)
        }
        // "They're fitting the new kitchen"
        if grammar.ends(index, .progressiveEnding, beyond: 2),
            grammar.isWord(index + 1, in: grammar.words.determiners),
            grammar.isWord(index - 1, .presentCopula) || grammar.isWord(index - 1, .progressiveSubject)
        {
            return false
        }
        if Cue.verbalNoun.contains(word) {
            return grammar.isWord(index - 1, .doAttribute)
        }
        if Cue.verbAlone.contains(word) { return false }
        if Cue.nightNoun.contains(word) {
            return !grammar.isWord(index - 1, .nightLead)
                && grammar[index - 1]?.kind == .word && grammar.day(at: index - 1) == nil
        }
        if Cue.nounOrVerb.contains(word) { return isNounByItsNeighbours(index) }
        if Cue.nounOfSomebody.contains(word) { return !grammar.isWord(index + 1, .saidBehind) }
        return true
    }

    private func isNounByItsNeighbours(_ index: Int) -> Bool {
        if grammar.isWord(index - 1, .verbLead) { return false }
        if grammar.isWord(index + 1, .nounObject) {
            return false
        }
        // "Course", "run!": nothing else is said.
        let sentence = grammar.sentence(around: index)
        if sentence.allSatisfy({ $0 == index || grammar[$0]?.kind == .sign }),
            !sentence.contains(where: { grammar.isSign($0, "?") })
        {
            return false
        }
        return grammar[index - 1]?.kind == .word || grammar.endsClause(index + 1) || grammar.day(at: index + 1) != nil
            || grammar.isWord(index + 1, .behindNoun)
    }
}
