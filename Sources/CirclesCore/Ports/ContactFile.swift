package import Foundation

/// A contact as it is exported: with the cards it came from.
package struct ContactFile: Sendable {
    package var record: ContactRecord
    package var cards: [ContactCard]
    /// UIDs of contacts that were merged into it.
    package var formerUIDs: [String]
    package var updatedAt: Date

    package init(record: ContactRecord, cards: [ContactCard], formerUIDs: [String], updatedAt: Date) {
        self.record = record
        self.cards = cards
        self.formerUIDs = formerUIDs
        self.updatedAt = updatedAt
    }
}

/// What becomes of a removed contact's interactions; `merge` is for giving them to another contact.
package enum Removal: Sendable {
    /// Refuses when there are any.
    case onlyIfEmpty
    case toInbox
}

/// Two contacts that are one person.
package struct Merged: Sendable {
    package var entry: JournalEntry.ID
    package var record: ContactRecord
    package var changes: [ContactChange]
    /// How many interactions came along.
    package var interactions: Int
    package var effects = ContactBookEffects()

    package init(entry: JournalEntry.ID, record: ContactRecord, changes: [ContactChange], interactions: Int) {
        self.entry = entry
        self.record = record
        self.changes = changes
        self.interactions = interactions
    }
}
