import CirclesTestSupport
import Foundation
import Testing

/// An archive of somebody's making: what is wrong with it, how it is made of a good one's members, and why it is refused.
struct Archive: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let reason: String

    init(_ description: String, _ script: String, _ reason: String) {
        testDescription = description
        self.script = script
        self.reason = reason
    }
}

@Suite("Backup and restore")
struct BackupTests {
    private let circles: CirclesProcess
    private var file: String { circles.home.path + "/a.tar" }

    init() throws { circles = try CirclesProcess() }

    private func fill(withPicture: Bool = true) async throws {
        try await circles.addContacts("Maria Lopez", "Jon Smith")
        if withPicture {
            try await circles.run(
                "import", "--contact", "Maria Lopez", Fixture.url("screenshots/imessage-maria-dark.png").path)
        }
        try await circles.run("import", "--text", "Jon Smith\nhello")
        try circles.home.write("# mine", to: "home/prompts/apps/signal.md")
        try circles.home.write("# Zoë's", to: "home/prompts/Zoë's own.md")
    }

    private func other(_ name: String) -> CirclesProcess {
        circles.with(["CIRCLES_HOME": "\(circles.home.path)/\(name)"])
    }

    /// What is refused is refused before anything is written.
    @discardableResult
    private func expectRefused(
        _ path: String, _ name: String, _ location: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let answer = try await other(name).run("restore", path)
        #expect(answer.status == 65, "\(name): \(answer.standardError)", sourceLocation: location)
        #expect(answer.standardError.contains("is not a whole backup"), "\(name)", sourceLocation: location)
        let home = "\(circles.home.path)/\(name)"
        #expect(!FileManager.default.fileExists(atPath: home), "\(name)", sourceLocation: location)
        return answer.standardError
    }

    private func expectSame(_ other: CirclesProcess) async throws {
        for command in [["export"], ["timeline", "--json"], ["inbox", "list", "--json"], ["log", "--json"]] {
            #expect(try await circles.run(command).standardOutput == other.run(command).standardOutput, "\(command)")
        }
    }

    @Test("a backup restored into another home holds the same, the waiting shares and the user's own prompts included")
    func roundTrip() async throws {
        try await fill()
        try await circles.share("--text", "Somebody New\nstill in the spool")
        let saved = try await circles.run("backup", file)
        #expect(saved.status == 0, "\(saved.standardError)")
        #expect(saved.standardOutput == "saved in \(file)\n")
        #expect(try await circles.run("backup", file).status == 73)
        let other = other("other")
        let restored = try await other.run("restore", file)
        #expect(restored.status == 0, "\(restored.standardError)")
        #expect(restored.standardOutput == "restored 2 contacts, 2 interactions, 0 open notes\n")
        try await expectSame(other)
        let same = try await circles.shell(
            "cd '\(circles.home.path)' && diff -r home/captures other/captures && diff -r home/prompts other/prompts")
        #expect(same.status == 0, "\(same.standardOutput)\(same.standardError)")
        #expect(try await other.run("process", "--json").json.count == 1)
        #expect(try await other.run("restore", file).status == 73)
    }

    @Test("pictures that wait for an agent are in a backup, and go from where it is restored")
    func outbox() async throws {
        try await fill(withPicture: false)
        try await circles.run("agents", "add", "Desk", "--url", "http://127.0.0.1:9/")
        let kept = try await circles.run("send", "--queue", Fixture.url("screenshots/imessage-maria-dark.png").path)
        #expect(kept.standardOutput.hasPrefix("kept "), "\(kept.standardError)")
        #expect(try await circles.run("backup", file).status == 0)
        let other = other("other")
        #expect(try await other.run("restore", file).status == 0)
        #expect(try await other.run("agents", "list", "--json").json.first?["waiting"] as? Int == 1)
        let same = try await circles.shell(
            "cd '\(circles.home.path)' && diff home/outbox/*.picture other/outbox && stat -c %a other/outbox/*.picture")
        #expect(same.standardOutput == "600\n", "\(same.standardOutput)\(same.standardError)")
    }

    @Test("other tools open a backup: tar lists and extracts it, sha256sum checks every member")
    func otherTools() async throws {
        try await fill()
        try await circles.run("backup", file)
        let listed = try await circles.shell("tar tf '\(file)'")
        #expect(listed.status == 0 && listed.standardError.isEmpty)
        let names = listed.standardOutput.split(separator: "\n")
        #expect(names.contains("circles.sqlite") && names.contains("prompts/apps/signal.md"))
        #expect(names.last == "SHA256SUMS")
        let checked = try await circles.shell(
            "mkdir '\(file).d' && cd '\(file).d' && tar xf ../a.tar && sha256sum --strict -c SHA256SUMS")
        #expect(checked.status == 0 && checked.standardError.isEmpty, "\(checked.standardError)")
        #expect(checked.standardOutput.split(separator: "\n").count == names.count - 1)
        let database = try Data(contentsOf: URL(filePath: file + ".d/circles.sqlite"))
        #expect(database.starts(with: "SQLite format 3\0".utf8))
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test("a backup that is damaged anywhere is refused before anything is written")
    func damaged() async throws {
        try await fill()
        try await circles.run("backup", file)
        let whole = try Data(contentsOf: URL(filePath: file))
        var random = SplitMix64(seed: 20_260_131)
        var broken = [
            Data(), whole.prefix(40), whole.dropLast(), whole + [0], whole.dropLast(512), whole.dropLast(1024),
        ]
        for _ in 0..<10 { broken.append(whole.prefix(Int.random(in: 0..<whole.count, using: &random))) }
        // In every block of the first members and the last, in the middle, and in the padding.
        var places = [0, 100, 156, 512, 600, whole.count / 2, whole.count - 1, whole.count - 1100]
        for _ in 0..<30 { places.append(Int.random(in: 0..<whole.count, using: &random)) }
        // What a header's sum ends with means nothing: a zero and a space.
        for place in places where !(154...155).contains(place % 512) {
            var flipped = whole
            flipped[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            broken.append(flipped)
        }
        for (number, bytes) in broken.enumerated() {
            try await expectRefused(try circles.home.write(bytes, to: "broken"), "broken-\(number)")
        }
    }

    @Test(
        "an archive of another's making that holds what no backup has is refused, and nothing is written anywhere",
        arguments: [
            Archive(
                "a way up", "echo x > ../evil && sums ../evil && tar cPf ../b.tar $(files) ../evil",
                "which no backup has"),
            Archive(
                "a way up behind a good name",
                "echo x > ../evil && sums captures/../../evil && tar cPf ../b.tar $(files) captures/../../evil",
                "which no backup has"),
            Archive(
                "an absolute name",
                #"echo x > "$PWD/../evil" && sums "$PWD/../evil" && tar cPf ../b.tar $(files) "$PWD/../evil""#,
                "which no backup has"),
            Archive(
                "a link to elsewhere", "ln -s /tmp captures/link && tar cf ../b.tar $(files) captures/link",
                "what is no plain file"),
            Archive(
                "a link that another member goes through", "ln -s /tmp prompts && tar cf ../b.tar prompts $(files)",
                "what is no plain file"),
            Archive(
                "a link in a good name",
                "ln -s /etc/passwd config.yaml && sums config.yaml && tar cf ../b.tar $(files) config.yaml",
                "what is no plain file"),
            Archive(
                "a hard link", "ln circles.sqlite share.json && sums && tar cf ../b.tar $(files)",
                "what is no plain file"),
            Archive(
                "a pipe", "mkfifo captures/pipe && tar cf ../b.tar $(files) captures/pipe", "what is no plain file"),
            Archive(
                "holes", "truncate -s 1G captures/holes && sums && tar cSf ../b.tar $(files)", "what is no plain file"),
            Archive(
                "folders beyond number",
                """
                tar cf h --no-recursion captures && head -c 512 h > f && for i in $(seq 15); do cat f f > g; mv g f; done
                head -c 1024 /dev/zero >> f; mv f ../b.tar; rm h
                """, "has no SHA256SUMS"),
            Archive("a hidden name", "echo x > captures/.x && sums && tar cf ../b.tar $(files)", "which no backup has"),
            Archive(
                "a deeper name", "mkdir captures/a && echo x > captures/a/b && sums && tar cf ../b.tar $(files)",
                "which no backup has"),
            Archive("another name", "echo x > evil.sqlite && sums && tar cf ../b.tar $(files)", "which no backup has"),
            Archive(
                "a member twice", "tar cf ../b.tar $(files) && tar rf ../b.tar circles.sqlite", "circles.sqlite twice"),
            Archive("the sums twice", "tar cf ../b.tar $(files) && tar rf ../b.tar SHA256SUMS", "no one SHA256SUMS"),
            Archive(
                "a member that no sum is of", "echo x > config.yaml && tar cf ../b.tar $(files)",
                "which is not in SHA256SUMS"),
            Archive(
                "a sum that no member is of",
                "sums && sed p SHA256SUMS | sed '2s/circles.sqlite/config.yaml/' > s && mv s SHA256SUMS && tar cf ../b.tar $(files)",
                "lacks config.yaml"),
            Archive(
                "a changed member", "echo x >> circles.sqlite && tar cf ../b.tar $(files)", "a damaged circles.sqlite"),
            Archive("no sums", "rm SHA256SUMS && tar cf ../b.tar $(files)", "has no SHA256SUMS"),
            Archive("sums that are none", "echo x > SHA256SUMS && tar cf ../b.tar $(files)", "a damaged SHA256SUMS"),
            Archive(
                "no database", "mv circles.sqlite config.yaml && sums && tar cf ../b.tar $(files)",
                "has no circles.sqlite"),
            Archive("packed", "tar czf ../b.tar $(files)", "not a tar"),
            Archive("no tar", "cp circles.sqlite ../b.tar", "not a tar"),
        ])
    func hostile(_ archive: Archive) async throws {
        try await fill(withPicture: false)
        try await circles.run("backup", file)
        try FileManager.default.removeItem(at: circles.data.appending(path: "prompts"))
        let functions = """
            files() { find . -type f ! -name SHA256SUMS -printf '%P\\n' | sort; ls SHA256SUMS 2>/dev/null; }
            sums() { find . -type f ! -name SHA256SUMS -printf '%P\\n' | grep -v '^prompts' | xargs sha256sum > SHA256SUMS
                     for more; do sha256sum "$more" >> SHA256SUMS; done; }
            """
        let made = try await circles.shell(
            """
            \(functions)
            mkdir '\(circles.home.path)/x' && cd '\(circles.home.path)/x' && tar xf ../a.tar && rm -r prompts && mkdir captures && sums && \(archive.script)
            """)
        #expect(made.status == 0, "\(made.standardError)")
        let evil = circles.home.path + "/evil"
        try? FileManager.default.removeItem(atPath: evil)
        let told = try await expectRefused(circles.home.path + "/b.tar", "home-of-b")
        #expect(told.contains(archive.reason), "\(told)")
        #expect(!FileManager.default.fileExists(atPath: evil))
    }

    @Test("an archive that other tools made of the same members is restored")
    func remade() async throws {
        try await fill()
        try await circles.run("backup", file)
        let made = try await circles.shell(
            "mkdir '\(file).d' && cd '\(file).d' && tar xf ../a.tar && tar cf ../b.tar $(find . -type f ! -name '* *' -printf '%P\\n') && mv prompts/* .."
        )
        #expect(made.status == 0, "\(made.standardError)")
        // The member with a space in its name was left out.
        try await expectRefused(circles.home.path + "/b.tar", "lacking")
        let remade = try await circles.shell(
            "cd '\(file).d' && tar xf ../a.tar && find . -type f -printf '%P\\0' | tar cf ../c.tar --null -T - && tar cf ../d.tar *"
        )
        #expect(remade.status == 0, "\(remade.standardError)")
        #expect(try await self.other("with-folders").run("restore", circles.home.path + "/d.tar").status == 0)
        let other = other("other")
        #expect(try await other.run("restore", circles.home.path + "/c.tar").status == 0)
        try await expectSame(other)
    }

    @Test("a backup in the format before the tar is restored, and refused where it is damaged")
    func first() async throws {
        try await fill()
        try await circles.run("backup", file)
        let script = """
            mkdir '\(file).d' && cd '\(file).d' && tar xf ../a.tar && rm -r SHA256SUMS prompts
            hash() { sha256sum | cut -c-64; }
            printf 'circles backup 1\\n' > ../old
            n=0
            for f in $(find . -type f -printf '%P\\n'); do
                printf '{"bytes":%d,"name":"%s","sha256":"%s"}\\n' $(stat -c %s $f) $f $(hash < $f) >> ../old
                cat $f >> ../old
                n=$((n + 1))
            done
            printf '{"files":%d,"sha256":"%s"}\\n' $n $(hash < ../old) >> ../old
            """
        #expect(try await circles.shell(script).status == 0)
        let old = circles.home.path + "/old"
        let other = other("other")
        let restored = try await other.run("restore", old)
        #expect(restored.status == 0, "\(restored.standardError)")
        try await expectSame(other)
        let whole = try Data(contentsOf: URL(filePath: old))
        var flipped = whole
        flipped[whole.count / 2] ^= 1
        for (number, bytes) in [whole.dropLast(), flipped, whole.prefix(40), whole + [0]].enumerated() {
            try await expectRefused(try circles.home.write(bytes, to: "broken"), "broken-\(number)")
        }
    }

    @Test("nothing is restored beside a log that a database left behind: it would be played into the new one")
    func log() async throws {
        try await fill()
        try await circles.run("backup", file)
        try circles.home.write("left", to: "other/circles.sqlite-wal")
        let answer = try await other("other").run("restore", file)
        #expect(answer.status == 73)
        #expect(answer.standardError.contains("circles.sqlite-wal"))
    }

    @Test(
        "of a backup that could not be written nothing is left",
        .enabled(if: slowness == 1, "a sanitizer cannot do with files of 100 kB"))
    func unwritable() async throws {
        try await fill()
        #expect(try await circles.run("backup", circles.home.path + "/none/a.tar").status == 73)
        let folder = circles.home.path + "/target"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Files of 100 kB and no more: as if the disk were full.
        let answer = try await circles.shell("ulimit -f 100; trap '' XFSZ; \"$0\" backup '\(folder)/a.tar'")
        #expect(answer.status == 73, "\(answer.standardError)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        let left = try FileManager.default.contentsOfDirectory(atPath: circles.data.path)
        #expect(!left.contains { $0.hasPrefix(".backup") || $0.hasSuffix(".part") })
    }
}
