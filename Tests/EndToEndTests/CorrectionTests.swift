import CirclesTestSupport
import Foundation
import Testing

@Suite("Correcting, from the command line")
struct CorrectionTests {
    private func filed(_ circles: CirclesProcess) async throws -> String {
        try await circles.addContacts("Maria Lopez", "Ana Sousa")
        let line = try await circles.run("import", "--json", "--text", "Maria Lopez\nI love gardening").json.first
        return try #require((line?["interaction"] as? [String: Any])?["id"] as? String)
    }

    @Test("an interaction moves to another contact")
    func move() async throws {
        let circles = try CirclesProcess()
        let id = try await filed(circles)
        #expect(try await circles.run("interactions", "move", id, "Ana Sousa").status == 0)
        #expect(try await circles.run("timeline", "Ana Sousa", "--json").json.count == 1)
        #expect(try await circles.run("timeline", "Maria Lopez", "--json").json.isEmpty)
    }

    @Test("a filing taken back is an open note that does not suggest the same contact first")
    func takeBack() async throws {
        let circles = try CirclesProcess()
        let id = try await filed(circles)
        try await circles.run("interactions", "delete", id, "--to-inbox")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first)
        #expect(note["reason"] as? String == "undone")
        let first = (note["suggestions"] as? [[String: Any]])?.first
        #expect(first == nil || first?["name"] as? String != "Maria Lopez" || first?["score"] as? Double == 0)
        let output = try await circles.run("inbox", "assign", try #require(note["id"] as? String), "Ana Sousa")
        #expect(output.status == 0)
        #expect(try await circles.run("timeline", "Ana Sousa", "--json").json.count == 1)
    }

    @Test("a summary that the user wrote survives a retry")
    func editedSummary() async throws {
        let circles = try CirclesProcess()
        let id = try await filed(circles)
        try await circles.run("interactions", "edit", id, "--summary", "Mine.")
        let shown = try #require(try await circles.run("interactions", "show", id, "--json").json.first)
        let capture = try #require((shown["captureIDs"] as? [String])?.first)
        #expect(try await circles.run("retry", capture).status == 0)
        let after = try #require(try await circles.run("interactions", "show", id, "--json").json.first)
        #expect(after["summary"] as? String == "Mine.")
    }

    @Test("a contact with interactions is not removed without saying where they go")
    func removeContact() async throws {
        let circles = try CirclesProcess()
        _ = try await filed(circles)
        let refused = try await circles.run("contacts", "remove", "Maria Lopez")
        #expect(refused.status == 64)
        #expect(refused.standardError.contains("--to-inbox"))
        try await circles.run("contacts", "edit", "Maria Lopez", "--nickname", "Mari", "--note", "plays chess")
        let removed = try await circles.run("contacts", "remove", "Maria Lopez", "--merge-into", "Ana Sousa")
        #expect(removed.standardOutput.contains("1 interaction went to Ana Sousa"))
        #expect(try await circles.run("timeline", "Ana Sousa", "--json").json.count == 1)
        let ana = try #require(try await circles.run("contacts", "show", "Ana Sousa", "--json").json.first)
        #expect(ana["nicknames"] as? [String] == ["Mari"])
        #expect(ana["note"] as? String == "plays chess")
        #expect(try await circles.run("undo").status == 0)
        #expect(try await circles.run("timeline", "Maria Lopez", "--json").json.count == 1)
    }

    @Test("a contact added later is found for the notes that wait, and named")
    func addedLater() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--text", "Priya Nair\nsee you soon")
        let added = try await circles.run("contacts", "add", "Priya Nair")
        #expect(added.standardError.contains("circles inbox assign"))
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first)
        #expect((note["suggestions"] as? [[String: Any]])?.first?["name"] as? String == "Priya Nair")
    }

    @Test("a name of several words needs no quotes, wherever it stands last")
    func unquoted() async throws {
        let circles = try CirclesProcess()
        #expect(try await circles.run("contacts", "add", "Ana", "Maria", "Sousa", "--nickname", "Ani").status == 0)
        #expect(try await circles.run("contacts", "add", "John Smith").status == 0)
        #expect(try await circles.run("contacts", "me", "Kim", "Berg").standardOutput.hasPrefix("you are Kim Berg "))
        try await circles.run("import", "--text", "Priya Nair\nsee you soon")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        let assigned = try await circles.run("inbox", "assign", note, "Ana", "Maria", "Sousa")
        #expect(assigned.standardOutput.hasPrefix("filed with Ana Maria Sousa "))
        let filed = try await circles.run("timeline", "ana", "maria", "sousa", "--json").json
        let id = try #require(filed.first?["id"] as? String)
        #expect(try await circles.run("interactions", "move", id, "John", "Smith").status == 0)
        #expect(try await circles.run("timeline", "John Smith", "--json").json.count == 1)
        #expect(try await circles.run("contacts", "edit", "--note", "swims", "John", "Smith").status == 0)
        let john = try #require(try await circles.run("contacts", "show", "John", "Smith", "--json").json.first)
        #expect(john["note"] as? String == "swims")
        let prefix = String(try #require(john["id"] as? String).prefix(8))
        #expect(try await circles.run("contacts", "show", prefix).status == 0)
        #expect(try await circles.run("contacts", "remove", "John", "Smith", "--to-inbox").status == 0)
    }

    @Test("words that are no one's whole name lead to nobody")
    func unquotedNobody() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Maria Lopez")
        #expect(try await circles.run("contacts", "show", "Maria", "Lopez", "Garcia").status == 65)
        #expect(try await circles.run("contacts", "remove", "Maria").status == 65)
        #expect(try await circles.run("contacts", "show").status == 64)
    }

    @Test("a note is assigned to a contact made for it")
    func assignNew() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--text", "Priya Nair\nsee you soon")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        #expect(try await circles.run("inbox", "assign", note, "--new", "Priya Nair").status == 0)
        #expect(try await circles.run("timeline", "Priya Nair", "--json").json.count == 1)
        #expect(try await circles.run("inbox", "assign", note, "Priya Nair").status == 64)
    }

    @Test("I am never taken for the other side")
    func me() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "me", "Kim Berg")
        let line = try await circles.run("import", "--json", "--text", "Kim Berg\nnote to self").json.first
        #expect(line?["status"] as? String == "inbox")
    }

    @Test("a part of a name asks once; taken back, it asks again")
    func asksOnce() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Elizabeth Chen", "Ana Sousa")
        let asked = try #require(try await circles.run("import", "--json", "--text", "Liz\nsee you").json.first)
        let note = try #require(asked["inboxNote"] as? [String: Any])
        #expect(note["reason"] as? String == "confirm")
        let assigned = try await circles.run("inbox", "assign", try #require(note["id"] as? String), "Elizabeth Chen")
        #expect(assigned.standardError.contains("from now on"))
        let second = try #require(try await circles.run("import", "--json", "--text", "Liz\nnice one").json.first)
        #expect(second["status"] as? String == "filed")

        let first = try #require(try await circles.run("timeline", "--json").json.last?["id"] as? String)
        try await circles.run("interactions", "move", first, "Ana Sousa")
        let ids = try await circles.run("timeline", "--json").json.compactMap { $0["id"] as? String }
        for id in ids where id != first { try await circles.run("interactions", "move", id, "Ana Sousa") }
        let third = try #require(try await circles.run("import", "--json", "--text", "Liz\nand again").json.first)
        #expect(third["status"] as? String == "inbox")
    }

    @Test("what the user wrote is there again after a filing was taken back and assigned anew")
    func ownWords() async throws {
        let circles = try CirclesProcess()
        let id = try await filed(circles)
        try await circles.run(
            "interactions", "edit", id, "--summary", "Mine.", "--note", "my note", "--label", "family")
        try await circles.run("interactions", "delete", id, "--to-inbox")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        try await circles.run("inbox", "assign", note, "Ana Sousa")
        let filed = try #require(try await circles.run("timeline", "Ana Sousa", "--json").json.first)
        #expect(filed["summary"] as? String == "Mine.")
        #expect(filed["userNote"] as? String == "my note")
        #expect(filed["labels"] as? [String] == ["family"])
    }

    @Test("a moved interaction speaks of the contact it is with now")
    func renamed() async throws {
        let circles = try CirclesProcess()
        let id = try await filed(circles)
        try await circles.run("interactions", "move", id, "Ana Sousa")
        let moved = try #require(try await circles.run("timeline", "Ana Sousa", "--json").json.first)
        let summary = try #require(moved["summary"] as? String)
        #expect(!summary.contains("Maria Lopez"))
    }

    @Test("a message that was read wrongly is corrected by its number, in the inbox and when it is filed, and stays so")
    func message() async throws {
        let circles = try CirclesProcess()
        let id = try await filed(circles)
        let shown = try await circles.run("interactions", "show", id)
        #expect(shown.standardOutput.contains("1 │"), "\(shown.standardOutput)")
        let edited = try await circles.run(
            "interactions", "edit", id, "--message", "1", "--text", "I love kayaking", "--side", "left", "--json")
        #expect(edited.status == 0, "\(edited.standardError)")
        let view = try #require(edited.json.first)
        #expect((view["interests"] as? [[String: Any]])?.compactMap { $0["topic"] as? String } == ["kayaking"])
        let capture = try #require((view["captureIDs"] as? [String])?.first)
        #expect(try await circles.run("retry", capture).status == 0)
        #expect(try await circles.run("interactions", "show", id).standardOutput.contains("I love kayaking"))
        // What the retry brought up to date, and the correction.
        for _ in 0..<2 { try await circles.run("undo") }
        #expect(try await circles.run("interactions", "show", id).standardOutput.contains("I love gardening"))
        for wrong in [["--message", "1"], ["--text", "x"], []] {
            #expect(try await circles.run(["interactions", "edit", id] + wrong).status == 64)
        }
        #expect(try await circles.run("interactions", "edit", id, "--message", "9", "--text", "x").status != 0)
        try await circles.run("import", "--text", "Lizzie Unknown\nsee you soom")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        #expect(try await circles.run("inbox", "edit", note, "--message", "1", "--text", "see you soon").status == 0)
        #expect(try await circles.run("inbox", "show", note).standardOutput.contains("1 │ ?: see you soon"))
    }
}
