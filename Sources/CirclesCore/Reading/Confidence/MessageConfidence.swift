import Foundation

/// How likely a message was read without a mistake: a logistic regression over how certain recognition was of its words,
/// what stands in its text that nobody writes, how its lines lie, and how it differs from the messages around it.
///
/// The weights were fitted by Newton's method with a penalty of 3 on the square of the standardised weights, those of
/// counts at most 4, on the pictures of Benchmarks/reading with the seeds 1, 11, 12 and 21 to 26 (105 or 112 each,
/// `--hold-out line`). No reported seed is among them.
struct MessageConfidence {
    /// Nil for what has no text of its own: a picture, a card.
    private let features: [Double]?

    /// - Parameters:
    ///   - index: Of the message among `messages`.
    init(of index: Int, among messages: MessageSurroundings) {
        let hasText = !messages.blocks[index].block.lines.isEmpty
        features = hasText ? Self.features(of: index, among: messages) : nil
    }

    /// 0…1.
    var value: Double {
        guard let features else { return 0.5 }
        let sum = zip(features, Self.weights).reduce(Self.bias) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(sum))
    }

    /// Each raises the odds of a mistake by its weight.
    private static let weights = [
        -5.6, 0.32,
        4, 4, 2.07, 0.74, 4, 1.34, 4, 4,
        2, 4.54, 1.93, 0.16, 0.34,
        4.5, 2.22, 1.66, 1.9,
    ]
    private static let bias = 0.52

    private static func features(of index: Int, among messages: MessageSurroundings) -> [Double] {
        let block = messages.blocks[index].block
        let recognition = RecognitionDoubt(block.lines)
        let text = TextDoubt(block.text)
        let lines = LineDoubt(block, geometry: messages.geometry)
        return [
            recognition.certainty, recognition.uncertainWords,
            text.confusions, text.lonelyStrokes, text.oddWords, text.capitals, text.hyphens, text.signs,
            text.isNothing, messages.foreignLetters(in: index),
            lines.clutter, lines.heightDeviation, lines.leftRoom, lines.bubbleRoom, lines.indent,
            messages.inkDeviation(of: index), messages.overlaps(index), messages.continues(index),
            messages.standsAlone(index),
        ]
    }
}
