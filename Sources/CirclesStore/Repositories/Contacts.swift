package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase: ContactBook {
    package func contacts() async throws(CirclesError) -> [Contact] {
        try await read("list the contacts") { try ContactRow.contacts($0) }
    }

    package func contacts(_ ids: [Contact.ID]) async throws(CirclesError) -> [Contact.ID: Contact] {
        let ids = Set(ids).map(\.description)
        guard !ids.isEmpty else { return [:] }
        return try await read("look up the contacts") { db in
            Dictionary(
                try ContactRow.contacts(ids: ids, db).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    static func add(
        _ contact: Contact, details: ContactDetails, at now: Date, _ db: Database
    ) throws -> JournalEntry.ID {
        var draft = JournalDraft(.contactAdded, "added the contact \(contact.name)")
        draft.contact = contact.id
        try draft.record(JournalScope(contacts: [contact.id.description]), at: now, db) {
            try ContactRow.save(contact, at: now, db)
            if !details.isEmpty { try ContactDetailRow.save(details, of: contact.id, db) }
        }
        return draft.id
    }

    /// In the transaction of each write of contacts: what it brings about for others.
    ///
    /// - Parameter cause: The entry of the write.
    func effects(
        of contacts: [Contact], cause: JournalEntry.ID?, at now: Date, _ db: Database
    ) throws -> ContactBookEffects {
        let learning = NameLearning(SQLiteTransaction(db: db), at: now)
        return ContactBookEffects(
            forgottenAliases: try learning.forgetWhatFits(contacts, by: rules, cause: cause))
    }

    @discardableResult
    package func setMe(_ contact: Contact, at now: Date) async throws(CirclesError) -> ContactBookEffects {
        try await write("set who you are") { db in
            let earlier = try String.fetchAll(db, sql: "SELECT id FROM contact WHERE is_me")
            var draft = JournalDraft(.meSet, "set who you are: \(contact.name)")
            draft.contact = contact.id
            try draft.record(JournalScope(contacts: earlier + [contact.id.description]), at: now, db) {
                try db.execute(sql: "UPDATE contact SET is_me = 0 WHERE is_me")
                var me = contact
                me.isMe = true
                try ContactRow.save(me, at: now, db)
            }
            return try self.effects(of: [contact], cause: draft.id, at: now, db)
        }
    }

    @discardableResult
    package func remove(
        _ contact: Contact, _ removal: Removal, at now: Date
    ) async throws(CirclesError) -> Int {
        try await write("remove the contact") { db in
            let id = contact.id.description
            let interactions = try String.fetchAll(
                db, sql: "SELECT DISTINCT interaction_id FROM participant WHERE contact_id = ?", arguments: [id])
            var draft = JournalDraft(.contactRemoved, "removed the contact \(contact.name)")
            draft.contact = contact.id
            var scope = JournalScope(contacts: [id], interactions: interactions)
            switch removal {
            case .onlyIfEmpty:
                guard interactions.isEmpty else {
                    throw CirclesError(
                        .usage, "\(contact.name) has \(interactions.count) interaction(s)",
                        remedy: .sayWhereInteractionsGo)
                }
            case .toInbox:
                draft.what += "; \(interactions.count) interaction(s) went to the inbox"
                scope.captures = try Self.captures(of: interactions, db)
            }
            try draft.record(scope, at: now, db) {
                switch removal {
                case .onlyIfEmpty: break
                case .toInbox:
                    let back = TakingBack(SQLiteTransaction(db: db), at: now)
                    for interaction in interactions {
                        _ = try back.takeBack(try StoreError.id(interaction), rejecting: contact.id)
                    }
                }
                try ContactRow.deleteOne(db, key: id)
            }
            return interactions.count
        }
    }

    static func captures(of interactions: [String], _ db: Database) throws -> [String] {
        try InteractionCaptureRow.filter { interactions.contains($0.interactionId) }.fetchAll(db).map(\.captureId)
    }
}
