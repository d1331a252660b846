package import Foundation

/// What the user's own assignments teach: aliases, numbers, addresses and handles.
package struct NameLearning {
    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    func learn(
        _ name: LearntName, _ contact: Contact, from source: AliasSource, cause: JournalEntry.ID
    ) throws {
        var draft = JournalDraft(.aliasLearnt, "learnt that \"\(name.value)\" is \(contact.name)")
        if let app = name.app { draft.what += " in \(app.rawValue)" }
        draft.isAutomatic = true
        draft.cause = cause
        switch source {
        case .user: break
        case .note(let note): draft.note = note
        case .capture(let capture): draft.capture = capture
        }
        draft.contact = contact.id
        _ = try store.record(draft, JournalScope(contacts: [contact.id.description]), at: now) {
            try store.insert(name, of: contact.id, from: source)
        }
    }

    /// The learnt names that lead from what the screen shows to the participants.
    package func bearing(_ participants: [Interaction.Participant]) throws -> [KnownName] {
        try participants.flatMap { participant in
            try participant.contactID.map { contact in
                try store.learntNames(of: contact).filter {
                    $0.name.value == participant.label || $0.name.leads(from: participant.label)
                }
            } ?? []
        }
    }

    /// Takes those away; what the user entered stays.
    package func forget(_ participants: [Interaction.Participant]) throws -> [ForgottenAlias] {
        var forgotten: [ForgottenAlias] = []
        for known in try bearing(participants) {
            try store.delete(known)
            let alias = ForgottenAlias(alias: known.name.value, contact: known.contact)
            if !forgotten.contains(alias) { forgotten.append(alias) }
        }
        return forgotten
    }

    /// After contacts were added or changed: learnt names of others that could now mean one of them, too, are taken away. A
    /// learnt name files without asking, so it holds only as long as nobody else can be meant. A number, address or handle that
    /// both have stays with both: that is asked about.
    ///
    /// - Parameter cause: The entry of the write; undoing it brings the names back.
    package func forgetWhatFits(
        _ contacts: [Contact], by rules: NameRules, cause: JournalEntry.ID?
    ) throws -> [ForgottenAlias] {
        guard !contacts.isEmpty else { return [] }
        let learnt = try store.learntNames(of: nil)
        guard !learnt.isEmpty else { return [] }
        // Of a contact's own names, each is held against the others only.
        let changed = Set(contacts.map(\.id))
        let all = rules.fit(contacts)
        var forgotten: [ForgottenAlias] = []
        for known in learnt {
            let others =
                changed.contains(known.contact) ? rules.fit(contacts.filter { $0.id != known.contact }) : all
            guard others.fits(known.name), !others.shares(known.name) else { continue }
            var draft = JournalDraft(
                .aliasForgotten,
                "forgot \(known.name.kind == .alias ? "the alias " : "")\"\(known.name.value)\": it fits another contact, too"
            )
            draft.isAutomatic = true
            draft.cause = cause
            draft.contact = known.contact
            try store.record(draft, JournalScope(contacts: [known.contact.description]), at: now) {
                try store.delete(known)
            }
            let alias = ForgottenAlias(alias: known.name.value, contact: known.contact)
            if !forgotten.contains(alias) { forgotten.append(alias) }
        }
        return forgotten
    }
}
