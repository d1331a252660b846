internal import Foundation

/// Gives the members of an address book's groups their labels, and takes them off who left.
///
/// A member is given a group's label once: who takes it off again here does not get it back.
struct GroupLabelling {
    private let transaction: any CardTransaction
    private let now: Date

    init(_ transaction: any CardTransaction, at now: Date) {
        self.transaction = transaction
        self.now = now
    }

    /// Stores the card of a group.
    ///
    /// - Returns: Where it is, and what it is for the contact book.
    func take(_ group: ContactGroup, _ body: String) throws -> (id: StoredGroup.ID, status: CardOutcome.Status) {
        guard var known = try transaction.group(like: group) else {
            let new = StoredGroup(
                id: .random(), uid: group.uid, name: group.name, body: body, label: group.name, labelled: [])
            try save(new)
            return (new.id, .added)
        }
        guard known.body != body, !ContactGroup.isSame(known.card, ContactCard(stored: body)) else {
            return (known.id, .unchanged)
        }
        known.name = group.name
        known.body = body
        try save(known)
        return (known.id, .updated)
    }

    /// Brings the labels of contacts in line with a stored group.
    ///
    /// - Returns: Who came and who left, for a person to read.
    func apply(_ id: StoredGroup.ID) throws -> [ContactChange] {
        guard var known = try transaction.group(id), let group = ContactGroup(known.card) else { return [] }
        let members = Set(group.members), labelled = Set(known.labelled)
        var changes: [ContactChange] = []
        var stillLabelled: [String] = []
        for member in known.labelled {
            guard let contact = try contact(member) else { continue }
            if !members.contains(member) {
                if let name = try remove(known.label, from: contact) {
                    changes.append(ContactChange(field: "member", before: name, after: nil))
                }
            } else {
                stillLabelled.append(member)
                if known.label != group.name { try rename(known.label, group.name, of: contact) }
            }
        }
        for member in group.members where !labelled.contains(member) {
            guard let contact = try contact(member) else { continue }
            stillLabelled.append(member)
            if let name = try add(group.name, to: contact) {
                changes.append(ContactChange(field: "member", before: nil, after: name))
            }
        }
        if stillLabelled != known.labelled || known.label != group.name {
            known.labelled = stillLabelled
            known.label = group.name
            try save(known)
        }
        return changes
    }

    private func save(_ group: StoredGroup) throws {
        try transaction.changing(JournalScope(groups: [group.id.description])) { try transaction.save(group) }
    }

    private func contact(_ member: String) throws -> Contact.ID? {
        for uid in ContactGroup.uids(member) {
            if let contact = try transaction.contact(withUID: uid) { return contact }
        }
        // A contact without a UID is a member by its id.
        guard let id = Contact.ID(member), try !transaction.store.contacts([id]).isEmpty else { return nil }
        return id
    }

    /// - Returns: The contact's name; nil when it has the label already.
    private func add(_ label: String, to contact: Contact.ID) throws -> String? {
        try change(contact) { labels in
            if !labels.contains(where: { Self.isSame($0, label) }) { labels.append(label) }
        }
    }

    /// - Returns: The contact's name; nil when nothing is to be taken off, or a card of its own says the label, too.
    private func remove(_ label: String, from contact: Contact.ID) throws -> String? {
        let said = try transaction.cards(of: contact).contains { card in
            CardInterpretation(ContactCard(stored: card.body))?.record.details.labels.contains {
                Self.isSame($0, label)
            } == true
        }
        guard !said else { return nil }
        return try change(contact) { labels in labels.removeAll { Self.isSame($0, label) } }
    }

    private func rename(_ old: String, _ new: String, of contact: Contact.ID) throws {
        _ = try change(contact) { labels in
            guard let index = labels.firstIndex(of: old) else { return }
            labels[index] = new
        }
    }

    private func change(_ contact: Contact.ID, _ body: (inout [String]) -> Void) throws -> String? {
        guard var record = try transaction.store.record(contact) else { return nil }
        let before = record.details.labels
        body(&record.details.labels)
        guard record.details.labels != before else { return nil }
        try transaction.changing(JournalScope(contacts: [contact.description])) {
            try transaction.store.save(record, at: now)
        }
        return record.contact.name
    }

    private static func isSame(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }
}
