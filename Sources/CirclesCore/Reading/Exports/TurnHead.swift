/// What stands above somebody's turn in what Slack, Discord and Teams copy: who it is and when they wrote. `Maria Lopez  6:02 PM`,
/// `Maria — Today at 6:02 PM`, `[6:02 PM] Maria Lopez`, and, in Slack, a time alone above the next message of the same turn.
struct TurnHead {
    /// Nil for a time that stands alone.
    let sender: String?
    let time: ClockTime
    /// The words of the day, as they stand: "Today", "03/26/2024"; empty where there are none.
    let day: String

    /// - Parameter line: Without white space around it.
    init?(_ line: String) {
        guard line.utf8.count <= 160, line.last?.isPunctuation == false || line.last == "]" || line.last == "." else {
            return nil
        }
        if line.first == "[", let end = line.firstIndex(of: "]") {
            self.init(
                when: String(line[line.index(after: line.startIndex)..<end]),
                sender: line[line.index(after: end)...].trimmingWhitespace)
            return
        }
        let bare = line.last == "]" ? line.filter { $0 != "[" && $0 != "]" } : line
        let words = bare.split(whereSeparator: \.isWhitespace).map(String.init)
        // As much as is a time: "Today at 6:02 PM" and not "6:02 PM" alone.
        for length in stride(from: min(words.count, Self.mostWords), to: 0, by: -1) {
            let when = words.suffix(length).joined(separator: " ")
            guard TimestampPattern.isTimestamp(when), when.contains(":") || when.contains(".") else { continue }
            let rest = words.dropLast(length).joined(separator: " ")
            let sender = rest.last.map { "—–-,|•·".contains($0) } == true ? String(rest.dropLast()) : rest
            self.init(when: when, sender: sender.trimmingWhitespace)
            return
        }
        return nil
    }

    private init?(when: String, sender: String) {
        guard sender.isEmpty || NamePattern.isName(sender) else { return nil }
        let words = when.split(whereSeparator: { $0.isWhitespace || $0 == "," })
        guard let clock = words.firstIndex(where: { TimePattern.isClock([$0.lowercased()]) }) else {
            return nil
        }
        var scanner = ChatLineScanner(Substring(" " + words[clock...].joined(separator: " ")).unicodeScalars)
        guard let time = scanner.clock()?.time, scanner.isAtEnd else { return nil }
        self.sender = sender.isEmpty ? nil : sender
        self.time = time
        day = words[..<clock].joined(separator: " ")
    }

    private static let mostWords = 5
}
