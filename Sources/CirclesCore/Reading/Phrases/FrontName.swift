/// Names in front of what is said, told by letters alone: where they begin, may end, and end for sure.
enum FrontName {
    /// Behind a portrait's marks and a time.
    static func start(of words: [String]) -> Int {
        words.dropLast().prefix(3).prefix { word in
            !word.contains(where: \.isLetterOrDigit) || RowHeading.isOfTime(word)
        }.count
    }

    /// Where a name may end that begins at `start`, with something behind it.
    static func ends(of words: [String], from start: Int) -> [Int] {
        // A moment behind a name is when, and not what.
        (start + 1..<max(start + 1, min(words.count, start + 5))).filter {
            !TimestampPattern.isTimestamp(words[$0...].joined(separator: " "))
        }
    }

    /// Behind a colon or an angle bracket.
    static func markedEnd(of words: [String]) -> Int? {
        let start = start(of: words)
        return ends(of: words, from: start).prefix(3).first { end in
            let last = words[end - 1]
            let isClosed = last.hasSuffix(":") || last.hasSuffix(">") && words[start].hasPrefix("<")
            return isClosed && last.contains(where: \.isLetter)
        }
    }

    static func name(_ words: ArraySlice<String>) -> String { words.joined(separator: " ").trimmingSuffix(":") }

    /// An address or a moment follows: a field of a mail.
    static func isField(_ rest: [String]) -> Bool {
        rest.contains { $0.dropFirst().contains("@") } || TimestampPattern.isTimestamp(rest.joined(separator: " "))
    }
}
