package import CirclesCore
package import Foundation

/// A line of `log --json`.
package struct EntryView: Codable, Sendable {
    package let id: JournalEntry.ID
    package let at: Date
    package let action: JournalEntry.Action
    package let what: String
    package let automatic: Bool
    /// What the agent calls itself that did it.
    package let agent: Nullable<String>
    package let cause: Nullable<JournalEntry.ID>
    package let undone: Bool
    package let undoneAt: Nullable<Date>
    package let canBeUndone: Bool

    package init(_ entry: JournalEntry) {
        id = entry.id
        at = entry.at
        action = entry.action
        what = entry.what
        automatic = entry.isAutomatic
        agent = Nullable(entry.agent)
        cause = Nullable(entry.cause)
        undone = entry.undoneAt != nil
        undoneAt = Nullable(entry.undoneAt)
        canBeUndone = entry.canBeUndone
    }
}
