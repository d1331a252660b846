/// A language model that is asked one question and answers once: the port that Gemini and others stand behind.
package protocol LanguageModel: Sendable {
    /// What it is configured as, such as `gemini:gemini-3.5-flash-lite`.
    var name: String { get }
    /// True when asking it sends nothing off this machine.
    var isLocal: Bool { get }
    /// True when the model itself computes on this machine, as far as can be told: only then may it see what is private.
    var runsHere: Bool { get }
    /// Why asking now would fail at once, after failures of late; nil when it may be asked.
    var coolingDown: ModelFailure? { get }
    /// Seconds until it may be asked again; nil when it may be now.
    var coolDownLeft: Double? { get }

    /// - Throws: `ModelFailure`; `CancellationError` when the task was cancelled.
    func answer(_ prompt: Prompt) async throws -> ModelAnswer
}

extension LanguageModel {
    package var runsHere: Bool { isLocal }
    package var coolingDown: ModelFailure? { nil }
    package var coolDownLeft: Double? { nil }
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

    /// What exactly happened, where that makes a difference to whoever asks again.
    package enum Reason: String, Hashable, Sendable {
        /// No way to the other side, or none in time; 5xx.
        case unreachable
        case rateLimited
        /// Nothing more today, or nothing more without paying.
        case quota
        /// The user's own limit for a day is reached.
        case budget
        case interrupted
        case badKey
        case notAllowed
        case noSuchModel
        /// The request itself was not taken: a mistake of this program, or a server that cannot do it.
        case badRequest
        /// Refused by a filter, before or while answering.
        case blocked
        /// The model says in words that it will not.
        case declined
        case blank
        /// The model stopped at its cap, also at a larger one.
        case truncated
        /// The answer was cut off on its way.
        case half
        case webPage
        case notJSON
        case wrongShape
        case tooLong
    }

    package var kind: Kind
    package var reason: Reason?
    /// Lower case, no full stop, without chat text or keys.
    package var message: String
    package var remedy: Remedy?
    /// Seconds after which asking again makes sense, when the other side said so.
    package var retryAfter: Double?
    /// Nothing was sent: a budget is used up, or the model rests after failures.
    package var isUnsent = false

    package init(
        _ kind: Kind, _ message: String, remedy: Remedy? = nil, retryAfter: Double? = nil, reason: Reason? = nil
    ) {
        self.kind = kind
        self.reason = reason
        self.message = message
        self.remedy = remedy
        self.retryAfter = retryAfter
    }

    /// - Parameter hint: Plain advice: it names no command, option or page.
    package init(
        _ kind: Kind, _ message: String, hint: String?, retryAfter: Double? = nil, reason: Reason? = nil
    ) {
        self.init(kind, message, remedy: hint.map(Remedy.advice), retryAfter: retryAfter, reason: reason)
    }
}

extension ModelFailure {
    package var unsent: ModelFailure {
        var failure = self
        failure.isUnsent = true
        return failure
    }
}

extension ModelFailure: CustomStringConvertible {
    package var description: String { remedy?.advice.map { "\(message) (\($0))" } ?? message }
}
