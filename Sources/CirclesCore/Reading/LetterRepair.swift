/// Undoes what Tesseract is known to take for one another on screens: a lone "I" comes out as "|" or "l".
enum LetterRepair {
    static func repair(_ text: String, isEnglish: Bool) -> String {
        guard text.contains(where: { "|lIT".contains($0) }) else { return text }
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return words.map { repairWord($0, isEnglish: isEnglish) }.joined(separator: " ")
    }

    /// Mends what only the words beside it tell: "shall 1 get them" is "I", and "jEstá nevando!" begins with "¡".
    static func repair(words: inout [String], isEnglish: Bool) {
        for index in words.indices {
            if isEnglish, words[index] == "1", index + 1 < words.count,
                verbs.contains(words[index + 1].lowercased().filter { $0.isLetter || $0 == "'" })
            {
                words[index] = "I"
            }
            if let mended = exclamation(words[index], before: words[(index + 1)...]) { words[index] = mended }
            let next = index + 1 < words.count ? words[index + 1] : nil
            if isEnglish, isIntelligence(words[index], after: words[..<index].last, before: next) {
                words[index] = "AI" + words[index].dropFirst(2)
            }
            words[index] = article(words[index], before: next) ?? romance(words[index]) ?? slavic(words[index])
        }
    }

    /// "Meera lyer", "lvan": no name begins with a small l and a consonant behind it.
    static func repairName(_ name: String) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let isNamed = words.allSatisfy { word in
            word.first.map { !$0.isLowercase } ?? true || isBegunByStroke(word)
        }
        guard isNamed else { return name }
        return words.map { isBegunByStroke($0) ? "I" + $0.dropFirst() : $0 }.joined(separator: " ")
    }

    private static func isBegunByStroke(_ word: String) -> Bool {
        let letters = Array(word)
        return letters.count > 2 && letters[0] == "l" && "bcdfgkmnpqrstvwxyz".contains(letters[1])
    }

    /// "your Al assistant": a capital I, where neither a sentence begins nor a surname follows.
    private static func isIntelligence(_ word: String, after last: String?, before next: String?) -> Bool {
        guard word.hasPrefix("Al"), word.dropFirst(2).allSatisfy({ !$0.isLetter && $0 != "'" && $0 != "’" }), let last,
            last.last.map({ !".!?:¿¡(\"".contains($0) }) == true, last.first?.isUppercase != true
        else { return false }
        return next?.first?.isUppercase != true
    }

    /// "EI tren", "II neige": the small l of an article between capitals' heights.
    private static func article(_ word: String, before next: String?) -> String? {
        guard next?.first?.isLowercase == true else { return nil }
        return ["EI": "El", "II": "Il"][word]
    }

    /// "te Ilamo": hardly a Spanish word begins with a capital I and an l, and many with two l.
    private static func romance(_ word: String) -> String? {
        let stems = ["Ileg", "Ilev", "Ilam", "Ilav", "Ilen", "Ilor", "Iluv", "Ilov"]
        let isWord = ["Ilegal", "Ilegi", "Ilegí"].contains(where: word.hasPrefix)
        return !isWord && stems.contains(where: word.hasPrefix) ? "l" + word.dropFirst() : nil
    }

    /// "Ðurić": the Icelandic letter looks like the one that stands beside ć and č.
    private static func slavic(_ word: String) -> String {
        word.contains("Ð") && word.contains(where: { "ćčžš".contains($0) }) ? word.replacing("Ð", with: "Đ") : word
    }

    /// "iGracias!", "jEstá nevando!", "iqué bien!": the mark that opens an exclamation in Spanish looks like a small letter.
    private static func exclamation(_ word: String, before rest: ArraySlice<String>) -> String? {
        guard let first = word.first, "ijį".contains(first), word.count >= 3 else { return nil }
        let tail = word.dropFirst()
        guard let second = tail.first, tail.dropFirst().allSatisfy({ $0.isLowercase || !$0.isLetter }) else {
            return nil
        }
        let isOpener = second.isUppercase || openers.contains(tail.lowercased().filter(\.isLetter))
        let ends = word.hasSuffix("!") || rest.prefix(12).contains { $0.hasSuffix("!") }
        let isProduct = ["iphone", "ipad", "imac", "icloud", "imessage", "ios", "itunes", "ipod"].contains {
            word.lowercased().hasPrefix($0)
        }
        return isOpener && ends && !isProduct ? "¡" + tail : nil
    }

    private static let openers: Set<String> = [
        "qué", "mi", "vale", "gracias", "felicidades", "feliz", "hola", "muchas", "claro", "cuánto", "cómo", "está",
        "buen", "buenos", "buenas", "vamos", "por", "no", "ya", "ni", "te", "me",
    ]
    /// What "I" stands in front of and a number does not.
    private static let verbs: Set<String> = [
        "am", "have", "was", "will", "would", "could", "can", "get", "got", "should", "deleted", "think", "don't",
        "can't", "left", "still", "just", "really", "lost", "paid", "need", "want", "know", "love", "hope", "saw",
        "found", "did", "do", "forgot", "guess", "might", "must", "had", "finally", "never", "also", "borrow", "wrote",
        "owe", "quit", "mean", "see", "go", "went", "thought", "asked", "told", "said", "only", "didn't", "won't",
        "wouldn't", "haven't", "wasn't", "bring", "take", "come", "call", "make", "like", "feel", "try", "work",
    ]

    private static func repairWord(_ word: String, isEnglish: Bool) -> String {
        if word == "|" { return "I" }
        // "I'll" comes out as "l'Il", "we'll" as "we'Il".
        for tail in ["'Il", "’Il", "'lI", "’lI", "'II", "’II"] where word.hasSuffix(tail) {
            return repairWord(String(word.dropLast(2)) + "ll", isEnglish: isEnglish)
        }
        for tail in ["'m", "'ll", "'ve", "'d", "’m", "’ll", "’ve", "’d"]
        where ["|", "l", "T"].contains(where: { word == $0 + tail }) {
            return "I" + tail
        }
        if isEnglish {
            if word == "l" { return "I" }
            // No English word, and what "I am" becomes when its space is narrow.
            if word == "lam" { return "I am" }
        }
        return word.hasPrefix("|") && word.dropFirst().allSatisfy(\.isLowercase) ? "I" + word.dropFirst() : word
    }
}
