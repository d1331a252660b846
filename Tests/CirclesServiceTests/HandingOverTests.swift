import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@Suite("Handing over")
struct HandingOverTests {
    private static let picture = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=")

    /// A picture that has been left alone for long enough.
    private func picture(_ name: String, in folder: TemporaryFolder) throws {
        let path = try folder.write(try #require(Self.picture), to: name)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
    }

    private func waiting(_ sample: Sample) throws -> [IncomingShare] {
        let spool = Spool(sample.context.home)
        return try spool.oldest(100).map { try spool.read($0) }
    }

    @Test(
        "what a URL hands over waits in the spool, to be confirmed unless URLs are trusted", arguments: [false, true])
    func url(isTrusted: Bool) async throws {
        let sample = try await Sample(isTrusted ? ["CIRCLES_TRUST_URLS": "true"] : [:])
        let intake = URLIntake(sample.context.home, sample.context.settings)
        let ids = [
            try intake.share(text: "Maria Lopez\nSee you Friday?"), try intake.share(link: "https://example.org"),
        ]
        let shares = try waiting(sample)
        #expect(Set(shares.map(\.manifest.id)) == Set(ids))
        #expect(shares.allSatisfy { ($0.manifest.confirm == nil) == isTrusted })
        let history = try await ShareHistory.of(ids[0].description, in: sample.context.home, sample.context.settings)
        #expect(history.isWaiting)
        #expect(history.entries.map(\.event) == [.received])
    }

    @Test("a share whose bytes another one works on stays until they are kept, also when that one refuses them")
    func refusedByAnother() async throws {
        let sample = try await Sample(["CIRCLES_TRUST_URLS": "true"])
        let database = sample.context.database
        let intake = URLIntake(sample.context.home, sample.context.settings)
        let id = try intake.share(text: "Maria Lopez\nSee you Friday?")
        let share = try #require(try waiting(sample).first)
        let submission = try #require(
            try share.submissions(matcher: try await sample.context.matcher(), owner: ChatOwner()).last)
        var other = submission.capture
        other.id = .random()
        guard case .new(_, let claim) = try await database.accept(other, bytes: submission.bytes, force: false) else {
            Issue.record("not accepted as new")
            return
        }
        let consumer = SpoolConsumer(
            context: sample.context, spool: Spool(sample.context.home), eventLog: EventLog(sample.context.home),
            pipeline: sample.context.pipeline(
                ExtractionService(.rules), reader: try sample.context.reader(workers: 1), isShared: true),
            isStopped: { false }, tell: { _ in })
        async let drained = consumer.drain()
        try await Task.sleep(for: .milliseconds(300))
        #expect(try !waiting(sample).isEmpty)
        try await database.withdraw(claim)
        #expect(try await drained.isEmpty)
        #expect(try waiting(sample).isEmpty)
        #expect(try await database.outcome(of: id) != nil)
    }

    @Test("a link that is too long is refused, and nothing waits")
    func longLink() async throws {
        let sample = try await Sample()
        let intake = URLIntake(sample.context.home, sample.context.settings)
        let link = "https://example.org/" + String(repeating: "a", count: ShareManifest.maximumText)
        #expect(await code { _ = try intake.share(link: link) } == .badInput)
        #expect(try waiting(sample).isEmpty)
    }

    @Test(
        "an id that is none and one that is not known are told apart",
        arguments: [("xyz", CirclesError.Code.usage), ("01a1", .notFound), ("01a1fd42", .notFound)])
    func unknown(_ id: String, _ expected: CirclesError.Code) async throws {
        let sample = try await Sample()
        #expect(
            await code { _ = try await ShareHistory.of(id, in: sample.context.home, sample.context.settings) }
                == expected)
    }

    @Test("a picture that came since the first look is shared once")
    func folder() async throws {
        let sample = try await Sample()
        let folder = try TemporaryFolder()
        try picture("old.png", in: folder)
        var options = FolderSharing.Options([folder.path])
        options.isOnce = true
        options.userNote = "from the phone"
        let stop = try StopSignal()
        func look() async throws {
            let sharing = try FolderSharing(sample.context, options, tell: { _ in }, warn: { _ in })
            try await sharing.run(until: stop)
        }
        try await look()
        #expect(try waiting(sample).isEmpty)
        try picture("new.png", in: folder)
        try await look()
        try await look()
        let shares = try waiting(sample)
        #expect(shares.map(\.manifest.originalName) == ["new.png"])
        #expect(shares.map(\.manifest.userNote) == ["from the phone"])
    }

    @Test("what is no folder, or is watched by another, is refused")
    func refusedFolders() async throws {
        let sample = try await Sample()
        let folder = try TemporaryFolder()
        try folder.write("x", to: "file")
        var options = FolderSharing.Options([folder.path])
        func sharing() throws -> FolderSharing {
            try FolderSharing(sample.context, options, tell: { _ in }, warn: { _ in })
        }
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let stop = try StopSignal()
        #expect(await code { try await sharing().run(until: stop) } == .unavailable)
        close(descriptor)
        (options.after, options.target) = (.move, folder.path)
        #expect(await code { _ = try sharing() } == .usage)
        options.folders = [folder.path + "/file"]
        #expect(await code { _ = try sharing() } == .usage)
        options.folders = [folder.path + "/none"]
        #expect(await code { _ = try sharing() } == .cannotRead)
    }
}
