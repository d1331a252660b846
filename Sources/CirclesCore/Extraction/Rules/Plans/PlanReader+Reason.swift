/// What keeps somebody from a day that they were asked for, by the day's own clause: "thurs is my scan", "they've swimming Saturday", "el lunes
/// viene el practicante", "we're camping that weekend". Of a day that is refused, whatever is told of it is on it.
extension PlanReader {
    func reason(beside day: Range<Int>, in clause: Range<Int>) -> Plan? {
        let isDenied = clause.contains { index in
            grammar.isWord(index, .negator) || grammar.isWord(index, in: grammar.words.denying)
        }
        if isDenied { return nil }
        if let verb = behindSubject(day, in: clause) ?? somebodys(day, in: clause) { return Plan(title: verb) }
        for index in clause where !day.contains(index) {
            // "At a christening in Norwich": the occasion says more than where it is.
            let length =
                grammar.length(.reasonBeing, at: index)
                ?? (day.upperBound == index ? copula(behind: day) : nil)
                ?? grammar.length(.reasonHaving, at: index)
            guard let length, let noun = reasonNoun(from: index + length, to: clause.upperBound, besides: day),
                // "At my parents'": where somebody is, and nothing that happens.
                !noun.contains(where: { RelationWords.relations[grammar.word(at: $0)] != nil })
                    || isOccasion(noun.upperBound - 1)
            else { continue }
            return Plan(title: noun, isName: grammar.length(.reasonBeing, at: index) != nil)
        }
        return alone(day, in: clause)
    }

    /// "Thurs is", "Sunday's"
    private func copula(behind day: Range<Int>) -> Int? {
        if !day.isEmpty, grammar[day.upperBound - 1]?.isPossessive == true { return 0 }
        return grammar.length(.reasonCopula, at: day.upperBound)
    }

    /// "[The] decorators", "my scan": up to four words, which say more than how somebody is.
    private func reasonNoun(from lead: Int, to limit: Int, besides day: Range<Int>) -> Range<Int>? {
        var start = lead
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        let hasArticle = start > lead
        var end = start
        while end < limit, end - start < 4, isReasonWord(end), !day.contains(end) { end += 1 }
        guard end > start, let last = grammar[end - 1], last.text.utf8.count > 2,
            !grammar.isWord(end - 1, .noPossession), !isDuty(end - 1),
            !CalendarWords.units.contains(last.word),
            !grammar.has(.capitalisedNouns) || last.isCapitalised,
            hasArticle || grammar[start]?.isPossessive == true || last.isCapitalised || isOccasion(end - 1)
                || Cue.progressiveEnding.ends(last.text, beyond: 3) && !isIdle(last.text)
        else { return nil }
        return start..<end
    }

    /// What somebody is paid for, and no plan: "shift", "Spätschicht".
    func isWork(_ index: Int) -> Bool {
        grammar.isWord(index, .workNoun) || grammar.ends(index, .workEnding)
    }

    /// What comes again and again: "choir", "Spätschicht".
    func isDuty(_ index: Int) -> Bool {
        grammar.isWord(index, .duty) || grammar.ends(index, .dutyEnding)
    }

    private func isReasonWord(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return isTitleWord(index) && grammar.day(at: index) == nil && grammar.clockTime(at: index) == nil
            && !grammar.isWord(index, .partOfDay) && !grammar.isWord(index, .deedEnd)
            && !grammar.isWord(index, .likingAdverb) && !grammar.isWord(index, in: grammar.words.companions)
            && !grammar.isWord(index, .noReason)
    }

    /// "We're camping", "I'm trick or treating with the kids": the speaker's own doing, but for what is done for somebody.
    private func behindSubject(_ day: Range<Int>, in clause: Range<Int>) -> Range<Int>? {
        for index in clause where !day.contains(index) {
            guard let length = grammar.length(.reasonSubject, at: index), let verb = grammar[index + length],
                verb.kind == .word, Cue.progressiveEnding.ends(verb, beyond: 2), !isIdle(verb.text),
                !Cue.stateParticiple.contains(verb.word), !grammar.isWord(index + length, .conveyingVerb),
                !grammar.isWord(index + length, .noReason)
            else { continue }
            var end = index + length + 1
            while end < clause.upperBound, end - index - length < 4, isReasonWord(end), !day.contains(end) { end += 1 }
            return index + length..<end
        }
        return nil
    }

    /// "My mum's flying in", "viene el practicante", "heiratet meine Nichte": what somebody else does.
    private func somebodys(_ day: Range<Int>, in clause: Range<Int>) -> Range<Int>? {
        for index in clause where !day.contains(index) && grammar[index]?.isPossessive == true {
            guard let verb = grammar[index + 1], verb.kind == .word, Cue.progressiveEnding.ends(verb, beyond: 2),
                !isIdle(verb.text), grammar.isWord(index - 1, in: grammar.words.determiners)
            else { continue }
            var end = index + 2
            while end < clause.upperBound, end - index < 4, grammar.isWord(end, .deedParticle) || isReasonWord(end),
                !day.contains(end)
            { end += 1 }
            if grammar.isWord(end, .handingParticle), clause.contains(end) { end += 1 }
            return index..<end
        }
        guard grammar.has(.capitalisedNouns) || grammar.has(.droppedSubjects), clause.contains(day.upperBound),
            let verb = grammar[day.upperBound], verb.kind == .word, !verb.isCapitalised,
            !CommonWords.function.contains(verb.text), !isIdle(verb.text), !grammar.isWord(day.upperBound, .suitsVerb),
            grammar.words.accepting.length(in: grammar, at: day.upperBound) == nil,
            grammar.isWord(day.upperBound + 1, in: grammar.words.determiners),
            let noun = reasonNoun(from: day.upperBound + 1, to: clause.upperBound, besides: day)
        else { return nil }
        // "Heiratet meine Nichte": whose it is says nothing alone.
        let isPerson = noun.allSatisfy { RelationWords.relations[grammar.word(at: $0)] != nil }
        return isPerson ? day.upperBound..<noun.upperBound : noun
    }

    /// "Monday's audit", "gig tomorrow night": a thing, and nothing else beside the day.
    private func alone(_ day: Range<Int>, in clause: Range<Int>) -> Plan? {
        let words = clause.filter { index in
            !day.contains(index) && grammar[index]?.kind == .word && !grammar.isWord(index, .partOfDay)
                && !PlanWords.interjections.contains(grammar.word(at: index)) && !grammar.isWord(index, .regret)
        }
        guard let first = words.first, let last = words.last, words.count <= 3, last - first + 1 == words.count,
            words.allSatisfy(isReasonWord), grammar[last]?.text.utf8.count ?? 0 > 2,
            !isIdle(grammar[first]?.text ?? ""), !grammar.isWord(last, in: grammar.words.choosing),
            grammar.length(.unavailable, at: last) == nil,
            !grammar.has(.capitalisedNouns) || grammar[last]?.isCapitalised == true,
            RelationWords.relations[grammar.word(at: last)] == nil, words.count > 1 || isOccasion(last), !isDuty(last)
        else { return nil }
        return Plan(title: first..<last + 1)
    }
}
