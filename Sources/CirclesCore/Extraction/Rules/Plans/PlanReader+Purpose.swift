/// What a day is for, and where somebody spends several: "does Thursday work for pottery?", "we're in Cornwall from the 4th to the 9th".
extension PlanReader {
    /// "Passt dir Donnerstag zum Töpfern?", "vale el jueves para ensayar?": behind the day, a thing or a verb and no person.
    func purpose(behind moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let clause = grammar.clause(around: moment)
        let rest = moment.upperBound..<max(clause.upperBound, moment.upperBound)
        guard let lead = rest.first(where: { grammar.isWord($0, .purpose) }),
            rest.prefix(while: { $0 < lead }).allSatisfy({ grammar.day(at: $0) == nil })
        else { return nil }
        var start = lead + 1
        while grammar.isWord(start, in: grammar.words.determiners) { start += 1 }
        var end = start
        while end < clause.upperBound, end - start < 4, isTitleWord(end), grammar[end]?.kind == .word,
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil, !grammar.isWord(end, .deedEnd)
        { end += 1 }
        guard end > start, let head = grammar[end - 1], let first = grammar[start],
            !grammar.isWord(end - 1, .noPossession), !CalendarWords.units.contains(head.text),
            !grammar.isWord(start, .partOfDay), !grammar.isWord(end - 1, .noPlaceBehindTime),
            RelationWords.relations[first.text] == nil, RelationWords.relations[head.text] == nil,
            !(first.isCapitalised && GivenNames.common.contains(first.text)),
            !grammar.has(.capitalisedNouns) || head.isCapitalised
        else { return nil }
        return Plan(title: start..<end)
    }

    /// Somebody is elsewhere on the day, by the name of the place.
    func staying(near moment: Range<Int>, in clause: Range<Int>) -> Plan? {
        guard !clause.contains(where: { grammar.isSign($0, "?") }) else { return nil }
        for index in clause where !moment.contains(index) {
            guard let length = grammar.length(.beingSomewhere, at: index) else { continue }
            let start = index + length
            var end = start
            while end < clause.upperBound, end - start < 3, !moment.contains(end), let token = grammar[end],
                token.kind == .word, grammar.day(at: end) == nil,
                // "We're in cornwall 2nd to 9th may"
                token.isCapitalised
                    || grammar.isWrittenSmall(clause) && isSpan(moment)
                        && !CommonWords.function.contains(token.word) && !isOccasion(end)
                        && !grammar.isPlaceNoun(end, in: clause) && !grammar.isWord(end, .noSmallTown)
            { end += 1 }
            guard end > start, RelationWords.relations[grammar[start]?.text ?? ""] == nil,
                !Cue.noPlaceName.contains(grammar[start]?.text ?? ""),
                !Cue.whereabouts.contains(grammar.word(at: end - 1))
            else { continue }
            return Plan(title: start..<end, isName: true)
        }
        return nil
    }

    /// "2nd to 9th May"
    private func isSpan(_ moment: Range<Int>) -> Bool {
        moment.contains { index in
            grammar.day(at: index).map { grammar.lastDay(of: $0.value, in: moment) != nil } ?? false
        }
    }
}
