/// A contact as an address book hands it over: properties in their order.
package struct ContactCard: Hashable, Sendable {
    package enum Version: String, Sendable {
        case v21 = "2.1"
        case v30 = "3.0"
        case v40 = "4.0"
    }

    package var version: Version
    /// Without BEGIN, VERSION and END.
    package var properties: [CardProperty]

    package init(version: Version, properties: [CardProperty]) {
        self.version = version
        self.properties = properties
    }

    /// The card's own name for itself; nil when it has none.
    package var uid: String? {
        properties.first { $0.key == "UID" }.flatMap { CardText.clean($0.value, limit: 1000) }
    }
}

extension ContactCard {
    /// The form in which a card is kept: the version, then a content line each, unfolded, in UTF-8.
    ///
    /// Equal cards have equal texts; reading it back gives the same card.
    package var stored: String {
        var text = version.rawValue
        for property in properties {
            text += "\n"
            ContentLine.write(property, to: &text)
        }
        return text
    }

    /// Reads what `stored` wrote.
    package init(stored text: String) {
        let lines = text.utf8.split(separator: 0x0A)
        version = lines.first.flatMap { Version(rawValue: String($0) ?? "") } ?? .v40
        properties = lines.dropFirst().compactMap { try? PropertyParser.stored(Array($0)) }
    }

    /// What an export of `record` holds because of these cards, and would not hold without them: equal, whatever version
    /// a card is written in and when.
    package static func essence(of record: ContactRecord, from cards: [ContactCard]) -> Set<String> {
        // By way of both versions, since each has several ways to say what the other says in one.
        func lines(_ cards: [ContactCard]) -> Set<String> {
            let composed = CardComposer.compose(record, from: cards, version: .v40)
            return Set(
                composed.properties.filter { !["UID", "REV", "PRODID"].contains($0.key) }
                    .map {
                        ContactCard(version: .v30, properties: [VersionConversion.convert($0, to: .v30)]).stored
                    })
        }
        return lines(cards).subtracting(lines([]))
    }

    package func essence(of record: ContactRecord) -> Set<String> { Self.essence(of: record, from: [self]) }

    /// What is not understood in it, labels aside: its names, and the text of addresses and links.
    package var kept: [(name: String, text: String?)] {
        zip(properties, CardMeanings(self).meanings).filter { $1 == .other }.map { property, _ in
            switch property.key {
            case "ADR":
                let parts = CardText.split(property.value, at: ";").compactMap { CardText.clean($0) }
                return (property.key, parts.joined(separator: ", "))
            case "URL", "ROLE": return (property.key, CardText.clean(property.value))
            default: return (property.key, nil)
            }
        }
    }

    /// A list of people (macOS, iCloud), not a person.
    package var isGroup: Bool {
        properties.contains {
            ($0.key == "KIND" || $0.key == "X-ADDRESSBOOKSERVER-KIND")
                && $0.value.trimmed.caseInsensitiveEquals("group")
        }
    }

    /// Properties as `kept` lines of our own files, without an order of their own.
    package var lines: [String] {
        properties.map { property in
            var line = ""
            ContentLine.write(property, to: &line)
            return line
        }
    }
}
