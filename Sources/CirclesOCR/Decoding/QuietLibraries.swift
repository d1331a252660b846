import Foundation
import Synchronization

/// Runs decoders that print warnings of their own (libjpeg, libtiff) on the process's standard error and offer no way to stop
/// it that reaches through Leptonica. What is wrong with a picture is told by errors, once.
///
/// The descriptor leads nowhere while any of them runs; who speaks to a person meanwhile holds a duplicate of it.
package enum QuietLibraries {
    /// From here to the process's end they say nothing more: Tesseract, for one, counts what an engine that is cut off had.
    package static func forGood() { state.withLock { enter(&$0) } }

    private struct State {
        var depth = 0
        /// Where standard error leads otherwise.
        var saved: Int32 = -1
    }

    private static let state = Mutex(State())

    static func run<Value>(_ body: () -> Value) -> Value {
        state.withLock { enter(&$0) }
        defer { state.withLock { leave(&$0) } }
        return body()
    }

    private static func enter(_ state: inout State) {
        state.depth += 1
        guard state.depth == 1 else { return }
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nowhere >= 0 else { return }
        state.saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        if state.saved >= 0 { dup2(nowhere, STDERR_FILENO) }
        close(nowhere)
    }

    private static func leave(_ state: inout State) {
        state.depth -= 1
        guard state.depth == 0, state.saved >= 0 else { return }
        dup2(state.saved, STDERR_FILENO)
        close(state.saved)
        state.saved = -1
    }
}
