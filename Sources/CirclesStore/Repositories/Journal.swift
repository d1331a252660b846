package import CirclesCore
internal import Foundation
internal import GRDB

extension CirclesDatabase: JournalStore {
    package func journal(limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<JournalEntry> {
        var start = Int64.max
        if let after {
            guard case .number(let seq) = after.position else { throw PageCursor.unusable }
            start = seq
        }
        return try await read("read the journal") { [start] db in
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: "SELECT * FROM journal WHERE seq < ? ORDER BY seq DESC LIMIT ?"),
                arguments: [start, limit + 1])
            return try Page(rows, limit: limit) { row in
                guard let cursor = PageCursor(.number(row["seq"])) else { throw StoreError.damaged("entry", row["id"]) }
                return cursor
            } items: { rows in
                try rows.map { try JournalRow(row: $0).entry() }
            }
        }
    }

    package func journalIDs(startingWith prefix: String) async throws(CirclesError) -> [JournalEntry.ID] {
        try await read("read the journal") { try $0.ids(of: "journal", startingWith: prefix) }
    }

    package func changes(after place: JournalPlace, limit: Int) async throws(CirclesError) -> [JournalChange] {
        try await read("follow the journal") { db in
            var place = place
            var changes: [JournalChange] = []
            for row in try JournalRow.fetchAll(
                db.cachedStatement(sql: "SELECT * FROM journal WHERE seq > ? ORDER BY seq LIMIT ?"),
                arguments: [place.entry, limit])
            {
                place.entry = row.seq ?? place.entry
                changes.append(try Self.change(.written, row, place))
            }
            // What was written is told before it is told that it was taken back.
            guard changes.count < limit else { return changes }
            let undoings = try Row.fetchAll(
                db.cachedStatement(
                    sql: "SELECT number, seq FROM journal_undoing WHERE number > ? ORDER BY number LIMIT ?"),
                arguments: [place.undoing, limit - changes.count])
            for undoing in undoings {
                place.undoing = undoing["number"]
                let seq: Int64 = undoing["seq"]
                guard let row = try JournalRow.filter(sql: "seq = ?", arguments: [seq]).fetchOne(db) else { continue }
                changes.append(try Self.change(.undone, row, place))
            }
            return changes
        }
    }

    private static func change(
        _ kind: JournalChange.Kind, _ row: JournalRow, _ place: JournalPlace
    ) throws -> JournalChange {
        JournalChange(
            place: place, kind: kind, entry: try row.entry(), capture: try row.captureId.map(StoreError.id),
            interaction: try row.interactionId.map(StoreError.id), note: try row.noteId.map(StoreError.id),
            contact: try row.contactId.map(StoreError.id))
    }

    package func journalEnd() async throws(CirclesError) -> JournalPlace {
        try await read("look where the journal ends", Self.journalEnd)
    }

    static func journalEnd(_ db: Database) throws -> JournalPlace {
        JournalPlace(
            entry: try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(seq) FROM journal")) ?? 0,
            undoing: try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(number) FROM journal_undoing")) ?? 0)
    }
}
