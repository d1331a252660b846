internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// What was done, and taking it back.
struct JournalRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/log", use: list)
        router.post("api/log/undo", use: undoLast)
        router.post("api/log/:id/undo", use: undo)
    }

    /// Newest first.
    @Sendable private func list(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let page = try await parts.context.database.journal(limit: try request.limit(), after: try request.cursor())
        return try Response.page(page.map { EntryView($0) }, "entry")
    }

    @Sendable private func undo(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        try await request.noFields(context)
        return try await undo(try context.id("entry"))
    }

    /// The last that can be taken back.
    @Sendable private func undoLast(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        try await request.noFields(context)
        return try await undo(nil)
    }

    private struct UndoneView: Encodable {
        let entry: EntryView
        /// Open again.
        let notes: [NoteView]
    }

    private func undo(_ id: JournalEntry.ID?) async throws -> Response {
        let undone = try await Failure.asThingsAre { try await Undoing(parts.context).undo(id).value }
        return try Response.answer(
            "Taken back: \(undone.entry.what)",
            UndoneView(
                entry: EntryView(undone.entry), notes: undone.notes.map { NoteView($0, [], hint: RemedyWords.of) }))
    }
}
