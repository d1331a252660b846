internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// The journal in a browser.
struct ActivityPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("activity", use: show)
    }

    private static let rows = 100

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let page = try await parts.context.database.journal(limit: Self.rows, after: try request.cursor())
        let choice = request.query("show").flatMap(ActivityPage.Choice.init) ?? .all
        let activity = ActivityPage(page, choice, zone: .current, now: Date())
        return .html(activity.html(try await parts.frame("Activity", .activity, request, context)))
    }
}
