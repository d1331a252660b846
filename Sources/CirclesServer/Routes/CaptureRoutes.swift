internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// Captures that are here.
struct CaptureRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/captures", use: list)
        router.get("api/captures/:id", use: show)
        router.post("api/captures/:id/retry", use: retry)
    }

    @Sendable private func list(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let page = try await parts.context.database.captures(limit: try request.limit(), after: try request.cursor())
        let waiting = try parts.context.sharesWaiting(limit: Limits.mostItems)
        let views = page.map { CaptureView.Fields($0, hint: RemedyWords.of) }
        return try Response.answer(
            Response.counted(views, "capture"), ListedCaptures(page: PageView(views), waiting: waiting))
    }

    /// All that is known of one, or how far what was handed over has come.
    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Capture.ID = try context.id("capture")
        let progress = try await parts.context.progress(of: id)
        let receipt = try await Receipt(id, progress, parts.context)
        switch progress {
        case .underWork(let capture), .settled(let capture, _), .duplicate(let capture, _):
            let view = try await parts.context.view(of: capture, hint: RemedyWords.of)
            return try Response.answer(receipt.message, ShownCapture(receipt: receipt, details: view))
        case .waiting, .refused: return try Response.answer(receipt.message, receipt)
        }
    }

    /// Works on one once more, as `circles retry` does.
    @Sendable private func retry(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Capture.ID = try context.id("capture")
        try await request.noFields(context)
        let seconds = try request.waiting() ?? Limits.retryWait
        let capture = try await parts.context.database.capture(id)
        context.note.add(id)
        let outcome = try await Failure.asThingsAre { try await parts.retries.run(id, within: seconds, parts) }
        let progress = outcome.map { CaptureProgress.settled(capture, $0) } ?? .underWork(capture)
        let receipt = try await Receipt(id, progress, parts.context)
        return try Response.answer(
            receipt.message, receipt, status: outcome == nil ? .accepted : .ok,
            headers: [.location: "/api/captures/\(id)"])
    }
}

/// Captures with what was handed over and has not been begun with: it is safe, and not in the list yet.
private struct ListedCaptures: Encodable {
    let page: PageView<CaptureView.Fields>
    let waiting: [Capture.ID]

    private enum CodingKeys: String, CodingKey { case waiting }

    func encode(to encoder: any Encoder) throws {
        try page.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(waiting, forKey: .waiting)
    }
}

/// How far a capture has come, with all that is known of it.
private struct ShownCapture: Encodable {
    let receipt: Receipt
    let details: CaptureView

    private enum CodingKeys: String, CodingKey { case details }

    func encode(to encoder: any Encoder) throws {
        try receipt.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(details, forKey: .details)
    }
}
