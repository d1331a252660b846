extension PlanReader {
    /// "Thursday [first thing], say 8", "I'll go [first thing]": when, and not what.
    func withoutVagueHour(_ plan: Plan) -> Plan {
        guard plan.gist == nil, plan.verb == nil else { return plan }
        var plan = plan
        let hour = plan.title.first { index in
            grammar.length(.vagueHour, at: index).map { index + $0 == plan.title.upperBound } ?? false
        }
        if let hour { plan.title = plan.title.lowerBound..<hour }
        let isOnlyGoing = hour != nil && plan.title.count == 1 && grammar.isWord(plan.title.lowerBound, .goVerb)
        if isOnlyGoing || namesNothing(plan.title) { plan.title = plan.title.lowerBound..<plan.title.lowerBound }
        return plan
    }

    private func namesNothing(_ title: Range<Int>) -> Bool {
        // "Thursday it is, he'll be there between 9 and 11"
        if title.count == 1, grammar.isWord(title.lowerBound, .subjectToCome) { return true }
        // "Did you go to the gym?" — "No, going tomorrow": where to is said before.
        if title.count == 1, grammar.isWord(title.lowerBound, .goingAlone),
            !grammar.sentence(around: title.lowerBound).contains(where: { grammar.isHour(at: $0) })
        {
            return true
        }
        // "Got anything on Friday?": whether something is on it.
        let asks = (title.lowerBound - 1..<title.upperBound).contains { grammar.length(.asksIfTaken, at: $0) != nil }
        // "Bank holiday Monday?"
        return asks
            || grammar.length(.publicHoliday, at: title.lowerBound) == title.count
                && grammar.plainWeekday(at: title.upperBound) != nil
    }

    /// The noun with what belongs to it: "grandma's birthday", "visa appointment", "flight to Rome", "dinner with Ana".
    func title(around noun: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Range<Int> {
        var start = noun
        while start > sentence.lowerBound, noun - start < 3, !moment.contains(start - 1), belongs(start - 1, to: start)
        {
            start -= 1
        }
        // "[Crazy] golf": a phrase that the noun ends.
        if let back = (1...2).last(where: { back in
            grammar.words.occasionPhrases.length(in: grammar, at: noun - back).map { $0 > back } ?? false
        }), noun - back >= sentence.lowerBound {
            start = min(start, noun - back)
        }
        // A joint or an apostrophe begins nothing.
        while start < noun, grammar[start]?.kind != .word && grammar[start]?.kind != .number { start += 1 }
        // "On se fait un ciné", "chez le médecin": nor do small words before it, where a language gives its own.
        while start < noun,
            grammar.isWord(start, in: grammar.words.ownFunctionWords)
                || !grammar.words.ownFunctionWords.isEmpty
                    && (grammar.isWord(start, in: grammar.words.determiners) || grammar.isWord(start, .placeMaker)
                        || grammar.isWord(start, .drawnArticle))
        {
            start += 1
        }
        start = startOfPair(start, in: sentence, moment)
        // "La reunión [de inicio de curso]"
        if start - 2 >= sentence.lowerBound, grammar.has(.nounsBehindArticles),
            grammar.isWord(start - 1, in: grammar.words.ofWords), isTitleWord(start - 2), isOccasion(start - 2),
            !moment.contains(start - 2)
        {
            start -= 2
        }
        while start < noun, grammar.has(.nounsBehindArticles), grammar.isWord(start, in: grammar.words.ofWords) {
            start += 1
        }
        // "Leo's 5th birthday": nor does the end of a number.
        if start < noun, grammar.isGlued(start), grammar[start - 1]?.kind == .number { start += 1 }
        var end = endOfCompound(noun)
        while end < sentence.upperBound, end - noun < 3, !moment.contains(end), isOccasion(end) { end += 1 }
        if let host = host(of: noun, at: end) { return start..<host }
        if grammar.isWord(end, .titleComplement)
            // "The deadline for the grant"
            || grammar.isWord(noun, .nounWithPurpose) && grammar.isWord(end, .purposePreposition)
        {
            end = complement(from: end, in: sentence, moment)
        }
        return start..<end
    }

    /// "[Kaffee und] Kuchen", "[pizza and] a film": two things that are done together, by the first one's own start.
    private func startOfPair(_ start: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Int {
        var joint = start - 1
        while grammar.isWord(joint, in: grammar.words.determiners) { joint -= 1 }
        let first = joint - 1
        guard first >= sentence.lowerBound, grammar.isWord(joint, in: grammar.words.and), !moment.contains(first),
            !moment.contains(joint), isOccasion(first), isTitleWord(first), grammar[first]?.kind == .word,
            grammar.day(at: first) == nil
        else { return start }
        return first
    }

    /// "Termin [beim Orthopäden]", "Besuch [bei Oma]", "visite [à Mamie]": the noun alone says little. Where the name ends.
    private func host(of noun: Int, at preposition: Int) -> Int? {
        guard grammar.isWord(noun, .nounWithHost), grammar.isWord(preposition, .hostPreposition) else { return nil }
        var name = preposition + 1
        while grammar.isWord(name, in: grammar.words.determiners) { name += 1 }
        if grammar.isRelation(name), grammar[name + 1]?.isCapitalised == true { name += 1 }
        guard let token = grammar[name], token.kind == .word, token.isCapitalised || grammar.isRelation(name),
            grammar.words.ownPlaces.length(in: grammar, at: name) == nil || grammar.isRelation(name),
            grammar.day(at: name) == nil
        else { return nil }
        return name + 1
    }

    /// "Dienstag Heuriger?": one noun behind the day, and nothing else, of a language that writes nouns large.
    func nounAsked(behind moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let noun = moment.upperBound
        guard grammar.has(.capitalisedNouns), let token = grammar[noun], token.kind == .word, token.isCapitalised,
            token.text.utf8.count > 3, isTitleWord(noun),
            grammar.isSign(noun + 1, "?")
                // "An Karfreitag Fisch bei uns?"
                || feastName(moment) != nil && grammar.isQuestion(sentence) && grammar.saysWhere(at: noun + 1),
            !GivenNames.isKnown(token.text), RelationWords.relations[token.word] == nil,
            !grammar.isWord(noun, .partOfDay), !grammar.isPlaceNoun(noun, in: sentence)
        else { return nil }
        return Plan(title: noun..<noun + 1).asLeftover
    }

    /// "Pfingstsonntag grillen?", "Christmas Eve at 6 church?": one word behind the day, or its hour, and nothing else.
    func wordAsked(behind moment: Range<Int>) -> Plan? {
        let index = moment.upperBound
        let isBehindHour = moment.contains { grammar.clockTime(at: $0)?.end == index }
        guard let token = grammar[index], isBehindHour || grammar.has(.capitalisedNouns), token.kind == .word,
            token.text.utf8.count > 3, grammar.isSign(index + 1, "?"),
            isTitleWord(index), !grammar.isWord(index, .partOfDay), grammar.day(at: index) == nil,
            !grammar.words.accepting.occur(in: grammar, index..<index + 1)
        else { return nil }
        return Plan(title: index..<index + 1)
    }

    func belongs(_ index: Int, to next: Int) -> Bool {
        guard let token = grammar[index] else { return false }
        if token.kind == .sign {
            return (["-", "'", "\u{2019}"].contains(token.text) && (grammar.isGlued(next) || token.text != "-"))
                && grammar[index - 1]?.kind == .word && grammar.isGlued(index)
        }
        if token.kind == .number || grammar.isWord(index, .negator) { return false }
        // "Te dejo cena": a verb.
        if grammar.isWord(index - 1, .clitic), grammar.isWord(index - 1, in: grammar.words.ownFunctionWords),
            !isOccasion(index)
        {
            return false
        }
        // "Viendrais-tu souper": what stands before somebody is no part of what they do.
        if grammar.isWord(index, .clausePronoun), grammar.isWord(index, in: grammar.words.ownFunctionWords) {
            return false
        }
        // "Luc fête son anniversaire": a noun stands right behind its article.
        if grammar.has(.nounsBehindArticles), grammar.isWord(index, in: grammar.words.determiners),
            !CommonWords.function.contains(grammar.word(at: index - 1)), !grammar.isWord(index - 1, .titleComplement),
            // "Fête pour l'anniversaire", but "aider pour le déménagement".
            !grammar.isWord(index - 1, in: grammar.words.ownFunctionWords) || !isOccasion(index - 2)
        {
            return false
        }
        // "15 Uhr Café", "nächste Woche Kino", "heute Abend Kino"
        if grammar.isWord(index, .clockWord), grammar[index - 1]?.kind == .number { return false }
        if grammar.isWord(index, .weekUnit), grammar.weeksAhead(endingAt: index + 1) != nil { return false }
        if grammar.isWord(index, .partOfDay), CalendarWords.relativeDays[grammar.word(at: index - 1)] != nil {
            return false
        }
        guard token.kind == .word, !CommonWords.function.contains(token.word) else { return false }
        return !CommonWords.starters.contains(token.word) && !PlanWords.interjections.contains(token.word)
            && !PlanWords.noTitles.contains(token.word) && !Cue.noModifier.contains(token.word)
            && (!PlanWords.verbs.contains(token.word) || Cue.verbInTitle.contains(token.word)
                || PlanWords.occasions.contains(token.word))
            && !isExchanging(index)
            && !Cue.pastEnding.ends(token) && CalendarWords.relativeDays[token.stem] == nil
    }

    /// "move dinner", "cancel the call", "Essen verschieben": what is done to the plan is no part of its name.
    func isExchanging(_ index: Int) -> Bool {
        let lexicon = grammar.lexicon
        return
            (lexicon.words.moving.length(in: grammar, at: index) != nil
            || lexicon.words.cancelling.length(in: grammar, at: index) != nil
            || lexicon.words.keeping.length(in: grammar, at: index) != nil && !hasPerson(behind: index))
            && !isOccasion(index)
    }

    /// "Mind the twins", "have the kids"
    func isMinding(_ verb: Int) -> Bool { grammar.isWord(verb, .mindingVerb) && hasPerson(behind: verb) }

    /// "Garder Léo", "garder les enfants": somebody is minded, and no plan is kept.
    private func hasPerson(behind verb: Int) -> Bool {
        if let name = grammar[verb + 1], name.kind == .word, name.isCapitalised { return true }
        return grammar.isWord(verb + 1, in: grammar.words.determiners) && grammar.isRelation(verb + 2)
    }

    /// "to Rome", "with my sister": the preposition and up to three words of its noun.
    private func complement(from preposition: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Int {
        // "at Luigi's" is the place, and stands there.
        if grammar.isWord(preposition, .atPreposition) { return preposition }
        var index = preposition + 1
        if grammar.isWord(index, .complementDeterminer) {
            index += 1
        }
        let first = index
        while index < sentence.upperBound, index - first < 2, !moment.contains(index), let token = grammar[index],
            token.kind == .word, !CommonWords.function.contains(token.word), grammar.day(at: index) == nil,
            index == first || token.isCapitalised
        {
            index += 1
        }
        // "Appointment with Dr. Shah"
        if index > first, grammar.isWord(index - 1, .shortTitle), grammar.isSign(index, "."),
            grammar[index + 1]?.isCapitalised == true, sentence.contains(index + 1)
        {
            return index + 2
        }
        return index > first ? index : preposition
    }
}
