/// "Gemeinschaftsarbeit nicht vergessen, Samstag 9 Uhr", "n'oublie pas la kermesse, samedi 10h": what has its hour and is to be kept in mind.
extension PlanReader {
    func reminded(in sentence: Range<Int>, beside moment: Range<Int>) -> Plan? {
        guard moment.contains(where: { grammar.clockTime(at: $0) != nil }) else { return nil }
        for index in sentence where !moment.contains(index) {
            guard let length = grammar.length(.reminder, at: index) else { continue }
            let thing =
                grammar.has(.capitalisedNouns) ? thing(endingAt: index, in: sentence) : thing(from: index + length)
            if let thing, !moment.overlaps(thing) { return Plan(title: thing) }
        }
        return nil
    }

    /// "[Gemeinschaftsarbeit] nicht vergessen"
    private func thing(endingAt end: Int, in sentence: Range<Int>) -> Range<Int>? {
        var start = end
        while start > sentence.lowerBound, end - start < 3, isMatter(start - 1) { start -= 1 }
        return start < end ? start..<end : nil
    }

    /// "N'oublie pas [la kermesse]": a thing with its article.
    private func thing(from lead: Int) -> Range<Int>? {
        var start = lead
        while grammar.isWord(start, in: grammar.words.determiners) || grammar.isWord(start, .drawnArticle) {
            start += 1
        }
        var end = start
        while end - start < 4, isMatter(end), grammar.day(at: end) == nil { end += 1 }
        return start > lead && end > start && grammar.endsClause(end) ? start..<end : nil
    }
}
