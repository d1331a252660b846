/// Why there is no response. A response of any status, also 404 or 500, is no failure.
///
/// Messages are lower case without a full stop; they name the host at most, never a header or a body.
package struct HTTPFailure: Error, Hashable, Sendable {
    package enum Code: String, Sendable {
        /// The URL is not one, or plain http to another machine.
        case badAddress
        /// A header holds a line break or another control character.
        case badRequest
        case cannotResolve
        case cannotConnect
        /// The certificate is wrong, or no common way to encrypt.
        case tls
        case timedOut
        /// The connection broke, or what came is not HTTP.
        case broken
        /// The response is longer than the request allows.
        case tooLarge
        /// The task was cancelled, or the client went away.
        case cancelled
        /// libcurl could not be set up.
        case unusable
    }

    package let code: Code
    package let message: String
    /// libcurl's own code (`CURLE_…`), when it was libcurl that failed.
    package let underlying: Int?
    /// The whole request had left this program: the other side may have acted on it, and only its answer is missing.
    package let wasHandedOver: Bool

    package init(_ code: Code, _ message: String, underlying: Int? = nil, wasHandedOver: Bool = false) {
        self.code = code
        self.message = message
        self.underlying = underlying
        self.wasHandedOver = wasHandedOver
    }
}

extension HTTPFailure: CustomStringConvertible {
    package var description: String { message }
}
