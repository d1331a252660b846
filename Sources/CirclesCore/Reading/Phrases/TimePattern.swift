import Foundation

/// Times of day as messengers print them, told from text that merely holds one.
enum TimePattern {
    /// The whole of `text` is a time ("10:05", "9:41 PM", "21.14", "3 mins ago", "just now", "15 min").
    static func isTime(_ text: String) -> Bool {
        let words = text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
        guard (1...4).contains(words.count) else { return false }
        return isClock(words) || isAge(words)
    }

    /// "10:05", "9:41 pm", "9:41pm", "21 Uhr 14" is not one.
    static func isClock(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        switch words.count {
        case 1:
            for half in halves where first.hasSuffix(half) {
                return isDigitalTime(String(first.dropLast(half.count)))
            }
            return isDigitalTime(first)
        case 2: return isDigitalTime(first) && (halves.contains(words[1]) || words[1] == "uhr")
        case 3: return isDigitalTime(first) && halves.contains(words[1] + words[2])
        default: return false
        }
    }

    /// "just now", "3 mins ago", "15 min", "1 h".
    static func isAge(_ words: [String]) -> Bool {
        if ["just now", "now", "gerade eben", "à l’instant", "ahora"].contains(words.joined(separator: " ")) {
            return true
        }
        var rest = words
        let isAgo = rest.last == "ago"
        if isAgo { rest.removeLast() }
        if rest.count == 2, rest[0] == "last", longUnits.contains(rest[1] + "s") { return true }
        if ["vor", "hace"].contains(rest.first) { rest.removeFirst() }
        if isAgo, rest.count == 1 {
            let digits = rest[0].prefix(while: \.isNumber)
            rest = [String(digits), String(rest[0].dropFirst(digits.count))]
        }
        guard rest.count == 2, let number = Int(rest[0]), (0..<100).contains(number) else { return false }
        return isUnit(rest[1].trimmingSuffix(".")) || isAgo && longUnits.contains(rest[1].trimmingSuffix("s") + "s")
    }

    /// What nobody says without "ago" or "last" when something was written.
    private static let longUnits: Set<String> = ["weeks", "months", "years"]

    /// "mins"; dirt on small print becomes an accent.
    static func isUnit(_ word: String) -> Bool {
        units.contains(word) || units.contains(word.folding(options: .diacriticInsensitive, locale: nil))
    }

    private static let halves: Set<String> = ["am", "pm", "a.m.", "p.m.", "am.", "pm."]
    private static let units: Set<String> = [
        "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hr", "hrs", "hour",
        "hours", "d", "day", "days", "w", "mo", "minuten", "stunde", "stunden", "std", "minutos",
    ]

    /// H:MM or HH:MM (or with a dot), with seconds at most. Dirt below small print's colon makes it a semicolon.
    static func isDigitalTime(_ text: String) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == ";" }
        let fields = parts.count >= 2 ? parts : text.split(separator: ".", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count), (1...2).contains(fields[0].count), let hour = Int(fields[0]),
            (0...24).contains(hour)
        else { return false }
        return fields.dropFirst().allSatisfy { field in
            field.count == 2 && Int(field).map { (0...59).contains($0) } == true
        }
    }
}

extension String {
    func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
