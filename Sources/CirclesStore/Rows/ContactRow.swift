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
    }

    var id: String
    var contactId: String
    var kind: Kind
    var value: String
    /// Who says so: `user`, or `learnt`, the app and the note it was learnt from.
    var source: String
    /// The app that shows the contact so; empty when that is not known, and for all that the user said.
    var app: String = ""
    var position: Int
}

extension ContactRow {
    /// Writes `contact` over what is stored under its id, or as a new one.
    static func save(_ contact: Contact, at now: Date, _ db: Database) throws {
        let id = contact.id.description
        let createdAt = try ContactRow.filter(key: id).fetchOne(db)?.createdAt ?? now
        try ContactRow(
            id: id, uid: contact.uid, name: contact.name, isMe: contact.isMe, createdAt: createdAt, updatedAt: now
        ).upsert(db)
        let names: [(ContactNameRow.Kind, [String])] = [
            (.given, contact.given.map { [$0] } ?? []), (.family, contact.family.map { [$0] } ?? []),
            (.nickname, contact.nicknames), (.phone, contact.phones), (.email, contact.emails),
            (.handle, contact.handles), (.alias, contact.aliases),
        ]
        // What stays keeps its row: the journal's entries, and where an alias came from, hang on it.
        var known = Dictionary(
            grouping: try ContactNameRow.filter { $0.contactId == id }.fetchAll(db), by: { "\($0.kind) \($0.value)" })
        for (kind, values) in names {
            var seen = Set<String>()
            for (position, value) in values.enumerated() where seen.insert(value).inserted {
                if let rows = known.removeValue(forKey: "\(kind) \(value)") {
                    for var row in rows where row.position != position {
                        row.position = position
                        try row.update(db)
                    }
                    continue
                }
                try ContactNameRow(
                    id: Identifier<ContactNameRow>.random().description, contactId: id, kind: kind, value: value,
                    source: "user", position: position
                ).insert(db)
            }
        }
        for row in known.values.joined() { try row.delete(db) }
    }

    /// All contacts in the order of their names, or those of `ids`.
    static func contacts(ids: [String]? = nil, _ db: Database) throws -> [Contact] {
        let rows: [ContactRow]
        var names: [String: [ContactNameRow]]
        if let ids {
            rows = try ContactRow.filter(keys: ids).order { $0.name }.fetchAll(db)
            names = try Dictionary(
                grouping: ContactNameRow.filter { ids.contains($0.contactId) }.order { $0.position }.fetchAll(db),
                by: \.contactId)
        } else {
            rows = try ContactRow.order { $0.name }.fetchAll(db)
            names = try Dictionary(
                grouping: ContactNameRow.order { $0.position }.fetchAll(db), by: \.contactId)
        }
        return try rows.map { row in
            let own = names.removeValue(forKey: row.id) ?? []
            func values(_ kind: ContactNameRow.Kind) -> [String] { own.filter { $0.kind == kind }.map(\.value) }
            // One alias may have been learnt from several apps.
            func distinct(_ values: [String]) -> [String] {
                values.enumerated().filter { !values[..<$0].contains($1) }.map(\.element)
            }
            return Contact(
                id: try StoreError.id(row.id), uid: row.uid, name: row.name, given: values(.given).first,
                family: values(.family).first, nicknames: values(.nickname), phones: values(.phone),
                emails: values(.email), handles: values(.handle), aliases: distinct(values(.alias)), isMe: row.isMe)
        }
    }
}
