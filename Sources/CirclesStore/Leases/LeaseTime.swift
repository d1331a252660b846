package import CirclesCore
package import CirclesFiles
package import Foundation
internal import Synchronization

/// By whose clock leases are counted, and how it is seen that a worker is gone.
package protocol LeaseTime: Sendable {
    /// Names the one who claims: never used again after its process.
    func worker() throws -> String
    /// Seconds on the clock that all who share the work go by.
    func now(_ db: any Session) throws -> Double
    /// Whether nobody holds what this worker held, although its lease runs on.
    func isGone(_ worker: String) -> Bool
}

/// The clock of a machine's boot, which nobody sets, for those who share a folder: a database in WAL mode is never shared between
/// machines. A lease of an earlier boot, or of a worker that is gone, is free at once.
package final class MachineLeases: LeaseTime {
    private let clock: BootClock
    /// Where those who work on captures show that they live.
    private let folder: String
    /// Made with the first claim: others see by it that this worker lives.
    private let presence = Mutex<WorkerPresence?>(nil)

    package init(in folder: URL, clock: BootClock) {
        self.folder = folder.appending(path: "workers").path
        self.clock = clock
    }

    package func worker() throws -> String {
        try presence.withLock { known in
            if let known { return "\(clock.boot) \(known.id)" }
            let made = try WorkerPresence(in: folder)
            known = made
            return "\(clock.boot) \(made.id)"
        }
    }

    package func now(_ db: any Session) -> Double { clock.now }

    package func isGone(_ worker: String) -> Bool {
        let words = worker.split(separator: " ")
        guard words.count == 2 else { return true }
        return words[0] != clock.boot || !WorkerPresence.isThere(String(words[1]), in: folder)
    }
}
