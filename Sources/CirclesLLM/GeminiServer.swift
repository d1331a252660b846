package import CirclesCore
package import CirclesHTTP
internal import Foundation

/// Google's Gemini, or a gateway that speaks like it.
///
/// Source: ai.google.dev/api/generate-content (`v1beta`), as of 2026.
package struct GeminiServer: ModelServer {
    package static let defaultBaseURL = "https://generativelanguage.googleapis.com"

    /// Without `/v1beta/…`, which is appended.
    package let baseURL: HTTPURL
    /// As in the path: `gemini-3.5-flash-lite`.
    private let model: String
    private let key: Secret
    private let now: @Sendable () -> Date

    package init(baseURL: HTTPURL, model: String, key: Secret) {
        self.init(baseURL: baseURL, model: model, key: key, now: { Date() })
    }

    /// - Parameter now: What the midnight of a daily quota is reckoned from.
    init(baseURL: HTTPURL, model: String, key: Secret, now: @escaping @Sendable () -> Date) {
        self.baseURL = baseURL
        self.model = model
        self.key = key
        self.now = now
    }

    package var name: String { "gemini:\(model)" }
    /// Gemini computes at Google's: whatever speaks like it on this machine passes it on.
    package var runsHere: Bool { false }

    package func address() throws(ModelFailure) -> HTTPURL {
        guard baseURL.isLoopback || !key.isEmpty else {
            throw ModelFailure(
                .configuration, "there is no key for gemini", remedy: .setKey("gemini.key"), reason: .badKey)
        }
        do {
            return try baseURL.appending(path: "v1beta/models/\(model):generateContent")
        } catch {
            throw ModelFailure(
                .configuration, "the model's name or URL makes no address", hint: "check model and gemini.url",
                reason: .badRequest)
        }
    }

    package func headers() -> [HTTPHeader] { [HTTPHeader("x-goog-api-key", key.reveal())] }

    /// No temperature and the like: current models advise against them. A model that takes no JSON mode may take no
    /// `systemInstruction` either, so that its rules go before the question.
    package func body(_ prompt: Prompt, cap: Int, dialect: ServedModel.Capability) -> JSONValue {
        let dialect = dialect.dialect
        var generation: [JSONValue.Member] = []
        if dialect.format != .plain { generation.append(.init("responseMimeType", "application/json")) }
        if dialect.format == .jsonSchema { generation.append(.init("responseJsonSchema", .verbatim(prompt.schema))) }
        generation.append(.init("maxOutputTokens", .number(Double(cap))))
        let user =
            switch dialect.format {
            case .jsonSchema: prompt.user
            case .jsonObject: prompt.userWithSchema
            case .plain: prompt.system + "\n\n" + prompt.userWithSchema
            }
        var parts: [JSONValue] = [["text": .string(user)]]
        if dialect.takesPictures, let picture = prompt.picture {
            let data = JSONValue.verbatim("\"\(picture.base64EncodedString())\"")
            parts.append(["inlineData": ["mimeType": "image/jpeg", "data": data]])
        }
        var members: [JSONValue.Member] = []
        if dialect.format != .plain {
            members.append(.init("systemInstruction", ["parts": [["text": .string(prompt.system)]]]))
        }
        members.append(.init("contents", [["role": "user", "parts": .array(parts)]]))
        members.append(.init("generationConfig", .object(generation)))
        return .object(members)
    }

    package func answer(_ json: JSONValue) throws(ModelFailure) -> ModelAnswer {
        try GeminiResponse(json, askedFor: model).answer()
    }

    package func failure(of response: HTTPResponse) -> ModelFailure {
        let details = GeminiError(response.body)
        if response.status == 400, details.isBadKey || key.isEmpty {
            return ModelFailure(
                .configuration, "the key is not accepted", remedy: .setKey("gemini.key"), reason: .badKey)
        }
        if response.status == 429, details.isDaily {
            return ModelFailure(
                .unavailable, "the model's requests for today are used up",
                hint: "it goes on after midnight Pacific time",
                retryAfter: PacificDay.secondsToMidnight(from: now()), reason: .quota)
        }
        return ServerFailure.of(
            status: response.status, retryAfter: details.retryDelay ?? ServerFailure.retryAfter(response),
            model: model, keySetting: "gemini.key")
    }
}
