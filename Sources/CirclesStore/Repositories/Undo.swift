package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    package func undo(_ id: JournalEntry.ID?, at now: Date) async throws(CirclesError) -> Undone {
        try await write("take it back") { db in
            let row = try id.map { try Self.journalRow($0, db) } ?? Self.lastThatCanBeUndone(db)
            try Self.requireUndoable(row)
            let group = try Self.group(of: row, db)
            let dependants = try Dependants.of(group.filter(Self.mustGo), db).filter { !Self.goesAlong($0, with: row) }
            guard dependants.isEmpty else { throw Self.refusal(row, dependants) }
            let (taken, written) = try Self.undo(row, group, at: now, db)
            var undone = taken
            // Who is back may be meant by a name that was learnt meanwhile.
            let contacts = try ContactRow.contacts(ids: written.sorted(), db)
            undone.forgotten += try self.effects(of: contacts, cause: nil, at: now, db).forgottenAliases
            return undone
        }
    }

    private static func journalRow(_ id: JournalEntry.ID, _ db: Database) throws -> JournalRow {
        guard let row = try JournalRow.filter(sql: "id = ?", arguments: [id.description]).fetchOne(db) else {
            throw CirclesError(.notFound, "there is no entry \(id.short) in the journal", remedy: .showLog)
        }
        return row
    }

    private static func lastThatCanBeUndone(_ db: Database) throws -> JournalRow {
        let rows = try JournalRow.fetchCursor(
            db, sql: "SELECT * FROM journal WHERE undone_at IS NULL AND cause IS NULL ORDER BY seq DESC")
        while let row = try rows.next() {
            guard row.canBeUndone else { continue }
            let dependants = try Dependants.of(group(of: row, db).filter(mustGo), db)
            if dependants.allSatisfy({ goesAlong($0, with: row) }) { return row }
        }
        throw CirclesError(.notFound, "there is nothing to take back", remedy: .showLog)
    }

    private static func requireUndoable(_ row: JournalRow) throws {
        let name = String(row.id.prefix(8))
        guard row.undoneAt == nil else { throw CirclesError(.usage, "entry \(name) is already undone") }
        guard row.canBeUndone else {
            throw switch row.action {
            case .noted:
                CirclesError(
                    .usage, "entry \(name) cannot be undone: no capture is lost",
                    remedy: row.noteId.flatMap(InboxNote.ID.init).map(Remedy.dismiss))
            default:
                CirclesError(
                    .usage,
                    "entry \(name) cannot be undone: what it was about is deleted for good, or it was written by an "
                        + "earlier version")
            }
        }
    }

    /// The entry with those of the same step, latest first.
    private static func group(of row: JournalRow, _ db: Database) throws -> [JournalRow] {
        let others = try JournalRow.fetchAll(
            db, sql: "SELECT * FROM journal WHERE cause = ? AND undone_at IS NULL", arguments: [row.id])
        return ([row] + others).sorted { ($0.seq ?? 0) > ($1.seq ?? 0) }
    }

    /// A contact made for a filing stays when it is used elsewhere meanwhile.
    static func mustGo(_ row: JournalRow) -> Bool { row.action != .contactAdded || row.cause == nil }

    /// A late answer to what is taken back goes with it.
    private static func goesAlong(_ later: JournalRow, with row: JournalRow) -> Bool {
        later.action == .refreshed && row.action.takesAnswersAlong && later.interactionId == row.interactionId
    }

    private static func refusal(_ row: JournalRow, _ dependants: [JournalRow]) -> CirclesError {
        let list = dependants.prefix(5).map { "\($0.id.prefix(8)) (\($0.what))" }.joined(separator: ", ")
        let more = dependants.count > 5 ? " and \(dependants.count - 5) more" : ""
        return CirclesError(
            .usage, "later entries rest on \(row.id.prefix(8)): \(list)\(more)",
            hint: "take these back first, the last one first")
    }
}
