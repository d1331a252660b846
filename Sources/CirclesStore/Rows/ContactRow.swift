internal import CirclesCore
internal import Foundation
internal import GRDB

struct ContactRow: StoredRow {
    static let databaseTableName = "contact"

    enum Columns {
        static let id = Column("id")
        static let isMe = Column("is_me")
        static let name = Column("name")
    }

    var id: String
    var uid: String?
    var name: String
    var isMe: Bool
    var createdAt: Date
    var updatedAt: Date
}

/// Everything a contact can be found by, beside its display name.
struct ContactNameRow: StoredRow {
    static let databaseTableName = "contact_name"

    enum Kind: String, Codable, Sendable {
        case given, family, nickname, phone, email, handle, alias
    }

    enum Columns {
        static let contactId = Column("contact_id")
        static let kind = Column("kind")
        static let position = Column("position")
        static let source = Column("source")
    }

    var id: String
    var contactId: String
    var kind: Kind
    var value: String
    /// Who says so: `user`, or where it was learnt.
    var source: String
    var position: Int
}

extension ContactNameRow {
    private static func source(_ note: InboxNote.ID) -> String { "note \(note)" }

    /// Keeps a name that the assignment of a note taught.
    static func learn(_ alias: String, for contact: Contact.ID, from note: InboxNote.ID, _ db: Database) throws {
        let known = try filter { $0.contactId == contact.description && $0.kind == Kind.alias.rawValue }.fetchAll(db)
        guard !known.contains(where: { $0.value == alias }) else { return }
        try ContactNameRow(
            id: Identifier<ContactNameRow>.random().description, contactId: contact.description, kind: .alias,
            value: alias, source: source(note), position: known.count
        ).insert(db)
    }

    /// Forgets what the assignment of a note taught: it was with somebody else.
    static func unlearn(from note: InboxNote.ID, _ db: Database) throws {
        try filter { $0.source == source(note) }.deleteAll(db)
    }
}

extension ContactRow {
    /// Writes `contact` over what is stored under its id, or as a new one.
    static func save(_ contact: Contact, at now: Date, _ db: Database) throws {
        let id = contact.id.description
        let createdAt = try ContactRow.filter(key: id).fetchOne(db)?.createdAt ?? now
        try ContactRow(
            id: id, uid: contact.uid, name: contact.name, isMe: contact.isMe, createdAt: createdAt, updatedAt: now
        ).upsert(db)
        let sources = try Dictionary(
            ContactNameRow.filter { $0.contactId == id }.fetchAll(db).map { ("\($0.kind) \($0.value)", $0.source) },
            uniquingKeysWith: { first, _ in first })
        try ContactNameRow.filter { $0.contactId == id }.deleteAll(db)
        let names: [(ContactNameRow.Kind, [String])] = [
            (.given, contact.given.map { [$0] } ?? []), (.family, contact.family.map { [$0] } ?? []),
            (.nickname, contact.nicknames), (.phone, contact.phones), (.email, contact.emails),
            (.handle, contact.handles), (.alias, contact.aliases),
        ]
        for (kind, values) in names {
            var seen = Set<String>()
            for (position, value) in values.enumerated() where seen.insert(value).inserted {
                try ContactNameRow(
                    id: Identifier<ContactNameRow>.random().description, contactId: id, kind: kind, value: value,
                    source: sources["\(kind) \(value)"] ?? "user", position: position
                ).insert(db)
            }
        }
    }

    /// All contacts in the order of their names, or those of `ids`.
    ///
    /// Columns are read by position: decoding ten thousand rows by their keys took longer than matching them.
    static func contacts(ids: [String]? = nil, _ db: Database) throws -> [Contact] {
        let wanted = try ids.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        var names: [String: [(kind: String, value: String)]] = [:]
        let nameRows = try Row.fetchCursor(
            db,
            sql: """
                SELECT contact_id, kind, value FROM contact_name
                WHERE ?1 IS NULL OR contact_id IN (SELECT value FROM json_each(?1)) ORDER BY position
                """,
            arguments: [wanted])
        while let row = try nameRows.next() { names[row[0], default: []].append((row[1], row[2])) }
        let contactRows = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, uid, name, is_me FROM contact
                WHERE ?1 IS NULL OR id IN (SELECT value FROM json_each(?1)) ORDER BY name
                """,
            arguments: [wanted])
        var contacts: [Contact] = []
        while let row = try contactRows.next() {
            let id: String = row[0]
            var contact = Contact(id: try StoreError.id(id), uid: row[1], name: row[2], isMe: row[3])
            for (kind, value) in names[id] ?? [] {
                switch ContactNameRow.Kind(rawValue: kind) {
                case .given: contact.given = contact.given ?? value
                case .family: contact.family = contact.family ?? value
                case .nickname: contact.nicknames.append(value)
                case .phone: contact.phones.append(value)
                case .email: contact.emails.append(value)
                case .handle: contact.handles.append(value)
                case .alias: contact.aliases.append(value)
                case nil: break
                }
            }
            contacts.append(contact)
        }
        return contacts
    }
}
