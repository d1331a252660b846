/// What somebody has or gets on a day: "we've got a slot at the tip", "we get the keys", "Mum's having her cataract done".
extension PlanReader {
    /// The thing that is had, or the verb with it where that says more; nil for states of mind and people, and for today, of which
    /// such words tell how one is.
    func having(near moment: Range<Int>, in clause: Range<Int>) -> Plan? {
        guard !moment.contains(where: { grammar.isWord($0, in: grammar.words.today) }) else { return nil }
        for index in clause where !moment.contains(index) && isOwned(at: index, in: clause) {
            var object = index + 1
            while grammar.isWord(object, .ownVerb) { object += 1 }
            // "Donnerstag hab ich Elternabend": the subject follows its verb.
            if grammar.isWord(object, .subjectBehindVerb) { object += 1 }
            // "Hab am 12. den Ultraschall": the day stands between.
            while object < moment.lowerBound, grammar.isWord(object, in: grammar.words.dayPrepositions) { object += 1 }
            let isBehind = moment.contains(object)
            if isBehind { object = behindDay(object, moment) }
            guard let noun = owned(from: object, isBehind ? 0..<0 : moment, in: clause) else { continue }
            let isGetting = grammar.isWord(object - 1, .gettingVerb)
            return Plan(title: isGetting ? object - 1..<noun.upperBound : noun)
        }
        return nil
    }

    /// Behind the day's own words; its hour may stand further on: "hat am Samstag Aufführung, 15 Uhr".
    private func behindDay(_ start: Int, _ moment: Range<Int>) -> Int {
        var index = start
        while moment.contains(index), let day = grammar.day(at: index) { index = max(day.end, index + 1) }
        return index
    }

    /// A verb of having, said of somebody.
    private func isOwned(at index: Int, in clause: Range<Int>) -> Bool {
        guard grammar.isWord(index, .ownVerb) || grammar.isWord(index, .owningSubject),
            !grammar.isWord(index + 1, .toPreposition), !grammar.isWord(index - 1, .negator)
        else { return false }
        if grammar.isWord(index, .owningSubject) { return grammar.isWord(index + 1, .ownVerb) }
        let subject = index - 1
        return grammar.isWord(subject, .deedSubject) || grammar.isWord(subject, .owningSubject)
            || grammar.isWord(index + 1, .subjectBehindVerb)
            || index == grammar.head(of: clause) && grammar.has(.capitalisedNouns)
            || grammar[subject]?.isCapitalised == true && clause.contains(subject)
            || grammar[subject].map { $0.kind == .word && grammar.words.relations[$0.stem] != nil }
                ?? false
    }

    private func owned(from start: Int, _ moment: Range<Int>, in clause: Range<Int>) -> Range<Int>? {
        var first = start
        while grammar.isWord(first, in: grammar.words.determiners) { first += 1 }
        let hasArticle = first > start
        var end = first
        while end < clause.upperBound, end - first < 4, !moment.contains(end), isTitleWord(end),
            grammar[end]?.kind == .word, grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil,
            !grammar.isWord(end, .partOfDay)
        { end += 1 }
        guard end > first, let head = grammar[end - 1], !grammar.isWord(end - 1, .noPossession),
            !grammar.isWord(first, .noPossession), RelationWords.relations[head.word] == nil,
            hasArticle || grammar.has(.capitalisedNouns) && head.isCapitalised
                // "Wed I have fado"
                || first == start && end - first == 1 && !grammar.has(.capitalisedNouns)
                    && (grammar.endsClause(end) || grammar.isSign(end, "(")) && !head.isCapitalised
                    && !grammar.isWord(first, .noBareThing)
                    && !CommonWords.function.contains(head.word) && !CommonWords.starters.contains(head.word)
                    && grammar.day(at: grammar.head(of: clause)) != nil,
            !CalendarWords.units.contains(head.word)
        else { return nil }
        return first..<end
    }
}
