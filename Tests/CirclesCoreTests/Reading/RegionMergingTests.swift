import CirclesCore
import Testing

@Suite("Bubbles whose fill was found in pieces")
struct RegionMergingTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private static let rows = ["Are you coming with us to", "the lake on Saturday?"]

    /// Two fills right above one another, with a row of text on each.
    private func page(
        _ profile: RecognizedPage.InterlineProfile, fills: (String, String) = ("#2050d0", "#3858d8"),
        lower: (x: Int, width: Int) = (60, 500)
    ) -> PageMaker {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 300, width: 560, height: 70), fill: fills.0))
        maker.regions.append(
            .init(bounds: PixelRect(x: lower.x, y: 374, width: lower.width, height: 80), fill: fills.1))
        maker.line(Self.rows[0], x: 90, y: 325, region: 2, ink: "#ffffff", ground: fills.0)
        maker.line(Self.rows[1], x: 90, y: 385, region: 3, ink: "#ffffff", ground: fills.1)
        maker.lines[maker.lines.count - 1].interlineProfile = profile
        return maker
    }

    private func texts(_ maker: PageMaker) -> [String] { TranscriptBuilder().build(maker.page).messages.map(\.text) }

    @Test("with nothing but their own colour between the rows, pieces are one bubble")
    func pieces() {
        #expect(texts(page(.init(depth: 3, step: 5, shade: 12))) == [Self.rows.joined(separator: " ")])
    }

    @Test("a highlight as wide as the bubble does not divide it, and the page between two bubbles does")
    func edges() {
        let highlight = page(.init(depth: 2, step: 40, shade: 40), fills: ("#6080f0", "#2050d0"), lower: (32, 556))
        #expect(texts(highlight).count == 1)
        #expect(texts(page(.init(depth: 2, step: 40, shade: 40))) == Self.rows)
        #expect(texts(page(.init(depth: 30, step: 40, shade: 40), lower: (32, 556))) == Self.rows)
    }

    @Test(
        "a row without a bubble goes into that of the row beside it, where their colour is one and nothing is between them"
    )
    func lost() {
        for missing in 0...1 {
            var maker = page(.init(depth: 2, step: 4, shade: 3), fills: ("#2050d0", "#2050d0"))
            maker.lines[maker.lines.count - 2 + missing].region = nil
            #expect(texts(maker) == [Self.rows.joined(separator: " ")])
            maker.lines[maker.lines.count - 1].interlineProfile = .init(depth: 60, step: 80, shade: 4)
            #expect(texts(maker).count == 2)
        }
    }

    @Test("a word in a small bubble with its time in it is a message, not a sign or portrait")
    func smallBubble() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming", "on Saturday?"], x: 30, y: 300, width: 500)
        maker.bubble(["lol", "18:03"], x: 30, y: 480, width: 140)
        maker.lines[maker.lines.count - 1].capHeight = 20
        let message = TranscriptBuilder().build(maker.page).messages.last
        #expect(message?.text == "lol")
        #expect(message?.time == "18:03")
    }

    @Test("a length of time that is all a bubble holds was said")
    func spokenTime() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["When will you be there", "tomorrow?"], x: 30, y: 300, width: 560)
        maker.bubble(["5 min"], x: 780, y: 480, width: 165, fill: "#0a7cff")
        #expect(texts(maker).last == "5 min")
    }

    @Test("one letter on the fill of longer messages is a message, not a portrait's initial")
    func oneLetter() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming", "on Saturday?"], x: 24, y: 300, width: 500)
        maker.bubble(["K"], x: 24, y: 480, width: 80)
        #expect(texts(maker).last == "K")
    }

    @Test("what a bar leaves of a line's letters is not read")
    func cutLine() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.line("Jvvnvoy wuu", x: 60, y: 206, cap: 11, confidence: 0.3)
        maker.bubble(["Are you coming", "on Saturday?"], x: 30, y: 300, width: 500)
        #expect(texts(maker) == ["Are you coming on Saturday?"])
    }
}
