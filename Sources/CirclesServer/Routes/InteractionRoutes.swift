internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
internal import Foundation
import Hummingbird

/// What was filed, and correcting it.
struct InteractionRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/interactions", use: timeline)
        router.get("api/interactions/:id", use: show)
        router.patch("api/interactions/:id", use: edit)
        router.post("api/interactions/:id/move", use: move)
        router.delete("api/interactions/:id", use: delete)
    }

    private func view(_ interaction: Interaction) async throws(CirclesError) -> InteractionView {
        InteractionView(interaction, try await parts.context.database.contacts(of: [interaction]))
    }

    /// Newest first; `contact` and `label` narrow it.
    @Sendable private func timeline(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var contact: Contact?
        if let who = request.query("contact") { contact = try await parts.context.contact(who) }
        let page = try await Interactions(parts.context).timeline(
            of: contact, label: request.query("label"), limit: try request.limit(), after: try request.cursor())
        return try Response.page(page.map { InteractionView($0.interaction, $0.contacts) }, "interaction")
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let interaction = try await parts.context.database.interaction(try context.id("interaction"))
        return try Response.thing(
            "interaction", try await view(interaction), LocalTime.text(of: interaction), for: request)
    }

    private struct Edit: Decodable {
        var summary, userNote, occurredAt: String?
        var labels: [String]?
        /// Messages that were read wrongly.
        var corrections: [CorrectedMessage]?
    }

    @Sendable private func edit(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let asked = try await request.json(Edit.self, context)
        let changes = try (asked.corrections ?? []).map { try $0.change() }
        let interaction = try await matched(request, context)
        let edit = InteractionEdit(
            summary: asked.summary, note: asked.userNote, at: asked.occurredAt, labels: asked.labels ?? [])
        let edited = try await request.writing(.interaction(interaction)) {
            guard !changes.isEmpty else { return try await Interactions(parts.context).edit(interaction, edit) }
            guard edit.problem == .nothingChanges else {
                throw CirclesError(.usage, "corrections stand in a request of their own")
            }
            return try await parts.context.corrections().correct(interaction, changes)
        }
        let message = edited == interaction ? "Nothing changed: it is so already" : "Changed"
        return try Response.thing("interaction", try await view(edited), message, for: request)
    }

    private struct Move: Decodable {
        let to: String
        var from: String?
    }

    @Sendable private func move(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let asked = try await request.json(Move.self, context)
        let interaction = try await matched(request, context)
        var source: Contact?
        if let from = asked.from { source = try await parts.context.contact(from) }
        let target = try await parts.context.contact(asked.to)
        let moved = try await request.writing(.interaction(interaction)) { [source] in
            try await Interactions(parts.context).move(interaction.id, from: source, to: target).value
        }
        return try Response.answer("Moved to \(target.name)", Named("interaction", try await view(moved)))
    }

    /// Back to the inbox, or with `?for-good` with its pictures and texts, never to come back.
    @Sendable private func delete(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let isForGood = try request.flag("for-good")
        let interaction = try await matched(request, context)
        if isForGood {
            try await request.writing(.interaction(interaction)) {
                try await Interactions(parts.context).deleteForGood(interaction.id)
            }
            return try Response.answer("Deleted for good")
        }
        let notes = try await request.writing(.interaction(interaction)) {
            try await Interactions(parts.context).returnToInbox(interaction.id).value
        }
        let views = notes.map { NoteView($0, [], hint: RemedyWords.of) }
        return try Response.answer("Back in the inbox", Named("notes", views))
    }

    /// The interaction of the address, as it was seen where the request says what was.
    private func matched(_ request: Request, _ context: ServerRequestContext) async throws -> Interaction {
        let interaction = try await parts.context.database.interaction(try context.id("interaction"))
        try request.requireMatch(try await view(interaction))
        return interaction
    }
}
