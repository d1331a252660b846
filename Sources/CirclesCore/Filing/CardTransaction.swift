package import Foundation

/// What the rules of importing contacts ask of a transaction: cards, whom a UID leads to, groups of address books, and one entry of
/// the journal for all that a batch changes.
package protocol CardTransaction {
    /// The same transaction, for all else.
    var store: any StoreTransaction { get }

    /// What leads to the contacts as they are now.
    func keys() throws -> BookKeys
    func contact(withUID uid: String) throws -> Contact.ID?
    /// The contact that a UID leads to, if its card with this UID says just this.
    func contact(withUID uid: String, whoseCardIs body: String) throws -> ContactReference?
    /// In the order in which they came to the contact.
    func cards(of contact: Contact.ID) throws -> [StoredCard]
    /// A new card comes after those that the contact has.
    func add(_ card: StoredCard, to contact: Contact.ID) throws
    /// Writes over the body of a card that the contact has.
    func save(_ card: StoredCard, of contact: Contact.ID) throws
    /// A contact that is known to be new, with the card that it came from.
    ///
    /// - Parameters:
    ///   - uids: Those that lead to it.
    ///   - names: The ids of its names begin like this one: they grow from contact to contact.
    func insert(
        _ record: ContactRecord, card body: String, uids: [String], names: Identifier<KnownName>, at now: Date
    ) throws

    /// By its UID; one without, by its name.
    func group(like group: ContactGroup) throws -> StoredGroup?
    func group(_ id: StoredGroup.ID) throws -> StoredGroup?
    func groups() throws -> [StoredGroup.ID]
    /// Writes over what is stored under its id, or a new group.
    func save(_ group: StoredGroup) throws

    /// Performs a write on one contact, or on one group, and notes how the rows stood before the batch.
    func changing(_ scope: JournalScope, _ body: () throws -> Void) throws
    /// Writes one entry for all of the batch.
    ///
    /// - Returns: The entry; nil when the batch changed nothing.
    func writeEntry(source: String, cause: JournalEntry.ID?, at now: Date) throws -> JournalEntry.ID?
}

/// A card that a contact came from, as it came.
package struct StoredCard: Sendable {
    /// Among the contact's cards.
    package var position: Int
    package var uid: String?
    /// `ContactCard.stored`.
    package var body: String

    package init(position: Int = 0, uid: String?, body: String) {
        self.position = position
        self.uid = uid
        self.body = body
    }
}

/// A group of an address book as it came, and to whom its label was given.
package struct StoredGroup: Sendable {
    package typealias ID = Identifier<StoredGroup>

    package var id: ID
    package var uid: String?
    package var name: String
    /// `ContactCard.stored`.
    package var body: String
    /// The label that members have of it: the group's name when they got it.
    package var label: String
    /// `ContactGroup.key` of members.
    package var labelled: [String]

    package init(id: ID, uid: String?, name: String, body: String, label: String, labelled: [String]) {
        self.id = id
        self.uid = uid
        self.name = name
        self.body = body
        self.label = label
        self.labelled = labelled
    }

    package var card: ContactCard { ContactCard(stored: body) }

    /// Members who are no contacts here.
    package var strangers: [String] {
        let known = Set(labelled)
        return (ContactGroup(card)?.members ?? []).filter { !known.contains($0) }
    }
}

/// What leads to the contacts of a book, for a run of imports.
package struct BookKeys: Sendable {
    package var contacts: ContactKeys
    /// One of them is the user.
    package var hasMe: Bool

    package init(contacts: ContactKeys, hasMe: Bool) {
        self.contacts = contacts
        self.hasMe = hasMe
    }
}
