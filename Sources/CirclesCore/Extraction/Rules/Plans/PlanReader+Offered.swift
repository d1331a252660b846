/// What is offered or asked for, and where the other one may come along: "who's in for curry on Friday?", "kommst du mit ins Museum?".
extension PlanReader {
    /// "Who's in for curry on Friday?", "Lust auf Billard am Samstag?": what is offered for the day.
    func offer(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let leads = grammar.lexicon.words.offering
        let rest = moment.upperBound..<max(sentence.upperBound, moment.upperBound)
        // "Hast du am Wochenende Zeit für eine Radtour": the day stands before it.
        let ahead = sentence.lowerBound..<max(sentence.lowerBound, moment.lowerBound)
        if let plan = helped(behind: moment, in: rest) { return plan }
        // "Wie wär's am Freitag mit Zoo?"
        let parted =
            grammar.isWord(moment.upperBound, .offeredWith)
                && sentence.contains(where: { grammar.length(.partedOffer, at: $0) != nil })
            ? moment.upperBound..<moment.upperBound + 1 : nil
        guard let lead = leads.first(in: grammar, ahead) ?? leads.first(in: grammar, rest) ?? parted else { return nil }
        let limit = lead.lowerBound < moment.lowerBound ? moment.lowerBound : sentence.upperBound
        var start = lead.upperBound
        while grammar.isWord(start, in: grammar.lexicon.words.determiners) { start += 1 }
        var end = start
        while end < limit, end - start < 5, isTitleWord(end), grammar.clockTime(at: end) == nil { end += 1 }
        while end > start, grammar[end - 1]?.kind == .sign { end -= 1 }
        return end > start ? Plan(title: start..<end) : nil
    }

    /// "Kannst du mir am Samstag beim Streichen helfen?": what somebody is helped with.
    private func helped(behind moment: Range<Int>, in rest: Range<Int>) -> Plan? {
        guard let lead = rest.first(where: { grammar.isWord($0, .helpedDoing) }), let doing = grammar[lead + 1],
            rest.contains(lead + 1), doing.kind == .word, doing.isCapitalised,
            rest.contains(where: { $0 > lead + 1 && grammar.isWord($0, .helpingVerb) })
        else { return nil }
        return Plan(title: lead + 1..<lead + 2)
    }

    /// "¿Te vienes el sábado a la playa?", "tu viens à la piscine samedi ?": where to, behind the day or the verb.
    func comingTo(beside moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.nounsBehindArticles),
            let verb = sentence.first(where: { $0 < moment.lowerBound && grammar.isWord($0, .comingAlong) }),
            let lead = grammar.isWord(moment.upperBound, .comingGoal)
                ? moment.upperBound
                : grammar.isQuestion(sentence) && grammar.isWord(verb + 1, .comingGoal) ? verb + 1 : nil
        else { return nil }
        var noun = lead + 1
        while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
        guard sentence.contains(noun), isTitleWord(noun), grammar[noun]?.kind == .word,
            grammar.clockTime(at: noun) == nil,
            grammar.day(at: noun) == nil, let doing = grammar[noun]?.text
        else { return nil }
        // "¿Vamos a bailar salsa?"
        let hasObject =
            grammar.has(.droppedSubjects) && Cue.doingEnding.ends(doing, beyond: 2) && isThing(noun + 1)
            && sentence.contains(noun + 1) && grammar.day(at: noun + 1) == nil
        return Plan(title: noun..<noun + (hasObject ? 2 : 1))
    }

    /// "Wer fährt am Freitag mit zum Auswärtsspiel?", "kommst du Samstag mit ins Schwimmbad?": where to.
    func along(in sentence: Range<Int>, _ moment: Range<Int>) -> Plan? {
        guard grammar.has(.capitalisedNouns) else { return nil }
        for index in sentence where grammar.isWord(index, .alongParticle) && grammar.isWord(index + 1, .goalPreposition)
        {
            var noun = index + 2
            while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
            if sentence.contains(noun), !moment.contains(noun), let token = grammar[noun], token.kind == .word,
                token.isCapitalised || grammar.isWrittenSmall(sentence), !Cue.infinitiveEnding.ends(token)
            {
                return Plan(title: noun..<noun + 1)
            }
        }
        return nil
    }

    /// "Kommst du mit ins Museum?", "tu viens au musée ?", "¿cenamos?": what is asked for by its verb, without a day.
    func goalAsked(in sentence: Range<Int>) -> Plan? {
        let end = sentence.upperBound..<sentence.upperBound
        return along(in: sentence, end) ?? comingTo(beside: end, in: sentence) ?? verbTitle(in: sentence)
            ?? askedGoal(in: sentence)
    }

    /// "Wollen wir am Montag [Pizza essen] gehen?"
    func eaten(before going: Range<Int>) -> Plan? {
        let food = going.lowerBound - 1
        guard grammar.has(.capitalisedNouns), grammar.isWord(going.upperBound - 1, .goInfinitive),
            let token = grammar[food], token.kind == .word, token.isCapitalised, isTitleWord(food),
            grammar[going.lowerBound]?.isCapitalised == false, grammar.day(at: food) == nil
        else { return nil }
        return Plan(title: food..<food + 2)
    }

    /// "Die Kleine will die Elefanten sehen, [gehn wir in den Zoo]?": where the clause that asks means to go, before what another one tells.
    func askedGoal(in sentence: Range<Int>) -> Plan? {
        guard grammar.isQuestion(sentence) else { return nil }
        // "Les gosses tournent en rond, on les emmène à la patinoire ?"
        if grammar.has(.nounsBehindArticles),
            let verb = sentence.first(where: { grammar.isWord($0, .conveyingVerb) })
        {
            return goal(in: verb..<sentence.upperBound)
        }
        guard let comma = sentence.last(where: { grammar.isSign($0, ",") }) else { return nil }
        guard grammar.has(.capitalisedNouns),
            grammar.isWord(comma + 2, .togetherSubject), grammar.isWord(comma + 1, .goingVerb)
        else { return nil }
        return goal(in: comma + 1..<sentence.upperBound, isOffered: true)
    }
}
