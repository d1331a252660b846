internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
import Hummingbird

/// The notes of the inbox.
struct InboxRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/inbox", use: list)
        router.get("api/inbox/:id", use: show)
        router.patch("api/inbox/:id", use: correct)
        router.post("api/inbox/:id/assign", use: assign)
        router.post("api/inbox/:id/dismiss", use: dismiss)
        router.post("api/inbox/:id/reopen", use: reopen)
    }

    private func view(_ match: Inbox.Match) -> NoteView {
        NoteView(match.note, match.match.suggestions, hint: RemedyWords.of)
    }

    /// `state`: open (unless it is said), filed, dismissed or all.
    @Sendable private func list(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var state: InboxNote.State? = .open
        if let text = request.query("state"), text != "open" {
            state = InboxNote.State(rawValue: text)
            guard state != nil || text == "all" else {
                throw CirclesError(.usage, "state is open, filed, dismissed or all")
            }
        }
        let page = try await parts.context.inbox.page(
            state, label: request.query("label"), limit: try request.limit(), after: try request.cursor())
        return try Response.page(page.map(view), "note")
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let match = try await parts.context.inbox.match(try context.id("note"))
        return try Response.thing("note", view(match), match.note.reason.words, for: request)
    }

    private struct Correcting: Decodable {
        let corrections: [CorrectedMessage]
    }

    @Sendable private func correct(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        let changes = try await request.json(Correcting.self, context).corrections.map { try $0.change() }
        guard !changes.isEmpty else { throw CirclesError(.usage, "nothing is said to change") }
        let seen = try await matched(id, request)
        let note = try await request.writing(.note(seen)) {
            try await Failure.asThingsAre { try await parts.context.corrections().correct(seen, changes) }
        }
        return try await changed(note, "Corrected")
    }

    private struct Assigning: Decodable {
        /// A full name or an id.
        var contact: String?
        /// The name of a contact to make.
        var new: String?
        /// File the other open notes with its title, too.
        var also: Bool?
    }

    private struct Assigned: Encodable {
        let interactions: [InteractionView]
        let contact: ContactReference
        /// The entry of the log that takes the step back.
        let entry: JournalEntry.ID
        /// Other open notes with the title.
        let left: [InboxNote.ID]
        /// The title, where it stands for the contact from now on.
        let learnt: String?
    }

    @Sendable private func assign(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        let asked = try await request.json(Assigning.self, context)
        guard (asked.contact == nil) != (asked.new == nil) else {
            throw CirclesError(.usage, "say whom: \"contact\", or \"new\" with a name")
        }
        let seen = try await matched(id, request)
        let recipient: NoteFiling.Recipient = asked.new.map { .new($0) } ?? .contact(asked.contact ?? "")
        let written = try await request.writing(.note(seen)) {
            try await Failure.asThingsAre {
                try await NoteFiling(parts.context).file(
                    note: id.description, with: recipient, also: asked.also ?? false)
            }
        }
        let contact = written.value.contact
        let filed = written.value.filed
        for capture in filed.interactions.flatMap(\.captureIDs) { context.note.add(capture) }
        return try Response.answer(
            "Filed with \(contact.name)",
            Assigned(
                interactions: filed.interactions.map { InteractionView($0, filed.contacts) },
                contact: ContactReference(contact), entry: filed.entry, left: written.value.left,
                learnt: filed.learnt?.value))
    }

    @Sendable private func dismiss(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        try await request.noFields(context)
        let note = try await request.writing(.note(try await matched(id, request))) {
            try await Failure.asThingsAre { try await NoteFiling(parts.context).dismiss(id.description) }
        }
        return try await changed(note, "Put aside")
    }

    @Sendable private func reopen(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        try await request.noFields(context)
        let note = try await request.writing(.note(try await matched(id, request))) {
            try await Failure.asThingsAre { try await NoteFiling(parts.context).reopen(id.description) }
        }
        return try await changed(note, "Open again")
    }

    private func changed(_ note: InboxNote, _ message: String) async throws -> Response {
        try Response.answer(message, Named("note", view(try await parts.context.inbox.match(note.id))))
    }

    /// The note, as it was seen where the request says what was.
    private func matched(_ id: InboxNote.ID, _ request: Request) async throws -> InboxNote {
        guard request.headers[.ifMatch] != nil else { return try await parts.context.database.note(id) }
        let match = try await parts.context.inbox.match(id)
        try request.requireMatch(view(match))
        return match.note
    }
}
