import CirclesCore
import Synchronization
import Testing

@testable import CirclesLLM

@Suite struct RetryPolicyTests {
    private let down = ModelFailure(.unavailable, "down", reason: .unreachable)
    private let time = FakeTime()

    /// Fails with `failures` in order, each after `taking`, then succeeds. How many tries there were, and what came.
    private func run(
        _ policy: RetryPolicy, _ failures: [ModelFailure], taking: Duration = .zero
    ) async -> (tries: Int, failure: ModelFailure?, timeouts: [Duration]) {
        var timeouts: [Duration] = []
        do {
            try await policy.run { timeout in
                timeouts.append(timeout)
                time.advance(min(taking, timeout))
                if timeouts.count <= failures.count { throw failures[timeouts.count - 1] }
            }
            return (timeouts.count, nil, timeouts)
        } catch {
            return (timeouts.count, error as? ModelFailure, timeouts)
        }
    }

    @Test("waits double, and the fifth failure is the last")
    func backoff() async {
        let result = await run(RetryPolicy(environment: time.environment()), Array(repeating: down, count: 9))
        #expect(result.tries == 5 && result.failure == down)
        #expect(time.slept == [.seconds(0.5), .seconds(1), .seconds(2), .seconds(4)])
    }

    @Test("waits are spread from half to one and a half", arguments: [(0.0, 0.25), (0.999_999, 0.749_999_5)])
    func jitter(random: Double, seconds: Double) async {
        _ = await run(RetryPolicy(environment: time.environment(random: random)), [down])
        #expect(time.slept.count == 1)
        #expect(abs((time.slept[0] - .seconds(seconds)) / .seconds(1)) < 1e-6)
    }

    @Test("an outage gets a minute in all, requests and waits together")
    func budget() async {
        let policy = RetryPolicy(environment: time.environment())
        let result = await run(policy, Array(repeating: down, count: 9), taking: .seconds(25))
        #expect(result.tries == 3)
        #expect(result.timeouts == [.seconds(60), .seconds(34.5), .seconds(8.5)])
    }

    @Test("once the minute is over each capture is tried once, briefly, until one succeeds")
    func spent() async {
        let policy = RetryPolicy(environment: time.environment())
        _ = await run(policy, Array(repeating: down, count: 9), taking: .seconds(60))
        let second = await run(policy, Array(repeating: down, count: 9), taking: .seconds(60))
        #expect(second.tries == 1 && second.timeouts == [.seconds(15)])
        #expect(await run(policy, []).failure == nil)
        let third = await run(policy, [down])
        #expect(third.tries == 2 && third.timeouts[0] == .seconds(60))
    }

    @Test(
        "a named delay is waited exactly, or not at all when it is too long",
        arguments: [(26.66, true), (0, true), (61, false), (1e300, false)])
    func named(seconds: Double, isWaited: Bool) async {
        let limited = ModelFailure(.unavailable, "limited", retryAfter: seconds, reason: .rateLimited)
        let result = await run(RetryPolicy(environment: time.environment()), [limited])
        #expect(result.tries == (isWaited ? 2 : 1))
        #expect(time.slept == (isWaited ? [.seconds(seconds)] : []))
        #expect(result.failure == (isWaited ? nil : limited))
    }

    @Test("strange delays are survived", arguments: [-5, .nan, .infinity, -.infinity, 1e19])
    func strange(seconds: Double) async {
        _ = await run(
            RetryPolicy(environment: time.environment()), [ModelFailure(.unavailable, "x", retryAfter: seconds)])
        #expect(time.slept.allSatisfy { $0 >= .zero && $0 < .seconds(60) })
    }

    @Test(
        "what waiting cannot mend is not tried again",
        arguments: [
            ModelFailure(.configuration, "x"), ModelFailure(.refused, "x"), ModelFailure(.unusable, "x"),
            ModelFailure(.unavailable, "x", retryAfter: 1, reason: .quota),
        ])
    func final(failure: ModelFailure) async {
        let result = await run(RetryPolicy(environment: time.environment()), [failure])
        #expect(result.tries == 1 && result.failure == failure)
    }

    @Test("cancelling ends a wait at once")
    func cancelled() async throws {
        let policy = RetryPolicy(firstWait: .seconds(30))
        let began = AsyncStream<Void>.makeStream()
        let task = Task { [down] in
            try await policy.run { _ in
                began.continuation.yield()
                throw down
            }
        }
        for await _ in began.stream { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
