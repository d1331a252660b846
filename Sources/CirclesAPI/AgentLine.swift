/// A line of `agents list --json`, without the values of its headers.
package struct AgentLine: Codable, Sendable {
    package let name: String
    package let url: String
    /// Their names.
    package let headers: [String]
    package let isPrimary: Bool
    /// Pictures that are kept for it.
    package let waiting: Int
    /// Pictures that were kept for it, and that were put aside: it refused them, or may have them.
    package let refused: Int
    /// Those of them that it may have: they were handed over whole, and no answer came.
    package let unanswered: Int
    /// Why those that wait were not delivered when it was last tried; null where nothing waits.
    @Nullable package var waitsBecause: String?

    package init(
        name: String, url: String, headers: [String], isPrimary: Bool, waiting: Int, refused: Int, unanswered: Int,
        waitsBecause: String?
    ) {
        (self.name, self.url, self.headers, self.isPrimary) = (name, url, headers, isPrimary)
        (self.waiting, self.refused, self.unanswered) = (waiting, refused, unanswered)
        self.waitsBecause = waitsBecause
    }
}
