/// "Ana is typing…": who is about to say something, and has not.
enum TypingText {
    /// The whole of `text` says so.
    static func isTyping(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetterOrDigit && $0 != "'" && $0 != "’" }.map(String.init)
        guard (1...9).contains(words.count) else { return false }
        let phrase = words.joined(separator: " ").replacing("’", with: "'")
        // A verb that a message can end in, too, is known by the dots behind it.
        let isOpen = text.hasSuffix("…") || text.hasSuffix("..")
        return whole.contains { phrase == $0 || phrase.hasSuffix(" " + $0) }
            || (isOpen && verbs.contains { phrase == $0 || phrase.hasSuffix(" " + $0) })
    }

    private static let whole = [
        "is typing", "are typing", "est en train d'écrire", "sont en train d'écrire", "está escribiendo",
        "están escribiendo", "sta scrivendo", "stanno scrivendo", "está digitando", "está a escrever",
        "is aan het typen", "schreibt gerade",
    ]
    private static let verbs = [
        "typing", "schreibt", "tippt", "écrit", "escribiendo", "escribe", "digitando", "pisze", "píše", "skriver",
        "scrive", "yazıyor", "typt",
    ]
}
