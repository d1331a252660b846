/// A link that had no room on its line goes on with the next one: its halves are one word.
enum BrokenLink {
    /// - Parameter text: What the lines say, with a space where one ends.
    static func mended(_ text: String, of lines: [TextLine]) -> String {
        guard lines.count > 1, let right = lines.map(\.bounds.maxX).max() else { return text }
        var text = text
        var isInLink = false
        for (line, next) in zip(lines, lines.dropFirst()) {
            guard let end = line.words.last?.text, let begin = next.words.first?.text else { continue }
            isInLink = LinkPattern.hasAddress(end) || isInLink && line.words.count == 1
            let isFull = Double(right - line.bounds.maxX) < line.capHeight * 1.5 || end.last.map(isBreak) ?? false
            guard isInLink, isFull, goesOn(with: begin, after: end, isAlone: next.words.count == 1),
                let gap = text.range(of: end + " " + begin)
            else {
                isInLink = false
                continue
            }
            text.replaceSubrange(gap, with: end + begin)
        }
        return text
    }

    /// Behind these, a browser breaks a link that would not fit.
    private static func isBreak(_ character: Character) -> Bool { "-?&=/%_".contains(character) }

    /// It looks like a piece of a link, and like nothing that would be said behind one.
    private static func goesOn(with word: String, after end: String, isAlone: Bool) -> Bool {
        guard !LinkPattern.hasAddress(word) else { return false }
        if word.allSatisfy(\.isNumber) { return isAlone && end.hasSuffix("=") }
        // "…/a4bd5625" and "65964d6f8859": no word has letters and figures for so long.
        if isAlone, word.count > 9, word.contains(where: \.isNumber), word.allSatisfy(\.isLetterOrDigit) { return true }
        let isFigures = word.allSatisfy { $0.isNumber || "/-.:".contains($0) }
        return !isFigures && (word.contains { "/?&=_%".contains($0) } || word.count { $0 == "-" } > 1)
    }
}
