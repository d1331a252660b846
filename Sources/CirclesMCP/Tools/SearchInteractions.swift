internal import CirclesCore
internal import CirclesService

extension Tool {
    /// Pages of a search that are looked at, where hits are left out.
    private static let mostPages = 8

    static func searchInteractions(_ view: AgentView, _ hint: @escaping @Sendable (Remedy) -> String) -> Tool {
        Tool(
            name: "search_interactions", title: "Search conversations",
            summary: """
                Finds conversations, and notes of the inbox, by words in them, best first. The query takes with:NAME, \
                since:2026-01-31, until:…, app:signal, label:… and in:inbox or in:timeline besides. Private conversations \
                are left out.
                """,
            parameters: [
                .text("query", "Words, a \"phrase\", or filters.", isRequired: true), .limit(50, usually: 10), .cursor,
            ],
            run: { arguments in
                let limit = arguments.count("limit")
                var cursor = try arguments.cursor()
                var found: [FoundItem] = []
                let terms = try SearchQuery(arguments.required("query")).terms
                for _ in 0..<mostPages {
                    let page = try await Search(view.context).find(
                        arguments.required("query"), limit: limit - found.count, after: cursor)
                    found += try await view.open(page.items).filter { view.shows($0, terms) }
                    cursor = page.next
                    if cursor == nil || found.count >= limit { break }
                }
                var quoting = view.quoting()
                let hits = found.map { item -> JSONValue in
                    let hit = item.view
                    return [
                        "kind": .string(hit.kind.rawValue), "id": .string(hit.id), "name": quoting.text(hit.name),
                        "contacts": .array(
                            hit.contacts.map { ["id": .id($0.id), "name": quoting.text($0.name)] }),
                        "at": hit.at.map(JSONValue.instant) ?? .null, "summary": quoting.text(hit.summary),
                        "excerpt": quoting.text(item.excerpt.text),
                    ]
                }
                return .quoted(
                    "\(Counted.text(hits.count, "hit")); get_capture takes their ids.",
                    ["hits": .array(hits), "next": cursor.map { .id($0) } ?? .null])
            }, hint: hint)
    }
}
