import CirclesCore
import Testing

@Suite("From a page to a conversation")
struct TranscriptBuilderTests {
    /// A page of 1000 × 2000 with text of 28-pixel capitals, put together bubble by bubble.
    struct PageMaker {
        var regions: [RecognizedPage.Region] = [
            .init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 200), fill: "#f6f6f6"),
            .init(bounds: PixelRect(x: 0, y: 202, width: 1000, height: 1798), fill: "#ffffff"),
        ]
        var lines: [RecognizedPage.Line] = []

        mutating func line(
            _ text: String, x: Int, y: Int, cap: Double = 28, region: Int? = 1, ink: String = "#000000",
            ground: String = "#ffffff", confidence: Double = 0.95
        ) {
            let width = Int(Double(text.count) * cap * 0.75)
            var left = x
            let words = text.split(separator: " ").map { word in
                let span = Int(Double(word.count) * cap * 0.75)
                defer { left += span + Int(cap * 0.4) }
                return RecognizedPage.Word(
                    text: String(word), bounds: PixelRect(x: left, y: y, width: span, height: Int(cap)),
                    confidence: confidence)
            }
            lines.append(
                .init(
                    words: words, bounds: PixelRect(x: x, y: y, width: width, height: Int(cap * 1.2)), region: region,
                    capHeight: cap, baseline: y + Int(cap), ground: ground, ink: ink))
        }

        /// A bubble with its rows 56 apart.
        mutating func bubble(_ rows: [String], x: Int, y: Int, width: Int, fill: String = "#e9e9eb") {
            regions.append(
                .init(bounds: PixelRect(x: x, y: y, width: width, height: rows.count * 56 + 30), fill: fill))
            for (index, row) in rows.enumerated() {
                line(row, x: x + 30, y: y + 25 + index * 56, region: regions.count - 1, ground: fill)
            }
        }

        mutating func header(_ name: String) {
            line("9:41", x: 60, y: 30, region: 0)
            line(name, x: 500 - Int(Double(name.count) * 14), y: 120, cap: 36, region: 0)
        }

        var page: RecognizedPage { page(bars: nil) }

        func page(bars: [PixelRect]?) -> RecognizedPage {
            RecognizedPage(
                width: 1000, height: 2000, regions: regions, lines: lines, languages: ["eng"], bars: bars)
        }
    }

    @Test("the bar's name is the title, bubbles are messages by their margins, in order")
    func plain() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming", "on Saturday?"], x: 30, y: 300, width: 500)
        maker.bubble(["Yes, of course"], x: 520, y: 480, width: 450, fill: "#0a7cff")
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday?", "Yes, of course"])
        #expect(transcript.messages.map(\.side) == [.left, .right])
        #expect(!transcript.isGroup)
        #expect(transcript.text.contains("Are you coming"))
    }

    @Test("a time in the bubble's corner belongs to the message, one that was said stays in it")
    func times() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["See you at 7:15"], x: 30, y: 300, width: 560)
        maker.line("10:05", x: 500, y: 345, cap: 20, region: 2, ink: "#888888", ground: "#e9e9eb")
        maker.bubble(["Can I come at", "5:30 pm?"], x: 30, y: 500, width: 560)
        let messages = TranscriptBuilder().build(maker.page).messages
        #expect(messages.map(\.text) == ["See you at 7:15", "Can I come at 5:30 pm?"])
        #expect(messages.map(\.time) == ["10:05", nil])
    }

    @Test("days in the middle are separators, receipts and the input field are neither")
    func separators() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.line("Today 10:04", x: 400, y: 240, cap: 22, ink: "#888888")
        maker.bubble(["Hello there"], x: 520, y: 300, width: 450, fill: "#0a7cff")
        maker.line("Delivered", x: 820, y: 400, cap: 20, ink: "#888888")
        maker.line("iMessage", x: 150, y: 1900, ink: "#aaaaaa")
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.separators.map(\.text) == ["Today 10:04"])
        #expect(transcript.messages.map(\.text) == ["Hello there"])
    }

    @Test("a coloured first row, or a name above the bubble, is who wrote it")
    func labels() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.bubble(["Ana Costa", "I liked the ending"], x: 30, y: 300, width: 500)
        maker.lines[maker.lines.count - 2].ink = "#d02080"
        maker.line("Ben Ode", x: 40, y: 470, cap: 22, ink: "#666666")
        maker.bubble(["Me too"], x: 30, y: 510, width: 400)
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.messages.map(\.sender) == ["Ana Costa", "Ben Ode"])
        #expect(transcript.messages.map(\.text) == ["I liked the ending", "Me too"])
        #expect(transcript.isGroup)
    }

    @Test("text that stands in no bubble is a message all the same")
    func rows() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.line("The first row of something", x: 60, y: 400)
        maker.line("and how it goes on", x: 60, y: 450)
        maker.line("Another one further down", x: 60, y: 700)
        let messages = TranscriptBuilder().build(maker.page).messages
        #expect(messages.map(\.text) == ["The first row of something and how it goes on", "Another one further down"])
        #expect(messages.allSatisfy { $0.side == .left })
    }

    @Test("a cropped picture has no title, and its first bubble is a message")
    func cropped() {
        var maker = PageMaker()
        maker.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff")]
        maker.bubble(["Hello, thanks for visiting"], x: 30, y: 20, width: 600)
        maker.line("03:14", x: 560, y: 55, cap: 20, region: 1, ink: "#999999")
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.title == nil)
        #expect(transcript.messages.map(\.text) == ["Hello, thanks for visiting"])
    }

    @Test("icons read as letters are no messages, doubtful words are")
    func junk() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.line("Oo", x: 60, y: 500, confidence: 0.5)
        maker.line("«", x: 60, y: 700, confidence: 0.9)
        maker.bubble(["bridge"], x: 30, y: 900, width: 300)
        maker.lines[maker.lines.count - 1].words[0].confidence = 0.2
        #expect(TranscriptBuilder().build(maker.page).messages.map(\.text) == ["bridge"])
    }

    @Test("an empty page is an empty transcript, and odd numbers do no harm")
    func empty() {
        let empty = RecognizedPage(width: 0, height: 0, regions: [], lines: [], languages: ["eng"])
        #expect(TranscriptBuilder().build(empty).isEmpty)
        var maker = PageMaker()
        maker.line("word", x: -50, y: -50, cap: 0.1, region: 99)
        maker.line("other word", x: 100_000, y: 100_000, cap: 5000, region: nil)
        _ = TranscriptBuilder().build(maker.page)
    }
}

extension TranscriptBuilderTests.PageMaker {
    /// A bubble of each side.
    static var bookClub: Self {
        var maker = Self()
        maker.header("Book Club")
        maker.bubble([saidInBookClub[0]], x: 30, y: 300, width: 700)
        maker.bubble([saidInBookClub[1]], x: 300, y: 450, width: 670, fill: "#0a7cff")
        return maker
    }

    static var saidInBookClub: [String] { ["Shall we bring the large tent", "I have one with four rooms"] }
}
