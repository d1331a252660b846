import Testing

@testable import CirclesCore

@Suite("How near the lines of one message stand in rows")
struct RowPitchTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    /// One person's rows under a heading; each with its distance from the one before.
    private func messages(_ rows: [(String, Int)]) -> [Message] {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line("Ana Costa", x: 120, y: 300)
        maker.line("10:05", x: 420, y: 304, cap: 22, ink: "#888888")
        var y = 300
        for (text, distance) in rows {
            y += distance
            maker.line(text, x: 120, y: y)
        }
        maker.line("Ben Ode", x: 120, y: y + 120)
        maker.line("10:09", x: 420, y: y + 124, cap: 22, ink: "#888888")
        maker.line("Fine", x: 120, y: y + 174)
        return Array(TranscriptBuilder().build(maker.page).messages.dropLast())
    }

    @Test("far from the end, the longest line of all was not wrapped")
    func short() {
        let found = messages([("Who brings the cake?", 54), ("Yes", 54), ("Not me", 54)])
        #expect(found.map(\.text) == ["Who brings the cake?", "Yes", "Not me"])
    }

    @Test("lines that stand nearer than others are one message's, though each had room")
    func nearer() {
        let found = messages([("Cake", 54), ("Tea", 48), ("Who is coming?", 66), ("Not me", 66)])
        #expect(found.map(\.text) == ["Cake Tea", "Who is coming?", "Not me"])
    }

    @Test("a line left empty parts paragraphs, not messages")
    func paragraphs() {
        let found = messages([("Cake", 54), ("Tea", 48), ("Who is coming?", 66), ("Not me", 96), ("Ever", 66)])
        #expect(found.map(\.text) == ["Cake Tea", "Who is coming? Not me", "Ever"])
    }

    @Test("messages a little further apart than wrapped lines are messages")
    func alike() {
        let found = messages([
            ("Could somebody please bring the large cake and", 54), ("the tea", 50), ("Yes", 54), ("Not me", 54),
            ("Ever", 72),
        ])
        let long = "Could somebody please bring the large cake and the tea"
        #expect(found.map(\.text) == [long, "Yes", "Not me", "Ever"])
    }

    @Test(
        "the longest line of all was not wrapped when the next begins anew, as far below it as messages stand",
        arguments: ["Want me to heat up the soup?", "https://example.org/cakes-and-more"])
    func longest(_ next: String) {
        let rows = ["Who brings the cake?", "My train gets in at 17:42, platform 3", next, "Yes", "Fine", "See you"]
        let found = messages(rows.enumerated().map { ($1, $0 == 0 ? 54 : 62) })
        #expect(found.map(\.text) == rows)
    }

    @Test("a last line that a bar cuts, and that stands too near, parts no other lines")
    func cut() {
        let long = ["Could somebody please bring a cake", "and the tea and all of our things,"]
        let rows = (0..<6).map { (long[$0 % 2], $0 == 0 ? 54 : 60) }
        let found = messages(rows + [("one can", 60), ("- a knife", 60), (long[1], 100), ("who can", 50)])
        #expect(found.first?.text == (rows.map(\.0) + ["one can"]).joined(separator: " "))
    }

    @Test("one that goes on in the middle of a sentence was")
    func going() {
        let rows = ["Who brings the cake?", "Yes", "My train gets in at 17:42, platform 3", "unless it is late again"]
        let found = messages(rows.enumerated().map { ($1, $0 == 0 ? 54 : 62) })
        #expect(found.map(\.text) == [rows[0], rows[1], rows[2] + " " + rows[3]])
    }

    @Test("two lines that stand nearer than all others tell nothing of them")
    func nearest() {
        let found = messages([
            ("Cake", 54), ("Tea", 40), ("Milk", 46), ("Salt", 46), ("Who is coming?", 80), ("Me", 46), ("Ever", 80),
        ])
        #expect(found.map(\.text) == ["Cake Tea Milk Salt", "Who is coming? Me", "Ever"])
    }
}
