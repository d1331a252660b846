import Testing

@testable import CirclesCore

/// What stands beside, above and below messages and is none.
@Suite("What surrounds messages")
struct LayoutSurroundingsTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func read(_ maker: PageMaker, bars: [PixelRect] = []) -> Transcript {
        TranscriptBuilder().build(maker.page(bars: bars))
    }

    @Test("names in colour, without a time, head the rows below them; a stroke beside every row quotes nobody")
    func coloredHeadings() {
        var maker = PageMaker()
        maker.header("Book Club")
        var bars: [PixelRect] = []
        for (row, (name, text)) in [("ANA", "I liked the ending"), ("ME", "So did I"), ("ANA", "Good")].enumerated() {
            let y = 300 + row * 160
            maker.line(name, x: 40, y: y, cap: 22, ink: name == "ME" ? "#f23c57" : "#0eadff")
            maker.line(text, x: 70, y: y + 50)
            bars.append(PixelRect(x: 40, y: y + 40, width: 6, height: 50))
        }
        let messages = read(maker, bars: bars).messages
        #expect(messages.map(\.text) == ["I liked the ending", "So did I", "Good"])
        #expect(messages.map(\.sender) == ["ANA", "ME", "ANA"])
    }

    @Test("what somebody is in a group is no part of the name", arguments: ["Ana Costa Admin", "Ana Costa"])
    func role(label: String) {
        #expect(LabelPattern.clean(label) == "Ana Costa")
    }

    @Test("signs and counts on the page beside a bubble are no messages")
    func aside() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 600)
        maker.line("2", x: 650, y: 330, ink: "#c0a000")
        maker.bubble(["Yes"], x: 800, y: 460, width: 170, fill: "#0a7cff")
        #expect(read(maker).messages.map(\.text) == ["Are you coming on Saturday?", "Yes"])
    }

    @Test("a bubble with nothing but its time in a corner holds a picture, which is a message")
    func wordlessPicture() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 600)
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 420, width: 500, height: 400), fill: "#e9e9eb"))
        maker.line("10:07", x: 430, y: 780, cap: 18, region: maker.regions.count - 1, ink: "#808080")
        let messages = read(maker).messages
        #expect(messages.map(\.text) == ["Are you coming on Saturday?", ""])
        #expect(messages.map(\.kind) == [nil, .media])
        #expect(messages.map(\.time) == [nil, "10:07"])
        #expect(messages.map(\.side) == [.left, .left])
    }

    @Test("short fills side by side are buttons")
    func buttons() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Is it still available?"], x: 30, y: 300, width: 600)
        maker.bubble(["Yes, still here"], x: 40, y: 1500, width: 330, fill: "#ffffff")
        maker.bubble(["Sorry, it is gone"], x: 420, y: 1500, width: 360, fill: "#ffffff")
        #expect(read(maker).messages.map(\.text) == ["Is it still available?"])
    }

    @Test("rows on fills as wide as the title bar, right below it, are said")
    func shadedRows() {
        var maker = PageMaker()
        maker.header("Book Club")
        let top = maker.regions[0].bounds.maxY + 4
        for (index, row) in ["Who brings the cake?", "I do", "Fine, see you there"].enumerated() {
            let bounds = PixelRect(x: 0, y: top + index * 74, width: 1000, height: 70)
            maker.regions.append(.init(bounds: bounds, fill: index == 1 ? "#ffffff" : "#e8f0f8"))
            maker.line(row, x: 60, y: bounds.y + 20, region: maker.regions.count - 1)
        }
        let found = read(maker)
        #expect(found.title == "Book Club")
        #expect(found.messages.map(\.text).joined(separator: " ") == "Who brings the cake? I do Fine, see you there")
    }

    @Test("what is pinned on a bar of its own under the title bar is no message")
    func pinned() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        let bar = maker.regions[0]
        let top = bar.bounds.maxY + 4
        maker.regions = [
            bar, .init(bounds: PixelRect(x: 0, y: top, width: 1000, height: 200), fill: bar.fill),
            .init(bounds: PixelRect(x: 0, y: top + 206, width: 1000, height: 1500), fill: "#d8e0e8"),
        ]
        maker.line("Road bike, 54 cm", x: 200, y: top + 60, region: 1)
        maker.bubble(["Is it still available?"], x: 30, y: top + 300, width: 600)
        #expect(read(maker).messages.map(\.text) == ["Is it still available?"])
    }

    @Test(
        "who is about to say something has not",
        arguments: [
            ("Ana is typing...", true), ("Ana, Ben are typing…", true), ("Inês écrit..", true),
            ("Ana schreibt…", true), ("typing…", true), ("I think Ben is typing", false), ("He writes", false),
            ("Ana schreibt", false), ("I was typing that", false),
        ])
    func typing(text: String, isTyping: Bool) {
        #expect(TypingPattern.isTyping(text) == isTyping)
    }

    @Test(
        "a receipt behind its time",
        arguments: [
            ("10:04 · Sent", "10:04"), ("Jul 3, 2025, 4:41 PM · Seen", "Jul 3, 2025, 4:41 PM"),
            ("19:10 - Gesehen", "19:10"), ("I have sent", nil), ("5 sent", nil), ("Sent", nil),
        ] as [(String, String?)])
    func receipt(text: String, moment: String?) {
        #expect(ReceiptPattern.moment(in: text) == moment)
    }

    @Test("under the other's name stands what the other said, wherever its edges are")
    func sideByName() {
        var maker = PageMaker()
        maker.header("Ana Costa")
        for (row, fill) in ["#3e4b59", "#3e4b59", "#3e5d40"].enumerated() {
            let y = 300 + row * 240
            if row < 2 {
                maker.bubble(["Ana Costa", "I liked the ending"], x: 150, y: y, width: 780, fill: fill)
                maker.lines[maker.lines.count - 2].ink = "#ff9050"
            } else {
                maker.bubble(["So did I, and the first part"], x: 70, y: y, width: 780, fill: fill)
            }
        }
        #expect(read(maker).messages.map(\.side) == [.left, .left, .right])
    }

    @Test("the time beside or under emoji that stand large on the page is theirs", arguments: [(130, 540), (30, 590)])
    func timeOfEmoji(x: Int, y: Int) {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 600)
        maker.line("10:07", x: x, y: y, cap: 18, ink: "#808080")
        var page = maker.page
        page.emojiAlone = [PixelRect(x: 30, y: 500, width: 80, height: 80)]
        let messages = TranscriptBuilder().build(page).messages
        #expect(messages.map(\.text) == ["Are you coming on Saturday?", "▢"])
        #expect(messages.map(\.time) == [nil, "10:07"])
    }

    @Test("emoji that stand large at the edge of what the other bubbles say are a message")
    func emojiAtEdge() throws {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 320, y: 300, width: 650, fill: "#0a84ff")
        var page = maker.page
        let end = try #require(page.lines.last?.bounds.maxX)
        page.emojiAlone = [PixelRect(x: end - 80, y: 500, width: 80, height: 80)]
        let messages = TranscriptBuilder().build(page).messages
        #expect(messages.map(\.kind) == [nil, .emoji])
        #expect(messages.map(\.side) == [.right, .right])
    }

    @Test("emoji large on the page with a time of their own are a message, wherever bubbles end")
    func emojiOverTime() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 650)
        maker.line("20:16", x: 890, y: 650, cap: 20, ink: "#808080")
        var page = maker.page
        page.emojiAlone = [PixelRect(x: 820, y: 480, width: 100, height: 130)]
        let messages = TranscriptBuilder().build(page).messages
        #expect(messages.map(\.kind) == [nil, .emoji])
        #expect(messages.map(\.time) == [nil, "20:16"])
    }

    @Test("emoji side by side are one message, and those that were read as letters count by their width")
    func emojiInRow() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 650)
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 480, width: 360, height: 96), fill: "#e9e9eb"))
        maker.line("Ts", x: 170, y: 512, cap: 40, region: 3, ground: "#e9e9eb", confidence: 0.1)
        maker.lines[maker.lines.count - 1].bounds = PixelRect(x: 170, y: 512, width: 86, height: 38)
        var page = maker.page
        page.emojiAlone = [60, 110].map { PixelRect(x: $0, y: 510, width: 42, height: 42) }
        page.emojiAlone? += [700, 820].map { PixelRect(x: $0, y: 700, width: 110, height: 110) }
        #expect(TranscriptBuilder().build(page).messages.map(\.text) == ["Are you coming on Saturday?", "▢▢▢▢"])
        page.emojiAlone? += [570].map { PixelRect(x: $0, y: 700, width: 110, height: 110) }
        page.emojiAlone? += [30].map { PixelRect(x: $0, y: 900, width: 110, height: 110) }
        page.emojiAlone? += [160].map { PixelRect(x: $0, y: 900, width: 110, height: 110) }
        #expect(TranscriptBuilder().build(page).messages.last?.text == "▢▢")
    }

    @Test(
        "emoji alone with their time are a message, also where all that is said in their bubbles is emoji, and however badly the time was read",
        arguments: [0.95, 0.2])
    func emojiWithTime(confidence: Double) {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 650)
        maker.regions.append(.init(bounds: PixelRect(x: 690, y: 480, width: 280, height: 96), fill: "#005c4b"))
        maker.line(
            "20:184", x: 850, y: 540, cap: 20, region: 3, ink: "#34b7f1", ground: "#005c4b", confidence: confidence)
        var page = maker.page
        page.emojiAlone = [PixelRect(x: 720, y: 510, width: 42, height: 42)]
        let messages = TranscriptBuilder().build(page).messages
        #expect(messages.map(\.text) == ["Are you coming on Saturday?", "▢"])
        #expect(messages.map(\.time) == [nil, "20:18"])
        #expect(messages.map(\.side) == [.left, .right])
    }

    @Test("an emoji in the ink of text, which is read as a sign, is a message of emoji and no empty one")
    func emojiInInk() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming on Saturday?"], x: 30, y: 300, width: 650)
        maker.bubble(["@"], x: 30, y: 420, width: 120)
        maker.line("10:07", x: 60, y: 500, cap: 18, region: 3, ink: "#808080", ground: "#e9e9eb")
        maker.regions[3].bounds.height = 120
        let transcript = read(maker)
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday?", "▢"])
        #expect(transcript.messages.map(\.kind) == [nil, .emoji])
        #expect(transcript.messages.map(\.time) == [nil, "10:07"])
        #expect(transcript.leftOut?.map(\.text).contains("@") == true)
    }

    @Test("a bubble's time is told, however badly the ticks behind it were read")
    func timeWithTicks() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Flight details", "FRA Terminal 1"], x: 430, y: 300, width: 540)
        maker.regions[2].bounds.height = 190
        maker.line("10:01 ⁄7", x: 780, y: 440, cap: 18, region: 2, ink: "#777777", ground: "#e9e9eb", confidence: 0.5)
        #expect(read(maker).messages.map(\.time) == ["10:01"])
    }

    @Test(
        "the last word of a text is said, whatever messengers print there",
        arguments: ["seen", "now", "edited", "read", "delivered"])
    func lastWord(word: String) {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Nobody told me about it until", word], x: 30, y: 300, width: 650)
        #expect(read(maker).messages.map(\.text) == ["Nobody told me about it until " + word])
    }

    @Test("a word in a row of text is said, however badly it was read", arguments: [("nNow", 0.2), ("0", 0.02)])
    func wordInRow(word: String, confidence: Double) throws {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["They know that we do"], x: 30, y: 300, width: 700)
        let last = try #require(maker.lines.last)
        maker.line(
            word, x: last.bounds.maxX + 16, y: last.bounds.y, region: last.region, ground: "#e9e9eb",
            confidence: confidence)
        #expect(read(maker).messages.map(\.text) == ["They know that we do " + word])
    }
}
