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
    var quotes: String?

    var text: String { lines.map(\.text).joined(separator: " ") }

    /// 0…1, weighted by length.
    var confidence: Double {
        let weights = lines.map { Double(max(1, $0.text.count)) }
        let sum = zip(lines, weights).reduce(0) { $0 + $1.0.confidence * $1.1 }
        return sum / max(1, weights.reduce(0, +))
    }
}
