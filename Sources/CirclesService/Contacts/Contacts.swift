package import CirclesCore
internal import Foundation

/// The writes of the contact book. Each returns what was written together with what it brought about.
package struct Contacts: Sendable {
    let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    /// A contact that came into the book.
    package struct Added: Sendable {
        package let record: ContactRecord
        /// Another contact of the same name: captures with that name go to the inbox.
        package let namesake: Contact?
        /// Somebody of this name has one of its numbers or addresses, too.
        package let isSamePerson: Bool
    }

    /// - Parameter places: Where the user says that they spoke.
    /// - Throws: `CirclesError` with `badInput` or `usage` when a field cannot be what it was said to be.
    package func add(
        _ name: String, _ fields: ContactEdit, whoSpoke places: [SpokenIn] = []
    ) async throws(CirclesError) -> BookWrite<Added> {
        var record = ContactRecord(contact: Contact(name: try ContactText.check(name, "a name")))
        try fields.apply(to: &record)
        let contact = record.contact
        let namesakes = try await context.database.contacts().filter { $0.name == contact.name }
        let update = ContactUpdate(phoneNumbers: context.rules.phoneNumbers, region: context.rules.region)
        let same = namesakes.first { update.isSamePerson(record, ContactRecord(contact: $0), knownNames: []) }
        let effects = try await context.database.add(record, whoSpoke: places, at: Date())
        return BookWrite(
            value: Added(record: record, namesake: same ?? namesakes.first, isSamePerson: same != nil),
            consequences: try await context.consequences(of: [contact], effects))
    }

    /// - Throws: `CirclesError` with `notFound` for a value that the contact does not have, `badInput` or `usage` when a
    ///   field cannot be what it was said to be.
    package func edit(_ contact: Contact, _ edit: ContactEdit) async throws(CirclesError) -> BookWrite<ContactRecord> {
        var record = try await context.database.record(contact)
        let before = record
        try edit.apply(to: &record)
        guard record != before else { return BookWrite(value: record, consequences: BookConsequences()) }
        let effects = try await context.database.update(record, at: Date())
        return BookWrite(
            value: record,
            consequences: try await context.consequences(of: [record.contact], effects))
    }

    /// What tells those apart who share a name with another of `contacts`: a number or address, an employer, or the last
    /// conversation.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func marks(of contacts: [Contact]) async throws(CirclesError) -> [Contact.ID: String] {
        try await Namesakes(context.database).marks(of: contacts)
    }

    /// A decision whose suggestions of one name are told apart in their reasons.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func toldApart(_ match: MatchDecision) async throws(CirclesError) -> MatchDecision {
        try await Namesakes(context.database).told(in: match)
    }

    /// Says who the user is; a name that no contact has is added.
    ///
    /// - Parameter name: A full name or an id.
    /// - Throws: `CirclesError` with `ambiguous` for a name that several have, `badInput` for what is no name.
    package func setMe(_ name: String) async throws(CirclesError) -> BookWrite<Contact> {
        var me: Contact
        do throws(CirclesError) {
            me = try await context.contact(name)
        } catch  where error.code == .notFound {
            me = Contact(name: try ContactText.check(name, "a name"))
        }
        me.isMe = true
        let chosen = me
        return try await context.comparingNotes { () async throws(CirclesError) in
            (chosen, try await context.database.setMe(chosen, at: Date()).forgottenAliases)
        }
    }

    /// Where what a removed contact has goes.
    package enum Destination: Sendable {
        /// It must have no interactions.
        case nowhere
        /// Its interactions become notes again.
        case inbox
        /// All it has goes to another contact.
        case contact(Contact)
    }

    /// - Returns: How many interactions went elsewhere.
    /// - Throws: `CirclesError` with `usage` when there are interactions that may go nowhere.
    package func remove(
        _ contact: Contact, to destination: Destination
    ) async throws(CirclesError) -> BookWrite<Int> {
        try await context.comparingNotes { () async throws(CirclesError) in
            switch destination {
            case .nowhere: return (try await context.database.remove(contact, .onlyIfEmpty, at: Date()), [])
            case .inbox: return (try await context.database.remove(contact, .toInbox, at: Date()), [])
            case .contact(let other):
                let merged = try await context.database.merge(
                    contact.id, into: other.id, with: context.contactUpdate, at: Date())
                return (merged.interactions, merged.effects.forgottenAliases)
            }
        }
    }

    /// What two contacts became.
    package struct Merged: Sendable {
        package let entry: JournalEntry.ID
        package let record: ContactRecord
        package let changes: [ContactChange]
        /// How many interactions came along.
        package let interactions: Int
    }

    /// Makes one contact of two: everything of `other` goes to `survivor`.
    ///
    /// - Parameter isDryRun: The write is done on a copy of the database; it brings nothing about.
    /// - Throws: `CirclesError` with `usage` for one and the same contact, or while captures for `other` are not finished.
    package func merge(
        _ other: Contact, into survivor: Contact, isDryRun: Bool = false
    ) async throws(CirclesError) -> BookWrite<Merged> {
        let store = isDryRun ? try context.database.copyForDryRun() : context.database
        let merged = try await store.merge(
            other.id, into: survivor.id, with: context.contactUpdate, at: Date())
        let consequences =
            isDryRun
            ? BookConsequences()
            : try await context.consequences(of: [merged.record.contact], merged.effects)
        return BookWrite(
            value: Merged(
                entry: merged.entry, record: merged.record, changes: merged.changes, interactions: merged.interactions),
            consequences: consequences)
    }
}
