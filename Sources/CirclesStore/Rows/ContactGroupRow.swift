internal import CirclesCore
internal import Foundation

/// A list of people as it came, and to whom its label was given.
struct ContactGroupRow: StoredRow {
    static let table = "contact_group"

    var id: String
    var uid: String?
    var name: String
    /// `ContactCard.stored`.
    var body: String
    var label: String
    /// `ContactGroup.key` of members.
    var labelled: [String]

    init(_ group: StoredGroup) {
        id = group.id.description
        uid = group.uid
        name = group.name
        body = group.body
        label = group.label
        labelled = group.labelled
    }

    func group() throws -> StoredGroup {
        StoredGroup(
            id: try StoreError.id(id), uid: uid, name: name, body: body, label: label, labelled: labelled)
    }

    /// By its UID; one without, by its name.
    static func find(_ group: ContactGroup, _ db: any Session) throws -> Self? {
        if let uid = group.uid {
            try fetchOne(db, "SELECT * FROM contact_group WHERE uid = ?", [uid])
        } else {
            try fetchOne(db, "SELECT * FROM contact_group WHERE uid IS NULL AND name = ?", [group.name])
        }
    }

    /// Takes a contact out of all groups, and out of what the journal says of these.
    static func forget(_ contact: String, _ db: any Session) throws {
        let uids = try String.fetchAll(db, "SELECT uid FROM contact_uid WHERE contact_id = ?", [contact])
        let keys = Set((uids + [contact]).map(ContactGroup.key))
        for var row in try fetchAll(db, "SELECT * FROM contact_group") {
            let card = ContactCard(stored: row.body)
            let body = ContactGroup.without(keys, card).stored
            guard body != row.body || row.labelled.contains(where: keys.contains) else { continue }
            row.body = body
            row.labelled.removeAll(where: keys.contains)
            try row.update(db)
            try db.run(
                "DELETE FROM journal WHERE seq IN (SELECT seq FROM journal_mention WHERE key = ?)", [row.id])
        }
    }
}
