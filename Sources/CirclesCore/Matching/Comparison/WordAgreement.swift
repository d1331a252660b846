/// How a word of the query agrees with a word of a stored name: one field of record linkage's comparison vector.
struct WordAgreement: Sendable {
    enum Kind: Int, Comparable, Sendable {
        /// Close, but another name or another spelling of one: evidence for a suggestion only.
        case variant
        /// The stored word begins with the query's; nothing says that it was cut.
        case beginning
        /// "J." for "Julia".
        case initial
        /// "Bill" for "William".
        case diminutive
        /// "Appleb…" for "Applebaum".
        case cut
        /// Misread.
        case damaged
        case equal

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// Several kinds at once.
    struct Kinds: OptionSet {
        let rawValue: UInt8
        static let variant = Kinds(.variant), beginning = Kinds(.beginning), initial = Kinds(.initial)
        static let diminutive = Kinds(.diminutive), cut = Kinds(.cut), damaged = Kinds(.damaged), equal = Kinds(.equal)

        init(rawValue: UInt8) { self.rawValue = rawValue }
        init(_ kind: Kind) { rawValue = 1 << UInt8(kind.rawValue) }
    }

    var kind: Kind
    /// 0…1.
    var score: Double
    /// What was misread, in `EditDistance.Damage.cost`.
    var cost = 0.0
    /// The query has the full name of which the stored one is a short form.
    var isFuller = false

    static let equal = WordAgreement(kind: .equal, score: 1)
    static let diminutive = WordAgreement(kind: .diminutive, score: 0.9)
    /// "William" for "Bill".
    static let fuller = WordAgreement(kind: .diminutive, score: 0.9, isFuller: true)
    /// Benedict for Benjamin: both can be called Ben.
    static let sibling = WordAgreement(kind: .variant, score: 0.5)
    /// A form that is no evidence here: of a family name, of two letters, of a nickname.
    static let looseForm = WordAgreement(kind: .variant, score: 0.7)
    /// "Marie" in "Anne-Marie".
    static let piece = WordAgreement(kind: .variant, score: 0.6)
    static let initial = WordAgreement(kind: .initial, score: 0.6)
    /// One letter of a particle before the cut: "d…" for "der".
    static let cutParticle = WordAgreement(kind: .cut, score: 0.6)

    /// Whether a misread `read` can stand for `stored`, or is rather somebody else's name.
    static func misread(_ read: [UInt32], for stored: [UInt32], isName: Bool) -> WordAgreement? {
        let damage = EditDistance.damage(read, stored)
        let length = Double(max(read.count, stored.count))
        let similarity = max(0, 1 - damage.cost / length)
        let shorter = min(read.count, stored.count)
        let allowance = shorter <= 4 ? 0.35 : shorter <= 6 ? 0.8 : 1.2
        // An edit that no recogniser makes often is forgiven only where much else agrees.
        let plainAllowance = shorter >= 9 || (shorter == 8 && read.count != stored.count) ? 1 : 0
        let isName = isName || (shorter <= 3 && !isPlainlyDamaged(read))
        if !isName, damage.cost <= allowance, damage.plainEdits <= plainAllowance,
            damage.plainEdits == 0 || !Spelling.isVariant(read, stored)
        {
            return WordAgreement(kind: .damaged, score: 1 - 0.4 * damage.cost / length, cost: damage.cost)
        }
        if !isName, shorter >= 6, damage.cost <= 1, Spelling.isLostNarrowLetter(read, stored) {
            return WordAgreement(kind: .damaged, score: 1 - 0.4 * damage.cost / length, cost: damage.cost)
        }
        guard similarity >= 0.55 else { return nil }
        return WordAgreement(kind: .variant, score: 0.8 * similarity, cost: damage.cost)
    }
}

extension WordAgreement {
    /// So short a word is taken for misread only if it can be no name: a digit in it, or no vowel.
    private static func isPlainlyDamaged(_ word: [UInt32]) -> Bool {
        word.contains { (0x30...0x39).contains($0) }
            || !word.contains { [0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains($0) }
    }
}

/// Differences that people, not recognisers, make: they tell families apart.
enum Spelling {
    /// Whether two words differ as two spellings of a name or two related names do (Meyer/Meier, Hoffmann/Hofmann,
    /// Petrov/Petrova, Sara/Sarah, Mario/Maria), and not as a misread word does.
    static func isVariant(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        let (short, long) = a.count <= b.count ? (a, b) : (b, a)
        var head = 0
        while head < short.count, short[head] == long[head] { head += 1 }
        var tail = 0
        while tail < short.count - head, short[short.count - 1 - tail] == long[long.count - 1 - tail] { tail += 1 }
        let inShort = Array(short[head..<short.count - tail]), inLong = Array(long[head..<long.count - tail])
        if inShort.isEmpty, inLong.count == 1 {
            let letter = inLong[0]
            let isDoubled =
                (head > 0 && long[head - 1] == letter) || (head + 1 < long.count && long[head + 1] == letter)
            let isAtEnd = tail == 0, isAtStart = head == 0
            return isDoubled || (isAtEnd && long.count < 9) || isAtStart || letter == 0x68 || isVowel(letter)
                || letter == 0x73
        }
        guard inShort.count == 1, inLong.count == 1 else { return inLong.count > 2 }
        if head == 0 { return true }
        if tail == 0 { return true }
        if isVowel(inShort[0]) && isVowel(inLong[0]) { return true }
        return exchanged.contains(Set([inShort[0], inLong[0]]))
    }

    /// A thin letter (i, l, t, j) inside the stored word was not read at all.
    static func isLostNarrowLetter(_ read: [UInt32], _ stored: [UInt32]) -> Bool {
        guard read.count + 1 == stored.count else { return false }
        var head = 0
        while head < read.count, read[head] == stored[head] { head += 1 }
        guard head > 0, head < read.count, read[head...].elementsEqual(stored[(head + 1)...]) else { return false }
        let lost = stored[head]
        return [0x69, 0x6C, 0x74, 0x6A].contains(lost) && stored[head - 1] != lost && stored[head + 1] != lost
    }

    private static func isVowel(_ scalar: UInt32) -> Bool { [0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains(scalar) }

    private static let exchanged: Set<Set<UInt32>> = Set(
        [
            "ck", "sz", "dt", "fv", "vw", "bp", "gk", "jy", "ij", "cs", "kq", "xs", "gj", "mn", "bv", "td", "zc", "sc",
            "lr",
        ].map {
            Set($0.unicodeScalars.map(\.value))
        })
}
