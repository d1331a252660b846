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

    @Test("days that are worked on at once are told in their order, and end as those that come one by one")
    func atOnce() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "WhatsApp Chat with Maria Lopez.txt")
        let rows = (10...28).flatMap { day in
            [
                "\(day)/01/2024, 10:30 - Maria Lopez: Dinner tomorrow at 7, table \(day)?",
                "\(day)/01/2024, 10:31 - Sarah: Yes",
            ]
        }
        try Data(rows.joined(separator: "\n").utf8).write(to: file)
        func filed(_ options: [String]) async throws -> [String] {
            let circles = try CirclesProcess()
            try await circles.addContacts("Maria Lopez")
            let output = try await circles.run(["import", "--json", file.path] + options)
            #expect(output.json.map { $0["status"] as? String } == Array(repeating: "filed", count: 19))
            let again = try await circles.run(["import", "--json", file.path] + options)
            #expect(again.json.map { $0["status"] as? String } == Array(repeating: "duplicate", count: 19))
            let timeline = try await circles.run("timeline", "Maria Lopez", "--json", "--limit", "50")
            #expect(timeline.json.count == 19)
            return output.json.compactMap { ($0["interaction"] as? [String: Any])?["summary"] as? String }
        }
        let oneByOne = try await filed(["--jobs", "1"])
        #expect(oneByOne.count == 19)
        #expect(try await filed([]) == oneByOne)
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

    private static let plans = """
        14/01/2024, 10:30 - Maria Lopez: Cinema on Friday at 8?
        14/01/2024, 10:31 - Sarah: Friday does not work
        14/01/2024, 10:32 - Maria Lopez: Then Saturday at 7?
        14/01/2024, 10:33 - Sarah: Perfect, see you
        """

    @Test("a message of an imported day that is pasted again adds nothing and brings no refused day back")
    func pastedAgain() async throws {
        let circles = try CirclesProcess(environment: ["CIRCLES_CHAT_NAMES": "Sarah"])
        try await circles.addContacts("Maria Lopez")
        let lines = Self.plans.split(separator: "\n").map(String.init)
        let days = try await circles.run("import", "--text", Self.plans)
        #expect(days.status == 0, "\(days.standardError)")
        func pasted(_ text: String) async throws -> String? {
            try await circles.run("import", "--json", "--text", text).json.first?["status"] as? String
        }
        #expect(try await pasted(lines[0]) == "filed")
        // What has gaps cannot be laid over the day; without days and times it may have been said again.
        let untimed = lines.map { String($0.drop { $0 != "-" }.dropFirst(2)) }
        for text in [
            lines[0] + "\n" + lines[2], untimed.joined(separator: "\n"),
            "Maria Lopez\nCinema on Friday at 8?",
        ] {
            #expect(try await pasted(text) == "inbox", "\(text)")
        }
        let notes = try await circles.run("inbox", "--json").json
        #expect(notes.allSatisfy { $0["reason"] as? String == "duplicate" }, "\(notes)")
        #expect(try await circles.run("timeline", "--json").json.count == 1)
        let events = try await circles.run("events", "--past", "--json").json
        #expect(events.compactMap { $0["date"] as? String } == ["2024-01-20"])
        // Said on another day, and not all of it there: something new.
        #expect(try await pasted("Maria Lopez\nCinema on Friday at 9?") == "filed")
    }

    @Test("what is pasted without its year is the day that is there, and makes none of it uncertain")
    func pastedWithoutYear() async throws {
        let circles = try CirclesProcess(environment: ["CIRCLES_CHAT_NAMES": "Sarah"])
        try await circles.addContacts("Maria Lopez")
        _ = try await circles.run("import", "--text", Self.plans)
        let pasted = "[14/01, 10:32] Maria Lopez: Then Saturday at 7?\n[14/01, 10:33] Sarah: Perfect, see you"
        let again = try await circles.run("import", "--json", "--text", pasted)
        #expect(again.json.allSatisfy { $0["status"] as? String == "inbox" }, "\(again.standardOutput)")
        #expect(try await circles.run("timeline", "--json").json.count == 1)
        let events = try await circles.run("events", "--past", "--json").json
        #expect(events.compactMap { $0["date"] as? String } == ["2024-01-20"])
        #expect(events.first?["isUncertain"] as? Bool != true, "\(events)")
    }

    @Test("a day that became a note before it was known whose the chat is stands there once when both are filed")
    func notedAndImported() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        _ = try await circles.share("--text", Self.plans)
        _ = try await circles.run("process")
        let note = try #require(try await circles.run("inbox", "--json").json.first?["id"] as? String)
        let imported = try await circles.with(["CIRCLES_CHAT_NAMES": "Sarah"]).run(
            "import", "--json", "--text", Self.plans)
        #expect(imported.json.map { $0["status"] as? String } == ["filed"], "\(imported.standardError)")
        #expect(try await circles.run("inbox", "assign", note, "Maria Lopez").status == 0)
        let timeline = try await circles.run("timeline", "--json").json
        #expect(timeline.count == 1)
        let messages = timeline.first?["messages"] as? [[String: Any]] ?? []
        #expect(messages.map { $0["side"] as? String } == ["left", "right", "left", "right"])
        #expect(messages.allSatisfy { $0["sender"] == nil }, "\(messages)")
        #expect(messages.first?["time"] as? String == "10:30")
        _ = try await circles.run("undo")
        #expect(try await circles.run("timeline", "--json").json.count == 1)
        #expect(try await circles.run("inbox", "--json").json.count == 1)
    }

    @Test("the days of a chat are not filed twice, by force neither")
    func forced() async throws {
        let circles = try CirclesProcess(environment: ["CIRCLES_CHAT_NAMES": "Sarah"])
        try await circles.addContacts("Maria Lopez")
        _ = try await circles.run("import", "--text", Self.plans)
        let forced = try await circles.run("import", "--force", "--text", Self.plans)
        #expect(forced.status == 64)
        #expect(forced.standardError.contains("not filed twice"))
        #expect(try await circles.run("timeline", "--json").json.count == 1)
    }

    private static let telegram = """
        {"name":"Maria Lopez","type":"personal_chat","id":7,"messages":[
        {"type":"message","date":"2024-01-14T10:30:00","from":"Maria Lopez","from_id":"user7","text":"Dinner on Saturday at 7?"},
        {"type":"message","date":"2024-01-15T22:05:00","from":"Kim","from_id":"user8","text":"Yes, looking forward"}]}
        """

    @Test(
        "a shared export becomes what an import makes of it, and neither adds to the other",
        arguments: ["text", "txt", "zip", "json"])
    func shared(form: String) async throws {
        let circles = try CirclesProcess(environment: ["CIRCLES_CHAT_NAMES": "Sarah"])
        try await circles.addContacts("Maria Lopez")
        let folder = try TemporaryFolder()
        var file = folder.url.appending(path: "WhatsApp Chat with Maria Lopez.txt")
        try Data((form == "json" ? Self.telegram : Self.chat).utf8).write(to: file)
        if form == "json" {
            let result = folder.url.appending(path: "result.json")
            try FileManager.default.moveItem(at: file, to: result)
            file = result
        }
        if form == "zip" {
            let zip = folder.url.appending(path: "WhatsApp Chat - Maria Lopez.zip")
            let packed = try await circles.shell(
                "cd '\(folder.path)' && python3 -m zipfile -c '\(zip.path)' '\(file.lastPathComponent)'")
            try #require(packed.status == 0, "\(packed.standardError)")
            file = zip
        }
        func share() async throws -> String {
            let shared =
                form == "text" ? try await circles.share("--text", Self.chat) : try await circles.share(file.path)
            #expect(shared.status == 0, "\(shared.standardError)")
            return shared.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let id = try await share()
        let done = try await circles.run("process", "--json")
        #expect(done.json.map { $0["status"] as? String } == ["filed", "filed"], "\(done.standardOutput)")
        #expect(done.json.last?["capture"] as? String == id)
        func imported() async throws -> [String?] {
            let output =
                form == "text"
                ? try await circles.run("import", "--json", "--text", Self.chat)
                : try await circles.run("import", "--json", file.path)
            return output.json.map { $0["status"] as? String }
        }
        #expect(try await imported() == ["duplicate", "duplicate"])
        _ = try await share()
        #expect(
            try await circles.run("process", "--json").json.map { $0["status"] as? String } == [
                "duplicate", "duplicate",
            ])
        #expect(try await circles.run("timeline", "--json").json.count == 2)
        #expect(try await circles.run("inbox", "--json").json.isEmpty)
        let app = form == "json" ? "telegram" : "whatsapp"
        #expect(try await circles.run("search", "app:\(app)", "--json").json.isEmpty == false)
    }

    @Test("a shared chat that does not say whose its messages are is a note a day, and nothing is lost")
    func sharedOpen() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        _ = try await circles.share("--text", Self.chat)
        #expect(try await circles.run("process", "--json").json.map { $0["status"] as? String } == ["inbox", "inbox"])
        let notes = try await circles.run("inbox", "--json").json
        #expect(notes.contains { ($0["text"] as? String)?.contains("My sister Ana") == true })
        #expect(
            notes.allSatisfy { ($0["explanation"] as? String)?.contains("which messages are yours") == true },
            "\(notes)")
    }

    @Test(
        "lines of names are filed once the user's own contact is known, and a file name that disagrees is asked about")
    func ownContact() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez", "Kim Berg", "Anna Berg")
        #expect(try await circles.run("contacts", "me", "Kim Berg").status == 0)
        let text = "Maria Lopez: Dinner on Saturday?\nKim Berg: Yes\nMaria Lopez: 7 at ours"
        let output = try await circles.run("import", "--json", "--text", text)
        #expect(output.json.map { $0["status"] as? String } == ["filed"], "\(output.standardOutput)")
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "WhatsApp Chat with Anna Berg.txt")
        try Data(Self.chat.replacing("Sarah", with: "Kim Berg").utf8).write(to: file)
        let asked = try await circles.run("import", "--json", file.path)
        #expect(asked.json.map { $0["status"] as? String } == ["inbox", "inbox"], "\(asked.standardOutput)")
    }

    @Test("channels and bots of an account are left out with a word, and an export of nothing else is refused")
    func channels() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let folder = try TemporaryFolder()
        let account = folder.url.appending(path: "result.json")
        let channel =
            #"{"name":"News","type":"public_channel","id":9,"messages":[{"type":"message","date":"2024-01-14T10:30:00","from":"News","from_id":"channel9","text":"hi"}]}"#
        try Data(#"{"personal_information":{"user_id":8},"chats":{"list":[\#(Self.telegram),\#(channel)]}}"#.utf8)
            .write(to: account)
        let output = try await circles.run("import", account.path)
        #expect(output.status == 0 && output.standardError.contains("left out 1 channel"), "\(output.standardError)")
        try Data(channel.utf8).write(to: account)
        let refused = try await circles.run("import", account.path)
        #expect(refused.status != 0 && refused.standardError.contains("no conversation with a person"))
    }
}
