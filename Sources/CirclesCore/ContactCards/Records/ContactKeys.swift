/// Leads from e-mail addresses, numbers and names to the contacts that may have them, by hashes alone: a book of a
/// hundred thousand takes a few megabytes.
package struct ContactKeys: Sendable {
    private var addresses = HashChains(capacity: 0)
    private var phones = HashChains(capacity: 0)
    private var names = HashChains(capacity: 0)
    private var ids: [Contact.ID] = []

    package init() {}

    /// - Returns: The number under which its keys are added.
    package mutating func add(_ id: Contact.ID) -> Int32 {
        ids.append(id)
        return Int32(truncatingIfNeeded: ids.count - 1)
    }

    package mutating func add(email: String, of contact: Int32) {
        addresses.insert(contact, for: ScalarHash.of(Identifiers.foldAddress(email)))
    }

    package mutating func add(phone: String, of contact: Int32) {
        if let key = PhoneDigits.blockingKey(phone) { phones.insert(contact, for: key) }
    }

    package mutating func add(name: String, of contact: Int32) {
        names.insert(contact, for: ScalarHash.of(NameNormalizer.fold(name)))
    }

    package mutating func add(_ contact: Contact) {
        let number = add(contact.id)
        add(name: contact.name, of: number)
        for email in contact.emails { add(email: email, of: number) }
        for phone in contact.phones { add(phone: phone, of: number) }
    }

    /// Contacts that may have an address or number of `contact`; without any, those that may have its name.
    package func candidates(for contact: Contact) -> Set<Contact.ID> {
        var found: Set<Contact.ID> = []
        func take(_ numbers: [Int32]) { for number in numbers { found.insert(ids[Int(number)]) } }
        if contact.emails.isEmpty, contact.phones.isEmpty {
            take(names.values(for: ScalarHash.of(NameNormalizer.fold(contact.name))))
        }
        for email in contact.emails { take(addresses.values(for: ScalarHash.of(Identifiers.foldAddress(email)))) }
        for phone in contact.phones {
            if let key = PhoneDigits.blockingKey(phone) { take(phones.values(for: key)) }
        }
        return found
    }
}
