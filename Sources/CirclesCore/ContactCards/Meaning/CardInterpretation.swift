/// What a card says, as a contact.
package struct CardInterpretation: Sendable {
    /// With an id of its own.
    package var record: ContactRecord
    /// Other UIDs that lead to the same person.
    package var formerUIDs: [String]
    /// The card marks its person as the user.
    package var isMe: Bool

    /// Nil when the card names nobody: neither a name nor an organisation, an address or a number.
    package init?(_ card: ContactCard, id: Contact.ID = .random()) {
        var contact = Contact(id: id, name: "")
        var details = ContactDetails()
        var notes: [String] = []
        formerUIDs = []
        isMe = false
        for meaning in CardMeanings(card).meanings {
            switch meaning {
            case .uid(let uid): contact.uid = uid
            case .formerUID(let uid): formerUIDs.append(uid)
            case .displayName(let name): contact.name = name
            case .nameParts(let parts): Self.take(parts, &contact, &details)
            case .nicknames(let names): for name in names { contact.nicknames.appendNew(name) }
            case .phone(let number): contact.phones.appendNew(number)
            case .email(let address): contact.emails.appendNew(address)
            case .handle(let handle): contact.handles.appendNew(handle)
            case .alias(let alias): contact.aliases.appendNew(alias)
            case .organization(let name, let department):
                details.organization = name
                details.department = department
            case .title(let title): details.title = title
            case .birthday(let date): details.birthday = date
            case .anniversary(let date): details.anniversary = date
            case .relation(let relation): details.relations.appendNew(relation)
            case .note(let note): notes.append(note)
            case .labels(let labels): for label in labels { details.labels.appendNew(label) }
            case .phoneticGiven(let name): details.phoneticGiven = name
            case .phoneticMiddle(let name): details.phoneticMiddle = name
            case .phoneticFamily(let name): details.phoneticFamily = name
            case .me: isMe = true
            case .revision, .groupLabel, .other: break
            }
        }
        details.note = notes.count < 2 ? notes.first : CardText.cleanNote(notes.joined(separator: "\n\n"))
        if contact.name.isEmpty {
            guard let name = Self.name(contact, details) ?? Self.unstructuredName(card) else { return nil }
            contact.name = name
        }
        record = ContactRecord(contact: contact, details: details)
    }

    private static func take(
        _ parts: PropertyMeaning.NameParts, _ contact: inout Contact, _ details: inout ContactDetails
    ) {
        guard !parts.isGuessed else { return }
        contact.family = parts.family
        contact.given = parts.given
        details.middle = parts.middle
        details.prefix = parts.prefix
        details.suffix = parts.suffix
    }

    /// A name for a card that shows none.
    private static func name(_ contact: Contact, _ details: ContactDetails) -> String? {
        let parts = [contact.given, details.middle, contact.family].compactMap(\.self)
        if let given = contact.given, let family = contact.family, (given + family).isEastAsian {
            return CardText.line(family + given)
        }
        if !parts.isEmpty { return CardText.line(parts.joined(separator: " ")) }
        return details.organization ?? contact.nicknames.first ?? contact.emails.first ?? contact.phones.first
            ?? contact.handles.first
    }

    private static func unstructuredName(_ card: ContactCard) -> String? {
        card.properties.first { $0.key == "N" }.flatMap { CardText.clean($0.value) }
            .flatMap { $0.allSatisfy { $0 == ";" || $0.isWhitespace } ? nil : $0 }
    }
}

extension Array where Element: Equatable {
    mutating func appendNew(_ element: Element) {
        if !contains(element) { append(element) }
    }
}

extension String {
    /// Han, kana or hangul only: the family name comes first and there is no space.
    fileprivate var isEastAsian: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case 0x3005, 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
                default: false
                }
            }
    }
}
