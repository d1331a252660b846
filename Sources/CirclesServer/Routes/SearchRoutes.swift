internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// Finding things by what is in them.
struct SearchRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/search", use: search)
    }

    /// Best first; `q` as it is typed, filters and all.
    @Sendable private func search(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        guard let text = request.query("q") else { throw CirclesError(.usage, "q says what to look for") }
        let page = try await Search(parts.context).find(text, limit: try request.limit(), after: try request.cursor())
        return try Response.page(page.map(\.view), "hit")
    }
}
