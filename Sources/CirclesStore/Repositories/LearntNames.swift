internal import CirclesCore
internal import Foundation
internal import GRDB

/// Aliases, numbers, addresses and handles that the user's own assignments taught.
enum LearntNames {
    static func learn(
        _ name: LearntName, _ contact: Contact, from source: AliasSource, cause: JournalEntry.ID,
        at now: Date, _ db: Database
    ) throws {
        let id = contact.id.description
        let kind = ContactNameRow.Kind(name.kind)
        let known = try ContactNameRow.filter { $0.contactId == id && $0.kind == kind.rawValue }.fetchAll(db)
        let app = name.app?.rawValue ?? ""
        guard !known.contains(where: { $0.value == name.value && $0.app == app }) else { return }
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
        try draft.record(JournalScope(contacts: [id]), at: now, db) {
            try ContactNameRow(
                id: Identifier<ContactNameRow>.random().description, contactId: id, kind: kind, value: name.value,
                source: source.description, app: app, position: (known.map(\.position).max() ?? -1) + 1
            ).insert(db)
        }
    }

    /// What was learnt of a contact that leads to it from what a screen shows, in whatever app.
    static func rows(of contact: String, shownAs label: String, _ db: Database) throws -> [ContactNameRow] {
        try ContactNameRow.filter { $0.contactId == contact }.fetchAll(db).filter { row in
            guard AliasSource(row.source) != .user, let name = row.learnt else { return false }
            return row.value == label || name.leads(from: label)
        }
    }

    /// Takes away just this name, in whatever app.
    static func delete(_ name: LearntName, of contact: String, _ db: Database) throws {
        let kind = ContactNameRow.Kind(name.kind), plain = PlainText.of(name.value)
        let rows = try ContactNameRow.filter { $0.contactId == contact && $0.kind == kind.rawValue }.fetchAll(db)
        for row in rows where AliasSource(row.source) != .user && PlainText.of(row.value) == plain {
            try row.delete(db)
        }
    }

    /// Those that the participants are known by.
    static func bearing(_ participants: [Interaction.Participant], _ db: Database) throws -> [ContactNameRow] {
        try participants.flatMap { participant in
            try participant.contactID.map { try rows(of: $0.description, shownAs: participant.label, db) } ?? []
        }
    }

    /// Takes those away; what the user entered stays.
    static func forget(_ participants: [Interaction.Participant], _ db: Database) throws -> [ForgottenAlias] {
        var forgotten: [ForgottenAlias] = []
        for row in try bearing(participants, db) {
            try row.delete(db)
            let alias = ForgottenAlias(alias: row.value, contact: try StoreError.id(row.contactId))
            if !forgotten.contains(alias) { forgotten.append(alias) }
        }
        return forgotten
    }
}
