package import CirclesAPI
package import CirclesCore

extension AgentBook {
    /// - Parameter counts: What waits for each, and what it refused.
    /// - Throws: As `list`.
    package func views(_ counts: [String: (waiting: Int, refused: Int)]) throws(CirclesError) -> [AgentLine] {
        try list().map { agent in
            let count = counts[agent.name] ?? (0, 0)
            return AgentLine(
                name: agent.name, url: agent.url, headers: agent.headers.map(\.name), isPrimary: agent.isPrimary,
                waiting: count.waiting, refused: count.refused)
        }
    }
}
