package import CirclesCore
package import CirclesHTTP
internal import Foundation

/// Google's Gemini, or a gateway that speaks like it.
///
/// Source: ai.google.dev/api/generate-content (`v1beta`), as of 2026.
package struct GeminiModel: LanguageModel {
    package struct Configuration: Sendable {
        /// Without `/v1beta/…`, which is appended.
        package var baseURL: HTTPURL
        /// As in the path: `gemini-3.5-flash-lite`.
        package var model: String
        package var key: Secret
        /// Tokens of answer and thought together; doubled once when they do not suffice.
        package var outputCap = 4096
        /// `low`, `high` …: not every model takes every level, so none is sent unless set.
        package var thinkingLevel: String?
        package var connectTimeout = Duration.seconds(15)
        package var totalTimeout = Duration.seconds(60)

        package init(baseURL: HTTPURL, model: String, key: Secret) {
            self.baseURL = baseURL
            self.model = model
            self.key = key
        }
    }

    package static let defaultBaseURL = "https://generativelanguage.googleapis.com"

    private let configuration: Configuration
    private let client: HTTPClient
    private let retry: RetryPolicy
    private let now: @Sendable () -> Date

    /// - Parameter retry: One for the whole command.
    package init(_ configuration: Configuration, client: HTTPClient, retry: RetryPolicy) {
        self.init(configuration, client: client, retry: retry, now: { Date() })
    }

    /// - Parameter now: What the midnight of a daily quota is reckoned from.
    init(
        _ configuration: Configuration, client: HTTPClient, retry: RetryPolicy, now: @escaping @Sendable () -> Date
    ) {
        self.configuration = configuration
        self.client = client
        self.retry = retry
        self.now = now
    }

    package var name: String { "gemini:\(configuration.model)" }
    package var isLocal: Bool { configuration.baseURL.isLoopback }

    package func answer(_ prompt: Prompt) async throws -> ModelAnswer {
        do {
            return try await answer(prompt, cap: configuration.outputCap)
        } catch let failure as ModelFailure where failure.reason == .truncated {
            return try await answer(prompt, cap: configuration.outputCap * 2)
        }
    }

    private func answer(_ prompt: Prompt, cap: Int) async throws -> ModelAnswer {
        // Nothing is sent that is certain to be refused.
        guard isLocal || !configuration.key.isEmpty else {
            throw ModelFailure(
                .configuration, "there is no key for gemini", hint: "set gemini.key (GEMINI_API_KEY)", reason: .badKey)
        }
        let url = try address()
        let body = Data(requestBody(prompt, cap: cap).text.utf8)
        return try await retry.run { timeout in
            let request = HTTPRequest(
                .post, url,
                headers: [
                    HTTPHeader("Content-Type", "application/json"),
                    HTTPHeader("x-goog-api-key", configuration.key.reveal()),
                ],
                body: body, connectTimeout: min(configuration.connectTimeout, timeout),
                totalTimeout: min(configuration.totalTimeout, timeout))
            let response: HTTPResponse
            do throws(HTTPFailure) {
                response = try await client.send(request)
            } catch {
                throw try ServerFailure.of(error)
            }
            guard response.status == 200 else { throw failure(of: response) }
            return try GeminiResponse(ServerFailure.json(response), askedFor: configuration.model).answer()
        }
    }

    private func address() throws(ModelFailure) -> HTTPURL {
        do {
            return try configuration.baseURL.appending(path: "v1beta/models/\(configuration.model):generateContent")
        } catch {
            throw ModelFailure(
                .configuration, "the model's name or URL makes no address", hint: "check model and gemini.url",
                reason: .badRequest)
        }
    }

    /// No temperature and the like: current models advise against them.
    func requestBody(_ prompt: Prompt, cap: Int) -> JSONValue {
        var generation: [JSONValue.Member] = [
            .init("responseMimeType", "application/json"),
            .init("responseJsonSchema", .verbatim(prompt.schema)),
            .init("maxOutputTokens", .number(Double(cap))),
        ]
        if let level = configuration.thinkingLevel {
            generation.append(.init("thinkingConfig", ["thinkingLevel": .string(level)]))
        }
        return [
            "systemInstruction": ["parts": [["text": .string(prompt.system)]]],
            "contents": [["role": "user", "parts": [["text": .string(prompt.user)]]]],
            "generationConfig": .object(generation),
        ]
    }

    private func failure(of response: HTTPResponse) -> ModelFailure {
        let details = GeminiError(response.body)
        if response.status == 400, details.isBadKey || configuration.key.isEmpty {
            return ModelFailure(
                .configuration, "the key is not accepted", hint: "set gemini.key (GEMINI_API_KEY)", reason: .badKey)
        }
        if response.status == 429, details.isDaily {
            return ModelFailure(
                .unavailable, "the model's requests for today are used up",
                hint: "it goes on after midnight Pacific time",
                retryAfter: PacificDay.secondsToMidnight(from: now()), reason: .quota)
        }
        return ServerFailure.of(
            status: response.status, retryAfter: details.retryDelay ?? ServerFailure.retryAfter(response),
            model: configuration.model, keySetting: "gemini.key (GEMINI_API_KEY)")
    }
}
