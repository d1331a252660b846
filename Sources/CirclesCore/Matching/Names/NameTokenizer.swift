import Foundation

/// Cuts a name as it stands on a screen into folded words, keeping what the punctuation said.
///
/// One tokenizer is used for a whole book: its buffers are kept from name to name.
struct NameTokenizer {
    /// What stood around a word.
    struct Marks: OptionSet, Sendable {
        let rawValue: UInt16
        /// Inside round, square or curly brackets.
        static let bracketed = Marks(rawValue: 1 << 0)
        /// Followed by a full stop: "J.", "Dr.".
        static let dotted = Marks(rawValue: 1 << 1)
        /// The first word after a comma: "Smith, Bob".
        static let afterComma = Marks(rawValue: 1 << 2)
        /// Ended in an apostrophe and s: "Anna's".
        static let possessive = Marks(rawValue: 1 << 3)
        /// Ended in an ellipsis that touches it: "Appleb…".
        static let cut = Marks(rawValue: 1 << 4)
        /// The first word after a dash, bar or dot that stands alone: "Robert - Work".
        static let afterDash = Marks(rawValue: 1 << 5)
        /// Has a hyphen inside: "Jean-Luc".
        static let hyphenated = Marks(rawValue: 1 << 6)
        /// A bar or another sign that stands for a letter was read inside it: "Wi||iam".
        static let repaired = Marks(rawValue: 1 << 7)
        /// Only digits.
        static let number = Marks(rawValue: 1 << 8)
        /// The first word after "&" or "+".
        static let afterAnd = Marks(rawValue: 1 << 9)
        /// Begins with a small "l" or "d" in a text with capitals: a misread "I" or "Cl", as in "lan McAllister".
        static let smallFirst = Marks(rawValue: 1 << 10)
    }

    struct Word {
        /// Into `scalars`.
        var range: Range<Int>
        var marks: Marks
    }

    /// The folded words' scalars, one after the other.
    private(set) var scalars: [UInt32] = []
    private(set) var words: [Word] = []
    /// Where, in `scalars`, a hyphen stood between two letters.
    private(set) var hyphens: [Int] = []
    /// The text ended in an ellipsis after a space: a whole word may be missing.
    private(set) var endsOpen = false
    /// The text went on after the last scalar that was read.
    private(set) var isOverlong = false
    /// Everything here was plain ASCII.
    private(set) var isASCII = true

    /// Longer names are read up to here only, and such a name equals nobody's.
    static let scalarLimit = 512

    private var source: [UInt32] = []
    private var pending: Marks = []
    private var wordStart = 0
    private var wordMarks: Marks = []
    private var wordHasLetter = false
    private var hasCapitals = false

    func scalars(of word: Word) -> ArraySlice<UInt32> { scalars[word.range] }

    mutating func read(_ text: String) {
        scalars.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        hyphens.removeAll(keepingCapacity: true)
        pending = []
        wordMarks = []
        wordHasLetter = false
        wordStart = 0
        endsOpen = false
        load(text)
        scan()
    }

    private mutating func load(_ text: String) {
        source.removeAll(keepingCapacity: true)
        isASCII = true
        isOverlong = false
        var simple = true
        for scalar in text.unicodeScalars {
            if source.count == Self.scalarLimit {
                isOverlong = true
                break
            }
            let value = scalar.value
            if value > 0x7F {
                isASCII = false
                // Marks, invisible characters and all that composes across scalars need Unicode's own algorithm.
                if simple && !ScalarFolding.isSimple(value) { simple = false }
            }
            source.append(value)
        }
        hasCapitals = simple && source.contains { (0x41...0x5A).contains($0) }
        guard !simple else { return }
        var composed = String(String.UnicodeScalarView(source.compactMap(Unicode.Scalar.init)))
        // Lower case can open a decomposition that composition had closed, hence the second round.
        for _ in 0..<2 { composed = composed.precomposedStringWithCompatibilityMapping.lowercased() }
        source.removeAll(keepingCapacity: true)
        for scalar in composed.precomposedStringWithCompatibilityMapping.unicodeScalars.prefix(2 * Self.scalarLimit)
        where !ScalarFolding.isIgnorable(scalar.value) {
            source.append(scalar.value)
        }
    }

    private mutating func scan() {
        var depth = 0
        var index = 0
        while index < source.count {
            let scalar = source[index]
            defer { index += 1 }
            if scalar == 0x42, isSharpS(at: index) {
                scalars += [0x73, 0x73]
                wordMarks.insert(.repaired)
                continue
            }
            if scalar == 0x6C || scalar == 0x64, !isInWord, hasCapitals { pending.insert(.smallFirst) }
            if ScalarFolding.append(scalar, to: &scalars) {
                if wordMarks.isEmpty && scalars.count - wordStart <= 2 && depth > 0 { wordMarks.insert(.bracketed) }
                if let last = scalars.last, !(0x30...0x39).contains(last) { wordHasLetter = true }
                continue
            }
            if scalar > 0x7F && ScalarFolding.isIgnorable(scalar) { continue }
            switch scalar {
            case 0x27, 0x2019, 0x2018, 0x2BC, 0x60, 0xB4, 0x2032:
                if isPossessive(at: index) {
                    wordMarks.insert(.possessive)
                    index += 1
                    endWord()
                }
            case 0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212:
                if isInWord, index + 1 < source.count, isLetter(source[index + 1]) {
                    hyphens.append(scalars.count)
                    wordMarks.insert(.hyphenated)
                } else {
                    // "Dipl.-Ing."
                    let isAfterStop = index > 0 && source[index - 1] == 0x2E
                    endWord()
                    if !isAfterStop { pending.insert(.afterDash) }
                }
            case 0x7C, 0xA6, 0x21, 0x24, 0x20AC, 0x40, 0xA2:
                if let letter = letterRead(as: scalar, at: index) {
                    scalars.append(letter)
                    wordHasLetter = true
                    wordMarks.insert(.repaired)
                } else {
                    endWord()
                    if scalar == 0x7C { pending.insert(.afterDash) }
                }
            case 0x2026:
                readEllipsis(touching: isInWord)
            case 0x2E:
                if index + 1 < source.count, source[index + 1] == 0x2E {
                    let touching = isInWord
                    while index + 1 < source.count, source[index + 1] == 0x2E { index += 1 }
                    readEllipsis(touching: touching)
                } else {
                    if isInWord { wordMarks.insert(.dotted) }
                    endWord()
                }
            case 0x2C, 0x3001, 0xFF0C:
                endWord()
                pending.insert(.afterComma)
            case 0x28, 0x5B, 0x7B, 0xFF08, 0x3010:
                endWord()
                depth += 1
            case 0x29, 0x5D, 0x7D, 0xFF09, 0x3011:
                endWord()
                depth = max(0, depth - 1)
            case 0x26, 0x2B:
                endWord()
                pending.insert(.afterAnd)
            case 0xB7, 0x2022, 0x2F, 0x3A:
                endWord()
                pending.insert(.afterDash)
            default:
                endWord()
            }
        }
        endWord()
    }

    private var isInWord: Bool { scalars.count > wordStart }

    private mutating func endWord() {
        guard isInWord else { return }
        endsOpen = false
        // "Eoghan 0 Faolain": no name ends in a nought, or has one alone inside.
        if !words.isEmpty, scalars.count == wordStart + 1, scalars[wordStart] == 0x30 {
            scalars[wordStart] = 0x6F
            wordMarks.insert(.repaired)
        } else if !wordHasLetter {
            wordMarks.insert(.number)
        }
        words.append(Word(range: wordStart..<scalars.count, marks: wordMarks.union(pending)))
        wordStart = scalars.count
        wordMarks = []
        pending = []
        wordHasLetter = false
    }

    private mutating func readEllipsis(touching: Bool) {
        if touching { wordMarks.insert(.cut) }
        endWord()
        endsOpen = !touching && !words.isEmpty
    }

    private func isLetter(_ scalar: UInt32) -> Bool {
        var scratch: [UInt32] = []
        return ScalarFolding.append(scalar, to: &scratch)
    }

    /// A capital B that ends a word of small letters was an "ß": "WeiB".
    private func isSharpS(at index: Int) -> Bool {
        guard index > 1, (0x61...0x7A).contains(source[index - 1]), (0x61...0x7A).contains(source[index - 2]) else {
            return false
        }
        return index + 1 == source.count || !isLetter(source[index + 1])
    }

    /// An apostrophe and a single s that ends its word.
    private func isPossessive(at index: Int) -> Bool {
        guard isInWord, index + 1 < source.count, source[index + 1] | 0x20 == 0x73 else { return false }
        return index + 2 == source.count || !isLetter(source[index + 2])
    }

    /// Recognisers read "I" and "l" as a bar or an exclamation mark, "S" as a dollar sign, "ø" as an "@", "ç" as a cent sign; between letters
    /// (a bar also before one) nothing else is meant.
    private func letterRead(as scalar: UInt32, at index: Int) -> UInt32? {
        let isLetterAfter =
            index + 1 < source.count && (isLetter(source[index + 1]) || source[index + 1] == 0x7C)
        switch scalar {
        case 0x7C, 0xA6: return isLetterAfter || (isInWord && wordHasLetter) ? 0x6C : nil
        case 0x21: return isLetterAfter && isInWord && wordHasLetter ? 0x6C : nil
        case 0x24: return isLetterAfter ? 0x73 : nil
        case 0xA2: return isLetterAfter && isInWord && wordHasLetter ? 0x63 : nil
        case 0x40: return isLetterAfter && isInWord && wordHasLetter ? 0x6F : nil
        default: return isLetterAfter && isInWord ? 0x65 : nil
        }
    }
}
