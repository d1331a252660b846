/// Lines that can only be who it is with: a name, a number or a handle.
enum NamePattern {
    /// The whole of `text` looks like a person's or group's name, a phone number, an e-mail address or a handle.
    static func isName(_ text: String) -> Bool {
        var trimmed = text.trimmingWhitespace
        // "~ Ana" is no contact of the user's.
        if trimmed.hasPrefix("~") { trimmed = String(trimmed.dropFirst()).trimmingWhitespace }
        return isPhoneNumber(trimmed) || isHandle(trimmed) || isUserName(trimmed) || isEmail(trimmed)
            || isProperName(trimmed)
    }

    /// "ana.costa", "max_92": one word of small letters with a full stop, an underscore or digits in it, as networks name their
    /// users.
    static func isUserName(_ text: String) -> Bool {
        guard (4...30).contains(text.count), text.first?.isLetter == true, text.last.map({ $0 != "." }) == true,
            text.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || "._".contains($0)) })
        else { return false }
        let inner = text.dropFirst().dropLast()
        return inner.contains { "._".contains($0) } && !inner.contains("..") && !LinkPattern.isTopDomain(of: text)
            || (text.last?.isNumber == true && text.count(where: \.isLetter) >= 3)
    }

    /// At least six digits, and nothing but digits and what stands between them.
    static func isPhoneNumber(_ text: String) -> Bool {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        return (6...15).contains(digits.count)
            && text.allSatisfy { ($0.isASCII && $0.isNumber) || "+()-–./ \u{A0}\u{202F}\u{2011}".contains($0) }
            && !DayPattern.isDay(text) && text.first != "."
    }

    /// "Costa, Ana"
    static func isFamilyFirst(_ text: String) -> Bool {
        text.count { $0 == "," } == 1 && isProperName(text.filter { $0 != "," })
    }

    static func isHandle(_ text: String) -> Bool {
        let name = text.dropFirst()
        return text.hasPrefix("@") && (2...64).contains(name.count)
            && name.allSatisfy { $0.isLetterOrDigit || "._-".contains($0) }
    }

    static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !text.contains(where: \.isWhitespace)
            && parts[1].last?.isLetter == true
    }

    /// One to four words that each begin with a capital (particles may not), without a sentence's marks, and no word
    /// that people begin a message with.
    static func isProperName(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        // "Kim (dentist)": what somebody is stands in brackets, however it is spelt.
        let isAside = { (word: String) in word.hasPrefix("(") && word.hasSuffix(")") }
        let spoken = words.filter { $0.contains(where: \.isLetter) && !(isAside($0) && words[0] != $0) }
        guard (1...4).contains(spoken.count), words.count <= 5 else { return false }
        if let last = text.trimmingWhitespace.last, "?!,;:".contains(last) { return false }
        guard let first = spoken.first?.lowercased().filter(\.isLetterOrDigit), !openers.contains(first) else {
            return false
        }
        return spoken.allSatisfy { word in
            guard let letter = word.first(where: \.isLetter) else { return false }
            let isPlain = word.allSatisfy { $0.isLetter || $0.isMark || "'’-.&()".contains($0) }
            return isPlain && (letter.isUppercase || particles.contains(word.lowercased()) || !letter.isCased)
        } && spoken.contains { $0.first(where: \.isLetter).map { $0.isUppercase || !$0.isCased } == true }
    }

    private static let particles: Set<String> = [
        "von", "van", "der", "den", "de", "da", "di", "del", "della", "la", "le", "el", "bin", "ibn", "al", "zu", "and",
        "und", "et", "y", "dos", "do", "du", "ten", "ter", "of", "the", "’t", "'t",
    ]

    /// A capital at the head of a line makes none of these a name.
    private static let openers: Set<String> = [
        "hi", "hey", "hello", "hallo", "ok", "okay", "yes", "no", "yeah", "yep", "nope", "sure", "thanks", "thank",
        "great", "good", "nice", "cool", "lol", "haha", "hahaha", "wow", "sorry", "please", "perfect", "awesome",
        "amazing", "congrats", "congratulations", "happy", "what", "when", "where", "who", "why", "how", "which", "i",
        "im", "you", "we", "they", "he", "she", "it", "its", "this", "that", "the", "a", "an", "is", "are", "do", "did",
        "can", "will", "see", "let", "lets", "love", "miss", "maybe", "bye", "today", "tomorrow", "yesterday",
        "tonight",
        "danke", "ja", "nein", "gut", "super", "genau", "gerne", "tschüss", "bis", "merci", "oui", "non", "salut",
        "bonjour", "hola", "si", "sí", "gracias", "ciao", "call", "come", "go", "meow", "bye-bye", "morning", "done",
        "delivered", "read", "sent", "seen", "not", "my", "your", "and", "but", "so", "then", "deal", "same", "never",
        "always", "really", "of", "in", "on", "at", "to", "for", "from", "with", "just", "stop", "wait", "omg", "lmao",
        "noted", "agreed", "exactly", "absolutely", "definitely", "running", "coming", "leaving", "got", "welcome",
    ]
}

extension Character {
    fileprivate var isMark: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark } }
}
