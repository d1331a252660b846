import Foundation

/// Other spellings under which a name is commonly written in Latin letters.
enum Romanization {
    /// Romanised Cyrillic (BGN/PCGN, the ICAO passport scheme, scientific, and everyday mixtures of them) and
    /// Greek (ELOT 743 and its everyday variants), and "ue" for "ü". Empty for names that have no other
    /// spelling. Lossy romanisations are in `LossyRomanization`.
    static func spellings(of name: String) -> [String] {
        var result: [String] = []
        let bounded = String(name.prefix(200))
        if bounded.unicodeScalars.contains(where: { (0x400..<0x530).contains($0.value) }) {
            result = cyrillic(bounded.precomposedStringWithCanonicalMapping.lowercased())
        } else if bounded.unicodeScalars.contains(where: {
            (0x370..<0x400).contains($0.value) || (0x1F00..<0x2000).contains($0.value)
        }) {
            result = greek(bounded.lowercased())
        } else if let germanic = germanic(bounded.precomposedStringWithCanonicalMapping) {
            result = [germanic]
        }
        var seen = Set<String>()
        return result.filter { seen.insert($0).inserted }
    }

    /// "Mueller" for "Müller", "Aakesson" for "Åkesson"; nil when there is nothing to spell out.
    private static func germanic(_ name: String) -> String? {
        let table: [Character: String] = [
            "ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Å": "Aa",
            "Ø": "Oe",
        ]
        guard name.contains(where: { table[$0] != nil }) else { return nil }
        return name.map { table[$0] ?? String($0) }.joined()
    }

    // MARK: - Cyrillic

    /// One way to write Cyrillic in Latin letters: what differs between the schemes.
    private struct Scheme {
        var yu: String, ya: String, short: String, ending: String, x: String, iya: String, softYa: String
        var initialYe = "e"
        var yo = "yo"
        var sibilants = ["ж": "zh", "ч": "ch", "ш": "sh", "щ": "shch", "ц": "ts", "х": "kh"]
    }

    private static let schemes = [
        // BGN/PCGN, and with it English newspapers
        Scheme(yu: "yu", ya: "ya", short: "y", ending: "iy", x: "ks", iya: "iya", softYa: "ya"),
        // everyday: Dmitry, Maria, Natalia, Alexandr
        Scheme(yu: "yu", ya: "ya", short: "y", ending: "y", x: "x", iya: "ia", softYa: "ia"),
        // everyday: Yuri, Dmitri
        Scheme(yu: "yu", ya: "ya", short: "i", ending: "i", x: "ks", iya: "ia", softYa: "ya", yo: "e"),
        // ICAO Doc 9303, as in passports
        Scheme(yu: "iu", ya: "ia", short: "i", ending: "ii", x: "ks", iya: "iia", softYa: "ia", yo: "e"),
        // scientific (ISO 9), marks folded
        Scheme(
            yu: "ju", ya: "ja", short: "j", ending: "ij", x: "ks", iya: "ija", softYa: "ja", yo: "jo",
            sibilants: ["ж": "z", "ч": "c", "ш": "s", "щ": "sc", "ц": "c", "х": "ch"]),
        // Yelena, Yekaterina
        Scheme(yu: "yu", ya: "ya", short: "y", ending: "y", x: "ks", iya: "ia", softYa: "ia", initialYe: "ye"),
        // BGN/PCGN to the letter: Yevgeniya
        Scheme(yu: "yu", ya: "ya", short: "y", ending: "iy", x: "ks", iya: "iya", softYa: "ya", initialYe: "ye"),
    ]

    private static func cyrillic(_ name: String) -> [String] {
        let isUkrainian = name.contains { "іїєґ".contains($0) }
        let words = name.split(whereSeparator: \.isWhitespace).map(Array.init)
        var spellings = schemes.map { scheme in words.map { spell($0, scheme, isUkrainian) }.joined(separator: " ") }
        // A Ukrainian name need have none of the letters that Russian lacks: Олександр Грищенко.
        if !isUkrainian, !name.contains(where: { "ёыэъ".contains($0) }) {
            spellings.append(words.map { spell($0, schemes[0], true) }.joined(separator: " "))
        }
        if spellings[0].contains("ks") { spellings.append(spellings[0].replacingOccurrences(of: "ks", with: "x")) }
        if spellings[0].contains("aleksandr") {
            spellings.append(spellings[1].replacingOccurrences(of: "alexandr", with: "alexander"))
        }
        return spellings
    }

    private static func spell(_ word: [Character], _ scheme: Scheme, _ isUkrainian: Bool) -> String {
        var result = ""
        var index = 0
        while index < word.count {
            let letter = word[index]
            let next = index + 1 < word.count ? word[index + 1] : " "
            let isEnd = index + 2 >= word.count
            if letter == "и" || letter == "і" || letter == "ы", next == "й", isEnd {
                result += letter == "ы" && scheme.ending == "iy" ? "yy" : scheme.ending
                index += 2
                continue
            }
            if letter == "и" || letter == "і", next == "я" {
                result += scheme.iya
                index += 2
                continue
            }
            if letter == "ь", next == "я" {
                result += scheme.softYa
                index += 2
                continue
            }
            if letter == "к", next == "с" {
                result += scheme.x
                index += 2
                continue
            }
            result += self.letter(letter, isFirst: index == 0, scheme, isUkrainian)
            index += 1
        }
        return result
    }

    private static func letter(_ letter: Character, isFirst: Bool, _ scheme: Scheme, _ isUkrainian: Bool) -> String {
        if let sibilant = scheme.sibilants[String(letter)] { return sibilant }
        switch letter {
        case "ю": return scheme.yu
        case "я": return scheme.ya
        case "й": return scheme.short
        case "ё": return scheme.yo
        case "е": return isFirst && !isUkrainian ? scheme.initialYe : "e"
        case "г": return isUkrainian ? "h" : "g"
        case "и": return isUkrainian ? "y" : "i"
        case "є": return isFirst ? "ye" : "ie"
        case "ї": return isFirst ? "yi" : "i"
        default: return plainCyrillic[letter] ?? String(letter)
        }
    }

    private static let plainCyrillic: [Character: String] = [
        "а": "a", "б": "b", "в": "v", "д": "d", "з": "z", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p",
        "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "ъ": "", "ы": "y", "ь": "", "э": "e", "і": "i", "ґ": "g",
        "ў": "u", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "ђ": "dj", "џ": "dz", "ѓ": "gj", "ќ": "kj", "ѕ": "dz",
        "'": "",
    ]

    // MARK: - Greek

    private static func greek(_ name: String) -> [String] {
        let bare = String(
            String.UnicodeScalarView(
                name.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !(0x300...0x36F).contains($0.value) })
        )
        let standard = spellGreek(Array(bare))
        var result = [
            standard, standard.replacingOccurrences(of: "ch", with: "h"),
            standard.replacingOccurrences(of: "y", with: "i"),
        ]
        // ALA-LC writes eta as e with a macron, and ph for f: Dēmētrēs
        result.append(spellGreek(bare.map { $0 == "η" ? "ε" : $0 }).replacingOccurrences(of: "f", with: "ph"))
        if standard.contains("gi") { result.append(standard.replacingOccurrences(of: "gi", with: "yi")) }
        return result
    }

    private static func spellGreek(_ letters: [Character]) -> String {
        var result = ""
        var index = 0
        while index < letters.count {
            let next = index + 1 < letters.count ? letters[index + 1] : " "
            let isFirst = index == 0 || letters[index - 1] == " "
            if let pair = greekPair(
                letters[index], next, isFirst: isFirst, after: index + 2 < letters.count ? letters[index + 2] : " ")
            {
                result += pair
                index += 2
            } else {
                result += plainGreek[letters[index]] ?? String(letters[index])
                index += 1
            }
        }
        return result
    }

    private static func greekPair(_ a: Character, _ b: Character, isFirst: Bool, after: Character) -> String? {
        switch (a, b) {
        case ("ο", "υ"): return "ou"
        case ("α", "υ"): return "θκξπσςτφχψ ".contains(after) ? "af" : "av"
        case ("ε", "υ"): return "θκξπσςτφχψ ".contains(after) ? "ef" : "ev"
        case ("γ", "γ"): return "ng"
        case ("γ", "ξ"): return "nx"
        case ("γ", "χ"): return "nch"
        case ("μ", "π"): return isFirst ? "b" : "mp"
        default: return nil
        }
    }

    private static let plainGreek: [Character: String] = [
        "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i", "κ": "k", "λ": "l",
        "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s", "ς": "s", "τ": "t", "υ": "y", "φ": "f",
        "χ": "ch", "ψ": "ps", "ω": "o",
    ]
}
