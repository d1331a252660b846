import CirclesTestSupport
import Foundation
import Testing

@Suite("Export and purge")
struct LeavingTests {
    private let circles: CirclesProcess

    init() throws { circles = try CirclesProcess() }

    private func fill() async throws {
        try await circles.addContacts("Maria Lopez", "Jon Smith")
        try await circles.run(
            "import", "--contact", "Maria Lopez", Fixture.url("screenshots/imessage-maria-dark.png").path)
        try await circles.run("import", "--text", "Jon Smith\nthe quetzalcoatl sentinel")
        try await circles.run("import", "--text", "Maria Lopez\nthe axolotl sentinel", "--note", "ocelot sentinel")
    }

    @Test("after a purge nothing of a contact is found under the home, and everybody else's is")
    func purge() async throws {
        try await fill()
        #expect(try await circles.run("purge", "--contact", "Maria Lopez").status == 64)
        let told = try await circles.run("purge", "--contact", "Maria Lopez", "--yes")
        #expect(told.status == 0, "\(told.standardError)")
        #expect(told.standardOutput.contains("2 interactions"))
        for word in ["axolotl", "ocelot", "Maria"] {
            let found = try await circles.shell("grep -ral \(word) '\(circles.data.path)'")
            #expect(found.standardOutput.isEmpty, "\(word) is in \(found.standardOutput)")
        }
        #expect(
            try await circles.shell("grep -ral quetzalcoatl '\(circles.data.path)'").standardOutput.contains("sqlite"))
        #expect(try await circles.run("timeline", "--json").json.count == 1)
    }

    @Test("a purge keeps the notes that may be about others, and names them")
    func notesAreNamed() async throws {
        try await circles.addContacts("Sarah Ahmed", "Sarah Whitfield")
        try await circles.run("import", "--text", "Sarah A\nsee you")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        let told = try await circles.run("purge", "Sarah Ahmed", "--yes")
        #expect(told.standardOutput.contains("these notes stay"), "\(told.standardOutput)")
        #expect(told.standardOutput.contains("\(note.prefix(8))  Sarah A"), "\(told.standardOutput)")
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
    }

    @Test("who was merged into somebody is not purged by the old name: it is said who has the conversations")
    func purgeMerged() async throws {
        try await circles.addContacts("Maria Lopez", "Jon Smith")
        try await circles.run("import", "--text", "Maria Lopez\nsee you on Friday")
        try await circles.run("contacts", "merge", "Jon Smith", "Maria Lopez")
        let refused = try await circles.run("purge", "Maria Lopez", "--yes")
        #expect(refused.status == 64)
        #expect(refused.standardError.contains("Maria Lopez was merged into Jon Smith"))
        #expect(refused.standardError.contains("purge Jon Smith"))
        #expect(try await circles.run("timeline", "--json").json.count == 1)
    }

    @Test("who is told of in the log alone can be purged, too, and what tells of others keeps no name")
    func former() async throws {
        try await circles.addContacts("Maria Lopez", "Jon Smith")
        try await circles.run("import", "--text", "Maria Lopez\nsee you")
        let id = try #require(try await circles.run("timeline", "--json").json.first?["id"] as? String)
        try await circles.run("interactions", "move", id, "Jon Smith")
        try await circles.run("contacts", "remove", "Maria Lopez")
        #expect(try await circles.run("log").standardOutput.contains("Maria"))
        #expect(try await circles.run("purge", "Maria Lopez", "--yes").status == 0)
        #expect(try await !circles.run("log").standardOutput.contains("Maria"))
        #expect(try await circles.run("purge", "Maria Lopez", "--yes").status != 0)
    }

    @Test("captures of a certain age go, with what they became")
    func old() async throws {
        try await fill()
        #expect(try await circles.run("purge", "--older-than", "1", "--yes").standardOutput.isEmpty)
        #expect(try await circles.run("purge", "--older-than", "0", "--yes").status == 0)
        #expect(try await circles.run("timeline", "--json").json.isEmpty)
        #expect(try await circles.run("contacts", "list", "--json").json.count == 2)
        #expect(try await circles.shell("grep -ral sentinel '\(circles.data.path)'").standardOutput.isEmpty)
    }

    @Test("Markdown has a file a contact, and text from a screen stays text")
    func markdown() async throws {
        try await circles.addContacts("Maria Lopez")
        try await circles.run("import", "--text", "Maria Lopez\n<b>[x](http://example.org)</b>")
        let folder = circles.home.path + "/people"
        #expect(try await circles.run("export", "--markdown", folder).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == 1)
        let text = try String(contentsOfFile: "\(folder)/\(names[0])", encoding: .utf8)
        #expect(text.contains("# Maria Lopez") && text.contains(#"\<b\>\[x\]"#))
    }

    @Test("a new export takes the pages of those who are gone, and nothing that it did not write")
    func staleMarkdown() async throws {
        try await circles.addContacts("Maria Lopez", "Hugo Laurent")
        let folder = circles.home.path + "/people"
        try await circles.run("export", "--markdown", folder)
        try "mine\n".write(toFile: "\(folder)/notes.md", atomically: true, encoding: .utf8)
        try await circles.run("purge", "Hugo Laurent", "--yes")
        try await circles.run("contacts", "edit", "Maria Lopez", "--name", "Maria Ruiz")
        try await circles.run("export", "--markdown", folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names.count == 2 && names[0].hasPrefix("Maria-Ruiz-") && names[1] == "notes.md", "\(names)")
    }
}
