package import CirclesCore
internal import Foundation

/// Goes through pairs of contacts that may be one person, one by one; the last decision can be taken back.
package struct DuplicateReview: Sendable {
    private let duplicates: Duplicates
    private var queue: [DuplicatePair]
    /// Contacts that became others: pairs with them are no question any more.
    private var gone: Set<Contact.ID> = []
    private var last: (step: Duplicates.Step, pair: DuplicatePair, gone: Contact.ID?)?
    /// How many pairs were decided.
    package private(set) var settled = 0

    /// - Throws: `CirclesError` when the database cannot be read.
    package init(_ context: AppContext) async throws(CirclesError) {
        duplicates = Duplicates(context)
        queue = try await duplicates.pairs()
    }

    /// How many are to go, this one included.
    package var left: Int { queue.count }

    /// The pair that is asked about; nil at the end.
    package var pair: DuplicatePair? { queue.first }

    /// - Throws: As `Duplicates.marks`.
    package func marks(of pair: DuplicatePair) async throws(CirclesError) -> [Contact.ID: String] {
        try await duplicates.marks(of: pair)
    }

    package enum Side: Sendable { case first, second }

    /// They are one person: everything of the other side goes to the kept one.
    ///
    /// - Returns: The one that stays, with what the merge brought about; nil when no pair is left.
    /// - Throws: `CirclesError` with `notFound` when one of them is gone, `usage` while captures for it are not finished.
    package mutating func merge(keeping side: Side) async throws(CirclesError) -> BookWrite<Contact>? {
        guard let pair else { return nil }
        let (kept, other) = side == .first ? (pair.first, pair.second) : (pair.second, pair.first)
        let merged = try await duplicates.merge(other, into: kept)
        gone.insert(other.id)
        recordStep(merged.value, pair, gone: other.id)
        return BookWrite(value: kept, consequences: merged.consequences)
    }

    /// They are two people, and are not offered again.
    ///
    /// - Throws: `CirclesError` when the database cannot be written.
    package mutating func keepApart() async throws(CirclesError) {
        guard let pair else { return }
        recordStep(try await duplicates.keepApart(pair), pair, gone: nil)
    }

    /// Goes on without a decision.
    package mutating func later() {
        if !queue.isEmpty { queue.removeFirst() }
        skip()
    }

    /// Takes the last decision back and asks about that pair again.
    ///
    /// - Returns: False when there is none.
    /// - Throws: `CirclesError` with `usage` when something was written since that rests on it.
    package mutating func takeBack() async throws(CirclesError) -> Bool {
        guard let last else { return false }
        try await duplicates.takeBack(last.step)
        if let id = last.gone { gone.remove(id) }
        queue.insert(last.pair, at: 0)
        self.last = nil
        settled -= 1
        return true
    }

    private mutating func recordStep(_ step: Duplicates.Step, _ pair: DuplicatePair, gone: Contact.ID?) {
        last = (step, pair, gone)
        settled += 1
        queue.removeFirst()
        skip()
    }

    private mutating func skip() {
        while let pair = queue.first, gone.contains(pair.first.id) || gone.contains(pair.second.id) {
            queue.removeFirst()
        }
    }
}
