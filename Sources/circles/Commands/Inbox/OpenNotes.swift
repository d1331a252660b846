import CirclesCore
import CirclesStore
import Foundation

/// The open notes with whom they may be, as the contacts are now.
struct OpenNotes {
    let workbench: Workbench

    init(_ workbench: Workbench) {
        self.workbench = workbench
    }

    func all() async throws(CirclesError) -> [(note: InboxNote, match: MatchDecision)] {
        let suggestions = NoteSuggestions(try await workbench.matcher())
        return try await workbench.database.notes(.open).map { ($0, suggestions.match($0)) }
    }

    /// Files a note with the contact that the user chose, and learns the name it was under where that is safe.
    func assign(
        _ note: InboxNote, to contact: Contact, isNew: Bool, _ options: HomeOptions
    ) async throws(CirclesError) -> Interaction {
        let transcript = try await workbench.database.transcript(of: note.captureID)
        let alias = AliasRule(try await workbench.matcher())
            .alias(note.title, for: contact, isGroup: transcript?.isGroup ?? true)
        let interaction = try await workbench.database.assign(
            note.id, to: contact, addingFirst: isNew, alias: alias, at: Date())
        if let alias { options.tell("from now on \"\(alias.printable)\" is \(contact.name.printable)") }
        return interaction
    }

    /// After a contact was added or changed: names the open notes that it fits.
    func tellMatches(of contact: Contact, _ options: HomeOptions) async throws(CirclesError) {
        let fitting = try await all().filter { $0.match.contact?.id == contact.id }
        guard !fitting.isEmpty else { return }
        options.tell("\(fitting.count) open note(s) in the inbox may be with \(contact.name.printable):")
        for (note, match) in fitting {
            options.tell("  \(note.id.short)  \((note.title ?? "").printable)  — \(match.reason.printable)")
            options.tell("  file it: circles inbox assign \(note.id.short) \(contact.id.short)")
        }
    }
}
