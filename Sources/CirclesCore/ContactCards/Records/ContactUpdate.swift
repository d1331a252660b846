/// Brings a contact up to date with a newer card, without losing what the user changed here.
///
/// A three-way merge: what the user left as the earlier card had it follows the newer card; what differs from the
/// earlier card is the user's own and stays. What the user took away does not come back.
package struct ContactUpdate: Sendable {
    private let phoneNumbers: any PhoneNumbers
    private let region: String?

    package init(phoneNumbers: any PhoneNumbers, region: String?) {
        self.phoneNumbers = phoneNumbers
        self.region = region
    }

    /// - Parameters:
    ///   - base: What the earlier card said; nil when the contact did not come from one: then only what is missing is
    ///     filled in.
    ///   - takesAway: What the earlier card had and the newer one lacks is taken away.
    package func merged(
        _ mine: ContactRecord, base: ContactRecord?, newer: ContactRecord, takesAway: Bool = true
    ) -> ContactRecord {
        var result = mine
        func field(_ path: WritableKeyPath<ContactRecord, String?>) {
            let old = base?[keyPath: path]
            if mine[keyPath: path] == old, takesAway || newer[keyPath: path] != nil {
                result[keyPath: path] = newer[keyPath: path]
            }
        }
        for line in ContactField.lines { field(line.path) }
        field(\.details.note)
        if let base, mine.contact.name == base.contact.name { result.contact.name = newer.contact.name }
        result.contact.uid = mine.contact.uid ?? newer.contact.uid
        func list<Value: Hashable>(
            _ path: KeyPath<ContactRecord, [Value]>, _ isSame: (Value, Value) -> Bool
        ) -> [Value] {
            Self.list(
                mine[keyPath: path], base?[keyPath: path] ?? [], newer[keyPath: path], takesAway: takesAway, isSame)
        }
        result.contact.nicknames = list(\.contact.nicknames, ==)
        result.contact.handles = list(\.contact.handles) {
            Identifiers.foldHandle($0) == Identifiers.foldHandle($1)
        }
        result.contact.emails = list(\.contact.emails) {
            Identifiers.foldAddress($0) == Identifiers.foldAddress($1)
        }
        result.contact.phones = list(\.contact.phones, isSameNumber)
        for alias in newer.contact.aliases { result.contact.aliases.appendNew(alias) }
        result.details.labels = list(\.details.labels, ==)
        result.details.relations = list(\.details.relations, ==)
        return result
    }

    private func isSameNumber(_ a: String, _ b: String) -> Bool {
        a == b || phoneNumbers.compare(a, b, region: region) >= .national
    }

    private static func list<Value: Hashable>(
        _ mine: [Value], _ old: [Value], _ new: [Value], takesAway: Bool, _ isSame: (Value, Value) -> Bool
    ) -> [Value] {
        if mine == old, takesAway || mine.isEmpty { return new }
        // A value written differently in the newer card takes the place of the old one.
        var result = mine.compactMap { value -> Value? in
            guard old.contains(value), !new.contains(value) else { return value }
            return new.first { isSame($0, value) } ?? (takesAway ? nil : value)
        }
        for value in new where !old.contains(value) && !result.contains(where: { isSame($0, value) }) {
            result.append(value)
        }
        return result
    }
}

extension ContactUpdate {
    /// Two contacts that are one person: what `mine` says stays, what it lacks comes from `other`, whose name it is
    /// known by, too.
    package func joined(_ mine: ContactRecord, _ other: ContactRecord) -> ContactRecord {
        var result = merged(mine, base: ContactRecord(contact: Contact(id: mine.contact.id, name: "")), newer: other)
        let known = [mine.contact.name] + mine.contact.nicknames + mine.contact.aliases.map(\.name)
        let name = ContactName(other.contact.name)
        if !known.contains(where: { ContactName($0).isSame(as: name) }) {
            result.contact.aliases.appendNew(Contact.Alias(other.contact.name))
        }
        if let note = other.details.note, let own = mine.details.note, own != note {
            result.details.note = "\(own)\n\n\(note)"
        }
        result.contact.isMe = mine.contact.isMe || other.contact.isMe
        return result
    }

    /// Whether a card that has no UID known here, or none at all, is about this contact: the same `ContactName`, and an
    /// equal e-mail address or number.
    package func isSamePerson(_ card: ContactRecord, _ known: ContactRecord, knownNames: [String]) -> Bool {
        let name = ContactName(card.contact.name)
        guard ([known.contact.name] + knownNames).contains(where: { ContactName($0).isSame(as: name) })
        else { return false }
        let addresses = Set(known.contact.emails.map(Identifiers.foldAddress))
        if card.contact.emails.contains(where: { addresses.contains(Identifiers.foldAddress($0)) }) { return true }
        return card.contact.phones.contains { phone in
            known.contact.phones.contains { isSameNumber(phone, $0) }
        }
    }
}
