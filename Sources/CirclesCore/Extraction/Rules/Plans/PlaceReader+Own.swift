/// Somebody's home in one word and no preposition: "yours?", "tomorrow, 6, mine".
extension PlaceReader {
    /// Between signs, beside an hour, or asked for alone; "that's mine" is none.
    func ownAlone() -> Range<Int>? {
        let isBesideHour =
            utterance.expressions.contains { $0.time != nil }
            || utterance.tokens.contains { grammar[$0]?.isShortNumber == true }
        guard isBesideHour || utterance.isQuestion && utterance.wordCount <= 3 else { return nil }
        return utterance.tokens.first { index in
            grammar.isWord(index, .ownHome) && (index == utterance.tokens.lowerBound || isSign(index - 1))
                && (grammar.endsClause(index + 1) || isSign(index + 1))
        }.map { $0..<$0 + 1 }
    }

    private func isSign(_ index: Int) -> Bool { grammar.isSign(index, ",", ".", "?", "!", "-", "–", ":") }
}
