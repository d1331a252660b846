/// Lines that are one message, or one line between messages, before it is known which.
struct MessageBlock {
    /// From top to bottom.
    var lines: [TextLine]
    /// The bubble they stand in; nil on the page.
    var bubble: Int?
    /// Of the bubble, else of the lines.
    var bounds: PixelRect
    var sender: String?
    /// Where the sender's name stands, when it is outside of the bubble.
    var label: PixelRect?
    var time: String?
    var quotes: String?
    /// What is printed on cards and pictures that came with it.
    var attachment: String?
    var kind: Message.Kind?
    /// A row without a bubble under a heading that names its writer.
    var isRow = false

    mutating func attach(_ text: String, as kind: Message.Kind) {
        self.kind = self.kind ?? kind
        attachment = attachment.map { $0 + " " + text } ?? text
    }

    var text: String { lines.map(\.text).joined(separator: " ") }

    /// 0…1, weighted by length.
    var confidence: Double {
        let weights = lines.map { Double(max(1, $0.text.count)) }
        let sum = zip(lines, weights).reduce(0) { $0 + $1.0.confidence * $1.1 }
        return lines.isEmpty ? 0.5 : sum / max(1, weights.reduce(0, +))
    }
}
