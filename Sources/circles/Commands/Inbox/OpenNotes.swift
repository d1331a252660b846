import CirclesCore
import CirclesStore

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
