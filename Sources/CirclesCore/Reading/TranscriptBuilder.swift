/// Makes a conversation of a page's lines.
package struct TranscriptBuilder: Sendable {
    package init() {}

    package func build(_ page: RecognizedPage) -> Transcript {
        let lines = page.lines.filter { !$0.text.trimmingWhitespace.isEmpty }
        let messages = lines.map { line in
            let middle = line.bounds.midX / Double(max(page.width, 1))
            let side: Message.Side = middle < 0.45 ? .left : middle > 0.55 ? .right : .center
            let confidence = line.words.map(\.confidence).reduce(0, +) / Double(max(line.words.count, 1))
            return Message(side: side, text: line.text, bounds: line.bounds, confidence: confidence)
        }
        return Transcript(
            messages: messages, text: messages.map(\.text).joined(separator: "\n"), languages: page.languages,
            confidence: 1)
    }
}
