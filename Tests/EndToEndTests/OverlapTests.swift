import CirclesTestSupport
import Foundation
import Testing

@Suite("Scrolled screenshots")
struct OverlapTests {
    private static let trip = (1...3).map { Fixture.url("overlaps/whatsapp-trip-\($0).png").path }
    private static let piano = (1...2).map { Fixture.url("overlaps/imessage-piano-\($0).png").path }

    private static let above =
        "Maria Lopez\nare you at home tonight?\nyes, from seven on\nok\nI will bring the book then"
    private static let middle = "Maria Lopez\nok\nI will bring the book then\nok\nthank you so much"
    private static let below = "Maria Lopez\nok\nthank you so much\nI am at the door"

    private func fresh() async throws -> CirclesProcess {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez", "Elizabeth Chen")
        return circles
    }

    private func texts(_ interaction: [String: Any]) -> [String] {
        (interaction["messages"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }

    private func timeline(_ circles: CirclesProcess) async throws -> [[String: Any]] {
        try await circles.run("timeline", "--json").json
    }

    @Test(
        "three pictures, in any order, are one conversation with every message once",
        arguments: [[0, 1, 2], [2, 1, 0], [2, 0, 1]])
    func pictures(order: [Int]) async throws {
        let circles = try await fresh()
        for index in order {
            let output = try await circles.run("import", "--captured-at", "2024-01-04T17:4\(index)", Self.trip[index])
            #expect(output.status == 0, "\(output.standardError)")
        }
        let interactions = try await timeline(circles)
        #expect(interactions.count == 1)
        let interaction = try #require(interactions.first)
        #expect((interaction["captureIDs"] as? [String])?.count == 3)
        let texts = texts(interaction)
        #expect(texts.first == "Are we still on for the cabin next weekend?")
        #expect(texts.last == "See you there")
        #expect(texts.count == 19)
        #expect(texts.filter { $0 == "ok" }.count == 3)
        #expect((interaction["summary"] as? String)?.contains("See you there") == true)
    }

    @Test("bubbles that the edge of the screen cut do not part them")
    func cutBubbles() async throws {
        let circles = try await fresh()
        try await circles.run(["import", "--captured-at", "2024-01-04", "--jobs", "2"] + Self.piano)
        let interactions = try await timeline(circles)
        #expect(interactions.count == 1)
        let texts = texts(try #require(interactions.first))
        #expect(texts.count == 10)
        #expect(texts.filter { $0.hasSuffix("next week") || $0.contains("own lessons") }.count == 2)
    }

    @Test("shared ones are joined, too, and the result names the one interaction")
    func shared() async throws {
        let circles = try await fresh()
        for text in [Self.above, Self.middle] { try await circles.share("--captured-at", "2024-01-04", "--text", text) }
        let lines = try await circles.run("process", "--json").json
        let ids = lines.compactMap { ($0["interaction"] as? [String: Any])?["id"] as? String }
        #expect(lines.count == 2 && ids.count == 2 && Set(ids).count == 1)
    }

    @Test("a joining is taken back by itself, then the filing")
    func undo() async throws {
        let circles = try await fresh()
        for text in [Self.above, Self.below, Self.middle] {
            try await circles.run("import", "--captured-at", "2024-01-04", "--text", text)
        }
        let whole = try await timeline(circles)
        #expect(whole.count == 1)
        #expect(texts(try #require(whole.first)).count == 7)
        try await circles.run("undo")
        try await circles.run("undo")
        let parts = try await timeline(circles)
        #expect(parts.map { texts($0).count }.sorted() == [3, 4, 4])
        #expect(try await circles.run("inbox", "list", "--json").json.isEmpty)
        try await circles.run("undo")
        #expect(try await timeline(circles).count == 2)
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
    }

    @Test("another contact, another day and --force stay apart")
    func apart() async throws {
        let circles = try await fresh()
        let other = Self.middle.replacingOccurrences(of: "Maria Lopez", with: "Elizabeth Chen")
        try await circles.run("import", "--captured-at", "2024-01-04", "--text", Self.above)
        try await circles.run("import", "--captured-at", "2024-01-04", "--text", other)
        try await circles.run("import", "--captured-at", "2024-01-05", "--text", Self.middle)
        #expect(try await timeline(circles).count == 3)
        try await circles.run("import", "--force", "--captured-at", "2024-01-04", "--text", Self.below)
        try await circles.run("import", "--force", "--captured-at", "2024-01-04", "--text", Self.below)
        #expect(try await timeline(circles).count == 5)
        #expect(try await circles.run("inbox", "list", "--json").json.isEmpty)
    }

    @Test("notes that are assigned are joined, and the whole step is taken back at once")
    func assigned() async throws {
        let circles = try CirclesProcess()
        for text in [Self.above, Self.middle] {
            try await circles.run("import", "--captured-at", "2024-01-04", "--text", text)
        }
        let notes = try await circles.run("inbox", "list", "--json").json.compactMap { $0["id"] as? String }
        try await circles.addContacts("Maria Lopez")
        for note in notes { try await circles.run("inbox", "assign", note, "Maria Lopez") }
        #expect(try await timeline(circles).map { texts($0).count } == [6])
        try await circles.run("undo")
        #expect(try await timeline(circles).count == 1)
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
        // Taken back to the inbox as a whole, each picture has its note again.
        try await circles.run("inbox", "assign", try #require(notes.last), "Maria Lopez")
        let id = try #require(try await timeline(circles).first?["id"] as? String)
        try await circles.run("interactions", "delete", id, "--to-inbox")
        #expect(try await circles.run("inbox", "list", "--json").json.count == 2)
    }

    @Test("a copy of a picture that was saved anew is offered as a duplicate, and filed when it is assigned")
    func copy() async throws {
        let circles = try await fresh()
        let original = try Data(contentsOf: URL(filePath: Self.piano[0]))
        // Other bytes, the same pixels.
        let copy = try circles.home.write(original + Data([0]), to: "copy.png")
        try await circles.run("import", "--captured-at", "2024-01-04", Self.piano[0])
        let line = try #require(try await circles.run("import", "--json", copy).json.first)
        #expect(line["status"] as? String == "inbox")
        let note = try #require(line["inboxNote"] as? [String: Any])
        #expect(note["reason"] as? String == "duplicate")
        let id = try #require(try await timeline(circles).first?["id"] as? String)
        #expect((note["explanation"] as? String)?.contains(id.prefix(8)) == true)
        try await circles.run("inbox", "assign", try #require(note["id"] as? String), "Maria Lopez")
        #expect(try await timeline(circles).count == 2)
    }

    @Test("a copy of what waits in the inbox says so")
    func copyOfNote() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--captured-at", "2024-01-04", "--text", Self.above)
        try await circles.run("import", "--captured-at", "2024-01-04", "--text", Self.above + "\n")
        try await circles.run("import", "--captured-at", "2024-01-04", "--text", Self.above + " ")
        let notes = try await circles.run("inbox", "list", "--json").json
        let copies = notes.filter { ($0["explanation"] as? String)?.contains("shows the same messages") == true }
        #expect(copies.count == notes.count - 1)
    }
}
