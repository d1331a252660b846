import CirclesTestSupport
import Foundation
import Testing

@Suite("Learning and undoing, from the command line")
struct LearningTests {
    /// Imports a text whose first line is the title; the id of its note.
    private func note(_ circles: CirclesProcess, _ title: String, _ text: String) async throws -> String {
        let line = try await circles.run("import", "--json", "--text", "\(title)\n\(text)").json.first
        return try #require((line?["inboxNote"] as? [String: Any])?["id"] as? String, "\(title) was not asked")
    }

    private func status(_ circles: CirclesProcess, _ title: String, _ text: String) async throws -> String? {
        try await circles.run("import", "--json", "--text", "\(title)\n\(text)").json.first?["status"] as? String
    }

    private func entry(_ circles: CirclesProcess, _ action: String) async throws -> String {
        let entries = try await circles.run("log", "--json").json
        return try #require(entries.first { $0["action"] as? String == action }?["id"] as? String)
    }

    @Test("an assigned title is an alias from then on; undoing what it filed unlearns it")
    func alias() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Elizabeth Chen", "Ana Sousa")
        let first = try await note(circles, "Lissy Wonder", "hello there")
        let second = try await note(circles, "Lissy Wonder", "how are you")
        let assigned = try await circles.run("inbox", "assign", first, "Elizabeth Chen")
        #expect(assigned.status == 0)
        #expect(assigned.standardError.contains("from now on \"Lissy Wonder\" is Elizabeth Chen"))
        #expect(assigned.standardError.contains("circles inbox assign \(second.prefix(8))"))
        let contact = try await circles.run("contacts", "show", "Elizabeth Chen")
        #expect(contact.standardOutput.contains("Lissy Wonder (learnt from note \(first.prefix(8)))"))
        let shown = try #require(try await circles.run("contacts", "show", "Elizabeth Chen", "--json").json.first)
        #expect((shown["aliasOrigins"] as? [[String: Any]])?.first?["note"] as? String == first)

        #expect(try await status(circles, "Lissy Wonder", "third") == "filed")
        let refused = try await circles.run("undo", try await entry(circles, "assigned"))
        #expect(refused.status == 64)
        #expect(refused.standardError.contains(try await entry(circles, "filed").prefix(8)))

        let undone = try await circles.run("undo")
        #expect(undone.standardError.contains("\"Lissy Wonder\" no longer means Elizabeth Chen"))
        #expect(try await status(circles, "Lissy Wonder", "fourth") == "inbox")
        let open = try await circles.run("inbox", "list", "--json").json.first { $0["reason"] as? String == "undone" }
        let suggestion = (open?["suggestions"] as? [[String: Any]])?.first
        #expect(suggestion == nil)
    }

    @Test("--also files the other notes with that title, and one undo takes all back")
    func also() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Elizabeth Chen")
        var last = ""
        for text in ["one", "two", "three"] { last = try await note(circles, "Lissy Wonder", text) }
        let output = try await circles.run("inbox", "assign", last, "Elizabeth Chen", "--also", "--json")
        #expect(output.json.count == 3)
        #expect(try await circles.run("inbox", "list", "--json").json.isEmpty)
        #expect(try await circles.run("undo").status == 0)
        #expect(try await circles.run("inbox", "list", "--json").json.count == 3)
        #expect(try await status(circles, "Lissy Wonder", "four") == "inbox")
    }

    @Test("--also takes no other number of the same country, and no other name with a number behind it")
    func alsoIsStrict() async throws {
        let circles = try CirclesProcess()
        for name in ["Tim Berg", "Ana Sousa"] { try await circles.run("contacts", "add", name) }
        let other = try await note(circles, "+1 202-555-0177", "who is this")
        _ = try await note(circles, "+1 (412) 253-4494", "hello")
        let tim = try await note(circles, "+1 412 253 4494", "hello again")
        let filed = try await circles.run("inbox", "assign", tim, "Tim Berg", "--also", "--json")
        #expect(filed.json.count == 2)
        #expect(try await circles.run("inbox", "list", "--json").json.compactMap { $0["id"] as? String } == [other])
        let second = try await note(circles, "Anna 2", "one")
        let first = try await note(circles, "Anna 1", "two")
        let assigned = try await circles.run("inbox", "assign", first, "Ana Sousa", "--also", "--json")
        #expect(assigned.json.count == 1)
        #expect(try await circles.run("inbox", "show", second, "--json").json.first?["state"] as? String == "open")
    }

    @Test("the review offers no other number of the same country along")
    func reviewIsStrict() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Tim Berg")
        _ = try await note(circles, "+1 412 253 4494", "hello")
        let other = try await note(circles, "+1 202-555-0177", "who is this")
        let reviewed = try await circles.run("inbox", "review", input: Data("/\nTim\n1\nq\n".utf8))
        #expect(reviewed.standardOutput.contains("filed with Tim Berg"))
        #expect(!reviewed.standardOutput.contains("more with that title"))
        #expect(try await circles.run("inbox", "list", "--json").json.compactMap { $0["id"] as? String } == [other])
    }

    @Test(
        "an assigned number, address or handle is the contact's from then on, and says where it came from",
        arguments: [("+1 412 253 4494", "phones"), ("tim@example.net", "emails"), ("@tim_berg", "handles")])
    func identifier(title: String, field: String) async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Tim Berg")
        let id = try await note(circles, title, "hello")
        let assigned = try await circles.run("inbox", "assign", id, "Tim Berg")
        #expect(assigned.standardError.contains("from now on \"\(title)\" is Tim Berg"))
        let shown = try await circles.run("contacts", "show", "Tim Berg")
        #expect(shown.standardOutput.contains("\(title) (learnt from note \(id.prefix(8)))"))
        let json = try #require(try await circles.run("contacts", "show", "Tim Berg", "--json").json.first)
        #expect(json[field] as? [String] == [title])
        #expect((json["learntOrigins"] as? [[String: Any]])?.first?["note"] as? String == id)
        #expect((json["aliasOrigins"] as? [Any])?.isEmpty == true)
        #expect(try await circles.run("contacts", "export").standardOutput.contains(title))
        #expect(try await status(circles, title, "again") == "filed")

        let undone = try await circles.run("undo")
        #expect(undone.standardError.contains("\"\(title)\" no longer means Tim Berg"))
        let after = try #require(try await circles.run("contacts", "show", "Tim Berg", "--json").json.first)
        #expect((after[field] as? [Any])?.isEmpty == true)
        #expect(try await status(circles, title, "once more") == "inbox")
    }

    @Test("a learnt number is forgotten when a contact comes that has it, and never learnt when one has it")
    func sharedNumber() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Tim Berg")
        let id = try await note(circles, "+1 412 253 4494", "hello")
        try await circles.run("inbox", "assign", id, "Tim Berg")
        let added = try await circles.run("contacts", "add", "Ana Sousa", "--phone", "412-253-4494")
        #expect(added.standardError.contains("\"+1 412 253 4494\" no longer means Tim Berg"))
        let match = try await circles.run("contacts", "match", "--json", "+1 412 253 4494").json.first
        // Hers says no country, so that it may be another one's: she is suggested.
        #expect(match?["outcome"] as? String == "unknown")
        #expect((match?["suggestions"] as? [[String: Any]])?.first?["name"] as? String == "Ana Sousa")
    }

    @Test("a learnt number, address or handle that somebody else has, too, is both's: it is asked about")
    func bothHaveIt() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Tim Berg")
        let titles = [("+1 412 253 4494", "--phone"), ("tim@example.net", "--email"), ("@tim_berg", "--handle")]
        for (title, _) in titles {
            try await circles.run("inbox", "assign", try await note(circles, title, "hello"), "Tim Berg")
        }
        try await circles.run(["contacts", "add", "Ana Sousa"] + titles.flatMap { [$0.1, $0.0] })
        for (title, _) in titles {
            #expect(try await status(circles, title, "once more") == "inbox", "\(title)")
        }
    }

    @Test("a note is filed with Anna 1 where Anna 1 was said, and with nobody where she is not there")
    func whoIsStrict() async throws {
        let circles = try CirclesProcess()
        for name in ["Anna 2", "John Smith Jr"] { try await circles.run("contacts", "add", name) }
        let id = try await note(circles, "Lissy Wonder", "hello")
        #expect(try await circles.run("inbox", "assign", id, "Anna 1").status == 65)
        #expect(try await circles.run("inbox", "assign", id, "John Smith Sr").status == 65)
        try await circles.run("contacts", "add", "Anna 1")
        #expect(try await circles.run("inbox", "assign", id, "anna 1").standardOutput.contains("filed with Anna 1"))
    }

    @Test(
        "what is typed is nobody whose name has another letter, space or accent; it is asked about",
        arguments: [
            ("Anna Vogt", "\u{410}nna Vogt"), ("Mary Ann", "Maryann"), ("Annalena Vogt", "Anna Lena Vogt"),
            ("Max Mustermann", "Max Muster Mann"), ("Björn Falk", "Bjørn Falk"), ("Jon Smith", "Mrs. Jon Smith"),
            ("Jon Smith", "Jon Smith Office"), ("Jon Smith", "Jon Smith (Plumber)"), ("Tom Vogt", "Frau Vogt Tom"),
            ("Joseph Miller", "Joseph Miller 🔧"), ("Joseph Miller", "Joseph Miller #"),
            ("Joe 🔧", "Joe"), ("Sam Lee", "Sam Lee ❤"), ("Team 10", "Team 10%"), ("Joseph Miller", "Joseph Miłler"),
            ("Li Wei", "Lǐ Wēi"), ("Anna Maria", "Anna & Maria"), ("Anna Maria", "Anna ❤ Maria"),
            ("Smith & Sons", "Smith Sons"), ("Joseph Miller", "Joseph + Miller"), ("Klaus (Neighbour)", "Klaus"),
            ("Anna Maria", "Anna's Maria"), ("Anna Maria", "Anna&Maria"),
        ])
    func typed(_ name: String, _ title: String) async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", name)
        #expect(try await status(circles, title, "hello") == "inbox")
        #expect(try await status(circles, name, "hello again") == "filed")
    }

    @Test(
        "what was taught leads sign for sign",
        arguments: [
            ("Tim (1)", "Tim 1"), ("Tim (1)", "Tim #1"), ("Kurt (Berlin)", "Kurt Berlin"), ("Zoe ♀", "Zoe"),
            ("Mia 🇩🇪", "Mia"), ("Mia 🌸", "Mia"), ("Bo-Lin", "Bo Lin"),
        ])
    func signForSign(_ taught: String, _ title: String) async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Ingrid Svensson")
        try await circles.run("inbox", "assign", try await note(circles, taught, "hello"), "Ingrid Svensson")
        #expect(try await status(circles, taught, "once more") == "filed")
        #expect(try await status(circles, title, "and again") == "inbox")
    }

    @Test("a word without its @ that others may be called is nobody's handle")
    func handleIsAName() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Anna Lang", "--handle", "@sarah")
        #expect(try await status(circles, "Sarah", "hello") == "inbox")
        try await circles.run("contacts", "add", "Robert Fox", "--handle", "quibbler")
        #expect(try await status(circles, "@quibbler", "hello") == "filed")
        #expect(try await status(circles, "Quibbler", "hello again") == "inbox")
        try await circles.run("contacts", "add", "Tim Jones", "--handle", "bob.smith")
        #expect(try await status(circles, "bob.smith", "hello") == "filed")
        try await circles.run("contacts", "add", "Robert Smith")
        #expect(try await status(circles, "bob.smith", "hello again") == "inbox")
    }

    @Test(
        "a part of a name, and a name with something beside it, ask once", arguments: ["Maria", "Maria Lopez Office"])
    func asksOnce(_ title: String) async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Maria Lopez")
        let id = try await note(circles, title, "hello")
        let output = try await circles.run("inbox", "assign", id, "Maria Lopez")
        #expect(output.standardError.contains("from now on \"\(title)\" is Maria Lopez"))
        #expect(try await status(circles, title, "once more") == "filed")
    }

    @Test("a title that fits two contacts is never learnt, and one that comes to fit two is forgotten")
    func ambiguous() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Sarah Ahmed")
        let first = try await note(circles, "Sarah", "hello")
        try await circles.run("inbox", "assign", first, "Sarah Ahmed")
        #expect(try await status(circles, "Sarah", "again") == "filed")
        let added = try await circles.run("contacts", "add", "Sarah Whitfield")
        #expect(added.standardError.contains("\"Sarah\" no longer means Sarah Ahmed"))
        let second = try await note(circles, "Sarah", "and again")
        let assigned = try await circles.run("inbox", "assign", second, "Sarah Whitfield")
        #expect(!assigned.standardError.contains("from now on"))
        #expect(try await status(circles, "Sarah", "for ever") == "inbox")
    }

    @Test("moving an interaction unlearns the alias it rests on")
    func move() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Elizabeth Chen", "Ana Sousa")
        let id = try await note(circles, "Lissy Wonder", "hello")
        let filed =
            try await circles.run("inbox", "assign", id, "Elizabeth Chen", "--json").json.first?["id"] as? String
        let output = try await circles.run("interactions", "move", try #require(filed), "Ana Sousa")
        #expect(output.standardError.contains("no longer means Elizabeth Chen"))
        #expect(try await status(circles, "Lissy Wonder", "again") == "inbox")
    }

    @Test("the log lists newest first, in words, without what was said; undoing twice is refused")
    func log() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        _ = try await circles.run("import", "--text", "Maria Lopez\nthe secret is zanzibar")
        let log = try await circles.run("log")
        #expect(log.standardOutput.split(separator: "\n").first?.contains("filed with Maria Lopez") == true)
        #expect(!log.standardOutput.contains("zanzibar"))
        let id = try await entry(circles, "filed")
        #expect(try await circles.run("log", "--limit", "1", "--json").json.first?["undone"] as? Bool == false)
        #expect(try await circles.run("undo", id).status == 0)
        #expect(try await circles.run("log", "--limit", "1", "--json").json.first?["undone"] as? Bool == true)
        let twice = try await circles.run("undo", id)
        #expect(twice.status == 64)
        #expect(twice.standardError.contains("already undone"))
        #expect(try await circles.run("undo", "ffffffff").status == 65)
    }

    @Test("an empty journal has nothing to take back")
    func nothing() async throws {
        let circles = try CirclesProcess()
        #expect(try await circles.run("undo").status == 65)
        #expect(try await circles.run("log", "--json").standardOutput.isEmpty)
    }

    @Test("open notes are matched anew when the book changes: me, a contact removed, and undone again")
    func matchedAnew() async throws {
        let circles = try CirclesProcess()
        for name in ["Sarah Ahmed", "Sarah Whitfield", "Kim Berg"] { try await circles.run("contacts", "add", name) }
        let sarah = try await note(circles, "Sarah", "hello")
        try await circles.run("contacts", "me", "Kim Berg")
        let kim = try await note(circles, "Kim Berg", "hello")
        let me = try await circles.run("contacts", "me", "Pat Doe")
        #expect(me.standardError.contains("circles inbox assign \(kim.prefix(8))"))
        let removed = try await circles.run("contacts", "remove", "Sarah Whitfield")
        #expect(removed.standardError.contains("circles inbox assign \(sarah.prefix(8))"))
        #expect(try await circles.run("undo").status == 0)
        let shown = try await circles.run("inbox", "show", sarah, "--json").json.first
        #expect((shown?["suggestions"] as? [[String: Any]])?.count == 2)
    }

    @Test("a number leads to its contact as the region's plan reads it")
    func phone() async throws {
        let circles = try CirclesProcess().with(["CIRCLES_REGION": "AR"])
        try await circles.run("contacts", "add", "Ana Sousa", "--phone", "+54 9 11 2345-6789")
        let match = try await circles.run("contacts", "match", "--json", "011 15-2345-6789").json.first
        #expect((match?["contact"] as? [String: Any])?["name"] as? String == "Ana Sousa")
        #expect(match?["method"] as? String == "phone")
    }

    @Test("the review files namesakes with one key and takes all of it back with another")
    func review() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Maria Lopez")
        _ = try await note(circles, "Maria", "one")
        _ = try await note(circles, "Maria", "two")
        let other = try await note(circles, "Somebody Else", "three")
        let filed = try await circles.run("inbox", "review", input: Data("1\na\nq\n".utf8))
        #expect(filed.standardOutput.contains("filed with Maria Lopez; and 1 more note"))
        #expect(filed.standardError.contains("from now on \"Maria\" is Maria Lopez"))
        #expect(try await circles.run("inbox", "list", "--json").json.compactMap { $0["id"] as? String } == [other])
    }

    @Test("the review takes its last step back with one key, and what it taught")
    func reviewUndo() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Maria Lopez")
        let ids = [try await note(circles, "Maria", "one"), try await note(circles, "Maria", "two")]
        let output = try await circles.run("inbox", "review", input: Data("1\na\nu\nq\n".utf8))
        // With nothing left to do the review ends before it can be asked to take back.
        #expect(output.standardOutput.contains("and 1 more"))
        #expect(try await circles.run("undo").status == 0)
        let open = try await circles.run("inbox", "list", "--json").json.compactMap { $0["id"] as? String }
        #expect(Set(open) == Set(ids))

        _ = try await note(circles, "Somebody Else", "three")
        let other = try await note(circles, "Lissy Wonder", "four")
        let back = try await circles.run("inbox", "review", input: Data(" \n \ne\nu\nq\n".utf8))
        #expect(back.standardOutput.contains("undone"))
        #expect(try await circles.run("inbox", "show", other, "--json").json.first?["state"] as? String == "open")
        #expect(try await circles.run("inbox", "list", "--json").json.count == 4)
    }

    @Test("a contact given with a screenshot teaches its title, in the app that the file's name says")
    func chosen() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Elizabeth Chen")
        let picture = Fixture.url("screenshots/Screenshot_20240211-210733_WhatsApp.jpg").path
        let output = try await circles.run("import", picture, "--contact", "Elizabeth Chen", "--json")
        #expect(output.json.first?["status"] as? String == "filed")
        #expect(output.standardError.contains("is Elizabeth Chen in whatsapp"))
        let shown = try await circles.run("contacts", "show", "Elizabeth Chen", "--json").json.first
        let origin = try #require((shown?["aliasOrigins"] as? [[String: Any]])?.first)
        #expect(origin["app"] as? String == "whatsapp")
        #expect(origin["capture"] as? String == output.json.first?["capture"] as? String)
        let match = try await circles.run("contacts", "match", "--json", try #require(origin["alias"] as? String))
        #expect(match.json.first?["method"] as? String == "nickname")
        // One step: undoing the filing unlearns.
        #expect(try await circles.run("undo").status == 0)
        let after = try await circles.run("contacts", "show", "Elizabeth Chen", "--json").json.first
        #expect((after?["aliasOrigins"] as? [Any])?.isEmpty == true)
    }

    @Test(
        "a contact given with a text is for that one: it teaches, and a note of the same words stays, for it may be another's"
    )
    func chosenLater() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Elizabeth Chen")
        _ = try await note(circles, "Lissy Wonder", "hello there")
        let output = try await circles.run(
            "import", "--text", "Lissy Wonder\nhello there", "--contact", "Elizabeth Chen", "--json")
        #expect(output.json.first?["status"] as? String == "filed")
        #expect(output.standardError.contains("from now on \"Lissy Wonder\" is Elizabeth Chen"))
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
        #expect(try await status(circles, "Lissy Wonder", "again") == "filed")
    }

    @Test("contacts that come or change are held against the open notes")
    func offered() async throws {
        let circles = try CirclesProcess()
        _ = try await note(circles, "Priya Nair", "one")
        let id = try await note(circles, "Priya Nair", "two")
        let added = try await circles.run("contacts", "add", "Priya Nair")
        #expect(added.standardError.contains("2 open notes now match Priya Nair: circles inbox"))
        #expect(added.standardError.contains("circles inbox assign \(id.prefix(8))"))
        _ = try await note(circles, "Froggy", "three")
        let edited = try await circles.run("contacts", "edit", "Priya Nair", "--nickname", "Froggy")
        #expect(edited.standardError.contains("open notes now match Priya Nair"))
    }
}
