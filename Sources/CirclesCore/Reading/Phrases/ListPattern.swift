/// Tells the items of lists that people write.
enum ListPattern {
    private static let marks: Set<String> = ["•", "◦", "▪", "‣", "·", "–", "—", "-", "*"]

    /// Something is said behind a mark or a number: "• bread", "2. milk", "3) eggs".
    static func isItem(_ text: String) -> Bool {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let mark = words.first else { return false }
        let isNumber = mark.count <= 3 && ".)".contains(mark.suffix(1)) && mark.dropLast().allSatisfy(\.isNumber)
        return marks.contains(mark) || isNumber && mark.count > 1
    }

    /// Its first word is such a mark, or begins with one.
    static func beginsAsItem(_ words: [String]) -> Bool {
        guard let mark = words.first else { return false }
        let isNumber =
            mark.count < 4 && mark.last.map { ".)".contains($0) } ?? false && mark.dropLast().allSatisfy(\.isNumber)
        return mark.first.map { "-•*–>".contains($0) } ?? false || isNumber && words.count > 1
    }
}
