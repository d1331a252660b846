/// The mark of a message that was changed after it had been sent.
enum EditText {
    /// "(edited)", "(bearbeitet)": behind the text, in brackets.
    static func isMark(_ word: String) -> Bool {
        word.contains(where: { "()[]".contains($0) }) && words.contains(word.lowercased().filter(\.isLetter))
    }

    /// The words that such a mark is made of.
    static let words: Set<String> = [
        "edited", "bearbeitet", "modifié", "editado", "editada", "modificato", "gewijzigd", "bewerkt",
    ]
}
