import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@Suite("The hand-off")
struct HandOffTests {
    private static let picture = Fixture.url("screenshots/imessage-maria-dark.png").path

    private func id(_ output: CirclesProcess.Output) -> String {
        output.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test("what one process writes another finds in the same place, with a fresh install's configuration")
    func sentinel() async throws {
        let folder = try TemporaryFolder()
        // Only HOME: what a share sheet, a service and a shell have in common.
        let fresh = try CirclesProcess().with(["HOME": folder.path, "CIRCLES_HOME": ""])
        let shared = try await fresh.share("--text", "Sentinel Person\nsee you at the lighthouse")
        #expect(shared.status == 0, "\(shared.standardError)")
        let line = try #require(try await fresh.run("process", "--json").json.first)
        #expect(line["capture"] as? String == id(shared))
        let note = try #require(try await fresh.run("inbox", "list", "--json").json.first)
        #expect((note["text"] as? String)?.contains("lighthouse") == true)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/.local/share/circles/spool/format"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/.local/state/circles/trace.jsonl"))
    }

    @Test("a share is filed once, with all that was said along with it, and its id is the capture's")
    func once() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        let shared = try await circles.share(
            "--note", "met at the fair", "--label", "work", "--contact", "Maria Lopez", "--captured-at", "2024-01-04",
            Self.picture)
        let lines = try await circles.run("process", "--json").json
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line["capture"] as? String == id(shared))
        #expect(line["path"] as? String == "imessage-maria-dark.png")
        #expect(line["status"] as? String == "filed")
        let interaction = try #require(line["interaction"] as? [String: Any])
        #expect(interaction["userNote"] as? String == "met at the fair")
        #expect(interaction["labels"] as? [String] == ["work"])
        #expect(try await circles.run("process", "--json").json.isEmpty)
        #expect(try await circles.run("timeline", "--json").json.count == 1)
    }

    @Test("a share met again after it was stored only leaves the spool")
    func again() async throws {
        let circles = try CirclesProcess()
        let shared = id(try await circles.share(Self.picture))
        let spool = Spool(try Home(circles.data.path))
        let path = "\(spool.new)/\(shared).share"
        let bytes = try Data(contentsOf: URL(filePath: path))
        try await circles.run("process")
        #expect(try spool.oldest(5).isEmpty)
        try bytes.write(to: URL(filePath: path))
        #expect(try await circles.run("process", "--json").json.isEmpty)
        #expect(try spool.oldest(5).isEmpty)
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
    }

    @Test("a broken share is put aside with the reason, and the others go on")
    func quarantine() async throws {
        let circles = try CirclesProcess()
        try await circles.share("--text", "Somebody Else\nhello")
        let spool = Spool(try Home(circles.data.path))
        try Data("{".utf8).write(to: URL(filePath: "\(spool.new)/aaa.share"))
        let statuses = try await circles.run("process", "--json").json.compactMap { $0["status"] as? String }
        #expect(statuses.sorted() == ["inbox", "refused"])
        let kept = try FileManager.default.contentsOfDirectory(atPath: spool.quarantine).sorted()
        #expect(kept == ["aaa.share", "aaa.share.reason"])
    }

    @Test("a share that comes while another process is at work is not left behind")
    func whileAtWork() async throws {
        let circles = try CirclesProcess()
        try await circles.share("--text", "First Person\nhello")
        // Each shares and processes at once; whoever finds the lock taken leaves at once.
        try await withThrowingTaskGroup(of: CirclesProcess.Output.self) { group in
            for number in 1...6 {
                group.addTask {
                    try await circles.share("--text", "Person \(number) says hello")
                    return try await circles.run("process", "--quiet")
                }
            }
            for try await output in group {
                #expect(output.status == 0 && output.standardError.isEmpty, "\(output.standardError)")
            }
        }
        #expect(try Spool(Home(circles.data.path)).oldest(5).isEmpty)
        #expect(try await circles.run("inbox", "list", "--json").json.count == 7)
    }

    @Test("work that was cut off is taken up again, and ends as a note when it always is")
    func cutOff() async throws {
        let circles = try CirclesProcess()
        let shared = id(try await circles.share(Self.picture))
        try await circles.run("process")
        let database = circles.data.appending(path: "circles.sqlite").path
        // As a process leaves it that dies at work.
        func cutOff(_ starts: Int) -> String {
            "DELETE FROM inbox_note; UPDATE capture SET state = 'received';"
                + "INSERT INTO work SELECT id, received_at, 1e12, 'another-boot worker 1', \(starts) FROM capture"
        }
        try await circles.shell("sqlite3 \(database) \"DELETE FROM transcript; \(cutOff(1))\"")
        let line = try #require(try await circles.run("process", "--json").json.first)
        #expect(line["capture"] as? String == shared)
        let title = (line["inboxNote"] as? [String: Any])?["title"] as? String
        #expect(title != nil)
        try await circles.shell("sqlite3 \(database) \"\(cutOff(5))\"")
        let last = try #require(try await circles.run("process", "--json").json.first)
        let note = try #require(last["inboxNote"] as? [String: Any])
        #expect(note["reason"] as? String == "interrupted")
        #expect(note["explanation"] as? String == "the work on it was cut off 5 times")
        #expect(note["hint"] as? String == "`circles retry \(shared.prefix(8))` tries again")
        // With what was read, and with its picture.
        #expect(note["title"] as? String == title && (note["text"] as? String)?.isEmpty == false)
        #expect(FileManager.default.fileExists(atPath: circles.data.appending(path: "captures/\(shared)").path))
        #expect(try await circles.run("process", "--json").json.isEmpty)
        let again = try #require(try await circles.run("retry", shared, "--json").json.first)
        #expect((again["inboxNote"] as? [String: Any])?["reason"] as? String != "interrupted")
        #expect((again["inboxNote"] as? [String: Any])?["id"] as? String == note["id"] as? String)
    }

    @Test("work that was cut off is claimed by who takes it up, and left to who is at it")
    func claimed() async throws {
        let circles = try CirclesProcess()
        let line = try #require(try await circles.run("import", "--json", Self.picture).json.first)
        let capture = try #require(line["capture"] as? String)
        let database = circles.data.appending(path: "circles.sqlite").path
        // As another worker that is alive has it: the shell that does this, whatever its process is called.
        let workers = circles.data.appending(path: "workers").path
        let output = try await circles.shell(
            "mkdir -p \(workers); exec 9>\(workers)/alive; flock 9;"
                + "sqlite3 \(database) \"DELETE FROM inbox_note; UPDATE capture SET state = 'read';"
                + "INSERT INTO work SELECT id, received_at, 1e12, '$(cat /proc/sys/kernel/random/boot_id) alive 1', 1 FROM capture\";"
                + "$0 retry \(capture); $0 retry --waiting; $0 process --json; sqlite3 \(database) 'SELECT state FROM capture'"
        )
        #expect(output.standardOutput.contains("waiting"))
        #expect(output.standardOutput.hasSuffix("read\n"), "\(output.standardOutput) \(output.standardError)")
        #expect(output.standardError.contains("nothing is waiting"))
        // It is gone now.
        #expect(try await circles.run("retry", "--waiting", "--json").json.count == 1)
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
    }

    @Test("nothing is shared of what is no picture, not there or empty, and it says so")
    func refused() async throws {
        let circles = try CirclesProcess()
        let text = try circles.home.write("no picture", to: "a.png")
        for (arguments, status) in [([text], 65), (["/nowhere.png"], 74), (["--text", " "], 65), ([], 64)] {
            let output = try await circles.run(["share"] + arguments)
            #expect(Int(output.status) == status, "\(arguments): \(output.standardError)")
            #expect(output.standardOutput.isEmpty)
        }
        #expect(try Spool(Home(circles.data.path)).oldest(5).isEmpty)
    }

    @Test("a contact nobody has is not guessed: the share waits in the inbox")
    func unknownContact() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        try await circles.share("--contact", "Nobody Known", Self.picture)
        let line = try #require(try await circles.run("process", "--json").json.first)
        #expect(line["status"] as? String == "inbox")
        #expect((line["inboxNote"] as? [String: Any])?["reason"] as? String == "confirm")
    }

    @Test("a picture with a text and a link, and a link with its title, keep all of it")
    func combinations() async throws {
        let circles = try CirclesProcess()
        try await circles.share(
            "--text", "from the beach", "--url", "https://example.org/a", "--title", "The place", Self.picture)
        try await circles.share("--url", "https://example.org/b", "--title", "Maria Lopez")
        try await circles.addContacts("Maria Lopez")
        let lines = try await circles.run("process", "--json").json
        #expect(lines.count == 2)
        let notes = try await circles.run("inbox", "list", "--json").json
        let texts = notes.compactMap { $0["text"] as? String }.joined(separator: "\n")
        #expect(texts.contains("https://example.org/b"))
        // The link's title is a contact's name, and that files nothing.
        #expect(lines.last?["status"] as? String == "inbox")
        #expect(lines.last?["interaction"] is NSNull)
    }

    @Test("defaults are used when asked for, and the last contact again")
    func defaults() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        try await circles.share("--set-default", "--contact", "Maria Lopez", "--label", "family")
        try await circles.share("--default", "--text", "hello there")
        try await circles.share("--contact", "Maria Lopez", "--text", "hello again")
        try await circles.share("--last-contact", "--text", "and once more")
        let lines = try await circles.run("process", "--json").json
        #expect(lines.compactMap { $0["status"] as? String } == ["filed", "filed", "filed"])
        #expect((lines.first?["interaction"] as? [String: Any])?["labels"] as? [String] == ["family"])
    }
}
