package import Foundation

/// The contacts, and what was learnt of their names.
///
/// Every write raises the book's revision and is an entry in the journal. Its effects say what it brought about for others:
/// a learnt name that could mean a contact who came is forgotten in the same transaction.
package protocol ContactBook: Sendable {
    /// What became of the book since a revision; all of it for nil, and where that can no longer be told.
    func book(since known: Int64?) async throws(CirclesError) -> BookChanges
    /// All contacts, by name.
    func contacts() async throws(CirclesError) -> [Contact]
    /// Those of `ids` that are there.
    func contacts(_ ids: [Contact.ID]) async throws(CirclesError) -> [Contact.ID: Contact]
    /// The ids of all contacts, or of those with a label, by name.
    func contactIDs(label: String?) async throws(CirclesError) -> [Contact.ID]
    /// Contacts with all that is known of them, by name; with a label, only those that have it.
    func records(label: String?, limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<ContactRecord>
    /// Contacts with all that is known of them, in the order of `ids`; those that are gone are left out.
    func records(_ ids: [Contact.ID]) async throws(CirclesError) -> [ContactRecord]
    /// The same with their cards.
    func files(_ ids: [Contact.ID]) async throws(CirclesError) -> [ContactFile]
    /// The groups that address books brought, by name.
    func contactGroups() async throws(CirclesError) -> [StoredGroup]
    /// The aliases of one contact, or all, and what else was learnt, with where they came from.
    func aliases(of contact: Contact.ID?) async throws(CirclesError) -> [AliasOrigin]

    /// - Parameter places: Where the user says that they spoke: these conversations are theirs, too, in the same step.
    @discardableResult
    func add(
        _ record: ContactRecord, whoSpoke places: [SpokenIn], at now: Date
    ) async throws(CirclesError) -> ContactBookEffects
    /// Replaces what is stored under the contact's id.
    @discardableResult
    func update(_ record: ContactRecord, at now: Date) async throws(CirclesError) -> ContactBookEffects
    /// Makes this contact the user, adding it when it is new; nobody else is.
    @discardableResult
    func setMe(_ contact: Contact, at now: Date) async throws(CirclesError) -> ContactBookEffects
    /// - Returns: How many interactions went to the inbox.
    @discardableResult
    func remove(_ contact: Contact, _ removal: Removal, at now: Date) async throws(CirclesError) -> Int
    /// Everything of `other` goes to `survivor`: interactions with their facts, names, labels, notes, UIDs and cards.
    func merge(
        _ other: Contact.ID, into survivor: Contact.ID, with update: ContactUpdate, at now: Date
    ) async throws(CirclesError) -> Merged
    /// Pairs that the user said are two people, each in both orders.
    func distinctContacts() async throws(CirclesError) -> Set<[Contact.ID]>
    /// These two are never offered as duplicates again, or are again.
    func setDistinct(_ a: Contact.ID, _ b: Contact.ID, _ areDistinct: Bool) async throws(CirclesError)

    /// What the user made of facts about a contact.
    func factChanges(of contact: Contact.ID) async throws(CirclesError) -> [FactChange]
    /// What the user made of facts of one kind, about anybody.
    func factChanges(_ kind: FactChange.Kind) async throws(CirclesError) -> [Contact.ID: [FactChange]]
    func keep(_ change: FactChange, of contact: Contact, at now: Date) async throws(CirclesError)

    /// One transaction of an import: see `ContactImporter`.
    func writeCards<Value: Sendable>(
        _ body: @escaping @Sendable (any CardTransaction) throws -> Value
    ) async throws(CirclesError) -> Value
}

extension ContactBook {
    /// Who takes part in any of them.
    package func contacts(of interactions: [Interaction]) async throws(CirclesError) -> [Contact.ID: Contact] {
        try await contacts(interactions.flatMap { $0.participants.compactMap(\.contactID) })
    }

    package func contactIDs() async throws(CirclesError) -> [Contact.ID] { try await contactIDs(label: nil) }

    package func aliases() async throws(CirclesError) -> [AliasOrigin] { try await aliases(of: nil) }

    package func record(_ contact: Contact) async throws(CirclesError) -> ContactRecord {
        try await records([contact.id]).first ?? ContactRecord(contact: contact)
    }

    @discardableResult
    package func add(_ record: ContactRecord, at now: Date) async throws(CirclesError) -> ContactBookEffects {
        try await add(record, whoSpoke: [], at: now)
    }

    @discardableResult
    package func add(_ contact: Contact, at now: Date) async throws(CirclesError) -> ContactBookEffects {
        try await add(ContactRecord(contact: contact), at: now)
    }
}
