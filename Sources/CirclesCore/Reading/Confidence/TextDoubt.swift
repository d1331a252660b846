/// What stands in a message's text that nobody writes, and Tesseract often reads.
struct TextDoubt {
    private let text: String
    private let words: [Substring]

    init(_ text: String) {
        self.text = text
        words = text.split(separator: " ")
    }

    /// Words with a stroke in place of a letter: "II neige", "EI tren", "Ileva", "1I", "jEstá". At most two.
    var confusions: Double {
        let found = words.indices.filter { index in
            let word = Self.core(words[index])
            if word == "II" {
                // As in "Elizabeth II".
                return index == 0 || words[index - 1].first?.isUppercase != true
            }
            return word == "EI" || Self.isConfused(Array(word))
        }
        return Double(min(2, found.count))
    }

    private static func isConfused(_ word: [Character]) -> Bool {
        guard word.count > 1 else { return false }
        if word.count > 3, word[0] == "I", word[1] == "l", word[2...3].allSatisfy(\.isLowercase) { return true }
        if "jįī".contains(word[0]), word[1].isUppercase { return true }
        if word[0] == "1", word[1] == "|" || word[1].isLetter, !isQuantity(word) { return true }
        return word.indices.dropFirst().dropLast().contains {
            word[$0] == "I" && word[$0 - 1].isLowercase && word[$0 + 1].isLowercase
        }
    }

    /// "again, 1 deleted it": a stroke by itself between words, where no number stands. At most two.
    var lonelyStrokes: Double {
        let found = words.indices.filter { index in
            guard ["1", "l", "|"].contains(Self.core(words[index])), index + 1 < words.count else { return false }
            let next = words[index + 1]
            let isCounted =
                next.contains(where: \.isNumber) || (index > 0 && words[index - 1].contains(where: \.isNumber))
            return !isCounted && next.first?.isLowercase == true
        }
        return Double(min(2, found.count))
    }

    /// Letters and digits mixed, or a capital inside of a word. At most three.
    var oddWords: Double { Double(min(3, words.count(where: Self.isOdd))) }

    private static func isOdd(_ word: Substring) -> Bool {
        if word.contains(where: \.isNumber), word.contains(where: \.isLetter) {
            return !isQuantity(Array(core(word))) && !word.contains(where: { "/@".contains($0) })
        }
        let letters = word.filter(\.isLetter)
        return letters.dropFirst().contains(where: \.isUppercase) && letters.contains(where: \.isLowercase)
    }

    /// "18h30", "3rd", "7pm", "12.5km".
    private static func isQuantity(_ word: [Character]) -> Bool {
        let unit = word.drop { $0.isNumber || ".,:h".contains($0) }
        return word.first?.isNumber == true && (unit.isEmpty || units.contains(String(unit).lowercased()))
    }

    private static let units: Set<String> = [
        "st", "nd", "rd", "th", "am", "pm", "km", "m", "kg", "g", "min", "k", "er", "e", "s", "x",
    ]

    /// Words of capitals in a text that is not written so. At most two.
    var capitals: Double {
        let upper = words.count { word in
            word.count(where: \.isLetter) > 1 && !word.contains(where: \.isLowercase)
        }
        let lower = words.count { $0.contains(where: \.isLowercase) }
        return lower > upper ? Double(min(2, upper)) : 0
    }

    /// "peut- être": a word cut off, but for "Vor- und Nachteile".
    var hyphens: Double {
        let isCut = words.indices.contains { index in
            guard words[index].count > 1, words[index].last == "-" else { return false }
            return index + 1 == words.count || !Self.conjunctions.contains(words[index + 1].lowercased())
        }
        return isCut ? 1 : 0
    }

    private static let conjunctions: Set<String> = [
        "und", "oder", "bzw.", "and", "or", "to", "y", "o", "et", "ou", "en", "of",
    ]

    /// Signs that are seldom written in a chat. At most four.
    var signs: Double { Double(min(4, text.count { "©®@|_=~^\\{}[]<>*¢«»°§œ#€£¥$&".contains($0) })) }

    /// At most three characters and no letter: what an icon, a badge or a reaction's count comes out as.
    var isNothing: Double { text.count <= 3 && !text.contains(where: \.isLetter) ? 1 : 0 }

    /// Without the marks around it.
    private static func core(_ word: Substring) -> Substring {
        let marks = "¡¿\"'(.,!?:;)…"
        let begin = word.drop { marks.contains($0) }
        guard let end = begin.lastIndex(where: { !marks.contains($0) }) else { return begin }
        return begin[...end]
    }
}
