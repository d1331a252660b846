/// The phone's own status line.
enum StatusBarPattern {
    /// Every word of `text` is a clock, a battery, a network or a leftover of their icons, and a clock, percentage or
    /// network name is among them.
    static func isStatusBar(_ text: String) -> Bool {
        let words = text.replacing(" %", with: "%").split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty, words.count <= 10 else { return false }
        var sawCertain = false
        for word in words {
            let bare = word.lowercased().filter { $0.isLetterOrDigit || ":.%".contains($0) }
            if TimePattern.isDigitalTime(bare) || isPercentage(bare) || networks.contains(bare) {
                sawCertain = true
            } else if bare.count > 2, !["am", "pm"].contains(bare), Int(bare) == nil, !others.contains(bare) {
                return false
            }
        }
        return sawCertain
    }

    private static func isPercentage(_ word: String) -> Bool {
        word.hasSuffix("%") && Int(word.dropLast()).map { (0...100).contains($0) } == true
    }

    private static let networks: Set<String> = ["5g", "4g", "3g", "lte", "lte+", "wifi", "volte", "edge"]
    private static let others: Set<String> = [
        // What the strength of a signal comes out as.
        "all", "ull", "atl", "ail", "aull", "alll", "wil", "utl",
        "carrier", "verizon", "at&t", "att", "tmobile", "sprint", "vodafone", "telekom", "o2", "orange", "ee", "sim",
        "airtel", "jio",
    ]
}
