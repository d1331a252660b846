import CirclesFiles
import Foundation

/// Tells when something is put into folders: by inotify, or by looking again after a while where that is missing.
final class FolderEvents: Sendable {
    /// -1 where there is no inotify.
    private let inotify: OpenFile

    /// What it takes for a file to be complete where it is written under its final name.
    static let completed = Int32(IN_MOVED_TO | IN_CLOSE_WRITE)
    /// And where it is put in place when it is complete: by a rename or a link.
    static let placed = Int32(IN_MOVED_TO | IN_CREATE)

    /// - Parameter folders: Those that cannot be watched are looked at again like all others when the time is over.
    init(_ folders: [String], _ events: Int32) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        inotify = OpenFile(descriptor)
        guard descriptor >= 0 else { return }
        for folder in folders {
            inotify_add_watch(descriptor, folder, UInt32(events))
        }
    }

    /// Returns when something came, the stop is set, or the time is over. The wait is on a thread of its own.
    func wait(_ seconds: Double, stop: StopSignal) async {
        // A negative descriptor is passed over.
        let watched = [stop.descriptor, inotify.descriptor]
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                var polled = watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                _ = poll(&polled, nfds_t(polled.count), Int32(seconds * 1000))
                done.resume()
            }
        }
        drain()
    }

    /// What the events say is not looked at: the folders are.
    private func drain() {
        let descriptor = inotify.descriptor
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while buffer.withUnsafeMutableBytes({ max(0, Foundation.read(descriptor, $0.baseAddress, $0.count)) }) > 0 {}
    }
}
