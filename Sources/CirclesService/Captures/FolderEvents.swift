internal import CirclesFiles
internal import Foundation

/// Wakes whoever waits for something in folders: by inotify, or by looking again after a while where that is missing.
package final class FolderEvents: Sendable {
    /// What is waited for. What an event says beyond that is not looked at: the folders are.
    package enum Kind: Sendable {
        /// A file that is written under its final name is complete.
        case completed
        /// A file is put in place, complete: by a rename or a link.
        case placed
        /// A file is complete, or gone, or there is a new folder.
        case changed

        package var mask: UInt32 {
            switch self {
            case .completed: UInt32(IN_MOVED_TO | IN_CLOSE_WRITE)
            case .placed: UInt32(IN_MOVED_TO | IN_CREATE)
            case .changed: UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
            }
        }
    }

    private let kind: Kind
    /// -1 where there is no inotify.
    private let inotify = OpenFile(inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))

    package init(_ folders: [String], _ kind: Kind) {
        self.kind = kind
        watch(folders)
    }

    /// Watches these, too; again, those that came anew under their names.
    ///
    /// - Parameter folders: Those that cannot be watched are looked at again like all others when the time is over.
    package func watch(_ folders: [String]) {
        for folder in folders where isInformed { inotify_add_watch(inotify.descriptor, folder, kind.mask) }
    }

    /// Whether the system tells of events at all: if not, who waits looks again when the time is over.
    package var isInformed: Bool { inotify.descriptor >= 0 }

    /// Returns when something came, the stop is set, or the time is over.
    ///
    /// What came before the wait and after the last one counts. No thread is held but while this waits, and that is one of
    /// its own.
    ///
    /// - Parameters:
    ///   - seconds: At most so long until the first event.
    ///   - quiet: After an event, until nothing more came for so many seconds: who puts many files there puts them one by one.
    ///
    /// - Returns: Whether something came.
    @discardableResult
    package func wait(_ seconds: Double, quiet: Double = 0, stop: StopSignal) async -> Bool {
        await withCheckedContinuation { done in
            Thread.detachNewThread { [self] in
                let isTold = poll(seconds, stop)
                if quiet > 0, isTold { while poll(quiet, stop) {} }
                done.resume(returning: isTold)
            }
        }
    }

    /// Blocks its thread.
    ///
    /// - Returns: Whether something came; not when it is the stop that is set.
    private func poll(_ seconds: Double, _ stop: StopSignal) -> Bool {
        // A negative descriptor is passed over.
        var watched = [stop.descriptor, inotify.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = Foundation.poll(&watched, nfds_t(watched.count), Int32(seconds * 1000))
        drain()
        return count > 0 && !stop.isSet
    }

    private func drain() {
        guard isInformed else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while buffer.withUnsafeMutableBytes({ read(inotify.descriptor, $0.baseAddress, $0.count) }) > 0 {}
    }
}
