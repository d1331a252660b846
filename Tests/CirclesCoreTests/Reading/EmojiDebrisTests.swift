import Testing

@testable import CirclesCore

@Suite("What emoji at a line's end came out as")
struct EmojiDebrisTests {
    private func words(_ text: String, last confidence: Double) -> [RecognizedPage.Word] {
        let parts = text.split(separator: " ").map(String.init)
        return parts.enumerated().map { index, part in
            RecognizedPage.Word(
                text: part, bounds: PixelRect(x: index * 100, y: 0, width: 90, height: 20),
                confidence: index == parts.count - 1 ? confidence : 0.92)
        }
    }

    @Test(
        "it is no part of what was said",
        arguments: [("Sounds good []", 0.9), ("Done 0", 0.6), ("Oh no ®", 0.7), ("Ana Bot ù", 0.1)])
    func removed(_ text: String, _ confidence: Double) {
        let kept = EmojiDebris.removed(words(text, last: confidence)).map(\.text)
        #expect(kept == text.split(separator: " ").dropLast().map(String.init))
    }

    @Test(
        "a figure, a word, a currency and a list that were written are kept",
        arguments: [
            ("We won 3 to 0", 0.93), ("Shall I", 0.1), ("Come at", 0.2), ("That makes 23,50 €", 0.9), ("x = []", 0.9),
            ("Text Message -", 0.1),
        ])
    func kept(_ text: String, _ confidence: Double) {
        #expect(EmojiDebris.removed(words(text, last: confidence)).map(\.text).joined(separator: " ") == text)
    }

    @Test("without it a bubble's line is its words alone")
    func line() {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Sounds good []"], x: 30, y: 300, width: 500)
        maker.bubble(["Done 0"], x: 30, y: 480, width: 500)
        maker.lines[maker.lines.count - 1].words[1].confidence = 0.6
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.messages.map(\.text) == ["Sounds good", "Done"])
        #expect(transcript.leftOut?.map(\.text).contains("0") == true)
    }
}
