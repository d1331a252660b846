import CirclesCore
import CirclesPhone
import CirclesStore
import Foundation

/// What assigning a note teaches, and what is said of it.
struct Aliases {
    private let workbench: Workbench
    private let options: HomeOptions

    init(_ workbench: Workbench, _ options: HomeOptions) {
        self.workbench = workbench
        self.options = options
    }

    /// Files the note, and learns its title where that may stand for `contact` from now on.
    ///
    /// - Parameters:
    ///   - isNew: The contact is made in the same transaction.
    ///   - also: Other notes to file in the same step.
    func assign(
        _ note: InboxNote, to contact: Contact, isNew: Bool = false, also: [InboxNote.ID] = []
    ) async throws(CirclesError) -> CirclesDatabase.Assigned {
        var assignment = try await Self.assignment(
            of: note, to: contact, try await workbench.matcher(), workbench.database)
        assignment.isNew = isNew
        assignment.others = also
        let assigned = try await workbench.database.assign(assignment, at: Date())
        if let learnt = assignment.learnt { tell(learnt: learnt, contact) }
        return assigned
    }

    /// With what it teaches.
    static func assignment(
        of note: InboxNote, to contact: Contact, _ matcher: ContactMatcher, _ database: CirclesDatabase
    ) async throws(CirclesError) -> CirclesDatabase.Assignment {
        let transcript = try await database.transcript(of: note.captureID)
        var assignment = CirclesDatabase.Assignment(note.id, to: contact)
        assignment.learnt =
            AliasRule(matcher).verdict(
                note.title, in: transcript?.app, isGroup: transcript?.isGroup ?? false, for: contact
            ).learnt
        return assignment
    }

    /// Other open notes with the same title, but for those that were taken back from `contact`.
    func titledLike(_ note: InboxNote, notRejecting contact: Contact) async throws(CirclesError) -> [InboxNote] {
        guard let title = note.title else { return [] }
        let asked = ConversationTitle(title)
        let phoneNumbers = LibPhoneNumbers(), region = workbench.settings.string(.region)
        return try await workbench.database.notes(.open).filter { other in
            guard other.id != note.id, let otherTitle = other.title, !other.rejectedContactIDs.contains(contact.id)
            else { return false }
            return ConversationTitle(otherTitle).isSame(as: asked, phoneNumbers: phoneNumbers, region: region)
        }
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
        let contacts = try await workbench.contactsByID()
        for alias in aliases {
            let name = contacts[alias.contact]?.name ?? "that contact"
            options.tell("\"\(alias.alias.printable)\" is no longer taken for \(name.printable)")
        }
    }

    /// After contacts were added or changed: names learnt of others that could now mean one of them, too, are taken away.
    func forgetWhatFits(_ contacts: [Contact]) async throws(CirclesError) {
        let learnt = try await workbench.database.aliases().filter { $0.source != .user }
        guard !learnt.isEmpty else { return }
        // Of a contact's own names, each is held against the others only.
        let changed = Set(contacts.map(\.id))
        let region = workbench.settings.string(.region)
        func fit(_ contacts: [Contact]) -> NameFit {
            NameFit(contacts, phoneNumbers: LibPhoneNumbers(), region: region)
        }
        let all = fit(contacts)
        var forgotten: [ForgottenAlias] = []
        for alias in learnt {
            let fits =
                changed.contains(alias.contact)
                ? fit(contacts.filter { $0.id != alias.contact }).fits(alias.name) : all.fits(alias.name)
            guard fits else { continue }
            try await workbench.database.forget(alias, at: Date())
            let line = ForgottenAlias(alias: alias.alias, contact: alias.contact)
            if !forgotten.contains(line) { forgotten.append(line) }
        }
        try await tell(forgotten: forgotten)
    }
}
