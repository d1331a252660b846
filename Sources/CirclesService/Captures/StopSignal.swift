package import CirclesFiles
@preconcurrency internal import Dispatch
internal import Foundation
internal import Synchronization

/// A wish to end as a question that can be asked between two captures, and as a descriptor that wakes a wait.
package final class StopSignal: Sendable {
    private let isRaised = Atomic(false)
    private let sources: [any DispatchSourceSignal]
    private let reading: OpenFile
    private let writing: OpenFile

    /// - Parameter signals: The process's signals that raise it, such as SIGTERM; they no longer end the process then.
    /// - Throws: `FileFailure` when there are no descriptors left.
    package init(on signals: [Int32] = []) throws(FileFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .current }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        reading = OpenFile(ends[0])
        writing = OpenFile(ends[1])
        sources = signals.map { number in
            signal(number, SIG_IGN)
            return DispatchSource.makeSignalSource(signal: number, queue: .global())
        }
        for source in sources {
            source.setEventHandler { [weak self] in self?.raise() }
            source.resume()
        }
    }

    package var isSet: Bool { isRaised.load(ordering: .acquiring) }

    /// Readable from the moment on when it is set.
    package var descriptor: Int32 { reading.descriptor }

    /// Sets it, for good, and wakes who waits. It may be called on any thread.
    package func raise() {
        isRaised.store(true, ordering: .releasing)
        try? writing.write(Data([1]))
    }
}
