internal import CirclesCore
internal import Foundation

struct ContactRow: StoredRow {
    static let table = "contact"

    var id: String
    var uid: String?
    var name: String
    var isMe: Bool
    var createdAt: Date
    var updatedAt: Date
}

/// Everything a contact can be found by, beside its display name.
struct ContactNameRow: StoredRow {
    static let table = "contact_name"

    enum Kind: String, Codable, Sendable {
        case given, family, nickname, phone, email, handle, alias
    }

    var id: String
    var contactId: String
    var kind: Kind
    var value: String
    /// Who says so: `user`, or `note` or `capture` and the id of what taught it (`AliasSource`).
    var source: String
    /// The one app an alias counts in; empty: everywhere.
    var app = ""
    var position: Int
}

extension ContactNameRow.Kind {
    init(_ kind: LearntName.Kind) {
        self =
            switch kind {
            case .alias: .alias
            case .phone: .phone
            case .email: .email
            case .handle: .handle
            }
    }
}

extension ContactNameRow {
    /// The row as an assignment teaches it; nil for a kind that none does.
    var learnt: LearntName? {
        switch kind {
        case .alias: LearntName(Contact.Alias(value, app: Transcript.App(rawValue: app)))
        case .phone: LearntName(.phone, value)
        case .email: LearntName(.email, value)
        case .handle: LearntName(.handle, value)
        case .given, .family, .nickname: nil
        }
    }
}

extension ContactRow {
    /// Writes `contact` over what is stored under its id, or as a new one.
    static func save(_ contact: Contact, at now: Date, _ db: any Session) throws {
        let id = contact.id.description
        let createdAt = try ContactRow.row(db, id)?.createdAt ?? now
        try ContactRow(
            id: id, uid: contact.uid, name: contact.name, isMe: contact.isMe, createdAt: createdAt, updatedAt: now
        ).upsert(db)
        let values: [(ContactNameRow.Kind, [String])] = [
            (.given, [contact.given].compactMap(\.self)), (.family, [contact.family].compactMap(\.self)),
            (.nickname, contact.nicknames), (.phone, contact.phones), (.email, contact.emails),
            (.handle, contact.handles),
        ]
        let names: [(kind: ContactNameRow.Kind, names: [Contact.Alias])] =
            values.map { ($0, $1.map { Contact.Alias($0) }) } + [(.alias, contact.aliases)]
        // What stays keeps its row: the journal's entries, and where an alias came from, hang on it.
        let stored = try ContactNameRow.rows(db, where: "contact_id", is: id)
        var known = Dictionary(stored.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
        for (kind, names) in names {
            var seen = Set<Key>()
            for (position, name) in names.enumerated() {
                let key = Key(kind: kind, value: name.name, app: name.app?.rawValue ?? "")
                guard seen.insert(key).inserted else { continue }
                if var row = known.removeValue(forKey: key) {
                    guard row.position != position else { continue }
                    row.position = position
                    try row.update(db)
                } else {
                    try ContactNameRow(
                        id: Identifier<ContactNameRow>.random().description, contactId: id, kind: kind,
                        value: key.value, source: "user", app: key.app, position: position
                    ).insert(db)
                }
            }
        }
        for row in known.values { try row.delete(db) }
    }

    /// What no two names of one contact have in common.
    private struct Key: Hashable {
        var kind: ContactNameRow.Kind
        var value: String
        var app: String

        init(kind: ContactNameRow.Kind, value: String, app: String) {
            self.kind = kind
            self.value = value
            self.app = app
        }

        init(_ row: ContactNameRow) {
            self.init(kind: row.kind, value: row.value, app: row.app)
        }
    }

    /// All contacts in the order of their names, or those of `ids`.
    ///
    /// Columns are read by position: decoding ten thousand rows by their keys took longer than matching them.
    static func contacts(ids: [String]? = nil, _ db: any Session) throws -> [Contact] {
        let arguments: SQLArguments = if let ids { [try ids.storedJSON()] } else { [] }
        // Said only where it is wanted: with "or all" in the condition, SQLite would use no index.
        func wanted(_ column: StaticString) -> String {
            ids == nil ? "" : "WHERE \(column) IN \(db.dialect.listed())"
        }
        var names: [String: [(kind: String, value: String, app: String)]] = [:]
        let ofNames =
            "SELECT contact_id, kind, value, app FROM contact_name \(wanted("contact_id")) ORDER BY position"
        let ofContacts = "SELECT id, uid, name, is_me FROM contact \(wanted("id")) ORDER BY name"
        try db.expect([(ofNames, arguments), (ofContacts, arguments)])
        try db.forEach(ofNames, arguments) { row in
            names[try row[0], default: []].append((try row[1], try row[2], try row[3]))
        }
        return try db.rows(ofContacts, arguments) { row in
            let id: String = try row[0]
            var contact = Contact(id: try StoreError.id(id), uid: try row[1], name: try row[2], isMe: try row[3])
            for (kind, value, app) in names[id] ?? [] {
                switch ContactNameRow.Kind(rawValue: kind) {
                case .given: contact.given = contact.given ?? value
                case .family: contact.family = contact.family ?? value
                case .nickname: contact.nicknames.append(value)
                case .phone: contact.phones.append(value)
                case .email: contact.emails.append(value)
                case .handle: contact.handles.append(value)
                case .alias: contact.aliases.append(Contact.Alias(value, app: Transcript.App(rawValue: app)))
                case nil: break
                }
            }
            return contact
        }
    }
}
