import CirclesTestSupport
import Foundation
import Testing

/// What the fixtures' list says of a screenshot.
struct Expectation: Decodable, Sendable, CustomTestStringConvertible {
    let file: String
    let outcome: String
    let contact: String?
    let contacts: [String]?
    let reason: String?

    var testDescription: String { file }

    static var all: [Expectation] {
        get throws { try Fixture.lines("screenshots/expected.jsonl", as: Expectation.self) }
    }
}

@Suite("Importing screenshots")
struct ImportTests {
    private static let everybody = [
        "Maria Lopez", "Grace Holloway", "Ruth Bergman", "Zoë Müller", "Denise Walker", "Paula Rossi", "Lena Hartmann",
        "Marc Dubois", "Daniel Kim", "Sarah Ahmed", "Sarah Whitfield", "Elizabeth Chen", "Amara Okafor", "Jon Smith",
        "John Smith",
    ]

    @Test("a script that no pack reads is told, with the package to install, and no Latin letters are made of it")
    func unreadScript() async throws {
        let circles = try CirclesProcess()
        let picture = Fixture.url("scripts/cyrillic.png").path
        let output = try await circles.run("import", "--json", picture)
        #expect(output.json.first?["warnings"] as? [String] == ["unreadableScript"])
        let transcript = try await circles.run("read", "--json", picture)
        #expect(transcript.json.first?["text"] as? String == "" && transcript.json.first?["title"] is NSNull)
        #expect(try await circles.run("read", picture).standardOutput.contains("Cyrillic"))
    }

    @Test("every fixture ends where a careful person would put it, or in the inbox; nobody gets another's")
    func fixtures() async throws {
        let circles = try CirclesProcess()
        for name in Self.everybody { try await circles.addContacts(name) }
        let output = try await circles.run("import", "--json", "--jobs", "2", Fixture.url("screenshots").path)
        let all = try Expectation.all
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.json.count == all.count)
        var asExpected = 0
        for line in output.json {
            let name = URL(filePath: try #require(line["path"] as? String)).lastPathComponent
            let expected = try #require(all.first { $0.file == name })
            let match = try #require(line["match"] as? [String: Any])
            let found = (match["contacts"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            let wanted = expected.contacts ?? [expected.contact].compactMap { $0 }
            if line["status"] as? String == "filed" {
                #expect(Set(found).isSubset(of: wanted), "\(name) was filed with \(found)")
                #expect(expected.outcome == "filed", "\(name) should have been asked")
            }
            if line["status"] as? String == expected.outcome { asExpected += 1 }
        }
        #expect(asExpected >= all.count - 1)
        #expect(
            try await circles.run("inbox", "list", "--json").json.count + circles.run("timeline", "--json").json.count
                == all.count)
    }

    @Test("one bad file does not stop the others")
    func batch() async throws {
        let circles = try CirclesProcess()
        let folder = try TemporaryFolder()
        try folder.write(Fixture.data("screenshots/imessage-maria-dark.png"), to: "b.png")
        try folder.write("not a picture", to: "a.png")
        try folder.write(Data(), to: "c.jpg")
        let output = try await circles.run("import", "--json", folder.path)
        #expect(output.status == 65)
        #expect(output.json.compactMap { $0["status"] as? String } == ["refused", "inbox", "refused"])
    }

    @Test("the same picture again leads to the first capture; --force files it again; --contact assigns the open note")
    func duplicates() async throws {
        let circles = try CirclesProcess()
        let picture = Fixture.url("screenshots/imessage-maria-dark.png").path
        let first = try #require(try await circles.run("import", "--json", picture).json.first)
        #expect(first["status"] as? String == "inbox")
        let again = try #require(try await circles.run("import", "--json", picture).json.first)
        #expect(again["status"] as? String == "duplicate")
        #expect(again["capture"] as? String == first["capture"] as? String)

        try await circles.addContacts("Ana Sousa")
        let assigned = try #require(
            try await circles.run("import", "--json", "--contact", "Ana Sousa", picture).json.first)
        #expect(assigned["status"] as? String == "filed")
        #expect(assigned["capture"] as? String == first["capture"] as? String)
        #expect(try await circles.run("inbox", "list", "--json").json.isEmpty)

        let forced = try #require(try await circles.run("import", "--json", "--force", picture).json.first)
        #expect(forced["capture"] as? String != first["capture"] as? String)
    }

    @Test("a dismissed note's picture names the note and how to open it again")
    func dismissed() async throws {
        let circles = try CirclesProcess()
        let picture = Fixture.url("screenshots/imessage-cropped.png").path
        try await circles.run("import", picture)
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        try await circles.run("inbox", "dismiss", note)
        let output = try await circles.run("import", picture)
        #expect(output.standardOutput.contains("circles inbox reopen \(note.prefix(8))"))
    }

    @Test("a dry run stores nothing")
    func dryRun() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run(
            "import", "--dry-run", "--json", Fixture.url("screenshots/imessage-maria-dark.png").path)
        #expect(output.json.first?["status"] as? String == "preview")
        #expect(output.json.first?["interaction"] is [String: Any])
        #expect(try await circles.run("timeline", "--json").json.isEmpty)
        let pictures = try FileManager.default.contentsOfDirectory(atPath: circles.data.path + "/captures")
        #expect(pictures.isEmpty)

        let picture = Fixture.url("screenshots/imessage-maria-dark.png").path
        let first = try await circles.run("import", "--json", picture).json.first
        let again = try await circles.run("import", "--dry-run", "--json", picture).json.first
        #expect(again?["status"] as? String == "duplicate")
        #expect(again?["capture"] as? String == first?["capture"] as? String)
    }

    @Test("a text is filed by its first line, with the events in it")
    func text() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let line = try #require(
            try await circles.run(
                "import", "--json", "--captured-at", "2024-01-04", "--text",
                "circles://import?text=Maria%20Lopez%0ADinner%20on%20Saturday%20at%207pm%3F%0A1%2B1"
            ).json.first)
        #expect(line["status"] as? String == "filed")
        let interaction = try #require(line["interaction"] as? [String: Any])
        let event = try #require((interaction["events"] as? [[String: Any]])?.first)
        #expect(event["date"] as? String == "2024-01-06")
        #expect(event["time"] as? String == "19:00")
        let texts = (interaction["messages"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
        #expect(texts == ["Dinner on Saturday at 7pm?", "1+1"])
    }

    @Test("a picture on standard input is imported like a file")
    func standardInput() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let picture = try Fixture.data("screenshots/imessage-maria-dark.png")
        let output = try await circles.run("import", "--json", "-", input: picture)
        #expect(output.json.first?["status"] as? String == "filed")
        let again = try await circles.run("import", "--force", "-", input: picture)
        #expect(again.standardOutput.contains("picture → Maria Lopez"))
    }

    @Test("the time of a capture is the given one, else the one in the file's name")
    func capturedAt() async throws {
        let circles = try CirclesProcess()
        let folder = try TemporaryFolder()
        let bytes = try Fixture.data("screenshots/imessage-cropped.png")
        let path = try folder.write(bytes, to: "Bildschirmfoto 2024-01-04 um 10.30.00.png")
        try await circles.addContacts("Maria Lopez")
        let named = try await circles.run("import", "--json", "--contact", "Maria Lopez", path).json.first
        let occurred = try #require((named?["interaction"] as? [String: Any])?["occurredAt"] as? String)
        #expect(occurred <= "2024-01-04T09:30:00Z")
        #expect(occurred >= "2024-01-01")
        let given = try await circles.run(
            "import", "--json", "--force", "--contact", "Maria Lopez", "--captured-at", "2020-02-02T12:00:00Z", path
        ).json.first
        let then = try #require((given?["interaction"] as? [String: Any])?["occurredAt"] as? String)
        #expect(then <= "2020-02-02T12:00:00Z")
    }
}
