package import CirclesCore
internal import CirclesHTTP

/// Asks again when a model is out of reach for the moment, and knows when to stop.
///
/// One policy serves one model in one command, whatever number of captures it is asked about at a time. An outage is given
/// at most 60 s in all, from its first failure on; the capture asked about next gets one more brief try, and when that fails,
/// too, the model rests: further captures fail at once, without a request, until a while later one of them tries again. So a
/// dead model costs its retries once and not once a capture. What waiting does not mend (a wrong key, a retired name, a
/// quota of the day) lets it rest at once. A delay that the other side names holds back all requests, exactly that long, or
/// lets it rest that long when it is more than is waited for.
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

    private struct State: Sendable {
        /// When the first request of the present outage began.
        var outageBegan: ContinuousClock.Instant?
        /// Captures that got no answer in the present outage, all their tries used up.
        var givenUp = 0
        /// No request leaves before: the other side named the time.
        var heldUntil: ContinuousClock.Instant?
        var rest: (until: ContinuousClock.Instant, failure: ModelFailure)?
        /// Somebody tries whether the rest is over.
        var isProbing = false

        mutating func recover() {
            outageBegan = nil
            givenUp = 0
            rest = nil
        }
    }

    private enum Permit { case whole, single, probe }

    package let tries: Int
    /// What an outage is given, from the beginning of the first request that failed; also the longest delay that is waited.
    package let budget: Duration
    private let firstWait: Duration
    private let environment: Environment
    private let state = Locked(State())

    /// What a request is given that only finds out whether an outage is over.
    static let probe = Duration.seconds(15)
    /// How long a model rests that did not answer, or will not before somebody mends the configuration.
    static let rest = Duration.seconds(30)

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

    /// Why no request would leave now; nil when one would.
    package var coolingDown: ModelFailure? {
        let now = environment.now()
        return state.withLock { state in state.rest.flatMap { now < $0.until ? $0.failure : nil } }
    }

    /// Seconds until the rest is over; nil when there is none.
    package var coolDownLeft: Double? {
        let now = environment.now()
        return state.withLock { state in
            state.rest.flatMap { rest in
                guard now < rest.until else { return nil }
                let left = (rest.until - now).components
                return Double(left.seconds) + Double(left.attoseconds) / 1e18
            }
        }
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
            try await waitUntilReleased()
            let permit = try enter()
            defer { if permit == .probe { state.withLock { $0.isProbing = false } } }
            let start = environment.now()
            do {
                let answer = try await request(timeLeft(permit, at: start))
                state.withLock { $0.recover() }
                return answer
            } catch let failure as ModelFailure where failure.reason != .budget {
                guard let wait = wait(after: failure, number: number, permit, since: start) else { throw failure }
                if wait > .zero { try await environment.sleep(wait) }
                number += 1
            }
        }
    }

    private func waitUntilReleased() async throws {
        while let held = state.withLock({ $0.heldUntil }) {
            let left = held - environment.now()
            if left > .zero { try await environment.sleep(left) }
            state.withLock { if $0.heldUntil == held { $0.heldUntil = nil } }
        }
    }

    private func enter() throws -> Permit {
        let now = environment.now()
        return try state.withLock { state in
            guard let rest = state.rest else { return state.givenUp > 0 ? .single : .whole }
            guard now >= rest.until, !state.isProbing else { throw rest.failure.unsent }
            state.isProbing = true
            return .probe
        }
    }

    /// How long to wait before trying again, zero when a named delay holds all requests back; nil when it is over.
    private func wait(
        after failure: ModelFailure, number: Int, _ permit: Permit, since start: ContinuousClock.Instant
    ) -> Duration? {
        let now = environment.now()
        let named = failure.retryAfter.map(Self.duration)
        let backoff = firstWait * (Double(1 << min(number - 1, 6)) * (0.5 + environment.random()))
        return state.withLock { state in
            if failure.rests {
                state.rest = (now + max(named ?? Self.rest, .zero), failure)
                return nil
            }
            // An answer that is of no use is an answer: the model is there.
            guard failure.kind == .unavailable else {
                state.recover()
                return nil
            }
            if let named, named > budget {
                state.rest = (now + named, failure)
                return nil
            }
            if permit == .whole, number < tries {
                if let named, failure.reason == .rateLimited {
                    state.heldUntil = max(state.heldUntil ?? now, now + named)
                    return .zero
                }
                let began = min(state.outageBegan ?? start, start)
                state.outageBegan = began
                if now + (named ?? backoff) < began + budget { return named ?? backoff }
            }
            state.givenUp += 1
            if permit != .whole || state.givenUp > 1 { state.rest = (now + Self.rest, failure) }
            return nil
        }
    }

    private func timeLeft(_ permit: Permit, at now: ContinuousClock.Instant) -> Duration {
        guard permit == .whole else { return min(Self.probe, budget) }
        guard let began = state.withLock({ $0.outageBegan }) else { return budget }
        let left = began + budget - now
        return left > .seconds(1) ? left : min(Self.probe, budget)
    }

    private static func duration(_ seconds: Double) -> Duration {
        .seconds(seconds.isFinite ? min(max(seconds, 0), 1e9) : 1e9)
    }
}

extension ModelFailure {
    /// No capture would fare better for a while.
    fileprivate var rests: Bool {
        switch reason {
        case .badKey, .notAllowed, .noSuchModel, .quota: true
        default: false
        }
    }
}
