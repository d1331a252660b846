internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// The contact book in a browser.
struct BookPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("people", use: list)
        router.get("people/:id", use: show)
        router.post("people/:id/facts", use: removeFact)
    }

    private static let rows = 100

    @Sendable private func list(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let frame = try await parts.frame("People", .people, request, context)
        let database = parts.context.database
        guard let words = request.query("q") else {
            let page = try await database.records(label: nil, limit: Self.rows, after: try request.cursor())
            return .html(PeoplePage(page, search: nil).html(frame))
        }
        let found = ContactSearch(try await parts.context.matcher()).find(String(words.prefix(100))).prefix(Self.rows)
        let records = try await database.records(found.map(\.id))
        return .html(PeoplePage(Page(records, next: nil), search: words).html(frame))
    }

    /// Takes away what conversations say of somebody.
    @Sendable private func removeFact(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        let id: Contact.ID = try context.id("contact")
        let contact = try await parts.context.contact(id.description)
        guard let fact = form["remove"] else {
            throw Failure(.badRequest, .usage, "it was not said what", hint: "choose a fact")
        }
        let place = try await parts.context.database.journalEnd()
        try await Facts(parts.context).change(fact, of: contact, to: nil)
        return .see("/people/\(id)\(try await parts.did(since: place) { $0.entry.action == .factChanged })")
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: Contact.ID = try context.id("contact")
        guard let contact = try await parts.context.database.contacts([id])[id] else {
            throw Failure(.notFound, .notFound, "this contact is no longer there")
        }
        let sheet = try await Contacts(parts.context).sheet(of: contact)
        return .html(PersonPage(sheet).html(try await parts.frame(contact.name, .people, request, context)))
    }
}
