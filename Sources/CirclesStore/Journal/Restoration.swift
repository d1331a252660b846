internal import Foundation

/// Puts rows back to what they were.
enum Restoration {
    static func apply(_ changes: [RowChange], _ db: any Session) throws {
        let order = Dictionary(
            JournalledTable.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func rank(_ change: RowChange) -> Int { order[change.table] ?? 0 }
        for change in changes.filter({ $0.before == nil }).sorted(by: { rank($0) > rank($1) }) {
            try delete(change, db)
        }
        let old = changes.filter { $0.before != nil }.sorted { a, b in
            // Only one contact can be the user at any moment: who stops being it comes first.
            rank(a) != rank(b) ? rank(a) < rank(b) : !isMe(a) && isMe(b)
        }
        for change in old { try restore(change, db) }
    }

    private static func isMe(_ change: RowChange) -> Bool { change.before?["is_me"] == .integer(1) }

    private static func condition(_ table: JournalledTable) -> String {
        table.primaryKey.map { "\($0) = ?" }.joined(separator: " AND ")
    }

    private static func keys(_ change: RowChange) -> [SQLValue] {
        change.table.primaryKey.map { change.key[$0] ?? .null }
    }

    private static func delete(_ change: RowChange, _ db: any Session) throws {
        if change.table == .contact, let contact = change.key["id"]?.text { try ChosenContact.isLeaving(contact, db) }
        try db.run(
            "DELETE FROM \(change.table.rawValue) WHERE \(condition(change.table))", SQLArguments(keys(change)))
    }

    private static func restore(_ change: RowChange, _ db: any Session) throws {
        guard var row = change.before else { return }
        let table = change.table.rawValue
        let current = try db.row(
            "SELECT * FROM \(table) WHERE \(condition(change.table))", SQLArguments(keys(change))
        ) { $0.image }
        // A late answer for what stood there meanwhile must not be taken for one to this.
        if case .integer(let old)? = row["revision"] {
            row["revision"] = .integer(max(old, current?["revision"]?.integer ?? 0) + 1)
        }
        if change.table == .inboxNote, let current {
            row["rejected_contact_ids"] = try union(
                row["rejected_contact_ids"]?.text, current["rejected_contact_ids"]?.text)
        }
        let columns = row.keys.sorted()
        let values = columns.map { row[$0] ?? .null }
        if current == nil {
            // The same alias may have been learnt again meanwhile.
            let isThere = change.table == .contactName ? "ON CONFLICT DO NOTHING" : ""
            try db.run(
                """
                INSERT INTO \(table) (\(columns.joined(separator: ", ")))
                VALUES (\(columns.map { _ in "?" }.joined(separator: ", "))) \(isThere)
                """, SQLArguments(values))
            // The contact's own row may be as it was, by which engines tell that its texts change.
            if change.table == .contactName || change.table == .contactDetail, let contact = row["contact_id"]?.text {
                try db.search.note(contact)
            }
        } else {
            try db.run(
                """
                UPDATE \(table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", "))
                WHERE \(condition(change.table))
                """, SQLArguments(values + keys(change)))
        }
    }

    /// Whom a note was once taken back from is never forgotten.
    private static func union(_ first: String?, _ second: String?) throws -> SQLValue {
        let ids = try [first, second].compactMap { $0 }.map {
            try JSONDecoder().decode([String].self, from: Data($0.utf8))
        }
        let all = Array(Set(ids.joined())).sorted()
        return .text(try all.storedJSON())
    }
}
