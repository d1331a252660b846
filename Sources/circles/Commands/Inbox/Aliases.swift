import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// What assigning a note teaches, and what is said of it.
struct Aliases {
    private let context: AppContext
    private let options: HomeOptions

    init(_ context: AppContext, _ options: HomeOptions) {
        self.context = context
        self.options = options
    }

    /// Files the note, and says what was learnt and forgotten.
    func assign(
        _ note: InboxNote, to contact: Contact, isNew: Bool = false, also: [InboxNote.ID] = []
    ) async throws(CirclesError) -> Assigned {
        let filed = try await context.inbox.assign(note, to: contact, isNew: isNew, also: also)
        if let learnt = filed.learnt { tell(learnt: learnt, contact) }
        try await tell(forgotten: filed.assigned.forgotten)
        return filed.assigned
    }

    func tell(learnt name: LearntName, _ contact: Contact) {
        let place = name.app.map { " in \($0.rawValue)" } ?? ""
        options.tell("from now on \"\(name.value.printable)\" is \(contact.name.printable)\(place)")
    }

    func offer(_ notes: [InboxNote], _ contact: Contact) {
        guard let first = notes.first else { return }
        let command = "circles inbox assign \(first.id.short) \(contact.id.short)\(notes.count > 1 ? " --also" : "")"
        options.tell("\(notes.count) more open note(s) with that title; file them, too: \(command)")
    }

    func tell(forgotten aliases: [ForgottenAlias]) async throws(CirclesError) {
        guard !aliases.isEmpty else { return }
        let contacts = try await context.contactsByID()
        for alias in aliases {
            let name = contacts[alias.contact]?.name ?? "that contact"
            options.tell("\"\(alias.alias.printable)\" is no longer taken for \(name.printable)")
        }
    }
}
