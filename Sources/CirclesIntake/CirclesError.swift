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
    package let hint: String?
    /// Would the same call succeed later, with nothing changed here?
    package let retryable: Bool
    /// Is the capture this is about safe in the database?
    package let stored: Bool

    package init(
        _ code: Code, _ message: String, hint: String? = nil, retryable: Bool = false, stored: Bool = false
    ) {
        self.code = code
        self.message = message
        self.hint = hint
        self.retryable = retryable
        self.stored = stored
    }

    /// The same error about a capture that is safe.
    package var whenStored: CirclesError {
        CirclesError(code, message, hint: hint, retryable: retryable, stored: true)
    }
}

extension CirclesError: Codable {
    private enum CodingKeys: String, CodingKey { case code, message, hint, retryable, stored }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(hint, forKey: .hint)
        try container.encode(retryable, forKey: .retryable)
        try container.encode(stored, forKey: .stored)
    }
}

extension CirclesError: CustomStringConvertible {
    package var description: String { hint.map { "\(message) (\($0))" } ?? message }
}
