internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// Handing a screenshot to an agent, in a browser.
struct SendingPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.post("captures/:id/send", use: send)
    }

    @Sendable private func send(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Capture.ID = try context.id("screenshot")
        let form = try await PageForm(request)
        // Whom the button named, whoever is the usual one by now.
        guard let agent = form["agent"] else { throw CirclesError(.usage, "it is not said which agent is meant") }
        let sent = try await CaptureSending(parts.context).send(id, to: agent, keeps: true)
        context.note.add(id)
        let own = form["back"].flatMap(PageAddress.own) ?? "/captures/\(id)"
        let word =
            switch sent.state {
            case .delivered: "sent"
            case .kept: "kept"
            case .handedOn: "queued"
            }
        let name = agent.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return .see(own + (own.contains("?") ? "&" : "?") + "agent=\(word)&to=\(name)")
    }
}

extension ServerParts {
    /// What the button did that led here. The address says only which it was, and for which of the agents there are.
    func sendingToast(_ request: Request) -> Toast? {
        guard let name = request.query("to"),
            let agent = (try? CaptureSending(context).agents())?.first(where: { $0.name == name })?.name
        else { return nil }
        switch request.query("agent") {
        case "sent": return Toast("Sent to \(agent)")
        case "queued": return Toast("In the queue for \(agent)")
        case "kept": return Toast("Kept: it is sent when \(agent) can be reached")
        default: return nil
        }
    }

    /// The buttons below the picture of a capture, one for each agent; nil where there is nothing to send, or nobody to send it to.
    func sendForm(_ capture: Capture, hasPicture: Bool, back: String) -> SendForm? {
        guard hasPicture, !capture.isPrivate, case .image = capture.payload,
            let agents = try? CaptureSending(context).agents(), !agents.isEmpty
        else { return nil }
        let usualFirst = agents.filter(\.isPrimary) + agents.filter { !$0.isPrimary }
        return SendForm(capture.id, to: usualFirst.map(\.name), back: back)
    }
}
