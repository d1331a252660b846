package import CirclesCore
internal import Foundation
internal import GRDB

/// Gives the members of an address book's groups their labels, and takes them off who left.
///
/// A member is given a group's label once: who takes it off again here does not get it back.
struct GroupLabels {
    let now: Date

    /// Stores the card of a group.
    ///
    /// - Returns: The row's id, and what it is for the contact book.
    func take(
        _ group: ContactGroup, _ body: String, _ journal: inout ImportJournal, _ db: Database
    ) throws -> (id: String, status: CardOutcome.Status) {
        guard var row = try ContactGroupRow.find(group, db) else {
            let id = Identifier<ContactGroupRow>.random().description
            try journal.changing(JournalScope(groups: [id]), db) {
                try ContactGroupRow(
                    id: id, uid: group.uid, name: group.name, body: body, label: group.name, labelled: []
                ).insert(db)
            }
            return (id, .added)
        }
        guard row.body != body, !ContactGroup.isSame(ContactCard(stored: row.body), ContactCard(stored: body)) else {
            return (row.id, .unchanged)
        }
        try journal.changing(JournalScope(groups: [row.id]), db) {
            row.name = group.name
            row.body = body
            try row.update(db)
        }
        return (row.id, .updated)
    }

    /// Brings the labels of contacts in line with a stored group.
    ///
    /// - Returns: Who came and who left, for a person to read.
    func apply(_ id: String, _ journal: inout ImportJournal, _ db: Database) throws -> [ContactChange] {
        guard var row = try ContactGroupRow.fetchOne(db, key: id),
            let group = ContactGroup(ContactCard(stored: row.body))
        else { return [] }
        let members = Set(group.members), labelled = Set(row.labelled)
        var changes: [ContactChange] = []
        var stillLabelled: [String] = []
        for member in row.labelled {
            guard let contact = try Self.contact(member, db) else { continue }
            if !members.contains(member) {
                if let name = try remove(row.label, from: contact, &journal, db) {
                    changes.append(ContactChange(field: "member", before: name, after: nil))
                }
            } else {
                stillLabelled.append(member)
                if row.label != group.name { try rename(row.label, group.name, of: contact, &journal, db) }
            }
        }
        for member in group.members where !labelled.contains(member) {
            guard let contact = try Self.contact(member, db) else { continue }
            stillLabelled.append(member)
            if let name = try add(group.name, to: contact, &journal, db) {
                changes.append(ContactChange(field: "member", before: nil, after: name))
            }
        }
        if stillLabelled != row.labelled || row.label != group.name {
            try journal.changing(JournalScope(groups: [id]), db) {
                row.labelled = stillLabelled
                row.label = group.name
                try row.update(db)
            }
        }
        return changes
    }

    private static func contact(_ member: String, _ db: Database) throws -> String? {
        for uid in ContactGroup.uids(member) {
            if let contact = try ContactUID.contact(uid, db) { return contact }
        }
        // A contact without a UID is a member by its id.
        guard let id = Contact.ID(member)?.description, try ContactRow.exists(db, key: id) else { return nil }
        return id
    }

    /// - Returns: The contact's name; nil when it has the label already.
    private func add(
        _ label: String, to contact: String, _ journal: inout ImportJournal, _ db: Database
    ) throws -> String? {
        try change(contact, &journal, db) { labels in
            if !labels.contains(where: { Self.isSame($0, label) }) { labels.append(label) }
        }
    }

    /// - Returns: The contact's name; nil when nothing is to be taken off, or a card of its own says the label, too.
    private func remove(
        _ label: String, from contact: String, _ journal: inout ImportJournal, _ db: Database
    ) throws -> String? {
        let said = try ContactCardRow.cards(of: contact, db).contains { card in
            CardInterpretation(ContactCard(stored: card.body))?.record.details.labels.contains {
                Self.isSame($0, label)
            } == true
        }
        guard !said else { return nil }
        return try change(contact, &journal, db) { labels in labels.removeAll { Self.isSame($0, label) } }
    }

    private func rename(
        _ old: String, _ new: String, of contact: String, _ journal: inout ImportJournal, _ db: Database
    ) throws {
        _ = try change(contact, &journal, db) { labels in
            guard let index = labels.firstIndex(of: old) else { return }
            labels[index] = new
        }
    }

    private func change(
        _ contact: String, _ journal: inout ImportJournal, _ db: Database, _ body: (inout [String]) -> Void
    ) throws -> String? {
        guard var record = try CirclesDatabase.records([contact], db).first else { return nil }
        let before = record.details.labels
        body(&record.details.labels)
        guard record.details.labels != before else { return nil }
        try journal.changing(JournalScope(contacts: [contact]), db) {
            try ContactRow.save(record.contact, at: now, db)
            try ContactDetailRow.save(record.details, of: record.contact.id, db)
        }
        return record.contact.name
    }

    private static func isSame(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }
}

extension GroupLabels {
    /// Takes a contact out of all groups, and out of what the journal says of these.
    static func forget(_ contact: String, _ db: Database) throws {
        let uids = try String.fetchAll(
            db, sql: "SELECT uid FROM contact_uid WHERE contact_id = ?", arguments: [contact])
        let keys = Set((uids + [contact]).map(ContactGroup.key))
        for var row in try ContactGroupRow.fetchAll(db) {
            let card = ContactCard(stored: row.body)
            let body = ContactGroup.without(keys, card).stored
            guard body != row.body || row.labelled.contains(where: keys.contains) else { continue }
            row.body = body
            row.labelled.removeAll(where: keys.contains)
            try row.update(db)
            try db.execute(
                sql: "DELETE FROM journal WHERE seq IN (SELECT seq FROM journal_mention WHERE key = ?)",
                arguments: [row.id])
        }
    }
}

extension CirclesDatabase {
    package func contactGroups() async throws(CirclesError) -> [StoredGroup] {
        try await read("read the groups") { db in
            try ContactGroupRow.fetchAll(db, sql: "SELECT * FROM contact_group ORDER BY name, id").map { row in
                let card = ContactCard(stored: row.body), known = Set(row.labelled)
                let members = ContactGroup(card)?.members ?? []
                return StoredGroup(name: row.name, card: card, strangers: members.filter { !known.contains($0) })
            }
        }
    }
}
