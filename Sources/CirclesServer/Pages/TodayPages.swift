internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// What is coming up, and people who are not contacts yet, in a browser.
struct TodayPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("today", use: show)
        router.post("today/add", use: addPerson)
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let events = Events(parts.context)
        let page = TodayPage(
            try await events.list(with: nil, from: events.today), try await Today(parts.context).view(),
            try await Proposals(parts.context).list())
        return .html(page.html(try await parts.frame("Coming up", .timeline, request, context)))
    }

    @Sendable private func addPerson(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        guard let name = form["name"] else {
            throw Failure(.badRequest, .usage, "it was not said who", hint: "choose somebody")
        }
        let place = try await parts.context.database.journalEnd()
        _ = try await Proposals(parts.context).add(name, in: form["group"])
        let did = try await parts.did(since: place) {
            $0.entry.cause == nil && [.assigned, .contactAdded].contains($0.entry.action)
        }
        return .see("/today\(did)")
    }
}
