import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@Suite("Folders, URLs and the trace")
struct WatchingTests {
    private let circles: CirclesProcess
    private let folder: TemporaryFolder
    private let picture: Data

    init() throws {
        circles = try CirclesProcess()
        folder = try TemporaryFolder()
        picture = try Fixture.data("screenshots/imessage-maria-dark.png")
    }

    private func shares() throws -> [String] { try Spool(Home(circles.data.path)).oldest(50) }

    /// A picture that has been left alone for a while.
    private func put(_ bytes: Data, as name: String, secondsAgo: Double = 60) throws {
        let path = try folder.write(bytes, to: name)
        let date = Date().addingTimeInterval(-secondsAgo)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private func watch(_ options: String...) async throws -> CirclesProcess.Output {
        try await circles.run(["watch", folder.path, "--once"] + options)
    }

    @Test("what was there before stays; what came since is taken once, however often it is touched or copied")
    func once() async throws {
        try put(picture, as: "old.png")
        #expect(try await watch().status == 0)
        #expect(try shares().isEmpty)
        var other = picture
        other.append(Data("tEXt".utf8))
        try put(other, as: "new.png")
        #expect(try await watch().status == 0)
        #expect(try shares().count == 1)
        // A sync client sets the time anew, and brings the same bytes under another name.
        try put(other, as: "new.png", secondsAgo: 30)
        try put(other, as: "copy.png")
        #expect(try await watch().status == 0)
        #expect(try shares().count == 1)
    }

    @Test("half-written, hidden, temporary and linked files, and what is no picture, are left alone")
    func leftAlone() async throws {
        try await circles.run("watch", folder.path, "--once")
        try put(picture.prefix(20_000), as: "half.png")
        try put(picture, as: ".hidden.png")
        try put(picture, as: "picture.png.crdownload")
        try put(Data("text".utf8), as: "text.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.png",
            withDestinationPath: Fixture.url("screenshots/imessage-maria-dark.png").path)
        #expect(try await watch().status == 0)
        #expect(try shares().isEmpty)
        try put(picture, as: "half.png")
        #expect(try await watch().status == 0)
        #expect(try shares().count == 1)
    }

    @Test("the source goes only once it is shared", arguments: ["move", "delete"])
    func sources(_ after: String) async throws {
        let target = try TemporaryFolder()
        try put(picture, as: "a.png")
        let options = after == "move" ? ["--move-to", target.path] : []
        let output = try await circles.run(
            ["watch", folder.path, "--once", "--existing", "--after", after] + options)
        #expect(output.status == 0, "\(output.standardError)")
        let again = try await circles.run(
            ["watch", folder.path, "--once", "--existing", "--after", after] + options)
        #expect(again.status == 0, "\(again.standardError)")
        #expect(try shares().count == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.png"))
        #expect(FileManager.default.fileExists(atPath: target.path + "/a.png") == (after == "move"))
    }

    @Test("what comes by URL is never filed unseen, unless the configuration trusts URLs")
    func urls() async throws {
        try await circles.addContacts("Maria Lopez")
        let url = "circles://import?text=Maria%20Lopez%0Asee%20you%20on%20Friday"
        #expect(try await circles.run("open", url).status == 0)
        let line = try #require(try await circles.run("process", "--json").json.first)
        #expect(line["status"] as? String == "inbox")
        let note = try #require(line["inboxNote"] as? [String: Any])
        #expect(note["reason"] as? String == "confirm")
        let id = try #require(note["id"] as? String)
        #expect(try await circles.run("open", "circles://note/\(id)").standardOutput.contains("Maria Lopez"))
        let trusting = circles.with(["CIRCLES_TRUST_URLS": "true"])
        #expect(try await trusting.run("open", url + "%20evening").status == 0)
        #expect(try await trusting.run("process", "--json").json.first?["status"] as? String == "filed")
        #expect(
            try await circles.run("open", "circles://import?text=" + String(repeating: "a", count: 100_001)).status
                == 65)
        #expect(try await circles.run("open", "https://example.org").status == 65)
        #expect(try await circles.run("open", "circles://share/../../x").status == 65)
    }

    @Test("the trace tells a share's life in order, and nothing of what was said")
    func trace() async throws {
        let shared = try await circles.share("--text", "Secret Person\nxylophone at noon")
        let id = shared.standardOutput.trimmingCharacters(in: .newlines)
        try await circles.run("process")
        let events = try await circles.run("trace", id, "--json").json.compactMap { $0["event"] as? String }
        #expect(events == ["received", "stored", "claimed", "read", "extracted", "noted"])
        let log = try String(contentsOf: circles.data.appending(path: "state/trace.jsonl"), encoding: .utf8)
        #expect(!log.contains("xylophone") && !log.contains("Secret"))
        #expect(try await circles.run("trace", "abcdef12").status == 65)
    }

    @Test("an import has its trace, too, and each line names it, what it came as and what it is kept as")
    func importTrace() async throws {
        let path = try folder.write(picture, to: "a name.png")
        let line = try #require(try await circles.run("import", "--json", path).json.first)
        let id = try #require(line["capture"] as? String)
        let entries = try await circles.run("trace", String(id.prefix(8)), "--json").json
        let events = entries.compactMap { $0["event"] as? String }
        #expect(events == ["received", "stored", "claimed", "read", "extracted", "noted"])
        #expect(entries.allSatisfy { $0["original"] as? String == "a name.png" && $0["stored"] as? String == id })
    }

    @Test("the trace makes room for itself, and what was written last stays")
    func rotation() async throws {
        try await circles.run("import", "--text", "First Person\nhello there")
        let file = circles.data.appending(path: "state/trace.jsonl")
        let filler = Data(String(repeating: "{}\n", count: 1_400_000).utf8)
        try (filler + Data(contentsOf: file)).write(to: file)
        let line = try #require(
            try await circles.run("import", "--json", "--text", "Second Person\nhello there").json.first)
        let id = try #require(line["capture"] as? String)
        #expect(try await circles.run("trace", id, "--json").json.count == 6)
        try await circles.run("import", "--text", "Third Person\nhello there")
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
        #expect((size ?? .max) < 10_000)
    }

    @Test("a notice gets what was filed as JSON; one that hangs or fails delays nothing")
    func notices() async throws {
        let place = circles.home.path + "/notice.json"
        let noticed = circles.with(["CIRCLES_NOTIFY": "cat > '\(place).part' && mv '\(place).part' '\(place)'"])
        try await noticed.run("import", "--text", "Somebody New\nhello there")
        try await waitUntil { FileManager.default.fileExists(atPath: place) }
        let notice = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: place))) as? [String: Any]
        #expect(notice?["status"] as? String == "inbox")
        // It hangs until it is told to end, or until it is stopped, which is half a minute later.
        let (ended, stopped) = (circles.home.path + "/ended", circles.home.path + "/stopped")
        let hanging = circles.with([
            "CIRCLES_NOTIFY":
                "trap \"touch '\(stopped)'; exit\" TERM; until [ -e '\(ended)' ]; do sleep 0.1; done; false"
        ])
        #expect(try await hanging.run("import", "--text", "Somebody Else\nhello there").status == 0)
        #expect(!FileManager.default.fileExists(atPath: stopped))
        try Data().write(to: URL(filePath: ended))
    }

    @Test("the service and the URL handler are installed in the user's own folders")
    func desktop() async throws {
        let output = try await circles.run("setup", "--service", "--url-handler")
        #expect(output.status == 0, "\(output.standardError)")
        let unit = try String(
            contentsOfFile: circles.home.path + "/.config/systemd/user/circles.service", encoding: .utf8)
        #expect(unit.contains("\"serve\"") && unit.contains("ProtectSystem=strict"))
        let entry = try String(
            contentsOfFile: circles.home.path + "/.local/share/applications/circles-url.desktop", encoding: .utf8)
        #expect(entry.contains("MimeType=x-scheme-handler/circles;") && entry.contains("open %u"))
    }

    @Test("the newest picture of the screenshots folder is imported")
    func latest() async throws {
        try put(picture, as: "a.png", secondsAgo: 50)
        try put(Fixture.data("screenshots/IMG_0417.PNG"), as: "b.png", secondsAgo: 500)
        let line = try await circles.with(["CIRCLES_SCREENSHOTS": folder.path]).run("import", "--latest", "--json").json
            .first
        #expect((line?["path"] as? String)?.hasSuffix("a.png") == true)
        #expect(try await circles.run("import", "--latest").status == 74)
    }
}
