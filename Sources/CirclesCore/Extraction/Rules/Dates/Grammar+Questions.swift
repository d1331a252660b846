extension Grammar {
    /// Whether a sentence asks: by its sign, or, as many leave that out, by how it begins ("are we still on for friday").
    func isQuestion(_ sentence: Range<Int>) -> Bool {
        if sentence.contains(where: { isSign($0, "?") }) { return true }
        return beginsQuestion(at: head(of: sentence), in: sentence)
    }

    /// The sentence asks, and does not only tell: "did you know Frank does birdwatching now?", "he plays bass, I think?".
    func isAsked(_ sentence: Range<Int>) -> Bool {
        let head = head(of: sentence)
        guard length(.tellingQuestion, at: head) == nil else { return false }
        guard let sign = sentence.last(where: { isSign($0, "?") }) else {
            return beginsQuestion(at: head, in: sentence) || length(.asksOfOthers, at: head) != nil
        }
        return !(1...2).contains { length(.unsureTag, at: sign - $0) == $0 }
    }

    /// "Is there another date?", "nothing sooner?": for what was spoken of.
    func asksForOtherTime(_ tokens: Range<Int>) -> Bool {
        tokens.contains { length(.otherTime, at: $0) != nil || length(.soonerAsked, at: $0) != nil }
    }

    /// Past the greetings and small words before what is said.
    func head(of sentence: Range<Int>) -> Int {
        var index = sentence.lowerBound
        while index < sentence.upperBound, index - sentence.lowerBound < 4,
            self[index]?.kind == .sign || isWord(index, in: PlanWords.interjections)
                || isWord(index, in: words.hesitations)
        {
            index += 1
        }
        return index
    }

    /// An hour, or a number that may be one.
    func isHour(at index: Int) -> Bool {
        clockTime(at: index) != nil || clockTime(at: index - 1) != nil || self[index]?.isShortNumber == true
            || isWord(index, .halfBefore)
            // "Before eight"
            || CalendarWords.numbers[word(at: index)] != nil && endsClause(index + 1)
    }

    private func beginsQuestion(at index: Int, in sentence: Range<Int>) -> Bool {
        // "Can you believe it!"
        guard let length = length(.asksByOrder, at: index), !sentence.contains(where: { isSign($0, "!") }) else {
            return false
        }
        return index + length < sentence.upperBound
    }
}
