internal import CirclesCore
internal import CirclesService

extension Tool {
    static func findContacts(_ view: AgentView, _ hint: @escaping @Sendable (Remedy) -> String) -> Tool {
        Tool(
            name: "find_contacts", title: "Find contacts",
            summary: "Finds people by a name or a part of one. Gives their ids, which other tools take.",
            parameters: [
                .text("query", "A name, a nickname, or a part of one.", isRequired: true), .limit(50, usually: 10),
            ],
            run: { arguments in
                let found = ContactSearch(try await view.context.matcher()).find(arguments.required("query"))
                let records = try await view.context.database.records(
                    found.prefix(arguments.count("limit")).map(\.id))
                var quoting = view.quoting()
                let contacts = records.map { record -> JSONValue in
                    [
                        "id": .id(record.contact.id), "name": quoting.text(record.contact.name),
                        "nicknames": .array(record.contact.nicknames.map { quoting.text($0) }),
                        "organization": quoting.text(record.details.organization),
                    ]
                }
                return .quoted("\(Counted.text(contacts.count, "contact")).", ["contacts": .array(contacts)])
            }, hint: hint)
    }

    static func contactBrief(_ view: AgentView, _ hint: @escaping @Sendable (Remedy) -> String) -> Tool {
        Tool(
            name: "contact_brief", title: "Brief on a contact",
            summary: """
                What to know before meeting somebody, as Markdown: the last conversation, plans, open questions, news, \
                likes, people. Private conversations are left out.
                """,
            parameters: [.text("contact", "An id, or a name that one contact only has.", isRequired: true)],
            run: { arguments in
                let contact = try await view.context.contact(arguments.required("contact"), takesPart: true)
                let sheet = try await Contacts(view.context).sheet(of: contact, leavingOutPrivate: true)
                var quoting = view.quoting()
                return .quoted("The brief on contact \(contact.id).", quoting.page(BriefPage(sheet).text))
            }, hint: hint)
    }
}
