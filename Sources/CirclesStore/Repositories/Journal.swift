package import CirclesCore
internal import Foundation

extension CirclesDatabase: JournalStore {
    package func journal(limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<JournalEntry> {
        var start = Int64.max
        if let after {
            guard case .number(let seq) = after.position else { throw PageCursor.unusable }
            start = seq
        }
        return try await read("read the journal") { [start] db in
            let rows = try db.rows(
                "SELECT * FROM journal WHERE seq < ? ORDER BY seq DESC LIMIT ?", [start, limit + 1]
            ) { row in
                let entry = try row.decode(JournalRow.self)
                return (row: entry, place: entry)
            }
            return try Page(rows, limit: limit) { row in
                guard let cursor = row.seq.flatMap({ PageCursor(.number($0)) }) else {
                    throw StoreError.damaged("entry", row.id)
                }
                return cursor
            } items: {
                try $0.map { try $0.entry() }
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
                db, "SELECT * FROM journal WHERE seq > ? ORDER BY seq LIMIT ?", [place.entry, limit])
            {
                place.entry = row.seq ?? place.entry
                changes.append(try Self.change(.written, row, place))
            }
            // What was written is told before it is told that it was taken back.
            guard changes.count < limit else { return changes }
            let undoings: [(number: Int64, seq: Int64)] = try db.rows(
                "SELECT number, seq FROM journal_undoing WHERE number > ? ORDER BY number LIMIT ?",
                [place.undoing, limit - changes.count]
            ) { (try $0[0], try $0[1]) }
            for undoing in undoings {
                place.undoing = undoing.number
                guard let row = try JournalRow.row(db, undoing.seq) else { continue }
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

    static func journalEnd(_ db: any Session) throws -> JournalPlace {
        JournalPlace(
            entry: try Int64.fetchOne(db, "SELECT max(seq) FROM journal") ?? 0,
            undoing: try Int64.fetchOne(db, "SELECT max(number) FROM journal_undoing") ?? 0)
    }
}
