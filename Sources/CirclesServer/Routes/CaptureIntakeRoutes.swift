internal import CirclesCore
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird

/// Where captures are handed over. An id is told when what it stands for is on the disk, and not before.
struct CaptureIntakeRoutes {
    let parts: ServerParts

    func add(to router: Router<ServerRequestContext>) {
        router.post("api/captures", use: take)
        router.post("api/captures/screenshot", use: takeScreenshot)
        router.post("v1/share", use: takeShare)
    }

    @Sendable private func take(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let seconds = try request.waiting()
        var body = ReceivedBody(parts.context)
        try await body.read(request, context)
        return try await acknowledge(body, request, context, seconds)
    }

    /// A form of share extensions: `image`, `source`, `agent_id`.
    @Sendable private func takeScreenshot(_ request: Request, _ context: ServerRequestContext) async throws -> Response
    {
        guard MultipartParser.boundary(of: request.headers[.contentType] ?? "") != nil else {
            throw Failure(.unsupportedMediaType, .badInput, "a form with an image is expected")
        }
        var body = ReceivedBody(parts.context)
        try await body.read(request, context)
        body.setApp(body.fields["source"])
        return try await acknowledge(body, request, context, try request.waiting())
    }

    private struct Share: Decodable {
        var contentType, url, text, title, userNote, timestamp, source: String?
    }

    /// What share extensions send of links and texts.
    @Sendable private func takeShare(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let share = try await request.json(Share.self, context)
        var body = ReceivedBody(parts.context)
        try body.take(
            text: share.text, url: share.url, title: share.title, note: share.userNote, capturedAt: share.timestamp,
            app: share.source)
        return try await acknowledge(body, request, context, try request.waiting())
    }

    private func acknowledge(
        _ body: ReceivedBody, _ request: Request, _ context: ServerRequestContext, _ seconds: Double?
    ) async throws -> Response {
        let handOver = HandOver(parts.context)
        let caller = try context.known()
        let ids = try await handOver.ids(
            for: body.items, body.details, key: request.headers[.idempotencyKey], of: caller)
        for (item, id) in zip(body.items, ids) {
            try await handOver.take(item, body.details, as: id, from: caller)
            context.note.add(id)
        }
        parts.arrivals.note(context.caller, ids.count)
        var receipts: [Receipt] = []
        let end = AppContext.seconds() + (seconds ?? 0)
        for id in ids {
            let progress: CaptureProgress =
                seconds == nil
                ? .waiting
                : try await parts.board.progress(
                    of: id, within: max(0, end - AppContext.seconds()), parts.context)
            receipts.append(try await Receipt(id, progress, parts.context))
        }
        // What is filed already needs no answer.
        let asks = receipts.contains { [.received, .working, .inbox].contains($0.status) }
        let asked = asks ? try await AskedContact(body.details.contact, parts.context) : nil
        let message = receipts.count == 1 ? receipts[0].message : Receipts.message(receipts)
        let isOver = receipts.allSatisfy { $0.status != .received && $0.status != .working }
        return try Response.answer(
            asked.map { "\(message); \($0.message)" } ?? message, Receipts(receipts: receipts, asked: asked),
            status: isOver ? .ok : .accepted, headers: [.location: "/api/captures/\(ids[0])"])
    }
}

/// One or several; the first one's fields stand beside the list.
private struct Receipts: Encodable {
    let receipts: [Receipt]
    let asked: AskedContact?

    private enum CodingKeys: String, CodingKey { case captures }

    static func message(_ receipts: [Receipt]) -> String {
        let counts = Dictionary(grouping: receipts, by: \.status.rawValue).mapValues(\.count)
        return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }

    func encode(to encoder: any Encoder) throws {
        try receipts.first?.encode(to: encoder)
        try asked?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(receipts.map(Listed.init), forKey: .captures)
    }

    /// With its own message.
    private struct Listed: Encodable {
        let receipt: Receipt

        private enum CodingKeys: String, CodingKey { case message }

        func encode(to encoder: any Encoder) throws {
            try receipt.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(receipt.message, forKey: .message)
        }
    }
}
