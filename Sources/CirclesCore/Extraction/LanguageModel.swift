/// A language model that is asked one question and answers once: the port that Gemini and others stand behind.
package protocol LanguageModel: Sendable {
    /// What it is configured as, such as `gemini:gemini-3.5-flash-lite`.
    var name: String { get }
    /// True when asking it sends nothing off this machine.
    var isLocal: Bool { get }

    /// - Throws: `ModelFailure`.
    func answer(_ prompt: Prompt) async throws -> ModelAnswer
}

/// What a model answered, before anything of it is believed.
package struct ModelAnswer: Codable, Hashable, Sendable {
    package var text: String
    /// As the model named itself.
    package var modelVersion: String
    package var tokensIn: Int?
    package var tokensOut: Int?

    package init(text: String, modelVersion: String, tokensIn: Int? = nil, tokensOut: Int? = nil) {
        self.text = text
        self.modelVersion = modelVersion
        self.tokensIn = tokensIn
        self.tokensOut = tokensOut
    }
}

/// Why a model gave no usable answer. What becomes of the capture depends on the kind alone.
package struct ModelFailure: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Network, time-out, rate limit, 5xx: the capture waits.
        case unavailable
        /// A wrong key, a retired model's name: the capture waits for the user to mend it.
        case configuration
        /// The user has not agreed to ask it: the capture waits for that.
        case notPermitted
        /// The model will not speak about it.
        case refused
        /// Blank, truncated, no JSON, wrong shape.
        case unusable
    }

    package var kind: Kind
    /// Lower case, no full stop, without chat text or keys.
    package var message: String
    package var hint: String?
    /// Seconds after which asking again makes sense, when the other side said so.
    package var retryAfter: Double?

    package init(_ kind: Kind, _ message: String, hint: String? = nil, retryAfter: Double? = nil) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.retryAfter = retryAfter
    }
}
