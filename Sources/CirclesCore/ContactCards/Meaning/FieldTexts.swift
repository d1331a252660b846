internal import Foundation

/// Telephone numbers of cards: plain text, or `tel:` URIs (RFC 3966).
enum PhoneText {
    static func read(_ property: CardProperty) -> String? {
        guard var text = CardText.clean(property.value) else { return nil }
        guard text.prefix(4).caseInsensitiveEquals("tel:") else { return text }
        text.removeFirst(4)
        let parts = text.split(separator: ";")
        guard let number = parts.first else { return nil }
        let ext = parts.dropFirst().first { $0.prefix(4).caseInsensitiveEquals("ext=") }?.dropFirst(4)
        return CardText.line(
            (String(number).removingPercentEncoding ?? String(number)) + (ext.map { " ext. \($0)" } ?? ""))
    }
}

enum EmailText {
    static func read(_ property: CardProperty) -> String? {
        guard let text = CardText.clean(property.value) else { return nil }
        return text.prefix(7).caseInsensitiveEquals("mailto:") ? CardText.line(String(text.dropFirst(7))) : text
    }
}

/// Apple's labels: `_$!<Spouse>!$_` for those it translates, plain text for the user's own.
enum AppleLabel {
    static func plain(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.count > 8 else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    static func write(_ kind: String) -> String {
        guard ContactRelation.known.contains(kind) || kind == "anniversary", let first = kind.first else { return kind }
        return "_$!<\(first.uppercased())\(kind.dropFirst())>!$_"
    }
}

extension ContactRelation {
    /// The words of RFC 6350's RELATED and of Apple's labels for people.
    static let known: Set<String> = [
        "spouse", "partner", "child", "parent", "mother", "father", "brother", "sister", "sibling", "friend",
        "assistant", "manager", "contact", "acquaintance", "colleague", "neighbor", "kin", "son", "daughter",
    ]
}

/// People that a card names beside the one it is about.
enum RelationProperty {
    private static let kinds: [String: String] = [
        "X-EVOLUTION-SPOUSE": "spouse", "X-SPOUSE": "spouse", "X-MS-SPOUSE": "spouse",
        "X-KADDRESSBOOK-X-SPOUSESNAME": "spouse",
        "X-EVOLUTION-MANAGER": "manager", "X-MANAGER": "manager", "X-MS-MANAGER": "manager",
        "X-KADDRESSBOOK-X-MANAGERSNAME": "manager", "X-EVOLUTION-ASSISTANT": "assistant", "X-ASSISTANT": "assistant",
        "X-MS-ASSISTANT": "assistant", "X-KADDRESSBOOK-X-ASSISTANTSNAME": "assistant", "X-CHILD": "child",
        "X-MS-CHILD": "child",
    ]

    static func read(_ property: CardProperty, label: String?) -> ContactRelation? {
        var kind: String
        switch property.key {
        case "X-ABRELATEDNAMES": kind = label ?? property.types.first { $0 != "pref" } ?? ""
        case "RELATED":
            // Without VALUE=text it is a link to another card.
            guard property.first("VALUE")?.caseInsensitiveEquals("text") == true else { return nil }
            kind = property.values(of: "TYPE").first ?? ""
        default:
            guard let known = kinds[property.key] else { return nil }
            kind = known
        }
        guard let name = CardText.clean(property.value) else { return nil }
        kind = CardText.line(AppleLabel.plain(kind)) ?? ""
        if ContactRelation.known.contains(kind.lowercased()) { kind = kind.lowercased() }
        return ContactRelation(kind: kind, name: name)
    }
}

/// Android's own fields: `vnd.android.cursor.item/nickname;Johnny;1;;`.
enum AndroidField {
    static func read(_ value: String) -> PropertyMeaning {
        let parts = CardText.split(value, at: ";")
        guard parts.count > 1, let text = CardText.clean(parts[1]) else { return .other }
        switch parts[0].lowercased().split(separator: "/").last {
        case "nickname": return .nicknames([text])
        case "relation":
            let type = parts.count > 2 ? parts[2] : ""
            let custom = parts.count > 3 ? CardText.clean(parts[3]) : nil
            return .relation(ContactRelation(kind: kinds[type] ?? custom ?? "", name: text))
        default: return .other
        }
    }

    /// `ContactsContract.CommonDataKinds.Relation`.
    private static let kinds = [
        "1": "assistant", "2": "brother", "3": "child", "4": "partner", "5": "father", "6": "friend", "7": "manager",
        "8": "mother", "9": "parent", "10": "partner", "12": "kin", "13": "sister", "14": "spouse",
    ]
}

/// Names that apps and services know a person by.
enum HandleText {
    private static let services: [String: String] = [
        "X-AIM": "aim", "X-ICQ": "icq", "X-JABBER": "xmpp", "X-GTALK": "xmpp", "X-GOOGLE-TALK": "xmpp", "X-MSN": "msn",
        "X-YAHOO": "yahoo", "X-SKYPE": "skype", "X-SKYPE-USERNAME": "skype", "X-QQ": "qq", "X-GADUGADU": "gadugadu",
        "X-GROUPWISE": "groupwise", "X-TWITTER": "twitter", "X-FACEBOOK": "facebook", "X-TELEGRAM": "telegram",
        "X-SIGNAL": "signal", "X-WHATSAPP": "whatsapp", "X-MATRIX": "matrix", "X-INSTAGRAM": "instagram",
        "X-SIP": "sip", "X-MS-IMADDRESS": "", "X-KADDRESSBOOK-X-IMADDRESS": "",
    ]

    /// `service:name`, where the service is known and the name is not an address that says it already.
    static func read(_ property: CardProperty) -> String? {
        switch property.key {
        case "IMPP": return impp(property)
        case "X-SOCIALPROFILE", "SOCIALPROFILE": return profile(property)
        default:
            guard let service = services[property.key], let name = CardText.clean(property.value) else { return nil }
            return CardText.line(join(service, name))
        }
    }

    private static func join(_ service: String, _ name: String) -> String {
        service.isEmpty || name.contains(":") ? name : "\(service):\(name)"
    }

    private static func impp(_ property: CardProperty) -> String? {
        guard var address = CardText.clean(property.value) else { return nil }
        address = address.removingPercentEncoding ?? address
        // Apple writes x-apple:name where it knows no scheme; the service says what it is.
        let service = property.first("X-SERVICE-TYPE") ?? property.first("SERVICE-TYPE")
        if address.prefix(8).caseInsensitiveEquals("x-apple:") {
            return CardText.line(join(service?.lowercased() ?? "", String(address.dropFirst(8))))
        }
        return CardText.line(join(service?.lowercased() ?? "", address))
    }

    private static func profile(_ property: CardProperty) -> String? {
        let service = property.types.first { $0 != "pref" && $0 != "home" && $0 != "work" && $0 != "other" }
        let known = service ?? property.first("SERVICE-TYPE")?.lowercased()
        if property.first("VALUE")?.caseInsensitiveEquals("text") != true, let known,
            let user = (property.first("X-USER") ?? property.first("USERNAME")).flatMap({ CardText.line($0) })
        {
            return CardText.line(join(known, user))
        }
        guard var address = CardText.clean(property.value) else { return nil }
        if property.first("VALUE")?.caseInsensitiveEquals("text") == true { return address }
        if address.prefix(8).caseInsensitiveEquals("x-apple:") { address.removeFirst(8) }
        if let known, !address.contains("?"), let slash = address.range(of: "/", options: .backwards),
            address.contains("://"), slash.upperBound < address.endIndex
        {
            return CardText.line(join(known, String(address[slash.upperBound...])))
        }
        return CardText.line(join(known ?? "", address))
    }
}
