import CirclesCore
import Testing

@Suite("A place in a list")
struct PageCursorTests {
    @Test(
        "is read as it was written",
        arguments: ["2026-05-02T12:00:00.000Z_3f2a91c0-0000-4000-8000-000000000001", "0", "127"])
    func roundTrip(text: String) throws {
        #expect(try PageCursor(text).description == text)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "x", "-1", "+1", "01", " 1", "_", "2026-05-02T12:00:00.000Z",
            "2026-05-02T12:00:00.000Z_", "2026-05-02_3f2a91c0-0000-4000-8000-000000000001",
            "2026-05-02T12:00:00.000Z_3F2A91C0-0000-4000-8000-000000000001",
            "2026-05-02 12:00:00.000Z_3f2a91c0-0000-4000-8000-000000000001",
            "2026-05-0٢T12:00:00.000Z_3f2a91c0-0000-4000-8000-000000000001",
            "2026-05-02T12:00:00.000Z_3f2a91c0-0000-4000-8000-000000000001 OR 1",
            "99999999999999999999",
        ])
    func refused(text: String) {
        #expect(throws: PageCursor.unusable) { try PageCursor(text) }
    }

    @Test("pages end at the limit, or with the list, and say which")
    func pages() async throws {
        func list(_ limit: Int?) -> Pages<Int> {
            Pages(limit: limit) { limit, after throws(CirclesError) in
                var start = 0
                if case .number(let number)? = after?.position { start = Int(number) }
                let end = min(1200, start + limit)
                return Page(Array(start..<end), next: end < 1200 ? PageCursor(.number(Int64(end))) : nil)
            }
        }
        #expect(try await list(nil).items() == Array(0..<1200))
        #expect(try await list(700).items() == Array(0..<700))
        var last: PageCursor?
        for try await page in list(700) { last = page.next }
        #expect(last == PageCursor(.number(700)))
        for try await page in list(nil) { last = page.next }
        #expect(last == nil)
    }
}
