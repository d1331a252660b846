internal import CirclesCore
internal import CirclesService

extension Tool {
    static func listInbox(_ view: AgentView, _ hint: @escaping @Sendable (Remedy) -> String) -> Tool {
        Tool(
            name: "list_inbox", title: "List the inbox",
            summary: """
                Lists the open notes: captures that could not be filed without asking, each with why and with whom it may \
                have been. Private ones are left out.
                """,
            parameters: [.limit(50, usually: 10), .cursor],
            run: { arguments in
                let page = try await view.context.inbox.page(
                    .open, label: nil, limit: arguments.count("limit"), after: try arguments.cursor())
                let open = view.open(page.items)
                var quoting = view.quoting()
                let notes = open.map { item -> JSONValue in
                    [
                        "id": .id(item.note.id), "capture": .id(item.note.captureID),
                        "reason": .string(item.note.reason.rawValue),
                        "explanation": quoting.text(item.note.explanation), "title": quoting.text(item.note.title),
                        "summary": quoting.text(item.note.summary), "createdAt": .instant(item.note.createdAt),
                        "suggestions": .array(
                            item.match.suggestions.map { suggestion in
                                [
                                    "id": .id(suggestion.contact.id), "name": quoting.text(suggestion.contact.name),
                                    "reason": quoting.text(suggestion.reason),
                                ]
                            }),
                    ]
                }
                let left = page.items.count - open.count
                let more = try await view.openNotes(after: page.next)
                let words = [
                    Counted.text(notes.count, "open note"), left > 0 ? "\(left) private left out" : nil,
                    more > 0 ? "\(more) more after \"next\"" : nil,
                ]
                return .quoted(
                    words.compactMap(\.self).joined(separator: ", ") + ".",
                    ["notes": .array(notes), "next": page.next.map { .id($0) } ?? .null])
            }, hint: hint)
    }
}
