/// What a file of contacts holds, one after another.
package enum CardItem: Sendable {
    case card(NumberedCard)
    /// A card that cannot be taken, or a part of one that was left out.
    case problem(CardProblem)
}

/// A card and where it stands.
package struct NumberedCard: Sendable {
    package var card: ContactCard
    /// The line it begins at, counted from 1.
    package var line: Int
    /// The id it had when this program exported it.
    package var id: Contact.ID?

    package init(card: ContactCard, line: Int, id: Contact.ID? = nil) {
        self.card = card
        self.line = line
        self.id = id
    }
}

package struct CardProblem: Hashable, Sendable {
    package var line: Int
    /// In words; what stands in the card is not repeated.
    package var reason: String
    /// The contact is imported all the same, without this part.
    package var isPartial: Bool

    package init(line: Int, reason: String, isPartial: Bool = false) {
        self.line = line
        self.reason = reason
        self.isPartial = isPartial
    }
}

/// Reads vCard 2.1, 3.0 and 4.0 from a source of any length, in memory bounded by one card.
package struct CardReader {
    /// More than any address book writes; a card of a million numbers is not one.
    static let mostProperties = 5_000
    static let largestCard = 24 << 20
    private static let deepestNesting = 8

    private var lines: ContentLineReader
    private var waiting: [CardItem] = []
    private var hasCards = false
    private var isAtEnd = false
    private var open: OpenCard?

    private struct OpenCard {
        var line: Int
        var version: String?
        var properties: [CardProperty] = []
        var size = 0
        /// Inner cards of an AGENT: their lines, put together.
        var nested: [String] = []
        var depth = 0
        var nestedLine = 0
        /// It is read to its end only to find the next one.
        var refusal: CardProblem?
    }

    package init(_ source: @escaping ChunkSource) {
        lines = ContentLineReader(source)
    }

    /// Nil at the end.
    package mutating func next() throws(CirclesError) -> CardItem? {
        while waiting.isEmpty, !isAtEnd {
            if let line = try lines.next() { take(line) } else { finish() }
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    private mutating func finish() {
        isAtEnd = true
        if let card = open {
            hasCards = true
            waiting.append(
                .problem(card.refusal ?? CardProblem(line: card.line, reason: "the card has no END:VCARD")))
        }
        if !hasCards { waiting.append(.problem(CardProblem(line: 1, reason: "there is no vCard in it"))) }
    }

    private mutating func take(_ line: ContentLineReader.Line) {
        if let marker = Self.marker(line.bytes) {
            switch marker {
            case .begin: begin(line.number)
            case .end: end()
            }
            return
        }
        guard open != nil else { return }
        add(line)
    }

    private enum Marker { case begin, end }

    /// BEGIN:VCARD and END:VCARD in any case, with any white space and control characters, which are lost in writing.
    private static func marker(_ bytes: [UInt8]) -> Marker? {
        let visible = bytes.lazy.filter { $0 > 0x20 && $0 != 0x7F }
        guard let first = visible.first, first | 0x20 == 0x62 || first | 0x20 == 0x65 else { return nil }
        // One more than the longer marker has.
        let text = String(decoding: Array(visible.prefix(12)), as: UTF8.self).uppercased()
        return switch text {
        case "BEGIN:VCARD": .begin
        case "END:VCARD": .end
        default: nil
        }
    }

    private mutating func begin(_ line: Int) {
        hasCards = true
        guard var card = open else {
            open = OpenCard(line: line)
            return
        }
        if card.depth > 0 || card.properties.last?.key == "AGENT" && card.properties.last?.value.isEmpty == true {
            card.depth += 1
            if card.depth == 1 { card.nestedLine = line }
            card.nested.append("BEGIN:VCARD")
            if card.depth > Self.deepestNesting, card.refusal == nil {
                card.refusal = CardProblem(line: line, reason: "cards are nested deeper than \(Self.deepestNesting)")
            }
            open = card
            if card.depth <= Self.deepestNesting { return }
        }
        waiting.append(
            .problem(
                card.refusal
                    ?? CardProblem(
                        line: card.line, reason: "the card has no END:VCARD before the next one begins at line \(line)")
            ))
        open = OpenCard(line: line)
    }

    private mutating func end() {
        guard var card = open else { return }
        if card.depth > 0 {
            card.depth -= 1
            card.nested.append("END:VCARD")
            if card.depth == 0, let agent = card.properties.indices.last {
                card.properties[agent].value = CardText.escape(card.nested.joined(separator: "\n"))
                card.nested = []
            }
            open = card
            return
        }
        open = nil
        if let refusal = card.refusal {
            waiting.append(.problem(refusal))
        } else {
            let version = card.version.flatMap(ContactCard.Version.init(rawValue:)) ?? .v30
            waiting.append(
                .card(NumberedCard(card: ContactCard(version: version, properties: card.properties), line: card.line)))
        }
    }

    private mutating func add(_ line: ContentLineReader.Line) {
        guard open?.refusal == nil else { return }
        open?.size += line.bytes.count
        if let card = open, card.size > Self.largestCard {
            refuse(line.number, "the card is larger than \(Self.largestCard >> 20) MB")
            return
        }
        if let depth = open?.depth, depth > 0 {
            open?.nested.append(Self.text(line))
            return
        }
        if line.isCut {
            let name = (try? PropertyParser.read(Array(line.bytes.prefix(1_000))))?.name ?? "a line"
            let megabytes = ContentLineReader.limit >> 20
            waiting.append(
                .problem(
                    CardProblem(
                        line: line.number, reason: "\(name) is longer than \(megabytes) MB and was left out",
                        isPartial: true)))
            return
        }
        do throws(PropertyParser.NoProperty) {
            let property = try PropertyParser.read(line.bytes)
            if property.key == "VERSION" {
                open?.version = property.value.trimmed
            } else if (open?.properties.count ?? 0) >= Self.mostProperties {
                refuse(line.number, "the card has more than \(Self.mostProperties) properties")
            } else {
                open?.properties.append(property)
            }
        } catch {
            addLoose(line)
        }
    }

    /// A line that is no property: what a program broke out of the value before it.
    private mutating func addLoose(_ line: ContentLineReader.Line) {
        guard let last = open?.properties.indices.last else { return }
        let text = Self.text(line)
        if open?.properties[last].isBase64 == true {
            // As the property parser leaves it: other characters are lost when it is written and read again.
            open?.properties[last].value += String(decoding: text.utf8.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
        } else {
            open?.properties[last].value += "\\n" + text
        }
    }

    /// A line that is kept as it is, but for control characters: they are no text, and a stored card holds none.
    private static func text(_ line: ContentLineReader.Line) -> String {
        CardCharset.decode(line.bytes.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }, charset: nil)
    }

    private mutating func refuse(_ line: Int, _ reason: String) {
        guard let begin = open?.line else { return }
        open?.refusal = CardProblem(line: begin, reason: "\(reason) (at line \(line))")
        open?.properties = []
        open?.nested = []
    }
}
