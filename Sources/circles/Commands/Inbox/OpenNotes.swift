import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// The open notes with whom they may be, as the contacts are now.
struct OpenNotes {
    let context: AppContext

    init(_ context: AppContext) {
        self.context = context
    }

    /// After contacts were added or changed: says which learnt names that took away, and names the open notes that lead to
    /// one of them.
    func tell(
        _ effects: ContactBookEffects, of contacts: [Contact], _ options: HomeOptions, besides: [InboxNote.ID] = []
    ) async throws(CirclesError) {
        try await Aliases(context, options).tell(forgotten: effects.forgottenAliases)
        let ids = Set(contacts.map(\.id))
        tell(
            try await context.inbox.matches().filter { open in
                open.match.contact.map { ids.contains($0.id) } ?? false && !besides.contains(open.note.id)
            }, options)
    }

    /// Whom each open note matches now, for `tellChanges(since:)`.
    func matches() async throws(CirclesError) -> [InboxNote.ID: Contact.ID] {
        var matches: [InboxNote.ID: Contact.ID] = [:]
        for open in try await context.inbox.matches() { matches[open.note.id] = open.match.contact?.id }
        return matches
    }

    /// After any other change of the book: names the open notes that lead to somebody now and did not before.
    func tellChanges(since before: [InboxNote.ID: Contact.ID], _ options: HomeOptions) async throws(CirclesError) {
        tell(
            try await context.inbox.matches().filter {
                $0.match.contact != nil && $0.match.contact?.id != before[$0.note.id]
            }, options)
    }

    /// So many are named one by one.
    private static let shown = 3

    private func tell(_ fitting: [Inbox.Match], _ options: HomeOptions) {
        let contacts = Set(fitting.compactMap(\.match.contact))
        guard let first = contacts.first else { return }
        let who = contacts.count == 1 ? first.name.printable : "a contact"
        options.tell(
            "\(fitting.count) open note\(fitting.count == 1 ? " now matches" : "s now match") \(who): circles inbox")
        for open in fitting.prefix(Self.shown) {
            let (note, match) = (open.note, open.match)
            guard let contact = match.contact else { continue }
            options.tell("  \(note.id.short)  \(match.reason.printable)")
            options.tell("  file it: circles inbox assign \(note.id.short) \(contact.id.short)")
        }
    }
}
