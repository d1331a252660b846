/// Whether two readings are of one name: as strict as names are, and not as readings of messages are.
enum NameReading {
    /// The same but for what a recogniser loses (accents, emoji, signs) or plainly misreads: a digit among letters that has
    /// the letter's shape ("L0pez"). A letter for another one is another name ("Mario", "Maria").
    static func mayBeOne(_ a: String, _ b: String) -> Bool {
        let first = PlainText.of(a), second = PlainText.of(b)
        if first == second { return true }
        let mine = words(first), theirs = words(second)
        guard mine.count == theirs.count, !mine.isEmpty, zip(mine, theirs).allSatisfy(areOne) else { return false }
        return isLost(signs(first), signs(second)) && isLost(accents(first), accents(second))
    }

    private static func words(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { TextSimilarity.letters(String($0)) }.filter { !$0.isEmpty }
    }

    private static func areOne(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        guard a.count == b.count else { return false }
        let isName = a.contains { !isDigit($0) } && b.contains { !isDigit($0) } && a.count > 2
        return zip(a, b).allSatisfy { mine, other in
            mine == other
                || (isName && isDigit(mine) != isDigit(other) && OCRConfusions.substitution(mine, other) <= 0.15)
        }
    }

    /// What one of both lacks altogether was lost; two different ones are not.
    private static func isLost<Value: Equatable>(_ a: [Value], _ b: [Value]) -> Bool {
        a.isEmpty || b.isEmpty || a == b
    }

    private static func signs(_ text: String) -> [UInt32] { text.unicodeScalars.filter(\.isSymbol).map(\.value) }

    private static func accents(_ text: String) -> [Character] {
        text.filter {
            !$0.isASCII && $0.isLetter && TextSimilarity.letters(String($0)) != $0.unicodeScalars.map(\.value)
        }
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
}
