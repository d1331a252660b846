import CirclesOCR
import CirclesTestSupport
import Foundation
import Testing

@Suite("HEIC pictures")
struct HEICTests {
    /// What a sanitizer takes for itself does not fit into the child's memory.
    static let isRead = slowness == 1 && (try? HEICDecoder.require()) != nil
    private static let picture = Fixture.url("heic/imessage-maria-dark.heic")

    @Test("imported, shared and taken out of a folder, it is filed like any other", .enabled(if: isRead))
    func ways() async throws {
        for way in ["import", "share", "watch"] {
            let circles = try CirclesProcess()
            try await circles.addContacts("Maria Lopez")
            // The name says something else: the bytes decide.
            let path = try circles.home.write(try Data(contentsOf: Self.picture), to: "in/shot.jpg")
            switch way {
            case "import": try await circles.run("import", path)
            case "share": try await circles.share(path)
            default:
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
                let folder = URL(filePath: path).deletingLastPathComponent().path
                try await circles.run("watch", "--once", "--existing", folder)
                try await circles.run("watch", "--once", "--existing", folder)
            }
            try await circles.run("process")
            #expect(try await circles.run("timeline", "--json").json.count == 1, "\(way)")
        }
    }

    @Test("without libheif an import is refused with the package's name, and a share waits as a note that names it")
    func missing() async throws {
        let circles = try CirclesProcess().with(["CIRCLES_LIBHEIF": "/nowhere.so"])
        let refused = try await circles.run("import", Self.picture.path)
        #expect(refused.status == 69)
        #expect(refused.standardError.contains("libheif is not installed"))
        #expect(refused.standardError.contains("apt-get install libheif1"))
        #expect(try await circles.share(Self.picture.path).status == 0)
        let line = try #require(try await circles.run("process", "--json").json.first)
        let note = try #require(line["inboxNote"] as? [String: Any])
        #expect((note["explanation"] as? String)?.hasSuffix("libheif is not installed") == true)
        #expect(note["hint"] as? String == "apt-get install libheif1")
        let capture = try #require(line["capture"] as? String)
        let shown = try await circles.run("inbox", "show", try #require(note["id"] as? String)).standardOutput
        #expect(
            shown.contains(
                "libheif is not installed: apt-get install libheif1, then circles retry \(capture.prefix(8))"))
        #expect(try await circles.run("doctor", "--offline").standardOutput.contains("apt-get install libheif1"))
        // Once it is there, the note becomes what it should have been.
        guard Self.isRead else { return }
        let mended = circles.with(["CIRCLES_LIBHEIF": ""])
        try await mended.addContacts("Maria Lopez")
        let retried = try await mended.run("retry", capture)
        #expect(retried.standardOutput.contains("Maria Lopez"), "\(retried.standardError)")
    }
}
