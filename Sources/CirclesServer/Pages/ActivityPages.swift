internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// The journal in a browser, and what models were told.
struct ActivityPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("activity", use: show)
        router.get("captures/:id", use: asked)
    }

    private static let rows = 100

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let page = try await parts.context.database.journal(limit: Self.rows, after: try request.cursor())
        let choice = request.query("show").flatMap(ActivityPage.Choice.init) ?? .all
        let activity = ActivityPage(page, try await targets(of: page.items), choice, zone: .current, now: Date())
        return .html(activity.html(try await parts.frame("Activity", .activity, request, context)))
    }

    private func targets(of entries: [JournalEntry]) async throws -> ActivityPage.Targets {
        let database = parts.context.database
        let interactions = try await database.interactions(Array(Set(entries.compactMap(\.about.interaction))))
        let contacts = try await database.contacts(Array(Set(entries.compactMap(\.about.contact))))
        let captures = entries.compactMap(\.about.capture) + interactions.values.flatMap(\.captureIDs)
        return ActivityPage.Targets(
            interactions, Set(contacts.keys), asked: try await database.asked(about: Array(Set(captures))))
    }

    /// What was sent about a capture, and answered.
    @Sendable private func asked(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let database = parts.context.database
        let capture = try await database.capture(try context.id("screenshot"))
        var back: Link?
        switch try await database.outcome(of: capture.id) {
        case .interaction(let interaction)?:
            let contacts = try await database.contacts(of: [interaction])
            back = Link(Names.of(interaction, contacts), "/conversations/\(interaction.id)")
        case .note(let note)?: back = Link(note.title ?? "The note", "/?note=\(note.id)")
        case nil: break
        }
        let sending = parts.sendForm(
            capture, hasPicture: try await database.image(of: capture.id) != nil, back: "/captures/\(capture.id)")
        let page = AskedPage(
            capture, try await database.requests(about: capture.id), back: back, sending: sending, zone: .current)
        return .html(page.html(try await parts.frame("What a model was sent", .activity, request, context)))
    }
}
