/// Joins the pieces of one row of text that were found apart.
enum RowRule {
    static func join(_ lines: [TextLine], geometry: PageGeometry) -> [TextLine] {
        var joined: [TextLine] = []
        for line in lines.sorted(by: { ($0.bounds.x, $0.bounds.y) < ($1.bounds.x, $1.bounds.y) }) {
            let index = joined.lastIndex { isContinued($0, by: line, geometry: geometry) }
            if let index {
                joined[index].append(line)
            } else {
                joined.append(line)
            }
        }
        return joined.sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
    }

    private static func isContinued(_ left: TextLine, by right: TextLine, geometry: PageGeometry) -> Bool {
        guard left.region == right.region else { return false }
        let gap = Double(right.bounds.x - left.bounds.maxX)
        let cap = min(left.capHeight, right.capHeight)
        guard gap > -cap * 0.5, gap < max(cap, geometry.cap) * 1.3 else { return false }
        guard abs(left.baseline - right.baseline) < Int(max(2, cap * 0.3)) else { return false }
        // A time behind the text stays a piece of its own.
        return !TimePiece.isTime(right.text) || TimePiece.isTime(left.text)
    }
}

/// Times as they come out of a bubble's corner: with ticks, locks and stars read as letters.
enum TimePiece {
    static func isTime(_ text: String) -> Bool { time(in: text) != nil }

    /// The time when `text` is nothing but one and at most four characters of icons around it.
    static func time(in text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (1...6).contains(words.count) else { return nil }
        for length in stride(from: min(4, words.count), through: 1, by: -1) {
            for start in 0...(words.count - length) {
                let candidate = words[start..<start + length].map(trim).joined(separator: " ")
                guard TimeText.isTime(candidate), length > 1 || candidate != "now" || words.count == 1 else { continue }
                let rest = words[..<start] + words[(start + length)...]
                if rest.allSatisfy({ $0.count <= 3 && !isWord($0) }), rest.reduce(0, { $0 + $1.count }) <= 6 {
                    return candidate
                }
            }
        }
        return nil
    }

    private static func isWord(_ text: String) -> Bool {
        ["at", "um", "to", "by", "is", "on", "in", "the", "and", "till", "bis", "ab", "von"].contains(text.lowercased())
    }

    /// Without the marks that ticks and bullets leave.
    private static func trim(_ word: String) -> String {
        let marks = "·•*✓✔|,;~-_'\"“”«»°®©"
        return String(word.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
    }
}
