internal import CirclesCore

/// What `chat/completions` answers with status 200.
struct OpenAIResponse {
    let json: JSONValue
    let askedFor: String

    init(_ json: JSONValue, askedFor: String) {
        self.json = json
        self.askedFor = askedFor
    }

    /// - Throws: `ModelFailure`, as `GeminiResponse` does.
    func answer() throws(ModelFailure) -> ModelAnswer {
        guard let choice = json["choices"]?.array?.first, let message = choice["message"] else {
            throw ModelFailure(.unusable, "the model's answer holds no choice", reason: .wrongShape)
        }
        if let refusal = message["refusal"]?.string, !refusal.isEmpty {
            throw ModelFailure(.refused, "the model declined to answer", reason: .declined)
        }
        switch choice["finish_reason"]?.string {
        case "length":
            throw ModelFailure(.unusable, "the model's answer does not fit into its cap", reason: .truncated)
        case "content_filter":
            throw ModelFailure(.refused, "the model does not answer about this conversation", reason: .blocked)
        default: break
        }
        let parts = message["content"]?.array?.compactMap { $0["text"]?.string } ?? []
        let text = withoutThoughts(message["content"]?.string ?? parts.joined())
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw ModelFailure(.unusable, "the model's answer is blank", reason: .blank)
        }
        return ModelAnswer(
            text: text, modelVersion: json["model"]?.string ?? askedFor,
            tokensIn: json["usage"]?["prompt_tokens"]?.int, tokensOut: json["usage"]?["completion_tokens"]?.int)
    }

    /// Local models put what they think before the answer, between these tags.
    private func withoutThoughts(_ text: String) -> String {
        guard text.drop(while: \.isWhitespace).hasPrefix("<think>") else { return text }
        return text.split(separator: "</think>", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    }
}
