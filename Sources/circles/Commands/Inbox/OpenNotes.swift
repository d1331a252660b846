import CirclesCore
import CirclesStore

/// The open notes with whom they may be, as the contacts are now.
struct OpenNotes {
    let workbench: Workbench

    init(_ workbench: Workbench) {
        self.workbench = workbench
    }

    func all() async throws(CirclesError) -> [(note: InboxNote, match: MatchDecision)] {
        let notes = try await workbench.database.notes(.open)
        guard !notes.isEmpty else { return [] }
        let suggestions = NoteSuggestions(try await workbench.matcher())
        return notes.map { ($0, suggestions.match($0)) }
    }

    /// After a contact was added or changed: takes away aliases that could mean it, too, and names the open notes
    /// that it fits.
    func tellMatches(
        of contact: Contact, _ options: HomeOptions, besides: [InboxNote.ID] = []
    ) async throws(CirclesError) {
        try await Aliases(workbench, options).forgetWhatFits(contact)
        let fitting = try await all().filter { $0.match.contact?.id == contact.id && !besides.contains($0.note.id) }
        tell(fitting, options)
    }

    /// Whom each open note matches now, for `tellChanges(since:)`.
    func matches() async throws(CirclesError) -> [InboxNote.ID: Contact.ID] {
        var matches: [InboxNote.ID: Contact.ID] = [:]
        for (note, match) in try await all() { matches[note.id] = match.contact?.id }
        return matches
    }

    /// After any other change of the book: names the open notes that lead to somebody now and did not before.
    func tellChanges(since before: [InboxNote.ID: Contact.ID], _ options: HomeOptions) async throws(CirclesError) {
        tell(try await all().filter { $0.match.contact != nil && $0.match.contact?.id != before[$0.note.id] }, options)
    }

    private func tell(_ fitting: [(note: InboxNote, match: MatchDecision)], _ options: HomeOptions) {
        for (note, match) in fitting {
            guard let contact = match.contact else { continue }
            options.tell("an open note may be with \(contact.name.printable):")
            options.tell("  \(note.id.short)  \((note.title ?? "").printable)  — \(match.reason.printable)")
            options.tell("  file it: circles inbox assign \(note.id.short) \(contact.id.short)")
        }
    }
}
