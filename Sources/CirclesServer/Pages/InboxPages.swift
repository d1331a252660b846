internal import CirclesCore
internal import CirclesPages
internal import CirclesService
internal import Foundation
import Hummingbird

/// The inbox in a browser: one note at a time.
struct InboxPages {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("", use: show)
        router.get("notes/:id/people", use: search)
        router.post("notes/:id/assign", use: assign)
        router.post("notes/:id/dismiss", use: dismiss)
        router.post("notes/:id/correct", use: correct)
        router.post("notes/:id/retry", use: retry)
        router.post("undo", use: undo)
    }

    /// Notes that are gone through in one sitting.
    private static let sitting = 200

    @Sendable private func show(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        var open = try await parts.context.database.notes(.open, label: nil, limit: Self.sitting, after: nil).items
        let done = request.query("done").flatMap(Int.init).map { min(max($0, 0), 99_999) } ?? 0
        var asked = request.query("note").flatMap { InboxNote.ID($0) }
        if asked == nil { asked = await refused(request) }
        if let asked, !open.contains(where: { $0.id == asked }) {
            let note = try await parts.context.database.note(asked)
            if note.state == .open {
                open.insert(note, at: 0)
            } else if !isGoingOn(request) {
                return try await settled(note, request, context)
            }
        }
        let frame = try await parts.frame("Inbox", .inbox, request, context)
        guard !open.isEmpty else { return .html(SettledPage(done: done).html(frame)) }
        let index = asked.flatMap { id in open.firstIndex { $0.id == id } } ?? 0
        var search: NotePage.Search?
        if let words = request.query("q") { search = NotePage.Search(words, try await parts.found(words)) }
        return .html(try await html(open, index, done: done, frame, search, request.messageToCorrect))
    }

    /// The page of one of the open notes.
    private func html(
        _ open: [InboxNote], _ index: Int, done: Int, _ frame: PageFrame, _ search: NotePage.Search?,
        _ correcting: Int?, refused: NotePage.Refused? = nil
    ) async throws -> String {
        var frame = frame
        frame.isByNote = true
        let sitting = NotePage.Sitting(
            done: done, open: max(frame.openNotes ?? 0, open.count), before: index,
            next: open.count > 1 ? open[(index + 1) % open.count].id : nil,
            previous: index > 0 ? open[index - 1].id : nil)
        return try await page(open[index].id, sitting, search, correcting, refused).html(frame)
    }

    /// Does a step; one that cannot be done shows its note again, with the reason and with what was typed.
    private func standing(
        _ id: InboxNote.ID, _ form: PageForm, _ request: Request, _ context: ServerRequestContext,
        _ step: () async throws -> Response
    ) async throws -> Response {
        do { return try await step() } catch {
            guard let refused = RefusedStep(error), let note = try? await parts.context.database.note(id),
                note.state == .open
            else { throw error }
            var open = try await parts.context.database.notes(.open, label: nil, limit: Self.sitting, after: nil).items
            if !open.contains(where: { $0.id == id }) { open.insert(note, at: 0) }
            let typed = form.typedMessage
            let html = try await html(
                open, open.firstIndex { $0.id == id } ?? 0, done: form.number("done"),
                try await parts.frame("Inbox", .inbox, request, context), nil,
                typed.map { _ in form.number("message") },
                refused: NotePage.Refused(refused.said, name: form["new"], message: typed))
            return refused.response(html)
        }
    }

    /// A step was refused because its note has changed: that one is shown again, and no other in its place. Nil where it is not open
    /// any more.
    private func refused(_ request: Request) async -> InboxNote.ID? {
        guard let id = request.query("elsewhere").flatMap({ InboxNote.ID($0) }),
            let note = try? await parts.context.database.note(id), note.state == .open
        else { return nil }
        return id
    }

    /// A step led here: where the next note was settled elsewhere meanwhile, the one after it is shown.
    private func isGoingOn(_ request: Request) -> Bool {
        request.query("did") != nil || request.query("elsewhere") != nil
    }

    /// The address of a note that is not open any more says where it went.
    private func settled(
        _ note: InboxNote, _ request: Request, _ context: ServerRequestContext
    ) async throws -> Response {
        var went = "It was dismissed."
        var action = Link("Go on", "/")
        if note.state == .filed {
            went = "It was filed, and is no longer there."
            if let id = note.interactionID, let filed = try await parts.context.database.interactions([id])[id] {
                let contacts = try await parts.context.database.contacts(of: [filed])
                went = "It was filed with \(Names.of(filed, contacts)), \(DayText.day(of: filed))."
                action = Link("Open the conversation", "/conversations/\(id)")
            }
        }
        let title = note.title.map { "“\(UntrustedText.line($0, limit: 60))” is settled" } ?? "This note is settled"
        let page = MessagePage(title, went, action: action)
        return .html(page.html(try await parts.frame("Settled", .inbox, request, context)))
    }

    private func page(
        _ id: InboxNote.ID, _ sitting: NotePage.Sitting, _ search: NotePage.Search?, _ correcting: Int?,
        _ refused: NotePage.Refused?
    ) async throws -> NotePage {
        let match = try await parts.context.inbox.match(id)
        let capture = try await parts.context.database.capture(match.note.captureID)
        var candidates: [NotePage.Candidate] = []
        for suggestion in match.match.suggestions.prefix(9) {
            candidates.append(try await parts.candidate(suggestion.contact, suggestion.reason))
        }
        let hasPicture = try await parts.context.database.image(of: capture.id) != nil
        return NotePage(
            match.note, match.match, candidates, capture: capture, match.transcript, hasPicture: hasPicture,
            hint: match.note.remedy.map(RemedyWords.of) ?? Self.unread(match.transcript), sitting: sitting,
            search: search,
            correcting: correcting, refused: refused,
            sending: parts.sendForm(capture, hasPicture: hasPicture, back: "/?note=\(id)&done=\(sitting.done)"))
    }

    /// What would read a script that no pack in use reads.
    private static func unread(_ transcript: Transcript?) -> String? {
        guard transcript?.warnings?.contains(.unreadableScript) == true, let name = transcript?.unreadScript else {
            return nil
        }
        let script = UnreadScript(name)
        return "This looks like \(name) script: install \(script.package), then run circles retry with --lang "
            + script.language
    }

    /// The list below the field, for whoever types.
    @Sendable private func search(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        guard let words = request.query("q") else { return .html("") }
        return .html(FoundList(id.description, seen: 0, NotePage.Search(words, try await parts.found(words))).html())
    }

    @Sendable private func assign(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        let form = try await PageForm(request)
        return try await standing(id, form, request, context) {
            let recipient = try Self.recipient(form)
            guard let note = try await asSeen(id, form) else { return Self.elsewhere(id, form) }
            guard let filed = try await file(note, with: recipient) else { return Self.elsewhere(id, form) }
            for capture in filed.interactions.flatMap(\.captureIDs) { context.note.add(capture) }
            return next(form, after: note, did: filed.entry)
        }
    }

    private static func recipient(_ form: PageForm) throws -> NoteFiling.Recipient {
        if let contact: Contact.ID = form.id("contact") { return .contact(contact.description) }
        if let name = form["new"] { return .new(name) }
        throw Failure(.badRequest, .usage, "it was not said with whom", hint: "choose somebody, or type a name")
    }

    private func file(_ note: InboxNote, with recipient: NoteFiling.Recipient) async throws -> NoteFiling.Filed? {
        try await whileSeen(note) {
            try await NoteFiling(parts.context).file(note: note.id.description, with: recipient, also: false).value
                .filed
        }
    }

    /// Writes only while the note is as the user saw it.
    ///
    /// - Returns: Nil, with nothing written, when it is not.
    private func whileSeen<Value: Sendable>(
        _ note: InboxNote, _ write: () async throws -> Value
    ) async throws -> Value? {
        do {
            return try await WriteCondition.$current.withValue(.note(note), operation: write)
        } catch {
            let now = try await parts.context.database.note(note.id)
            if now == note { throw error }
            return nil
        }
    }

    private static func elsewhere(_ id: InboxNote.ID, _ form: PageForm) -> Response {
        .see("/?elsewhere=\(id)&done=\(form.number("done"))")
    }

    @Sendable private func dismiss(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        let form = try await PageForm(request)
        return try await standing(id, form, request, context) {
            guard let note = try await asSeen(id, form) else { return Self.elsewhere(id, form) }
            let entry = try await whileSeen(note) { try await NoteFiling(parts.context).putAside(id).entry }
            guard let entry else { return Self.elsewhere(id, form) }
            return next(form, after: note, did: entry)
        }
    }

    /// Works on the note's screenshot once more. What is filed by it is told, and the next note is shown.
    @Sendable private func retry(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        let form = try await PageForm(request)
        return try await standing(id, form, request, context) {
            guard let note = try await asSeen(id, form) else { return Self.elsewhere(id, form) }
            let place = try await parts.context.database.journalEnd()
            context.note.add(note.captureID)
            let outcome = try await parts.retries.run(note.captureID, within: Limits.longestWait, parts)
            switch outcome {
            case .interaction?:
                let did = try await parts.did(since: place) { $0.capture == note.captureID }
                let next: InboxNote.ID? = form.id("next")
                let shown = next.map { "note=\($0)&" } ?? ""
                let said = did.isEmpty ? "" : "&\(did.dropFirst())"
                return .see("/?\(shown)done=\(form.number("done") + 1)\(said)")
            case .note(let now)?: return .see("/?note=\(now.id)&done=\(form.number("done"))&again=read")
            case nil: return .see("/?note=\(id)&done=\(form.number("done"))&again=working")
            }
        }
    }

    /// A message of the note as the user says that it is; the note stays.
    @Sendable private func correct(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let id: InboxNote.ID = try context.id("note")
        let form = try await PageForm(request)
        return try await standing(id, form, request, context) {
            let change = try form.messageChange()
            guard let note = try await asSeen(id, form) else { return Self.elsewhere(id, form) }
            let place = try await parts.context.database.journalEnd()
            let corrections = try parts.context.corrections()
            let corrected = try await whileSeen(note) { try await corrections.correct(note, [change]) }
            guard corrected != nil else { return Self.elsewhere(id, form) }
            let did = try await parts.did(since: place) { $0.note == id }
            let said = did.isEmpty ? "" : "&\(did.dropFirst())&from=\(id)"
            return .see("/?note=\(id)&done=\(form.number("done"))\(said)#m\(change.number)")
        }
    }

    /// The note, if it is still open and as the user saw it.
    private func asSeen(_ id: InboxNote.ID, _ form: PageForm) async throws -> InboxNote? {
        let note = try await parts.context.database.note(id)
        return note.state == .open && note.revision == form.number("seen") ? note : nil
    }

    private func next(_ form: PageForm, after note: InboxNote, did entry: JournalEntry.ID) -> Response {
        let next: InboxNote.ID? = form.id("next")
        let place = next.map { "note=\($0)&" } ?? ""
        return .see("/?\(place)done=\(form.number("done") + 1)&did=\(entry)&from=\(note.id)")
    }

    /// Takes a step back, and leads to what it was about.
    @Sendable private func undo(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let form = try await PageForm(request)
        guard let entry: JournalEntry.ID = form.id("entry") else {
            throw Failure(.badRequest, .usage, "it was not said what to take back")
        }
        let undone = try await Undoing(parts.context).undo(entry)
        return .see(PageAddress.returning(form["back"], undone.value.entry.id))
    }
}
