internal import CirclesCore
internal import CirclesFiles
internal import CirclesSpool
internal import Foundation
internal import Synchronization

/// The places of all who work on a home as long as they run, held so that none of them begins.
final class HomeLocks: Sendable {
    private let server: Mutex<FileLock?>
    private let consumer: Mutex<FileLock?>

    /// - Throws: `CirclesError` with `unavailable` when one of them runs, `cannotWrite`.
    init(_ home: Home) throws(CirclesError) {
        server = Mutex(try Self.take("server.lock", of: "a server", home))
        consumer = Mutex(try Self.take("consumer.lock", of: "another process", home))
    }

    private static func take(_ name: String, of whom: String, _ home: Home) throws(CirclesError) -> FileLock {
        do throws(FileFailure) {
            guard let lock = try FileLock.trying(home.data.appending(path: name).path) else {
                throw FileFailure(EWOULDBLOCK)
            }
            return lock
        } catch {
            guard error.code == EWOULDBLOCK else { throw error.writing("lock the home") }
            throw CirclesError(.unavailable, "\(whom) works on this data directory", hint: "stop that one first")
        }
    }

    func release() {
        server.withLock { $0 = nil }
        consumer.withLock { $0 = nil }
    }
}
