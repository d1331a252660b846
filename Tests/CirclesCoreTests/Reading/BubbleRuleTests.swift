import Testing

@testable import CirclesCore

@Suite("Bubbles, their names, quotes and menus")
struct BubbleRuleTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        return maker
    }

    private func messages(_ maker: PageMaker) -> [Message] { TranscriptBuilder().build(maker.page).messages }

    @Test("a letter alone in a bubble of a sentence's colours is an answer, in another fill an icon")
    func answers() {
        var made = maker()
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        made.bubble(["k"], x: 30, y: 420, width: 81)
        made.bubble(["k"], x: 600, y: 540, width: 81, fill: "#7744aa")
        for index in made.lines.indices.suffix(2) { made.lines[index].words[0].confidence = 0.9 }
        #expect(messages(made).map(\.text) == ["Are you coming", "k"])
    }

    @Test("text that begins at one edge is no notice, wherever its bubble stands")
    func middle() {
        var made = maker()
        made.bubble(["He arrives last", "and leaves"], x: 250, y: 300, width: 500)
        made.bubble(["You joined"], x: 400, y: 500, width: 200, fill: "#ddddee")
        #expect(messages(made).map { $0.side == .center } == [false, true])
    }

    @Test("what somebody is in a group, at the other end of the name's row, is no part of either")
    func roles() {
        var made = maker()
        made.bubble(["Sofía", "See you there"], x: 30, y: 300, width: 600)
        made.lines[made.lines.count - 2].ink = "#c03d33"
        made.line("admin", x: 520, y: 327, cap: 20, region: 2, ink: "#888888", ground: "#e9e9eb")
        let found = messages(made)
        #expect(found.map(\.text) == ["See you there"])
        #expect(found.map(\.sender) == ["Sofía"])
    }

    @Test("words before a link are no name")
    func links() {
        var made = maker()
        made.bubble(["Try this one:", "https://example.org/4711"], x: 30, y: 300, width: 700)
        made.lines[made.lines.count - 1].ink = "#1155cc"
        let found = messages(made)
        #expect(found.map(\.text) == ["Try this one: https://example.org/4711"])
        #expect(found.map(\.sender) == [nil])
    }

    @Test("a pale quote under who replied belongs to the reply below it")
    func replies() {
        var made = maker()
        made.bubble(["Only number five"], x: 30, y: 300, width: 560)
        made.line("Maria replied to you", x: 40, y: 440, cap: 22, ink: "#777777")
        made.bubble(["Which one?"], x: 30, y: 480, width: 400, fill: "#f5f5f5")
        made.lines[made.lines.count - 1].ink = "#8a8a8a"
        made.bubble(["The blue one"], x: 30, y: 580, width: 430)
        let found = messages(made)
        #expect(found.map(\.text) == ["Only number five", "The blue one"])
        #expect(found.map(\.quotes) == [nil, "Which one?"])
    }

    @Test("a menu whose entries stand on fills of their own is no message")
    func menus() {
        var made = maker()
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        for (row, entry) in ["Reply", "Copy", "Forward"].enumerated() {
            let y = 500 + row * 88
            made.regions.append(.init(bounds: PixelRect(x: 300, y: y, width: 300, height: 86), fill: "#fcfcfc"))
            made.line(entry, x: 330, y: y + 30, region: made.regions.count - 1, ground: "#fcfcfc")
        }
        #expect(messages(made).map(\.text) == ["Are you coming"])
    }

    @Test("bubbles of one fill that begin in one column are one side's, whatever card of their fill stands opposite")
    func commonEdge() {
        var made = maker()
        made.bubble(["A recipe"], x: 560, y: 250, width: 420, fill: "#eeeeee")
        for (row, width) in [730, 690, 760].enumerated() {
            made.bubble(["Message number \(row)"], x: 130, y: 400 + row * 130, width: width, fill: "#eeeeee")
        }
        #expect(messages(made).map(\.side) == [.right, .left, .left, .left])
    }

    @Test("a bubble of the title bar's fill that goes on under it is a message")
    func hanging() {
        var made = maker()
        made.regions[0].bounds.height = 300
        made.regions[0].fill = "#ffffff"
        made.regions[1].fill = "#bcd0c0"
        made.line("page not found", x: 60, y: 230, region: 0)
        made.bubble(["Are you coming"], x: 30, y: 400, width: 500, fill: "#ffffff")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["page not found", "Are you coming"])
    }

    @Test(
        "titles without how many are in the group, and without what else can be shown",
        arguments: [("Book club (12)", "Book club"), ("Flat 4 (Berlin)", "Flat 4 (Berlin)")])
    func titles(shown: String, title: String) {
        var made = PageMaker()
        made.header(shown)
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        #expect(TranscriptBuilder().build(made.page).title == title)
    }

    @Test("keys that cannot be read say nothing about the script of what was said")
    func keyboard() {
        var made = maker()
        made.bubble(["Are you coming on Saturday"], x: 30, y: 300, width: 700)
        made.regions.append(.init(bounds: PixelRect(x: 0, y: 1450, width: 1000, height: 550), fill: "#d1d3d9"))
        for row in 0..<3 {
            made.line("qwlertlyu[iop", x: 40, y: 1500 + row * 120, cap: 60, region: 3, confidence: 0.1)
        }
        for (key, x) in [("123", 40), ("space", 400), ("return", 800)] { made.line(key, x: x, y: 1880, region: 3) }
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.warnings == nil)
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday"])
    }

    @Test("a screen in a device's rim is found, also where a wallpaper leaves it no fill of its own")
    func rim() {
        var made = PageMaker()
        made.regions = [
            .init(
                bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#22aa66", area: 300_000, solidity: 1),
            .init(
                bounds: PixelRect(x: 80, y: 200, width: 840, height: 1700), fill: "#15151a", area: 100_000, solidity: 1),
            .init(bounds: PixelRect(x: 100, y: 220, width: 800, height: 200), fill: "#f6f6f6"),
        ]
        made.line("9:41", x: 140, y: 240, cap: 22, region: 2)
        made.line("Maria Lopez", x: 350, y: 330, cap: 36, region: 2)
        made.bubble(["Are you coming", "on Saturday?"], x: 130, y: 500, width: 500)
        made.bubble(["Yes, of course"], x: 430, y: 700, width: 440, fill: "#0a7cff")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday?", "Yes, of course"])
        #expect(transcript.messages.map(\.side) == [.left, .right])
    }
}
