import CirclesCore
import CirclesFiles
import CirclesSQLite
import CirclesStore
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

@Suite("Turns to write")
struct WriteTurnTests {
    private let folder: TemporaryFolder
    private let next: String
    private let now: String

    init() throws {
        folder = try TemporaryFolder()
        next = folder.path + "/writer-next.lock"
        now = folder.path + "/writer.lock"
    }

    private static func isLocked(_ path: String) throws -> Bool {
        if let lock = try FileLock.trying(path) {
            lock.release()
            return false
        }
        return true
    }

    /// Waits, without a bound of its own: a test that waits for ever fails by the suite's.
    private func untilSomebodyIsNext() throws {
        while try !Self.isLocked(next) { usleep(1000) }
    }

    @Test("whoever comes back writes after those who waited", .timeLimit(.minutes(30)))
    func order() throws {
        let mine = WriteTurns(in: folder.path, patience: 600), other = WriteTurns(in: folder.path, patience: 600)
        for _ in 0..<50 {
            let order = Mutex<[String]>([])
            let done = DispatchSemaphore(value: 0)
            try mine.during {
                Thread.detachNewThread {
                    other.during { order.withLock { $0.append("who waited") } }
                    done.signal()
                }
                try untilSomebodyIsNext()
            }
            mine.during { order.withLock { $0.append("who came back") } }
            done.wait()
            #expect(order.withLock { $0 } == ["who waited", "who came back"])
        }
    }

    @Test("one at a time has the turn", .timeLimit(.minutes(30)))
    func oneAtATime() {
        let writing = Atomic(0), most = Atomic(0), count = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 6) { _ in
            let turns = WriteTurns(in: folder.path, patience: 600)
            for _ in 0..<50 {
                turns.during {
                    most.max(writing.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                    usleep(100)
                    writing.subtract(1, ordering: .relaxed)
                    count.add(1, ordering: .relaxed)
                }
            }
        }
        #expect(most.load(ordering: .relaxed) == 1)
        #expect(count.load(ordering: .relaxed) == 300)
    }

    @Test("a process that is killed gives its turn back", .timeLimit(.minutes(30)))
    func killed() throws {
        let holder = Process()
        holder.executableURL = URL(filePath: "/usr/bin/flock")
        holder.arguments = ["--no-fork", now, "sleep", "3600"]
        try holder.run()
        while try !Self.isLocked(now) { usleep(1000) }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [folder] in
            WriteTurns(in: folder.path, patience: 3600).during {}
            done.signal()
        }
        try untilSomebodyIsNext()
        #expect(done.wait(timeout: .now()) == .timedOut)
        kill(holder.processIdentifier, SIGKILL)
        holder.waitUntilExit()
        done.wait()
    }

    @Test("a line that does not move holds nobody up for long, nor twice", .timeLimit(.minutes(30)))
    func stuck() throws {
        let turns = WriteTurns(in: folder.path, patience: 0.5)
        let stopped = try FileLock(waitingFor: next)
        var count = 0
        let start = ContinuousClock.now
        for _ in 0..<1000 { turns.during { count += 1 } }
        #expect(count == 1000)
        #expect(ContinuousClock.now - start < .seconds(400), "each waited anew")
        stopped.release()
        // The line moves again, and so there are turns again.
        var hasTurn = false
        while !hasTurn { hasTurn = try turns.during { try Self.isLocked(now) } }
    }

    @Test("a folder without room for the locks holds nobody up")
    func noLocks() {
        var count = 0
        WriteTurns(in: folder.path + "/missing", patience: 600).during { count += 1 }
        #expect(count == 1)
    }

    @Test("a write of the store waits for its turn, and a reading does not", .timeLimit(.minutes(30)))
    func store() async throws {
        let store = try CirclesDatabase(folder: folder.url)
        // Not the turn itself, which would be waited for in vain after a while: what is asked is who stands in line.
        let held = try FileLock(waitingFor: now)
        let writing = Task { _ = try await store.add(ContactRecord(contact: Contact(name: "Tom Berg")), at: Date()) }
        try untilSomebodyIsNext()
        #expect(try await store.contacts().isEmpty)
        held.release()
        try await writing.value
        #expect(try await store.contacts().map(\.name) == ["Tom Berg"])
    }
}
