extension PlanReader {
    /// "we fly to Naples", "can I join you", "see you": the verb and what it takes.
    func verbPhrase(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        if let along = comingAlong(moment, in: sentence) ?? going(moment, in: sentence) { return along }
        for index in sentence where !moment.contains(index) {
            if let end = seeing(index) {
                return Plan(title: index..<end, gist: grammar.lexicon.words.meeting.alone, isGeneric: true)
            }
            // "Wollen wir bouldern gehen?", "Lust, schwimmen zu gehen?"
            let before = grammar.isWord(index - 1, in: grammar.words.to) ? index - 2 : index - 1
            if grammar.isWord(index, .goInfinitive), let doing = grammar[before], doing.kind == .word,
                sentence.contains(before),
                Cue.infinitiveEnding.ends(doing.text), !doing.isCapitalised,
                !moment.contains(before),
                !CommonWords.function.contains(doing.word)
            {
                return Plan(title: before..<before + 1)
            }
            // "Can we move it to Thursday?": what is moved has its name already.
            if isExchanging(index), grammar.isWord(index + 1, .itObject) || grammar.isWord(index + 1, .demonstrative) {
                continue
            }
            guard grammar.isWord(index, in: PlanWords.verbs), isVerbPhrase(index, in: sentence),
                !isDenied(index, sentence), !isOccasion(index) || !isBound(index, in: sentence)
            else { continue }
            if let goal = goal(of: index, in: sentence) { return Plan(title: goal) }
            let end = endOfVerbPhrase(index, in: sentence, moment)
            let title = begun(by: index, before: end)..<end
            // "Let's go!": where to is said elsewhere.
            if title.count == 1, grammar.isWord(index, .goVerb) { continue }
            // "Come over and play": what for.
            if grammar.isWord(index, .visitVerb), title.dropFirst().allSatisfy({ grammar.isWord($0, .visitParticle) }),
                grammar.isWord(end, in: grammar.words.and), sentence.contains(end + 1), isThing(end + 1)
            {
                return Plan(title: end + 1..<endOfVerbPhrase(end + 1, in: sentence, moment))
            }
            let (gist, isGeneric) = (gist(of: title), isGeneric(title))
            // "I finish at 5 on Friday, want to meet after?"
            if isGeneric, grammar.isWord(title.upperBound - 1, .afterwards) { continue }
            // "Wollen wir Samstag gehen?"
            if title.count == 1, gist == nil, !isGeneric, grammar.isWord(index, .vagueDoing),
                grammar.isQuestion(sentence)
            {
                return Plan(title: title, gist: grammar.words.meeting.alone, isGeneric: true)
            }
            return Plan(title: title, gist: gist, isGeneric: isGeneric)
        }
        return nil
    }

    /// "Her mum can't fly in": what is not done is no plan.
    private func isDenied(_ verb: Int, _ sentence: Range<Int>) -> Bool {
        grammar.words.refusingBefore.length(in: grammar, at: verb - 1) == 1 && !grammar.isQuestion(sentence)
    }

    /// "Kommst du mit klettern?"
    private func comingAlong(_ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let doing = sentence.first { index in
            guard let token = grammar[index], token.kind == .word, !moment.contains(index), !token.isCapitalised,
                grammar.isWord(index - 1, .alongParticle), Cue.infinitiveEnding.ends(token, beyond: 2),
                !CommonWords.function.contains(token.word)
            else { return false }
            return (grammar.endsClause(index + 1) || index + 1 == moment.lowerBound)
                && sentence.contains { $0 < index && grammar.isWord($0, .visitVerb) }
        }
        return doing.map { Plan(title: $0..<$0 + 1) }
    }

    /// "Gehen wir morgen joggen?", "ich geh am Freitag bouldern": what somebody goes to do ends the clause.
    private func going(_ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        // "Lust, am Samstag wandern zu gehen?"
        if let particle = sentence.first(where: {
            grammar.isWord($0, .infinitiveParticle) && grammar.isWord($0 + 1, .goingVerb)
        }), let doing = grammar[particle - 1], doing.kind == .word, !doing.isCapitalised,
            Cue.infinitiveEnding.ends(doing, beyond: 2)
        {
            return Plan(title: particle - 1..<particle)
        }
        guard let verb = sentence.first(where: { grammar.isWord($0, .goingVerb) && !moment.contains($0) }),
            isSaidOfSomebody(verb, in: sentence)
        else { return nil }
        let clause = grammar.clause(around: verb..<verb + 1)
        let end =
            moment.lowerBound > verb && !moment.isEmpty && !clause.contains(moment.upperBound - 1)
            ? moment.lowerBound : clause.upperBound
        guard let last = (verb + 1..<max(end, verb + 1)).last(where: { grammar[$0]?.kind == .word }),
            let doing = grammar[last], !doing.isCapitalised, Cue.infinitiveEnding.ends(doing, beyond: 2),
            !moment.contains(last), !CommonWords.function.contains(doing.word), grammar.day(at: last) == nil,
            grammar.clockTime(at: last) == nil, CalendarWords.numbers[doing.word] == nil,
            !grammar.isWord(last - 1, .infinitiveParticle), !grammar.isWord(last, .vagueDoing)
        else { return nil }
        // "Ich geh am Freitag Blut spenden"
        let object = last - 1
        let hasObject =
            object > verb && !moment.contains(object) && isThing(object) && grammar[object]?.isCapitalised == true
            && grammar.day(at: object) == nil
        return Plan(title: (hasObject ? object : last)..<last + 1)
    }

    /// "She starts her new job": what begins is the plan.
    private func begun(by verb: Int, before end: Int) -> Int {
        guard grammar.isWord(verb, .beginVerb) else { return verb }
        var noun = verb + 1
        while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
        // "Ella starts nursery"
        return (noun > verb + 1 || grammar.isWord(noun, .startObject)) && noun < end ? noun : verb
    }

    /// "meet", "come", "treffen" with nothing that says what for.
    private func isGeneric(_ title: Range<Int>) -> Bool {
        grammar.isWord(title.lowerBound, .genericVerb)
            && title.allSatisfy { grammar.isWord($0, .anyMeeting) }
    }

    /// "Gehen wir Sonntag ins Freibad?": where one goes says what is planned.
    private func goal(of verb: Int, in sentence: Range<Int>) -> Range<Int>? {
        // "Kommt ihr zum Adventskaffee?", but "kommst du in die Stadt?"
        let isComing = grammar.isWord(verb, .visitVerb)
        guard grammar.isWord(verb, .goingVerb) || isComing else { return nil }
        let preposition: Cue = isComing ? .occasionPreposition : .goalPreposition
        for index in sentence where index > verb && grammar.isWord(index, preposition) {
            var noun = index + 1
            while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
            let isName =
                grammar[noun]?.isCapitalised == true || grammar.has(.nounsBehindArticles)
                || grammar.isWrittenSmall(sentence)
            if let token = grammar[noun], token.kind == .word, isName, sentence.contains(noun),
                grammar.day(at: noun) == nil, !CommonWords.function.contains(token.word),
                !grammar.isWord(noun, .noPlaceBehindTime), !grammar.isWord(noun, .noGoal),
                !isComing || !grammar.isPlaceNoun(noun, in: sentence) && RelationWords.relations[token.word] == nil
            {
                return noun..<noun + 1
            }
        }
        return nil
    }

    /// Where the verb's form stands first and its sense last, a noun says it: "wir fliegen am Dienstag nach Wien" is a "Flug".
    func gist(of title: Range<Int>) -> String? {
        guard let verb = grammar[title.lowerBound]?.text else { return nil }
        let isVisit = title.dropFirst().allSatisfy { grammar.isWord($0, .visitParticle) }
        // "Link kommt": what is sent.
        if isVisit, grammar.isWord(title.lowerBound - 1, .sentThing) { return nil }
        if isVisit, Cue.visitVerb.contains(verb) { return grammar.words.visit }
        guard let noun = grammar.words.gists.first(where: { verb.hasPrefix($0.stem) })?.noun else { return nil }
        // "Wir fliegen am Dienstag nach Wien": where to.
        let sentence = grammar.sentence(around: title.lowerBound)
        guard grammar.words.journeys.contains(noun),
            let to = sentence.first(where: { $0 > title.lowerBound && grammar.isWord($0, .toTown) }),
            let preposition = grammar[to], let town = grammar[to + 1], town.kind == .word, town.isCapitalised
        else { return noun }
        return noun + " " + preposition.text + " " + town.text.prefix(1).uppercased() + town.text.dropFirst()
    }

    /// "see you", "sehen wir uns".
    func seeing(_ index: Int) -> Int? {
        if grammar.isWord(index, .seeVerb), grammar.isWord(index + 1, .seeObject) {
            return grammar.isWord(index - 1, .noMeeting) ? nil : index + 2
        }
        return (grammar.length(.seeingEachOther, at: index) ?? grammar.length(.stillOn, at: index)).map { index + $0 }
    }

    private func isVerbPhrase(_ index: Int, in sentence: Range<Int>) -> Bool {
        if grammar.isWord(index, .goVerb),
            grammar.isWord(index + 1, .toPreposition) || grammar.isWord(index + 1, .goFuture)
        {
            if grammar.isWord(index + 2, in: PlanWords.taskVerbs) || grammar.isWord(index + 2, .noGoal) { return false }
        }
        if grammar.isWord(index, .impersonalVerb),
            grammar.isWord(index - 1, .impersonalSubject)
        {
            return grammar.isWord(index, .comingVerb) && !grammar.isWord(index - 1, .itSubject)
        }
        if grammar.isWord(index, .startVerb),
            !sentence.contains(where: { grammar.isWord($0, .startObject) })
        {
            return false
        }
        if grammar.isWord(index, .comeVerb), grammar.isWord(index + 1, .behindCome) {
            return grammar.isWord(index + 1, .onPreposition) && grammar.day(at: index + 2) != nil
        }
        if grammar.isWord(index, .particleVerb),
            !grammar.isWord(index + 1, .planParticle)
        {
            return false
        }
        if grammar.isWord(index, .stayVerb),
            grammar.isWord(index + 1, .behindStay)
        {
            return false
        }
        if grammar.isWord(index, .suitsVerb) { return false }
        return isSaidOfSomebody(index, in: sentence)
    }

    /// There is someone who does it, or "let's", or it heads the sentence.
    private func isSaidOfSomebody(_ verb: Int, in sentence: Range<Int>) -> Bool {
        let subjects = sentence.lowerBound..<verb
        if subjects.isEmpty || subjects.allSatisfy({ grammar[$0]?.isWord(in: PlanWords.interjections) != false }) {
            return true
        }
        if subjects.contains(where: { grammar.isWord($0, .planSubject) }) { return true }
        // "Can come on Saturday around noon"
        if grammar.isWord(verb - 1, .ownModal), grammar.head(of: sentence) == verb - 1, !grammar.isQuestion(sentence) {
            return true
        }
        if (verb + 1...verb + 2).contains(where: { grammar.isWord($0, .subjectBehindVerb) }) {
            return true
        }
        return subjects.contains { RelativeMention(in: grammar, at: $0) != nil || isName($0) }
    }

    private func isName(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised else { return false }
        return !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
            && grammar.day(at: index) == nil
    }

    private func endOfVerbPhrase(_ verb: Int, in sentence: Range<Int>, _ moment: Range<Int>) -> Int {
        var end = verb + 1
        while end < sentence.upperBound, end - verb < 5, !moment.contains(end), let token = grammar[end],
            token.kind == .word || grammar.isSign(end, "'", "\u{2019}"),
            grammar.day(at: end) == nil || grammar.workWatched(around: end) != nil,
            grammar.length(.nextWeek, at: end) == nil, grammar.length(.weekAfterNext, at: end) == nil,
            grammar.clockTime(at: end) == nil,
            !grammar.isWord(end, .verbPhraseEnd)
        {
            end += 1
        }
        while end > verb + 1,
            grammar.isWord(end - 1, .verbPhraseTail)
        {
            end -= 1
        }
        return end
    }
}
