/// Makes a transcript of text that came as text: a phone's own recognition, a copied chat.
///
/// There is no geometry, so no line has a side. Lines of the status bar, receipts, lone times and an input field's
/// invitation are no messages; a first line that can only be a name, number or handle is the title.
package struct SharedTextReader: Sendable {
    package init() {}

    package func read(_ text: String) -> Transcript {
        var lines = text.split(whereSeparator: \.isNewline).map(\.trimmingWhitespace).filter { !$0.isEmpty }
        // The clock row stands on top, whole or in pieces.
        while let first = lines.first, StatusBarText.isStatusBar(first), lines.count > 1 || TimeText.isTime(first) {
            lines.removeFirst()
        }
        var transcript = Transcript(title: title(&lines))
        for (index, line) in lines.enumerated() {
            if DayText.isDay(line) {
                transcript.separators.append(.init(text: line, beforeMessage: transcript.messages.count))
                continue
            }
            let isLast = index == lines.count - 1
            if TimeText.isTime(line) || ReceiptText.isReceipt(line) { continue }
            if isLast, index > 0, PlaceholderText.isPlaceholder(line) { continue }
            transcript.messages.append(Message(side: .unknown, text: line))
        }
        transcript.text = ([transcript.title].compactMap(\.self) + lines).joined(separator: "\n")
        return transcript
    }

    private func title(_ lines: inout [String]) -> String? {
        guard let first = lines.first else { return nil }
        let bare = first.drop(while: { "<‹←".contains($0) || $0.isWhitespace }).trimmingWhitespace
        guard NameText.isName(bare), !DayText.isDay(bare), !TimeText.isTime(bare) else { return nil }
        lines.removeFirst()
        return bare
    }
}
