internal import CirclesFiles
internal import Foundation
internal import Synchronization

/// Lets the processes that write to one home take turns.
///
/// SQLite's waiters ask now and then whether the database is free, so they lose against a process that writes without
/// a pause. Here whoever is next holds `writer-next.lock` until `writer.lock` is free: a process that comes back finds
/// the line taken and cannot pass. Both locks are the kernel's, which wakes waiters in the order they came and takes a
/// lock from a process that ends, however it ends.
///
/// A turn is a courtesy: SQLite's own lock keeps writes apart. Whoever gets no turn writes without one.
package final class WriteTurns: Sendable {
    private let next: String
    private let now: String
    private let patience: Double
    /// The place in the line that this process took last.
    private let lastPlace = Mutex<Place?>(nil)

    /// - Parameters:
    ///   - folder: What the writers share; the two files are made in it.
    ///   - patience: Seconds for which a turn is waited for. Far longer than a round of writes: only a process that is
    ///     stopped while it stands in line costs so long, and each of the others only once.
    package init(in folder: String, patience: Double = 10) {
        next = "\(folder)/writer-next.lock"
        now = "\(folder)/writer.lock"
        self.patience = patience
    }

    /// Blocks the thread until the turn comes or patience ends; the turn ends with `body`.
    package func during<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        let turn = try? turn()
        defer { turn?.release() }
        return try body()
    }

    /// Nil when none is to be had.
    ///
    /// - Throws: When the file system has no locks, or no room for the files.
    private func turn() throws(FileFailure) -> HeldLock? {
        let first = try HeldLock.trying(next)
        if let first, let turn = try HeldLock.trying(now) {
            first.release()
            return turn
        }
        guard let place = takePlace() else {
            first?.release()
            return nil
        }
        // The kernel knows no limit of time for this lock, so a thread waits that can be left behind.
        Thread.detachNewThread { [self] in place.end(with: try? wait(after: first)) }
        return place.wait(patience)
    }

    /// - Parameter first: The lock of who is next, if it is held already.
    private func wait(after first: HeldLock?) throws(FileFailure) -> HeldLock {
        let first = if let first { first } else { try HeldLock(waitingFor: next) }
        defer { first.release() }
        return try HeldLock(waitingFor: now)
    }

    /// Nil while a thread that was left behind still stands in line: it does not move.
    private func takePlace() -> Place? {
        lastPlace.withLock { last in
            if let last, !last.isOver { return nil }
            let place = Place()
            last = place
            return place
        }
    }
}

/// A lock that several may refer to; released when it is said, or with the last reference.
private final class HeldLock: Sendable {
    private let lock: Mutex<FileLock?>

    private init(_ lock: consuming FileLock) { self.lock = Mutex(.some(lock)) }

    convenience init(waitingFor path: String) throws(FileFailure) {
        self.init(try FileLock(waitingFor: path))
    }

    /// Nil when somebody else holds it.
    static func trying(_ path: String) throws(FileFailure) -> HeldLock? {
        guard let lock = try FileLock.trying(path) else { return nil }
        return HeldLock(lock)
    }

    func release() { lock.withLock { $0 = nil } }
}

/// A place in the line, between the writer and the thread that stands there.
private final class Place: Sendable {
    private enum State {
        case waiting
        /// With nil for a lock that cannot be had.
        case ended(HeldLock?)
        /// The writer went on without.
        case left
        case over
    }

    private let state = Mutex(State.waiting)
    private let signal = DispatchSemaphore(value: 0)

    /// Nobody stands there any more.
    var isOver: Bool {
        state.withLock { if case .over = $0 { true } else { false } }
    }

    /// A turn that nobody waits for any more is given up at once.
    func end(with turn: HeldLock?) {
        state.withLock { state in
            if case .left = state {
                turn?.release()
                state = .over
            } else {
                state = .ended(turn)
            }
        }
        signal.signal()
    }

    func wait(_ seconds: Double) -> HeldLock? {
        _ = signal.wait(timeout: .now() + seconds)
        return state.withLock { state in
            guard case .ended(let turn) = state else {
                state = .left
                return nil
            }
            state = .over
            return turn
        }
    }
}
