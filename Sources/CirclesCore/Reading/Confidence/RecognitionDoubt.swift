/// How certain Tesseract was of a message's words.
struct RecognitionDoubt {
    /// Of the words with letters or digits.
    private let words: [RecognizedPage.Word]

    init(_ lines: [TextLine]) {
        words = lines.flatMap(\.words).filter { $0.text.contains(where: \.isLetterOrDigit) }
    }

    /// Half the mean over the characters, half the least certain word, 0…1; 0.5 when nothing was spoken.
    var certainty: Double {
        guard !words.isEmpty else { return 0.5 }
        let weights = words.map { Double(max(1, $0.text.count)) }
        let mean = zip(words, weights).reduce(0) { $0 + $1.0.confidence * $1.1 } / weights.reduce(0, +)
        // A single letter's confidence says little.
        let least = words.filter { $0.text.count > 1 }.map(\.confidence).min() ?? mean
        return 0.5 * mean + 0.5 * least
    }

    /// Words below 0.85, at most eight.
    var uncertainWords: Double { Double(min(8, words.count { $0.confidence < 0.85 })) }
}
