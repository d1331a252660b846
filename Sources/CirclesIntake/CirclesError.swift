/// What went wrong, to what, and what a person can do about it.
///
/// No message ever carries chat text or a key: errors end up in logs, terminals and bug reports.
package struct CirclesError: Error, Hashable, Sendable {
    /// The kind of failure. The raw value is the stable word in JSON.
    package enum Code: String, Codable, Sendable {
        case usage
        /// The input cannot be used as it is: wrong bytes, too large, empty.
        case badInput
        /// Something named is not there: a contact, a note, a capture.
        case notFound
        /// What was named fits several.
        case ambiguous
        /// It is not as it was when it was looked at: nothing was changed.
        case conflict
        case unavailable
        case cannotRead
        case cannotWrite
        /// Accepted and safe, but not finished.
        case waiting
        case notPermitted
        case configuration
        case interrupted
        /// A mistake of this program.
        case internalError
    }

    package let code: Code
    /// Lower case, no full stop.
    package let message: String
    /// What to do next, when there is something to do.
    package let remedy: Remedy?
    /// Would the same call succeed later, with nothing changed here?
    package let retryable: Bool
    /// Is the capture this is about safe in the database?
    package let stored: Bool

    package init(
        _ code: Code, _ message: String, remedy: Remedy? = nil, retryable: Bool = false, stored: Bool = false
    ) {
        self.code = code
        self.message = message
        self.remedy = remedy
        self.retryable = retryable
        self.stored = stored
    }

    /// - Parameter hint: Plain advice: it names no command, option or page.
    package init(_ code: Code, _ message: String, hint: String?, retryable: Bool = false, stored: Bool = false) {
        self.init(code, message, remedy: hint.map(Remedy.advice), retryable: retryable, stored: stored)
    }

    /// The same error about a capture that is safe.
    package var whenStored: CirclesError {
        CirclesError(code, message, remedy: remedy, retryable: retryable, stored: true)
    }
}

/// As errors are kept with captures. Plain advice is `hint`, as it always was; any other remedy is a value of its own.
extension CirclesError: Codable {
    private enum CodingKeys: String, CodingKey { case code, message, hint, remedy, retryable, stored }

    /// An error stays readable whatever remedy another version kept with it: one that is not known is left out.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let hint = try container.decodeIfPresent(String.self, forKey: .hint)
        self.init(
            try container.decode(Code.self, forKey: .code), try container.decode(String.self, forKey: .message),
            remedy: hint.map(Remedy.advice) ?? (try? container.decodeIfPresent(Remedy.self, forKey: .remedy)),
            retryable: try container.decode(Bool.self, forKey: .retryable),
            stored: try container.decode(Bool.self, forKey: .stored))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(message, forKey: .message)
        if let advice = remedy?.advice {
            try container.encode(advice, forKey: .hint)
        } else {
            try container.encodeIfPresent(remedy, forKey: .remedy)
        }
        try container.encode(retryable, forKey: .retryable)
        try container.encode(stored, forKey: .stored)
    }
}

extension CirclesError: CustomStringConvertible {
    package var description: String { remedy?.advice.map { "\(message) (\($0))" } ?? message }
}
