import CirclesCore
import CirclesOCR
import Testing

@Suite("What lies between two lines")
struct InterlineProfilerTests {
    @Test("nothing within a shaded bubble, the page between two of them")
    func shadesAndGaps() async throws {
        let maker = try #require(PictureMaker(width: 1100, height: 1400))
        // A bubble that shades from row to row, and another of its last colour right below.
        for row in 0..<210 {
            let blue = UInt32(250 - row / 3) << 8
            maker.fill(x: 40, y: 370 + Int32(row), width: 1010, height: 1, color: 0x1040_0000 | blue)
        }
        maker.fill(x: 40, y: 588, width: 1010, height: 130, color: 0x1040_B400)
        let rows: [(text: String, y: Int32)] = [
            ("Somebody parked in front", 450), ("of our garage again today", 520), ("What did the neighbours say", 665),
        ]
        for row in rows { maker.write(row.text, x: 80, y: row.y, color: 0xFFFF_FF00) }
        let page = try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"])
        let lines = page.lines.filter { $0.words.count > 2 }
        try #require(lines.count == 3)
        let within = try #require(lines[1].interlineProfile)
        #expect(within.depth <= 8)
        #expect(within.step <= 12)
        #expect(try #require(lines[2].interlineProfile).depth > 60)
        #expect(lines[0].interlineProfile == nil)
    }
}
