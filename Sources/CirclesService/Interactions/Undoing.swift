package import CirclesCore
internal import Foundation

/// Takes writes back.
package struct Undoing: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    package struct Undone: Sendable {
        package let entry: JournalEntry
        /// Open again.
        package let notes: [InboxNote]
    }

    /// - Parameter text: The entry's id in the journal, or its beginning; nil for the last that can be taken back.
    /// - Throws: `CirclesError` with `notFound` or `ambiguous`; with `usage` when it cannot be taken back, or when later
    ///   entries rest on it: they are named.
    package func undo(named text: String?) async throws(CirclesError) -> BookWrite<Undone> {
        var id: JournalEntry.ID?
        if let text { id = try await context.journalEntry(text) }
        return try await undo(id)
    }

    /// - Parameter id: Nil for the last that can be taken back.
    /// - Throws: `CirclesError` with `usage` when it cannot be, or when later entries rest on it: they are named.
    package func undo(_ id: JournalEntry.ID?) async throws(CirclesError) -> BookWrite<Undone> {
        try await context.comparingNotes { () async throws(CirclesError) in
            let undone = try await context.database.undo(id, at: Date())
            return (Undone(entry: undone.entry, notes: undone.notes), undone.forgotten)
        }
    }
}
