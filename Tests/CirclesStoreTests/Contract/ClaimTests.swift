import CirclesCore
import CirclesFiles
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

@Suite("Who works on what")
struct ClaimTests {
    /// A clock that the test sets.
    private final class Hands: Sendable {
        let seconds = Mutex(1000.0)
        var clock: BootClock { BootClock(boot: "this-boot") { self.seconds.withLock { $0 } } }
        func advance(_ by: Double) { seconds.withLock { $0 += by } }
    }

    private let folder: TemporaryFolder
    private let hands = Hands()
    private let sample: Sample

    init() throws {
        folder = try TemporaryFolder()
        sample = try Sample(.memory)
    }

    /// The same home, opened by another worker.
    private func worker(_ engine: Engine, _ clock: BootClock? = nil) throws -> any Store {
        try engine.open(in: folder.url, clock: clock ?? hands.clock)
    }

    /// Two workers; one twice, where an engine has no more.
    private func workers(_ engine: Engine) throws -> (any Store, any Store) {
        let first = try worker(engine)
        return (first, Engine.shared.contains(engine) ? try worker(engine) : first)
    }

    private func accept(_ capture: Capture, _ database: any Store) async throws -> WorkClaim {
        guard case .new(_, let claim) = try await database.accept(capture, bytes: nil, force: false) else {
            throw CirclesError(.internalError, "not new")
        }
        return claim
    }

    @Test(
        "what is worked on is left alone, in this process, too; what was cut off is taken over, and counted",
        arguments: Engine.shared)
    func claims(engine: Engine) async throws {
        let (first, second) = try workers(engine)
        let capture = sample.capture(text: "a")
        var gone: (any Store)? = try worker(engine)
        _ = try await accept(capture, first)
        #expect(try await first.claimNext(except: []) == nil)
        #expect(try await second.claimNext(except: []) == nil)
        #expect(try await second.claim(capture.id) == nil)
        let abandoned = sample.capture("b", text: "b", at: 1)
        if let gone { _ = try await accept(abandoned, gone) }
        gone = nil
        if !Engine.onOneMachine.contains(engine) {
            #expect(try await second.claimNext(except: [capture.id]) == nil)
            hands.advance(WorkLease.seconds + 1)
        }
        let next = try #require(try await second.claimNext(except: [capture.id]))
        #expect(next.capture.id == abandoned.id && next.claim.starts == 2)
        #expect(try await second.claimNext(except: [capture.id, abandoned.id]) == nil)
    }

    @Test("the same bytes are not worked on by two at once, in one process or two", arguments: Engine.allCases)
    func sameBytes(engine: Engine) async throws {
        let (first, second) = try workers(engine)
        _ = try await accept(sample.capture(text: "a"), first)
        for database in [first, second] {
            guard case .underWork = try await database.accept(sample.capture(text: "a"), bytes: nil, force: false)
            else {
                Issue.record("worked on twice")
                return
            }
        }
    }

    @Test(
        "a lease that is renewed goes on; one that ran out is taken over, and its holder writes nothing any more",
        arguments: Engine.allCases)
    func lease(engine: Engine) async throws {
        let (first, second) = try workers(engine)
        let capture = sample.capture(text: "a")
        let claim = try await accept(capture, first)
        for _ in 0..<8 {
            hands.advance(WorkLease.renewal)
            #expect(try await first.renew(claim))
            #expect(try await second.claim(capture.id) == nil)
        }
        hands.advance(WorkLease.seconds)
        let taken = try #require(try await second.claim(capture.id))
        #expect(taken.starts == 2)
        #expect(try await !first.renew(claim))
        for attempt in 0..<3 {
            let error = await #expect(throws: CirclesError.self) {
                switch attempt {
                case 0: try await first.save(Transcript(text: "late"), under: claim)
                case 1: try await first.save(Extraction(summary: "late", model: "m"), under: claim)
                default:
                    let note = InboxNote(
                        id: .random(), captureID: capture.id, reason: .noText, explanation: "late", title: nil,
                        summary: nil, text: "", createdAt: sample.now)
                    _ = try await first.conclude(
                        Filing(capture, under: claim, as: .note(note), bookRevision: nil), at: sample.now)
                }
            }
            #expect(error?.code == .waiting)
        }
        try await second.save(Transcript(text: "in time"), under: taken)
        #expect(try await second.transcript(of: capture.id)?.text == "in time")
        #expect(try await second.outcome(of: capture.id) == nil)
    }

    @Test("what was given back in order is free, and does not count as cut off", arguments: Engine.allCases)
    func release(engine: Engine) async throws {
        let (first, second) = try workers(engine)
        let capture = sample.capture(text: "a")
        let claim = try await accept(capture, first)
        try await first.fail(claim, CirclesError(.unavailable, "no", retryable: true), at: sample.now)
        let again = try #require(try await second.claim(capture.id))
        #expect(again.starts == 1)
        // The one that gave it back does not get in by its old claim.
        #expect(try await !first.renew(claim))
    }

    @Test("a lease of an earlier boot is free; the wall clock has no say", arguments: Engine.onOneMachine)
    func boots(engine: Engine) async throws {
        let capture = sample.capture(text: "a")
        let before = try worker(engine)
        _ = try await accept(capture, before)
        #expect(try await worker(engine).claim(capture.id) == nil)
        #expect(try await worker(engine, BootClock(boot: "next-boot") { 1 }).claim(capture.id)?.starts == 2)
    }

    @Test("a capture that is accepted again under its id keeps its picture", arguments: Engine.allCases)
    func sameID(engine: Engine) async throws {
        let sample = try Sample(engine)
        let capture = sample.capture()
        try await sample.accepted(capture)
        guard
            case .underWork(let known) = try await sample.database.accept(
                capture, bytes: Data("other".utf8), force: false)
        else { return #expect(Bool(false), "not under work") }
        #expect(known.id == capture.id)
        #expect(try await sample.database.image(of: capture.id) == Data("x".utf8))
    }
}
