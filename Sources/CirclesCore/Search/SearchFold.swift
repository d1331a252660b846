internal import Foundation

/// The form of a text in which it is looked for: without case, and without the marks of Latin, Greek and Cyrillic letters. It is
/// what SQLite's `unicode61` tokenizer with `remove_diacritics 2` makes of it.
package enum SearchFold {
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        folded.append(
            contentsOf: text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter { !isMark($0) })
        return String(folded).precomposedStringWithCanonicalMapping
    }

    /// U+0300 to U+036F, the combining diacritical marks.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    /// Letters, numbers and what is for private use; the rest parts words.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
        case 0...0x7F: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse:
            return true
        default: return isMark(scalar)
        }
    }

    /// Whether two words differ in one letter: another one, one more or less, or two that changed places.
    package static func isOneLetterApart(_ a: String, _ b: String) -> Bool {
        let a = Array(a.unicodeScalars), b = Array(b.unicodeScalars)
        guard abs(a.count - b.count) <= 1 else { return false }
        let shorter = min(a.count, b.count)
        var head = 0
        while head < shorter, a[head] == b[head] { head += 1 }
        var tail = 0
        while tail < shorter - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
        let (left, right) = (a[head..<a.count - tail], b[head..<b.count - tail])
        if left.count == 2, right.count == 2 { return left.first == right.last && left.last == right.first }
        return max(left.count, right.count) == 1
    }
}
