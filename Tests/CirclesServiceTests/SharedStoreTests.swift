import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

/// Machines are homes of their own here, which know nothing of each other but the store.
@Suite("A store that machines share", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct SharedStoreTests {
    private let account = UUID().uuidString
    private let server: PostgresServer

    init() throws { server = try #require(PostgresServer.shared) }

    private func machine(_ url: String? = nil) async throws -> Sample {
        try await Sample([
            "CIRCLES_STORE": url ?? server.url(), "CIRCLES_ACCOUNT": account, "CIRCLES_LANGUAGES": "eng",
        ])
    }

    private let caller = Caller(account: .owner, kind: .device(.random()), scope: .capture)

    private func take(_ text: String, _ sample: Sample, note: String? = nil) async throws -> Capture.ID {
        var details = HandOverDetails()
        details.userNote = note
        let handOver = HandOver(sample.context), items = [HandOver.Item.text(text)]
        let id = try #require(try await handOver.ids(for: items, details, key: nil, of: caller).first)
        try await handOver.take(items[0], details, as: id, from: caller)
        return id
    }

    private actor Tally {
        var ids: [Capture.ID] = []
        func add(_ id: Capture.ID?) { ids += [id].compactMap(\.self) }
    }

    /// Works until nothing waits.
    ///
    /// - Returns: What was worked on.
    @discardableResult
    private func work(on sample: Sample) async throws -> [Capture.ID] {
        let tally = Tally()
        let worker = StoreWorker(
            sample.context, ModelChoice(sample.context, tell: { _, _ in }), tell: { await tally.add($0.captureID) },
            warn: { _ in })
        #expect(try await worker.run(until: StopSignal(), stays: false).isEmpty)
        return await tally.ids
    }

    private func waiting(_ sample: Sample) throws -> [Capture.ID] { try sample.context.sharesWaiting(limit: 100) }

    @Test("what a machine acknowledged is in the store: the machine may go, and another one files it")
    func acknowledged() async throws {
        let worker = try await machine()
        try await worker.contact("Maria Lopez")
        var front: Sample? = try await machine()
        let id = try await take("Maria Lopez\nDinner on Friday at 7?", try #require(front))
        #expect(try waiting(try #require(front)).isEmpty)
        front = nil
        #expect(try await worker.context.database.isAccepted(id))
        #expect(try await worker.context.database.outcome(of: id) == nil)
        try await work(on: worker)
        guard case .interaction? = try await worker.context.database.outcome(of: id) else {
            Issue.record("not filed")
            return
        }
    }

    @Test("what is handed over again, to another machine, is one capture with both notes")
    func again() async throws {
        let (one, other) = (try await machine(), try await machine())
        try await one.contact("Maria Lopez")
        let first = try await take("Maria Lopez\nSee you on Friday", one, note: "first")
        _ = try await take("Maria Lopez\nSee you on Friday", other, note: "second")
        try await work(on: one)
        // What was said along waits where it was said until it is known what the capture became.
        let spool = SpoolWorker(other.context, nil, tell: { _ in }, warn: { _ in })
        _ = try await spool.run(until: StopSignal(), stays: false)
        #expect(try waiting(other).isEmpty)
        let outcome = try await one.context.database.outcome(of: first)
        guard case .interaction(let interaction)? = outcome else {
            Issue.record("not filed")
            return
        }
        #expect(interaction.userNote == "first\nsecond")
        #expect(try await one.context.database.workload().unfinishedCaptures == 0)
    }

    @Test("several workers take each capture once")
    func workers() async throws {
        let machines = [try await machine(), try await machine(), try await machine()]
        try await machines[0].contact("Maria Lopez")
        var ids: Set<Capture.ID> = []
        for number in 1...12 {
            ids.insert(try await take("Maria Lopez\nMessage number \(number)", machines[number % 3]))
        }
        async let one = work(on: machines[0])
        async let two = work(on: machines[1])
        async let three = work(on: machines[2])
        let done = try await one + two + three
        #expect(done.count == 12 && Set(done) == ids)
    }

    @Test("a store that is not there is told as such, and is worth another try")
    func away() async throws {
        let error = await #expect(throws: CirclesError.self) {
            _ = try await machine("postgres://circles:hunter2@127.0.0.1:1/circles")
        }
        #expect(error?.code == .unavailable && error?.retryable == true)
        #expect(error.map { !$0.message.contains("hunter2") } == true)
    }

    @Test("what the bucket does not take is not acknowledged, though it waits on this machine; handed over again it is")
    func bucketIsAway() async throws {
        let bucket = try LoopbackBucket()
        let sample = try await Sample([
            "CIRCLES_STORE": server.url(), "CIRCLES_ACCOUNT": account, "CIRCLES_LANGUAGES": "eng",
            "CIRCLES_PICTURES": "s3://circles", "AWS_ENDPOINT_URL_S3": bucket.url, "AWS_ACCESS_KEY_ID": "key",
            "AWS_SECRET_ACCESS_KEY": "secret",
        ])
        let picture = try Fixture.data("screenshots/IMG_0417.PNG")
        let handOver = HandOver(sample.context), id = Capture.ID.random()
        func take() async throws {
            let upload = Upload(sample.context)
            try await upload.append([UInt8](picture))
            try await handOver.take(.picture(upload, name: nil), HandOverDetails(), as: id, from: caller)
        }
        bucket.answer(503)
        let error = await #expect(throws: CirclesError.self) { try await take() }
        #expect(error?.code == .unavailable && error?.retryable == true)
        #expect(try await !sample.context.database.isAccepted(id))
        bucket.answer(nil)
        try await take()
        #expect(try await sample.context.database.isAccepted(id))
        #expect(bucket.objects.values.map { $0 } == [picture])
    }

    @Test("a home of its own has no such workers; an address that is none is not repeated, as it may hold a password")
    func settings() async throws {
        let alone = try await Sample()
        let error = await #expect(throws: CirclesError.self) { try await work(on: alone) }
        #expect(error?.code == .usage)
        let wrong = await #expect(throws: CirclesError.self) { _ = try await machine("mysql://hunter2@example.org") }
        #expect(wrong?.code == .configuration)
        #expect(wrong.map { !$0.message.contains("hunter2") } == true)
    }
}
