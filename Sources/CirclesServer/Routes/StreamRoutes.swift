internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
internal import HTTPTypes
import Hummingbird
internal import NIOCore
internal import ServiceLifecycle
internal import Synchronization

/// Changes as they happen, by whatever program: server-sent events that follow the journal.
struct StreamRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/stream", use: follow)
    }

    /// How often is looked, and after how many looks without news the client is told that the stream lives.
    private static let pause = Duration.milliseconds(400)
    private static let looksPerSign = 35
    /// Looks without news after which is asked whether the client still may hear them.
    private static let looksPerQuestion = 12
    private static let batch = 200

    /// From now on, or after `Last-Event-ID`.
    @Sendable private func follow(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let database = parts.context.database
        var place = try await database.journalEnd()
        if let last = request.headers[.lastEventID] ?? request.query("lastEventId") {
            guard let known = JournalPlace(last) else {
                throw CirclesError(.usage, "that is no event's id", hint: "give back the last id of this stream")
            }
            // After a restore the journal may be shorter than it was.
            place = JournalPlace(
                entry: min(known.entry, place.entry), undoing: min(known.undoing, place.undoing))
        }
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        // Only asked what it would be: no stream is begun.
        if request.method == .head { return Response(status: .ok, headers: headers) }
        guard let ticket = parts.streams.ticket() else {
            throw Failure(
                .serviceUnavailable, CirclesError(.unavailable, "too many streams are open", retryable: true),
                headers: [.retryAfter: "10"])
        }
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody { [place] writer in
                defer { ticket.giveBack() }
                var place = place
                // The id goes first: a client that is cut off before the first change knows where to go on.
                try await writer.write(ByteBuffer(string: "retry: 2000\nid: \(place)\ndata:\n\n"))
                var quietLooks = 0
                while !Task.isCancelled, !Task.isShuttingDownGracefully {
                    let changes = try await database.changes(after: place, limit: Self.batch)
                    // A device that was revoked, or a session that ended, hears nothing more.
                    if !changes.isEmpty || quietLooks % Self.looksPerQuestion == 0, await !context.isStillAllowed() {
                        break
                    }
                    for change in changes {
                        try await writer.write(try Self.event(change))
                        place = change.place
                    }
                    quietLooks = changes.isEmpty ? quietLooks + 1 : 0
                    if quietLooks >= Self.looksPerSign {
                        try await writer.write(ByteBuffer(string: ":\n\n"))
                        quietLooks = 0
                    }
                    if changes.count < Self.batch { try await Task.sleep(for: Self.pause) }
                }
                try await writer.finish(nil)
            })
    }

    private struct ChangeView: Encodable {
        let kind: JournalChange.Kind
        let entry: EntryView
        let capture: Capture.ID?
        let interaction: Interaction.ID?
        let note: InboxNote.ID?
        let contact: Contact.ID?
    }

    private static func event(_ change: JournalChange) throws -> ByteBuffer {
        let view = ChangeView(
            kind: change.kind, entry: EntryView(change.entry), capture: change.capture,
            interaction: change.interaction, note: change.note, contact: change.contact)
        var buffer = ByteBuffer(string: "id: \(change.place)\nevent: change\ndata: ")
        buffer.writeBytes(try JSONLine.of(view))
        buffer.writeString("\n\n")
        return buffer
    }
}

/// How many streams are open.
final class StreamCount: Sendable {
    private let open = Mutex(0)

    /// A place among the streams, given back once.
    struct Ticket: Sendable {
        let count: StreamCount

        func giveBack() { count.open.withLock { $0 -= 1 } }
    }

    /// Nil when there are too many.
    func ticket() -> Ticket? {
        open.withLock { open in
            guard open < Limits.streams else { return nil }
            open += 1
            return Ticket(count: self)
        }
    }
}
