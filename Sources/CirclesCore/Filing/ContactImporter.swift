package import Foundation
internal import Synchronization

/// Takes cards into the contact book, a batch a transaction: what is interrupted is whole up to the last batch, and a
/// second run finds the rest.
///
/// Who a card is about is told by its UID; else by an equal name with an equal address or number. Two cards of one run
/// with different UIDs are two people, whatever else they share: their own address book says so.
package final class ContactImporter: Sendable {
    private let book: any ContactBook
    private let run: Mutex<CardFiling>

    /// Begins a run of imports.
    package init(_ book: any ContactBook, _ rules: NameRules, at now: Date) {
        self.book = book
        run = Mutex(CardFiling(rules, at: now))
    }

    /// What the run brought about for contacts that it was not about.
    package var effects: ContactBookEffects { run.withLock { $0.effects } }

    /// Stores a batch in one transaction.
    ///
    /// - Parameter source: Where the cards come from, for the journal.
    /// - Returns: What became of each card, in their order.
    /// - Throws: `CirclesError` when the batch cannot be stored; nothing of it is then.
    package func take(_ cards: [PreparedCard], from source: String) async throws(CirclesError) -> [CardOutcome] {
        try await cards.isEmpty ? [] : write(source) { run, store in try run.take(cards, store) }
    }

    /// Labels the members of the file's groups, now that they are known.
    ///
    /// - Returns: What became of each group, in their order.
    package func endFile(from source: String) async throws(CirclesError) -> [CardOutcome] {
        guard run.withLock({ $0.hasGroups }) else { return [] }
        return try await write(source) { run, store in try run.endFile(store) }
    }

    /// Labels the members of groups that came earlier than they did, and links people in group conversations who are contacts now.
    package func endRun(from source: String) async throws(CirclesError) {
        guard run.withLock({ $0.hasWritten }) else { return }
        try await write(source) { run, store in try run.endRun(store) }
    }

    private func write<Value: Sendable>(
        _ source: String, _ body: @escaping @Sendable (inout CardFiling, any CardTransaction) throws -> Value
    ) async throws(CirclesError) -> Value {
        try await book.writeCards { [self] store in
            try run.withLock { run in
                let value = try body(&run, store)
                try run.end(source, store)
                return value
            }
        }
    }
}
