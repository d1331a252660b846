package import CirclesCore
package import Foundation

/// Facts that the user corrected or took away.
extension CirclesDatabase {
    package func factChanges(of contact: Contact.ID) async throws(CirclesError) -> [FactChange] {
        try await read("read the facts") { try SQLTransaction(db: $0).factChanges(of: contact) }
    }

    package func factChanges(_ kind: FactChange.Kind) async throws(CirclesError) -> [Contact.ID: [FactChange]] {
        try await read("read the facts") { db in
            var changes: [Contact.ID: [FactChange]] = [:]
            try db.forEach(
                "SELECT contact_id, original, text FROM contact_fact WHERE kind = ? ORDER BY id", [kind.rawValue]
            ) { row in
                let change = FactChange(kind: kind, original: try row[1], text: try row[2])
                changes[try StoreError.id(row[0]), default: []].append(change)
            }
            return changes
        }
    }

    package func keep(
        _ change: FactChange, of contact: Contact, at now: Date
    ) async throws(CirclesError) {
        try await write("change the fact") { db in
            try FactSettling(SQLTransaction(db: db), at: now).keep(change, of: contact)
        }
    }
}

extension SQLTransaction {
    func factChanges(of contact: Contact.ID) throws -> [FactChange] {
        try db.rows(
            "SELECT kind, original, text FROM contact_fact WHERE contact_id = ? ORDER BY id", [contact.description]
        ) { row in
            try FactChange.Kind(rawValue: row[0]).map {
                FactChange(kind: $0, original: try row[1], text: try row[2])
            }
        }.compactMap(\.self)
    }

    func save(_ change: FactChange, of contact: Contact.ID) throws {
        try db.run(
            """
            INSERT INTO contact_fact (id, contact_id, kind, original, text) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (contact_id, kind, original) DO UPDATE SET text = excluded.text
            """,
            [
                Identifier<FactChange>.random().description, contact.description, change.kind.rawValue,
                change.original, change.text,
            ])
    }
}
