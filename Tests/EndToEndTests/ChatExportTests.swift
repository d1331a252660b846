import CirclesTestSupport
import Foundation
import Testing

@Suite("Importing chats that messengers exported")
struct ChatExportTests {
    private static let chat = """
        14/01/2024, 10:29 - Messages and calls are end-to-end encrypted.
        14/01/2024, 10:30 - Maria Lopez: Dinner on Saturday at 7?
        14/01/2024, 22:05 - Sarah: Yes, looking forward
        15/01/2024, 09:00 - Maria Lopez: My sister Ana comes, too
        """

    @Test("WhatsApp's export is one interaction a day, with sides and days, and adds nothing the second time")
    func whatsApp() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "WhatsApp Chat with Maria Lopez.txt")
        try Data(Self.chat.utf8).write(to: file)
        let output = try await circles.run("import", "--json", file.path)
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.json.map { $0["status"] as? String } == ["filed", "filed"])
        let timeline = try await circles.run("timeline", "Maria Lopez", "--json")
        #expect(timeline.json.count == 2)
        let messages = timeline.json.flatMap { $0["messages"] as? [[String: Any]] ?? [] }
        #expect(messages.compactMap { $0["side"] as? String }.sorted() == ["left", "left", "right"])
        let events = try await circles.run("events", "--past", "--json")
        #expect(events.json.compactMap { $0["date"] as? String } == ["2024-01-20"])
        let again = try await circles.run("import", "--json", file.path)
        #expect(again.json.map { $0["status"] as? String } == ["duplicate", "duplicate"])
        #expect(try await circles.run("timeline", "Maria Lopez", "--json").json.count == 2)
    }

    @Test("a pasted chat names the other person once it is known who the user is")
    func pasted() async throws {
        let circles = try CirclesProcess(environment: ["CIRCLES_CHAT_NAMES": "Sarah"])
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run("import", "--json", "--text", Self.chat)
        #expect(output.json.map { $0["status"] as? String } == ["filed", "filed"], "\(output.standardError)")
    }

    @Test(
        "a file that does not say which messages are the user's is refused with the key to set, and nothing is stored")
    func unknown() async throws {
        let circles = try CirclesProcess()
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "chat.txt")
        try Data(Self.chat.utf8).write(to: file)
        let output = try await circles.run("import", file.path)
        #expect(output.status != 0)
        #expect(output.standardError.contains("chatNames"), "\(output.standardError)")
        #expect(try await circles.run("inbox", "--json").json.isEmpty)
        let json = folder.url.appending(path: "result.json")
        try Data("{\"name\": 1}".utf8).write(to: json)
        #expect(try await circles.run("import", json.path).standardError.contains("no chat"))
    }
}
