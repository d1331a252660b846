internal import CirclesCore
internal import Foundation
internal import GRDB

/// Names that the user's own assignments taught.
enum LearntAlias {
    static func learn(
        _ alias: Contact.Alias, _ contact: Contact, from source: AliasSource, cause: JournalEntry.ID,
        at now: Date, _ db: Database
    ) throws {
        let id = contact.id.description
        let known = try ContactNameRow.filter { $0.contactId == id && $0.kind == ContactNameRow.Kind.alias.rawValue }
            .fetchAll(db)
        let app = alias.app?.rawValue ?? ""
        guard !known.contains(where: { $0.value == alias.name && $0.app == app }) else { return }
        var draft = JournalDraft(.aliasLearnt, "learnt that \"\(alias.name)\" is \(contact.name)")
        if let app = alias.app { draft.what += " in \(app.rawValue)" }
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
                id: Identifier<ContactNameRow>.random().description, contactId: id, kind: .alias, value: alias.name,
                source: source.description, app: app, position: (known.map(\.position).max() ?? -1) + 1
            ).insert(db)
        }
    }

    /// The learnt aliases of a contact that say what a screen shows, in whatever app.
    static func rows(of contact: String, shownAs label: String, _ db: Database) throws -> [ContactNameRow] {
        let rows = try ContactNameRow.filter {
            $0.contactId == contact && $0.kind == ContactNameRow.Kind.alias.rawValue
        }.fetchAll(db).filter { AliasSource($0.source) != .user }
        guard !rows.isEmpty else { return [] }
        let folded = NameNormalizer.fold(label)
        return rows.filter { $0.value == label || (!folded.isEmpty && NameNormalizer.fold($0.value) == folded) }
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
