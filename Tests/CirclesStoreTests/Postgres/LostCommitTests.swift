import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesPostgres
@testable import CirclesStore

/// The link is cut when the server has committed and before its answer is here: nobody on this side knows whether it did.
@Suite("A commit whose answer is lost", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct LostCommitTests {
    private let relay: PostgresRelay
    private let folder: TemporaryFolder
    private let sample: Sample
    private let database: CirclesDatabase

    init() throws {
        relay = try PostgresRelay(to: try #require(PostgresServer.shared))
        folder = try TemporaryFolder()
        sample = try Sample(.memory)
        database = try CirclesDatabase(
            postgres: PostgresAddress(relay.url), account: folder.path, folder: folder.url,
            patience: PostgresServer.patience)
    }

    private func count(_ table: String) async throws -> Int {
        try await database.read("count") { try Int.fetchOne($0, "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// Does something in a transaction that says these words, and whose commit is cut off.
    private func cutOff(after words: String, _ body: () async throws -> Void) async throws {
        let before = relay.cuts
        relay.cutCommit(afterSaying: words)
        let error = await #expect(throws: CirclesError.self) { try await body() }
        #expect(error?.code == .unavailable && error?.retryable == true, "\(String(describing: error))")
        #expect(relay.cuts == before + 1)
    }

    @Test("what was accepted is there once when it is handed in again under its id, with its picture")
    func accepting() async throws {
        let capture = sample.capture()
        func accept() async throws -> Acceptance {
            try await database.accept(capture, bytes: Data("x".utf8), force: false)
        }
        try await cutOff(after: "INSERT INTO capture ") { _ = try await accept() }
        guard case .underWork(let known) = try await accept() else {
            Issue.record("accepted once more")
            return
        }
        #expect(known.id == capture.id)
        #expect(try await database.image(of: capture.id) == Data("x".utf8))
        #expect(try await count("capture") == 1)
        #expect(try await count("picture") == 1)
    }

    @Test("saving and concluding may be asked for again: the capture has one end")
    func concluding() async throws {
        let capture = sample.capture(), liz = Contact(name: "Elizabeth Chen")
        try await database.add(liz, at: sample.now)
        guard case .new(_, let claim) = try await database.accept(capture, bytes: Data("x".utf8), force: false) else {
            Issue.record("not new")
            return
        }
        let transcript = Transcript(title: "Liz", text: "I love chess")
        try await cutOff(after: "INSERT INTO transcript ") { try await database.save(transcript, under: claim) }
        try await database.save(transcript, under: claim)
        #expect(try await database.transcript(of: capture.id)?.text == transcript.text)
        let interaction = sample.interaction(capture, liz)
        let filing = Filing(capture, under: claim, as: .interaction(interaction), bookRevision: nil)
        try await cutOff(after: "INSERT INTO interaction ") {
            _ = try await database.conclude(filing, at: sample.now)
        }
        let again = await #expect(throws: CirclesError.self) { try await database.conclude(filing, at: sample.now) }
        #expect(again?.code == .waiting && again?.stored == true)
        guard case .interaction(let filed)? = try await database.outcome(of: capture.id) else {
            Issue.record("not filed")
            return
        }
        #expect(filed.id == interaction.id)
        #expect(try await count("interaction") == 1)
        #expect(try await count("inbox_note") == 0)
        #expect(try await database.workload().unfinishedCaptures == 0)
        #expect(try await database.claimNext(except: []) == nil)
    }

    @Test(
        "a user's edit says that it may not have been kept; made again on what was seen, it is refused and not made twice"
    )
    func editing() async throws {
        let capture = sample.capture(), liz = Contact(name: "Elizabeth Chen")
        try await database.add(liz, at: sample.now)
        guard case .new(_, let claim) = try await database.accept(capture, bytes: Data("x".utf8), force: false) else {
            Issue.record("not new")
            return
        }
        let interaction = sample.interaction(capture, liz)
        _ = try await database.conclude(
            Filing(capture, under: claim, as: .interaction(interaction), bookRevision: nil), at: sample.now)
        let seen = try await database.interaction(interaction.id), steps = try await count("journal")
        func edit() async throws {
            try await WriteCondition.$current.withValue(.interaction(seen)) {
                _ = try await database.edit(
                    seen.id, summary: "told anew", userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
            }
        }
        try await cutOff(after: "UPDATE interaction ") { try await edit() }
        let again = await #expect(throws: CirclesError.self) { try await edit() }
        #expect(again?.code == .conflict)
        #expect(try await database.interaction(seen.id).summary == "told anew")
        #expect(try await count("journal") == steps + 1)
    }
}
