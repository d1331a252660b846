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

    @Test("values under their names in a bubble are one message")
    func values() {
        var maker = PageMaker()
        maker.header("House")
        maker.bubble(["state: closed", "level: 0", "battery: 90", "state: open"], x: 30, y: 300, width: 500)
        #expect(transcript(maker).messages.map(\.text) == ["state: closed level: 0 battery: 90 state: open"])
    }
}
