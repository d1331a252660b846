/// What a messenger offers to do with a message: open its thread, see who read it, show more.
enum ThreadPattern {
    /// The whole of `text` is such an offer: "3 replies", "View thread", "Last reply today at 9:41", "(edited)".
    static func isAction(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetterOrDigit }.map(String.init)
        guard let first = words.first, words.count <= 9 else { return false }
        let phrase = words.joined(separator: " ")
        if phrases.contains(phrase) { return true }
        if words.count >= 2, Int(first) != nil, ["reply", "replies", "antworten", "antwort"].contains(words[1]) {
            return true
        }
        return phrase.contains("last reply ") || phrase.hasPrefix("view newer repl")
    }

    private static let phrases: Set<String> = [
        "edited", "view thread", "show more", "show less", "new", "new messages", "see more", "reply in thread",
        "view replies", "jump to present", "add reaction", "bearbeitet",
    ]
}
