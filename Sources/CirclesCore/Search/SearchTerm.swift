internal import Foundation

/// One thing that a hit must have in it: a word, the beginning of one, words in a row, or letters in a row.
package struct SearchTerm: Codable, Hashable, Sendable {
    /// How it is compared. Words are compared without case and diacritics, letters without case.
    package enum Match: String, Codable, Sendable {
        /// Whole words, one after the other.
        case word
        /// The same, but the last is only the beginning of one.
        case prefix
        /// Letters in a row, whatever stands around them.
        case substring
    }

    /// Any of them will do. The first is what was typed.
    package var texts: [String]
    package var match: Match

    package init(_ texts: [String], _ match: Match) {
        self.texts = texts.map(SearchFold.spread)
        self.match = match
    }

    /// What was typed, compared as its script allows: where no spaces part the words, and for emoji, only letters can be.
    package init(typed text: String, isPhrase: Bool) {
        let isBeginning = !isPhrase && text.count > 1 && text.hasSuffix("*")
        let text = isBeginning ? String(text.dropLast()) : text
        let isWritten = text.unicodeScalars.contains(where: SearchFold.isOfWord)
        if !isWritten || text.unicodeScalars.contains(where: Self.isUnspaced) {
            self.init([text], .substring)
        } else {
            self.init([text], isBeginning ? .prefix : .word)
        }
    }

    /// The term as letters in a row; itself where it has too few of them to tell.
    var asSubstring: SearchTerm {
        guard match != .substring, texts.allSatisfy({ $0.unicodeScalars.count >= SearchStage.fewestLetters }) else {
            return self
        }
        return SearchTerm(texts, .substring)
    }

    /// The word, when it is one that a letter of may have been misread: a single one of letters.
    var misreadable: String? {
        guard match != .substring, let text = texts.first, text.count >= SearchStage.shortestMisread,
            text.allSatisfy(\.isLetter)
        else { return nil }
        return SearchFold.fold(text)
    }

    /// Scripts that are written without spaces, or, as Korean is, with little words grown onto others.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

/// How hard was looked. Each is tried where the one before it found nothing.
package enum SearchStage: String, Codable, CaseIterable, Sendable {
    /// The words that were typed.
    case words
    /// Their letters, inside other words, too.
    case substrings
    /// Words that differ from them in one letter: a screen is misread now and then.
    case nearMisses

    /// Letters in a row that tell something.
    package static let fewestLetters = 3
    /// Letters of a word that one of may be another.
    static let shortestMisread = 4
    /// Words that may stand for one that was typed.
    package static let mostNearMisses = 64
}
