internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// Handing over in a browser, for every device.
struct AddPages {
    let parts: ServerParts

    func add(to router: Router<ServerRequestContext>) {
        router.get("add", use: show)
        router.get("add/:id", use: row)
        router.post("add", use: take)
        router.post("share", use: takeShare)
    }

    /// What a page tells of at once.
    private static let most = 40
    private static let patience = 20.0

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        try await page(request.queries("id").compactMap { Capture.ID($0) }, [], request, context)
    }

    private func page(
        _ ids: [Capture.ID], _ refused: [TakenRow], _ request: Request, _ context: ServerRequestContext
    ) async throws -> Response {
        var rows = refused
        for id in ids.prefix(Self.most) {
            rows.append(try await row(id, try await parts.context.progress(of: id), context))
        }
        var frame = try await parts.frame("Add", .add, request, context)
        frame.takesFiles = true
        let page = AddPage(rows, mayOpen: context.caller?.scope == .full)
        if page.isUnderWay, refused.isEmpty { frame.refresh = 3 }
        return .html(page.html(frame))
    }

    /// How far one has come; `wait` waits for the end of it.
    @Sendable private func row(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Capture.ID = try context.id("screenshot")
        let seconds = try request.flag("wait") ? Self.patience : 0
        let progress = try await parts.board.progress(of: id, within: seconds, parts.context)
        return .html(try await row(id, progress, context).html())
    }

    @Sendable private func take(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var body = ReceivedBody(parts.context, takesTheRest: true)
        try await body.read(request, context)
        try FormToken.require(body.fields["csrf"], request)
        let ids = try await take(body, context)
        guard !body.refused.isEmpty else { return Self.seen(ids) }
        // Which were refused is told once: nothing is kept of them.
        let refused = body.refused.map { name, error in
            TakenRow(
                .random(), .refused, name.isEmpty ? "A file was not taken" : "\(name) was not taken", error.message)
        }
        return try await page(ids, refused, request, context)
    }

    /// From a share sheet, where the service worker is not there yet: no page of ours made this form.
    @Sendable private func takeShare(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var body = ReceivedBody(parts.context)
        try await body.read(request, context)
        return Self.seen(try await take(body, context))
    }

    private static func seen(_ ids: [Capture.ID]) -> Response {
        .see("/add?" + ids.prefix(most).map { "id=\($0)" }.joined(separator: "&"))
    }

    private func take(_ body: ReceivedBody, _ context: ServerRequestContext) async throws -> [Capture.ID] {
        let handOver = HandOver(parts.context)
        let caller = try context.known()
        let ids = try await handOver.ids(for: body.items, body.details, key: nil, of: caller)
        for (item, id) in zip(body.items, ids) {
            try await handOver.take(item, body.details, as: id, from: caller)
            context.note.add(id)
        }
        parts.arrivals.note(context.caller, ids.count)
        return ids
    }

    private func row(
        _ id: Capture.ID, _ progress: CaptureProgress, _ context: ServerRequestContext
    ) async throws -> TakenRow {
        switch progress {
        case .waiting: return TakenRow(id, .busy, "Received", "Safe to close this page")
        case .underWork: return TakenRow(id, .busy, "Reading", "Received, safe to close this page")
        case .refused: return TakenRow(id, .refused, "This cannot be read", "It was put aside. Add a screenshot")
        case .duplicate(_, nil): return TakenRow(id, .known, "This is here already", "It is being read")
        case .duplicate(_, let outcome?):
            return try await row(id, outcome, context, known: "It was received before. ")
        case .settled(_, let outcome): return try await row(id, outcome, context, known: "")
        }
    }

    private func row(
        _ id: Capture.ID, _ outcome: CaptureOutcome, _ context: ServerRequestContext, known: String
    ) async throws -> TakenRow {
        let mayOpen = context.caller?.scope == .full
        switch outcome {
        case .interaction(let interaction):
            let contacts = try await parts.context.database.contacts(of: [interaction])
            return TakenRow(
                id, .filed, "Filed with \(Names.of(interaction, contacts))", known + DayText.of(interaction),
                link: mayOpen ? Link("Open", "/conversations/\(interaction.id)") : nil)
        case .note(let note):
            switch note.state {
            case .open:
                let title = mayOpen ? note.title.map { "“\(UntrustedText.line($0, limit: 60))”: " } ?? "" : ""
                return TakenRow(
                    id, .asks, title + (title.isEmpty ? note.reason.words.capitalizedAtStart : note.reason.words),
                    known + "In the inbox",
                    link: mayOpen ? Link("Settle", "/?note=\(note.id)") : nil)
            case .filed: return TakenRow(id, .filed, "Filed", known)
            case .dismissed: return TakenRow(id, .known, "Dismissed", known)
            }
        }
    }
}
