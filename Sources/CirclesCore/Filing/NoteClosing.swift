package import Foundation

/// Notes that the user puts aside without filing them, and takes up again.
package struct NoteClosing {
    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// - Throws: `CirclesError` with `usage` when the note is not open, `notFound`.
    package func dismiss(_ id: InboxNote.ID) throws -> Changed {
        let note = try store.existing(id)
        guard note.state == .open else { throw note.notOpen }
        return try change(note, .dismissed, to: .dismissed)
    }

    /// - Throws: `CirclesError` with `usage` when the note is filed, `notFound`.
    package func reopen(_ id: InboxNote.ID) throws -> Changed {
        let note = try store.existing(id)
        guard note.state != .filed else {
            throw CirclesError(.usage, "note \(id.short) is filed", remedy: .takeBack(note.interactionID))
        }
        return try change(note, .reopened, to: .open)
    }

    private func change(
        _ note: InboxNote, _ action: JournalEntry.Action, to state: InboxNote.State
    ) throws -> Changed {
        var draft = JournalDraft(action, "\(action.rawValue) \(note.quotedTitle)")
        draft.capture = note.captureID
        draft.note = note.id
        let changed = note.closed(as: state, nil)
        try store.record(draft, JournalScope(nil, note.captureID), at: now) { try store.save(changed) }
        try store.setRetention(of: note.captureID, since: state == .open ? nil : now)
        return Changed(entry: draft.id, note: changed)
    }
}
