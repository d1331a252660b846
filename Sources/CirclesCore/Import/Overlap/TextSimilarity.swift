import Foundation

/// Whether two readings are of one text: equal but for what a recogniser takes for something else.
enum TextSimilarity {
    /// Longer texts must be equal to the letter.
    private static let maximumLength = 4000
    /// The share of a text's letters that may have been misread.
    private static let tolerance = 0.1
    /// The same of a message whose neighbours are the same on both: a word of four.
    private static let wordTolerance = 0.25
    /// One letter that looks like another is forgiven in a text of at least this length.
    private static let leastLength = 4
    private static let oneLookalike = 0.45

    /// What a recogniser neither drops nor adds: letters and digits, without case, width and diacritics.
    static func letters(_ text: String) -> [UInt32] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            .map(\.value)
    }

    /// - Parameters: What `letters` makes of two texts.
    static func areAlike(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        areWithin(max(oneLookalike, Double(max(a.count, b.count)) * tolerance), a, b)
    }

    /// Whether one may be the other with a word of it misread: too far apart to be alike by themselves, and near enough where what
    /// stands around them is the same.
    static func areNear(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        areWithin(max(1, Double(max(a.count, b.count)) * wordTolerance), a, b)
    }

    private static func areWithin(_ limit: Double, _ a: [UInt32], _ b: [UInt32]) -> Bool {
        if a == b { return true }
        guard min(a.count, b.count) >= leastLength, max(a.count, b.count) <= maximumLength else { return false }
        guard Double(abs(a.count - b.count)) <= limit else { return false }
        return damage(a, b, limit: limit) <= limit
    }

    /// What it costs to have read one text as the other (Wagner–Fischer with the costs of `OCRConfusions`), as far as it
    /// is at most `limit`. A digit is never taken for another one, lost or added: "at 6" and "at 7" are two messages.
    private static func damage(_ a: [UInt32], _ b: [UInt32], limit: Double) -> Double {
        let reach = Int(limit) + 1
        let never = Double.infinity
        // Rows for i − 2, i − 1 and i; only cells near the diagonal can stay below the limit.
        var rows = [[Double]](repeating: [Double](repeating: never, count: b.count + 1), count: 3)
        for i in 0...a.count {
            let (here, above, before) = (i % 3, (i + 2) % 3, (i + 1) % 3)
            let low = max(0, i - reach), high = min(b.count, i + reach)
            rows[here] = [Double](repeating: never, count: b.count + 1)
            guard low <= high else { return never }
            for j in low...high {
                var best = i == 0 && j == 0 ? 0 : never
                if i > 0 { best = min(best, rows[above][j] + gap(a[i - 1])) }
                if j > 0 { best = min(best, rows[here][j - 1] + gap(b[j - 1])) }
                if i > 0, j > 0 { best = min(best, rows[above][j - 1] + substitution(a[i - 1], b[j - 1])) }
                if i > 1, j > 0, let cost = OCRConfusions.contraction(a[i - 2], a[i - 1], b[j - 1]) {
                    best = min(best, rows[before][j - 1] + cost)
                }
                if i > 0, j > 1, let cost = OCRConfusions.contraction(b[j - 2], b[j - 1], a[i - 1]) {
                    best = min(best, rows[above][j - 2] + cost)
                }
                rows[here][j] = best
            }
        }
        return rows[a.count % 3][b.count]
    }

    private static func gap(_ scalar: UInt32) -> Double { isDigit(scalar) ? .infinity : 1 }

    private static func substitution(_ a: UInt32, _ b: UInt32) -> Double {
        if a == b { return 0 }
        if isDigit(a), isDigit(b) { return .infinity }
        let cost = OCRConfusions.substitution(a, b)
        // Only a letter of a digit's own shape can stand for it.
        if isDigit(a) || isDigit(b) { return cost <= 0.15 ? cost : .infinity }
        return cost
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}
