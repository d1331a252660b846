import CirclesFiles
import CirclesIntake
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@Suite("The spool")
struct SpoolTests {
    let folder: TemporaryFolder
    let spool: Spool

    init() throws {
        folder = try TemporaryFolder()
        spool = Spool(try Home(folder.path))
    }

    private func manifest(_ text: String) -> ShareManifest {
        ShareManifest(
            id: .timeOrdered(Date()), origin: .share, kind: .text, payloadBytes: text.utf8.count, sharedAt: Date())
    }

    private func put(_ bytes: Data, as name: String) throws {
        try spool.prepare()
        try bytes.write(to: URL(filePath: "\(spool.new)/\(name)"))
    }

    @Test("what was written is read again, byte for byte")
    func roundTrip() throws {
        var share = manifest("Maria Lopez\nhello")
        share.userNote = "met at the fair"
        share.labels = ["work"]
        let name = try spool.write(share, .bytes(Data("Maria Lopez\nhello".utf8)))
        let read = try spool.read(name)
        #expect(read.payload == Data("Maria Lopez\nhello".utf8))
        #expect(read.manifest.userNote == "met at the fair")
        #expect(read.manifest.id == share.id)
        #expect(try FileManager.default.contentsOfDirectory(atPath: spool.temporary).isEmpty)
    }

    @Test("a second share never overwrites the first, even under the same id")
    func noClobbering() throws {
        let share = manifest("one")
        let name = try spool.write(share, .bytes(Data("one".utf8)))
        #expect(throws: CirclesError.self) { try spool.write(share, .bytes(Data("two".utf8))) }
        #expect(try spool.read(name).payload == Data("one".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: spool.temporary).isEmpty)
    }

    @Test("names are in the order of the sharing, and only as many are held as were asked for")
    func order() throws {
        let start = Date()
        let ids = (0..<40).map { CaptureID.timeOrdered(start.addingTimeInterval(Double($0))) }
        for id in ids.shuffled() { try put(Data("x".utf8), as: IncomingShare.name(id)) }
        try put(Data(), as: ".hidden")
        #expect(try spool.oldest(7) == ids.prefix(7).map(IncomingShare.name))
        #expect(try spool.oldest(100) == ids.map(IncomingShare.name))
    }

    @Test("the reader that is there before the first share finds an empty spool")
    func noSpoolYet() throws {
        #expect(try spool.oldest(5).isEmpty)
        #expect(throws: ShareProblem.gone) { try spool.read(IncomingShare.name(.random())) }
    }

    static let brokenShares: [(String, String)] = [
        ("", "no manifest"), ("no json\n", "no manifest"), ("{}\n", "no manifest"),
        (
            #"{"version":9,"id":"ID","origin":"share","kind":"text","payloadBytes":0,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "version 9"
        ),
        (#"{"version":1,"id":"ID"}"#, "lacks a field"),
        (
            #"{"version":1,"id":"ID","origin":"share","kind":"text","payloadBytes":7,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "7"
        ),
        (
            #"{"version":1,"id":"ID","origin":"share","kind":"text","payloadBytes":-1,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "-1"
        ),
        (
            #"{"version":1,"id":"ID","origin":"share","kind":"image","payloadBytes":900000000,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "900000000"
        ),
        (
            #"{"version":1,"id":"ID","origin":"share","kind":"link","payloadBytes":0,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "url"
        ),
        (
            #"{"version":1,"id":"../../x","origin":"share","kind":"text","payloadBytes":0,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "wrong form"
        ),
        (
            #"{"version":1,"id":"00000000-0000-0000-0000-000000000000","origin":"share","kind":"text","payloadBytes":0,"sharedAt":"2026-01-01T00:00:00Z"}"#,
            "not its name"
        ),
        (
            #"{"version":1,"id":"ID","origin":"share","kind":"text","payloadBytes":0,"sharedAt":"2026-01-01T00:00:00Z","originalName":"../../x"}"#,
            "path"
        ),
    ]

    @Test("a broken share is told for what it is", arguments: brokenShares)
    func broken(_ text: String, _ reason: String) throws {
        let id = CaptureID.random()
        let line = text.replacing("ID", with: id.description)
        try put(Data((line.hasSuffix("}") ? line + "\n" : line).utf8), as: IncomingShare.name(id))
        let problem = #expect(throws: ShareProblem.self) { try spool.read(IncomingShare.name(id)) }
        guard case .broken(let told)? = problem else {
            Issue.record("\(String(describing: problem))")
            return
        }
        #expect(told.contains(reason))
    }

    @Test("links, folders, pipes and others' files are not read")
    func notFiles() throws {
        try spool.prepare()
        let names = (0..<4).map { _ in IncomingShare.name(.random()) }
        try FileManager.default.createSymbolicLink(
            atPath: "\(spool.new)/\(names[0])", withDestinationPath: "/etc/passwd")
        try FileManager.default.createDirectory(atPath: "\(spool.new)/\(names[1])", withIntermediateDirectories: false)
        mkfifo("\(spool.new)/\(names[2])", 0o600)
        try put(Data("{}\n".utf8), as: names[3])
        // Giving a file away takes the rights of root.
        let isForeign = chown("\(spool.new)/\(names[3])", 12_345, 12_345) == 0
        for name in names.prefix(isForeign ? 4 : 3) {
            let problem = #expect(throws: ShareProblem.self) { try spool.read(name) }
            guard case .broken(let reason)? = problem else {
                Issue.record("\(name): \(String(describing: problem))")
                continue
            }
            try spool.quarantine(name, because: reason)
        }
        let kept = try FileManager.default.contentsOfDirectory(atPath: spool.quarantine)
        #expect(kept.filter { $0.hasSuffix(".reason") }.count == (isForeign ? 4 : 3))
        #expect(try spool.oldest(9).count == (isForeign ? 0 : 1))
    }

    @Test("what a killed writer left is deleted when it is old, and nothing else")
    func sweep() throws {
        try spool.prepare()
        let name = try spool.write(manifest("one"), .bytes(Data("one".utf8)))
        try Data("half".utf8).write(to: URL(filePath: "\(spool.temporary)/x"))
        spool.sweep(olderThan: 60, at: Date())
        #expect(access("\(spool.temporary)/x", F_OK) == 0)
        spool.sweep(olderThan: 60, at: Date().addingTimeInterval(120))
        #expect(access("\(spool.temporary)/x", F_OK) != 0)
        #expect(try spool.oldest(9) == [name])
    }

    @Test("a worker is there for as long as it lives, and leaves nothing")
    func presence() throws {
        let workers = folder.path + "/workers"
        var worker: WorkerPresence? = try WorkerPresence(in: workers)
        let id = try #require(worker?.id)
        #expect(WorkerPresence.isThere(id, in: workers))
        worker = nil
        #expect(!WorkerPresence.isThere(id, in: workers))
        // One that was killed leaves its file, and nobody who holds it.
        try Data().write(to: URL(filePath: "\(workers)/killed"))
        #expect(!WorkerPresence.isThere("killed", in: workers))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workers).isEmpty)
    }
}
