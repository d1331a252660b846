/// Writes contacts as a table in Google's columns, with one of our own that holds what has none.
package enum CSVWriter {
    private static let emails = 3, phones = 4
    static let relations = 2

    package static var heading: String {
        var columns = [
            "Name", "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
            "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname", "Organization Name", "Organization Title",
            "Organization Department", "Birthday", "Notes", "Labels",
        ]
        for (name, count) in [("E-mail", emails), ("Phone", phones), ("Relation", relations), ("Event", 1)] {
            for number in 1...count { columns += ["\(name) \(number) - Label", "\(name) \(number) - Value"] }
        }
        return row(columns + ["Circles Card"])
    }

    package static func write(
        _ record: ContactRecord, from cards: [ContactCard], formerUIDs: [String], revision: String?
    ) -> String {
        let contact = record.contact, details = record.details
        var fields = [
            contact.name, contact.given, details.middle, contact.family, details.phoneticGiven, details.phoneticMiddle,
            details.phoneticFamily, details.prefix, details.suffix, joined(contact.nicknames), details.organization,
            details.title, details.department, details.birthday, details.note, joined(details.labels),
        ].map { $0 ?? "" }
        let card = CardComposer.compose(
            record, from: cards, formerUIDs: formerUIDs, revision: revision, version: .v40)
        let labels = Dictionary(
            zip(card.properties, CardMeanings(card).meanings).compactMap { property, meaning in
                switch meaning {
                case .phone(let text), .email(let text): (text, label(property.types))
                default: nil
                }
            }, uniquingKeysWith: { first, _ in first })
        func add(_ values: [(label: String, value: String)], _ count: Int) {
            for number in 0..<count {
                let rest =
                    number < values.count ? (number == count - 1 ? values[number...] : values[number...number]) : []
                fields += [rest.first?.label ?? "", joined(rest.map(\.value))]
            }
        }
        add(contact.emails.map { (labels[$0] ?? "", $0) }, emails)
        add(contact.phones.map { (labels[$0] ?? "", $0) }, phones)
        addRelations(details.relations, &fields)
        add(details.anniversary.map { [("Anniversary", $0)] } ?? [], 1)
        return row(fields + [card.stored])
    }

    /// Those that have no column of their own stay in the card.
    private static func addRelations(_ all: [ContactRelation], _ fields: inout [String]) {
        for number in 0..<relations {
            let relation = number < all.count ? all[number] : nil
            fields += [relation?.kind ?? "", relation?.name ?? ""]
        }
    }

    private static func label(_ types: [String]) -> String {
        if types.contains("cell") { return "Mobile" }
        let place = types.contains("work") ? "Work" : types.contains("home") ? "Home" : ""
        return types.contains("fax") ? "\(place) Fax".trimmed : place
    }

    private static func joined(_ values: [String]) -> String { values.joined(separator: " ::: ") }

    private static func row(_ fields: [String]) -> String {
        fields.map { field in
            guard
                field.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D })
                    || field.hasPrefix(" ") || field.hasSuffix(" ")
            else { return field }
            return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
                + "\""
        }.joined(separator: ",") + "\r\n"
    }
}
