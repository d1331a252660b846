internal import CirclesCore
internal import CirclesPages
internal import CirclesService
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
        let sent = try await CaptureSending(parts.context).send(id, to: nil, keeps: true)
        context.note.add(id)
        let own = form["back"].flatMap(PageAddress.own) ?? "/captures/\(id)"
        let word =
            switch sent.state {
            case .delivered: "sent"
            case .kept: "kept"
            case .handedOn: "queued"
            }
        return .see(own + (own.contains("?") ? "&" : "?") + "agent=\(word)")
    }
}

extension ServerParts {
    /// What the button did that led here. The address says only which it was.
    func sendingToast(_ request: Request) -> Toast? {
        guard let agent = CaptureSending(context).usualAgent else { return nil }
        switch request.query("agent") {
        case "sent": return Toast("Sent to \(agent)")
        case "queued": return Toast("In the queue for \(agent)")
        case "kept": return Toast("Kept: it is sent when \(agent) can be reached")
        default: return nil
        }
    }

    /// The button below the picture of a capture; nil where there is nothing to send, or nobody to send it to.
    func sendForm(_ capture: Capture, hasPicture: Bool, back: String) -> SendForm? {
        guard hasPicture, !capture.isPrivate, case .image = capture.payload else { return nil }
        return CaptureSending(context).usualAgent.map { SendForm(capture.id, to: $0, back: back) }
    }
}
