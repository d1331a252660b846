internal import Foundation

/// Text as it is compared: words of letters and digits without case, accents and width, one space between.
///
/// "Hi, María!" and "hi maria" are the same. The spaces make word boundaries visible to a search.
struct FoldedText: Hashable, Sendable {
    let scalars: [UInt32]

    init(_ text: some StringProtocol) {
        var folded: [UInt32] = []
        folded.reserveCapacity(text.utf8.count)
        var isBetweenWords = false
        func append(_ value: UInt32) {
            if isBetweenWords, !folded.isEmpty { folded.append(0x20) }
            isBetweenWords = false
            folded.append(value)
        }
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let decomposed = isASCII ? String(text) : String(text).decomposedStringWithCompatibilityMapping
        for scalar in decomposed.unicodeScalars {
            switch scalar.value {
            case 0x61...0x7A, 0x30...0x39: append(scalar.value)
            case 0x41...0x5A: append(scalar.value + 0x20)
            // An apostrophe is no word boundary: "I've" read as "Ive".
            case 0x27, 0x2019, 0x60, 0xB4: continue
            case 0...0x7F: isBetweenWords = true
            // As people write it where the letter is missing.
            case 0xDF, 0x1E9E:
                append(0x73)
                append(0x73)
            default:
                let properties = scalar.properties
                switch properties.generalCategory {
                case .nonspacingMark, .enclosingMark, .format: continue
                case .uppercaseLetter, .titlecaseLetter:
                    for lower in properties.lowercaseMapping.unicodeScalars { append(lower.value) }
                case .lowercaseLetter, .otherLetter, .modifierLetter, .spacingMark, .decimalNumber, .letterNumber,
                    .otherNumber:
                    append(scalar.value)
                default:
                    // Scripts written without spaces have no word boundaries to keep, and emoji are no words.
                    isBetweenWords = true
                }
            }
        }
        scalars = folded
    }

    var isEmpty: Bool { scalars.isEmpty }
    var count: Int { scalars.count }

    var words: [ArraySlice<UInt32>] { scalars.split(separator: 0x20) }

    /// Does `other` stand in here as whole words, letter by letter?
    func contains(_ other: FoldedText) -> Bool {
        !other.isEmpty
            && QuoteSearch.exact(other.scalars[...], in: scalars).contains { start in
                isBoundary(start) && isBoundary(start + other.count)
            }
    }

    /// Is `offset` the edge of a word? In scripts without spaces every offset is.
    func isBoundary(_ offset: Int) -> Bool {
        guard offset > 0, offset < scalars.count else { return true }
        let (before, after) = (scalars[offset - 1], scalars[offset])
        return before == 0x20 || after == 0x20 || before >= 0x0E00 || after >= 0x0E00
    }

    /// A boundary with a word after it.
    func isWordStart(_ offset: Int) -> Bool {
        isBoundary(offset) && offset < scalars.count && scalars[offset] != 0x20
    }

    /// A boundary with a word before it.
    func isWordEnd(_ offset: Int) -> Bool { isBoundary(offset) && offset > 0 && scalars[offset - 1] != 0x20 }
}
