internal import CirclesCore
internal import Foundation

/// SQL for what the rules of importing contacts ask for. It decides nothing.
final class SQLCardTransaction: CardTransaction {
    private let db: any Session
    private var journal = ImportJournal()
    private var insertion: ContactInsertion?
    /// A UID that nobody had a moment ago: of each new card it is asked twice in a row.
    private var missing: String?

    init(_ db: any Session) { self.db = db }

    var store: any StoreTransaction { SQLTransaction(db: db) }

    func keys() throws -> BookKeys {
        try db.expectManyReads()
        var keys = ContactKeys()
        var numbers: [String: Int32] = [:]
        var hasMe = false
        try db.forEach("SELECT id, name, is_me FROM contact") { row in
            let id: String = try row[0]
            let number = keys.add(try StoreError.id(id))
            numbers[id] = number
            keys.add(name: try row[1], of: number)
            if try row[2] { hasMe = true }
        }
        try db.forEach("SELECT contact_id, kind, value FROM contact_name WHERE kind IN ('email', 'phone')") { row in
            guard let number = numbers[try row[0]] else { return }
            let kind: String = try row[1]
            if kind == "email" {
                keys.add(email: try row[2], of: number)
            } else {
                keys.add(phone: try row[2], of: number)
            }
        }
        return BookKeys(contacts: keys, hasMe: hasMe)
    }

    func contact(withUID uid: String) throws -> Contact.ID? {
        defer { missing = nil }
        guard uid != missing else { return nil }
        return try ContactUID.contact(uid, db).map { try StoreError.id($0) }
    }

    func contact(withUID uid: String, whoseCardIs body: String) throws -> ContactReference? {
        guard try ContactUID.contact(uid, db) != nil else {
            missing = uid
            return nil
        }
        return try db.row(
            """
            SELECT contact.id, contact.uid, contact.name FROM contact_uid
            JOIN contact ON contact.id = contact_uid.contact_id
            JOIN contact_card ON contact_card.contact_id = contact.id AND contact_card.uid = contact_uid.uid
            WHERE contact_uid.uid = ? AND contact_card.body = ?
            """, [uid, body]
        ) { ContactReference(id: try StoreError.id($0[0]), uid: try $0[1], name: try $0[2]) }
    }

    func cards(of contact: Contact.ID) throws -> [StoredCard] {
        try ContactCardRow.cards(of: contact.description, db).map {
            StoredCard(position: $0.position, uid: $0.uid, body: $0.body)
        }
    }

    func add(_ card: StoredCard, to contact: Contact.ID) throws {
        let id = contact.description
        let position = try ContactCardRow.nextPosition(of: id, db)
        try ContactCardRow(contactId: id, position: position, uid: card.uid, body: card.body).insert(db)
    }

    func save(_ card: StoredCard, of contact: Contact.ID) throws {
        try ContactCardRow(
            contactId: contact.description, position: card.position, uid: card.uid, body: card.body
        ).update(db)
    }

    func insert(
        _ record: ContactRecord, card body: String, uids: [String], names: Identifier<KnownName>, at now: Date
    ) throws {
        missing = nil
        let insertion = try insertion ?? ContactInsertion(at: now, db)
        self.insertion = insertion
        try insertion.insert(record, card: body, uids: uids, names: names)
        journal.creating(record.contact.id.description)
    }

    // MARK: - Groups

    func group(like group: ContactGroup) throws -> StoredGroup? { try ContactGroupRow.find(group, db)?.group() }

    func group(_ id: StoredGroup.ID) throws -> StoredGroup? {
        try ContactGroupRow.row(db, id.description)?.group()
    }

    func groups() throws -> [StoredGroup.ID] {
        try String.fetchAll(db, "SELECT id FROM contact_group").map { try StoreError.id($0) }
    }

    func save(_ group: StoredGroup) throws { try ContactGroupRow(group).upsert(db) }

    // MARK: - Journal

    func changing(_ scope: JournalScope, _ body: () throws -> Void) throws { try journal.changing(scope, db, body) }

    func writeEntry(source: String, cause: JournalEntry.ID?, at now: Date) throws -> JournalEntry.ID? {
        try journal.write(source: source, cause: cause, at: now, db)
    }
}
