internal import CirclesCore
internal import CirclesPages
internal import CirclesService
import Hummingbird

extension ServerParts {
    /// The frame of a page as it is for whoever asks.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func frame(_ title: String, _ tab: PageFrame.Tab, _ request: Request, _ context: ServerRequestContext) async throws
        -> PageFrame
    {
        var frame = PageFrame(title, tab)
        frame.csrf = FormToken.of(request) ?? ""
        frame.isCaptureOnly = context.caller?.scope != .full
        if !frame.isCaptureOnly { frame.openNotes = try await self.context.database.workload().openNotes }
        frame.toast = try await toast(request)
        return frame
    }

    /// The end of an address that tells of a step, once it was done.
    ///
    /// - Parameter place: Where the journal ended before.
    func did(since place: JournalPlace, _ isIt: (JournalChange) -> Bool) async throws -> String {
        let changes = try await context.database.changes(after: place, limit: Self.recentEntries)
        return changes.first(where: isIt).map { "?did=\($0.entry.id)" } ?? ""
    }

    /// What the step did that led here: `did` names its entry in the journal.
    private func toast(_ request: Request) async throws -> Toast? {
        if let note = request.query("elsewhere").flatMap({ InboxNote.ID($0) }) { return try await settled(note) }
        if request.query("agent") != nil { return sendingToast(request) }
        switch request.query("again") {
        case "read": return Toast("Tried again: this is what was read")
        case "working": return Toast("Still being read. Open this note again in a moment")
        default: break
        }
        guard let id = request.query("did").flatMap({ JournalEntry.ID($0) }) else { return nil }
        let recent = try await context.database.journal(limit: Self.recentEntries, after: nil).items
        guard let entry = recent.first(where: { $0.id == id }) else { return nil }
        let said = try await words(of: entry)
        guard entry.undoneAt == nil else { return Toast("Taken back: \(said)") }
        return Toast(
            said, undo: entry.canBeUndone ? entry.id.description : nil,
            returnTo: request.query("from").map { "/?note=\($0)" } ?? request.uri.path)
    }

    /// What was done; where it ends in the name of a contact, which of several of that name.
    private func words(of entry: JournalEntry) async throws -> String {
        let said = StepWords.of(entry)
        var contacts = try await context.database.contacts([entry.about.contact].compactMap(\.self))
        if let id = entry.about.interaction, let filed = try? await context.database.interaction(id) {
            contacts.merge(try await context.database.contacts(of: [filed])) { first, _ in first }
        }
        guard let contact = contacts.values.first(where: { said.hasSuffix($0.name) }),
            let told = try await toldApart(contacts)[contact.id]
        else { return said }
        return said.dropLast(contact.name.count) + told.name
    }

    /// The contacts as they are shown: one who shares a name with another is named with what tells them apart.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func toldApart(_ contacts: [Contact.ID: Contact]) async throws -> [Contact.ID: Contact] {
        let all = Array(contacts.values)
        let names = try await context.inbox.names(of: all.map { ContactReference($0) })
        var told = contacts
        for (contact, name) in zip(all, names) { told[contact.id]?.name = name }
        return told
    }

    private static let recentEntries = 30

    /// Somebody was faster: what became of the note.
    private func settled(_ id: InboxNote.ID) async throws -> Toast {
        guard let note = try? await context.database.note(id) else { return Toast("That note is gone") }
        switch note.state {
        case .open: return Toast("That note has changed. Look at it again")
        case .dismissed: return Toast("Dismissed on another device")
        case .filed: break
        }
        guard let interaction = note.interactionID,
            let filed = try? await context.database.interaction(interaction)
        else { return Toast("Settled on another device") }
        let contacts = try await context.database.contacts(of: [filed])
        return Toast("Settled on another device: \(Names.of(filed, contacts))")
    }
}
