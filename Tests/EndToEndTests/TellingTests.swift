import CirclesTestSupport
import Foundation
import Testing

/// What commands say of what they did, and of what is there.
@Suite("What is told, and how")
struct TellingTests {
    private func picture(_ name: String) -> String {
        Fixture.root.appending(path: "Fixtures/screenshots/\(name)").path
    }

    @Test("a note is listed with the reason of now, once its contact is there")
    func reasonOfNow() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--text", "Hugo Laurent\nsee you")
        #expect(try await circles.run("inbox", "list").standardOutput.contains("not in your contacts"))
        try await circles.run("contacts", "add", "Hugo Laurent")
        #expect(try await circles.run("inbox", "list").standardOutput.contains("please confirm"))
        try await circles.run("contacts", "add", "Hugo Laurent")
        #expect(try await circles.run("inbox", "list").standardOutput.contains("several contacts fit"))
    }

    @Test("a text that names somebody else is asked about for that, whomever its title leads to")
    func othersStay() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez", "John Smith")
        let told = try await circles.run("import", "--json", "--text", "Maria Lopez\nsee you\nJohn Smith\nyes").json
        let note = try #require((told.first?["inboxNote"] as? [String: Any])?["id"] as? String)
        let shown = try await circles.run("inbox", "show", note).standardOutput
        #expect(shown.contains("the text names \"John Smith\", too"), "\(shown)")
    }

    @Test("a list shows the day that the screenshot shows, as the review and what is filed do")
    func dayOfNote() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", picture("IMG_5021.PNG"))
        let list = try await circles.run("inbox", "list").standardOutput
        #expect(list.contains("2024-03-03"), "\(list)")
    }

    @Test("what a share with a contact taught is told by process, too")
    func processTellsWhatItLearnt() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Ruth Bergman")
        try await circles.run("share", picture("messenger-amara-light.png"), "--contact", "Ruth Bergman")
        let output = try await circles.run("process")
        #expect(
            output.standardError.contains("from now on \"Amara Okafor\" is Ruth Bergman"), "\(output.standardError)")
    }

    @Test("who of a pasted chat is the user is known to a retry once it is known to the contacts")
    func retryKnowsTheOwner() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let chat = "Maria Lopez: Dinner?\nKim Berg: Yes\nMaria Lopez: See you"
        let told = try await circles.run("import", "--json", "--text", chat).json
        let capture = try #require(told.first?["capture"] as? String)
        #expect(told.first?["status"] as? String == "inbox")
        try await circles.run("setup", "--me", "Kim Berg")
        let again = try await circles.run("retry", "--json", capture).json
        #expect(again.first?["status"] as? String == "filed")
        #expect(
            try await circles.run("extract", "--text", chat).standardOutput.contains("who        Maria Lopez"))
    }

    @Test("one of two of a name is told apart also where the other is not suggested")
    func oneOfTwo() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Jon Smith", "--phone", "+1 202 555 0101")
        try await circles.run("contacts", "add", "Jon Smith", "--phone", "+1 202 555 0102")
        try await circles.run("import", "--text", "Jon\nsee you")
        let list = try await circles.run("inbox", "list").standardOutput
        #expect(list.contains("Jon Smith (+1 202"), "\(list)")
    }

    @Test("numbers and nouns agree, and what has no plural by an s has its own")
    func plurals() async throws {
        let circles = try CirclesProcess()
        for name in 0..<20 { try await circles.run("contacts", "add", "Person \(name)") }
        let ids = try await circles.run("log", "--json").json.compactMap { $0["id"] as? String }
        let firsts = Dictionary(grouping: ids, by: \.first)
        let several = try #require(firsts.first { $0.value.count > 1 })
        let output = try await circles.run("undo", String(try #require(several.key)))
        #expect(output.standardError.contains("fits \(several.value.count) entries: "), "\(output.standardError)")
        #expect(try await circles.run("usage", "--days", "1").standardError.contains("in the last day"))
    }

    @Test("an edit that changes nothing is said to be none, and writes none")
    func nothingEdited() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run("contacts", "edit", "Maria Lopez")
        #expect(output.standardOutput.contains("nothing changed of Maria Lopez"))
        #expect(try await circles.run("log", "--json").json.count == 1)
    }

    @Test("a folder that is watched already is not said to be watched first")
    func watchedTwice() async throws {
        let circles = try CirclesProcess()
        let folder = try TemporaryFolder()
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let output = try await circles.run("watch", folder.path, "--process")
        #expect(output.status != 0 && output.standardError.contains("another process watches"))
        #expect(!output.standardError.contains("Ctrl-C"), "\(output.standardError)")
    }

    @Test("an address book comes again without anybody twice, whatever their numbers")
    func shortNumbers() async throws {
        let circles = try CirclesProcess()
        try circles.home.write("Name,Phone\nAl Miller,12\n", to: "people.csv")
        for added in [1, 0] {
            let output = try await circles.run("contacts", "import", circles.home.path + "/people.csv")
            #expect(output.standardOutput.contains("\(added) added"), "\(output.standardOutput)")
        }
    }

    @Test("a purge lists the open notes that name who goes and stay")
    func purgeNamesWhatStays() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        try await circles.run("import", "--text", "Hugo Laurent\nhave you seen Maria Lopez?")
        let output = try await circles.run("purge", "Maria Lopez", "--yes")
        #expect(output.standardOutput.contains("these notes stay") && output.standardOutput.contains("Hugo Laurent"))
    }

    @Test("how a list goes on is one line, however narrow the terminal is")
    func goesOnOnOneLine() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        for word in ["one", "two"] { try await circles.run("import", "--text", "Maria Lopez\nword \(word)") }
        let output = try await circles.shell(
            "script -qec \"stty cols 60 rows 40; $0 timeline --limit 1\" /dev/null")
        let line = try #require(
            output.standardOutput.split(whereSeparator: \.isNewline).first { $0.hasPrefix("more:") })
        #expect(line.contains("--after 20"), "\(output.standardOutput)")
    }

    @Test("a number and a handle are taken away however they are written")
    func removedAsSuch() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Tim Berg", "--phone", "+1 412 253 4494", "--handle", "@tim_k")
        for value in ["+1-412-253-4494", "tim_k"] {
            #expect(try await circles.run("contacts", "edit", "Tim Berg", "--remove=\(value)").status == 0)
        }
        let shown = try await circles.run("contacts", "show", "Tim Berg").standardOutput
        #expect(!shown.contains("4494") && !shown.contains("tim_k"), "\(shown)")
    }

    @Test("a log of more than it lists says how to go on")
    func longLog() async throws {
        let circles = try CirclesProcess()
        for name in 0..<31 { try await circles.run("contacts", "add", "Person \(name)") }
        #expect(try await circles.run("log").standardError.contains("more: circles log --after "))
    }

    @Test("what only reads finds a contact by number, address and handle; what writes does not")
    func foundByNumber() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Tim Berg", "--phone", "+1 412 253 4494", "--handle", "@tim_k")
        for who in ["+14122534494", "@tim_k"] {
            #expect(try await circles.run("contacts", "show", who).standardOutput.contains("Tim Berg"))
            #expect(try await circles.run("contacts", "remove", who).status == 65)
        }
    }
}
