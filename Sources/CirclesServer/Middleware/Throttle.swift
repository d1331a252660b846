internal import CirclesService
internal import Synchronization

/// Slows those who fail: after some failures of an address, each further one has it wait.
///
/// What it knows is lost with the process, and nothing depends on it: secrets are too long to be guessed.
final class Throttle: Sendable {
    private struct Failures {
        var count: Double
        var at: Double
    }

    private let failures = Mutex<[String: Failures]>([:])

    /// Failures that cost nothing, and how many are forgiven a second.
    private static let free = 10.0
    private static let forgivenPerSecond = 0.5
    private static let longest = 60.0
    /// Addresses that are remembered.
    private static let most = 10_000

    /// Seconds for which the address has to wait; nil when it need not.
    func wait(for address: String) -> Int? {
        let now = AppContext.seconds()
        let excess = failures.withLock { known in Self.left(known[address], now) - Self.free }
        return excess > 0 ? Int(min(excess / Self.forgivenPerSecond, Self.longest).rounded(.up)) : nil
    }

    func fail(_ address: String) {
        let now = AppContext.seconds()
        failures.withLock { known in
            if known.count >= Self.most { known = known.filter { Self.left($0.value, now) > 0 } }
            if known.count >= Self.most { known = [:] }
            known[address] = Failures(count: Self.left(known[address], now) + 1, at: now)
        }
    }

    private static func left(_ failures: Failures?, _ now: Double) -> Double {
        failures.map { max(0, $0.count - (now - $0.at) * forgivenPerSecond) } ?? 0
    }
}
