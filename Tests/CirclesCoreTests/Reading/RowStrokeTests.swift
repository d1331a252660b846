import Testing

@testable import CirclesCore

@Suite("Rows with a stroke beside them, and rows whose names were not read")
struct RowStrokeTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private static let rows = [("ANA", "I liked the ending"), ("ME", "So did I"), ("ANA", "Good")]

    /// Three rows under coloured names, each beside its stroke.
    ///
    /// - Parameter unread: The row whose name is not there.
    private func draw(unread: Int? = nil, on maker: inout PageMaker) -> [PixelRect] {
        var bars: [PixelRect] = []
        for (row, (name, text)) in Self.rows.enumerated() {
            let y = 400 + row * 160
            if row != unread { maker.line(name, x: 40, y: y, cap: 22, ink: name == "ME" ? "#f23c57" : "#0eadff") }
            maker.line(text, x: 70, y: y + 50)
            bars.append(PixelRect(x: 40, y: y + 40, width: 6, height: 50))
        }
        return bars
    }

    private func read(_ maker: PageMaker, bars: [PixelRect] = []) -> Transcript {
        TranscriptBuilder().build(maker.page(bars: bars))
    }

    @Test("a stroke that begins with no name above it is not the last name's")
    func nameless() {
        var maker = PageMaker()
        maker.header("Book Club")
        let bars = draw(unread: 1, on: &maker)
        #expect(read(maker, bars: bars).messages.map(\.sender) == ["ANA", nil, "ANA"])
    }

    @Test("a title bar's actions on a fill of their own leave its name the title")
    func actions() {
        var maker = PageMaker()
        maker.line("9:41", x: 60, y: 30)
        maker.line("Book Club", x: 260, y: 120, cap: 36)
        maker.regions = [
            .init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 1000), fill: "#ffffff"),
            .init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff"),
            .init(bounds: PixelRect(x: 760, y: 100, width: 200, height: 80), fill: "#eeeeee"),
        ]
        maker.line("%", x: 800, y: 125, region: 2, ground: "#eeeeee")
        let bars = draw(on: &maker)
        let found = read(maker, bars: bars)
        #expect(found.title == "Book Club")
        #expect(found.messages.map(\.text) == Self.rows.map(\.1))
    }

    /// Two rows under names and times.
    private func headed(_ step: Int = 160) -> PageMaker {
        var maker = PageMaker()
        maker.header("Book Club")
        for (index, row) in [("Ana Costa", "Who brings the cake this time?"), ("Ben Ode", "I do")].enumerated() {
            let y = 300 + index * step
            maker.line(row.0, x: 120, y: y)
            maker.line("10:05", x: 420, y: y + 4, cap: 22, ink: "#888888")
            maker.line(row.1, x: 120, y: y + 50)
        }
        return maker
    }

    @Test("what an emoji behind a name came out as may reach into its time")
    func emoji() {
        var maker = headed()
        maker.line("Carla Diaz xs5:", x: 120, y: 620)
        maker.line("10:09", x: 412, y: 624, cap: 22, ink: "#888888")
        maker.line("Thanks", x: 120, y: 670)
        let last = read(maker).messages.last
        #expect(last?.sender == "Carla Diaz")
        #expect(last?.text == "Thanks")
    }
}
