internal import CirclesCore
internal import Foundation
internal import GRDB

/// A card that a contact came from, as it came.
struct ContactCardRow: StoredRow {
    static let databaseTableName = "contact_card"

    enum Columns {
        static let contactId = Column("contact_id")
        static let position = Column("position")
    }

    var id: String
    var contactId: String
    var uid: String?
    /// `ContactCard.stored`.
    var body: String
    var position: Int

    /// In the order in which they came to the contact.
    static func cards(of contact: String, _ db: Database) throws -> [ContactCardRow] {
        try fetchAll(
            db, sql: "SELECT * FROM contact_card WHERE contact_id = ? ORDER BY position", arguments: [contact])
    }

    /// Writes `card` over the one with its id, or as a new one.
    static func save(_ row: ContactCardRow, _ db: Database) throws { try row.upsert(db) }
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

    static func all(of contact: String, _ db: Database) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT uid FROM contact_uid WHERE contact_id = ? ORDER BY uid", arguments: [contact])
    }
}
