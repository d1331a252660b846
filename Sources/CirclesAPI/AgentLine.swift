/// A line of `agents list --json`, without the values of its headers.
package struct AgentLine: Codable, Sendable {
    package let name: String
    package let url: String
    /// Their names.
    package let headers: [String]
    package let isPrimary: Bool
    /// Pictures that are kept for it.
    package let waiting: Int
    /// Pictures that were kept for it, and that it did not take.
    package let refused: Int

    package init(name: String, url: String, headers: [String], isPrimary: Bool, waiting: Int, refused: Int) {
        (self.name, self.url, self.headers, self.isPrimary) = (name, url, headers, isPrimary)
        (self.waiting, self.refused) = (waiting, refused)
    }
}
