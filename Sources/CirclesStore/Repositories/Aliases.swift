package import CirclesCore
package import Foundation
internal import GRDB

/// A learnt name that was taken away because a filing that rested on it was wrong.
package struct ForgottenAlias: Hashable, Sendable {
    package var alias: String
    package var contact: Contact.ID

    package init(alias: String, contact: Contact.ID) {
        self.alias = alias
        self.contact = contact
    }
}

/// Who says that a name is a contact's.
package enum AliasSource: Hashable, Sendable, CustomStringConvertible {
    case user
    /// The note whose assignment taught it.
    case note(InboxNote.ID)
    /// The capture that the user gave the contact with.
    case capture(Capture.ID)

    /// - Parameter text: As stored: a word and an id.
    init(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.last) {
        case ("note"?, let id?): self = InboxNote.ID(id).map(Self.note) ?? .user
        case ("capture"?, let id?): self = Capture.ID(id).map(Self.capture) ?? .user
        default: self = .user
        }
    }

    package var description: String {
        switch self {
        case .user: "user"
        case .note(let id): "note \(id)"
        case .capture(let id): "capture \(id)"
        }
    }
}

/// An alias, or a learnt number, address or handle, with where it came from.
package struct AliasOrigin: Hashable, Sendable {
    package var kind = LearntName.Kind.alias
    package var alias: String
    package var contact: Contact.ID
    /// The app that shows the contact so; nil when that is not known.
    package var app: Transcript.App?
    package var source: AliasSource

    package var name: LearntName {
        kind == .alias ? LearntName(Contact.Alias(alias, app: app)) : LearntName(kind, alias)
    }
}

extension CirclesDatabase {
    /// The aliases of one contact, or all, and what else was learnt, with where they came from.
    package func aliases(of contact: Contact.ID? = nil) async throws(CirclesError) -> [AliasOrigin] {
        try await read("list the aliases") { db in
            try ContactNameRow.fetchAll(
                db,
                sql: """
                    SELECT * FROM contact_name
                    WHERE (kind = 'alias' OR source <> 'user') AND (?1 IS NULL OR contact_id = ?1)
                    ORDER BY contact_id, kind, position, app
                    """,
                arguments: [contact?.description]
            ).compactMap { row in
                guard let name = row.learnt else { return nil }
                return AliasOrigin(
                    kind: name.kind, alias: row.value, contact: try StoreError.id(row.contactId), app: name.app,
                    source: AliasSource(row.source))
            }
        }
    }

    /// Takes away a learnt name that no longer leads to one contact only.
    package func forget(_ alias: AliasOrigin, at now: Date) async throws(CirclesError) {
        try await write("forget an alias") { db in
            let what = alias.kind == .alias ? "the alias " : ""
            var draft = JournalDraft(
                .aliasForgotten, "forgot \(what)\"\(alias.alias)\": it fits another contact, too")
            draft.isAutomatic = true
            draft.contact = alias.contact
            try draft.record(JournalScope(contacts: [alias.contact.description]), at: now, db) {
                try LearntNames.delete(alias.name, of: alias.contact.description, db)
            }
        }
    }
}
