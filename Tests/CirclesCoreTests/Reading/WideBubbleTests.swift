import Testing

@testable import CirclesCore

@Suite("Bubbles from one edge of the screen on, or far off it")
struct WideBubbleTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker {
        var maker = PageMaker()
        maker.header("Book Club")
        return maker
    }

    private func messages(_ maker: PageMaker) -> [Message] { TranscriptBuilder().build(maker.page).messages }

    @Test("fills nearly as wide as the screen that end in one column are bubbles of the edge they touch")
    func flat() {
        var made = maker()
        made.bubble(["The soup is ready"], x: 0, y: 210, width: 900)
        made.bubble(["I will be there in a minute"], x: 100, y: 310, width: 900, fill: "#cfe3fb")
        made.bubble(["Bring the large spoon"], x: 0, y: 410, width: 900)
        let found = messages(made)
        #expect(found.map(\.text) == ["The soup is ready", "I will be there in a minute", "Bring the large spoon"])
        #expect(found.map(\.side) == [.left, .right, .left])
    }

    @Test("a fill in which much is said is somebody's, also in the middle of a narrow screen")
    func narrow() {
        var made = maker()
        made.bubble(["Have you seen", "my grey scarf", "anywhere"], x: 320, y: 300, width: 360)
        made.bubble(["How did it go"], x: 320, y: 560, width: 360)
        #expect(!messages(made).map(\.side).contains(.center))
    }

    @Test("fills side by side over all of the screen are no bubbles, however they end")
    func cells() {
        var made = maker()
        for row in 0..<3 {
            made.regions.append(
                .init(bounds: PixelRect(x: 0, y: 300 + row * 140, width: 98, height: 130), fill: "#f4f4f4"))
            made.regions.append(
                .init(bounds: PixelRect(x: 100, y: 300 + row * 140, width: 900, height: 130), fill: "#fafafa"))
        }
        let page = made.page
        let geometry = PageGeometry(page, lines: page.lines.compactMap { TextLine($0, isEnglish: true) })
        #expect(page.regions.indices.filter { page.regions[$0].bounds.width == 900 }.allSatisfy(geometry.isWideRegion))
    }

    @Test("room for portraits and times beside bubbles leaves them the side at whose column they begin")
    func columns() {
        var made = maker()
        for (row, width) in [650, 300, 640, 650].enumerated() {
            made.bubble(["Message number \(row)"], x: 250, y: 300 + row * 130, width: width)
        }
        made.bubble(["My own one"], x: 400, y: 900, width: 560, fill: "#0a7cff")
        #expect(messages(made).map(\.side) == [.left, .left, .left, .left, .right])
    }

    @Test(
        "a name in small print behind a portrait at the top of a bubble is who wrote it, a line set in by an emoji is not"
    )
    func behindPortrait() {
        var made = maker()
        made.bubble(["", "The garden needs water"], x: 30, y: 300, width: 700)
        made.line("Tomás Cortés", x: 120, y: 325, cap: 22, region: 2, ground: "#e9e9eb")
        made.bubble(["", "Who can help"], x: 30, y: 500, width: 700)
        made.line("Summer Party", x: 120, y: 525, region: 3, ground: "#e9e9eb")
        made.lines.removeAll { $0.words.isEmpty }
        let found = messages(made)
        #expect(found.map(\.text) == ["The garden needs water", "Summer Party Who can help"])
        #expect(found.map(\.sender) == ["Tomás Cortés", nil])
    }

    @Test("a name that begins left of its bubble, over the time beside it, is its sender")
    func setOut() {
        var made = maker()
        made.line("Kateřina", x: 30, y: 262, cap: 22, ink: "#8844cc")
        made.bubble(["I am at the corner"], x: 130, y: 300, width: 560)
        made.line("10:34", x: 40, y: 350, cap: 20, ink: "#999999")
        let found = messages(made)
        #expect(found.map(\.text) == ["I am at the corner"])
        #expect(found.map(\.sender) == ["Kateřina"])
    }

    @Test("a wallpaper's upright band is the page: the bar above it stays, and times across two bands stay whole")
    func bands() {
        var made = maker()
        made.regions[1] = .init(bounds: PixelRect(x: 0, y: 202, width: 120, height: 1798), fill: "#e7f4f4")
        made.regions.append(.init(bounds: PixelRect(x: 122, y: 202, width: 878, height: 1798), fill: "#eee1d7"))
        for (row, text) in ["The train is late", "We wait at the bridge", "See you soon then"].enumerated() {
            made.bubble([text], x: 180, y: 300 + row * 200, width: 500)
            made.line("15:", x: 80, y: 360 + row * 200, cap: 20, region: 1, ink: "#777777", ground: "#e7f4f4")
            made.line("3\(row)", x: 128, y: 360 + row * 200, cap: 20, region: 2, ink: "#777777", ground: "#eee1d7")
        }
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.title == "Book Club")
        #expect(transcript.messages.map(\.text) == ["The train is late", "We wait at the bridge", "See you soon then"])
        #expect(transcript.messages.map(\.time) == ["15:30", "15:31", "15:32"])
    }

    @Test("times beside bubbles head no rows: what the bubbles say is kept")
    func timesBeside() {
        var made = maker()
        for row in 0..<4 {
            made.bubble(["Sentence number \(row)"], x: 180, y: 300 + row * 130, width: 500)
            made.line("15:3\(row) Ana", x: 20, y: 345 + row * 130, cap: 20, ink: "#777777")
        }
        #expect(messages(made).map(\.text).filter { $0.hasPrefix("Sentence") }.count == 4)
    }

    @Test("bubbles of one width under a title bar across the picture are no screen in a frame")
    func oneWidth() {
        var made = maker()
        made.bubble((0..<16).map { "Line number \($0)" }, x: 120, y: 210, width: 760)
        made.bubble((0..<14).map { "Row number \($0)" }, x: 120, y: 1138, width: 760)
        #expect(TranscriptBuilder().build(made.page).title == "Book Club")
    }

    @Test("a fill that both sides have is the side's whose column it shares: else the portrait beside it tells")
    func oneFill() {
        var made = maker()
        for (row, x) in [300, 160, 300, 160, 300].enumerated() {
            let y = 300 + row * 150
            made.bubble(["Sentence number \(row)"], x: x, y: y, width: 680, fill: "#fefefe")
            if x == 160 {
                made.regions.append(.init(bounds: PixelRect(x: 40, y: y + 10, width: 80, height: 80), fill: "#d05f5d"))
            }
        }
        #expect(messages(made).map(\.side) == [.right, .left, .right, .left, .right])
    }

    @Test("what a bubble's pale corner is read as is no message")
    func corner() {
        var made = maker()
        made.bubble(["When does the shop close"], x: 30, y: 300, width: 700)
        made.line("N", x: 715, y: 302, ink: "#cfcfd3")
        #expect(messages(made).map(\.text) == ["When does the shop close"])
    }
}
