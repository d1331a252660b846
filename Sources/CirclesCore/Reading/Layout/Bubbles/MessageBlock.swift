/// Lines that are one message, or one line between messages, before it is known which.
struct MessageBlock {
    /// From top to bottom.
    var lines: [TextLine]
    /// The bubble they stand in; nil on the page.
    var bubble: Int?
    /// Of the bubble, else of the lines.
    var bounds: PixelRect
    var sender: String?
    var time: String?
    /// Whether its time stood inside of its bubble.
    var holdsTime = false
    var quotes: String?
    /// What is printed on cards and pictures that came with it.
    var attachment: String?
    var kind: Message.Kind?
    /// Of a message of emoji alone: how many they are.
    var emojiCount = 0
    /// A row without a bubble under a heading that names its writer.
    var isRow = false
    /// What the messenger itself says between such rows.
    var isBetween = false

    /// Of the lines, whatever holds them.
    var textBounds: PixelRect? { lines.dropFirst().reduce(lines.first?.bounds) { $0?.union($1.bounds) } }

    mutating func attach(_ text: String, as kind: Message.Kind) {
        self.kind = self.kind ?? kind
        attachment = attachment.map { $0 + " " + text } ?? text
    }

    /// Rows of full size and different length most of which begin at one edge, the others set in from it, as what somebody wrote does.
    func isFlushLeft(cap: Double) -> Bool {
        guard lines.count > 1, let text = textBounds else { return false }
        let flush = lines.count { Double($0.bounds.x - text.x) < cap * 0.5 }
        return (flush == lines.count || flush > 2 && flush * 2 > lines.count)
            && lines.allSatisfy { Double($0.bounds.x - text.x) < cap * 2 && $0.capHeight > cap * PrintScale.small }
            && lines.contains { Double(text.maxX - $0.bounds.maxX) > cap * 1.5 }
    }

    /// It has lines, and nothing in them that somebody wrote.
    var isSignsAlone: Bool { kind == nil && !lines.isEmpty && text.isEmpty }

    /// Without the signs that emoji come out as: nobody writes those alone.
    var text: String {
        if emojiCount > 0 { return String(repeating: "▢", count: emojiCount) }
        var words = lines.flatMap { $0.text.split(whereSeparator: \.isWhitespace) }
        words.removeAll { $0.allSatisfy { "@®©°¤§¥«»~^".contains($0) } }
        if words.count > 1, let last = words.last, EditPattern.isMark(String(last)) { words.removeLast() }
        let isOne = { (word: Substring, marks: String) in word.count == 1 && marks.contains(word) }
        while words.count > 1, let last = words.last, isOne(last, "&*#€£_=|()[]") { words.removeLast() }
        // What a portrait's rim or a bubble's end comes out as.
        while words.count > 1, let first = words.first, isOne(first, "=|()[]_") { words.removeFirst() }
        return words.joined(separator: " ")
    }
}
