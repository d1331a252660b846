package import CirclesCore

/// The button that hands a screenshot to an agent.
package struct SendForm: Sendable {
    let capture: String
    let agents: [String]
    let back: String

    /// - Parameter back: The address to return to.
    package init(_ capture: Capture.ID, to agents: [String], back: String) {
        (self.capture, self.agents, self.back) = (capture.description, agents, back)
    }
}
