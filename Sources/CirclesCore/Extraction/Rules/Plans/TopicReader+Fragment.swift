/// A thing that is asked for by its mere name.
extension TopicReader {
    /// "Escape room?", "Laser tag!": one to three words that are neither an answer nor a greeting.
    func fragment() -> PlanTitle? {
        let hour = hourAsked()
        var range = utterance.tokens.filter { grammar[$0]?.kind == .word && $0 < hour ?? $0 + 1 }
        // "The zoo at 2?", "un paseo a las 5?", but "the Fox at 8?"
        if hour != nil, let first = range.first, grammar.isWord(first, in: lexicon.words.determiners), range.count > 1,
            grammar[range[1]]?.isCapitalised == false || grammar.has(.capitalisedNouns)
        {
            range.removeFirst()
        }
        // "15 Uhr Café?"
        range.removeAll { grammar.isWord($0, .clockWord) && grammar[$0 - 1]?.kind == .number }
        // "Squash this week?"
        if let week = range.first(where: { grammar.length(.wholeWeek, at: $0) != nil }) {
            range.removeAll { $0 >= week }
        }
        // "Ramen then?", "pints anyway?"
        while range.count > 1, let last = range.last, grammar.isWord(last, .topicTail) { range.removeLast() }
        // "Photos for the flyer?": what for says no more.
        if range.count <= 6, let lead = range.dropFirst().first(where: isLeadOfComplement) {
            range = Array(range.prefix { $0 < lead })
            if range.contains(where: { Cue.nounPronoun.contains(grammar.word(at: $0)) }) { return nil }
        }
        guard (1...3).contains(range.count), utterance.isQuestion, hour != nil || utterance.expressions.isEmpty,
            !utterance.asksWhen, !utterance.asksWhere,
            let first = range.first, let last = range.last,
            range.allSatisfy({
                PlanReader(grammar: grammar).isTitleWord($0) && !grammar.isWord($0, in: lexicon.words.choosing)
                    && !grammar.isWord($0, in: lexicon.words.hesitations) && !grammar.isWord($0, .hourHedge)
            }),
            // "Twelve?", the "h" of "19h ?", "Fr?"
            range.count > 1
                || CalendarWords.numbers[grammar.word(at: first)] == nil && grammar[first]?.text.utf8.count != 1
                    && lexicon.words.weekdayLetters[grammar.word(at: first)] == nil,
            last - first < 4, !isRelative(last)
        else { return nil }
        // "freibad?", of who writes all of it small.
        if grammar.has(.capitalisedNouns), grammar[last]?.isCapitalised != true,
            range.count > 1 || !grammar.isWrittenSmall(utterance.tokens)
                || grammar.ends(last, .infinitiveEnding)
        {
            return nil
        }
        return PlanTitle(text: text(first..<(last + 1)))
    }

    private func isLeadOfComplement(_ index: Int) -> Bool {
        grammar.isWord(index, .purposePreposition) || grammar.isWord(index, .titlePlace)
            || grammar.isWord(index, in: lexicon.words.companions)
    }

    /// "A walk 3?": whether a thing is asked for, and the number behind it is its hour.
    func asksForThing(until number: Int) -> Bool {
        hourAsked().map { number - $0 <= 1 } ?? false && title() != nil
    }

    /// "Pizza half seven?", "zoo at 2?", "a walk 3?": where the hour begins that ends the question, and is all that stands beside the thing.
    func hourAsked() -> Int? {
        let last = utterance.tokens.last { grammar[$0]?.kind != .sign }
        guard utterance.isQuestion, let last else { return nil }
        guard let expression = utterance.expressions.first else {
            let isHour = grammar[last]?.isShortNumber == true && (1...12).contains(grammar[last]?.value ?? 0)
            let first = PlaceReader(utterance).isHedge(last - 1) ? last - 1 : last
            return isHour && !grammar.isAmount(last) && first > utterance.tokens.lowerBound
                && grammar[first - 1]?.kind == .word ? first : nil
        }
        guard utterance.expressions.count == 1, expression.day == nil, expression.tokens.upperBound == last + 1,
            // "Rexdale Lanes at 8?"
            PlaceReader(utterance).endOfName(utterance.tokens.lowerBound) - utterance.tokens.lowerBound < 2,
            !grammar.isWord(expression.tokens.lowerBound - 1, .hourAnnouncement)
        else { return nil }
        // "Museum so um 2?"
        var hour = expression.tokens.lowerBound
        while grammar.has(.capitalisedNouns), hour - 1 > utterance.tokens.lowerBound,
            grammar.isWord(hour - 1, in: lexicon.words.choosing)
        { hour -= 1 }
        return hour
    }
}
