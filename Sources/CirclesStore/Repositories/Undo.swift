package import CirclesCore
package import Foundation

extension CirclesDatabase {
    package func undo(_ id: JournalEntry.ID?, at now: Date) async throws(CirclesError) -> Undone {
        try await write("take it back") { [rules] db in
            try JournalUndoing(SQLTransaction(db: db), by: rules, at: now).undo(id)
        }
    }
}
