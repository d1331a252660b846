import CirclesCore
import CirclesHTTP
import CirclesTestSupport
import Foundation
import Prompts
import Synchronization

@testable import CirclesLLM

enum Sample {
    static let key = "AIzaTOPSECRET"
    static let prompt = Prompt(system: "Rules \"quoted\"", user: "[0] left: Hi\n", schema: #"{"type":"object"}"#)
    /// Thursday, 2024-01-04, 10:30 UTC.
    static let capturedAt = CaptureTime(
        instant: Date(timeIntervalSince1970: 1_704_364_200), zone: "UTC", source: .given)

    /// A file of Fixtures/gemini at the package's root.
    static func fixture(_ name: String) throws -> Data {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return try Data(contentsOf: root.appending(path: "Fixtures/gemini/\(name)"))
    }

    static func template() throws -> PromptTemplate {
        try PromptTemplate(text: Prompts.conversation, schema: Prompts.conversationSchema)
    }

    static func gemini(
        _ server: LoopbackServer, retry: RetryPolicy = .once, key: String = key, now: Date = Date(),
        timeout: Duration = .seconds(30), memory: CapabilityMemory = .none
    ) throws -> ServedModel {
        let gemini = GeminiServer(
            baseURL: try HTTPURL(server.url), model: "gemini-test", key: Secret(key), now: { now })
        return try model(gemini, retry, timeout, memory)
    }

    static func openAI(
        _ server: LoopbackServer, retry: RetryPolicy = .once, key: String = key, timeout: Duration = .seconds(30),
        memory: CapabilityMemory = .none
    ) throws -> ServedModel {
        let openAI = OpenAIServer(baseURL: try HTTPURL(server.url + "/v1"), model: "org/llama:8b", key: Secret(key))
        return try model(openAI, retry, timeout, memory)
    }

    static func model(
        _ server: any ModelServer, _ retry: RetryPolicy, _ timeout: Duration, _ memory: CapabilityMemory
    ) throws -> ServedModel {
        var limits = ServedModel.Limits()
        limits.totalTimeout = timeout
        return ServedModel(server, client: try HTTPClient(), retry: retry, limits: limits, memory: memory)
    }
}

extension RetryPolicy {
    static var once: RetryPolicy { RetryPolicy(tries: 1) }
}

/// A clock that only sleeping moves.
final class FakeTime: Sendable {
    private let state = Mutex((now: ContinuousClock.now, slept: [Duration]()))

    var slept: [Duration] { state.withLock(\.slept) }

    func advance(_ duration: Duration) { state.withLock { $0.now += duration } }

    func environment(random: Double = 0.5) -> RetryPolicy.Environment {
        RetryPolicy.Environment(
            now: { self.state.withLock(\.now) },
            sleep: { duration in
                try Task.checkCancellation()
                self.state.withLock {
                    $0.now += duration
                    $0.slept.append(duration)
                }
            },
            random: { random })
    }
}

/// What `body` fails with, when it is a model's failure.
func failure(of body: () async throws -> ModelAnswer) async -> ModelFailure? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? ModelFailure
    }
}
