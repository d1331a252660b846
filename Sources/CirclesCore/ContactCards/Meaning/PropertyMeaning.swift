/// What a property of a card says about a person, as far as it is understood.
enum PropertyMeaning: Hashable, Sendable {
    case uid(String)
    case formerUID(String)
    case displayName(String)
    case nameParts(NameParts)
    case nicknames([String])
    case phone(String)
    case email(String)
    case handle(String)
    case alias(Contact.Alias)
    case organization(name: String?, department: String?)
    case title(String)
    case birthday(String)
    case anniversary(String)
    case relation(ContactRelation)
    case note(String)
    case labels([String])
    case phoneticGiven(String)
    case phoneticMiddle(String)
    case phoneticFamily(String)
    case me
    /// When the card was written.
    case revision
    /// A label of the property that it is grouped with.
    case groupLabel
    /// Not understood: kept as it came.
    case other

    struct NameParts: Hashable, Sendable {
        var family, given, middle, prefix, suffix: String?
        /// Made up from the display name for programs that need one.
        var isGuessed = false
    }
}

/// The meanings of a card's properties, in their order.
///
/// Reading and writing both go by this: what has a meaning is written from the contact, what has none as it came.
struct CardMeanings {
    let meanings: [PropertyMeaning]

    /// Fields of which a contact has one: the first property says it, others are kept.
    private enum Single: Hashable {
        case uid, displayName, nameParts, organization, title, birthday, anniversary
        case phoneticGiven, phoneticMiddle, phoneticFamily
    }

    init(_ card: ContactCard) {
        var labels: [String: String] = [:]
        for property in card.properties where property.key == "X-ABLABEL" {
            if let group = property.group { labels[group.uppercased()] = CardText.clean(property.value) }
        }
        var meanings: [PropertyMeaning] = []
        meanings.reserveCapacity(card.properties.count)
        var taken: Set<Single> = []
        for property in card.properties {
            let label = property.group.flatMap { labels[$0.uppercased()] }
            var meaning = Self.meaning(of: property, label: label)
            if let single = Self.single(meaning), !taken.insert(single).inserted { meaning = .other }
            meanings.append(meaning)
        }
        self.meanings = meanings
    }

    private static func single(_ meaning: PropertyMeaning) -> Single? {
        switch meaning {
        case .uid: .uid
        case .displayName: .displayName
        case .nameParts: .nameParts
        case .organization: .organization
        case .title: .title
        case .birthday: .birthday
        case .anniversary: .anniversary
        case .phoneticGiven: .phoneticGiven
        case .phoneticMiddle: .phoneticMiddle
        case .phoneticFamily: .phoneticFamily
        default: nil
        }
    }

    private static func meaning(of property: CardProperty, label: String?) -> PropertyMeaning {
        let value = property.value
        func text(_ make: (String) -> PropertyMeaning) -> PropertyMeaning { CardText.clean(value).map(make) ?? .other }
        switch property.key {
        case "FN": return text { .displayName($0) }
        case "N": return nameParts(property)
        case "TEL": return PhoneText.read(property).map { .phone($0) } ?? .other
        case "EMAIL": return EmailText.read(property).map { .email($0) } ?? .other
        case "ORG": return organization(value)
        case "NICKNAME": return list(value).map { .nicknames($0) } ?? .other
        case "CATEGORIES": return list(value).map { .labels($0) } ?? .other
        case "TITLE": return text { .title($0) }
        case "NOTE": return CardText.cleanNote(CardText.unescape(value)).map { .note($0) } ?? .other
        case "UID": return CardText.clean(value, limit: 1000).map { .uid($0) } ?? .other
        case "REV": return .revision
        case "BDAY": return CardDate.read(property).map { .birthday($0) } ?? .other
        case "ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY", "X-MS-ANNIVERSARY":
            return CardDate.read(property).map { .anniversary($0) } ?? .other
        case "X-ABDATE":
            guard label.map(AppleLabel.plain) == "anniversary" else { return .other }
            return CardDate.read(property).map { .anniversary($0) } ?? .other
        case "X-ABLABEL": return .groupLabel
        case "X-PHONETIC-FIRST-NAME": return text { .phoneticGiven($0) }
        case "X-PHONETIC-MIDDLE-NAME": return text { .phoneticMiddle($0) }
        case "X-PHONETIC-LAST-NAME": return text { .phoneticFamily($0) }
        case "X-CIRCLES-ALIAS":
            return text {
                .alias(Contact.Alias($0, app: property.first("X-APP").flatMap(Transcript.App.init(rawValue:))))
            }
        case "X-CIRCLES-ME": return .me
        case "X-CIRCLES-FORMER-UID": return CardText.clean(value, limit: 1000).map { .formerUID($0) } ?? .other
        case "X-ANDROID-CUSTOM": return AndroidField.read(value)
        default: break
        }
        if let relation = RelationProperty.read(property, label: label) { return .relation(relation) }
        if let handle = HandleText.read(property) { return .handle(handle) }
        return .other
    }

    private static func nameParts(_ property: CardProperty) -> PropertyMeaning {
        // A name without any structure says no more than the display name does.
        let components = CardText.split(property.value, at: ";")
        guard components.count > 1 else { return .other }
        func part(_ index: Int) -> String? {
            guard index < components.count, !components[index].isEmpty else { return nil }
            let values = CardText.split(components[index], at: ",").map { CardText.unescape($0).trimmed }
            return CardText.line(values.filter { !$0.isEmpty }.joined(separator: " "))
        }
        return .nameParts(
            .init(
                family: part(0), given: part(1), middle: part(2), prefix: part(3), suffix: part(4),
                isGuessed: property.first("X-CIRCLES-GUESSED") != nil))
    }

    private static func organization(_ value: String) -> PropertyMeaning {
        let units = CardText.split(value, at: ";").map { CardText.clean($0) }
        let department = units.dropFirst().compactMap(\.self).joined(separator: "; ")
        let name = units.first ?? nil
        guard name != nil || !department.isEmpty else { return .other }
        return .organization(name: name, department: CardText.line(department))
    }

    /// Nil for none, and for so many that nobody wrote them.
    private static func list(_ value: String) -> [String]? {
        let values = CardText.split(value, at: ",")
        guard values.count <= CardText.longestList else { return nil }
        let cleaned = values.compactMap { CardText.clean($0) }
        return cleaned.isEmpty ? nil : cleaned
    }
}
