package import CirclesCore

/// Hands the picture of a capture to an agent.
package struct CaptureSending: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) { self.context = context }

    /// - Parameters:
    ///   - name: The agent's; nil: the only or the primary one.
    ///   - keeps: Keep the picture where the agent cannot be reached now.
    /// - Throws: `CirclesError`: `notPermitted` for a private capture, `notFound` for one whose picture is not there, and
    ///   where no agent is set up; otherwise as
    ///   `Sending.send`.
    package func send(
        _ id: Capture.ID, to name: String?, keeps: Bool
    ) async throws(CirclesError) -> Sending.Sent {
        let capture = try await context.database.capture(id)
        guard !capture.isPrivate else {
            throw CirclesError(.notPermitted, "capture \(id.short) is private: it is sent to no agent")
        }
        guard case .image = capture.payload else {
            throw CirclesError(.badInput, "capture \(id.short) is a text", hint: "only pictures are sent")
        }
        guard let picture = try await context.database.image(of: id) else {
            throw CirclesError(.notFound, "the picture of capture \(id.short) is no longer kept")
        }
        guard try !agents().isEmpty else { throw CirclesError(.notFound, "no agent is set up", remedy: .addAgent) }
        return try await Sending(context.home).send(
            picture, to: name, called: "capture \(id.short)", of: id, keeps: keeps)
    }

    /// - Throws: As `AgentBook.list`.
    package func agents() throws(CirclesError) -> [Agent] { try AgentBook(context.home).list() }
}
