import Foundation

/// "Ana is typing…": who is about to say something, and has not.
enum TypingPattern {
    /// The whole of `text` says so: nobody or names, and that they are at it.
    static func isTyping(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (1...9).contains(words.count) else { return false }
        // A verb that a message can end in, too, is known by the dots behind it.
        let isOpen = text.hasSuffix("…") || text.hasSuffix("..")
        return words.indices.contains { start in
            let phrase = words[start...].map(core).filter { !$0.isEmpty }.joined(separator: " ")
            // Dirt on small print becomes an accent.
            let plain = phrase.folding(options: .diacriticInsensitive, locale: nil)
            return (whole.contains(phrase) || whole.contains(plain) || (isOpen && verbs.contains(phrase)))
                && areNames(words[..<start])
        }
    }

    private static func areNames(_ words: ArraySlice<String>) -> Bool {
        let people = words.joined(separator: " ").replacing("&", with: ",").split(separator: ",")
        return people.allSatisfy { NamePattern.isName($0.trimmingWhitespace) }
    }

    private static func core(_ word: String) -> String {
        word.lowercased().replacing("’", with: "'").filter { $0.isLetterOrDigit || $0 == "'" }
    }

    private static let whole: Set<String> = [
        "is typing", "are typing", "est en train d'écrire", "sont en train d'écrire", "está escribiendo",
        "están escribiendo", "sta scrivendo", "stanno scrivendo", "está digitando", "está a escrever",
        "is aan het typen", "schreibt gerade",
    ]
    private static let verbs: Set<String> = [
        "typing", "schreibt", "tippt", "écrit", "escribiendo", "escribe", "digitando", "pisze", "píše", "skriver",
        "scrive", "yazıyor", "typt",
    ]
}
