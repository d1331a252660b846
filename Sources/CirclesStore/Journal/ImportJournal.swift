internal import CirclesCore
internal import Foundation

/// What a batch did, for one entry of the journal.
struct ImportJournal {
    private var created: Set<String> = []
    private var changes: [String: RowChange] = [:]
    private var mentions: [String: Mention] = [:]
    private var changed: Set<String> = []

    mutating func creating(_ id: String) { created.insert(id) }

    /// Performs a write on one contact, or on one group, and notes how the rows stood before the batch.
    mutating func changing(_ scope: JournalScope, _ db: any Session, _ body: () throws -> Void) throws {
        guard !scope.contacts.contains(where: created.contains) else { return try body() }
        let before = try Snapshot(scope, db)
        try body()
        let (changes, mentions) = before.changes(to: try Snapshot(scope, db))
        if !changes.isEmpty { changed.formUnion(scope.contacts) }
        for change in changes {
            let name = "\(change.table.rawValue) \(RowChange.name(change.table, change.key))"
            if self.changes[name] == nil { self.changes[name] = change }
        }
        self.mentions.merge(mentions) { max($0, $1) }
    }

    /// - Returns: The entry; nil when the batch changed nothing.
    mutating func write(
        source: String, cause: JournalEntry.ID?, at now: Date, _ db: any Session
    ) throws -> JournalEntry.ID? {
        for id in created {
            changes["contact \(id)"] = RowChange(
                table: .contact, key: ["id": .text(id)], before: nil, interaction: nil)
            mentions[id] = .created
        }
        guard !changes.isEmpty else { return nil }
        try BookRevision.raise(created.union(changed), db)
        let counts = [(created.count, "new"), (changed.count, "changed")].filter { $0.0 > 0 }
        let parts = counts.isEmpty ? ["groups"] : counts.map { "\($0.0) \($0.1)" }
        var draft = JournalDraft(
            .contactsImported,
            "imported contacts from \(source): \(parts.joined(separator: ", "))")
        draft.cause = cause
        try draft.insert(Array(changes.values), mentions, at: now, db)
        return draft.id
    }
}
