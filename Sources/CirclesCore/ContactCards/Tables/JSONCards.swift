internal import Foundation

/// Contacts as our own JSON: an object a line, or a list of them, from a source of any length.
package struct JSONCards {
    private static let largestObject = 24 << 20

    private var source: UnicodeSource
    private var piece: [UInt8] = []
    private var position = 0
    private var line = 1
    private var isAtEnd = false

    package init(_ source: @escaping ChunkSource) {
        self.source = UnicodeSource(source)
    }

    /// Nil at the end.
    package mutating func next() throws(CirclesError) -> CardItem? {
        guard !isAtEnd else { return nil }
        var object: [UInt8] = []
        var depth = 0, start = line
        var isString = false, isEscaped = false, isTooLarge = false
        while let byte = try byte() {
            if byte == 0x0A { line += 1 }
            if depth == 0 {
                switch byte {
                case 0x7B: start = line
                case 0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5B, 0x5D: continue
                default:
                    let problem = CardProblem(line: line, reason: "it is no JSON object")
                    try skipLine()
                    return .problem(problem)
                }
            }
            if object.count < Self.largestObject { object.append(byte) } else { isTooLarge = true }
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if byte == 0x5C {
                    isEscaped = true
                } else if byte == 0x22 {
                    isString = false
                }
                continue
            }
            switch byte {
            case 0x22: isString = true
            case 0x7B, 0x5B: depth += 1
            case 0x7D, 0x5D:
                depth -= 1
                guard depth == 0 else { continue }
                if isTooLarge {
                    return .problem(
                        CardProblem(line: start, reason: "it is larger than \(Self.largestObject >> 20) MB"))
                }
                return Self.item(object, line: start)
            default: break
            }
        }
        isAtEnd = true
        return depth == 0 ? nil : .problem(CardProblem(line: start, reason: "the object has no end"))
    }

    private mutating func byte() throws(CirclesError) -> UInt8? {
        while position == piece.count {
            piece = try source.next()
            position = 0
            if piece.isEmpty { return nil }
        }
        defer { position += 1 }
        return piece[position]
    }

    private mutating func skipLine() throws(CirclesError) {
        while let byte = try byte() {
            if byte == 0x0A {
                line += 1
                return
            }
        }
    }

    private static func item(_ object: [UInt8], line: Int) -> CardItem {
        do {
            let decoded = try JSONDecoder().decode(ContactJSON.self, from: Data(object))
            return .card(NumberedCard(card: decoded.composed, line: line, id: decoded.id))
        } catch {
            return .problem(CardProblem(line: line, reason: "it is no contact as `contacts export` writes them"))
        }
    }
}

/// A contact as other programs read it: what `contacts list --json` prints and `contacts export --format json` writes.
package struct ContactJSON: Encodable {
    private let record: ContactRecord
    /// What is not understood, and how the rest came: content lines of vCard 4.0. Nil: not told.
    private let card: [String]?
    private let formerUIDs: [String]
    fileprivate let id: Contact.ID?

    package init(_ record: ContactRecord) {
        self.record = record
        id = record.contact.id
        card = nil
        formerUIDs = []
    }

    /// With all that an import needs to give the contact back whole.
    package init(_ record: ContactRecord, from cards: [ContactCard], formerUIDs: [String]) {
        self.record = record
        id = record.contact.id
        self.formerUIDs = formerUIDs
        card =
            cards.isEmpty
            ? nil : CardComposer.compose(record, from: cards, formerUIDs: formerUIDs, version: .v40).lines
    }

    fileprivate var composed: ContactCard {
        var base: [ContactCard] = []
        if let card {
            base = [ContactCard(stored: ([ContactCard.Version.v40.rawValue] + card).joined(separator: "\n"))]
        }
        var composed = CardComposer.compose(record, from: base, formerUIDs: formerUIDs, version: .v40)
        // A UID that the object did not have would be another one each time, and make somebody new of it.
        if id == nil, record.contact.uid == nil { composed.properties.removeAll { $0.key == "UID" } }
        return composed
    }

    /// Beside those of `ContactField`.
    private enum CodingKeys: String, CodingKey {
        case id, uid, name, nicknames, phones, emails, handles, aliases, isMe, relations, note, labels
        case card, formerUIDs
    }

    private struct LineKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    package func encode(to encoder: any Encoder) throws {
        try record.contact.encode(to: encoder)
        try record.details.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(card, forKey: .card)
        if !formerUIDs.isEmpty { try container.encode(formerUIDs, forKey: .formerUIDs) }
    }
}

extension ContactJSON: Decodable {
    /// Forgiving about what is missing; the texts are cleaned as those of any other file.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func list(_ key: CodingKeys) throws -> [String] {
            var values: [String] = []
            let all = try container.decodeIfPresent([String].self, forKey: key) ?? []
            guard all.count <= CardText.longestList else {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "too many")
            }
            for value in all {
                if let value = CardText.line(value) { values.appendNew(value) }
            }
            return values
        }
        let name = try container.decodeIfPresent(String.self, forKey: .name).flatMap { CardText.line($0) }
        var contact = Contact(name: name ?? "")
        contact.uid = try container.decodeIfPresent(String.self, forKey: .uid).flatMap {
            CardText.line($0, limit: 1000)
        }
        contact.nicknames = try list(.nicknames)
        contact.phones = try list(.phones)
        contact.emails = try list(.emails)
        contact.handles = try list(.handles)
        if let aliases = try? container.decodeIfPresent([Contact.Alias].self, forKey: .aliases) {
            contact.aliases = aliases.compactMap { alias in
                CardText.line(alias.name).map { Contact.Alias($0, app: alias.app) }
            }
        } else {
            contact.aliases = try list(.aliases).map { Contact.Alias($0) }
        }
        contact.isMe = try container.decodeIfPresent(Bool.self, forKey: .isMe) ?? false
        var details = ContactDetails()
        for relation in try container.decodeIfPresent([ContactRelation].self, forKey: .relations) ?? [] {
            guard details.relations.count < CardText.longestList, let name = CardText.line(relation.name) else {
                continue
            }
            details.relations.appendNew(ContactRelation(kind: CardText.line(relation.kind) ?? "", name: name))
        }
        details.note = try container.decodeIfPresent(String.self, forKey: .note).flatMap(CardText.cleanNote)
        details.labels = try list(.labels)
        id = try container.decodeIfPresent(String.self, forKey: .id).flatMap { Contact.ID($0) }
        if let id { contact.id = id }
        var record = ContactRecord(contact: contact, details: details)
        let lines = try decoder.container(keyedBy: LineKey.self)
        for field in ContactField.lines {
            record[keyPath: field.path] = try lines.decodeIfPresent(
                String.self, forKey: LineKey(stringValue: field.key)
            ).flatMap { CardText.line($0) }
        }
        self.record = record
        card = try container.decodeIfPresent([String].self, forKey: .card).map {
            Array($0.prefix(CardReader.mostProperties))
        }
        formerUIDs = try container.decodeIfPresent([String].self, forKey: .formerUIDs) ?? []
        guard !contact.name.isEmpty || !contact.emails.isEmpty || !contact.phones.isEmpty || card != nil else {
            throw DecodingError.dataCorruptedError(forKey: .name, in: container, debugDescription: "no name")
        }
    }
}
