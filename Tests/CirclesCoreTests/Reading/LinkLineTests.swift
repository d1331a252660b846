import Testing

@testable import CirclesCore

@Suite("Links over several lines")
struct LinkLineTests {
    /// Lines of letters ten pixels wide, one below the other from one edge.
    private func mended(_ rows: [String]) -> String {
        let lines = rows.enumerated().compactMap { index, row in
            var x = 20
            let words = row.split(separator: " ").map { word in
                defer { x += word.count * 10 + 8 }
                let bounds = PixelRect(x: x, y: index * 40, width: word.count * 10, height: 20)
                return RecognizedPage.Word(text: String(word), bounds: bounds, confidence: 0.9)
            }
            let bounds = PixelRect(x: 20, y: index * 40, width: x - 28, height: 20)
            return TextLine(RecognizedPage.Line(words: words, bounds: bounds, capHeight: 20), isEnglish: true)
        }
        return LineEnds.told(rows.joined(separator: " "), of: lines)
    }

    @Test(
        "what had no room is put back behind what it was cut from",
        arguments: [
            (["https://example.org/media/c7f1", "52d09e88a1b3"], "https://example.org/media/c7f152d09e88a1b3"),
            (["Look https://example.org/recip", "es/plum-tart"], "Look https://example.org/recipes/plum-tart"),
            (
                ["https://example.org/a-walk?", "ref=share&id=", "8841", "Shall we?"],
                "https://example.org/a-walk?ref=share&id=8841 Shall we?"
            ),
            (
                ["https://example.org/walks-", "in-the-old-town is nice"],
                "https://example.org/walks-in-the-old-town is nice"
            ),
            (
                ["drive.example.org/s/aB3dE5fG7hI9", "/holiday-album-2024-part-", "2"],
                "drive.example.org/s/aB3dE5fG7hI9/holiday-album-2024-part-2"
            ),
            (["https://example.org/rain-", "coat.html"], "https://example.org/rain-coat.html"),
            (["https://example.org/aBcDeF", "gHiJkLmNoPq1 for you"], "https://example.org/aBcDeFgHiJkLmNoPq1 for you"),
        ])
    func broken(rows: [String], text: String) { #expect(mended(rows) == text) }

    @Test(
        "what is said behind a link stays apart",
        arguments: [
            ["https://example.org/plum-tart", "with cream"], ["https://example.org/walks", "12/5 or 13/5?"],
            ["https://example.org/walks", "2-3 people"], ["https://example.org/a", "https://example.org/b"],
            ["https://example.org/a", "and a much longer line / note"], ["Is it this and/or", "that/those"],
            ["https://example.org/walks-", "2 of them"], ["Mr.X/or Mrs.Y/or", "/nobody/at/all"],
            ["https://example.org/walks?", "nobody knows"], ["https://example.org/walks", "JavaScript is on"],
        ])
    func apart(rows: [String]) { #expect(mended(rows) == rows.joined(separator: " ")) }
}
