package import CirclesCore
package import CirclesHTTP
internal import Foundation

/// A server that speaks OpenAI's chat completions: Ollama, llama.cpp, LM Studio, vLLM, OpenRouter, OpenAI.
package struct OpenAIServer: ModelServer {
    package static let defaultBaseURL = "https://api.openai.com/v1"

    /// Up to and with `/v1`.
    package let baseURL: HTTPURL
    private let model: String
    /// Empty for servers that want none.
    private let key: Secret

    package init(baseURL: HTTPURL, model: String, key: Secret) {
        self.baseURL = baseURL
        self.model = model
        self.key = key
    }

    package var name: String { "openai:\(model)" }

    /// Ollama passes models called `…-cloud` on to its own service.
    package var runsHere: Bool {
        baseURL.isLoopback && !model.hasSuffix("-cloud") && !model.hasSuffix(":cloud")
    }

    package func address() throws(ModelFailure) -> HTTPURL {
        do {
            return try baseURL.appending(path: "chat/completions")
        } catch {
            throw ModelFailure(
                .configuration, "the model's URL makes no address", hint: "check openai.url", reason: .badRequest)
        }
    }

    package func headers() -> [HTTPHeader] {
        key.isEmpty ? [] : [HTTPHeader("Authorization", "Bearer \(key.reveal())")]
    }

    package func body(_ prompt: Prompt, cap: Int, dialect: ServedModel.Capability) -> JSONValue {
        let dialect = dialect.dialect
        let user = dialect.format == .jsonSchema ? prompt.user : prompt.userWithSchema
        var content = JSONValue.string(user)
        if dialect.takesPictures, let picture = prompt.picture {
            let url = JSONValue.verbatim("\"data:image/jpeg;base64,\(picture.base64EncodedString())\"")
            content = [["type": "text", "text": .string(user)], ["type": "image_url", "image_url": ["url": url]]]
        }
        var members: [JSONValue.Member] = [
            .init("model", .string(model)),
            .init(
                "messages",
                [["role": "system", "content": .string(prompt.system)], ["role": "user", "content": content]]),
            .init(dialect.hasNewCapName ? "max_completion_tokens" : "max_tokens", .number(Double(cap))),
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

    package func answer(_ json: JSONValue) throws(ModelFailure) -> ModelAnswer {
        try OpenAIResponse(json, askedFor: model).answer()
    }

    package func failure(of response: HTTPResponse) -> ModelFailure {
        // OpenAI's way to say that nobody has paid; waiting does not mend it.
        if response.status == 429, response.body.range(of: Data("insufficient_quota".utf8)) != nil {
            return ServerFailure.of(status: 402, retryAfter: nil, model: model, keySetting: "openai.key")
        }
        return ServerFailure.of(
            status: response.status, retryAfter: ServerFailure.retryAfter(response), model: model,
            keySetting: "openai.key")
    }
}
