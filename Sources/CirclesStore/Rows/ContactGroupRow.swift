internal import CirclesCore
internal import Foundation
internal import GRDB

/// A list of people as it came, and to whom its label was given.
struct ContactGroupRow: StoredRow {
    static let databaseTableName = "contact_group"

    var id: String
    var uid: String?
    var name: String
    /// `ContactCard.stored`.
    var body: String
    var label: String
    /// `ContactGroup.key` of members.
    var labelled: [String]

    /// By its UID; one without, by its name.
    static func find(_ group: ContactGroup, _ db: Database) throws -> Self? {
        if let uid = group.uid {
            try fetchOne(db, sql: "SELECT * FROM contact_group WHERE uid = ?", arguments: [uid])
        } else {
            try fetchOne(db, sql: "SELECT * FROM contact_group WHERE uid IS NULL AND name = ?", arguments: [group.name])
        }
    }
}
