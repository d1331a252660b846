import Foundation

/// Runs an actor's work on one thread of its own.
///
/// Recognition blocks for hundreds of milliseconds, which the cooperative pool must not, and OpenMP's settings belong to
/// the thread that made them.
final class ThreadExecutor: SerialExecutor {
    private let queue = WorkQueue()

    init(name: String) {
        let queue = queue
        let thread = Thread { queue.run() }
        thread.name = name
        // Tesseract's page layout recurses; the default of a secondary thread differs between systems.
        thread.stackSize = 8 << 20
        thread.start()
    }

    deinit {
        queue.close()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // The closure keeps this executor alive until the job has run.
        queue.add { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}

/// Jobs in order, waited for by one thread. Every field is guarded by the condition.
private final class WorkQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [@Sendable () -> Void] = []
    private var isClosed = false

    func add(_ job: @escaping @Sendable () -> Void) {
        condition.lock()
        jobs.append(job)
        condition.signal()
        condition.unlock()
    }

    func close() {
        condition.lock()
        isClosed = true
        condition.signal()
        condition.unlock()
    }

    /// Returns when closed and empty.
    func run() {
        while let batch = next() {
            for job in batch { job() }
        }
    }

    private func next() -> [@Sendable () -> Void]? {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty, !isClosed { condition.wait() }
        if jobs.isEmpty { return nil }
        defer { jobs = [] }
        return jobs
    }
}
