import CirclesService
import CirclesAPI
import Synchronization

/// A bar on standard error for a batch; nothing when that is no terminal.
final class Progress: Sendable {
    private let total: Int
    private let done = Mutex(0)
    private let terminal = Terminal.standardError
    private let isShown: Bool

    init(total: Int, isQuiet: Bool) {
        self.total = total
        isShown = terminal.isTerminal && !isQuiet && total > 1
    }

    func advance() { advance(by: 1) }

    func advance(by count: Int) {
        done.withLock { done in
            done += count
            draw(done)
        }
    }

    func advance(to count: Int) {
        done.withLock { done in
            done = count
            draw(done)
        }
    }

    /// Takes the bar away, so that a line can be printed in its place.
    func clear() {
        if isShown { terminal.write("\r\u{1B}[K") }
    }

    private func draw(_ done: Int) {
        guard isShown else { return }
        let width = max(10, min(40, terminal.width - 20))
        let filled = total > 0 ? width * min(done, total) / total : width
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        terminal.write("\r\u{1B}[K\(bar) \(done)/\(total)")
    }
}
