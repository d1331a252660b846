import CirclesBucket
import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesPostgres
@testable import CirclesStore

@Suite("Pictures in a bucket", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct BucketTests {
    private let server: PostgresServer
    private let folder: TemporaryFolder
    private let sample: Sample
    private let loopback: LoopbackBucket

    init() throws {
        server = try #require(PostgresServer.shared)
        folder = try TemporaryFolder()
        sample = try Sample(.memory)
        loopback = try LoopbackBucket()
    }

    private func open(_ account: String = "one", hasBucket: Bool = true) throws -> CirclesDatabase {
        let own = folder.url.appending(path: account)
        let bucket = try S3Bucket(
            S3Address("s3://circles", region: nil, endpoint: loopback.url), key: "key", secret: "secret")
        return try CirclesDatabase(
            postgres: server.address, account: own.path, bucket: hasBucket ? bucket : nil, folder: own,
            patience: PostgresServer.patience)
    }

    private func count(_ sql: String, _ database: CirclesDatabase) async throws -> Int {
        try await database.read("count") { try Int.fetchOne($0, sql) ?? 0 }
    }

    private func accept(_ text: String, _ database: CirclesDatabase) async throws -> Capture.ID {
        let capture = sample.capture(text)
        _ = try await database.accept(capture, bytes: Data(text.utf8), force: false)
        return capture.id
    }

    @Test("a picture is in the bucket and not in the database, which says how long it is")
    func stored() async throws {
        let database = try open(), id = try await accept("hello", database)
        #expect(loopback.objects.values.map { $0 } == [Data("hello".utf8)])
        #expect(try await count("SELECT count(*) FROM picture WHERE bytes IS NULL AND size = 5", database) == 1)
        #expect(try await database.pictures.load(id) == Data("hello".utf8))
    }

    @Test("while the bucket is away nothing is accepted; afterwards the same is")
    func away() async throws {
        let database = try open()
        loopback.answer(503)
        let error = await #expect(throws: CirclesError.self) { _ = try await accept("hello", database) }
        #expect(error?.code == .unavailable && error?.retryable == true)
        #expect(try await count("SELECT count(*) FROM capture", database) == 0)
        loopback.answer(nil)
        let id = try await accept("hello", database)
        #expect(try await database.pictures.load(id) == Data("hello".utf8))
        #expect(try await count("SELECT count(*) FROM capture", database) == 1)
    }

    @Test("a picture is found where it was put, whatever is set now; without the bucket's settings that is said")
    func both() async throws {
        let inRows = try open(hasBucket: false), inBucket = try open()
        let early = try await accept("early", inRows), late = try await accept("late", inBucket)
        #expect(try await inBucket.pictures.load(early) == Data("early".utf8))
        #expect(try await inBucket.pictures.load(late) == Data("late".utf8))
        #expect(try await inRows.pictures.load(early) == Data("early".utf8))
        let error = await #expect(throws: CirclesError.self) { _ = try await inRows.pictures.load(late) }
        #expect(error?.code == .configuration)
    }

    @Test("a picture that its bucket lost is told as missing, not as one that was never kept")
    func lost() async throws {
        let database = try open(), id = try await accept("hello", database)
        await database.pictures.remove([id])
        let error = await #expect(throws: CirclesError.self) { _ = try await database.pictures.load(id) }
        #expect(error?.code == .unavailable)
    }

    @Test("what is purged is gone from the bucket; what another account put there is not looked at")
    func purged() async throws {
        let one = try open("one"), other = try open("other")
        let first = try await accept("first", one), second = try await accept("second", other)
        #expect(try await one.pictures.stored(before: .distantFuture) == [first])
        #expect(try await one.pictures.stored(before: Date(timeIntervalSinceNow: -60)) == [])
        try await one.pictures.purge([first, second])
        #expect(try await one.pictures.stored(before: .distantFuture) == [])
        #expect(try await other.pictures.load(second) == Data("second".utf8))
    }

    @Test("what two machines are handed at once, under one id, keeps its picture")
    func twiceAtOnce() async throws {
        let one = try open(), other = try open()
        for number in 0..<20 {
            let capture = sample.capture("hello \(number)"), bytes = Data("hello \(number)".utf8)
            @Sendable func accept(_ database: CirclesDatabase) async throws {
                _ = try await database.accept(capture, bytes: bytes, force: false)
            }
            async let first: Void = accept(one)
            async let second: Void = accept(other)
            _ = try await (first, second)
            #expect(try await one.pictures.load(capture.id) == bytes)
        }
        #expect(loopback.objects.count == 20)
    }

    @Test("an id that is accepted already keeps its picture, though the same is refused when it is forced in again")
    func forcedAgain() async throws {
        let database = try open(), capture = sample.capture("hello"), bytes = Data("hello".utf8)
        _ = try await database.accept(capture, bytes: bytes, force: false)
        await #expect(throws: CirclesError.self) { _ = try await database.accept(capture, bytes: bytes, force: true) }
        #expect(try await database.pictures.load(capture.id) == bytes)
    }

    @Test("the same bytes that come again leave no second object")
    func again() async throws {
        let database = try open()
        let first = try await accept("hello", database)
        _ = try await accept("hello", database)
        #expect(loopback.objects.count == 1)
        #expect(try await database.pictures.load(first) == Data("hello".utf8))
    }
}
