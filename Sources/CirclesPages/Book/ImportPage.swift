package import CirclesCore

/// Bringing an address book: what would change, and what did.
package struct ImportPage: Sendable {
    /// What became of the cards, or would.
    package struct Outcome: Sendable {
        let heading: String
        let summary: String
        let cards: [Card]
        let isDone: Bool

        package init(_ summary: String, _ cards: [Card], isDryRun: Bool) {
            heading = isDryRun ? "This would happen" : "Imported"
            self.summary = summary
            self.cards = cards
            isDone = !isDryRun
        }
    }

    /// A card that changes somebody, or cannot be taken.
    package struct Card: Sendable {
        let card: String
        let changes: String

        package init(_ name: String?, line: Int, _ changes: String) {
            card = name ?? "Line \(line)"
            self.changes = UntrustedText.line(changes, limit: 240).capitalizedAtStart
        }
    }

    let outcome: Outcome?

    package init(_ outcome: Outcome?) {
        self.outcome = outcome
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("import", frame, self) }
}

/// Contacts that may be the same person, side by side.
package struct DuplicatesPage: Sendable {
    struct Pair: Sendable {
        let reasons: String
        let sides: [Side]
        let firstID, secondID: String
    }

    struct Side: Sendable {
        let keep: String
        let other: String
        let name: String
        let known: [String]
    }

    let pairs: [Pair]
    let isEmpty: Bool
    /// Pairs that did not fit on the page; nil when all did.
    let further: Int?

    package init(_ pairs: [DuplicatePair]) {
        isEmpty = pairs.isEmpty
        further = pairs.count > Self.most ? pairs.count - Self.most : nil
        self.pairs = pairs.prefix(Self.most).map { pair in
            Pair(
                reasons: pair.reasons.joined(separator: "; ").capitalizedAtStart,
                sides: [Side(pair.first, or: pair.second), Side(pair.second, or: pair.first)],
                firstID: pair.first.id.description, secondID: pair.second.id.description)
        }
    }

    private static let most = 30

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("duplicates", frame, self) }
}

extension DuplicatesPage.Side {
    fileprivate init(_ contact: Contact, or other: Contact) {
        keep = contact.id.description
        self.other = other.id.description
        name = contact.name
        known = Array((contact.nicknames + contact.phones + contact.emails + contact.handles).prefix(8))
    }
}
