package import CirclesCore
package import Foundation
internal import GRDB

/// An alias that was taken away because a filing that rested on it was wrong.
package struct ForgottenAlias: Hashable, Sendable {
    package var alias: String
    package var contact: Contact.ID

    package init(alias: String, contact: Contact.ID) {
        self.alias = alias
        self.contact = contact
    }
}

/// An alias with where it came from.
package struct AliasOrigin: Codable, Hashable, Sendable {
    package var alias: String
    package var contact: Contact.ID
    /// The app that shows the contact so; nil when that is not known.
    package var app: Transcript.App?
    /// The note whose assignment taught it; nil when the user entered it.
    package var note: InboxNote.ID?
}

extension CirclesDatabase {
    /// The aliases of one contact, or all, with where they came from.
    package func aliases(of contact: Contact.ID? = nil) async throws(CirclesError) -> [AliasOrigin] {
        try await read("list the aliases") { db in
            try ContactNameRow.fetchAll(
                db,
                sql: """
                    SELECT * FROM contact_name WHERE kind = 'alias' AND (?1 IS NULL OR contact_id = ?1)
                    ORDER BY contact_id, position, app
                    """,
                arguments: [contact?.description]
            ).map { row in
                let words = row.source.split(separator: " ")
                return AliasOrigin(
                    alias: row.value, contact: try StoreError.id(row.contactId),
                    app: Transcript.App(rawValue: row.app).flatMap { $0 == .unknown ? nil : $0 },
                    note: words.first == "learnt" ? words.last.flatMap { InboxNote.ID(String($0)) } : nil)
            }
        }
    }

    /// Takes away an alias that no longer leads to one contact only.
    package func forget(_ alias: AliasOrigin, at now: Date) async throws(CirclesError) {
        try await write("forget an alias") { db in
            var draft = JournalDraft(
                .aliasForgotten, "forgot the alias \"\(alias.alias)\": it fits another contact, too")
            draft.isAutomatic = true
            draft.contact = alias.contact
            try draft.write(JournalScope(contacts: [alias.contact.description]), at: now, db) {
                for row in try LearntAlias.rows(of: alias.contact.description, shownAs: alias.alias, db) {
                    try row.delete(db)
                }
            }
        }
    }
}

/// Names that the user's own assignments taught.
enum LearntAlias {
    static func learn(
        _ alias: String, _ contact: Contact, from note: InboxNote, cause: JournalEntry.ID, at now: Date, _ db: Database
    ) throws {
        let app = try TranscriptRow.fetchOne(db, key: note.captureID.description)?.body.app ?? .unknown
        let id = contact.id.description
        let known = try ContactNameRow.filter { $0.contactId == id && $0.kind == ContactNameRow.Kind.alias.rawValue }
            .fetchAll(db)
        let appName = app == .unknown ? "" : app.rawValue
        guard !known.contains(where: { $0.value == alias && $0.app == appName }) else { return }
        var draft = JournalDraft(.aliasLearnt, "learnt that \"\(alias)\" is \(contact.name)")
        draft.isAutomatic = true
        draft.cause = cause
        draft.note = note.id
        draft.contact = contact.id
        try draft.write(JournalScope(contacts: [id]), at: now, db) {
            try ContactNameRow(
                id: Identifier<ContactNameRow>.random().description, contactId: id, kind: .alias, value: alias,
                source: "learnt \(app.rawValue) \(note.id)", app: appName,
                position: (known.map(\.position).max() ?? -1) + 1
            ).insert(db)
        }
    }

    /// The learnt aliases of a contact that say what a screen shows.
    static func rows(of contact: String, shownAs label: String, _ db: Database) throws -> [ContactNameRow] {
        let rows = try ContactNameRow.fetchAll(
            db, sql: "SELECT * FROM contact_name WHERE contact_id = ? AND kind = 'alias' AND source LIKE 'learnt %'",
            arguments: [contact])
        guard !rows.isEmpty else { return [] }
        let folded = NameNormalizer.fold(label)
        return rows.filter { $0.value == label || (!folded.isEmpty && NameNormalizer.fold($0.value) == folded) }
    }

    /// Those that the interaction's participants are known by.
    static func bearing(_ interaction: Interaction, _ db: Database) throws -> [ContactNameRow] {
        try interaction.participants.flatMap { participant in
            try participant.contactID.map { try rows(of: $0.description, shownAs: participant.label, db) } ?? []
        }
    }

    /// Takes those away; what the user entered stays.
    static func forget(_ interaction: Interaction, _ db: Database) throws -> [ForgottenAlias] {
        var forgotten: [ForgottenAlias] = []
        for row in try bearing(interaction, db) {
            try row.delete(db)
            let alias = ForgottenAlias(alias: row.value, contact: try StoreError.id(row.contactId))
            if !forgotten.contains(alias) { forgotten.append(alias) }
        }
        return forgotten
    }
}
