import CirclesCore
import CirclesOCR
import Testing

@Suite("Print whose letters all take as much room")
struct MonospaceRuleTests {
    /// Leptonica writes in grey where it is told none.
    private static let ink: UInt32 = 0x1010_1000

    /// Letters of about one width, each in a cell of its own.
    private func lines(_ rows: [String], cell: Int32) async throws -> [String] {
        let maker = try #require(PictureMaker(width: 1300, height: 900))
        for (row, text) in rows.enumerated() {
            for (column, letter) in text.enumerated() where letter != " " {
                maker.write(String(letter), x: 60 + Int32(column) * cell, y: 300 + Int32(row) * 130, color: Self.ink)
            }
        }
        return try await TesseractRecognizer(deadline: .seconds(60))
            .recognize(maker.encoded(.png), languages: ["eng"]).lines.map(\.text)
    }

    @Test("words one space apart are of one line, and what stands columns farther is of another")
    func joins() async throws {
        let found = try await lines(["hubbub punny dub", "bunny hubbub", "puddy bun hubbub"], cell: 52)
        #expect(found.count == 3)
        let apart = try await lines(["hubbub punny dub", "bunny hubbub", "puddy    bun hubbub"], cell: 52)
        #expect(apart.count == 4)
    }
}
