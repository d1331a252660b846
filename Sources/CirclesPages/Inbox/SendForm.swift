package import CirclesCore

/// The button that hands a screenshot to an agent.
package struct SendForm: Sendable {
    let capture: String
    let agent: String
    let back: String

    /// - Parameter back: The address to return to.
    package init(_ capture: Capture.ID, to agent: String, back: String) {
        (self.capture, self.agent, self.back) = (capture.description, UntrustedText.line(agent, limit: 40), back)
    }
}
