import CirclesCore
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

@testable import CirclesPostgres
@testable import CirclesStore

/// Each guard against two machines at once, and what happens without it. The first one's transaction is held open where it has looked
/// and not yet written; there the second one begins, and the first goes on when the second has ended or is seen to wait for it.
@Suite("Two machines at once", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct RaceTests {
    private let server: PostgresServer
    private let folder: TemporaryFolder
    private let sample: Sample

    init() throws {
        server = try #require(PostgresServer.shared)
        folder = try TemporaryFolder()
        sample = try Sample(.memory)
    }

    /// What happens between the look and the write of a transaction.
    private final class Barrier: Sendable {
        private struct State {
            var isPassed = false
            var isOver = false
            var hasWaited = false
            var second: Task<Void, Never>?
        }

        private let server: PostgresServer
        private let place: String
        private let state = Mutex(State())
        let second: @Sendable () async throws -> Void

        /// - Parameters:
        ///   - place: How the statement begins before which the transaction is held open.
        ///   - second: What another machine does meanwhile.
        init(_ server: PostgresServer, before place: String, _ second: @escaping @Sendable () async throws -> Void) {
            self.server = server
            self.place = place
            self.second = second
        }

        /// Whether the second one was seen to wait for the first.
        var hasWaited: Bool { state.withLock { $0.hasWaited } }

        func reach(_ sql: String, _ db: any Session) throws {
            let isHere = state.withLock { state in
                guard !state.isPassed, sql.hasPrefix(place) else { return false }
                state.isPassed = true
                return true
            }
            guard isHere else { return }
            let mine = try Int.fetchOne(db, "SELECT pg_backend_pid()") ?? 0
            let looker = try PostgresConnection(server.address, patience: PostgresServer.patience)
            let task = Task { [self] in
                do { try await second() } catch { Issue.record(error) }
                state.withLock { $0.isOver = true }
            }
            state.withLock { $0.second = task }
            let end = ContinuousClock.now + .seconds(PostgresServer.patience)
            while ContinuousClock.now < end, !state.withLock({ $0.isOver }) {
                let waiting = try looker.run(
                    "SELECT 1 FROM pg_stat_activity WHERE \(mine) = ANY(pg_blocking_pids(pid)) LIMIT 1")
                if waiting.rows > 0 { return state.withLock { $0.hasWaited = true } }
                usleep(2_000)
            }
            if !state.withLock({ $0.isOver }) { Issue.record("the second one neither ended nor waited") }
        }

        /// Whether the transaction came there; the second one has ended when this returns.
        func isDone() async -> Bool {
            let second = state.withLock { $0.second }
            await second?.value
            return second != nil
        }
    }

    /// A machine that has the account.
    ///
    /// - Parameters:
    ///   - isLocked: Whether its writes lock the account's row.
    ///   - ahead: Seconds that its clock is ahead: leases of others have run out there.
    private func machine(
        isLocked: Bool = true, ahead: Double = 0, at barrier: Barrier? = nil,
        reworded: @escaping @Sendable (String) -> String = { $0 }
    ) throws -> CirclesDatabase {
        let engine = try PostgresEngine(
            server.address, account: folder.path, patience: PostgresServer.patience, locksAccount: isLocked)
        let staged = StagedEngine(engine, before: { try barrier?.reach($0, $1) }, reworded: reworded)
        return CirclesDatabase(
            staged, pictures: PostgresPictures(engine: engine, bucket: nil), leases: PostgresLeases { ahead },
            in: folder.url,
            rules: NameRules())
    }

    private func accept(_ capture: Capture, _ database: CirclesDatabase) async throws -> WorkClaim? {
        if case .new(_, let claim) = try await database.accept(capture, bytes: Data("x".utf8), force: false) {
            return claim
        }
        return nil
    }

    private func count(_ table: String, _ database: CirclesDatabase) async throws -> Int {
        try await database.read("count") { try Int.fetchOne($0, "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// With the guard, and without it.
    private static let guarded = [true, false]

    @Test(
        "the same bytes that come to two machines at once are one capture; without the account's lock they would be two",
        arguments: guarded)
    func sameBytes(isLocked: Bool) async throws {
        let other = try machine(isLocked: isLocked), copy = sample.capture("same")
        let barrier = Barrier(server, before: "INSERT INTO capture ") { [self] in _ = try await accept(copy, other) }
        let one = try machine(isLocked: isLocked, at: barrier)
        #expect(try await accept(sample.capture("same"), one) != nil)
        #expect(await barrier.isDone())
        #expect(barrier.hasWaited == isLocked)
        #expect(try await count("capture", one) == (isLocked ? 1 : 2))
        #expect(try await count("picture", one) == (isLocked ? 1 : 2))
    }

    @Test(
        "a capture whose lease ran out while it was filed is filed once; without the account's lock it would be filed and noted",
        arguments: guarded)
    func sameCapture(isLocked: Bool) async throws {
        let later = try machine(isLocked: isLocked, ahead: WorkLease.seconds + 1), sample = sample
        let liz = Contact(name: "Elizabeth Chen"), capture = sample.capture()
        let barrier = Barrier(server, before: "INSERT INTO interaction ") {
            let claim = try #require(try await later.claim(capture.id))
            let note = CaptureOutcome.note(sample.note(capture))
            _ = try await later.conclude(
                Filing(capture, under: claim, as: note, bookRevision: nil), at: sample.now)
        }
        let one = try machine(isLocked: isLocked, at: barrier)
        try await one.add(liz, at: sample.now)
        let claim = try #require(try await accept(capture, one))
        let filing = Filing(
            capture, under: claim, as: .interaction(sample.interaction(capture, liz)), bookRevision: nil)
        guard case .concluded(.interaction) = try await one.conclude(filing, at: sample.now) else {
            Issue.record("not filed")
            return
        }
        #expect(await barrier.isDone())
        #expect(barrier.hasWaited == isLocked)
        #expect(try await count("interaction", one) == 1)
        #expect(try await count("inbox_note", one) == (isLocked ? 0 : 1))
    }

    @Test(
        "who lost the work on a capture while waiting to file it files nothing; without the fence it would",
        arguments: guarded)
    func fence(isFenced: Bool) async throws {
        let liz = Contact(name: "Elizabeth Chen"), capture = sample.capture(), sample = sample
        let isReworded = Mutex(false)
        let late = try machine { sql in
            guard !isFenced, sql.hasPrefix("SELECT 1 FROM work") else { return sql }
            isReworded.withLock { $0 = true }
            return sql.replacing("starts = ?", with: "(starts = ? OR true)").replacing(
                "claimed_by = ?", with: "(claimed_by = ? OR true)")
        }
        try await late.add(liz, at: sample.now)
        let lost = try #require(try await accept(capture, late))
        let refusal = Mutex<CirclesError?>(nil)
        let barrier = Barrier(server, before: "INSERT INTO work ") {
            do throws(CirclesError) {
                _ = try await late.conclude(
                    Filing(capture, under: lost, as: .interaction(sample.interaction(capture, liz)), bookRevision: nil),
                    at: sample.now)
            } catch {
                refusal.withLock { $0 = error }
            }
        }
        let other = try machine(ahead: WorkLease.seconds + 1, at: barrier)
        let claim = try #require(try await other.claim(capture.id))
        #expect(claim.starts == 2)
        #expect(await barrier.isDone())
        #expect(barrier.hasWaited)
        #expect(isReworded.withLock { $0 } == !isFenced)
        #expect(refusal.withLock { $0 }?.code == (isFenced ? .waiting : nil))
        #expect(try await count("interaction", other) == (isFenced ? 0 : 1))
    }

    @Test(
        "what was decided before a namesake came is decided again; without the book's revision it would be filed with the one there was",
        arguments: guarded)
    func book(isChecked: Bool) async throws {
        let sample = sample, capture = sample.capture()
        let liz = Contact(name: "Elizabeth Chen"), namesake = Contact(name: "Elizabeth Chen")
        let worker = try machine()
        try await worker.add(liz, at: sample.now)
        let claim = try #require(try await accept(capture, worker))
        let seen = try await worker.book(since: nil)
        #expect(seen.contacts.map(\.id) == [liz.id])
        let isAskedAgain = Mutex<Bool?>(nil)
        let barrier = Barrier(server, before: "INSERT INTO contact ") {
            let filing = Filing(
                capture, under: claim, as: .interaction(sample.interaction(capture, liz)),
                bookRevision: isChecked ? seen.revision : nil)
            switch try await worker.conclude(filing, at: sample.now) {
            case .bookChanged: isAskedAgain.withLock { $0 = true }
            case .concluded: isAskedAgain.withLock { $0 = false }
            }
        }
        try await machine(at: barrier).add(namesake, at: sample.now)
        #expect(await barrier.isDone())
        #expect(barrier.hasWaited)
        #expect(isAskedAgain.withLock { $0 } == isChecked)
        #expect(try await count("interaction", worker) == (isChecked ? 0 : 1))
        #expect(try await worker.book(since: nil).contacts.count == 2)
    }
}
