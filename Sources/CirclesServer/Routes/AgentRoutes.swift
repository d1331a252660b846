internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// The agents that are set up, and handing them a picture.
struct AgentRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/agents", use: list)
        router.post("api/captures/:id/send", use: send)
    }

    private struct Listed: Encodable {
        let name: String
        let isPrimary: Bool
    }

    /// Their addresses and headers are this machine's own business.
    @Sendable private func list(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let agents = try CaptureSending(parts.context).agents().map { Listed(name: $0.name, isPrimary: $0.isPrimary) }
        return try Response.answer(Counted.text(agents.count, "agent"), Named("items", agents))
    }

    private struct Asked: Decodable {
        /// The agent's name.
        var agent: String?
        /// Keep it where the agent cannot be reached.
        var queue: Bool?
    }

    private struct SentPicture: Encodable {
        let agent: String
        let status: String
        let bytes: Int
    }

    @Sendable private func send(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Capture.ID = try context.id("capture")
        let asked = try await request.jsonIfAny(Asked.self, context) ?? Asked()
        let sent = try await CaptureSending(parts.context).send(id, to: asked.agent, keeps: asked.queue ?? false)
        context.note.add(id)
        return try Response.answer(
            Self.words(sent),
            SentPicture(agent: sent.agent, status: sent.waits ? "waiting" : "sent", bytes: sent.size),
            status: sent.waits ? .accepted : .ok)
    }

    private static func words(_ sent: Sending.Sent) -> String {
        switch sent.state {
        case .delivered: "Sent to \(sent.agent)"
        case .kept: "Kept: it is sent when \(sent.agent) can be reached"
        case .handedOn: "In the queue for \(sent.agent)"
        }
    }
}
