/// What a column of a table holds, by its heading.
enum CSVColumn {
    enum NamePart { case given, middle, family, prefix, suffix }
    enum OrganizationPart { case name, department }
    enum AddressPart { case street, city, region, code, country, box, extended, formatted }

    case display, nickname, title, birthday, anniversary, note, website
    case name(NamePart)
    /// With the card's property for it.
    case phonetic(String)
    case organization(OrganizationPart)
    /// Google's, separated by ` ::: `.
    case groups
    /// Outlook's, separated by semicolons.
    case categories
    /// What kind of value stands in the columns with this key: `Phone 1`.
    case label(String)
    case email(String)
    case phone(String, types: [String]?)
    case handle(String)
    case relation(String, kind: String?)
    case event(String)
    case address(String, AddressPart)
    /// Our own: the card with all that has no column.
    case wholeCard
    case other(String)
    case ignored

    /// Whether a contact can be told by it.
    var names: Bool {
        switch self {
        case .display, .nickname, .email, .phone, .wholeCard, .name, .organization: true
        default: false
        }
    }

    static func read(_ headings: [String]) -> [CSVColumn] {
        let folded = headings.map { $0.trimmed.lowercased() }
        // Outlook calls the prefix "Title", and the title "Job Title".
        let isOutlook = folded.contains("job title")
        return zip(headings, folded).map { heading, folded in
            if folded == "title" { return isOutlook ? .name(.prefix) : .title }
            return fixed[folded] ?? numbered(folded) ?? outlook(folded) ?? .other(heading.trimmed)
        }
    }

    private static let fixed: [String: CSVColumn] = [
        "": .ignored, "name": .display, "display name": .display, "full name": .display, "circles card": .wholeCard,
        "first name": .name(.given), "given name": .name(.given), "middle name": .name(.middle),
        "additional name": .name(.middle), "last name": .name(.family), "family name": .name(.family),
        "name prefix": .name(.prefix), "name suffix": .name(.suffix), "suffix": .name(.suffix), "nickname": .nickname,
        "phonetic first name": .phonetic("X-PHONETIC-FIRST-NAME"),
        "given name yomi": .phonetic("X-PHONETIC-FIRST-NAME"),
        "given yomi": .phonetic("X-PHONETIC-FIRST-NAME"),
        "phonetic middle name": .phonetic("X-PHONETIC-MIDDLE-NAME"),
        "additional name yomi": .phonetic("X-PHONETIC-MIDDLE-NAME"),
        "phonetic last name": .phonetic("X-PHONETIC-LAST-NAME"), "family name yomi": .phonetic("X-PHONETIC-LAST-NAME"),
        "surname yomi": .phonetic("X-PHONETIC-LAST-NAME"),
        "organization name": .organization(.name), "organization 1 - name": .organization(.name),
        "company": .organization(.name), "organization department": .organization(.department),
        "organization 1 - department": .organization(.department), "department": .organization(.department),
        "organization title": .title, "organization 1 - title": .title, "job title": .title,
        "birthday": .birthday, "anniversary": .anniversary, "notes": .note, "labels": .groups,
        "group membership": .groups, "categories": .categories, "imaddress": .handle("imaddress"),
        "email": .email("email"), "e-mail": .email("email"), "email address": .email("email"),
        "phone": .phone("phone", types: nil), "phone number": .phone("phone", types: nil),
        "spouse": .relation("spouse", kind: "spouse"), "children": .relation("children", kind: "child"),
        "manager's name": .relation("manager", kind: "manager"),
        "assistant's name": .relation("assistant", kind: "assistant"), "web page": .website,
        "personal web page": .website, "website": .website,
    ]

    /// Google's `Phone 1 - Value`.
    private static func numbered(_ heading: String) -> CSVColumn? {
        guard let dash = heading.firstRange(of: " - ") else { return nil }
        let key = String(heading[..<dash.lowerBound]), field = heading[dash.upperBound...]
        guard let kind = key.split(separator: " ").first, key.last?.isNumber == true else { return nil }
        switch (kind, field) {
        case ("im", "service"): return .label(key)
        case ("im", "type"): return .ignored
        case (_, "label"), (_, "type"):
            return ["e-mail", "phone", "address", "relation", "event", "website"].contains(kind) ? .label(key) : nil
        case ("e-mail", "value"): return .email(key)
        case ("phone", "value"): return .phone(key, types: nil)
        case ("im", "value"): return .handle(key)
        case ("relation", "value"): return .relation(key, kind: nil)
        case ("event", "value"): return .event(key)
        case ("website", "value"): return .website
        case ("address", _): return addressParts[String(field)].map { .address(key, $0) }
        default: return nil
        }
    }

    private static let addressParts: [String: AddressPart] = [
        "street": .street, "city": .city, "region": .region, "state": .region, "postal code": .code,
        "country": .country, "country/region": .country, "po box": .box, "extended address": .extended,
        "formatted": .formatted,
    ]

    /// Outlook's `Business Phone 2`, `E-mail 2 Address`, `Home Street`.
    private static func outlook(_ heading: String) -> CSVColumn? {
        if heading.hasPrefix("e-mail"), heading.hasSuffix("address") { return .email(heading) }
        if heading.hasPrefix("e-mail"), heading.hasSuffix("type") || heading.hasSuffix("display name") {
            return .ignored
        }
        if let types = phones[heading] { return .phone(heading, types: types) }
        guard let space = heading.firstIndex(of: " ") else { return nil }
        let place = String(heading[..<space])
        guard ["home", "business", "other"].contains(place),
            let part = addressParts[String(heading[heading.index(after: space)...])]
        else { return nil }
        return .address(place == "business" ? "work" : place, part)
    }

    private static let phones: [String: [String]] = [
        "home phone": ["home"], "home phone 2": ["home"], "business phone": ["work"], "business phone 2": ["work"],
        "mobile phone": ["cell"], "car phone": ["car"], "other phone": [], "primary phone": ["pref"],
        "pager": ["pager"], "business fax": ["work", "fax"], "home fax": ["home", "fax"], "other fax": ["fax"],
        "company main phone": ["work"], "callback": [], "radio phone": [], "isdn": ["isdn"], "telex": [],
        "tty/tdd phone": ["textphone"], "assistant's phone": [],
    ]
}
