/// A list of people, as address books keep it: a card of the kind `group` with its members' UIDs (RFC 6350, 6.1.4 and
/// 6.6.5), which in vCard 3.0 has Apple's `X-ADDRESSBOOKSERVER-KIND` and `-MEMBER`.
///
/// Here its name is a label of its members.
package struct ContactGroup: Sendable {
    package let uid: String?
    package let name: String
    /// The members by their UIDs in `key` form, in their order, each once.
    package let members: [String]

    /// Nil when it has no name.
    package init?(_ card: ContactCard) {
        guard
            let name = card.properties.first(where: { $0.key == "FN" }).flatMap({ CardText.clean($0.value) })
                ?? card.properties.first(where: { $0.key == "N" }).flatMap({ CardText.clean($0.value) })
        else { return nil }
        self.name = name
        uid = card.uid
        var seen: Set<String> = []
        members = card.properties.filter(Self.isMember).compactMap { Self.member($0) }.filter {
            seen.insert($0).inserted
        }
    }

    private static func isKind(_ property: CardProperty) -> Bool {
        property.key == "KIND" || property.key == "X-ADDRESSBOOKSERVER-KIND"
    }

    private static func isMember(_ property: CardProperty) -> Bool {
        property.key == "MEMBER" || property.key == "X-ADDRESSBOOKSERVER-MEMBER"
    }

    private static func member(_ property: CardProperty) -> String? {
        CardText.clean(property.value, limit: 1000).map(key)
    }

    /// A UID without `urn:uuid:`, which some programs write before it and some do not.
    package static func key(_ uid: String) -> String {
        uid.prefix(9).caseInsensitiveEquals("urn:uuid:") ? String(uid.dropFirst(9)) : uid
    }

    /// The forms in which the UID of a member may be known.
    package static func uids(_ key: String) -> [String] { [key, "urn:uuid:" + key] }

    /// The card without these members, in `key` form.
    package static func without(_ members: Set<String>, _ card: ContactCard) -> ContactCard {
        var card = card
        card.properties.removeAll { isMember($0) && member($0).map(members.contains) == true }
        return card
    }

    /// Whether two cards of a group say the same, whatever version they are written in and when.
    package static func isSame(_ a: ContactCard, _ b: ContactCard) -> Bool {
        func rest(_ card: ContactCard) -> Set<CardProperty> {
            Set(
                card.properties.filter {
                    !isKind($0) && !isMember($0) && !["UID", "REV", "PRODID", "N", "FN"].contains($0.key)
                }.map { VersionConversion.convert($0, to: .v40) })
        }
        guard let first = Self(a), let second = Self(b) else { return false }
        return first.name == second.name && Set(first.members) == Set(second.members) && rest(a) == rest(b)
    }

    /// The group's card for an export: as it came, with those who have its label as its members.
    ///
    /// - Parameter members: Their UIDs.
    package static func compose(
        _ card: ContactCard, members: [String], version: ContactCard.Version
    ) -> ContactCard {
        let wanted = Set(members.map(key))
        var missing = wanted
        var properties: [CardProperty] = []
        let name = version == .v40 ? "MEMBER" : "X-ADDRESSBOOKSERVER-MEMBER"
        for var property in card.properties where !isKind(property) {
            if isMember(property) {
                guard let member = member(property), wanted.contains(member), missing.remove(member) != nil else {
                    continue
                }
                property = CardProperty(
                    name, group: property.group, parameters: property.parameters, value: property.value)
            }
            properties.append(VersionConversion.convert(property, to: version))
        }
        for member in members where missing.remove(key(member)) != nil {
            let uri = Contact.ID(member) == nil ? member : "urn:uuid:" + member
            properties.append(CardProperty(name, value: CardText.escape(uri)))
        }
        properties.append(CardProperty(version == .v40 ? "KIND" : "X-ADDRESSBOOKSERVER-KIND", value: "group"))
        return ContactCard(version: version, properties: properties)
    }
}
