internal import CirclesCore

/// What `generateContent` answers with status 200, which may still be no answer.
struct GeminiResponse {
    let json: JSONValue
    let askedFor: String

    init(_ json: JSONValue, askedFor: String) {
        self.json = json
        self.askedFor = askedFor
    }

    /// - Throws: `ModelFailure` `refused`, or `unusable` for blank (`blank`) and cut-off (`truncated`) answers.
    func answer() throws(ModelFailure) -> ModelAnswer {
        guard let candidate = json["candidates"]?.array?.first else {
            if let reason = json["promptFeedback"]?["blockReason"]?.string {
                throw ModelFailure(
                    .refused, "the model does not read this conversation (\(Self.word(reason)))", reason: .blocked)
            }
            throw json["error"] == nil
                ? ModelFailure(.unusable, "the model's answer holds no candidate", reason: .wrongShape)
                : ModelFailure(.unavailable, "the model's server reports an error", reason: .unreachable)
        }
        let finish = candidate["finishReason"]?.string ?? "STOP"
        switch finish {
        case "MAX_TOKENS":
            throw ModelFailure(.unusable, "the model's answer does not fit into its cap", reason: .truncated)
        case "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY":
            throw ModelFailure(
                .refused, "the model does not answer about this conversation (\(Self.word(finish)))", reason: .blocked)
        default: break
        }
        let parts = candidate["content"]?["parts"]?.array ?? []
        let text = parts.filter { $0["thought"]?.bool != true }.compactMap { $0["text"]?.string }.joined()
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw ModelFailure(.unusable, "the model's answer is blank", reason: .blank)
        }
        let usage = json["usageMetadata"]
        let written = [usage?["candidatesTokenCount"]?.int, usage?["thoughtsTokenCount"]?.int].compactMap(\.self)
        return ModelAnswer(
            text: text, modelVersion: json["modelVersion"]?.string ?? askedFor,
            tokensIn: usage?["promptTokenCount"]?.int, tokensOut: written.isEmpty ? nil : written.reduce(0, &+))
    }

    /// A reason is an upper-case word; anything else is not repeated.
    private static func word(_ reason: String) -> String {
        let isWord = reason.utf8.count <= 40 && reason.utf8.allSatisfy { (65...90).contains($0) || $0 == 0x5F }
        return isWord ? reason : "without a known reason"
    }
}
