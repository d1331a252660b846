import Foundation

/// A value behind a lock that the thread sanitizer sees, unlike `Synchronization.Mutex`.
final class ServerLock<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// The sockets of one server, its listener among them.
///
/// Closing and shutting down exclude each other: a number that was closed is at once somebody else's socket.
final class OpenSockets: Sendable {
    private let state = ServerLock((open: Set<Int32>(), isShutDown: false))

    /// False when all is over; the socket is this one's to close nevertheless.
    func add(_ descriptor: Int32) -> Bool {
        state.withLock { state in
            state.open.insert(descriptor)
            return !state.isShutDown
        }
    }

    func close(_ descriptor: Int32) {
        state.withLock { state in
            guard state.open.remove(descriptor) != nil else { return }
            Glibc.close(descriptor)
        }
    }

    /// Whoever waits on one of them is woken, and closes it.
    func shutDown() {
        state.withLock { state in
            state.isShutDown = true
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }
}
