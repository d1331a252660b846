internal import Foundation

/// The forms of a text in which it is indexed, and in which it is looked for: without case, and without the accents of Latin, Greek
/// and Cyrillic letters.
///
/// It is what SQLite's `unicode61` tokenizer with `remove_diacritics 2` makes of `spread(text)`: that takes the marks off composed
/// Latin letters, and off any letter that they stand beside, but knows no composed Greek or Cyrillic ones. й, ї and ў are letters of
/// their own and stay.
package enum SearchFold {
    package static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folded = String.UnicodeScalarView()
        for scalar in spread(text.lowercased()).unicodeScalars where !isMark(scalar) {
            switch scalar.value {
            case 0x3C2: folded.append("σ")
            case 0...0x7F: folded.append(scalar)
            default: folded.append(latinBase(scalar) ?? scalar)
            }
        }
        return String(folded).precomposedStringWithCanonicalMapping
    }

    /// Composed characters (Unicode's form C), but Greek and Cyrillic letters with an accent in two: the letter, and its marks.
    /// "サ", "서울" and "ё" are typed in one form and pasted in another; here both are one.
    package static func spread(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        let composed = text.precomposedStringWithCanonicalMapping
        guard composed.unicodeScalars.contains(where: { parts($0) != nil }) else { return composed }
        var spread = String.UnicodeScalarView()
        for scalar in composed.unicodeScalars { spread.append(contentsOf: parts(scalar) ?? [scalar]) }
        return String(spread)
    }

    /// What an accented letter is taken apart into; nil for one that stays whole. Breathings and the circumflex are no marks to the
    /// tokenizer: alone they would part words.
    private static func parts(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        switch scalar.value {
        case 0x386...0x3CE, 0x3D3, 0x3D4, 0x1F70...0x1FFC, 0x400, 0x401, 0x40D, 0x450, 0x451, 0x45D: break
        default: return nil
        }
        let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
        guard parts.count > 1, parts.dropFirst().allSatisfy({ [0x300, 0x301, 0x308].contains($0.value) }) else {
            return nil
        }
        return parts
    }

    /// The ASCII letter under the marks of a Latin one.
    private static func latinBase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        guard parts.count > 1, let base = parts.first, base.isASCII else { return nil }
        return base
    }

    /// U+0300 to U+036F, the combining diacritical marks.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    /// The words of a text, folded.
    package static func words(_ text: String) -> [String] {
        fold(text).unicodeScalars.split { !isOfWord($0) }.map { String(Substring($0)) }
    }

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
