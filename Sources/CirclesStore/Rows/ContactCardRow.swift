internal import CirclesCore
internal import Foundation

/// A card that a contact came from, as it came.
struct ContactCardRow: StoredRow {
    static let table = "contact_card"
    static let primaryKey = ["contact_id", "position"]

    var contactId: String
    /// In the order in which they came to the contact.
    var position: Int
    var uid: String?
    /// `ContactCard.stored`.
    var body: String

    static func cards(of contact: String, _ db: any Session) throws -> [ContactCardRow] {
        try fetchAll(db, "SELECT * FROM contact_card WHERE contact_id = ? ORDER BY position", [contact])
    }

    /// After all that the contact has.
    static func nextPosition(of contact: String, _ db: any Session) throws -> Int {
        try cards(of: contact, db).map(\.position).max().map { $0 + 1 } ?? 0
    }
}

/// Which contact a UID leads to.
enum ContactUID {
    static func contact(_ uid: String, _ db: any Session) throws -> String? {
        try String.fetchOne(db, "SELECT contact_id FROM contact_uid WHERE uid = ?", [uid])
    }

    /// A UID that leads to somebody already stays there.
    static func lead(_ uid: String, to contact: String, _ db: any Session) throws {
        try db.run("INSERT INTO contact_uid (uid, contact_id) VALUES (?, ?) ON CONFLICT DO NOTHING", [uid, contact])
    }
}
