package import CirclesCore
internal import CirclesFiles
internal import Foundation
internal import Synchronization

/// The one place of a server on a home, held until it is left or the process ends.
package final class ServerPlace: Sendable {
    private let lock: Mutex<FileLock?>

    /// - Throws: `CirclesError` with `unavailable` when another process has it, `cannotWrite`.
    package init(_ context: AppContext) throws(CirclesError) {
        let path = context.home.data.appending(path: "server.lock").path
        do throws(FileFailure) {
            guard let held = try FileLock.trying(path) else { throw FileFailure(EWOULDBLOCK) }
            lock = Mutex(held)
        } catch {
            guard error.code == EWOULDBLOCK else { throw error.writing("begin") }
            throw CirclesError(
                .unavailable, "another server works on this data directory", hint: "stop that one first")
        }
    }

    package func leave() { lock.withLock { $0 = nil } }
}
