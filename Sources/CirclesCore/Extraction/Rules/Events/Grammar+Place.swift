extension Grammar {
    /// "at Luigi's", "in the park", "bei mir": the first place named from `start` on, without its preposition unless
    /// that is what makes it one ("at mine").
    func place(from start: Int, in sentence: Range<Int>) -> Range<Int>? {
        for index in max(start, sentence.lowerBound)..<max(sentence.upperBound, start, sentence.lowerBound) {
            guard isWord(index, "at", "in", "bei", "beim", "im", "@", "chez", "en") || isSign(index, "@") else {
                continue
            }
            if clockTime(at: index) != nil || day(at: index) != nil { continue }
            if isWord(index + 1, "mine", "ours", "yours", "mir", "uns", "dir", "euch", "home") {
                return index..<(index + 2)
            }
            if let place = placeName(from: index + 1, in: sentence) { return place }
        }
        return nil
    }

    private func placeName(from start: Int, in sentence: Range<Int>) -> Range<Int>? {
        var index = start
        let hasArticle = isWord(index, in: LikingWords.determiners)
        if hasArticle { index += 1 }
        let first = index
        while index < sentence.upperBound, index - first < 4, let token = self[index],
            token.kind == .word || token.kind == .number
        {
            if token.kind == .number && (index == first || !token.spaceBefore) { break }
            if CommonWords.function.contains(token.text) || day(at: index) != nil || clockTime(at: index) != nil {
                break
            }
            if index > first && !token.isCapitalised && !self[first, isCapitalised: false] { break }
            index += 1
            if hasArticle && !token.isCapitalised && index - first >= 2 { break }
        }
        guard index > first, let head = self[first], hasArticle || head.isCapitalised,
            !Self.noPlaces.contains(head.text), CalendarWords.months[head.text] == nil
        else { return nil }
        return start..<index
    }

    private subscript(index: Int, isCapitalised expected: Bool) -> Bool { self[index]?.isCapitalised == expected }

    private static let noPlaces: Set<String> = [
        "moment", "end", "time", "morning", "evening", "afternoon", "night", "weekend", "week", "meantime", "future",
        "same", "way", "least", "first", "last", "latest", "summer", "winter", "spring", "autumn", "fall", "mood",
        "case",
        "moment", "ruhe", "fall", "sommer", "winter", "herbst", "english", "german", "total", "person", "touch",
        "advance",
    ]
}
