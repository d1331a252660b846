internal import CirclesCore
internal import CirclesHTTP

/// Asks again when a model is out of reach for the moment, and knows when to stop.
///
/// One policy serves one command, whatever number of captures it asks about at a time. From the first failure on, until
/// something succeeds, the model is out of reach; an outage is given at most 60 s in all, then each capture is tried once,
/// briefly, and waits. A delay that the other side names is waited exactly, or not at all when it is too long.
package final class RetryPolicy: Sendable {
    /// The world as the policy sees it; tests bring their own.
    package struct Environment: Sendable {
        package var now: @Sendable () -> ContinuousClock.Instant
        /// Throws `CancellationError`.
        package var sleep: @Sendable (Duration) async throws -> Void
        /// 0..<1.
        package var random: @Sendable () -> Double

        package init(
            now: @escaping @Sendable () -> ContinuousClock.Instant,
            sleep: @escaping @Sendable (Duration) async throws -> Void, random: @escaping @Sendable () -> Double
        ) {
            self.now = now
            self.sleep = sleep
            self.random = random
        }

        package static let system = Environment(
            now: { ContinuousClock.now }, sleep: { try await Task.sleep(for: $0) }, random: { .random(in: 0..<1) })
    }

    package let tries: Int
    /// What an outage is given, from the beginning of the first request that failed.
    package let budget: Duration
    private let firstWait: Duration
    private let environment: Environment
    private let outageBegan = Locked<ContinuousClock.Instant?>(nil)

    /// What a request is given once the budget is spent.
    static let probe = Duration.seconds(15)

    /// - Parameters:
    ///   - tries: At most so many requests for one answer.
    ///   - firstWait: The pause before the second try; doubled before each further one, times 0.5…1.5 at random so that
    ///     many clients do not come back together.
    package init(
        tries: Int = 5, budget: Duration = .seconds(60), firstWait: Duration = .milliseconds(500),
        environment: Environment = .system
    ) {
        self.tries = max(1, tries)
        self.budget = budget
        self.firstWait = firstWait
        self.environment = environment
    }

    /// What `request` returns, from the first try that succeeds.
    ///
    /// - Parameter request: Gets the time it may take in all.
    /// - Throws: The last `ModelFailure`; only `unavailable` ones are tried again. `CancellationError`.
    package func run<Answer: Sendable>(
        _ request: (_ timeout: Duration) async throws -> Answer
    ) async throws -> Answer {
        var number = 1
        while true {
            let start = environment.now()
            do {
                let answer = try await request(timeLeft(at: start))
                outageBegan.withLock { $0 = nil }
                return answer
            } catch let failure as ModelFailure where failure.kind == .unavailable {
                let began = outageBegan.withLock { began in
                    let first = began.map { min($0, start) } ?? start
                    began = first
                    return first
                }
                let wait = failure.retryAfter.map(Self.duration) ?? backoff(before: number + 1)
                guard number < tries, failure.reason != .quota,
                    environment.now() + wait < began + budget
                else { throw failure }
                try await environment.sleep(wait)
                number += 1
            }
        }
    }

    private func timeLeft(at now: ContinuousClock.Instant) -> Duration {
        guard let began = outageBegan.withLock({ $0 }) else { return budget }
        let left = began + budget - now
        return left > .seconds(1) ? left : min(Self.probe, budget)
    }

    private func backoff(before number: Int) -> Duration {
        firstWait * (Double(1 << min(number - 2, 6)) * (0.5 + environment.random()))
    }

    private static func duration(_ seconds: Double) -> Duration {
        .seconds(seconds.isFinite ? min(max(seconds, 0), 1e9) : 1e9)
    }
}
