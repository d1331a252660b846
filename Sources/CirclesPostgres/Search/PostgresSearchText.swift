internal import CirclesCore
internal import CirclesStore

/// A text in the forms in which it is looked for.
enum PostgresSearchText {
    /// " one word after another ": as SQLite's index of words has them, so that both find the same.
    static func words(_ text: String) -> String {
        let words = SearchFold.words(text)
        return words.isEmpty ? "" : " " + words.joined(separator: " ") + " "
    }

    static func letters(_ text: String) -> String { text.lowercased() }

    /// What a term's text stands as in a field of words, or of letters; nil for one without a word, which is nowhere.
    static func pattern(_ text: String, _ match: SearchTerm.Match) -> String? {
        // An argument ends at a zero, which is in no text.
        let text = text.replacing("\0", with: "\u{FFFD}")
        guard match != .substring else { return letters(text) }
        let words = words(text)
        guard !words.isEmpty else { return nil }
        return match == .prefix ? String(words.dropLast()) : words
    }
}
