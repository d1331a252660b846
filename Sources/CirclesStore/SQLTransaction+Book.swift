internal import CirclesCore
internal import Foundation

/// Contacts with their names and cards.
extension SQLTransaction {
    func bookRevision() throws -> Int64 { try BookRevision.current(db) }

    func raiseBookRevision(for contacts: [Contact.ID]) throws {
        try BookRevision.raise(contacts.map(\.description), db)
    }

    func allContacts() throws -> [Contact] { try ContactRow.contacts(db) }

    func contacts(_ ids: [Contact.ID]) throws -> [Contact] {
        try ids.isEmpty ? [] : ContactRow.contacts(ids: ids.map(\.description), db)
    }

    func record(_ id: Contact.ID) throws -> ContactRecord? {
        try CirclesDatabase.records([id.description], db).first
    }

    func save(_ record: ContactRecord, at now: Date) throws {
        try ContactRow.save(record.contact, at: now, db)
        try ContactDetailRow.save(record.details, of: record.contact.id, db)
    }

    func contactsThatAreMe() throws -> [Contact.ID] {
        try String.fetchAll(db, "SELECT id FROM contact WHERE is_me").map { try StoreError.id($0) }
    }

    func clearMe() throws { try db.run("UPDATE contact SET is_me = false WHERE is_me") }

    func delete(_ id: Contact.ID) throws {
        try ChosenContact.isLeaving(id.description, db)
        try ContactRow.delete(db, id.description)
    }

    // MARK: - Names

    func learntNames(of contact: Contact.ID?) throws -> [KnownName] {
        try ContactNameRow.fetchAll(
            db,
            """
            SELECT * FROM contact_name WHERE source <> 'user' AND (?1 IS NULL OR contact_id = ?1)
            ORDER BY contact_id, position, app
            """, [contact?.description]
        ).compactMap { try $0.known }.filter { $0.source != .user }
    }

    func knownNames(of contact: Contact.ID) throws -> [KnownName] {
        try ContactNameRow.fetchAll(
            db, "SELECT * FROM contact_name WHERE contact_id = ? ORDER BY position, app", [contact.description]
        ).compactMap { try $0.known }
    }

    func insert(_ name: LearntName, of contact: Contact.ID, from source: AliasSource) throws -> Bool {
        let id = contact.description, kind = ContactNameRow.Kind(name.kind), app = name.app?.rawValue ?? ""
        let known = try ContactNameRow.fetchAll(
            db, "SELECT * FROM contact_name WHERE contact_id = ? AND kind = ?", [id, kind.rawValue])
        guard !known.contains(where: { $0.value == name.value && $0.app == app }) else { return false }
        try ContactNameRow(
            id: Identifier<ContactNameRow>.random().description, contactId: id, kind: kind, value: name.value,
            source: source.description, app: app, position: (known.map(\.position).max() ?? -1) + 1
        ).insert(db)
        return true
    }

    func save(_ name: KnownName) throws {
        try db.run(
            "UPDATE contact_name SET contact_id = ?, source = ? WHERE id = ?",
            [name.contact.description, name.source.description, name.id])
    }

    func delete(_ name: KnownName) throws { try ContactNameRow.delete(db, name.id) }

    // MARK: - Cards

    func moveCards(of id: Contact.ID, to other: Contact.ID) throws {
        let position = try ContactCardRow.nextPosition(of: other.description, db)
        try db.run(
            "UPDATE contact_card SET contact_id = ?1, position = position + ?3 WHERE contact_id = ?2",
            [other.description, id.description, position])
        try db.run(
            "UPDATE contact_uid SET contact_id = ?1 WHERE contact_id = ?2", [other.description, id.description])
    }

    func moveFacts(of id: Contact.ID, to other: Contact.ID) throws {
        // What the other has something said to already stays where it is, and goes with it.
        try db.run(
            """
            UPDATE contact_fact SET contact_id = ?1 WHERE contact_id = ?2 AND NOT EXISTS (
                SELECT 1 FROM contact_fact AS known
                WHERE known.contact_id = ?1 AND known.kind = contact_fact.kind AND known.original = contact_fact.original)
            """, [other.description, id.description])
    }

    func lead(_ uid: String, to contact: Contact.ID) throws { try ContactUID.lead(uid, to: contact.description, db) }
}

extension ContactNameRow {
    /// Nil for a kind that no assignment teaches.
    var known: KnownName? {
        get throws {
            guard let learnt else { return nil }
            return KnownName(
                id: id, name: learnt, contact: try StoreError.id(contactId), source: AliasSource(source))
        }
    }
}
