package import CirclesCore

/// The `error` of a line, with its hint in the words of whoever prints it.
package struct ErrorView: Codable, Sendable {
    package let code: CirclesError.Code
    package let message: String
    @Nullable package var hint: String?
    package let retryable: Bool
    package let stored: Bool

    /// - Parameter hint: Says a remedy in words.
    package init(_ error: CirclesError, hint: (Remedy) -> String) {
        code = error.code
        message = error.message
        self.hint = error.remedy.map(hint)
        retryable = error.retryable
        stored = error.stored
    }
}
