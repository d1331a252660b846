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
