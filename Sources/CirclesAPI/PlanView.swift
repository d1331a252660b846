package import CirclesCore

/// A line of `extract --explain --json`: a plan, who did what to it, and what became of its days.
package struct PlanView: Codable, Sendable {
    package let name: String
    package let steps: [PlanThread.Step]
    /// Of each day, in the order they were named.
    package let outcomes: [PlanThread.Outcome]

    package init(_ thread: PlanThread) {
        (name, steps, outcomes) = (thread.name, thread.steps, thread.outcomes)
    }
}
