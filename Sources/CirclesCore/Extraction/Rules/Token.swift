internal import Foundation

/// A word, a number or a sign of a message, with the place where it stands.
struct Token: Sendable {
    enum Kind: Sendable {
        case word, number, sign, lineBreak
        /// A web or mail address: nothing in it is language.
        case link
    }

    let kind: Kind
    /// Lower case, without diacritics, ß as ss, straight apostrophes; what the rules compare.
    let text: String
    let range: Range<String.Index>
    let spaceBefore: Bool
    let isCapitalised: Bool
    /// No letter of it is a small one.
    let isAllCapitals: Bool
    /// Of a number with at most six digits.
    let value: Int?
    /// The text by its number in the tables.
    let word: Word

    /// Is it a number of one or two digits?
    var isShortNumber: Bool { kind == .number && text.utf8.count <= 2 }

    /// The same place in the message, as another word.
    func reading(_ text: String) -> Token {
        Token(
            kind: kind, text: text, range: range, spaceBefore: spaceBefore, isCapitalised: isCapitalised,
            isAllCapitals: isAllCapitals, value: value, word: Word(of: text))
    }

    var withoutCapital: Token {
        Token(
            kind: kind, text: text, range: range, spaceBefore: spaceBefore, isCapitalised: false, isAllCapitals: true,
            value: value, word: word)
    }

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    func isWord(in words: WordSet) -> Bool { kind == .word && words.contains(word) }
}

extension String {
    /// Lower case, without diacritics, ß as ss, straight apostrophes.
    var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        var result = ""
        for scalar in lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "ß": result += "ss"
            case "\u{2019}", "\u{2018}", "\u{02BC}": result += "'"
            case "œ": result += "oe"
            case _ where scalar.properties.generalCategory == .nonspacingMark: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
