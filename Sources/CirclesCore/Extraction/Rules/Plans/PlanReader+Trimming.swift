/// What stands at either end of a plan's words and is no part of its name.
extension PlanReader {
    func trimmed(_ plan: Plan, beside moment: Range<Int>) -> Plan {
        withoutLead(to: moment, withoutVagueHour(withoutPredicate(withoutRefusal(withoutTail(withoutJoining(plan))))))
    }

    /// "You joining us tonight?": for what, nobody says.
    private func withoutJoining(_ plan: Plan) -> Plan {
        guard plan.gist == nil, plan.title.count == 2, grammar.isWord(plan.title.lowerBound, .joiningVerb),
            grammar.isWord(plan.title.lowerBound + 1, in: grammar.words.first)
        else { return plan }
        return Plan(title: plan.title, gist: grammar.words.meeting.alone, isGeneric: true)
    }

    /// "Registration closes [on] 20 January": what leads to the day is no part of the name.
    private func withoutLead(to moment: Range<Int>, _ plan: Plan) -> Plan {
        guard plan.gist == nil, plan.title.count > 1, grammar.isWord(plan.title.upperBound - 1, .onDay),
            plan.title.upperBound == moment.lowerBound
                // "Term finishes [on] the 30th": the day begins with it.
                || plan.title.upperBound - 1 == moment.lowerBound
        else { return plan }
        var plan = plan
        plan.title = plan.title.dropLast()
        return plan
    }

    /// "[Nah soz got] football": neither a no nor the having is what somebody has.
    private func withoutRefusal(_ plan: Plan) -> Plan {
        var plan = plan
        while plan.gist == nil, plan.title.count > 1, let first = plan.title.first,
            grammar.isWord(first, in: grammar.words.denying) || grammar.isWord(first, .regret)
                || grammar.isWord(first, .ownHaving)
        { plan.title = plan.title.dropFirst() }
        return plan
    }

    /// "Library books [are due]", "the keys [come]": the verb is no part of what comes, unless somebody does.
    private func withoutPredicate(_ plan: Plan) -> Plan {
        guard plan.gist == nil, plan.verb == nil, !plan.title.isEmpty else { return plan }
        // "The plumber [says he'll come]"
        let telling = plan.title.dropFirst().first { grammar.isWord($0, .reportingVerb) }
        let verb =
            telling
            ?? plan.title.dropFirst().first { index in
                grammar.length(.emptyPredicate, at: index) == plan.title.upperBound - index
            }
        guard let verb, let last = grammar[verb - 1], last.kind == .word, isTitleWord(verb - 1),
            // "Mum comes", but "the parcel from mum comes"
            telling != nil || verb - plan.title.lowerBound > 1
                || RelationWords.relations[last.word] == nil && !grammar.words.kinNames.contains(last.word),
            !grammar.isWord(verb - 1, in: grammar.words.determiners), !CommonWords.function.contains(last.word),
            !grammar.isWord(verb - 1, .pronounSubject), !GivenNames.isKnown(last.text),
            grammar.has(.capitalisedNouns) || !last.isCapitalised
        else { return plan }
        var plan = plan
        plan.title = plan.title.lowerBound..<verb
        return plan
    }

    /// The "esquiar" of "esquiar del 29 al 2": a small word leads to what stands behind it.
    private func withoutTail(_ plan: Plan) -> Plan {
        guard !grammar.words.ownFunctionWords.isEmpty, plan.gist == nil else { return plan }
        var plan = plan
        // "L'escalade [avec nous]", "goûter [avec]"
        if let company = plan.title.dropFirst().first(where: { grammar.isWord($0, .companyPreposition) }),
            company + 1 >= plan.title.upperBound || grammar.isWord(company + 1, in: grammar.words.together)
                || isHollow(company + 1..<plan.title.upperBound)
        {
            plan.title = plan.title.lowerBound..<company
        }
        while plan.title.count > 1, isHollow(plan.title.upperBound - 1..<plan.title.upperBound) {
            plan.title = plan.title.lowerBound..<plan.title.upperBound - 1
        }
        while plan.title.count > 1,
            grammar.isWord(plan.title.lowerBound, .drawnArticle)
                || grammar.isSign(plan.title.lowerBound, "'", "\u{2019}")
        {
            plan.title = plan.title.dropFirst()
        }
        return plan
    }
}
