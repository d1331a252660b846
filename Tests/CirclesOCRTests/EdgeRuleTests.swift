import CirclesCore
import CirclesOCR
import Testing

@Suite("Where a bubble's lines end")
struct EdgeRuleTests {
    private static let sign: UInt32 = 0x9A90_8800

    /// The line with a word of what a white bubble says; a sign of the wallpaper stands to the left of it.
    private func line(
        saying text: String, with word: String, y: Int32, width: Int32, height: Int32, bits: Range<Int32> = 0..<0
    ) async throws -> (line: RecognizedPage.Line, page: RecognizedPage) {
        let maker = try #require(PictureMaker(width: 1100, height: 1400))
        maker.fill(x: 0, y: 0, width: 1100, height: 1400, color: 0xF5F1_EB00)
        maker.fill(x: 104, y: y, width: width, height: height, color: 0xFFFF_FF00)
        for bit in bits {
            maker.fill(x: 44 + bit % 12 * 20, y: 364 + bit / 12 * 10, width: 6, height: 6, color: Self.sign)
        }
        maker.write("8", x: 50, y: 440, color: Self.sign)
        maker.write(text, x: 142, y: 440, color: 0x0000_0000)
        let page = try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"])
        return (try #require(page.lines.first { $0.text.contains(word) }), page)
    }

    @Test("a wallpaper's sign beside a bubble is no letter of its line")
    func doodle() async throws {
        let (line, page) = try await line(
            saying: "Will do, thanks a lot", with: "thanks", y: 350, width: 900, height: 150)
        #expect(line.text == "Will do, thanks a lot")
        #expect(line.bounds.x >= 104)
        let region = try #require(line.region)
        #expect(page.regions[region].bounds.width < 920)
    }

    @Test("nor is it with more bits of the wallpaper beside it than the line has letters")
    func bits() async throws {
        let (line, _) = try await line(saying: "Will do", with: "do", y: 386, width: 500, height: 80, bits: 0..<24)
        #expect(line.text == "Will do")
        #expect(line.bounds.x >= 104)
    }
}
