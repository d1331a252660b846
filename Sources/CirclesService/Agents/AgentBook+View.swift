package import CirclesAPI
package import CirclesCore

extension AgentBook {
    /// - Parameter counts: What is kept for each.
    /// - Throws: As `list`.
    package func views(_ counts: [String: OutboxCount]) throws(CirclesError) -> [AgentLine] {
        try list().map { agent in
            let count = counts[agent.name] ?? OutboxCount()
            return AgentLine(
                name: agent.name, url: agent.url, headers: agent.headers.map(\.name), isPrimary: agent.isPrimary,
                waiting: count.waiting, refused: count.refused, unanswered: count.unanswered, waitsBecause: count.why)
        }
    }
}
