package import CirclesCore
package import Foundation
internal import GRDB

/// Facts that the user corrected or took away.
extension CirclesDatabase {
    package func factChanges(of contact: Contact.ID) async throws(CirclesError) -> [FactChange] {
        try await read("read the facts") { try SQLiteTransaction(db: $0).factChanges(of: contact) }
    }

    package func factChanges(_ kind: FactChange.Kind) async throws(CirclesError) -> [Contact.ID: [FactChange]] {
        try await read("read the facts") { db in
            var changes: [Contact.ID: [FactChange]] = [:]
            let rows = try Row.fetchCursor(
                db, sql: "SELECT contact_id, original, text FROM contact_fact WHERE kind = ? ORDER BY id",
                arguments: [kind.rawValue])
            while let row = try rows.next() {
                let change = FactChange(kind: kind, original: row[1], text: row[2])
                changes[try StoreError.id(row[0]), default: []].append(change)
            }
            return changes
        }
    }

    package func keep(
        _ change: FactChange, of contact: Contact, at now: Date
    ) async throws(CirclesError) {
        try await write("change the fact") { db in
            try FactSettling(SQLiteTransaction(db: db), at: now).keep(change, of: contact)
        }
    }
}

extension SQLiteTransaction {
    func factChanges(of contact: Contact.ID) throws -> [FactChange] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT kind, original, text FROM contact_fact WHERE contact_id = ? ORDER BY id"),
            arguments: [contact.description]
        ).compactMap { row in
            FactChange.Kind(rawValue: row[0]).map { FactChange(kind: $0, original: row[1], text: row[2]) }
        }
    }

    func save(_ change: FactChange, of contact: Contact.ID) throws {
        try db.execute(
            sql: """
                INSERT INTO contact_fact (id, contact_id, kind, original, text) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (contact_id, kind, original) DO UPDATE SET text = excluded.text
                """,
            arguments: [
                Identifier<FactChange>.random().description, contact.description, change.kind.rawValue,
                change.original, change.text,
            ])
    }
}
