package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    /// All contacts, by name.
    package func contacts() async throws(CirclesError) -> [Contact] {
        try await read("list the contacts") { try ContactRow.contacts($0) }
    }

    package func add(_ contact: Contact, at now: Date) async throws(CirclesError) {
        try await write("add the contact") { db in
            try ContactRow.save(contact, at: now, db)
            try JournalRow.record(.contactAdded, automatic: false, contact: contact.id, at: now, db)
        }
    }

    /// Replaces what is stored under the contact's id.
    package func update(_ contact: Contact, at now: Date) async throws(CirclesError) {
        try await write("change the contact") { db in
            guard let before = try ContactRow.contacts(ids: [contact.id.description], db).first else {
                throw CirclesError(.notFound, "there is no contact \(contact.id.short) any more")
            }
            try ContactRow.save(contact, at: now, db)
            try JournalRow.record(
                .contactEdited, automatic: false, contact: contact.id, before: before, at: now, db)
        }
    }

    /// Makes this contact the user; nobody else is.
    package func setMe(_ contact: Contact, at now: Date) async throws(CirclesError) {
        try await write("set who you are") { db in
            try db.execute(sql: "UPDATE contact SET is_me = 0 WHERE is_me")
            var me = contact
            me.isMe = true
            try ContactRow.save(me, at: now, db)
        }
    }

    /// What becomes of a removed contact's interactions.
    package enum Removal: Sendable {
        /// Refuses when there are any.
        case onlyIfEmpty
        case mergeInto(Contact.ID)
        case toInbox
    }

    /// - Returns: How many interactions went elsewhere.
    @discardableResult
    package func remove(
        _ contact: Contact, _ removal: Removal, at now: Date
    ) async throws(CirclesError) -> Int {
        try await write("remove the contact") { db in
            let id = contact.id.description
            let interactions = try String.fetchAll(
                db, sql: "SELECT DISTINCT interaction_id FROM participant WHERE contact_id = ?", arguments: [id])
            switch removal {
            case .onlyIfEmpty:
                guard interactions.isEmpty else {
                    throw CirclesError(
                        .usage, "\(contact.name) has \(interactions.count) interaction(s)",
                        hint: "say where they go: --merge-into WHO or --to-inbox")
                }
            case .mergeInto(let other):
                guard other != contact.id else {
                    throw CirclesError(.usage, "a contact cannot be merged into itself")
                }
                try db.execute(
                    sql: "UPDATE participant SET contact_id = ? WHERE contact_id = ?",
                    arguments: [other.description, id])
            case .toInbox:
                for interaction in interactions {
                    try Self.returnToInbox(interaction, rejecting: contact, at: now, db)
                }
            }
            try JournalRow.record(
                .contactRemoved, automatic: false, contact: contact.id, before: contact, at: now, db)
            try ContactRow.deleteOne(db, key: id)
            return interactions.count
        }
    }
}
