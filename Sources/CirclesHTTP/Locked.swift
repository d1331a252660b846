internal import Foundation

/// A value behind a lock.
///
/// Foundation's lock and not `Synchronization.Mutex`: that one waits in the kernel, where the thread sanitizer does not see
/// it, so that each contended use is reported as a race.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// What `body` returns; nobody else reads or writes the value meanwhile.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
