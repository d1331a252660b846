import Foundation

/// How likely a message was read without a mistake: a logistic regression over what recognition said of its words and how
/// its lines look.
///
/// The weights were fitted on pictures of Benchmarks/reading with seeds of which none is reported; with Tesseract's own
/// certainty alone the area under the ROC curve is 0.05 less.
struct MessageConfidence {
    private let lines: [TextLine]
    /// As it is handed on.
    private let text: String

    init(of block: MessageBlock) {
        lines = block.lines
        text = block.text
    }

    /// 0…1.
    var value: Double {
        guard !lines.isEmpty else { return 0.5 }
        let sum = zip(features, Self.weights).reduce(Self.bias) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(sum))
    }

    /// Each raises the odds of a mistake by its weight.
    private static let weights = [-7.8, 0.22, 1.24, 6.7, 0.33, 0.97, 0.66, 0.35, 1.73]
    private static let bias = -0.57

    private var features: [Double] {
        let pitches = lines.map { Double($0.bounds.width) / $0.capHeight / Double(max(1, $0.text.count)) }
        return [
            certainty,
            Double(spoken.count { $0.confidence < 0.85 }),
            lines.map(\.clutter).max() ?? 0,
            // Letters that were lost leave gaps.
            pitches.min() ?? 0.6, min(3, pitches.max() ?? 0.6),
            endsOddly ? 1 : 0,
            Double(min(4, text.count { "©®@|_=~^\\{}[]<>*¢«»°§œ#€£¥$&".contains($0) })),
            Double(min(4, text.split(separator: " ").count(where: Self.isOdd))),
            beginsOddly ? 1 : 0,
        ]
    }

    private var spoken: [RecognizedPage.Word] {
        lines.flatMap(\.words).filter { $0.text.contains(where: \.isLetterOrDigit) }
    }

    /// Half the mean over the characters, half the least certain word.
    private var certainty: Double {
        let words = spoken
        guard !words.isEmpty else { return lines.map(\.confidence).min() ?? 0.5 }
        let weights = words.map { Double(max(1, $0.text.count)) }
        let mean = zip(words, weights).reduce(0) { $0 + $1.0.confidence * $1.1 } / weights.reduce(0, +)
        // A single letter's confidence says little.
        let least = words.filter { $0.text.count > 1 }.map(\.confidence).min() ?? mean
        return 0.5 * mean + 0.5 * least
    }

    /// A lone letter or sign is what an emoji, a tick or a bubble's rim comes out as.
    private var endsOddly: Bool {
        let words = text.split(separator: " ")
        guard words.count > 1, let last = words.last else { return false }
        return last.count { !".,!?".contains($0) } <= 1
    }

    private var beginsOddly: Bool {
        let words = text.split(separator: " ")
        guard words.count > 1, let first = words.first, first.count == 1 else { return false }
        return !"IAÀà¿ÉOYaeyo".contains(first)
    }

    /// Letters and digits mixed, or a capital inside of a word.
    private static func isOdd(_ word: Substring) -> Bool {
        if word.contains(where: \.isNumber), word.contains(where: \.isLetter) { return true }
        let letters = word.filter(\.isLetter)
        return letters.count > 1 && letters.dropFirst().contains(where: \.isUppercase)
            && letters.contains(where: \.isLowercase)
    }
}
