internal import CirclesCore
internal import Foundation
internal import GRDB

/// `ContactDetails` of one contact; there is no row when they are empty.
struct ContactDetailRow: StoredRow {
    static let databaseTableName = "contact_detail"

    var contactId: String
    var middle: String?
    var prefix: String?
    var suffix: String?
    var phoneticGiven: String?
    var phoneticMiddle: String?
    var phoneticFamily: String?
    var organization: String?
    var department: String?
    var title: String?
    var birthday: String?
    var anniversary: String?
    var relations: [ContactRelation]
    var note: String?
    var labels: [String]

    init(_ details: ContactDetails, of contact: Contact.ID) {
        contactId = contact.description
        middle = details.middle
        prefix = details.prefix
        suffix = details.suffix
        phoneticGiven = details.phoneticGiven
        phoneticMiddle = details.phoneticMiddle
        phoneticFamily = details.phoneticFamily
        organization = details.organization
        department = details.department
        title = details.title
        birthday = details.birthday
        anniversary = details.anniversary
        relations = details.relations
        note = details.note
        labels = details.labels
    }

    var details: ContactDetails {
        var details = ContactDetails()
        details.middle = middle
        details.prefix = prefix
        details.suffix = suffix
        details.phoneticGiven = phoneticGiven
        details.phoneticMiddle = phoneticMiddle
        details.phoneticFamily = phoneticFamily
        details.organization = organization
        details.department = department
        details.title = title
        details.birthday = birthday
        details.anniversary = anniversary
        details.relations = relations
        details.note = note
        details.labels = labels
        return details
    }

    static func save(_ details: ContactDetails, of contact: Contact.ID, _ db: Database) throws {
        if details.isEmpty {
            try deleteOne(db, key: contact.description)
        } else {
            try Self(details, of: contact).upsert(db)
        }
    }

    static func details(ids: [String], _ db: Database) throws -> [String: ContactDetails] {
        // One argument however many: SQLite takes no more than 32,766.
        let list = String(decoding: try JSONEncoder().encode(ids), as: UTF8.self)
        let rows = try fetchAll(
            db.cachedStatement(
                sql: "SELECT * FROM contact_detail WHERE contact_id IN (SELECT value FROM json_each(?))"),
            arguments: [list])
        return Dictionary(rows.map { ($0.contactId, $0.details) }, uniquingKeysWith: { first, _ in first })
    }
}
