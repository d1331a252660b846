/// Lines that date the messages under them: "Today", "Yesterday 21:14", "Tue, Jan 5", "JAN 12, 2018", "Sat, 13 Apr, 10:09 AM".
enum DayPattern {
    /// The whole of `text` is a day, with a time or without.
    static func isDay(_ text: String) -> Bool {
        if text.contains(where: { "?!".contains($0) }) { return false }
        var words = text.lowercased().split(whereSeparator: { $0.isWhitespace || ",•·|".contains($0) }).flatMap {
            TimePrepositionPattern.apart(String($0))
        }
        guard (1...7).contains(words.count) else { return false }
        // "Do" alone is no Thursday, nor is "I do".
        if words.allSatisfy({ fillers.contains($0) || $0.count <= 2 && $0.allSatisfy(\.isLetter) }) { return false }
        removeTime(&words)
        guard !words.isEmpty, !isGivenName(words, in: text) else { return false }
        var sawDay = false
        for word in words where word.contains(where: \.isLetterOrDigit) {
            let bare = word.filter { $0.isLetterOrDigit || "/.-'’:".contains($0) }.trimmingSuffix(".").trimmingSuffix(
                ":")
            if DayNames.all.contains(bare) || isNumericDate(bare) {
                sawDay = true
            } else if !isNumber(bare), !fillers.contains(bare), !bare.isEmpty {
                return false
            }
        }
        return sawDay
    }

    /// "12.03.24" looks like a time with seconds: beside a time, it is none.
    private static func removeTime(_ words: inout [String]) {
        let clocks = words.indices.flatMap { start in
            [3, 2, 1].filter { start + $0 <= words.count }.map { start..<start + $0 }
        }.filter { TimePattern.isClock(Array(words[$0])) }
        let clock = clocks.first { !isNumericDate(words[$0.lowerBound]) } ?? clocks.first
        if let clock { words.removeSubrange(clock) }
    }

    /// "Jan", "May", "Sam": a month has a number beside it, and a day's short name no capital alone, or a stop.
    private static func isGivenName(_ words: [String], in text: String) -> Bool {
        guard words.count == 1, let word = words.first, DayNames.given.contains(word) else { return false }
        return text.split { $0.isWhitespace || $0 == "," }.contains {
            $0 == word.prefix(1).uppercased() + word.dropFirst()
        }
    }

    /// A day of a month or a year: "5", "5th", "2018".
    private static func isNumber(_ word: String) -> Bool {
        let digits = ["st", "nd", "rd", "th"].reduce(word) { $0.trimmingSuffix($1) }
        guard let value = Int(digits) else { return false }
        return (1...31).contains(value) || (1990...2099).contains(value)
    }

    /// 15/01/2024, 15.01., 2024-01-15.
    private static func isNumericDate(_ word: String) -> Bool {
        let parts = word.split(whereSeparator: { "/.-".contains($0) })
        guard (2...3).contains(parts.count) else { return false }
        let values = parts.compactMap { Int($0) }
        return values.count == parts.count && values.allSatisfy { (1...2099).contains($0) }
            && values.contains { $0 <= 12 }
    }

    private static let fillers: Set<String> = [
        "at", "um", "of", "de", "le", "den", "der", "am", "du", "el", "à", "a", "las", "alle", "às", "om", "o", "kl",
        "i", "last", "week", "letzten", "letzter", "letzte", "dernier", "dernière", "pasado", "scorso", "scorsa",
        "passado", "passada", "vorige", "förra",
    ]
}
