internal import CirclesCore
internal import CirclesPages
internal import CirclesService
import Hummingbird

/// Finding things by their words, in a browser.
struct SearchPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("search", use: search)
    }

    private static let rows = 50
    private static let longest = 200

    @Sendable private func search(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let words = String((request.query("q") ?? "").prefix(Self.longest))
        let frame = try await parts.frame("Search", .timeline, request, context)
        guard !words.isEmpty else { return .html(SearchPage("", Page([], next: nil)).html(frame)) }
        do {
            let page = try await Search(parts.context).find(words, limit: Self.rows, after: try request.cursor())
            return .html(SearchPage(words, page).html(frame))
        } catch let error as CirclesError {
            guard [.usage, .badInput, .notFound].contains(error.code) else { throw error }
            return .html(SearchPage(words, Page([], next: nil), problem: error.message).html(frame))
        }
    }
}
