internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// The contract of the first design: a shortcut that read the screen on the phone sends the text, and hears at once whom it was
/// with.
struct ContractRoutes {
    let parts: ServerParts

    func add(to router: Router<ServerRequestContext>) {
        router.post("api/process-screenshot", use: process)
    }

    private struct ReadScreen: Decodable {
        var text: String
        var timestamp: String?
    }

    @Sendable private func process(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let screen = try await request.json(ReadScreen.self, context)
        let taken = try await parts.conversations.take(
            screen.text, capturedAt: screen.timestamp.flatMap { $0.isEmpty ? nil : $0 },
            key: request.headers[.idempotencyKey],
            from: try context.known())
        if taken.result.status != .duplicate { parts.metrics.count(taken.result) }
        if let id = taken.result.captureID { context.note.add(id) }
        parts.arrivals.note(context.caller)
        let understood = ScreenUnderstanding(taken)
        return try Response.answer(understood.message, understood)
    }
}

private struct ScreenUnderstanding: Encodable {

    struct Extracted: Encodable {
        let interests: [String]
        let events: [Event]
        let dates: [String]
    }

    struct Event: Encodable {
        let title: String
        let date: String?
        let time: String?
        let place: String?
    }

    let success = true
    let detectedContact: Nullable<ContactFound>
    let summary: String
    let extractedInfo: Extracted
    let id: Capture.ID?
    let status: ImportResult.Status
    let message: String

    /// `message` is the answer's own.
    private enum CodingKeys: String, CodingKey { case success, detectedContact, summary, extractedInfo, id, status }

    init(_ taken: Conversations.Taken) {
        let result = taken.result
        id = result.captureID
        status = result.status
        // Whom it was filed with, not whom it may have been with.
        let contact = taken.contact.map {
            ContactFound(id: $0.id, name: $0.name, confidence: result.match?.score ?? 1)
        }
        detectedContact = Nullable(contact)
        switch result.outcome {
        case .interaction(let interaction)?:
            summary = interaction.summary
            message = contact.map { "Filed with \($0.name)" } ?? "Filed"
        case .note(let note)?:
            summary = note.summary ?? taken.extraction?.summary ?? ""
            message = "In your inbox: \(note.reason.words)"
        case nil:
            summary = taken.extraction?.summary ?? ""
            message = "Received"
        }
        let extraction = taken.extraction
        extractedInfo = Extracted(
            interests: extraction?.interests.map(\.topic) ?? [],
            events: extraction?.events.map {
                Event(
                    title: $0.title, date: $0.date?.description, time: $0.time?.description, place: $0.place)
            } ?? [],
            dates: extraction?.dates.compactMap { $0.date.description } ?? [])
    }
}

private struct ContactFound: Codable, Sendable {
    let id: Contact.ID
    let name: String
    let confidence: Double
}
