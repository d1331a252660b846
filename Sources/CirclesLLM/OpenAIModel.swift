package import CirclesCore
package import CirclesHTTP
internal import Foundation

/// A server that speaks OpenAI's chat completions: Ollama, llama.cpp, LM Studio, vLLM, OpenRouter, OpenAI.
///
/// They differ in how an answer's form can be asked for. The strictest is tried first; each 400 leads to the next, and what
/// worked is remembered.
package final class OpenAIModel: LanguageModel {
    package struct Configuration: Sendable {
        /// Up to and with `/v1`.
        package var baseURL: HTTPURL
        package var model: String
        /// Empty for servers that want none.
        package var key: Secret
        /// Tokens; doubled once when they do not suffice.
        package var outputCap = 4096
        package var connectTimeout = Duration.seconds(15)
        package var totalTimeout = Duration.seconds(60)

        package init(baseURL: HTTPURL, model: String, key: Secret) {
            self.baseURL = baseURL
            self.model = model
            self.key = key
        }
    }

    /// What a server understands.
    struct Dialect: Hashable, Sendable {
        enum Format: CaseIterable, Sendable { case jsonSchema, jsonObject, plain }

        var format = Format.jsonSchema
        /// OpenAI's newer models refuse the older name, other servers do not know the newer.
        var capName = "max_tokens"

        /// What to try after a 400; nil when all was tried.
        func next(after body: Data) -> Dialect? {
            var next = self
            if capName == "max_tokens", body.range(of: Data("max_completion_tokens".utf8)) != nil {
                next.capName = "max_completion_tokens"
                return next
            }
            switch format {
            case .jsonSchema: next.format = .jsonObject
            case .jsonObject: next.format = .plain
            case .plain: return nil
            }
            return next
        }
    }

    package static let defaultBaseURL = "https://api.openai.com/v1"

    private let configuration: Configuration
    private let client: HTTPClient
    private let retry: RetryPolicy
    private let dialect = Locked(Dialect())

    /// - Parameter retry: One for the whole command.
    package init(_ configuration: Configuration, client: HTTPClient, retry: RetryPolicy) {
        self.configuration = configuration
        self.client = client
        self.retry = retry
    }

    package var name: String { "openai:\(configuration.model)" }
    package var isLocal: Bool { configuration.baseURL.isLoopback }

    package func answer(_ prompt: Prompt) async throws -> ModelAnswer {
        do {
            return try await answer(prompt, cap: configuration.outputCap)
        } catch let failure as ModelFailure where failure.reason == .truncated {
            return try await answer(prompt, cap: configuration.outputCap * 2)
        }
    }

    private func answer(_ prompt: Prompt, cap: Int) async throws -> ModelAnswer {
        var current = dialect.withLock(\.self)
        while true {
            let response = try await send(requestBody(prompt, cap: cap, dialect: current))
            if response.status == 400, let next = current.next(after: response.body) {
                current = next
                continue
            }
            guard response.status == 200 else { throw failure(of: response) }
            let answer = try OpenAIResponse(ServerFailure.json(response), askedFor: configuration.model).answer()
            dialect.withLock { $0 = current }
            return answer
        }
    }

    /// A response of status 200 or 400; every other one is thrown, or tried again.
    private func send(_ body: JSONValue) async throws -> HTTPResponse {
        let url: HTTPURL
        do throws(HTTPFailure) {
            url = try configuration.baseURL.appending(path: "chat/completions")
        } catch {
            throw try ServerFailure.of(error)
        }
        var headers = [HTTPHeader("Content-Type", "application/json")]
        if !configuration.key.isEmpty {
            headers.append(HTTPHeader("Authorization", "Bearer \(configuration.key.reveal())"))
        }
        let bytes = Data(body.text.utf8)
        return try await retry.run { timeout in
            let request = HTTPRequest(
                .post, url, headers: headers, body: bytes, connectTimeout: min(configuration.connectTimeout, timeout),
                totalTimeout: min(configuration.totalTimeout, timeout))
            let response: HTTPResponse
            do throws(HTTPFailure) {
                response = try await client.send(request)
            } catch {
                throw try ServerFailure.of(error)
            }
            guard response.status == 200 || response.status == 400 else { throw failure(of: response) }
            return response
        }
    }

    func requestBody(_ prompt: Prompt, cap: Int, dialect: Dialect) -> JSONValue {
        var user = prompt.user
        if dialect.format != .jsonSchema { user += "\n\nThe JSON object must follow this schema:\n\(prompt.schema)" }
        var members: [JSONValue.Member] = [
            .init("model", .string(configuration.model)),
            .init(
                "messages",
                [
                    ["role": "system", "content": .string(prompt.system)],
                    ["role": "user", "content": .string(user)],
                ]),
            .init(dialect.capName, .number(Double(cap))),
        ]
        switch dialect.format {
        case .jsonSchema:
            let schema: JSONValue = ["name": "conversation", "strict": true, "schema": .verbatim(prompt.schema)]
            members.append(.init("response_format", ["type": "json_schema", "json_schema": schema]))
        case .jsonObject: members.append(.init("response_format", ["type": "json_object"]))
        case .plain: break
        }
        return .object(members)
    }

    private func failure(of response: HTTPResponse) -> ModelFailure {
        ServerFailure.of(
            status: response.status, retryAfter: ServerFailure.retryAfter(response), model: configuration.model,
            keySetting: "openai.key (OPENAI_API_KEY)")
    }
}
