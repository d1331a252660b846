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

    /// "This message was edited", in a sentence of a messenger's export.
    static func isSentence(_ text: Substring) -> Bool {
        text.utf8.count <= 100 && text.split { !$0.isLetter }.contains { words.contains($0.lowercased()) }
    }

    /// The words that such a mark is made of.
    static let words: Set<String> = [
        "edited", "bearbeitet", "modifié", "editado", "editada", "editó", "modificato", "gewijzigd", "bewerkt",
    ]
}
