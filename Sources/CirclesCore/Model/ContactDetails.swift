/// What an address book says about a person beyond what the person is found by.
///
/// Kept apart from `Contact`: matching loads every contact and must never see a note.
package struct ContactDetails: Codable, Hashable, Sendable {
    package var middle: String?
    /// Before the name: "Dr.".
    package var prefix: String?
    /// After the name: "Jr.".
    package var suffix: String?
    package var phoneticGiven: String?
    package var phoneticMiddle: String?
    package var phoneticFamily: String?
    package var organization: String?
    /// The organisation's units, largest first, joined by "; ".
    package var department: String?
    package var title: String?
    /// `1980-03-22`, `--03-22` when the year is not known, or words that are no date.
    package var birthday: String?
    package var anniversary: String?
    package var relations: [ContactRelation]
    package var note: String?
    /// How often the user wants to hear from them, in days.
    package var everyDays: Int?
    /// The circles that the person belongs to: "family", "climbing".
    package var labels: [String]

    package init() {
        relations = []
        labels = []
    }

    package var isEmpty: Bool { self == ContactDetails() }
}

/// Somebody that a contact is related to, as the address book says it.
package struct ContactRelation: Codable, Hashable, Sendable {
    /// "spouse", "assistant" or the user's own word; empty when it is not said.
    package var kind: String
    package var name: String

    package init(kind: String, name: String) {
        self.kind = kind
        self.name = name
    }
}

/// A contact with all that is known of it.
package struct ContactRecord: Hashable, Sendable {
    package var contact: Contact
    package var details: ContactDetails

    package init(contact: Contact, details: ContactDetails = ContactDetails()) {
        self.contact = contact
        self.details = details
    }
}
