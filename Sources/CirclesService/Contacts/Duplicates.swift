package import CirclesCore
internal import Foundation

/// Contacts that may be the same person, and what can be done with a pair of them.
package struct Duplicates: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    /// Likeliest first, without those that the user said are two people.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func pairs() async throws(CirclesError) -> [DuplicatePair] {
        let apart = try await context.database.distinctContacts()
        return DuplicateSearch(try await context.matcher()).pairs().filter {
            !apart.contains([$0.first.id, $0.second.id])
        }
    }

    /// What tells the two apart where they have one name.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func marks(of pair: DuplicatePair) async throws(CirclesError) -> [Contact.ID: String] {
        try await Namesakes(context.database).marks(of: [pair.first, pair.second])
    }

    /// What was decided about a pair, and can be taken back.
    package enum Step: Sendable {
        case merged(JournalEntry.ID)
        case keptApart(DuplicatePair)
    }

    /// Makes one contact of the two: everything of `other` goes to `kept`.
    ///
    /// - Throws: `CirclesError` with `notFound` when one of them is gone, `usage` while captures for `other` are not finished.
    package func merge(_ other: Contact, into kept: Contact) async throws(CirclesError) -> BookWrite<Step> {
        let merged = try await Contacts(context).merge(other, into: kept)
        return BookWrite(value: .merged(merged.value.entry), consequences: merged.consequences)
    }

    /// They are two people: the pair is not offered again.
    ///
    /// - Throws: `CirclesError` when the database cannot be written.
    package func keepApart(_ pair: DuplicatePair) async throws(CirclesError) -> Step {
        try await context.database.setDistinct(pair.first.id, pair.second.id, true)
        return .keptApart(pair)
    }

    /// - Throws: `CirclesError` with `usage` when something was written since that rests on the step.
    package func takeBack(_ step: Step) async throws(CirclesError) {
        switch step {
        case .merged(let entry): _ = try await context.database.undo(entry, at: Date())
        case .keptApart(let pair): try await context.database.setDistinct(pair.first.id, pair.second.id, false)
        }
    }
}
