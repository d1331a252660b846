internal import CirclesCore
internal import Foundation
internal import GRDB

/// A card that a contact came from, as it came.
struct ContactCardRow: StoredRow {
    static let databaseTableName = "contact_card"

    var contactId: String
    /// In the order in which they came to the contact.
    var position: Int
    var uid: String?
    /// `ContactCard.stored`.
    var body: String

    static func cards(of contact: String, _ db: Database) throws -> [ContactCardRow] {
        try fetchAll(
            db.cachedStatement(sql: "SELECT * FROM contact_card WHERE contact_id = ? ORDER BY position"),
            arguments: [contact])
    }

    /// After all that the contact has.
    static func nextPosition(of contact: String, _ db: Database) throws -> Int {
        try cards(of: contact, db).map(\.position).max().map { $0 + 1 } ?? 0
    }
}

/// Which contact a UID leads to.
enum ContactUID {
    static func contact(_ uid: String, _ db: Database) throws -> String? {
        try String.fetchOne(
            db.cachedStatement(sql: "SELECT contact_id FROM contact_uid WHERE uid = ?"), arguments: [uid])
    }

    /// A UID that leads to somebody already stays there.
    static func lead(_ uid: String, to contact: String, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO contact_uid (uid, contact_id) VALUES (?, ?)")
            .execute(arguments: [uid, contact])
    }
}
