internal import FoundationEssentials
internal import Glibc

/// Shows that a worker lives: a file that it keeps locked, so that the lock goes with it, however it ends.
///
/// The kernel's locks hold across containers that share a folder, where process ids mean nothing.
package final class WorkerPresence: Sendable {
    /// Names the worker; never used again.
    package let id: String
    private let path: String
    private let lock: FileLock

    package init(in folder: String) throws(FileFailure) {
        try PrivateFiles.makeDirectory(folder)
        id = UUID().uuidString.lowercased()
        path = "\(folder)/\(id)"
        lock = try FileLock(waitingFor: path)
    }

    deinit { unlink(path) }

    /// - Returns: False when the worker is gone. True also for a moment in which another one looks.
    package static func isThere(_ id: String, in folder: String) -> Bool {
        let path = "\(folder)/\(id)"
        guard access(path, F_OK) == 0 else { return false }
        do throws(FileFailure) {
            guard let lock = try FileLock.trying(path) else { return true }
            unlink(path)
            lock.release()
            return false
        } catch {
            // It cannot be told: the lease decides.
            return true
        }
    }
}
