internal import CirclesCore
internal import Foundation

/// Writes contacts that are known to be new: imports bring them by the thousand, so the statements are prepared once a
/// transaction and bound by position.
struct ContactInsertion {
    private let now: SQLValue
    private let contact, name, detail, card, uid: any PreparedStatement

    init(at now: Date, _ db: any Session) throws {
        self.now = now.sqlValue
        contact = try db.prepare(
            "INSERT INTO contact (id, uid, name, is_me, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)")
        name = try db.prepare(
            """
            INSERT INTO contact_name (id, contact_id, kind, value, source, app, position)
            VALUES (?, ?, ?, ?, 'user', ?, ?) ON CONFLICT DO NOTHING
            """)
        detail = try db.prepare(
            """
            INSERT INTO contact_detail (
                contact_id, middle, prefix, suffix, phonetic_given, phonetic_middle, phonetic_family, organization,
                department, title, birthday, anniversary, relations, note, labels)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        card = try db.prepare("INSERT INTO contact_card (contact_id, position, uid, body) VALUES (?, 0, ?, ?)")
        uid = try db.prepare("INSERT INTO contact_uid (uid, contact_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
    }

    /// - Parameters:
    ///   - names: The ids of its names begin like this one.
    ///   - uids: Those that lead to it.
    func insert(
        _ record: ContactRecord, card body: String, uids: [String], names: Identifier<KnownName>
    ) throws {
        let contact = record.contact
        let id = contact.id.description
        try self.contact.write([id, contact.uid, contact.name, contact.isMe, now])
        try insertNames(of: contact, id, names)
        if !record.details.isEmpty { try insert(record.details, of: id) }
        try card.write([id, contact.uid, body])
        for uid in uids { try self.uid.write([uid, id]) }
    }

    private func insertNames(of contact: Contact, _ id: String, _ names: Identifier<KnownName>) throws {
        let prefix = names.description.dropLast(4)
        var number = 0
        func insert(_ kind: ContactNameRow.Kind, _ value: String, _ position: Int, app: String = "") throws {
            let digits = String(number, radix: 16)
            number += 1
            guard digits.count <= 4 else { return }
            let zeros = String(repeating: "0", count: 4 - digits.count)
            try name.write([prefix + zeros + digits, id, kind.rawValue, value, app, position])
        }
        if let given = contact.given { try insert(.given, given, 0) }
        if let family = contact.family { try insert(.family, family, 0) }
        for (position, name) in contact.nicknames.enumerated() { try insert(.nickname, name, position) }
        for (position, phone) in contact.phones.enumerated() { try insert(.phone, phone, position) }
        for (position, email) in contact.emails.enumerated() { try insert(.email, email, position) }
        for (position, handle) in contact.handles.enumerated() { try insert(.handle, handle, position) }
        for (position, alias) in contact.aliases.enumerated() {
            try insert(.alias, alias.name, position, app: alias.app?.rawValue ?? "")
        }
    }

    private func insert(_ details: ContactDetails, of id: String) throws {
        try detail.write([
            id, details.middle, details.prefix, details.suffix, details.phoneticGiven, details.phoneticMiddle,
            details.phoneticFamily, details.organization, details.department, details.title, details.birthday,
            details.anniversary, try Self.json(details.relations), details.note, try Self.labels(details.labels),
        ])
    }

    private static func json(_ list: [some Encodable]) throws -> String {
        guard !list.isEmpty else { return "[]" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(list), as: UTF8.self)
    }

    /// As the encoder writes them, without one for plain words.
    private static func labels(_ labels: [String]) throws -> String {
        let isPlain = labels.allSatisfy { label in
            label.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x2F && $0 != 0x5C }
        }
        return isPlain ? "[" + labels.map { "\"\($0)\"" }.joined(separator: ",") + "]" : try json(labels)
    }
}
