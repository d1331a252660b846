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
    var everyDays: Int?

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
        everyDays = details.everyDays
    }

    static func save(_ details: ContactDetails, of contact: Contact.ID, _ db: Database) throws {
        if details.isEmpty {
            try deleteOne(db, key: contact.description)
        } else {
            try Self(details, of: contact).upsert(db)
        }
    }

    /// By the position of the columns, as an export reads them by the hundred thousand.
    static func details(ids: [String], _ db: Database) throws -> [String: ContactDetails] {
        // One argument however many: SQLite takes no more than 32,766.
        let wanted = try ids.storedJSON()
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT contact_id, middle, prefix, suffix, phonetic_given, phonetic_middle, phonetic_family,
                        organization, department, title, birthday, anniversary, note, relations, labels, every_days
                    FROM contact_detail WHERE contact_id IN (SELECT value FROM json_each(?))
                    """),
            arguments: [wanted])
        var all: [String: ContactDetails] = [:]
        while let row = try rows.next() {
            var details = ContactDetails()
            details.middle = row[1]
            details.prefix = row[2]
            details.suffix = row[3]
            details.phoneticGiven = row[4]
            details.phoneticMiddle = row[5]
            details.phoneticFamily = row[6]
            details.organization = row[7]
            details.department = row[8]
            details.title = row[9]
            details.birthday = row[10]
            details.anniversary = row[11]
            details.note = row[12]
            details.relations = try list(row[13])
            details.labels = try list(row[14])
            details.everyDays = row[15]
            all[row[0]] = details
        }
        return all
    }

    private static func list<Value: Decodable>(_ json: String) throws -> [Value] {
        json == "[]" ? [] : try JSONDecoder().decode([Value].self, from: Data(json.utf8))
    }
}
