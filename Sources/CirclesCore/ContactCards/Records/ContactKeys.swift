/// Leads from e-mail addresses, numbers and names to the contacts that may have them, by hashes alone: a book of a
/// hundred thousand takes a few megabytes. Who is found has to be compared: hashes of folded texts say no more than "may".
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

    package mutating func add(_ contact: Contact) { add(contact.id, Hashes(contact)) }

    package mutating func add(_ id: Contact.ID, _ hashes: Hashes) {
        let number = add(id)
        names.insert(number, for: hashes.name)
        for address in hashes.addresses { addresses.insert(number, for: address) }
        for phone in hashes.phones { phones.insert(number, for: phone) }
    }

    /// Contacts that may have the name of the one whose hashes these are.
    package func namesakes(of hashes: Hashes) -> [Contact.ID] { names.values(for: hashes.name).map { ids[Int($0)] } }

    /// Contacts that may have an address or number of the one whose hashes these are; without any, those that may have
    /// its name.
    package func candidates(for hashes: Hashes) -> Set<Contact.ID> {
        var found: Set<Contact.ID> = []
        func take(_ numbers: [Int32]) { for number in numbers { found.insert(ids[Int(number)]) } }
        if hashes.isBare { take(names.values(for: hashes.name)) }
        for address in hashes.addresses { take(addresses.values(for: address)) }
        for phone in hashes.phones { take(phones.values(for: phone)) }
        return found
    }
}

extension ContactKeys {
    /// What a contact is found by.
    package struct Hashes: Sendable {
        let name: UInt64
        let addresses: [UInt64]
        let phones: [UInt64]
        /// It has neither an address nor a number that can tell people apart: "12" cannot.
        let isBare: Bool

        package init(_ contact: Contact) {
            name = ScalarHash.of(NameNormalizer.fold(contact.name))
            addresses = contact.emails.map { ScalarHash.of(Identifiers.foldAddress($0)) }
            phones = contact.phones.compactMap(PhoneDigits.blockingKey)
            isBare = addresses.isEmpty && phones.isEmpty
        }
    }
}
