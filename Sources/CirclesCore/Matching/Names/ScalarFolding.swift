import Foundation

/// What comparison makes of a single Unicode scalar: case, diacritics, width and compatibility forms
/// set aside, everything that is no letter and no digit an empty mapping.
///
/// Latin, Greek and Cyrillic come from tables that are filled block by block on first use, so that
/// folding a book of European names never asks Unicode's property tables per letter.
enum ScalarFolding {
    /// One or two folded scalars, 16 bits each; 0 when the scalar separates words.
    typealias Packed = UInt32

    /// Scalars that can be folded one by one. A text with any other scalar is brought to Unicode
    /// normalisation form KC first, because there composition crosses scalars (Hangul, kana).
    static func isSimple(_ scalar: UInt32) -> Bool {
        scalar < 0x530 || (0x1E00..<0x2000).contains(scalar) || (0x2010...0x2027).contains(scalar)
            || (0x3041...0x3096).contains(scalar) || (0x30A1...0x30FA).contains(scalar)
            || (0x4E00...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
            || (0x1F300...0x1FAFF).contains(scalar) || scalar == 0x200D || scalar == 0xFE0F
            || (0x2600...0x27BF).contains(scalar)
    }

    /// Appends what `scalar` folds to. Returns false, appending nothing, when it separates words.
    static func append(_ scalar: UInt32, to folded: inout [UInt32]) -> Bool {
        let packed: Packed
        switch scalar {
        case 0x61...0x7A, 0x30...0x39:
            folded.append(scalar)
            return true
        case 0x41...0x5A:
            folded.append(scalar | 0x20)
            return true
        case 0..<0x80: return false
        case 0x80..<0x250: packed = latin[Int(scalar) - 0x80]
        case 0x370..<0x530: packed = greekAndCyrillic[Int(scalar) - 0x370]
        case 0x1E00..<0x2000: packed = latinAdditional[Int(scalar) - 0x1E00]
        case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA:
            folded.append(scalar)
            return true
        default: return appendUncommon(scalar, to: &folded)
        }
        guard packed != 0 else { return false }
        folded.append(packed & 0xFFFF)
        if packed > 0xFFFF { folded.append(packed >> 16) }
        return true
    }

    /// Scalars that vanish without separating: marks on Latin, Greek, Cyrillic, Hebrew and Arabic letters,
    /// the tatweel, and everything invisible (zero width, bidirectional controls, variation selectors).
    static func isIgnorable(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return scalar == 0xAD }
        switch scalar {
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
            0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
            0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
            0xFEFF, 0x180E, 0xE0000...0xE007F:
            return true
        default:
            return Unicode.Scalar(scalar)?.properties.generalCategory == .format
        }
    }

    private static func appendUncommon(_ scalar: UInt32, to folded: inout [UInt32]) -> Bool {
        guard let value = Unicode.Scalar(scalar) else { return false }
        switch value.properties.generalCategory {
        case .decimalNumber:
            guard let digit = value.properties.numericValue, (0...9).contains(digit) else { return false }
            folded.append(0x30 + UInt32(digit))
        case .uppercaseLetter, .titlecaseLetter:
            for lower in value.properties.lowercaseMapping.unicodeScalars where !isIgnorable(lower.value) {
                folded.append(lower.value)
            }
        case _ where isIgnorable(scalar):
            return false
        case .lowercaseLetter, .otherLetter, .modifierLetter, .letterNumber, .nonspacingMark, .spacingMark:
            folded.append(scalar)
        default:
            return false
        }
        return true
    }

    private static let latin = table(0x80..<0x250)
    private static let greekAndCyrillic = table(0x370..<0x530)
    private static let latinAdditional = table(0x1E00..<0x2000)

    private static func table(_ range: Range<UInt32>) -> [Packed] {
        range.map { scalar in
            guard let value = Unicode.Scalar(scalar) else { return 0 }
            if let spelled = spelledOut[scalar] { return pack(spelled) }
            let decomposed = String(Character(value)).decomposedStringWithCompatibilityMapping.lowercased()
            var letters: [UInt32] = []
            for part in decomposed.decomposedStringWithCompatibilityMapping.unicodeScalars
            where !isIgnorable(part.value) {
                if let spelled = spelledOut[part.value] {
                    letters += spelled.unicodeScalars.map(\.value)
                } else if part.properties.isAlphabetic || (0x30...0x39).contains(part.value) {
                    letters.append(part.value)
                }
            }
            return pack(letters)
        }
    }

    private static func pack(_ text: String) -> Packed { pack(text.unicodeScalars.map(\.value)) }

    private static func pack(_ letters: [UInt32]) -> Packed {
        guard let first = letters.first else { return 0 }
        return letters.count > 1 ? first | letters[1] << 16 : first
    }

    /// Letters that Unicode does not decompose but people leave the stroke off, or spell with two letters.
    private static let spelledOut: [UInt32: String] = [
        0xDF: "ss", 0x1E9E: "ss", 0xC6: "ae", 0xE6: "ae", 0x152: "oe", 0x153: "oe", 0xD8: "o", 0xF8: "o", 0x110: "d",
        0x111: "d", 0xD0: "d", 0xF0: "d", 0xDE: "th", 0xFE: "th", 0x141: "l", 0x142: "l", 0x131: "i", 0x130: "i",
        0x126: "h", 0x127: "h", 0x14A: "n", 0x14B: "n", 0x166: "t", 0x167: "t", 0x3C2: "σ",
    ]
}
