/// What stands above or before rows without bubbles: who wrote them and when ("Ana Costa  10:05").
enum RowHeading {
    /// Where the moment begins that these words end in, behind one of them at least; nil when they do not, a preposition stands
    /// before it, or another time of the same span ("9:00 - 17:00").
    static func moment(endingIn words: [String]) -> Int? {
        words.indices.dropFirst().first { start in
            start <= 12 && TimestampPattern.isTimestamp(words[start...].joined(separator: " "))
        }.flatMap { start in
            let times = words[(start - 1)...].count { $0.contains(":") && TimePattern.isDigitalTime($0) }
            return TimePrepositionPattern.isOne(words[start - 1]) || times > 1 ? nil : start
        }
    }

    /// What stands before the moment that a line ends in; nil when it ends in none.
    static func beforeMoment(_ line: TextLine) -> String? {
        let words = line.words.map(\.text)
        return TimestampPattern.isTimestamp(line.text)
            ? nil : moment(endingIn: words).map { words[..<$0].joined(separator: " ") }
    }

    /// "[5:41]", "11:42:54", "1225PM": a time of day with what surrounds it; its hour may have been lost, or its colon.
    static func time(_ word: String) -> String? {
        var core = word.filter { !"[]()<>|".contains($0) }
        let half = ["AM", "PM", "am", "pm"].first(where: core.hasSuffix)
        if let half { core = core.trimmingSuffix(half) }
        let colonless = core.dropLast(2) + ":" + core.suffix(2)
        if core.count == 4 || half != nil, TimePattern.isDigitalTime(String(colonless)) { return String(colonless) }
        let fields = core.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count), fields.dropFirst().allSatisfy({ $0.count == 2 }),
            fields.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), (fields.first?.count ?? 0) <= 2
        else { return nil }
        return core
    }

    /// Words that can be how somebody is called there; nil for a sentence.
    static func name(_ words: [String]) -> String? {
        var words = words
        // Badges and status signs behind it.
        while let last = words.last, words.count > 1, isBadge(last) || isRemark(last) { words.removeLast() }
        let front = marks(before: words)
        // "~ Ana" is no contact of the user's.
        let isMarked = words.prefix(front).contains("~")
        words.removeFirst(front)
        let text = (isMarked ? "~ " : "") + words.joined(separator: " ")
        if NamePattern.isPhoneNumber(text) { return text }
        guard (1...5).contains(words.count), text.count <= 40, text.contains(where: \.isLetter),
            let last = text.last, !"?!,;:".contains(last)
        else { return nil }
        return words.count == 1 || NamePattern.isName(text) ? text : nil
    }

    /// How many words in front of a name are pieces of a portrait.
    private static func marks(before words: [String]) -> Int {
        words.dropLast().prefix { word in
            !word.contains(where: \.isLetterOrDigit) || (isBadge(word) && !word.contains(where: \.isNumber))
                || (word.count == 1 && word == word.lowercased() && !word.contains(where: \.isNumber))
        }.count
    }

    private static func isBadge(_ word: String) -> Bool {
        guard word.count <= 4, !NamePattern.isPhoneNumber(word) else { return false }
        let letters = word.filter(\.isLetter)
        let isPlain = word.allSatisfy { $0.isLetter || $0 == "." || $0 == "’" || $0 == "'" }
        return ["APP", "BOT", "OP"].contains(word) || !isPlain && !word.allSatisfy(\.isNumber) || letters == "œ"
    }

    /// "(She/Her)", "(he/him)".
    private static func isRemark(_ word: String) -> Bool {
        word.hasPrefix("(") && word.hasSuffix(")") && word.contains("/")
    }
}
