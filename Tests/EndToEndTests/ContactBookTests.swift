import CirclesTestSupport
import Foundation
import Testing

@Suite("The contact book, from the command line")
struct ContactBookTests {
    private let book = """
        BEGIN:VCARD
        VERSION:3.0
        UID:one
        N:Lopez;Maria;;;
        FN:Maria Lopez
        TEL;TYPE=CELL:+34 600 000 000
        ORG:Acme
        BDAY:1980-03-22
        CATEGORIES:family
        PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        FN:Lost One
        BEGIN:VCARD
        VERSION:2.1
        N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller;J=C3=B6rg
        EMAIL:joerg@example.com
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        NOTE:nobody
        END:VCARD

        """

    @Test("the good cards come in, the bad are named with file and line")
    func importBook() async throws {
        let circles = try CirclesProcess()
        let path = try circles.home.write(book, to: "book.vcf")
        let output = try await circles.run("contacts", "import", path)
        #expect(output.status == 65)
        #expect(output.standardOutput == "2 added, 0 updated, 0 unchanged, 2 skipped\n")
        #expect(output.standardError.contains("book.vcf:12: "))
        #expect(output.standardError.contains("book.vcf:20: "))
        let list = try await circles.run("contacts", "list", "--json").json
        #expect(list.compactMap { $0["name"] as? String } == ["Jörg Müller", "Maria Lopez"])
        #expect(list.last?["uid"] as? String == "one")
        #expect(list.last?["birthday"] as? String == "1980-03-22")
        #expect(list.last?["labels"] as? [String] == ["family"])
        let again = try await circles.run("contacts", "import", "--json", path)
        #expect(again.json.last?["unchanged"] as? Int == 2)
        #expect(again.json.first?["status"] as? String == "unchanged")
        #expect(try await circles.run("contacts", "list", "--json", "--label", "Family").json.count == 1)
    }

    @Test("a row whose only number changed is not taken for the same person, and is pointed out")
    func changedRow() async throws {
        let circles = try CirclesProcess()
        let header = "First Name,Last Name,E-mail 1 - Value,Phone 1 - Value\n"
        let before = "Maria,Lopez,,+1 202 555 0110\nJohn,Smith,john@example.org,\n"
        let after = "Maria,Lopez,,+1 202 555 0111\nJohn,Smith,john@example.org,+1 202 555 0142\n"
        let first = try circles.home.write(header + before, to: "first.csv")
        #expect(
            try await circles.run("contacts", "import", first).standardOutput
                == "2 added, 0 updated, 0 unchanged, 0 skipped\n")
        let second = try circles.home.write(header + after, to: "second.csv")
        let output = try await circles.run("contacts", "import", second).standardOutput
        #expect(output.contains("update John Smith\n       + phone: +1 202 555 0142\n"))
        #expect(output.contains("add    Maria Lopez\n       ~ Maria Lopez "))
        #expect(output.contains("1 may be there already: circles contacts duplicates\n1 added, 1 updated,"))
        #expect(
            try await circles.run("contacts", "import", second).standardOutput
                == "0 added, 0 updated, 2 unchanged, 0 skipped\n")
    }

    @Test("every export comes back whole in another home", arguments: ["vcard4", "vcard3", "csv", "json"])
    func export(format: String) async throws {
        let circles = try CirclesProcess()
        _ = try await circles.run("contacts", "import", "-", input: Data(book.utf8))
        let exported = try await circles.run("contacts", "export", "-", "--format", format)
        #expect(exported.status == 0)
        let other = try CirclesProcess()
        let output = try await other.run("contacts", "import", "-", input: Data(exported.standardOutput.utf8))
        #expect(output.status == 0, "\(output.standardError)")
        let back = try await other.run("contacts", "export", "-", "--format", "vcard3").standardOutput
        for line in [
            "UID:one", "TEL;TYPE=CELL:+34 600 000 000", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ", "BDAY:1980-03-22",
        ] {
            #expect(back.contains(line + "\r\n"), "\(line)")
        }
        // And in the same home nothing changes.
        let same = try await circles.run("contacts", "import", "-", input: Data(exported.standardOutput.utf8))
        #expect(same.standardOutput.contains("0 added, 0 updated, 2 unchanged"), "\(same.standardOutput)")
    }

    @Test("a dry run shows what would change, and stores nothing")
    func dryRun() async throws {
        let circles = try CirclesProcess()
        let output = try await circles.run("contacts", "import", "--dry-run", "-", input: Data(book.utf8))
        #expect(output.standardOutput.contains("add    Maria Lopez"))
        #expect(try await circles.run("contacts", "list", "--json").json.isEmpty)
        _ = try await circles.run("contacts", "import", "-", input: Data(book.utf8))
        let changed = Data(book.replacing("ORG:Acme", with: "ORG:Other").utf8)
        let update = try await circles.run("contacts", "import", "--dry-run", "-", input: changed)
        #expect(update.standardOutput.contains("organization: Acme → Other"))
        #expect(try await circles.run("contacts", "export", "-").standardOutput.contains("ORG:Acme"))
    }

    @Test("what the user changed here stays when the book comes again")
    func localEdits() async throws {
        let circles = try CirclesProcess()
        _ = try await circles.run("contacts", "import", "-", input: Data(book.utf8))
        let edit = [
            "contacts", "edit", "Maria Lopez", "--organization", "Mine", "--label", "climbing", "--relation",
            "friend:Jo",
        ]
        #expect(try await circles.run(edit).status == 0)
        _ = try await circles.run("contacts", "import", "-", input: Data(book.replacing("Acme", with: "Other").utf8))
        let shown = try #require(try await circles.run("contacts", "show", "Maria Lopez", "--json").json.first)
        #expect(shown["organization"] as? String == "Mine")
        #expect(shown["labels"] as? [String] == ["family", "climbing"])
        #expect(try await circles.run("contacts", "edit", "Maria Lopez", "--birthday", "yesterday").status == 64)
    }

    @Test("an open note that a card fits is offered")
    func offered() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--text", "Maria Lopez\nsee you soon")
        let output = try await circles.run("contacts", "import", "-", input: Data(book.utf8))
        #expect(output.standardError.contains("circles inbox assign"))
    }

    @Test("a merge carries the interactions along and is undone")
    func merge() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Elizabeth Chen", "--phone", "+1 202 555 0116")
        try await circles.run("contacts", "add", "Liz C", "--phone", "+12025550116", "--nickname", "Chen Liz")
        try await circles.run("import", "--text", "Liz C\nI love chess")
        let pair = try #require(try await circles.run("contacts", "duplicates", "--json").json.first)
        #expect((pair["reasons"] as? [String])?.contains { $0.contains("the same number") } == true)
        #expect(try await circles.run("contacts", "merge", "Elizabeth Chen", "Liz C", "--dry-run").status == 0)
        #expect(try await circles.run("contacts", "list", "--json").json.count == 2)
        #expect(try await circles.run("contacts", "merge", "Elizabeth Chen", "Liz C").status == 0)
        #expect(try await circles.run("timeline", "Elizabeth Chen", "--json").json.count == 1)
        #expect(try await circles.run("undo").status == 0)
        #expect(try await circles.run("timeline", "Liz C", "--json").json.count == 1)
        #expect(try await circles.run("timeline", "Elizabeth Chen", "--json").json.isEmpty)
    }

    @Test("lists are filtered by label")
    func labels() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Maria Lopez", "--label", "family")
        try await circles.run("contacts", "add", "Ana Sousa")
        try await circles.run("import", "--text", "Maria Lopez\nhello")
        try await circles.run("import", "--text", "Ana Sousa\nhello there", "--label", "work")
        try await circles.run("import", "--text", "Hugo Laurent\nhello you", "--label", "work")
        func count(_ arguments: String...) async throws -> Int {
            try await circles.run(arguments + ["--json"]).json.count
        }
        #expect(try await count("timeline") == 2)
        #expect(try await count("timeline", "--label", "family") == 1)
        #expect(try await count("timeline", "--label", "Work") == 1)
        #expect(try await count("inbox", "list", "--label", "work") == 1)
        #expect(try await count("inbox", "list", "--label", "family") == 0)
    }

    @Test("a group is a label here, and a group again in the export")
    func groups() async throws {
        let circles = try CirclesProcess()
        let book =
            "BEGIN:VCARD\nVERSION:3.0\nUID:g\nFN:Friends\nX-ADDRESSBOOKSERVER-KIND:group\n"
            + "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1\nEND:VCARD\n"
            + "BEGIN:VCARD\nVERSION:3.0\nUID:1\nFN:Ana Sousa\nEND:VCARD\n"
        let preview = try await circles.run("contacts", "import", "--dry-run", "-", input: Data(book.utf8))
        #expect(preview.standardOutput.contains("group Friends\n       + member: Ana Sousa"))
        let imported = try await circles.run("contacts", "import", "-", input: Data(book.utf8))
        #expect(imported.standardOutput == "1 added, 0 updated, 0 unchanged, 0 skipped, 1 group as labels\n")
        #expect(try await circles.run("contacts", "list", "--label", "friends", "--json").json.count == 1)
        try await circles.run("contacts", "add", "Bo Berg", "--label", "Friends")
        let exported = try await circles.run("contacts", "export", "-").standardOutput
        #expect(exported.contains("KIND:group\r\n"))
        #expect(exported.components(separatedBy: "\r\nMEMBER:").count == 3)
        let again = try await circles.run("contacts", "import", "--json", "-", input: Data(exported.utf8))
        #expect(again.json.last?["unchanged"] as? Int == 2)
        #expect(again.json.last?["groups"] as? Int == 1)
        let only = try await circles.run("contacts", "export", "-", "--label", "family").standardOutput
        #expect(only.isEmpty)
    }

    @Test("objects that name neither an id nor a UID are the same people each time")
    func objectsAgain() async throws {
        let circles = try CirclesProcess()
        func run(_ note: String) async throws -> String {
            let lines = #"{"name": "Aiko Tanaka", "handles": ["@aiko_t"]\#(note)}"# + "\n" + #"{"name": "Bo"}"#
            return try await circles.run("contacts", "import", "-", input: Data(lines.utf8)).standardOutput
        }
        #expect(try await run("") == "2 added, 0 updated, 0 unchanged, 0 skipped\n")
        #expect(try await run("") == "0 added, 0 updated, 2 unchanged, 0 skipped\n")
        #expect(try await run(#", "note": "met in Porto""#).contains("0 added, 1 updated, 1 unchanged"))
    }

    @Test("a table that is imported again says what changed for whom, for the first twenty")
    func changes() async throws {
        let circles = try CirclesProcess()
        func table(_ job: String, _ number: String) -> Data {
            let rows = (1...25).map { "Person \($0),p\($0)@example.org,\(job),\($0 == 1 ? number : "")" }
            return Data(("Name,E-mail,Job Title,Phone\n" + rows.joined(separator: "\n") + "\n").utf8)
        }
        let first = try await circles.run("contacts", "import", "-", input: table("Clerk", "+493012345670"))
        #expect(first.standardOutput == "25 added, 0 updated, 0 unchanged, 0 skipped\n")
        let again = try await circles.run("contacts", "import", "-", input: table("Clerk", "+493012345671"))
        #expect(again.standardOutput.hasPrefix("update Person 1\n"))
        #expect(again.standardOutput.contains("phone: +493012345671"))
        #expect(!again.standardOutput.contains("Person 2"))
        let all = try await circles.run("contacts", "import", "-", input: table("Boss", "+493012345671"))
        #expect(all.standardOutput.components(separatedBy: "title: Clerk → Boss").count == 21)
        #expect(all.standardOutput.contains("5 more were updated"))
    }

    @Test("an import that is killed is whole up to its last batch, and a second run completes it")
    func killed() async throws {
        let circles = try CirclesProcess()
        let cards = (1...2500).map { "BEGIN:VCARD\nUID:\($0)\nFN:Number \($0)\nTEL:\(5_550_000 + $0)\nEND:VCARD\n" }
        let path = try circles.home.write(cards.joined(), to: "book.vcf")
        // The pipe stays open, so the last batch is still waiting when the process is killed.
        let script = """
            cd "\(circles.home.path)"
            mkfifo pipe
            { cat "\(path)"; exec sleep 60; } > pipe & writer=$!
            "$0" contacts import - < pipe > /dev/null & pid=$!
            for i in $(seq 300); do
                [ "$("$0" contacts list --json | wc -l)" -ge 2000 ] && break
                sleep 0.1
            done
            kill -9 $pid $writer
            """
        try await circles.shell(script)
        let after = try await circles.run("contacts", "list", "--json").json.count
        #expect(after == 2000)
        let again = try await circles.run("contacts", "import", path)
        #expect(again.standardOutput == "500 added, 0 updated, 2000 unchanged, 0 skipped\n")
        #expect(try await circles.run("contacts", "list", "--json").json.count == 2500)
    }

    @Test("a folder is followed until the command is told to stop; a card that goes leaves its contact here")
    func watch() async throws {
        let circles = try CirclesProcess()
        try circles.home.write("BEGIN:VCARD\nUID:1\nFN:First One\nEND:VCARD\n", to: "cards/family/a.vcf")
        let folder = circles.home.url.appending(path: "cards").path
        let script = """
            "$0" contacts import --watch "\(folder)" > "\(folder)/out" 2> "\(folder)/err" &
            pid=$!
            wait_for() { for i in $(seq 300); do grep -q "$1" "\(folder)/$2" && return; sleep 0.1; done; kill $pid; exit 1; }
            wait_for "watching" err
            printf 'BEGIN:VCARD\\nUID:2\\nFN:Second One\\nEND:VCARD\\n' > "\(folder)/family/b.tmp"
            mv "\(folder)/family/b.tmp" "\(folder)/family/b.vcf"
            wait_for "1 added, 0 updated, 0 unchanged" out
            rm "\(folder)/family/a.vcf"
            wait_for "First One stays" err
            kill $pid
            wait $pid
            """
        #expect(try await circles.shell(script).status == 0)
        let list = try await circles.run("contacts", "list", "--json").json
        #expect(list.compactMap { $0["name"] as? String } == ["First One", "Second One"])
    }

    @Test("a file that is not there, or names no format, is told")
    func badFiles() async throws {
        let circles = try CirclesProcess()
        let missing = try await circles.run("contacts", "import", circles.home.path + "/none.vcf")
        #expect(missing.status == 74)
        #expect(missing.standardError.contains("none.vcf"))
        #expect(try await circles.run("contacts", "export", "Maria Lopez").status == 64)
        #expect(try await circles.run("contacts", "export", "/nowhere/x.vcf").status == 73)
        let nothing = try await circles.run("contacts", "import", "-", input: Data("hello".utf8))
        #expect(nothing.status == 65)
        #expect(nothing.standardError.contains("standard input:1"))
    }
}
