import CirclesCore
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

    /// The note's title, where it may stand for `contact` from now on.
    func alias(from note: InboxNote, for contact: Contact) async throws(CirclesError) -> String? {
        let isGroup = try await workbench.database.transcript(of: note.captureID)?.isGroup ?? false
        return AliasRule(try await workbench.matcher()).verdict(note.title, isGroup: isGroup, for: contact).alias
    }

    /// Other open notes with the same title, but for those that were taken back from `contact`.
    func titledLike(_ note: InboxNote, notRejecting contact: Contact) async throws(CirclesError) -> [InboxNote] {
        guard let title = note.title else { return [] }
        let folded = NameNormalizer.fold(title)
        return try await workbench.database.notes(.open).filter { other in
            guard other.id != note.id, let otherTitle = other.title, !other.rejectedContactIDs.contains(contact.id)
            else { return false }
            return folded.isEmpty ? otherTitle == title : NameNormalizer.fold(otherTitle) == folded
        }
    }

    func tell(learnt alias: String?, _ contact: Contact) {
        guard let alias else { return }
        options.tell("from now on \"\(alias.printable)\" is \(contact.name.printable)")
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

    /// After a contact was added or changed: aliases of others that could now mean it, too, are taken away.
    func forgetWhatFits(_ contact: Contact) async throws(CirclesError) {
        let index = ContactIndex([], region: workbench.settings.string(.region))
        var forgotten: [ForgottenAlias] = []
        for alias in try await workbench.database.aliases()
        where alias.contact != contact.id && alias.note != nil
            && AliasRule.fits(alias.alias, anyOf: [contact], like: index)
        {
            try await workbench.database.forget(alias, at: Date())
            let line = ForgottenAlias(alias: alias.alias, contact: alias.contact)
            if !forgotten.contains(line) { forgotten.append(line) }
        }
        try await tell(forgotten: forgotten)
    }
}
