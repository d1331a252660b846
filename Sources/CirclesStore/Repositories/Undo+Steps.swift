internal import CirclesCore
internal import Foundation
internal import GRDB

/// How each kind of entry is taken back, inside one transaction.
extension CirclesDatabase {
    /// - Returns: What was done, and the ids of the contacts that were written.
    static func undo(
        _ row: JournalRow, _ group: [JournalRow], at now: Date, _ db: Database
    ) throws -> (Undone, contacts: Set<String>) {
        var contacts: Set<String> = []
        var undone = Undone(entry: try row.entry(), notes: [], forgotten: [])
        for member in group {
            if !mustGo(member), try !Dependants.of([member], db).isEmpty { continue }
            try undo(member, &undone, &contacts, at: now, db)
            try db.execute(
                sql: """
                    UPDATE journal SET undone_at = ?1
                    WHERE seq = ?2 OR (?3 AND undone_at IS NULL AND action = ?4 AND interaction_id = ?5)
                    """,
                arguments: [
                    now, member.seq, member.action.takesAnswersAlong, JournalEntry.Action.refreshed.rawValue,
                    member.interactionId,
                ])
        }
        undone.entry.undoneAt = now
        return (undone, contacts)
    }

    private static func undo(
        _ row: JournalRow, _ undone: inout Undone, _ written: inout Set<String>, at now: Date, _ db: Database
    ) throws {
        let captures = try captures(concernedBy: row, db)
        if row.action.isFiling, let id = row.interactionId {
            // Not simply the rows from before: the note must say whom it was not with.
            if let interaction = try InteractionRow.fetchOne(db, key: id)?.interaction(db) {
                let learning = NameLearning(SQLiteTransaction(db: db), at: now)
                let aliases = try learning.bearing(interaction.participants).map(\.id)
                undone.forgotten += try learning.forget(interaction.participants)
                try BookRevision.raise(Set(undone.forgotten.map(\.contact.description)), db)
                try markLearningUndone(of: aliases, at: now, db)
            }
            undone.notes += try TakingBack(SQLiteTransaction(db: db), at: now).takeBack(
                try StoreError.id(id), rejecting: nil)
            return
        }
        if row.action == .aliasLearnt {
            undone.forgotten += try row.body.compactMap { change in
                try ContactNameRow.fetchOne(db, key: change.key["id"]?.text).map {
                    ForgottenAlias(alias: $0.value, contact: try StoreError.id($0.contactId))
                }
            }
        }
        // Names that are about to go still say whose they are.
        let contacts = try contacts(concernedBy: row, db)
        try Restoration.apply(row.body, db)
        try BookRevision.raise(contacts, db)
        written.formUnion(contacts)
        for capture in captures { try settleAnew(capture, at: now, db) }
    }

    /// The entries that learnt these aliases have nothing left to undo.
    private static func markLearningUndone(of aliases: [String], at now: Date, _ db: Database) throws {
        for alias in aliases {
            try db.execute(
                sql: """
                    UPDATE journal SET undone_at = ? WHERE action = ? AND undone_at IS NULL
                        AND seq IN (SELECT seq FROM journal_mention WHERE key = ? AND role = ?)
                    """,
                arguments: [now, JournalEntry.Action.aliasLearnt.rawValue, alias, Mention.created.rawValue])
        }
    }

    private static func contacts(concernedBy row: JournalRow, _ db: Database) throws -> Set<String> {
        var contacts: Set<String> = []
        for change in row.body {
            switch change.table {
            case .contact: contacts.formUnion([change.key["id"]?.text].compactMap(\.self))
            case .contactName:
                let known =
                    try change.before?["contact_id"]?.text
                    ?? ContactNameRow.fetchOne(db, key: change.key["id"]?.text)?.contactId
                contacts.formUnion([known].compactMap(\.self))
            default: break
            }
        }
        return contacts
    }

    private static func captures(concernedBy row: JournalRow, _ db: Database) throws -> [String] {
        let interactions = Set(row.body.compactMap(\.interaction))
        let notes = row.body.filter { $0.table == .inboxNote }.compactMap { $0.key["id"]?.text }
        let linked = row.body.filter { $0.table == .interactionCapture }.compactMap { $0.key["capture_id"]?.text }
        let noted = try InboxNoteRow.filter(keys: notes).fetchAll(db).map(\.captureId)
        return Set(try captures(of: Array(interactions), db) + linked + noted).sorted()
    }

    /// A picture is kept while anything about it is open.
    private static func settleAnew(_ capture: String, at now: Date, _ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE capture SET settled_at = CASE
                    WHEN EXISTS (SELECT 1 FROM inbox_note WHERE capture_id = ?1 AND state = 'open') THEN NULL
                    ELSE coalesce(settled_at, ?2) END
                WHERE id = ?1
                """,
            arguments: [capture, now])
    }
}
