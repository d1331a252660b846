/// Tells what an emoji at a line's end came out as from what was written: "[]", "[0", "®", or signs that recognition itself doubts.
enum EmojiDebris {
    /// The words without it, when what stands in front of it is certain and a word.
    static func removed(_ words: [RecognizedPage.Word]) -> [RecognizedPage.Word] {
        guard let end = words.lastIndex(where: { !isDebris($0) }), words[end].confidence > 0.6,
            words[end].text.count(where: \.isLetter) > 1 || end > 0,
            words[end].text.last.map({ $0.isLetterOrDigit || ".!?…)".contains($0) }) ?? false
        else { return words }
        return Array(words[...end])
    }

    private static func isDebris(_ word: RecognizedPage.Word) -> Bool {
        let text = word.text
        guard text.count <= 2 else { return false }
        if ["[]", "[0", "[O", "(]", "[)", "()"].contains(text) { return true }
        if text.allSatisfy({ "®©[@¥\"“”'".contains($0) }) { return word.confidence < 0.93 }
        if ["0", "0D", "O1"].contains(text) { return word.confidence < 0.75 }
        // A lone "I" is told from strokes later; what joins two pieces of a row is as faint. Two letters may be a word.
        return word.confidence < 0.3 && (text.count == 1 || !text.contains { $0.isASCII && $0.isLetterOrDigit })
            && !text.allSatisfy { "Il|aA123456789-–—·•:/,.;!?".contains($0) }
    }
}
