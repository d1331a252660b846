/// The mark of a message that was changed after it had been sent.
enum EditPattern {
    /// "(edited)", "(bearbeitet)": behind the text, in brackets.
    static func isMark(_ word: String) -> Bool {
        guard word.contains(where: { "()[]".contains($0) }) else { return false }
        let letters = word.lowercased().filter(\.isLetter)
        // Small print: one of its letters may be another.
        return words.contains { mark in
            // The bracket in front comes out as a letter, too.
            [letters, String(letters.dropFirst())].contains { shown in
                mark.count == shown.count && zip(mark, shown).count { $0 != $1 } <= 1
            }
        }
    }

    /// The words that such a mark is made of.
    static let words: Set<String> = [
        "edited", "bearbeitet", "modifié", "editado", "editada", "modificato", "gewijzigd", "bewerkt",
    ]
}
