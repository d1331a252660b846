import Testing

@testable import CirclesCore

@Suite("Confidence in a message")
struct MessageConfidenceTests {
    typealias PageMaker = TranscriptBuilderTests.PageMaker

    /// The confidences of a conversation's messages in order, of which `rows` is the third of five.
    private static func confidences(
        _ rows: [String], room: Int = 0, change: (inout RecognizedPage.Line) -> Void = { _ in }
    ) -> [Double] {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        let messages = [
            ["Are you at home?"], ["What about Sunday"], rows, ["That works for me"], ["See you on Friday"],
        ]
        var y = 300
        for (index, message) in messages.enumerated() {
            let widest = message.map(\.count).max() ?? 0
            maker.bubble(message, x: 30, y: y, width: 60 + widest * 21 + (index == 2 ? room : 0))
            if index == 2 { change(&maker.lines[maker.lines.count - 1]) }
            y += message.count * 56 + 60
        }
        return TranscriptBuilder().build(maker.page).messages.map(\.confidence)
    }

    @Test(
        "what is written so, is believed",
        arguments: [
            "Elizabeth II was there", "Vor- und Nachteile", "At 18h30 on the 3rd", "Come at 7pm or 8",
            "Il neige encore",
        ])
    func plain(text: String) throws {
        let all = Self.confidences([text])
        try #require(all.count == 5)
        #expect(all[2] > 0.85)
        #expect([0, 1, 3, 4].allSatisfy { all[$0] > 0.9 })
    }

    @Test(
        "what nobody writes, and Tesseract reads, is doubted",
        arguments: [
            "And then 1 slept on it", "El tren Ilustra poco", "EI 3 de mayo", "So do II",
            "1I paid for it",
            "peut- être demain", "It is tħe door", "12", "jQué bien",
        ])
    func misread(text: String) throws {
        let all = Self.confidences([text])
        try #require(all.count == 5)
        #expect(all[2] < 0.75)
        #expect([0, 1, 3, 4].allSatisfy { all[$0] > 0.8 })
    }

    @Test("letters that other messages have, too, are their language")
    func language() throws {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        for (index, text) in ["Był tam też", "Żółta łódka", "Wszędzie jest źle"].enumerated() {
            maker.bubble([text], x: 30, y: 300 + index * 120, width: 60 + text.count * 21)
        }
        let all = TranscriptBuilder().build(maker.page).messages.map(\.confidence)
        #expect(all.count == 3 && all.allSatisfy { $0 > 0.85 })
    }

    @Test("uncertain words, another ink, another height and room left behind lines are doubts")
    func shape() throws {
        let text = ["Shall we meet there", "after the film"]
        let plain = try #require(Self.confidences(text).dropFirst(2).first)
        #expect(plain > 0.9)
        let changed = [
            Self.confidences(text) { $0.words[0].confidence = 0.4 },
            Self.confidences(text) { $0.ink = "#8a8a8a" },
            Self.confidences(text) { $0.capHeight *= 1.2 },
            Self.confidences(text) { $0.clutter = 0.8 },
            Self.confidences(text, room: 200),
            Self.confidences(["Shall we", "go to the cinema then"]),
        ]
        for all in changed {
            try #require(all.count == 5)
            #expect(all[2] < plain - 0.01)
        }
    }

    @Test("a picture without text is neither believed nor doubted")
    func noText() {
        let page = PageMaker().page
        let block = MessageBlock(lines: [], bubble: nil, bounds: PixelRect(x: 30, y: 300, width: 400, height: 300))
        let surroundings = MessageSurroundings([(block, .left)], geometry: PageGeometry(page, lines: []))
        #expect(MessageConfidence(of: 0, among: surroundings).value == 0.5)
    }
}
