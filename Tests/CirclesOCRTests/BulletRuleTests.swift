import CirclesCore
import CirclesOCR
import Testing

@Suite("Marks of lists")
struct BulletRuleTests {
    /// Leptonica writes in grey where it is told none.
    private static let ink: UInt32 = 0x1010_1000

    private func lines(_ marks: [(Int32, Int32)], size: Int32, color: UInt32 = Self.ink) async throws -> [String] {
        let maker = try #require(PictureMaker(width: 1100, height: 1400))
        maker.fill(x: 0, y: 0, width: 1100, height: 1400, color: 0xFFFF_FF00)
        maker.fill(x: 60, y: 300, width: 800, height: 400, color: 0xE4E4_E800)
        for (row, text) in ["apples and pears", "bread", "some rice"].enumerated() {
            maker.write(text, x: 180, y: 400 + Int32(row) * 90, color: Self.ink)
        }
        for (x, y) in marks {
            // A disc: an octagon is near enough.
            maker.fill(x: x + size / 4, y: y, width: size / 2, height: size, color: color)
            maker.fill(x: x + size / 8, y: y + size / 8, width: size * 3 / 4, height: size * 3 / 4, color: color)
            maker.fill(x: x, y: y + size / 4, width: size, height: size / 2, color: color)
        }
        return try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"]).lines.map(\.text)
    }

    @Test("discs in one column before lines are their bullets")
    func discs() async throws {
        let found = try await lines([(140, 378), (140, 468), (140, 558)], size: 16)
        #expect(found == ["• apples and pears", "• bread", "• some rice"])
    }

    @Test("one disc alone, or discs in another colour than the text, are none")
    func others() async throws {
        #expect(try await lines([(140, 378)], size: 16).contains("apples and pears"))
        let found = try await lines([(140, 378), (140, 468)], size: 16, color: 0x00C0_4000)
        #expect(found.allSatisfy { !$0.contains("•") })
    }
}
