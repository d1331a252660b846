import CirclesCore
import CirclesOCR
import Testing

@Suite("Rows of dashes")
struct DashRuleTests {
    /// Leptonica writes in grey where it is told none.
    private static let ink: UInt32 = 0x1010_1000

    private func lines(_ draw: (PictureMaker) -> Void) async throws -> [String] {
        let maker = try #require(PictureMaker(width: 1100, height: 1400))
        maker.fill(x: 0, y: 0, width: 1100, height: 1400, color: 0xFFFF_FF00)
        maker.fill(x: 60, y: 300, width: 800, height: 400, color: 0xE4E4_E800)
        maker.write("count of guests", x: 180, y: 400, color: Self.ink)
        maker.write("seventeen", x: 180, y: 580, color: Self.ink)
        draw(maker)
        return try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"]).lines.map(\.text)
    }

    private func dashes(_ count: Int32, y: Int32, on maker: PictureMaker, width: Int32 = 12, gap: Int32 = 6) {
        for index in 0..<count {
            maker.fill(x: 182 + index * (width + gap), y: y, width: width, height: 4, color: Self.ink)
        }
    }

    @Test("in the column of a text they are a line of it, in their number")
    func dashes() async throws {
        let found = try await lines { dashes(5, y: 478, on: $0) }
        #expect(found == ["count of guests", "-----", "seventeen"])
    }

    @Test("two rows of them are one of double strokes")
    func doubled() async throws {
        let found = try await lines {
            dashes(6, y: 474, on: $0)
            dashes(6, y: 484, on: $0)
        }
        #expect(found == ["count of guests", "======", "seventeen"])
    }

    @Test("one stroke, two, and long ones are drawn")
    func others() async throws {
        #expect(try await lines { dashes(1, y: 478, on: $0, width: 200) }.count == 2)
        #expect(try await lines { dashes(2, y: 478, on: $0) }.count == 2)
        #expect(try await lines { dashes(4, y: 478, on: $0, width: 90, gap: 20) }.count == 2)
    }
}
