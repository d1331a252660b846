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
            let isFull =
                Double(right - line.bounds.maxX) < line.capHeight * 1.5 || end.last.map(LinkPattern.isBreak) ?? false
            guard isInLink, isFull, LinkPattern.goesOn(with: begin, after: end, isAlone: next.words.count == 1),
                let gap = text.range(of: end + " " + begin)
            else {
                isInLink = false
                continue
            }
            text.replaceSubrange(gap, with: end + begin)
        }
        return text
    }
}
