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
        guard entry.undoneAt == nil else { return Toast("Taken back: \(StepWords.of(entry))") }
        return Toast(
            StepWords.of(entry), undo: entry.canBeUndone ? entry.id.description : nil,
            returnTo: request.query("from").map { "/?note=\($0)" } ?? request.uri.path)
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
