internal import Foundation

/// A word, a number or a sign of a message, with the place where it stands.
struct Token: Sendable {
    enum Kind: Sendable {
        case word, number, sign, lineBreak
        /// A web or mail address: nothing in it is language.
        case link
    }

    let kind: Kind
    let spaceBefore: Bool
    let isCapitalised: Bool
    /// No letter of it is a small one.
    let isAllCapitals: Bool
    /// Accents that tell two words apart which are the same without them.
    let marks: Marks
    /// It ends as what somebody owns does: "Ana's".
    let isPossessive: Bool
    /// Of a sign; nil where it is made of several scalars.
    let sign: Unicode.Scalar?
    /// The text by its number in the tables.
    let word: Word
    /// The same without the ending of what somebody owns.
    let stem: Word
    /// The stem without an article that has lost its vowel: "l'anniversaire".
    let noun: Word
    /// The stem by its letters.
    let key: UInt64
    /// A bit for its last two letters.
    let lastLetters: UInt64
    /// Of a number with at most six digits.
    let value: Int?
    /// Lower case, without diacritics, ß as ss, straight apostrophes; what the rules compare.
    let text: String
    let range: Range<String.Index>

    /// - Parameter slice: As it stands in the message.
    init(_ kind: Kind, _ slice: String, _ range: Range<String.Index>, spaceBefore: Bool) {
        let letters = Letters(of: slice)
        self.init(
            kind, kind != .word || letters == .small ? slice : slice.folded, range, spaceBefore: spaceBefore,
            isCapitalised: letters.contains(.other) ? slice.isCapitalised : letters.contains(.capitalFirst),
            isAllCapitals: kind == .word && !letters.contains(.small),
            marks: kind == .word && letters.contains(.other) ? Marks(of: slice) : [],
            value: kind == .number && slice.utf8.count <= 6 ? Int(slice) : nil)
    }

    /// What a slice of a message is made of, by its bytes.
    private struct Letters: OptionSet {
        let rawValue: UInt8
        static let small = Letters(rawValue: 1)
        static let capital = Letters(rawValue: 2)
        static let capitalFirst = Letters(rawValue: 4)
        /// Beyond ASCII.
        static let other = Letters(rawValue: 8)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of slice: String) {
            self = slice.withBytes { bytes in
                var letters: Letters = []
                for byte in bytes {
                    switch byte {
                    case 0x61...0x7A: letters.insert(.small)
                    case 0x41...0x5A: letters.insert(.capital)
                    case 0x80...: letters.insert(.other)
                    default: break
                    }
                }
                if let first = bytes.first, (0x41...0x5A).contains(first) { letters.insert(.capitalFirst) }
                return letters
            }
        }
    }

    private init(
        _ kind: Kind, _ text: String, _ range: Range<String.Index>, spaceBefore: Bool, isCapitalised: Bool,
        isAllCapitals: Bool, marks: Marks, value: Int?
    ) {
        self.marks = marks
        (self.kind, self.text, self.range, self.spaceBefore, self.value) = (kind, text, range, spaceBefore, value)
        (self.isCapitalised, self.isAllCapitals) = (isCapitalised, isAllCapitals)
        let scalars = text.unicodeScalars
        sign = kind == .sign && scalars.dropFirst().isEmpty ? scalars.first : nil
        lastLetters = kind == .word ? text.lastLetters : .max
        let whole = text.key
        word = Word(of: text, key: whole)
        isPossessive = text.isPossessive
        let plain = isPossessive ? text.withoutPossessive : text
        key = isPossessive ? plain.key : whole
        stem = isPossessive ? Word(of: plain, key: key) : word
        noun = kind == .word && plain.hasApostrophe ? Word(of: plain.withoutElision) : stem
    }

    struct Marks: OptionSet, Sendable {
        let rawValue: UInt16
        /// "wäre" is no "ware", "hätte" no "hatte".
        static let umlaut = Marks(rawValue: 1)
        /// "llegó" is no "llego".
        static let finalAcuteO = Marks(rawValue: 2)
        /// "mangé" is no "mange".
        static let finalAcuteE = Marks(rawValue: 4)
        /// "pasará" is still to come.
        static let finalAcuteA = Marks(rawValue: 8)
        /// "recibí" has been.
        static let finalAcuteI = Marks(rawValue: 16)
        /// "ß"
        static let sharpS = Marks(rawValue: 32)
        /// A tilde, or an acute accent on another letter than "e": "mañana", "aquí".
        static let tildeOrAcute = Marks(rawValue: 64)
        /// A grave accent, a circumflex, a cedilla or two letters in one: "fête", "ça", "sœur".
        static let graveOrCedilla = Marks(rawValue: 128)

        /// "mariés", "née"
        static let acuteEnding = Marks(rawValue: 256)

        init(rawValue: UInt16) { self.rawValue = rawValue }

        init(of word: String) {
            let isApart = word.withBytes { $0.contains { Self.combiningLeads.contains($0) } }
            self = (isApart ? word.precomposedStringWithCanonicalMapping : word).withBytes(Self.inBytes)
        }

        /// With which accents of their own begin in UTF-8 (U+0300 to U+036F).
        private static let combiningLeads: ClosedRange<UInt8> = 0xCC...0xCD

        /// Of letters that are one scalar each.
        private static func inBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Marks {
            var marks: Marks = []
            for place in bytes.indices.dropLast() {
                switch (bytes[place], bytes[place + 1]) {
                case (0xC3, let second):
                    marks.formUnion(latin1(second, isLast: place + 2 == bytes.count))
                    if second == 0xA9, bytes.count - place <= 4,
                        bytes[(place + 2)...].allSatisfy(Self.inflecting.contains)
                    {
                        marks.insert(.acuteEnding)
                    }
                // "œ"
                case (0xC5, 0x93): marks.insert(.graveOrCedilla)
                default: break
                }
            }
            return marks
        }

        /// "e" and "s", which a participle may end in.
        private static let inflecting: [UInt8] = [0x65, 0x73]

        /// - Parameter second: Of the two bytes of a letter from U+00C0 on, which is the code point less 0x40.
        private static func latin1(_ second: UInt8, isLast: Bool) -> Marks {
            switch second &+ 0x40 {
            case 0xC4, 0xD6, 0xDC, 0xE4, 0xF6, 0xFC: .umlaut
            case 0xDF: .sharpS
            case 0xE9: isLast ? .finalAcuteE : []
            case 0xE1: isLast ? [.finalAcuteA, .tildeOrAcute] : .tildeOrAcute
            case 0xED: isLast ? [.finalAcuteI, .tildeOrAcute] : .tildeOrAcute
            case 0xF3: isLast ? [.finalAcuteO, .tildeOrAcute] : .tildeOrAcute
            case 0xF1, 0xFA: .tildeOrAcute
            case 0xE0, 0xE2, 0xE7, 0xE8, 0xEA, 0xEE, 0xF4, 0xF9, 0xFB: .graveOrCedilla
            default: []
            }
        }
    }

    /// Is it a number of one or two digits?
    var isShortNumber: Bool { kind == .number && text.utf8.count <= 2 }

    /// The same place in the message, as another word.
    func reading(_ text: String) -> Token {
        Token(
            kind, text, range, spaceBefore: spaceBefore, isCapitalised: isCapitalised, isAllCapitals: isAllCapitals,
            marks: marks, value: value)
    }

    var withoutCapital: Token {
        Token(
            kind, text, range, spaceBefore: spaceBefore, isCapitalised: false, isAllCapitals: true, marks: marks,
            value: value)
    }

    func isSign(_ sign: Unicode.Scalar) -> Bool { self.sign == sign }

    @inline(__always) func isWord(in words: WordSet) -> Bool { kind == .word && words.contains(word) }
}

extension String {
    /// Lower case, without diacritics, ß as ss, straight apostrophes.
    var folded: String {
        if isASCII { return lowercased() }
        let known = Self.foldedScalars
        var result = ""
        for scalar in unicodeScalars {
            if scalar.value < known.count {
                result += known[Int(scalar.value)]
            } else if scalar == "\u{2019}" {
                result += "'"
            } else {
                return foldedByRules
            }
        }
        return result
    }

    /// Each scalar of the scripts that are read most, by itself: those that follow a letter to change it lie beyond.
    private static let foldedScalars = (0..<0x180).map { Unicode.Scalar($0).map { String($0).foldedByRules } ?? "" }

    private var foldedByRules: String {
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

    fileprivate var isCapitalised: Bool {
        guard let first else { return false }
        return first.asciiValue.map { $0 >= 0x41 && $0 <= 0x5A } ?? first.isUppercase
    }
}
