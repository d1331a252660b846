internal import CirclesCore
internal import CirclesService

extension Tool {
    static func upcomingEvents(_ view: AgentView, _ hint: @escaping @Sendable (Remedy) -> String) -> Tool {
        Tool(
            name: "upcoming_events", title: "Upcoming events",
            summary: """
                What is planned from today on, the next one first: moved and called-off events say so. Private \
                conversations are left out.
                """,
            parameters: [
                .text("contact", "With whom: an id, or a name that one contact only has."),
                ToolParameter(
                    name: "days", kind: .count(1...3_650, usually: 60), summary: "Days ahead that are looked at."),
                .limit(100, usually: 20),
            ],
            run: { arguments in
                var contact: Contact?
                if let who = arguments.text("contact") {
                    contact = try await view.context.contact(who, takesPart: true)
                }
                let events = Events(view.context)
                let listed = try await events.list(
                    with: contact, from: events.today, to: events.today.adding(days: arguments.count("days")),
                    leavingOutPrivate: true)
                var quoting = view.quoting()
                let shown = listed.prefix(arguments.count("limit")).map { item -> JSONValue in
                    [
                        "date": .id(item.date), "time": item.time.map { .id($0) } ?? .null,
                        "isUncertain": .bool(item.event.isUncertain), "isAsked": .bool(item.event.isAsked),
                        "lastDate": item.view.lastDate.map { .id($0) } ?? .null,
                        "repeats": item.event.repeats.map { .string($0.rule) } ?? .null,
                        "title": quoting.text(item.event.title),
                        "place": quoting.text(item.event.place), "status": .string(item.event.status.rawValue),
                        "exceptions": .array(item.event.exceptions.map { .id($0) }),
                        "movedFrom": .array(item.event.movedFrom.map { .id($0) }),
                        "contacts": .array(item.contacts.map { ["id": .id($0.id), "name": quoting.text($0.name)] }),
                        "interactions": .array(item.event.interactions.map { .id($0) }),
                        "quote": quoting.text(item.event.quote),
                    ]
                }
                return .quoted(
                    "\(Counted.text(shown.count, "event")) from \(events.today).",
                    [
                        "today": .id(events.today), "events": .array(shown),
                        "left": .number(Double(listed.count - shown.count)),
                    ])
            }, hint: hint)
    }
}
