/// A sentence of several days: "Thursday 6 pm parents' evening, Friday crafts at three".
extension PlanReader {
    /// What belongs to the day at `moment`, from the comma or joint before it to the one before the next day; nil where no other day is
    /// in a part of its own.
    func part(of sentence: Range<Int>, around moment: Range<Int>) -> Range<Int>? {
        let before = lastDay(before: moment, in: sentence)
        let next = (moment.upperBound..<max(sentence.upperBound, moment.upperBound)).first {
            grammar.day(at: $0) != nil
        }
        guard before != nil || next != nil else { return nil }
        var start = sentence.lowerBound
        if let before {
            guard let joint = (before..<moment.lowerBound).last(where: isJoint) else { return nil }
            start = joint + 1
        }
        var end = sentence.upperBound
        if let next {
            guard let joint = (moment.upperBound..<next).last(where: isJoint) else { return nil }
            end = joint
        }
        // "Friday or Saturday", "on the 4th, 5th and 6th": days to choose from, or in a row.
        guard start <= moment.lowerBound, end >= moment.upperBound else { return nil }
        let said = spoken(of: start..<end, beside: moment)
        // "Friday or Saturday at yours?": days to choose from, for one thing.
        let isChoice = grammar.isWord(start - 1, in: grammar.words.or) || grammar.isWord(end, in: grammar.words.or)
        if isChoice,
            !said.contains(where: {
                isThing($0) && grammar.words.placePrepositions.length(in: grammar, at: $0 - 1) == nil
            })
        {
            return nil
        }
        let isTold = !said.isEmpty || inside(moment, in: sentence) != nil
        return isTold ? start..<end : nil
    }

    /// Where the last day before `moment` ends.
    private func lastDay(before moment: Range<Int>, in sentence: Range<Int>) -> Int? {
        (sentence.lowerBound..<max(moment.lowerBound, sentence.lowerBound)).last { grammar.day(at: $0) != nil }
            .flatMap { grammar.day(at: $0)?.end }.flatMap { $0 <= moment.lowerBound ? $0 : nil }
    }

    private func isJoint(_ index: Int) -> Bool {
        grammar.isSign(index, ",", ";", "\n") || grammar.isWord(index, in: grammar.words.and)
            || grammar.isWord(index, in: grammar.words.or)
    }

    func isLead(_ index: Int) -> Bool {
        grammar.isWord(index, .onDay) || grammar.isWord(index, in: grammar.words.dayPrepositions)
            || grammar.isWord(index, in: PlanWords.interjections) || grammar.isWord(index, in: grammar.words.choosing)
    }

    /// "7pm pizza Friday?", "next week Friday barbecue? 18:30": one to three words between the day and its hour.
    func inside(_ moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        var rest: [Int] = []
        var index = moment.lowerBound
        while index < moment.upperBound {
            if let end = grammar.day(at: index)?.end ?? grammar.clockTime(at: index)?.end, end > index {
                index = end
            } else {
                rest.append(index)
                index += 1
            }
        }
        // "beach tomorrow? we leave at 10": the hour is of another sentence.
        let own = moment.first { grammar.day(at: $0) != nil }.map { grammar.sentence(around: $0) } ?? sentence
        rest.removeAll { !own.contains($0) }
        // "Friday I finish work at 5": whoever does something is said.
        // "Kannst du Donnerstag Leo abholen? So um 3" has its object there.
        let isDone = rest.last.map { isInfinitive($0) } ?? false
        if rest.contains(where: { isSubject($0, orName: !isDone) }) { return nil }
        while let last = rest.last, grammar[last]?.kind != .word || isLead(last) { rest.removeLast() }
        while let first = rest.first, grammar[first]?.kind != .word || isLead(first) { rest.removeFirst() }
        guard let first = rest.first, let last = rest.last, last - first + 1 == rest.count, rest.count <= 3,
            rest.allSatisfy({ isThing($0) })
        else { return nil }
        return isNamed(first..<last + 1, in: sentence) ? Plan(title: first..<last + 1) : nil
    }

    /// "Tuesday off"
    func isFree(_ part: Range<Int>, beside moment: Range<Int>) -> Bool {
        let rest = spoken(of: part, beside: moment)
        return rest.count == 1 && rest.allSatisfy { grammar.isWord($0, .nothingOn) }
    }

    /// "Wednesday swimming": of a list of days, the one to three words that a day has to itself.
    func item(of part: Range<Int>, beside moment: Range<Int>) -> Plan? {
        // "I'm in Lyon till Thursday" says more than that.
        let rest = part.filter { index in
            !moment.contains(index) && grammar[index]?.kind == .word && !grammar.isWord(index, .onDay)
                && !grammar.isWord(index, in: grammar.words.dayPrepositions)
                && !grammar.isWord(index, in: PlanWords.interjections)
        }
        guard let first = rest.first, let last = rest.last, (1...3).contains(rest.count),
            last - first + 1 == rest.count, rest.allSatisfy({ isThing($0) && !isSubject($0, orName: true) }),
            !rest.contains(where: { CalendarWords.numbers[grammar.word(at: $0)] != nil }),
            isNamed(first..<last + 1, in: part)
        else { return nil }
        return Plan(title: first..<last + 1)
    }

    private func spoken(of part: Range<Int>, beside moment: Range<Int>) -> [Int] {
        part.filter { index in
            !moment.contains(index) && grammar[index]?.kind == .word
                && (!isLead(index) || grammar.isWord(index, .nothingOn))
        }
    }

    /// "… and on Sunday we put up the tree": the first noun with its article.
    func noun(in part: Range<Int>, beside moment: Range<Int>) -> Plan? {
        guard
            let article = part.first(where: { index in
                grammar.isWord(index, in: grammar.words.determiners) && !moment.contains(index)
                    && index > moment.upperBound
                    && grammar.words.placePrepositions.length(in: grammar, at: index - 1) == nil && isThing(index + 1)
                    && !moment.contains(index + 1) && RelationWords.relations[grammar.word(at: index + 1)] == nil
            }), !grammar.has(.capitalisedNouns) || isNamed(article + 1..<article + 2, in: part)
        else { return nil }
        return Plan(title: article + 1..<article + 2)
    }

    /// "… and then church with us on Sunday": the words that the part begins with, up to who comes along or where.
    func head(of part: Range<Int>, before moment: Range<Int>) -> Plan? {
        var start = part.lowerBound
        while start < moment.lowerBound,
            grammar[start]?.kind != .word || isLead(start) || grammar.isWord(start, .afterwards)
        {
            start += 1
        }
        var end = start
        while end < moment.lowerBound, end - start < 3, isThing(end), !isSubject(end), grammar[end]?.kind == .word {
            end += 1
        }
        let isWhole =
            grammar.isWord(end, in: grammar.words.companions)
            || grammar.words.placePrepositions.length(in: grammar, at: end) != nil
        guard end > start, isWhole, isNamed(start..<end, in: part) else { return nil }
        return Plan(title: start..<end)
    }

    /// "Dentist at 10, lunch with Tom at 1": of several things of a day, each with its hour, the one whose hour stands in `moment`; nil
    /// where no other thing has one.
    func programmeItem(of sentence: Range<Int>, around moment: Range<Int>) -> Range<Int>? {
        let joints = sentence.filter { isJoint($0) || grammar.isWord($0, .afterwards) }
        guard !joints.isEmpty else { return nil }
        var items: [Range<Int>] = []
        var start = sentence.lowerBound
        for end in joints + [sentence.upperBound] {
            if end > start { items.append(start..<end) }
            start = end + 1
        }
        let timed = items.filter { item in
            item.contains { grammar.clockTime(at: $0) != nil }
                && (item.contains { isOccasion($0) } || goal(in: item) != nil)
        }
        guard timed.count > 1,
            let own = timed.first(where: { item in
                item.overlaps(moment) && item.contains { moment.contains($0) && grammar.clockTime(at: $0) != nil }
            })
        else { return nil }
        return own
    }

    /// "Um 9 auf den Markt": where to, without its verb.
    ///
    /// - Parameter isOffered: Both are asked there, so that who writes all nouns small means one, too.
    func goal(in item: Range<Int>, isOffered: Bool = false) -> Plan? {
        if grammar.has(.nounsBehindArticles) { return goalBehindArticle(in: item) }
        guard grammar.has(.capitalisedNouns) else { return nil }
        for index in item where grammar.isWord(index, .goalPreposition) {
            var noun = index + 1
            // "In der Küche": where, and not where to.
            if grammar.isWord(noun, .locativeArticle) { continue }
            while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
            guard item.contains(noun), let token = grammar[noun], token.kind == .word, grammar.day(at: noun) == nil,
                token.isCapitalised || isOffered && grammar.isWrittenSmall(item), isTitleWord(noun),
                !CommonWords.function.contains(token.word), !grammar.isWord(noun, .noPlaceBehindTime),
                !grammar.isWord(noun, .noGoal)
            else { continue }
            return Plan(title: noun..<noun + 1)
        }
        return nil
    }

    /// "On va au marché ?", "¿vamos a la playa?": where people go, by a noun for places.
    private func goalBehindArticle(in item: Range<Int>) -> Plan? {
        guard let verb = item.first(where: { grammar.isWord($0, .goingVerb) || grammar.isWord($0, .conveyingVerb) })
        else {
            return nil
        }
        for index in item where index > verb {
            // "On va chez ikea", but "on va chez toi"
            if grammar.isWord(index, .placeMaker), grammar.isWord(index, .homePreposition), isTitleWord(index + 1),
                grammar.day(at: index + 1) == nil, grammar.words.ownPlaces.length(in: grammar, at: index + 1) == nil,
                !grammar.isWord(index + 1, in: grammar.words.determiners),
                RelationWords.relations[grammar.word(at: index + 1)] == nil
            {
                return Plan(title: index + 1..<index + 2)
            }
            guard grammar.isWord(index, .goalPreposition) else { continue }
            var noun = index + 1
            while grammar.isWord(noun, in: grammar.words.determiners) { noun += 1 }
            if item.contains(noun), grammar.isPlaceNoun(noun, in: item), isTitleWord(noun), grammar.day(at: noun) == nil
            {
                return Plan(title: noun..<noun + 1)
            }
        }
        return nil
    }

    private func isInfinitive(_ index: Int) -> Bool {
        grammar[index].map {
            grammar.has(.capitalisedNouns) && !$0.isCapitalised && Cue.infinitiveEnding.ends($0, beyond: 2)
        } ?? false
    }

    private func isSubject(_ index: Int, orName isNameOne: Bool = true) -> Bool {
        grammar.isWord(index, in: grammar.words.first) || grammar.isWord(index, in: grammar.words.others)
            || grammar.isWord(index, in: grammar.words.youSubjects)
            || isNameOne && grammar[index].map { $0.isCapitalised && GivenNames.common.contains($0.text) } ?? false
    }

    /// A word that may name a plan without any other word about it.
    func isThing(_ index: Int) -> Bool {
        isTitleWord(index) && grammar[index]?.kind == .word && !grammar.isGlued(index) && !isParticiple(index)
            // "Drop it at eight"
            && !grammar.isWord(index + 1, .itObject)
            && !grammar.isWord(index, in: grammar.words.choosing)
            && !grammar.isWord(index, in: grammar.words.hesitations) && !grammar.isWord(index, .partOfDay)
            && !grammar.isWord(index, .dailyRound) && !grammar.isWord(index, .ownVerb)
            && !isIdle(grammar[index]?.text ?? "")
            && grammar.words.happening.length(in: grammar, at: index) == nil && !grammar.isWord(index, .hourHedge)
            && !grammar.isWord(index, .vagueDoing)
            && !grammar.isWord(index, in: grammar.words.conditions)
            && grammar.words.placePrepositions.length(in: grammar, at: index) == nil
            && grammar.words.accepting.length(in: grammar, at: index) == nil
            && grammar.words.refusingBefore.length(in: grammar, at: index) == nil
            && grammar.words.refusingAfter.length(in: grammar, at: index) == nil
    }

    /// "Saturday it is, booked for 4.45"
    private func isParticiple(_ index: Int) -> Bool {
        Cue.arrangingParticiple.contains(grammar.word(at: index))
            || grammar.ends(index, .pastEnding, beyond: 2)
    }

    /// Where nouns are written large, one of them is; or one word of who writes all of it small, or the verb of what is done ("bowlen").
    func isNamed(_ title: Range<Int>, in sentence: Range<Int>) -> Bool {
        guard grammar.has(.capitalisedNouns) else { return true }
        if title.contains(where: { grammar[$0]?.isCapitalised == true }) { return true }
        guard title.count == 1, let word = grammar[title.lowerBound] else { return false }
        return Cue.infinitiveEnding.ends(word.text, beyond: 2) || grammar.isWrittenSmall(sentence)
    }
}

extension PlanReader {
    /// "I need to hand in my essay by Friday", "bis zum 31.7. die Hausarbeit abgeben": what is handed in or paid by then, by its noun.
    func handedIn(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard !grammar.isQuestion(sentence) else { return nil }
        if let reply = sentence.first(where: { grammar.isWord($0, .replyWanted) && !moment.contains($0) }) {
            return Plan(title: reply..<reply + 1, isName: true)
        }
        if let verb = sentence.first(where: { grammar.length(.hasToBe, at: $0) != nil }) {
            return mustBe(verb, near: moment, in: sentence)
        }
        guard sentence.contains(where: { grammar.length(.handingIn, at: $0) != nil }),
            sentence.contains(where: { grammar.length(.deedLead, at: $0) != nil || grammar.isWord($0, .please) })
        else { return wanted(by: moment, in: grammar.clause(around: moment)) ?? dueAlone(by: moment) }
        return firstThing(in: sentence, beside: moment)
    }

    /// "The caterer wants the headcount by Wednesday", "Der Vermieter braucht die Unterlagen bis Freitag": what somebody else waits for.
    private func wanted(by moment: Range<Int>, in clause: Range<Int>) -> Plan? {
        guard
            let verb = clause.first(where: { index in
                index < moment.lowerBound
                    && grammar.length(.wantedOfUs, at: index).map { index > clause.lowerBound || $0 > 1 } ?? false
            }), let length = grammar.length(.wantedOfUs, at: verb),
            let plan = firstThing(in: verb + length..<max(clause.upperBound, verb + length), beside: moment),
            isNobody(plan.title)
        else { return nil }
        return plan
    }

    /// What stands behind the first article that names something.
    private func firstThing(in sentence: Range<Int>, beside moment: Range<Int>) -> Plan? {
        for index in sentence where grammar.isWord(index, in: grammar.words.determiners) && !moment.contains(index) {
            var end = index + 1
            while end < sentence.upperBound, end - index < 4, !moment.contains(end), isTitleWord(end),
                grammar[end]?.kind == .word, grammar.length(.handingIn, at: end) == nil,
                !grammar.isWord(end, .limit), !grammar.isWord(end, .backAgain)
            { end += 1 }
            guard end > index + 1, isNamed(index + 1..<end, in: sentence) else { continue }
            return Plan(title: index + 1..<end)
        }
        return nil
    }

    /// "Contributions by the 25th please", "proxy forms by May 8": a clause that has nothing but the thing and when.
    private func dueAlone(by moment: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        var (start, end) = (clause.lowerBound, moment.lowerBound)
        while end > start,
            grammar.isWord(end - 1, .limit) || grammar.isWord(end - 1, .please) || grammar.isWord(end - 1, .expected)
        { end -= 1 }
        while start < end,
            grammar.isWord(start, in: PlanWords.interjections) || grammar.isWord(start, in: grammar.words.determiners)
                || grammar[start]?.kind != .word || grammar.isWord(start, .please)
        { start += 1 }
        guard start < end, end - start <= 3, (start..<end).allSatisfy({ isThing($0) && grammar.day(at: $0) == nil }),
            isNamed(start..<end, in: clause), isNobody(start..<end), !grammar.isWord(start, .returnParticle),
            (moment.upperBound..<max(clause.upperBound, moment.upperBound)).allSatisfy({
                grammar[$0]?.kind != .word || grammar.isWord($0, .please)
            })
        else { return nil }
        return Plan(title: start..<end)
    }

    /// "So passport must come back by the 6th"
    private func thingAlone(before verb: Int, in sentence: Range<Int>) -> Plan? {
        let noun = verb - 1
        guard sentence.contains(noun), isThing(noun), grammar.day(at: noun) == nil, isNobody(noun..<verb),
            isNamed(noun..<verb, in: sentence),
            grammar.head(of: grammar.clause(around: noun..<verb)) >= noun - 1
        else { return nil }
        return Plan(title: noun..<verb)
    }

    /// "The form has to be at the school by Friday", "dass der Antrag bis Freitag da sein muss": the thing that must be there by then.
    private func mustBe(_ verb: Int, near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let end = min(verb, moment.lowerBound)
        guard
            let article = (sentence.lowerBound..<max(end, sentence.lowerBound)).last(where: {
                grammar.isWord($0, in: grammar.words.determiners) && !grammar.isWord($0 - 1, .placeLead)
            })
        else { return thingAlone(before: verb, in: sentence) }
        var last = article + 1
        while last < end, last - article < 4, isTitleWord(last), grammar[last]?.kind == .word,
            !grammar.isWord(last, .limit)
        {
            last += 1
        }
        guard last > article + 1, isNamed(article + 1..<last, in: sentence) else { return nil }
        return Plan(title: article + 1..<last)
    }
}
