import Foundation

/// A text as it is compared with another one that must be the same.
///
/// The opposite of the foldings that find names: digits, letters, accents, signs and emoji all count. Set aside is only
/// what nobody sees: Unicode form, width, invisible characters, how much white space there is, and case.
package enum PlainText {
    /// `of(of(x)) == of(x)`. Empty when there is nothing to see.
    package static func of(_ text: String) -> String {
        let visible = visible(text)
        guard !visible.utf8.allSatisfy({ $0 < 0x80 }) else { return visible.lowercased() }
        return folded(visible.lowercased()).precomposedStringWithCanonicalMapping
    }

    /// The words with a digit, as they are compared: an O is no 0.
    package static func numbers(in text: String) -> [Substring] {
        of(text).split { !$0.isLetter && !$0.isNumber }.filter { $0.contains(where: \.isNumber) }
    }

    /// A title as it is compared with one that was learnt: without what recognisers and apps leave around it, without emoji, which a
    /// recogniser may lose, and with one kind of apostrophe and hyphen.
    static func title(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in of(TitleDebris.removed(from: text)).unicodeScalars where !scalar.isSymbol {
            switch scalar {
            case "’", "‘", "ʼ", "`": plain.append("'")
            case "‐", "‑", "–": plain.append("-")
            default: plain.append(scalar)
            }
        }
        return visible(String(plain))
    }

    /// Signs between two words that make two people of them, or a firm: "Anna & Maria", "Anna ❤ Maria". A hyphen, an apostrophe, a
    /// comma or a full stop joins the words of one name.
    static func joiners(in text: String) -> [Character] {
        var joiners: [Character] = [], between: [Character] = []
        var isBehindWord = false
        for character in of(text) {
            if character.isLetter || character.isNumber {
                if isBehindWord { joiners += between }
                (between, isBehindWord) = ([], true)
            } else if "&+/*".contains(character) || character.unicodeScalars.contains(where: \.isSymbol) {
                between.append(character)
            }
        }
        return joiners
    }

    /// All signs that are typed on purpose: emoji, arrows, "#", "&". Brackets, quotation marks and what joins a name's words are none.
    static func signs(in text: String) -> [Unicode.Scalar] {
        of(text).unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol: scalar != "`" && scalar != "´"
            case .otherPunctuation: "#&@%*!?/\\".unicodeScalars.contains(scalar)
            case .format: (0xE0020...0xE007F).contains(scalar.value)
            default: false
            }
        }
    }

    /// Whether letters of two alphabets stand in one word, as nobody types them: an А that is Cyrillic among Latin ones.
    package static func mixesAlphabets(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { word in
            Set(word.unicodeScalars.compactMap { Alphabet($0) }).count > 1
        }
    }

    /// Alphabets with letters that look alike.
    private enum Alphabet {
        case latin, greek, cyrillic

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
            case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
            case 0x400...0x52F: self = .cyrillic
            default: return nil
            }
        }
    }

    /// The text without what nobody sees, its case kept: as it can be stored.
    package static func visible(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            return text.split(separator: " ").joined(separator: " ")
        }
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isInvisible(scalar) {
            if (0xFF00...0xFFEF).contains(scalar.value) {
                kept.append(contentsOf: String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars)
            } else {
                kept.append(scalar)
            }
        }
        return String(kept).precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// Zero width, bidirectional controls, soft hyphens, variation selectors. The tags that tell flags apart are seen.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xE0020...0xE007F: false
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: scalar.properties.generalCategory == .format
        }
    }

    /// The sigma at a word's end is the same letter.
    private static func folded(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{3C2}" ? "\u{3C3}" : $0 }))
    }
}
