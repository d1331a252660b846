/// Plans that a sentence names by its subject: "the results come out", "form is due".
extension PlanReader {
    private var lexicon: Lexicon { grammar.lexicon }

    /// "Form is due April 3", "Abgabe ist am 1. Juni": what must be done by then.
    func due(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard let phrase = lexicon.words.due.first(in: grammar, sentence),
            // "Between 10 and 12, somebody must be in"
            !grammar.isWord(phrase.lowerBound - 1, .stranger)
        else { return nil }
        if phrase.lowerBound >= moment.lowerBound { return lateDue(phrase, moment, in: sentence) }
        // A request ("send it by Friday") has no such word; rent and bills are no occasion, but days to keep all the same.
        if let noun = nounPhrase(endingAt: phrase.lowerBound, in: sentence, isTelling: true) {
            // "Die Steuererklärung muss bis 31.12.": what leads to the day is no part of its name.
            var end = grammar.isWord(phrase.upperBound - 1, .limit) ? noun.upperBound : phrase.upperBound
            if end > phrase.lowerBound + 1, grammar.isWord(end - 1, .isPredicate) { end -= 1 }
            return Plan(title: noun.lowerBound..<end)
        }
        // "Hydro bill came, it's due on the 10th"
        if grammar.isWord(phrase.lowerBound - 1, .pronounOfThing),
            let comma = sentence.first(where: {
                $0 < phrase.lowerBound && grammar.isSign($0, ",")
            }), let verb = (sentence.lowerBound..<comma).first(where: { grammar.isWord($0, .pastVerb) }),
            let noun = nounPhrase(endingAt: verb, in: sentence, isTelling: true)
        {
            return Plan(title: noun)
        }
        // "Due on Friday", "muss bis Freitag": what is due was said before.
        if phrase.allSatisfy({ grammar.isWord($0, .dueAlone) || grammar.isWord($0, .besideDue) }) { return nil }
        // "Deadline is Friday"
        if grammar.isWord(phrase.lowerBound, .nounWithPurpose), grammar.isWord(phrase.upperBound, .purposePreposition) {
            return Plan(title: title(around: phrase.lowerBound, in: sentence, moment))
        }
        let isCopula = phrase.count > 1 && grammar.isWord(phrase.upperBound - 1, .isPredicate)
        return Plan(title: isCopula ? phrase.dropLast() : phrase)
    }

    /// "Due Friday": nothing but that something is, by then.
    func isDueAlone(_ moment: Range<Int>, in sentence: Range<Int>) -> Bool {
        // "Das kommt am 3. Juli"
        let comes = sentence.lazy.compactMap { start in
            // "Nee, kommt am 2. Oktober"
            let isAlone =
                grammar.isWord(start, .comesOutAlone)
                && start == grammar.head(of: grammar.clause(around: start..<start + 1))
            return isAlone ? start..<start + 1 : grammar.length(.comesOut, at: start).map { start..<start + $0 }
        }.first
        guard comes != nil || sentence.contains(where: { grammar.isWord($0, .dueAlone) && !moment.contains($0) }),
            // "Come by on Friday"
            !sentence.contains(where: { grammar.isWord($0, .visitVerb) && grammar.isWord($0 + 1, .visitParticle) })
        else { return false }
        return sentence.filter { !moment.contains($0) && grammar[$0]?.kind != .sign }
            .allSatisfy {
                grammar.isWord($0, .dueAlone) || grammar.isWord($0, .besideDue) || isLead($0)
                    || comes?.contains($0) == true
            }
    }

    /// "Miete ist am Montag fällig": what is due is said behind the day.
    private func lateDue(_ phrase: Range<Int>, _ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        // "Freitag ist die Miete fällig", "on Friday the rent is due"
        if let noun = nounPhrase(endingAt: phrase.lowerBound, in: sentence, isTelling: true),
            noun.lowerBound >= moment.upperBound
        {
            return Plan(title: noun)
        }
        if grammar.has(.nounsBehindArticles), let noun = subjectBehind(phrase, in: sentence) {
            return Plan(title: noun)
        }
        guard grammar.has(.predicateBehindDay), phrase.lowerBound <= moment.upperBound + 2,
            let verb = sentence.first(where: { $0 < moment.lowerBound && grammar.isWord($0, .dueCopula) }),
            let noun = nounPhrase(endingAt: verb, in: sentence, isTelling: true)
        else { return nil }
        return Plan(title: noun)
    }

    /// "El 30 vence el seguro del coche": the subject behind its verb, up to the end of the thought.
    func subjectBehind(_ verb: Range<Int>, in sentence: Range<Int>) -> Range<Int>? {
        guard grammar.isWord(verb.upperBound, in: lexicon.words.determiners) else { return nil }
        let start = verb.upperBound + 1
        var end = start
        while end < sentence.upperBound, end - start < 5, let token = grammar[end], token.kind == .word,
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil, !grammar.isWord(end, .phraseBreak)
        { end += 1 }
        return end > start && grammar.endsClause(end) ? start..<end : nil
    }

    /// "My exhibition opens in two weeks", "Der Zug kommt am Samstag um 13:44 an", "Am 24.3. findet der Elternabend statt".
    func subject(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        for index in clause where index < moment.lowerBound {
            // "Dishwasher's coming tomorrow"
            if let token = grammar[index], token.isPossessive, grammar.isWord(index + 1, .arrivingVerb),
                !GivenNames.common.contains(token.text.withoutPossessive), index + 2 <= moment.lowerBound,
                (index + 2..<moment.lowerBound).allSatisfy({ isSmall($0) }),
                let noun = nounPhrase(endingAt: index + 1, in: clause, isTelling: true)
            {
                return Plan(title: noun)
            }
            guard let length = lexicon.words.happening.length(in: grammar, at: index),
                index + length <= moment.lowerBound
            else { continue }
            let between = (index + length)..<moment.lowerBound
            guard between.allSatisfy({ isSmall($0) }) else { continue }
            // "Your parcel will be delivered": such a verb makes a plan of what is none by itself.
            let isTelling = (index..<index + length).contains {
                grammar.isWord($0, .tellingVerb)
                    // "My parcel comes tomorrow"
                    || grammar.isWord($0, .arrivingVerb) && grammar.isWord(index - 2, in: lexicon.words.determiners)
            }
            guard let noun = nounPhrase(endingAt: index, in: clause, isTelling: isTelling) else { continue }
            let isBare = grammar.isWord(index, .bareHappening)
            return Plan(
                title: isBare
                    ? noun : noun.lowerBound..<(index + length - (endsInPreposition(index + length - 1) ? 1 : 0)))
        }
        return nil
    }

    /// "Is PE today or tomorrow?": one word between the verb and its day.
    func askedSubject(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let head = grammar.head(of: sentence)
        guard grammar.isQuestion(sentence), grammar.isWord(head, .isPredicate) else { return nil }
        var noun = head + 1
        while grammar.isWord(noun, in: lexicon.words.determiners) { noun += 1 }
        if let still = stillAsked(from: noun, before: moment) { return still }
        let next = grammar.isWord(noun + 1, in: lexicon.words.dayPrepositions) ? noun + 2 : noun + 1
        guard isTitleWord(noun), let word = grammar[noun], word.kind == .word, grammar.day(at: noun) == nil,
            grammar.day(at: next) != nil, !grammar.isWord(noun, in: lexicon.words.choosing),
            RelationWords.relations[word.stem] == nil, !GivenNames.common.contains(word.text)
        else { return nil }
        return Plan(title: noun..<noun + 1)
    }

    /// "Is [non uniform day] still the Friday?": up to three words.
    private func stillAsked(from start: Int, before moment: Range<Int>) -> Plan? {
        guard let still = (start + 1...start + 4).first(where: { grammar.isWord($0, .continuing) }),
            still < moment.lowerBound,
            (still + 1..<moment.lowerBound).allSatisfy({
                grammar.isWord($0, in: lexicon.words.determiners)
                    || grammar.isWord($0, in: lexicon.words.dayPrepositions)
                    || grammar.isWord($0, .onDay)
            }),
            (start..<still).allSatisfy({ isTitleWord($0) || grammar.isWord($0, .dayNounHead) }),
            RelationWords.relations[grammar.word(at: start)] == nil,
            !GivenNames.common.contains(grammar[start]?.text ?? "")
        else { return nil }
        return Plan(title: start..<still)
    }

    private func endsInPreposition(_ index: Int) -> Bool {
        grammar.isWord(index, .happeningPreposition)
    }

    /// "Wednesday is the parents' evening": the day first, then what it is.
    func predicate(behind moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        var index = moment.upperBound
        if grammar.isSign(index, ",") { index += 1 }
        guard grammar.isWord(index, .isPredicate) else { return nil }
        index += 1
        // "Am 22. ist Gschnas in der Sargfabrik"
        let isNoun = grammar.has(.capitalisedNouns) && isThing(index) && grammar[index]?.isCapitalised == true
        guard grammar.isWord(index, in: lexicon.words.determiners) || isNoun && isNobody(index..<index + 1) else {
            return nil
        }
        while grammar.isWord(index, in: lexicon.words.determiners) { index += 1 }
        var end = index
        while end < sentence.upperBound, end - index < 4, isTitleWord(end), grammar.clockTime(at: end) == nil {
            end += 1
        }
        while end > index, grammar[end - 1]?.kind == .sign { end -= 1 }
        return end > index ? Plan(title: index..<end) : nil
    }

    /// "Am Montag wird das Wasser abgestellt", "bis Montag muss der Antrag raus": the verb is second, and the thing behind it.
    func inverted(around moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns),
            let verb = (moment.lowerBound + 1...moment.upperBound).first(where: {
                grammar.isWord($0, .passiveVerb) || grammar.isWord($0, .mustVerb)
            })
        else { return nil }
        let hasEnd = (verb + 2..<max(verb + 2, sentence.upperBound)).contains { index in
            grammar.endsClause(index + 1)
                && (grammar.isWord(verb, .mustVerb)
                    ? grammar.isWord(index, .dueParticle) : grammar.isParticiple(at: index))
        }
        var noun = verb + 1
        while grammar.isWord(noun, in: lexicon.words.determiners) { noun += 1 }
        guard hasEnd, noun > verb + 1 || grammar[noun]?.isCapitalised == true, isTitleWord(noun),
            grammar[noun]?.kind == .word, grammar[noun]?.isCapitalised == true || grammar.isWrittenSmall(sentence),
            isNobody(noun..<noun + 1)
        else { return nil }
        return Plan(title: noun..<noun + 1)
    }

    /// "We're getting the puppy in a month", "I'm starting the new job in ten days": what is under way to a day ahead.
    func progressive(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        // "Taking the kids to the zoo on Sunday": without its subject.
        let head = grammar.head(of: sentence)
        let isHeadless = grammar.isWord(head, .headlessDoing)
        for index in isHeadless ? head - 1..<head : sentence where index < moment.lowerBound {
            guard isHeadless || grammar.isWord(index, .progressiveSubject),
                let verb = grammar[index + 1], verb.kind == .word, Cue.progressiveEnding.ends(verb.text, beyond: 1)
            else { continue }
            // "Taking the rabbit to be chipped"
            if isHeadless, sentence.contains(where: { $0 < moment.lowerBound && grammar.isWord($0, .beAuxiliary) }) {
                return nil
            }
            if !isHeadless, Cue.stateParticiple.contains(verb.word) {
                // "We're having people round": the particle makes it a plan.
                if isIdle(verb.text), let plan = withObject(index + 1, moment, in: sentence) { return plan }
                continue
            }
            var end = index + 2
            while end < moment.lowerBound, end - index < 7, let token = grammar[end], token.kind == .word,
                grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil,
                !grammar.isWord(end, .progressiveEnd)
            {
                end += 1
            }
            guard
                end > index + 2
                    || grammar.isWord(index + 1, .changingVerb)
            else { return nil }
            return Plan(title: (index + 1)..<end)
        }
        return nil
    }

    /// "Christmas Eve at ours?": a feast is a plan of its own where somebody suggests it, or says where or when.
    func feast(_ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard let name = feastName(moment) else { return nil }
        let isInvited = sentence.contains { index in
            grammar.isSign(index, "?") || grammar.isWord(index, .feastPlace)
                || grammar.clockTime(at: index)?.isExplicit == true
        }
        return isInvited ? name : nil
    }

    func feastName(_ moment: Range<Int>) -> Plan? {
        guard let feast = moment.first(where: { grammar.namedDay(at: $0) != nil }),
            let match = grammar.namedDay(at: feast)
        else { return nil }
        let first = grammar.isWord(feast, .definiteArticle) ? feast + 1 : feast
        return first < match.end ? Plan(title: first..<match.end, isName: true) : nil
    }

    /// Between the verb and the day: "only", "set for", "on the".
    func isSmall(_ index: Int) -> Bool {
        guard let token = grammar[index] else { return false }
        if token.kind == .sign { return [",", ":", "("].contains(token.text) }
        return grammar.isWord(index, in: lexicon.words.determiners)
            || grammar.isWord(index, .betweenVerbAndDay)
            || grammar.clockTime(at: index) != nil || grammar.clockTime(at: index - 1) != nil
    }

    /// The noun phrase right before `end`, without its article; nil for a pronoun, a day, or what heads no plan.
    ///
    /// - Parameter isTelling: What follows tells of a plan by itself.
    func nounPhrase(endingAt end: Int, in range: Range<Int>, isTelling: Bool = false) -> Range<Int>? {
        var start = end
        while start > range.lowerBound, end - start < 6, let token = grammar[start - 1] {
            if token.kind == .sign {
                guard ["'", "\u{2019}", "-", "&", "."].contains(token.text),
                    grammar.isGlued(start - 1) || grammar.isGlued(start)
                else { break }
            } else if token.kind == .number {
                // "Version 2.11 [is set]"
                if start == end, grammar.isSign(start - 2, "."), grammar.isGlued(start - 1), grammar.isGlued(start - 2),
                    grammar[start - 3]?.kind == .number
                {
                    start -= 3
                    continue
                }
                // "Assignment 2 [is due]"
                guard start < end || grammar[start - 2]?.kind == .word && !grammar.isGlued(start - 1) else { break }
            } else if token.kind != .word
                || grammar.isWord(start - 1, .phraseBreak)
            {
                break
            }
            if grammar.day(at: start - 1) != nil { break }
            start -= 1
        }
        while start < end,
            grammar[start]?.kind == .sign || grammar.isWord(start, in: lexicon.words.determiners)
                || grammar.isWord(start, in: lexicon.words.hesitations)
                || PlanWords.interjections.contains(grammar.word(at: start))
        {
            start += 1
        }
        // "Don't forget the form [is due]"
        if let article = (start..<max(start, end)).last(where: { grammar.isWord($0, in: lexicon.words.determiners) }),
            grammar.isWord(article - 1, .remindingVerb)
        {
            start = article + 1
        }
        guard start < end, let head = grammar[start], let last = grammar[end - 1], last.kind != .sign else {
            return nil
        }
        // "All-hands", "one-to-one"
        let isCompound =
            grammar.isSign(start + 1, "-") && grammar.isGlued(start + 1) && start + 1 < end
            // "In-laws"
            && !grammar.isWord(start, .inPreposition)
        let isPronoun =
            CommonWords.function.contains(head.word) && !isCompound || Cue.nounPronoun.contains(head.word)
        // "Luca's first day", "games night": with a word before them these do name a plan.
        let isNamedDay = end - start > 1 && grammar.isWord(end - 1, .dayNounHead)
        if isPronoun || PlanWords.noTitles.contains(last.word) && !isNamedDay && !isTelling
            || PlanWords.noTitles.contains(head.word) && end - start == 1 && !isTelling
        {
            return nil
        }
        if grammar.isWord(start, in: lexicon.words.choosing), end - start == 1 { return nil }
        if (start..<end).contains(where: {
            grammar.isWord($0, .clausePronoun)
        }) {
            return nil
        }
        // "das paket kommt", of who writes all of it small: a noun stands behind its article.
        if grammar.has(.capitalisedNouns), !(start..<end).contains(where: { grammar[$0]?.isCapitalised == true }),
            !grammar.isWrittenSmall(range)
                || !grammar.isWord(start - 1, in: lexicon.words.determiners) && end - start > 1
        {
            return nil
        }
        // A person alone is no plan: "Ana is in Rome on Friday".
        if end - start == 1, head.isCapitalised, GivenNames.common.contains(head.text) { return nil }
        return start..<end
    }
}
