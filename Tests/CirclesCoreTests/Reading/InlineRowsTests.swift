import Testing

@testable import CirclesCore

@Suite("Rows with time and name in front of what is said")
struct InlineRowsTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func transcript(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    /// Rows 50 apart, a wrapped one indented.
    private func page(_ rows: [String]) -> PageMaker {
        var maker = PageMaker()
        maker.header("Gardeners")
        for (index, row) in rows.enumerated() {
            let isWrapped = row.hasPrefix(" ")
            maker.line(row, x: isWrapped ? 60 : 30, y: 300 + index * 50, cap: 20)
        }
        return maker
    }

    @Test(
        "time and name are taken off in any of their brackets, and what had to be wrapped goes on",
        arguments: [
            ["[10:05] ana: ", "[10:06] ben: ", "[10:09] ana: "],
            ["[10:05] <ana> ", "[10:06] <ben> ", "[10:09] <ana> "], ["<ana> ", "<ben> ", "<ana> "],
            ["ana: ", "ben: ", "ana: "],
        ])
    func inline(_ heads: [String]) {
        let rows = [
            heads[0] + "Are you outside", " or still on the bus?", heads[1] + "On the bus", heads[2] + "Fine",
        ]
        let found = transcript(page(rows)).messages
        #expect(found.map(\.text) == ["Are you outside or still on the bus?", "On the bus", "Fine"])
        #expect(found.map(\.sender) == ["ana", "ben", "ana"])
        #expect(found.map(\.time) == (rows[0].hasPrefix("[") ? ["10:05", "10:06", "10:09"] : [nil, nil, nil]))
    }

    @Test("two such lines are no chat of that kind, nor are sentences with a colon")
    func tooFew() {
        let found = transcript(page(["Note: bring a spade", "Also: a rake", "We meet at the shed"])).messages
        #expect(!found.contains { $0.sender != nil })
    }

    @Test("times, names and text in columns of their own")
    func columns() {
        var maker = PageMaker()
        maker.header("Gardeners")
        let rows = [
            ("10:05", "ana", "Are you outside"), ("10:06", "benjamin", "On the bus"), ("10:06", "benjamin", "Nearly"),
            ("10:09", "ana", "Fine"),
        ]
        for (index, row) in rows.enumerated() {
            let y = 300 + index * 50
            maker.line(row.0, x: 30, y: y, cap: 20, ink: "#888888")
            maker.line(row.1, x: 280 - row.1.count * 15, y: y, cap: 20, ink: "#a04060")
            maker.line(row.2, x: 320, y: y, cap: 20)
        }
        maker.line("or still asleep?", x: 320, y: 500, cap: 20)
        let found = transcript(maker).messages
        #expect(found.map(\.text) == ["Are you outside", "On the bus", "Nearly", "Fine or still asleep?"])
        #expect(found.map(\.sender) == ["ana", "benjamin", "benjamin", "ana"])
        #expect(found.map(\.time) == ["10:05", "10:06", "10:06", "10:09"])
    }

    @Test(
        "a window's pane of its own fill has such rows, arrows tell who came and went, and lists beside it say nothing")
    func pane() {
        var maker = PageMaker()
        maker.regions.append(.init(bounds: PixelRect(x: 20, y: 280, width: 700, height: 400), fill: "#fafafa"))
        for (index, name) in ["dora", "bela", "carl"].enumerated() {
            maker.line(name, x: 800, y: 300 + index * 60, cap: 20)
        }
        let rows = [
            "[10:05] <ana> Are you outside", "[10:06] --> ben joined", "[10:06] <ben> On the bus", "[10:09] <ana> Fine",
        ]
        for (index, row) in rows.enumerated() {
            maker.line(row, x: 30, y: 300 + index * 50, cap: 20, region: 2, ground: "#fafafa")
        }
        let found = transcript(maker).messages
        #expect(found.filter { $0.side == .left }.map(\.text) == ["Are you outside", "On the bus", "Fine"])
        #expect(found.filter { $0.side == .left }.map(\.sender) == ["ana", "ben", "ana"])
        #expect(found.map(\.side) == [.left, .center, .left, .left])
    }

    @Test("values under their names in a bubble are one message")
    func values() {
        var maker = PageMaker()
        maker.header("House")
        maker.bubble(["state: closed", "level: 0", "battery: 90", "state: open"], x: 30, y: 300, width: 500)
        #expect(transcript(maker).messages.map(\.text) == ["state: closed level: 0 battery: 90 state: open"])
    }

    @Test("who came and went is dim and said by nobody")
    func notices() {
        var maker = page(["[10:05] ana: Are you outside", "[10:06] ben: On the bus", "[10:09] ana: Fine"])
        maker.line("carla has quit", x: 30, y: 450, cap: 20, ink: "#999999")
        maker.line("[10:12] ben: Here", x: 30, y: 500, cap: 20)
        let found = transcript(maker).messages
        #expect(found.map(\.text) == ["Are you outside", "On the bus", "Fine", "carla has quit", "Here"])
        #expect(found.map(\.side) == [.left, .left, .left, .center, .left])
    }

    @Test("a picture that begins in the middle of such a chat has no title")
    func noTitle() {
        var maker = PageMaker()
        let rows = [
            "[10:05] ana: Are you outside", "[10:06] ben: On the bus", "[10:09] ana: Fine", "[10:12] ben: Here",
        ]
        for (index, row) in rows.enumerated() { maker.line(row, x: 30, y: 20 + index * 50, cap: 20, region: 1) }
        let found = transcript(maker)
        #expect(found.title == nil)
        #expect(found.messages.map(\.text) == ["Are you outside", "On the bus", "Fine", "Here"])
    }

    @Test(
        "what stands in front",
        arguments: [
            ("<ana_c >Onit", "ana_c", true, 2), ("< ana says hello", "ana", true, 2),
            ("<anac> hello", "anac", false, 1),
            ("[5:41] to iasw: Deal", "toiasw", true, 3),
        ])
    func head(_ text: String, sender: String, isDamaged: Bool, count: Int) {
        let head = InlineHead(words(text))
        #expect(head?.sender == sender)
        #expect(head?.isDamaged == isDamaged)
        #expect(head?.count == count)
    }

    @Test(
        "links, sentences and empty rows are no heads", arguments: ["https://a.example", "See you: at ten", "", "12"])
    func noHead(_ text: String) {
        #expect(InlineHead(words(text)) == nil)
    }

    @Test("a nick that lost letters is the one on the list beside the chat")
    func mended() {
        let heads = ["[5:41] rizzle: Deal", "[5:42] wesc: Ok"].enumerated()
            .compactMap { index, text in InlineHead(words(text)).map { (index, $0) } }
        let found = InlineHead.mended(
            Dictionary(uniqueKeysWithValues: heads), known: ["grizzle", "wesc"], cap: 20)
        #expect(found[0]?.sender == "grizzle")
        #expect(found[1]?.sender == "wesc")
    }

    private func words(_ text: String) -> [RecognizedPage.Word] {
        var maker = PageMaker()
        maker.line(text, x: 30, y: 300)
        return maker.lines.first?.words ?? []
    }
}
