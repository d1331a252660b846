internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// What is planned, and what is worth knowing today.
struct ReminderRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/events", use: events)
        router.get("api/today", use: today)
        router.get("api/contacts/:id/brief", use: brief)
    }

    /// From today on, or from `from`, to `to`; the next one first. `contact` narrows it.
    @Sendable private func events(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let events = Events(parts.context)
        var contact: Contact?
        if let who = request.query("contact") { contact = try await parts.context.contact(who) }
        let listed = try await events.list(
            with: contact, from: try day(request, "from") ?? events.today, to: try day(request, "to")
        ).map(\.view)
        return try Response.page(
            try Self.page(listed, limit: try request.limit(), after: try request.cursor()), "event")
    }

    private func day(_ request: Request, _ name: String) throws -> CalendarDate? {
        guard let text = request.query(name) else { return nil }
        guard let date = CalendarDate(iso: text) else {
            throw CirclesError(.usage, "\(name) is a day, such as 2026-01-31")
        }
        return date
    }

    /// Events by their day and hour, and by who they are among those of one hour.
    private static func page(_ events: [EventView], limit: Int, after: PageCursor?) throws -> Page<EventView> {
        var start = ""
        if let after {
            guard case .name(let key, _) = after.position else { throw PageCursor.unusable }
            start = key
        }
        func key(_ event: EventView) -> String { "\(event.date) \(event.time?.description ?? "") \(event.uid)" }
        let rest = events.filter { key($0) > start }.sorted { key($0) < key($1) }
        let shown = Array(rest.prefix(limit))
        let last = rest.count > limit ? shown.last : nil
        return Page(shown, next: last.flatMap { PageCursor(.name(key($0), id: $0.interaction.description)) })
    }

    @Sendable private func today(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        try Response.answer("Today", Named("today", try await Today(parts.context).view()))
    }

    /// As Markdown.
    @Sendable private func brief(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Contact.ID = try context.id("contact")
        guard let contact = try await parts.context.database.contacts([id])[id] else {
            throw CirclesError(.notFound, "there is no contact \(id.short)")
        }
        let page = BriefPage(try await Contacts(parts.context).sheet(of: contact))
        return try Response.answer(contact.name, Named("brief", page.text))
    }
}
