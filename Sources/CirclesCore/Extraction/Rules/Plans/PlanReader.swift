/// What is arranged for a day: the words of the message that name it.
struct Plan: Sendable {
    /// The tokens of its title, in the same message as the day.
    var title: Range<Int>
    /// A verb that the day parts from them: "die Kinder am Samstag abholen".
    var verb: Int?
    /// What stands before that verb in the infinitive: "hole … ab".
    var particle: Int?
    /// What makes that verb an infinitive: "streiche", "streichen".
    var ending: String?
    /// "meet" for "see you": a title when the words themselves make none.
    var gist: String?
    /// A place's name, which keeps its capital.
    var isName = false
    /// "meet": a word for any plan.
    var isGeneric = false
    /// Words that stand beside the day, and nothing tells that they are what is planned.
    var isLeftover = false
    /// An occasion that another clause behind the day's speaks of: what the talk began with says more.
    var isAside = false

    var asLeftover: Plan {
        var plan = self
        plan.isLeftover = true
        return plan
    }
}

/// Looks around a day in a message for what is to happen on it.
struct PlanReader: Sendable {
    let grammar: Grammar

    /// The plan for the day at `moment`; nil when the day is only talked about.
    func plan(for moment: Range<Int>) -> Plan? {
        guard
            let plan = found(for: moment).map({ trimmed($0, beside: moment) }),
            !saysYes(plan.title),
            plan.gist != nil
                || !plan.title.isEmpty && !isHollow(plan.title) && !hasSubject(plan.title) && !isHour(plan.title)
                    && !isLetter(plan.title) && !isGreeting(plan.title) && !isTimeWord(plan.title)
                    && !isFirstFree(plan.title)
                    && !isDoing(plan.title) && !isGoing(plan.title)
                    && !isMoving(plan.title) && !grammar.isSign(plan.title.upperBound - 1, "-")
        else {
            return nil
        }
        // "Rendez-vous demain à 19h": that both meet, and not what for.
        if grammar.isWord(plan.title.lowerBound, .meetingNoun), plan.title.upperBound == moment.lowerBound,
            plan.title.lowerBound == grammar.head(of: grammar.sentence(around: moment.lowerBound))
        {
            return Plan(title: plan.title, gist: grammar.words.meeting.alone, isGeneric: true)
        }
        let brought = brought(in: grammar.clause(around: plan.title))
        guard let brought, brought.overlaps(plan.title), !isOccasion(plan.title.upperBound - 1),
            // "Bring the car in on Wednesday at 9"
            !grammar.isWord(plan.title.lowerBound, .toldDeed)
        else { return plan }
        return nil
    }

    /// "Goes Wednesday": what goes was said before.
    private func isGoing(_ title: Range<Int>) -> Bool {
        title.count == 1 && grammar.isWord(title.lowerBound, .goesAlone)
    }

    /// "Vendredi ça roule", "dimanche 10h vendu": words of a yes; or those that ask whether somebody is free.
    private func saysYes(_ title: Range<Int>) -> Bool {
        // "Wir kommen am Samstag" is more than a yes.
        if grammar.isWord(title.lowerBound, .visitVerb) { return false }
        return (0...1).contains { back in
            let start = title.lowerBound - back
            let yes = grammar.words.accepting.length(in: grammar, at: start)
            // "La recuperamos el martes": a move of what was spoken of.
            let move = back == 1 ? grammar.words.moving.length(in: grammar, at: start) : nil
            return [yes, move].compactMap(\.self).contains { ($0 > 1 || title.count == 1) && $0 - back >= title.count }
        } || grammar.words.asksFree.length(in: grammar, at: title.lowerBound) == title.count
            // "[Steht] morgen bei dir irgendwas an?"
            || title.count == 1 && title.lowerBound == grammar.sentence(around: title.lowerBound).lowerBound
                && grammar.has(.capitalisedNouns)
                && grammar.words.asksDoing.occur(in: grammar, grammar.sentence(around: title.lowerBound))
                && !isOccasion(title.lowerBound)
            // "Qu'est-ce que tu fais lundi ?"
            || grammar.words.asksDoing.length(in: grammar, at: title.lowerBound).map { $0 >= title.count } ?? false
    }

    private func isOneThing(_ title: Range<Int>) -> Bool {
        title.count == 1 && title.allSatisfy { isTitleWord($0) && !grammar.isWord($0, in: PlanWords.verbs) }
    }

    private func found(for moment: Range<Int>) -> Plan? {
        let whole = grammar.sentence(around: moment.lowerBound)
        // "I leave for work at 7 so Thursday": what a day follows from is not what is on it, unless that is moved.
        let consequence = grammar.consequence(before: moment, in: whole)
            .flatMap { grammar.words.moving.occur(in: grammar, whole) ? nil : $0 }
        let start = consequence ?? whole.lowerBound
        let sentence = start..<max(whole.upperBound, start)
        // "Thursday parents' evening, Friday crafts at three": each day has its own.
        if let own = part(of: sentence, around: moment) {
            if isFree(own, beside: moment) { return nil }
            if let plan = found(for: moment, in: own, whole) ?? noun(in: own, beside: moment)
                ?? head(of: own, before: moment) ?? item(of: own, beside: moment)
            {
                return plan
            }
        }
        // "Dinner at 7 and a film at 9 on Friday": and each hour.
        if let own = programmeItem(of: sentence, around: moment),
            let plan = occasion(near: moment.clamped(to: own), in: own) ?? goal(in: own)
        {
            return plan
        }
        return found(for: moment, in: sentence, whole)
    }

    private func found(for moment: Range<Int>, in all: Range<Int>, _ whole: Range<Int>) -> Plan? {
        if isSaidOfDay(moment) { return nil }
        let sentence = reason(around: moment, in: all) ?? all
        // "Swapped my shift, free Friday!"
        if grammar.isFreeAlone(around: moment) { return nil }
        if let birthday = birthday(near: moment, in: sentence) { return birthday }
        if let due = inverted(around: moment, in: sentence) ?? due(near: moment, in: sentence) { return due }
        if isDueAlone(moment, in: sentence) { return nil }
        if isDeadline(moment, in: sentence) { return handedIn(near: moment, in: sentence) }
        if let stated = stated(before: moment, in: sentence) { return stated }
        if let plan = occasion(near: moment, in: sentence) ?? journey(in: sentence) ?? askedGoal(in: sentence)
            ?? visit(in: sentence) ?? served(in: sentence, beside: moment) ?? accompanied(in: sentence)
        {
            return plan
        }
        if let object = fronted(near: moment, in: sentence) ?? gotten(near: moment, in: sentence)
            ?? made(near: moment, in: sentence) ?? comer(before: moment)
        {
            return object
        }
        if let plan = slot(in: sentence, moment) ?? notice(near: moment, in: sentence) { return plan }
        if let doing = together(in: grammar.clause(around: moment)) { return doing }
        if let verb = verbTitle(in: sentence) ?? gistPhrase(in: sentence) {
            // "Engagement do is on the 23rd, you're coming": what the day's own clause tells of comes first.
            let isElsewhere = !grammar.clause(around: moment).contains(verb.title.lowerBound)
            return (isElsewhere ? subject(before: moment, in: sentence) : nil) ?? verb
        }
        // "Am 1. Februar fang ich an", "ich fahr am Samstag hin"
        if let verb = separableVerb(in: grammar.clause(around: moment)),
            !grammar.isWord(verb.title.lowerBound, .ringingVerb)
        {
            return subject(before: moment, in: sentence) ?? verb
        }
        if let offer = offer(before: moment, in: sentence) ?? inside(moment, in: sentence)?.asLeftover
            ?? along(in: sentence, moment) ?? comingTo(beside: moment, in: sentence)
        {
            // "Sunday roast at ours at 2, you coming?": the day's own clause names it.
            let clause = grammar.clause(around: moment)
            let named = clause.contains(offer.title.lowerBound) ? nil : fragment(after: moment, in: clause)
            return named?.asLeftover ?? offer
        }
        // "Retreat from 3 to 6 June, you coming?"
        if grammar.isWord(moment.lowerBound - 1, .rangeLead),
            let named = fragment(before: moment, in: sentence)
        {
            return named
        }
        if let asked = askedSubject(before: moment, in: sentence) { return asked }
        if isWhQuestion(sentence) { return occurrence(askedIn: sentence, moment) ?? meetingAsked(in: sentence) }
        if let subject = subject(before: moment, in: sentence) ?? predicate(behind: moment, in: sentence)
            ?? announced(before: moment, in: sentence)
        {
            return subject
        }
        let doing = doing(near: moment, in: sentence)
        // "Ganesh puja on the 14th, do come with family": what another clause says comes last.
        let clause = grammar.clause(around: moment)
        let own = doing.flatMap { clause.contains($0.title.lowerBound) ? $0 : nil }
        // "Hosting Thanksgiving": a verb that has nothing but the feast.
        if let own, own.title.count > 1 || own.isGeneric { return own }
        if let feast = feast(moment, in: sentence) {
            // "Church on Christmas Eve at 6?", "Christmas Eve at 6 church?", "Pfingstsonntag grillen?"
            let isTimed = moment.contains { grammar.clockTime(at: $0) != nil }
            let lead =
                isTimed && grammar.isWord(moment.lowerBound - 1, .onDay) ? fragment(before: moment, in: sentence) : nil
            let named = lead.flatMap { isOneThing($0.title) ? $0 : nil } ?? nounAsked(behind: moment, in: sentence)
            return (named ?? wordAsked(behind: moment))?.asLeftover ?? feast
        }
        if let plan = own ?? fragment(before: moment, in: sentence)?.asLeftover ?? staying(near: moment, in: clause) {
            return plan
        }
        if doing?.isGeneric == true, let named = fragment(after: moment, in: clause) { return named.asLeftover }
        if let plan = having(near: moment, in: clause) ?? doing { return plan }
        return seen(in: sentence, before: moment)
            ?? reminded(in: sentence, beside: moment)
            ?? told(around: moment, in: sentence)
            ?? earlierSentence(before: whole, moment)
            ?? leftover(around: moment, in: sentence)?.asLeftover
            ?? joint(in: sentence)
            ?? booked(in: sentence)?.asLeftover
            ?? goal(in: grammar.clause(around: moment))
            ?? dated(by: moment, in: sentence)
            ?? nounAsked(behind: moment, in: sentence)
    }

    /// "Training's moved to Friday because [the pitch is being reseeded on Thursday]": a reason tells of a day of its own.
    private func reason(around moment: Range<Int>, in sentence: Range<Int>) -> Range<Int>? {
        let clause = grammar.clause(around: moment)
        guard grammar.isWord(clause.lowerBound - 1, .causalConjunction), clause.lowerBound > sentence.lowerBound,
            (sentence.lowerBound..<clause.lowerBound).contains(where: { grammar.day(at: $0) != nil }),
            clause.count > moment.count + 3
        else { return nil }
        return clause
    }

    /// "Book group is Tuesday but Hilary's got builders in": what its own clause says is on a day, before what another one has.
    private func stated(before moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let (clause, copula) = (grammar.clause(around: moment), moment.lowerBound - 1)
        guard clause.upperBound < sentence.upperBound,
            // "Skip arrives Monday, committee paid for it"
            grammar.isWord(copula, .presentCopula) || grammar.isWord(copula, .arrivesOrGoes),
            !clause.contains(where: { isOccasion($0) }),
            let noun = nounPhrase(endingAt: copula, in: clause, isTelling: true), isNobody(noun),
            noun.lowerBound == grammar.head(of: clause)
        else { return nil }
        return Plan(title: noun)
    }

    /// "Sunday's lekker": one word that says how the day is, and no occasion.
    private func isSaidOfDay(_ moment: Range<Int>) -> Bool {
        guard let word = grammar.day(at: moment.lowerBound)?.end else { return false }
        return grammar[word - 1]?.isPossessive == true && grammar[word]?.kind == .word && grammar.endsClause(word + 1)
            && grammar.head(of: grammar.clause(around: moment)) == moment.lowerBound && !isOccasion(word)
    }

    /// Words around the day that no other reader has a name for.
    private func leftover(around moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        fragment(after: moment, in: sentence) ?? placeAlone(moment, in: sentence)
            ?? plainlyTold(around: moment, in: sentence) ?? statement(before: moment, in: sentence)
    }

    /// What is told of anybody's doing, and, last of all, what the day is for.
    private func told(around moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        if let plan = spokenDeed(near: moment, in: sentence) ?? inverted(behind: moment, in: sentence) { return plan }
        return agent(before: moment, in: sentence) ?? purpose(behind: moment, in: sentence)
    }

    /// "We're painting the fence on Sunday, come help?": what the day's own clause says, before what others do.
    private func doing(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        let verb = verbPhrase(near: moment, in: sentence)
        if let verb, clause.contains(verb.title.lowerBound) { return verb }
        let others = [progressive(before: moment, in: sentence), deed(near: moment, in: sentence)].compactMap(\.self)
        let own = others.first { clause.contains($0.title.lowerBound) }
        // "We travel on the 30th, so I can help on the 31st": a clause with a day of its own says nothing of this one.
        let free = ([verb] + others).compactMap(\.self).first { plan in
            !grammar.clause(around: plan.title).contains { !moment.contains($0) && grammar.day(at: $0) != nil }
        }
        return own ?? free
    }

    /// "When do you get back on Sunday?", "Wann landet ihr morgen?": what is asked to happen.
    private func occurrence(askedIn sentence: Range<Int>, _ moment: Range<Int>) -> Plan? {
        guard grammar.words.asksWhen.length(in: grammar, at: grammar.head(of: sentence)) != nil else { return nil }
        return happening(in: sentence, moment)
    }

    /// "¿Dónde quedamos el sábado?": that both meet is known.
    private func meetingAsked(in sentence: Range<Int>) -> Plan? {
        guard grammar.has(.droppedSubjects), let verb = sentence.first(where: { grammar.isWord($0, .genericVerb) })
        else {
            return nil
        }
        return Plan(title: verb..<verb + 1, gist: grammar.words.meeting.alone, isGeneric: true)
    }

    /// "Train 9:05 from Euston on Saturday": what goes at an hour.
    private func journey(in sentence: Range<Int>) -> Plan? {
        let noun = sentence.first { index in
            guard Cue.arrival.contains(grammar.word(at: index)), grammar[index]?.kind == .word else { return false }
            // "Parcel coming tomorrow, can you be in?"
            // "My bus gets in Wednesday at 4pm"
            return grammar.clockTime(at: index + 1) != nil || grammar.isWord(index + 1, .arrivingVerb)
                || grammar.length(.arrives, at: index + 1) != nil
        }
        return noun.map { Plan(title: $0..<$0 + 1) }
    }

    /// "They found me a slot on the 19th": what somebody was given a day for.
    private func slot(in sentence: Range<Int>, _ moment: Range<Int>) -> Plan? {
        guard sentence.contains(where: { grammar.isWord($0, .grantingVerb) }) else { return nil }
        return sentence.first { !moment.contains($0) && grammar.isWord($0, .slotNoun) }.map { Plan(title: $0..<$0 + 1) }
    }

    /// The verb of a question when something is, with what belongs to it.
    func happening(in sentence: Range<Int>, _ moment: Range<Int>) -> Plan? {
        if let verb = gistPhrase(in: sentence) ?? separableVerb(in: sentence) ?? verbPhrase(near: moment, in: sentence),
            !verb.isGeneric
        {
            return verb
        }
        // "When do you get back from Lisbon"
        guard
            let subject = sentence.first(where: {
                grammar.isWord($0, in: grammar.words.youSubjects) || grammar.isWord($0, .weSubject)
            }),
            let verb = grammar[subject + 1], verb.kind == .word, grammar.isWord(subject + 2, .returnParticle),
            // "Which day did you have in mind?"
            !grammar.isWord(subject + 1, .haveAuxiliary)
        else { return nil }
        var end = subject + 3
        if grammar.isWord(end, .fromPreposition) || grammar.isWord(end, .toPreposition),
            grammar[end + 1]?.kind == .word,
            !moment.contains(end + 1), grammar.day(at: end + 1) == nil
        {
            end += 2
        }
        return Plan(title: subject + 1..<end)
    }

    /// "Wann kommst du am Freitag an?": a verb whose particle ends the clause.
    func separableVerb(in sentence: Range<Int>) -> Plan? {
        guard let last = sentence.last(where: { grammar[$0]?.kind == .word }), let particle = grammar[last]?.text else {
            return nil
        }
        for index in sentence where index < last {
            guard let verb = grammar[index], verb.kind == .word else { continue }
            let gist = grammar.words.separableGists.first { $0.particle == particle && verb.text.hasPrefix($0.stem) }
            if let gist { return Plan(title: index..<index + 1, gist: gist.noun) }
        }
        return nil
    }

    /// "¿Cenamos el viernes?", "on déjeune mardi ?"
    func verbTitle(in sentence: Range<Int>) -> Plan? {
        let titles = grammar.lexicon.words.verbTitles
        for index in sentence {
            guard let token = grammar[index], token.kind == .word, let title = titles[token.text] else { continue }
            // "On mange une pizza ?"
            let noun = index + 2
            if grammar.isWord(index + 1, in: grammar.words.determiners), isThing(noun), sentence.contains(noun),
                grammar.day(at: noun) == nil, !isOccasion(noun) || title != grammar.word(at: noun).text
            {
                return Plan(title: noun..<noun + 1)
            }
            return Plan(title: index..<index + 1, gist: title)
        }
        return nil
    }

    /// "Are tying the knot on 12 December": said by a verb of several words.
    func gistPhrase(in sentence: Range<Int>) -> Plan? {
        let lexicon = grammar.lexicon
        guard sentence.contains(where: { lexicon.gistHeads.contains(grammar.word(at: $0)) }) else { return nil }
        for (phrases, noun) in lexicon.words.gistPhrases {
            guard let found = phrases.first(in: grammar, sentence) else { continue }
            if let eaten = eaten(before: found) { return eaten }
            return Plan(title: found, gist: noun)
        }
        return nil
    }

    /// "Am 4. April heiraten wir, 14 Uhr Standesamt": between the day and its hour.
    func act(between expression: TemporalExpression) -> Plan? {
        guard let day = expression.day?.tokens, let hour = expression.time?.tokens, hour.lowerBound > day.upperBound
        else { return nil }
        let between = grammar.clause(around: day).clamped(to: day.upperBound..<hour.lowerBound)
        return verbPhrase(near: day, in: between).flatMap { $0.gist != nil && !$0.isGeneric ? $0 : nil }
    }

    /// "J'ai réservé chez Nonna": where, and nothing else.
    private func booked(in sentence: Range<Int>) -> Plan? {
        guard let verb = sentence.first(where: { grammar.isWord($0, .reserving) }),
            sentence.contains(where: { index in
                grammar.words.placePrepositions.length(in: grammar, at: index).map {
                    grammar[index + $0]?.isCapitalised == true && grammar.day(at: index + $0) == nil
                } ?? false
            })
        else { return nil }
        return Plan(title: verb..<verb + 1, gist: grammar.words.table)
    }

    /// "by Friday", "until the 5th", "since Monday", the end of "from Friday to Sunday": a limit, not an appointment.
    func isDeadline(_ moment: Range<Int>, in sentence: Range<Int>) -> Bool {
        var before = moment.lowerBound - 1
        // "My exam got postponed until 5 May"
        if grammar.isWord(before, .limit), grammar.isWord(before - 1, .movedTo) { return false }
        // "Reicht das bis Donnerstag, da zieht die Mieterin ein": what is on that day is said behind it.
        if grammar.isSign(moment.upperBound, ","), grammar.isWord(moment.upperBound + 1, .onThatDay) { return false }
        // "Hasta el jueves"
        if grammar.isWord(before, in: grammar.words.determiners) { before -= 1 }
        if grammar.isWord(before, .limit) || grammar.isWord(moment.lowerBound, .limit) { return true }
        return grammar.isWord(before, .toPreposition)
            && sentence.contains { $0 < before && grammar.isWord($0, .fromPreposition) }
    }

    /// "Who is driving on Saturday?" asks about something else.
    private func isWhQuestion(_ sentence: Range<Int>) -> Bool {
        guard grammar.isQuestion(sentence) else { return false }
        let start = grammar.head(of: sentence)
        if grammar.isWord(start, .suggestionAsk), grammar.isWord(start + 1, .aboutPreposition) { return false }
        return grammar.isWord(start, .questionWord)
    }
}
