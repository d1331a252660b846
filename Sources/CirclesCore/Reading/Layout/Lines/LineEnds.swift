/// What stands between two lines of a message: nothing where a link had no room and goes on, a line's end before an item of a list and
/// before what is said below it, else a space.
enum LineEnds {
    /// - Parameter text: What the lines say, with a space where one ends.
    static func told(_ text: String, of lines: [TextLine]) -> String {
        guard lines.count > 1, let right = lines.map(\.bounds.maxX).max() else { return text }
        let isList = lines.count { ListPattern.isItem($0.text) } > 1
        var (told, rest, isInLink) = ("", text[...], false)
        for (line, next) in zip(lines, lines.dropFirst()) {
            guard let end = line.words.last?.text, let begin = next.words.first,
                let gap = rest.firstRange(of: end + " " + begin.text)
            else {
                isInLink = false
                continue
            }
            let room = Double(right - line.bounds.maxX)
            isInLink =
                (LinkPattern.isLink(end) || isInLink && line.words.count == 1)
                && (room < line.capHeight * 1.5 || end.last.map(LinkPattern.isBreak) ?? false)
                && LinkPattern.goesOn(with: begin.text, after: end, isAlone: next.words.count == 1)
            // Where its first word had room, somebody began anew.
            let isAnew = ListPattern.isItem(next.text) || room > Double(begin.bounds.width) + line.capHeight
            told += rest[..<gap.lowerBound] + end + (isInLink ? "" : isList && isAnew ? "\n" : " ")
            rest = rest[gap.lowerBound...].dropFirst(end.count + 1)
        }
        return told + rest
    }
}
