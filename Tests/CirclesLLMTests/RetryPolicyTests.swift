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

    @Test("a dead model costs its retries once: the next is tried once, briefly, and then none until it has rested")
    func rests() async {
        let policy = RetryPolicy(environment: time.environment())
        let dead = Array(repeating: down, count: 9)
        #expect(await run(policy, dead).tries == 5 && policy.coolingDown == nil)
        let second = await run(policy, dead)
        #expect(second.tries == 1 && second.timeouts == [.seconds(15)])
        #expect(policy.coolingDown == down)
        #expect(policy.coolDownLeft == 30)
        for _ in 0..<500 {
            let next = await run(policy, dead)
            #expect(next.tries == 0 && next.failure == down.unsent)
        }
        time.advance(RetryPolicy.rest)
        #expect(await run(policy, dead).tries == 1 && policy.coolingDown == down)
        time.advance(RetryPolicy.rest)
        #expect(await run(policy, []).failure == nil && policy.coolingDown == nil)
        let later = await run(policy, [down])
        #expect(later.tries == 2 && later.timeouts[0] == .seconds(60))
    }

    @Test(
        "what only the user or the next day mends lets it rest at once",
        arguments: [
            ModelFailure(.configuration, "x", reason: .badKey), ModelFailure(.configuration, "x", reason: .noSuchModel),
            ModelFailure(.unavailable, "x", retryAfter: 7200, reason: .quota),
            ModelFailure(.unavailable, "x", retryAfter: 7200, reason: .rateLimited),
        ])
    func restsAtOnce(failure: ModelFailure) async {
        let policy = RetryPolicy(environment: time.environment())
        #expect(await run(policy, [failure]).tries == 1)
        #expect(await run(policy, []).tries == 0)
        time.advance(.seconds(failure.retryAfter ?? 30))
        #expect(await run(policy, []).failure == nil)
    }

    @Test("a limit of the user's own says nothing of the model")
    func budgetOfTheUser() async {
        let policy = RetryPolicy(environment: time.environment())
        #expect(await run(policy, [ModelFailure(.unavailable, "x", reason: .budget)]).tries == 1)
        #expect(policy.coolingDown == nil && time.slept.isEmpty)
    }

    @Test("a rate limit holds back all requests until the time it names")
    func heldBack() async throws {
        let policy = RetryPolicy(environment: time.environment())
        let start = time.environment().now()
        let limited = ModelFailure(.unavailable, "limited", retryAfter: 20, reason: .rateLimited)
        _ = await run(policy, [limited, limited])
        #expect(time.slept == [.seconds(20), .seconds(20)])
        #expect(time.environment().now() - start == .seconds(40) && policy.coolingDown == nil)
    }

    @Test(
        "a named delay is waited exactly, or not at all when it is too long",
        arguments: [(26.66, true), (0, true), (61, false), (1e300, false)])
    func named(seconds: Double, isWaited: Bool) async {
        let limited = ModelFailure(.unavailable, "limited", retryAfter: seconds, reason: .rateLimited)
        let result = await run(RetryPolicy(environment: time.environment()), [limited])
        #expect(result.tries == (isWaited ? 2 : 1))
        #expect(time.slept == (isWaited && seconds > 0 ? [.seconds(seconds)] : []))
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
        let policy = RetryPolicy(budget: .seconds(3600), firstWait: .seconds(30))
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
