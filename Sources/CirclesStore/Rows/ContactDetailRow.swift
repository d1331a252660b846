internal import CirclesCore
internal import Foundation

/// `ContactDetails` of one contact; there is no row when they are empty.
struct ContactDetailRow: StoredRow {
    static let table = "contact_detail"
    static let primaryKey = ["contact_id"]

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

    static func save(_ details: ContactDetails, of contact: Contact.ID, _ db: any Session) throws {
        if details.isEmpty {
            try delete(db, contact.description)
        } else {
            try Self(details, of: contact).upsert(db)
        }
    }

    /// By the position of the columns, as an export reads them by the hundred thousand.
    static func details(ids: [String], _ db: any Session) throws -> [String: ContactDetails] {
        var all: [String: ContactDetails] = [:]
        try db.forEach(
            """
            SELECT contact_id, middle, prefix, suffix, phonetic_given, phonetic_middle, phonetic_family,
                organization, department, title, birthday, anniversary, note, relations, labels, every_days
            FROM contact_detail WHERE contact_id IN \(db.dialect.listed())
            """,
            [try ids.storedJSON()]
        ) { row in
            var details = ContactDetails()
            details.middle = try row[1]
            details.prefix = try row[2]
            details.suffix = try row[3]
            details.phoneticGiven = try row[4]
            details.phoneticMiddle = try row[5]
            details.phoneticFamily = try row[6]
            details.organization = try row[7]
            details.department = try row[8]
            details.title = try row[9]
            details.birthday = try row[10]
            details.anniversary = try row[11]
            details.note = try row[12]
            details.relations = try list(row[13])
            details.labels = try list(row[14])
            details.everyDays = try row[15]
            all[try row[0]] = details
        }
        return all
    }

    private static func list<Value: Decodable>(_ json: String) throws -> [Value] {
        json == "[]" ? [] : try JSONDecoder().decode([Value].self, from: Data(json.utf8))
    }
}
