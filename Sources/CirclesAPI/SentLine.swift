/// A line of `send --json`.
package struct SentLine: Codable, Sendable {
    package let path: String
    /// `sent`, `waiting` or `failed`.
    package let status: String
    @Nullable package var agent: String?
    /// Of the picture that was sent.
    @Nullable package var bytes: Int?
    @Nullable package var error: ErrorView?

    package init(path: String, status: String, agent: String?, bytes: Int?, error: ErrorView?) {
        (self.path, self.status) = (path, status)
        (self.agent, self.bytes, self.error) = (agent, bytes, error)
    }
}
