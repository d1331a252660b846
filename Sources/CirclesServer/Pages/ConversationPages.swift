internal import CirclesAPI
internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// What was filed, in a browser, and correcting it.
struct ConversationPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("timeline", use: timeline)
        router.get("conversations/:id", use: show)
        router.post("conversations/:id/edit", use: edit)
        router.post("conversations/:id/correct", use: correct)
        router.post("conversations/:id/move", use: move)
        router.post("conversations/:id/return", use: giveBack)
    }

    private static let rows = 50

    @Sendable private func timeline(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var contact: Contact?
        if let who = request.query("contact") { contact = try await parts.context.contact(who) }
        let page = try await Interactions(parts.context).timeline(
            of: contact, label: nil, limit: Self.rows, after: try request.cursor())
        let today = CalendarDate(Date(), in: .current)
        let frame = try await parts.frame(contact?.name ?? "Timeline", .timeline, request, context)
        return .html(TimelinePage(page, of: contact, today: today).html(frame))
    }

    private func view(_ interaction: Interaction) async throws -> InteractionView {
        InteractionView(interaction, try await parts.context.database.contacts(of: [interaction]))
    }

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        .html(try await html(request, context, correcting: request.messageToCorrect))
    }

    private func html(
        _ request: Request, _ context: ServerRequestContext, correcting: Int?,
        refused: ConversationPage.Refused? = nil
    ) async throws -> String {
        let interaction = try await parts.context.database.interaction(try context.id("conversation"))
        let contacts = try await parts.context.database.contacts(of: [interaction])
        var pictures: [Capture.ID] = []
        for id in interaction.captureIDs.prefix(20) where try await parts.context.database.image(of: id) != nil {
            pictures.append(id)
        }
        let asked = try await parts.context.database.asked(about: interaction.captureIDs).sorted()
        var search: NotePage.Search?
        if let words = request.query("q") { search = NotePage.Search(words, try await parts.found(words)) }
        let tag = try EntityTag(of: try await view(interaction)).text
        let page = ConversationPage(
            interaction, try await parts.toldApart(contacts), pictures: pictures, asked: asked.first, seen: tag,
            search: search,
            correcting: correcting, refused: refused)
        return page.html(try await parts.frame(Names.of(interaction, contacts), .timeline, request, context))
    }

    /// Does a step; one that cannot be done shows the conversation again, with the reason and with what was typed.
    private func standing(
        _ form: PageForm, _ request: Request, _ context: ServerRequestContext, _ step: () async throws -> Response
    ) async throws -> Response {
        do { return try await step() } catch {
            guard let refused = RefusedStep(error) else { throw error }
            let message = form.typedMessage
            let typed = form.text("summary").map {
                ConversationPage.Typed(summary: $0, note: form.text("note") ?? "")
            }
            return refused.response(
                try await html(
                    request, context, correcting: message.map { _ in form.number("message") },
                    refused: ConversationPage.Refused(refused.said, typed: typed, message: message)))
        }
    }

    @Sendable private func edit(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        return try await standing(form, request, context) {
            let interaction = try await asSeen(form, context)
            let place = try await parts.context.database.journalEnd()
            let summary = form["summary"].flatMap { $0 == interaction.summary ? nil : $0 }
            let edit = InteractionEdit(summary: summary, note: form["note"] ?? (interaction.userNote == nil ? nil : ""))
            if edit.problem == .nothingChanges { return .see("/conversations/\(interaction.id)") }
            _ = try await WriteCondition.$current.withValue(.interaction(interaction)) {
                try await Interactions(parts.context).edit(interaction, edit)
            }
            return .see(
                "/conversations/\(interaction.id)\(try await parts.did(since: place) { $0.interaction == interaction.id })"
            )
        }
    }

    @Sendable private func correct(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        return try await standing(form, request, context) {
            let change = try form.messageChange()
            let interaction = try await asSeen(form, context)
            let place = try await parts.context.database.journalEnd()
            let corrections = try parts.context.corrections()
            try await WriteCondition.$current.withValue(.interaction(interaction)) {
                _ = try await corrections.correct(interaction, [change])
            }
            let did = try await parts.did(since: place) { $0.interaction == interaction.id }
            return .see("/conversations/\(interaction.id)\(did)#m\(change.number)")
        }
    }

    @Sendable private func move(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        return try await standing(form, request, context) {
            let interaction = try await asSeen(form, context)
            guard let to: Contact.ID = form.id("to") else {
                throw Failure(.badRequest, .usage, "it was not said with whom", hint: "choose somebody")
            }
            let place = try await parts.context.database.journalEnd()
            let contact = try await parts.context.contact(to.description)
            _ = try await WriteCondition.$current.withValue(.interaction(interaction)) {
                try await Interactions(parts.context).move(interaction.id, to: contact).value
            }
            return .see(
                "/conversations/\(interaction.id)\(try await parts.did(since: place) { $0.interaction == interaction.id })"
            )
        }
    }

    @Sendable private func giveBack(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        return try await standing(form, request, context) {
            let interaction = try await asSeen(form, context)
            let place = try await parts.context.database.journalEnd()
            let notes = try await WriteCondition.$current.withValue(.interaction(interaction)) {
                try await Interactions(parts.context).returnToInbox(interaction.id).value
            }
            let did = try await parts.did(since: place) { $0.entry.action == .returned }
            return .see(notes.first.map { "/?note=\($0.id)&\(did.dropFirst())" } ?? "/\(did)")
        }
    }

    /// The conversation, if it is as the user saw it.
    ///
    /// - Throws: `Failure` with 412.
    private func asSeen(_ form: PageForm, _ context: ServerRequestContext) async throws -> Interaction {
        let interaction = try await parts.context.database.interaction(try context.id("conversation"))
        guard try EntityTag(of: try await view(interaction)).matches(form["seen"] ?? "") else {
            throw Failure.changedMeanwhile
        }
        return interaction
    }
}
