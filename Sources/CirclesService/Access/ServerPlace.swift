package import CirclesCore
package import CirclesSpool
internal import CirclesFiles
internal import Foundation
internal import Synchronization

/// The one place of a server on a home, held until it is left or the process ends.
package final class ServerPlace: Sendable {
    private let lock: Mutex<FileLock?>

    /// - Throws: `CirclesError` with `unavailable` when another process has it, `cannotWrite`.
    package init(_ home: Home) throws(CirclesError) {
        let path = Self.path(home)
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(home.data.path)
            guard let held = try FileLock.trying(path) else { throw FileFailure(EWOULDBLOCK) }
            lock = Mutex(held)
        } catch {
            guard error.code == EWOULDBLOCK else { throw error.writing("begin") }
            throw CirclesError(
                .unavailable, "another server works on this data directory", hint: "stop that one first")
        }
    }

    private static func path(_ home: Home) -> String {
        home.data.appending(path: "server.lock").path
    }

    /// Says what links begin with, for commands that print some.
    ///
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func announce(_ base: String) throws(CirclesError) {
        do throws(FileFailure) {
            try lock.withLock { held throws(FileFailure) in try held?.write(note: base) }
        } catch {
            throw error.writing("say where the server is")
        }
    }

    /// What links began with when a server last worked on this home; nil when none ever did.
    package static func address(_ home: Home) -> String? { FileLock.note(in: path(home)) }

    package func leave() { lock.withLock { $0 = nil } }
}
