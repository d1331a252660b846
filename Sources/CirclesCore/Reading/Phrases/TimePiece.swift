/// Times as they come out of a bubble's corner: with ticks, locks, stars and file sizes beside them.
enum TimePiece {
    static func isTime(_ text: String) -> Bool { time(in: text) != nil }

    /// A time in figures ("10:05"), which icons hardly come out as.
    static func isClock(_ text: String) -> Bool { time(in: text)?.contains { ":;".contains($0) } ?? false }

    /// The time when `text` is nothing but one, file sizes, and a few characters of icons around it.
    static func time(in text: String) -> String? {
        if text.contains(where: { "?!".contains($0) }) { return nil }
        let words = tokens(text)
        guard (1...9).contains(words.count) else { return nil }
        for length in stride(from: min(4, words.count), through: 1, by: -1) {
            for start in 0...(words.count - length) {
                let candidate = words[start..<start + length].joined(separator: " ")
                guard TimePattern.isTime(candidate), candidate.lowercased() != "now" || words.count == 1 else {
                    continue
                }
                let rest = withoutSizes(Array(words[..<start]) + Array(words[(start + length)...]))
                    .filter { !EditPattern.words.contains($0.lowercased()) }
                if rest.allSatisfy({ $0.count <= 3 && !isWord($0) }), rest.reduce(0, { $0 + $1.count }) <= 6 {
                    return candidate
                }
            }
        }
        return nil
    }

    /// Words without the marks that ticks and bullets leave; numbers apart from letters ("4mins", "a15min").
    private static func tokens(_ text: String) -> [String] {
        let marks = "·•*✓✔|,;~-_'\"“”«»°®©@()[]&."
        var words: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || "@©®°".contains($0) }) {
            let core = word.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed()
            let bare = String(core)
            guard !bare.isEmpty else { continue }
            if bare.lowercased() == "justnow" {
                words += ["just", "now"]
            } else if let time = withoutTicks(bare) {
                words.append(time)
            } else if let cut = digitBoundary(bare) {
                words += cut
            } else {
                words.append(bare)
            }
        }
        return withColons(words.flatMap(withoutAgo))
    }

    /// "18:244", "10:15%" → 18:24, 10:15: ticks that stand right behind the figures.
    private static func withoutTicks(_ word: String) -> String? {
        guard let colon = word.firstIndex(of: ":") else { return nil }
        let length = word[..<colon].count + 3
        let (time, ticks) = (word.prefix(length), word.dropFirst(length))
        guard (1...2).contains(ticks.count), !ticks.contains(where: { $0.isLetter || $0 == ":" }) else { return nil }
        return TimePattern.isDigitalTime(String(time)) ? String(time) : nil
    }

    /// "113 PM" → 1:13 PM: the colon of small print is easily lost.
    private static func withColons(_ words: [String]) -> [String] {
        var words = words
        for index in words.indices.dropLast() where ["am", "pm"].contains(words[index + 1].lowercased()) {
            let digits = words[index]
            guard (3...4).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { continue }
            let time = digits.dropLast(2) + ":" + digits.suffix(2)
            if TimePattern.isDigitalTime(String(time)) { words[index] = String(time) }
        }
        return words
    }

    /// "4mins" → 4, mins; "a15min" → a, 15, min; nil when letters and digits are not mixed that way.
    private static func digitBoundary(_ word: String) -> [String]? {
        let head = word.prefix { $0.isLetter }
        let number = word.dropFirst(head.count).prefix { $0.isNumber || $0 == ":" }
        let tail = word.dropFirst(head.count + number.count)
        guard !number.isEmpty, head.count <= 2, tail.allSatisfy(\.isLetter), !(head.isEmpty && tail.isEmpty) else {
            return nil
        }
        return [String(head), String(number), String(tail)].filter { !$0.isEmpty }
    }

    /// "minsago" → mins, ago: narrow spaces of small print are easily lost.
    private static func withoutAgo(_ word: String) -> [String] {
        let (unit, ago) = (word.dropLast(3), word.suffix(3))
        return ago.lowercased() == "ago" && TimePattern.isUnit(unit.lowercased())
            ? [String(unit), String(ago)] : [word]
    }

    /// Without "178 KiB" and the like.
    private static func withoutSizes(_ words: [String]) -> [String] {
        var kept: [String] = []
        for word in words {
            // In Turkish small print, "KiB" has a dotted capital.
            let unit = word.lowercased().unicodeScalars.filter { $0 != "\u{307}" }
            let isUnit = ["b", "kb", "mb", "gb", "kib", "mib"].contains(String(String.UnicodeScalarView(unit)))
            if isUnit, let last = kept.last, last.allSatisfy({ $0.isNumber || ".,".contains($0) }) {
                kept.removeLast()
            } else {
                kept.append(word)
            }
        }
        return kept
    }

    private static func isWord(_ text: String) -> Bool {
        ["at", "um", "to", "by", "is", "on", "in", "the", "and", "bis", "ab", "von", "ok", "no", "yes", "for", "not"]
            .contains(text.lowercased())
    }
}
