/// Contacts from a table: Google's columns of both generations, Outlook's, and our own.
package struct CSVCards {
    private var reader: CSVReader
    private var columns: [CSVColumn]?
    private var isAtEnd = false

    package init(_ source: @escaping ChunkSource) {
        reader = CSVReader(source)
    }

    /// Nil at the end.
    package mutating func next() throws(CirclesError) -> CardItem? {
        guard !isAtEnd else { return nil }
        if columns == nil {
            guard let header = try reader.next(), header.problem == nil else {
                isAtEnd = true
                return .problem(CardProblem(line: 1, reason: "there is no heading"))
            }
            let columns = CSVColumn.read(header.fields)
            guard columns.contains(where: \.names) else {
                isAtEnd = true
                return .problem(
                    CardProblem(line: header.line, reason: "no column of the heading is known to hold a name"))
            }
            self.columns = columns
        }
        guard let record = try reader.next(), let columns else { return nil }
        if let problem = record.problem { return .problem(CardProblem(line: record.line, reason: problem)) }
        guard record.fields.count <= columns.count || record.fields[columns.count...].allSatisfy(\.isEmpty) else {
            return .problem(
                CardProblem(
                    line: record.line,
                    reason: "it has \(record.fields.count) fields, and the heading \(columns.count)"))
        }
        var row = CSVRow()
        for (column, value) in zip(columns, record.fields) where !value.trimmed.isEmpty { row.add(value, as: column) }
        return .card(NumberedCard(card: row.card, line: record.line))
    }
}

/// One row on its way to a card.
private struct CSVRow {
    private var properties: [CardProperty] = []
    private var parts: [CSVColumn.NamePart: String] = [:]
    private var organization: [CSVColumn.OrganizationPart: String] = [:]
    private var addresses: [String: [CSVColumn.AddressPart: String]] = [:]
    private var addressOrder: [String] = []
    /// The label before its value: `Phone 1 - Label`.
    private var labels: [String: String] = [:]
    private var whole: ContactCard?

    /// Several values in one cell, as Google writes them.
    private static let separator = " ::: "

    private func values(_ cell: String) -> [String] {
        Array(
            cell.components(separatedBy: Self.separator).map(\.trimmed).filter { !$0.isEmpty }
                .prefix(CardText.longestList))
    }

    mutating func add(_ cell: String, as column: CSVColumn) {
        switch column {
        case .display: add("FN", cell)
        case .name(let part): parts[part] = cell
        case .phonetic(let property): add(property, cell)
        case .nickname: for value in values(cell) { add("NICKNAME", value) }
        case .organization(let part): organization[part] = cell
        case .title: add("TITLE", cell)
        case .birthday: addDate("BDAY", cell)
        case .anniversary: addDate("ANNIVERSARY", cell)
        case .note: add("NOTE", cell)
        case .groups: addGroups(values(cell))
        case .categories: addGroups(cell.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty })
        case .label(let key): labels[key] = cell
        case .email(let key): for value in values(cell) { add("EMAIL", value, types: types(labels[key])) }
        case .phone(let key, let types):
            for value in values(cell) { add("TEL", value, types: types ?? self.types(labels[key])) }
        case .handle(let key):
            for value in values(cell) {
                let service = labels[key].map { $0.lowercased() }
                let text = service.map { value.contains(":") ? value : "\($0):\(value)" } ?? value
                add("X-SOCIALPROFILE", text, [.init("VALUE", ["text"])])
            }
        case .relation(let key, let kind):
            for value in values(cell) {
                let kind = kind ?? labels[key] ?? ""
                add("RELATED", value, [.init("VALUE", ["text"])] + (kind.isEmpty ? [] : [.init("TYPE", [kind])]))
            }
        case .event(let key):
            let label = labels[key]?.lowercased() ?? ""
            if label == "anniversary" { addDate("ANNIVERSARY", cell) } else { keep("Event \(label)", cell) }
        case .website:
            for value in values(cell) { properties.append(CardProperty("URL", value: CardText.escape(value))) }
        case .address(let key, let part):
            if addresses[key] == nil { addressOrder.append(key) }
            addresses[key, default: [:]][part] = cell
        case .wholeCard: whole = ContactCard(stored: cell)
        case .other(let name): keep(name, cell)
        case .ignored: break
        }
    }

    private mutating func add(
        _ name: String, _ text: String, _ parameters: [CardProperty.Parameter] = [], types: [String] = []
    ) {
        let types: [CardProperty.Parameter] = types.isEmpty ? [] : [.init("TYPE", types)]
        properties.append(CardProperty(name, parameters: parameters + types, value: CardText.escape(text)))
    }

    /// A column that nothing here knows.
    private mutating func keep(_ name: String, _ text: String) {
        add("X-CIRCLES-COLUMN", text, [.init("X-NAME", [name])])
    }

    private func types(_ label: String?) -> [String] {
        switch label?.lowercased().filter({ $0 != "*" }).trimmed {
        case "home"?: ["home"]
        case "work"?: ["work"]
        case "mobile"?, "cell"?: ["cell"]
        case "main"?: ["main"]
        case "home fax"?: ["home", "fax"]
        case "work fax"?: ["work", "fax"]
        case "pager"?: ["pager"]
        default: []
        }
    }

    /// Outlook writes 3/22/1980, and 0/0/00 for none.
    private mutating func addDate(_ name: String, _ cell: String) {
        let text = cell.trimmed
        if let date = CardDate.read(text) { return add(name, date) }
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        if numbers.count == 3, let date = CalendarDate(year: numbers[2], month: numbers[0], day: numbers[1]),
            numbers[2] > 1000
        {
            return add(name, date.description)
        }
        if text.contains(where: { $0 != "0" && $0 != "/" && $0 != "-" && $0 != "." }) {
            add(name, text, [.init("VALUE", ["text"])])
        }
    }

    /// Google's own groups ("* myContacts") are no labels.
    private mutating func addGroups(_ names: [String]) {
        for name in names {
            let isOwn = name.hasPrefix("* ")
            let label = isOwn ? String(name.dropFirst(2)) : name
            if isOwn, ["mycontacts", "my contacts", "starred"].contains(label.lowercased()) { continue }
            add("CATEGORIES", label)
        }
    }

    var card: ContactCard {
        var all = properties
        if !parts.isEmpty {
            let order: [CSVColumn.NamePart] = [.family, .given, .middle, .prefix, .suffix]
            all.insert(
                CardProperty("N", value: order.map { CardText.escape(parts[$0] ?? "") }.joined(separator: ";")), at: 0)
        }
        if !organization.isEmpty {
            let units = organization[.department]?.components(separatedBy: "; ").map(CardText.escape) ?? []
            all.append(
                CardProperty(
                    "ORG", value: ([CardText.escape(organization[.name] ?? "")] + units).joined(separator: ";")))
        }
        for key in addressOrder {
            if let address = addresses[key] { all.append(Self.address(address, types(labels[key] ?? key))) }
        }
        let plain = ContactCard(version: .v40, properties: all)
        guard let whole, let said = CardInterpretation(whole), let shown = CardInterpretation(plain) else {
            return plain
        }
        // Ours: what has no column of its own comes from the card.
        var record = shown.record
        record.contact.uid = said.record.contact.uid
        record.contact.handles = said.record.contact.handles
        record.contact.aliases = said.record.contact.aliases
        record.contact.isMe = said.isMe
        for relation in said.record.details.relations.dropFirst(CSVWriter.relations) {
            record.details.relations.appendNew(relation)
        }
        return CardComposer.compose(record, from: [whole], formerUIDs: said.formerUIDs, version: .v40)
    }

    private static func address(_ parts: [CSVColumn.AddressPart: String], _ types: [String]) -> CardProperty {
        let order: [CSVColumn.AddressPart] = [.box, .extended, .street, .city, .region, .code, .country]
        var texts = order.map { parts[$0] ?? "" }
        if texts.allSatisfy(\.isEmpty) { texts[2] = parts[.formatted] ?? "" }
        return CardProperty(
            "ADR", parameters: types.isEmpty ? [] : [.init("TYPE", types)],
            value: texts.map(CardText.escape).joined(separator: ";"))
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
