import CirclesTestSupport
import Foundation
import Testing

@Suite("At the terminal")
struct TerminalTests {
    /// What the command prints on a terminal of so many columns while these keys are pressed.
    private func onTerminal(
        _ circles: CirclesProcess, _ command: String, keys: String = "", columns: Int = 80
    ) async throws -> CirclesProcess.Output {
        try await circles.shell(
            "printf '\(keys)' | script -qec \"stty cols \(columns) rows 40; $0 \(command)\" /dev/null")
    }

    @Test(
        "a misspelt command is told what it may be",
        arguments: [
            (["imprt"], "import"), (["contacts", "ad"], "add"), (["asign"], "inbox assign"),
            (["match"], "contacts match"),
        ])
    func unknownCommand(_ words: [String], _ meant: String) async throws {
        let output = try await CirclesProcess().run(words)
        #expect(output.status == 64)
        #expect(output.standardError.contains("did you mean \(meant)?"))
    }

    @Test("a batch ends with what became of it, and without contacts with how to bring some in")
    func tally() async throws {
        let circles = try CirclesProcess()
        let texts = ["--text", "Maria Lopez\nsee you", "--text", "John Smith\nhello"]
        let output = try await circles.run(["import"] + texts)
        #expect(output.standardError.contains("2 to review: circles inbox"))
        #expect(output.standardError.contains("circles contacts import"))
        try await circles.addContacts("Maria Lopez")
        let again = try await circles.run(["import", "--force"] + texts)
        #expect(again.standardError.contains("1 filed · 1 to review"))
        #expect(!again.standardError.contains("circles contacts import"))
    }

    @Test("lines that were left out for they could not be read are counted, with what shows them")
    func leftOut() async throws {
        let circles = try CirclesProcess()
        let picture = Fixture.url("scripts/doubled.png").path
        let read = try await circles.run("read", picture).standardOutput
        #expect(read.contains("\n   !! 2 lines left out; --overlay shows them\n"), "\(read)")
        #expect(read.contains("Lovely, until then"), "\(read)")
        let filed = try await circles.run("import", picture).standardOutput
        #expect(filed.contains("!! 2 lines left out; circles read --overlay shows where"), "\(filed)")
        // A picture that is read as a whole has no such line.
        let whole = try await circles.run("read", Fixture.url("screenshots/imessage-maria-dark.png").path)
        #expect(!whole.standardOutput.contains("left out"), "\(whole.standardOutput)")
    }

    @Test("an address book and a text are imported as what they are")
    func kinds() async throws {
        let circles = try CirclesProcess()
        try circles.home.write("BEGIN:VCARD\nVERSION:3.0\nFN:Maria Lopez\nEND:VCARD\n", to: "people.vcf")
        try circles.home.write("Maria Lopez\nsee you on Friday", to: "chat.txt")
        try circles.home.write("Name,Phone 1 - Value\nOmar Haddad,+12025550142\n", to: "google.csv")
        let files = ["chat.txt", "people.vcf", "google.csv"].map { circles.home.path + "/" + $0 }
        let output = try await circles.run(["import"] + files)
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.standardOutput.contains("2 added"))
        #expect(output.standardOutput.contains("filed") && output.standardOutput.contains("chat.txt → Maria Lopez"))
    }

    @Test("turns that were copied from a messenger are filed with the other one, from the day that is named")
    func copiedTurns() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        try await circles.run("contacts", "me", "Kim Berg")
        let hours = "Maria Lopez 6:02 PM\nDinner on Saturday at 7?\nKim Berg 6:05 PM\nYes"
        let days = hours.replacing(" 6:", with: " — Today at 6:").replacing("Dinner", with: "Lunch")
        for text in [hours, days] {
            let told = try await circles.run("import", "--captured-at", "2024-01-04", "--text", text).standardOutput
            #expect(told.contains("filed") && told.contains("Maria Lopez") && told.contains("2024-01-06"), "\(told)")
        }
    }

    @Test("- is standard input, whatever reads it")
    func dash() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let text = Data("Maria Lopez\nDinner on Saturday at 7?".utf8)
        #expect(try await circles.run("import", "-", input: text).standardOutput.contains("Maria Lopez"))
        #expect(try await circles.run("extract", "-", input: text).standardOutput.contains("inner"))
        let plan = try await circles.run("extract", "-", "--explain", "--json", input: text).json
        #expect((plan.first?["steps"] as? [[String: Any]])?.first?["act"] as? String == "suggest", "\(plan)")
        #expect(
            try await circles.run("contacts", "match", "-", input: Data("Maria Lopez\n".utf8)).standardOutput.contains(
                "Maria Lopez"))
        let card = Data("BEGIN:VCARD\nVERSION:3.0\nFN:Sarah Ahmed\nEND:VCARD\n".utf8)
        let book = try await circles.run("import", "-", input: card)
        #expect(book.standardOutput.contains("1 added"), "\(book.standardOutput)\(book.standardError)")
        #expect(try await circles.run("inbox", "list").standardOutput.isEmpty)
    }

    @Test("a plan's line says its day, its hour and where it is")
    func planned() async throws {
        let told = try await CirclesProcess().run(
            "extract", "--model", "rules", "--captured-at", "2024-01-04", "--text",
            "Maria Lopez\nDinner on Saturday at 7 at Luigi's?")
        #expect(told.standardOutput.contains("dinner 2024-01-06 19:00, Luigi's"), "\(told.standardOutput)")
    }

    @Test("a damaged picture is told of once, and libraries print nothing of their own")
    func damaged() async throws {
        let circles = try CirclesProcess()
        let picture = Fixture.root.appending(path: "Fixtures/screenshots/Screenshot_20240211-210733_WhatsApp.jpg")
        let whole = try Data(contentsOf: picture)
        try whole.prefix(whole.count / 2).write(to: circles.home.url.appending(path: "cut.jpg"))
        for _ in 0..<3 {
            let output = try await circles.run("import", circles.home.path + "/cut.jpg")
            #expect(output.status == 65)
            let lines = output.standardError.split(separator: "\n")
            #expect(lines.allSatisfy { $0.hasPrefix("circles: ") || $0.hasPrefix("  hint: ") }, "\(lines)")
        }
    }

    @Test("namesakes are told apart wherever they are listed")
    func namesakes() async throws {
        let circles = try CirclesProcess()
        try circles.home.write(
            "BEGIN:VCARD\nVERSION:3.0\nFN:Klaus Meier\nORG:Bakery\nEND:VCARD\n"
                + "BEGIN:VCARD\nVERSION:3.0\nFN:Klaus Meier\nORG:School\nEND:VCARD\n", to: "people.vcf")
        _ = try await circles.run("contacts", "import", circles.home.path + "/people.vcf")
        _ = try await circles.run("import", "--text", "Klaus Meier\nsee you on Friday")
        for command in [
            ["contacts", "list"], ["contacts", "duplicates"], ["inbox", "list"],
            ["contacts", "match", "--explain", "Klaus Meier"],
        ] {
            let output = try await circles.run(command).standardOutput
            #expect(output.contains("Klaus Meier (Bakery") || output.contains("Klaus Meier  Bakery"), "\(output)")
            // A column of names ends at forty characters.
            #expect(output.contains("Scho"), "\(output)")
        }
    }

    @Test("a capture's few digits lead to the same with every command, and what is no id is said alike")
    func ids() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let filed = try await circles.run("import", "--json", "--text", "Maria Lopez\nsee you on Friday")
        let capture = try #require(filed.json.first?["capture"] as? String)
        #expect(try await circles.run("trace", String(capture.prefix(2))).standardOutput.contains("filed"))
        let interaction = try #require((filed.json.first?["interaction"] as? [String: Any])?["id"] as? String)
        let free = try #require(
            "0123456789abcdef".first { $0 != capture.first && $0 != interaction.first }.map(String.init))
        for command in ["show", "trace"] {
            let none = try await circles.run(command, free)
            #expect(none.standardError.contains("there is no capture, note or interaction"), "\(none.standardError)")
            let wrong = try await circles.run(command, "zz")
            #expect(wrong.standardError.contains("capture, note or interaction"))
        }
    }

    @Test("the journal says from whom an interaction was moved")
    func moved() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez", "Sarah Ahmed")
        let filed = try await circles.run("import", "--json", "--text", "Maria Lopez\nsee you on Friday")
        let interaction = try #require(filed.json.first?["interaction"] as? [String: Any])
        let id = try #require(interaction["id"] as? String)
        _ = try await circles.run("interactions", "move", id, "Sarah Ahmed")
        #expect(try await circles.run("log").standardOutput.contains("moved from Maria Lopez to Sarah Ahmed"))
    }

    @Test("a review says of which day a note is, and v shows the whole conversation")
    func wholeConversation() async throws {
        let circles = try CirclesProcess()
        let text = "Maria\n" + (1...12).map { "line number \($0) of it" }.joined(separator: "\n")
        _ = try await circles.run("import", "--text", text)
        let review = try await onTerminal(circles, "inbox", keys: "vq")
        let shown = review.standardOutput
        #expect(shown.contains("more lines: [v]iew") && shown.contains("line number 12"), "\(shown)")
        #expect(shown.contains(/\d{4}-\d\d-\d\d/))
    }

    @Test("whose messages of an exported chat are the user's is asked once, and remembered")
    func chatOwner() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let chat = "14/01/2024, 10:30 - Maria Lopez: Dinner?\n14/01/2024, 22:05 - Kim B: Yes"
        try circles.home.write(chat, to: "chat.txt")
        try circles.home.write(chat.replacing("14/01", with: "15/01"), to: "later.txt")
        let first = try await onTerminal(circles, "import \(circles.home.path)/chat.txt", keys: "2\\n")
        #expect(first.standardOutput.contains("Which of these is you"), "\(first.standardOutput)")
        #expect(first.standardOutput.contains("Maria Lopez (by"), "\(first.standardOutput)")
        let later = try await circles.run("import", "--json", circles.home.path + "/later.txt")
        #expect(later.json.map { $0["status"] as? String } == ["filed"], "\(later.standardError)")
    }

    @Test("who the user is in lines of names without times is asked once, too, and what was asked about is filed")
    func chatOwnerWithoutTimes() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let chat = "Maria Lopez: Dinner on Friday?\nKim B: Yes, gladly\nMaria Lopez: Great"
        try circles.home.write(chat, to: "chat.txt")
        let first = try await onTerminal(circles, "import \(circles.home.path)/chat.txt", keys: "2\\n")
        #expect(first.standardOutput.contains("Which of these is you in \"chat.txt\""), "\(first.standardOutput)")
        #expect(first.standardOutput.contains("Maria Lopez (by"), "\(first.standardOutput)")
        let later = try await circles.run("import", "--json", "--text", chat.replacing("Friday", with: "Sunday"))
        #expect(later.json.map { $0["status"] as? String } == ["filed"], "\(later.standardError)")
    }

    @Test("one watch takes pictures and files them")
    func watchAndProcess() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let folder = circles.home.url.appending(path: "in")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Fixture.root.appending(path: "Fixtures/screenshots/imessage-maria-dark.png"),
            to: folder.appending(path: "a.png"))
        let output = try await circles.run("watch", folder.path, "--existing", "--once", "--process")
        #expect(output.status == 0, "\(output.standardError)")
        #expect(output.standardOutput.contains("Maria Lopez"))
    }

    @Test("reasons and lists speak in words")
    func words() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--text", "Hugo Laurent\nsee you")
        let list = try await circles.run("inbox", "list").standardOutput
        #expect(list.contains("not in your contacts") && !list.contains("unknownContact"))
        #expect(list.contains("Hugo Laurent") && list.contains("20"))
    }

    @Test("a picture that nothing shows is told so, and a text has none")
    func open() async throws {
        let circles = try CirclesProcess()
        let output = try await circles.run("import", "--json", "--text", "Hugo Laurent\nsee you")
        let id = try #require(output.json.first?["capture"] as? String)
        let opened = try await circles.run("open", String(id.prefix(8)))
        #expect(opened.status != 0 && opened.standardError.contains("there is no picture"))
    }

    @Test("ten notes whose first suggestion is right are emptied with ten keys")
    func tenNotes() async throws {
        let circles = try CirclesProcess()
        let names = [
            "Alberta", "Bettina", "Cordula", "Dorothea", "Ermentrude", "Friederike", "Gwendolyn", "Henrietta", "Isolde",
            "Jolanthe",
        ]
        for name in names {
            try await circles.run("contacts", "add", "\(name) Steinbach-\(name.prefix(2))")
            try await circles.run("import", "--text", "\(name)\nsee you on Friday, \(name)")
        }
        #expect(try await circles.run("inbox", "list", "--json").json.count == 10)
        let output = try await onTerminal(circles, "inbox", keys: String(repeating: "\\n", count: 10))
        #expect(output.standardOutput.contains("10 settled"), "\(output.standardOutput)")
        #expect(try await circles.run("inbox", "list", "--json").json.isEmpty)
    }

    @Test("Enter files nothing where nobody was proposed, and arrows only move")
    func enterIsNoAnswer() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        try await circles.run("import", "--text", "Hugo Laurent\nsee you")
        let output = try await onTerminal(circles, "inbox", keys: "\\n?\\033[B\\033[Aq")
        #expect(output.standardOutput.contains("0 settled"))
        #expect(output.standardOutput.contains("press n for a new contact"))
        #expect(!output.standardOutput.contains("[1-9]"))
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
    }

    @Test("no line is wider than the terminal", arguments: [60, 80, 200])
    func wraps(columns: Int) async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let words = String(repeating: "something rather long that was said ", count: 12)
        try await circles.run("import", "--text", "Maria Lopez\n\(words)on Friday?")
        try await circles.run("import", "--text", "Hugo Laurent\n\(words)")
        let note = try #require(try await circles.run("inbox", "list", "--json").json.first?["id"] as? String)
        let filed = try #require(try await circles.run("timeline", "--json").json.first?["id"] as? String)
        for command in [
            "timeline", "inbox list", "log", "contacts show Maria", "doctor --offline", "show \(filed)",
            "trace \(filed)",
            "inbox show \(note)", "interactions show \(filed)", "contacts match Mari --explain", "inbox show zz",
        ] {
            let output = try await onTerminal(circles, command, columns: columns)
            let plain = output.standardOutput.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            for line in plain.split(whereSeparator: \.isNewline) {
                #expect(line.count <= columns, "\(command): \(line)")
            }
        }
    }

    @Test("a mistyped command is named, also after help, and a mistyped option is no missing file")
    func mistyped() async throws {
        let circles = try CirclesProcess()
        let help = try await circles.run("help", "nosuch")
        #expect(help.status == 64 && help.standardError.contains("there is no command \"nosuch\""))
        #expect(try await circles.run("help", "import").status == 0)
        let option = try await circles.run("import", "--bogus")
        #expect(option.status == 64 && option.standardError.hasPrefix("circles: Unknown option '--bogus'"))
        #expect(try await circles.run("import", "").standardError.contains("a file's name is empty"))
    }
}
