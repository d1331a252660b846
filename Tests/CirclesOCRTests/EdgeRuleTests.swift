import CirclesCore
import CirclesOCR
import Testing

@Suite("Where a bubble's lines end")
struct EdgeRuleTests {
    @Test("a wallpaper's sign beside a bubble is no letter of its line")
    func doodle() async throws {
        let maker = try #require(PictureMaker(width: 1100, height: 1400))
        maker.fill(x: 0, y: 0, width: 1100, height: 1400, color: 0xF5F1_EB00)
        maker.fill(x: 104, y: 350, width: 900, height: 150, color: 0xFFFF_FF00)
        maker.write("8", x: 50, y: 440, color: 0x9A90_8800)
        maker.write("Will do, thanks a lot", x: 142, y: 440, color: 0x0000_0000)
        let page = try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"])
        let line = try #require(page.lines.first { $0.text.contains("thanks") })
        #expect(line.text == "Will do, thanks a lot")
        #expect(line.bounds.x >= 104)
        let region = try #require(line.region)
        #expect(page.regions[region].bounds.width < 920)
    }
    @Test("nor is it with more bits of the wallpaper beside it than the line has letters")
    func bits() async throws {
        let maker = try #require(PictureMaker(width: 1100, height: 1400))
        maker.fill(x: 0, y: 0, width: 1100, height: 1400, color: 0xF5F1_EB00)
        maker.fill(x: 104, y: 386, width: 500, height: 80, color: 0xFFFF_FF00)
        for bit in 0..<24 as Range<Int32> {
            maker.fill(x: 44 + bit % 12 * 20, y: 364 + bit / 12 * 10, width: 6, height: 6, color: 0x9A90_8800)
        }
        maker.write("8", x: 50, y: 440, color: 0x9A90_8800)
        maker.write("Will do", x: 142, y: 440, color: 0x0000_0000)
        let page = try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"])
        let line = try #require(page.lines.first { $0.text.contains("do") })
        #expect(line.text == "Will do")
        #expect(line.bounds.x >= 104)
    }
}
