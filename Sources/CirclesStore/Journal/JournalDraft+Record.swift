internal import CirclesCore
internal import Foundation

extension JournalDraft {
    /// Performs `body` and records how the rows of `scope` changed: that is all an undo needs.
    ///
    /// Nothing is recorded when none did. Several entries of one step name the first as their `cause`, and are taken
    /// back with it.
    func record<Value>(
        _ scope: JournalScope, at now: Date, _ db: any Session, _ body: () throws -> Value
    ) throws -> Value {
        let before = try Snapshot(scope, db)
        let value = try body()
        let after = try Snapshot(scope, db)
        var (changes, mentions) = before.changes(to: after)
        guard !changes.isEmpty else { return value }
        try BookRevision.raise(before.changedContacts(to: after), db)
        for key in dependsOn where mentions[key] == nil { mentions[key] = .named }
        try insert(changes, mentions, at: now, db)
        return value
    }

    /// Records changes that the caller has collected.
    func insert(_ changes: [RowChange], _ mentions: [String: Mention], at now: Date, _ db: any Session) throws {
        let row = JournalRow(
            id: id.description, at: now, action: action, isAutomatic: isAutomatic, what: what,
            cause: cause?.description, captureId: capture?.description, interactionId: interaction?.description,
            noteId: note?.description, contactId: contact?.description,
            body: action.canBeUndone ? changes : [], agent: WriteActor.current ?? agent)
        let seq = try row.insert(db, numberedBy: "seq")
        guard action.canBeUndone else { return }
        let statement = try db.prepare("INSERT INTO journal_mention (seq, key, role) VALUES (?, ?, ?)")
        for (key, mention) in mentions { try statement.write([seq, key, mention.rawValue]) }
    }
}
