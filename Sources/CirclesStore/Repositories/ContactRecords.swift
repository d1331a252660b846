package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    /// The ids of all contacts, by name.
    package func contactIDs(label: String?) async throws(CirclesError) -> [Contact.ID] {
        try await read("list the contacts") { db in
            try String.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT contact.id FROM contact
                        WHERE ?1 IS NULL OR EXISTS (
                            SELECT 1 FROM contact_detail, json_each(contact_detail.labels) AS label
                            WHERE contact_detail.contact_id = contact.id AND label.value = ?1 COLLATE NOCASE)
                        ORDER BY contact.name
                        """),
                arguments: [label]
            ).map(StoreError.id)
        }
    }

    package func records(
        label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<ContactRecord> {
        var start = (name: "", id: "")
        if let after {
            guard case .name(let name, let id) = after.position else { throw PageCursor.unusable }
            start = (name, id)
        }
        // Said only where it is wanted: with "or all" in the condition, SQLite would look at every contact's details.
        let isLabelled: StaticString = label == nil ? "" : Self.isLabelled
        return try await read("list the contacts") { [start] db in
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT id, name FROM contact WHERE (name, id) > (:name, :id) \(isLabelled)
                        ORDER BY name, id LIMIT :limit
                        """),
                arguments: ["name": start.name, "id": start.id, "label": label, "limit": limit + 1])
            return try Page(rows, limit: limit) { row in
                guard let cursor = PageCursor(.name(row["name"], id: row["id"])) else {
                    throw StoreError.damaged("contact", row["id"])
                }
                return cursor
            } items: { rows in
                try Self.records(rows.map { $0["id"] }, db)
            }
        }
    }

    private static let isLabelled: StaticString = """
        AND EXISTS (
            SELECT 1 FROM contact_detail, json_each(contact_detail.labels) AS label
            WHERE contact_detail.contact_id = contact.id AND label.value = :label COLLATE NOCASE)
        """

    package func records(_ ids: [Contact.ID]) async throws(CirclesError) -> [ContactRecord] {
        try await read("read the contacts") { try Self.records(ids.map(\.description), $0) }
    }

    /// With their cards.
    package func files(_ ids: [Contact.ID]) async throws(CirclesError) -> [ContactFile] {
        try await read("read the contacts") { db in
            let ids = ids.map(\.description)
            let list = try ids.storedJSON()
            func values(_ sql: StaticString) throws -> [String: [DatabaseValue]] {
                var values: [String: [DatabaseValue]] = [:]
                let rows = try Row.fetchCursor(db.cachedStatement(sql: "\(sql)"), arguments: [list])
                while let row = try rows.next() { values[row[0], default: []].append(row[1]) }
                return values
            }
            let cards = try values(
                """
                SELECT contact_id, body FROM contact_card WHERE contact_id IN (SELECT value FROM json_each(?))
                ORDER BY contact_id, position
                """)
            let uids = try values(
                """
                SELECT contact_id, uid FROM contact_uid WHERE contact_id IN (SELECT value FROM json_each(?))
                ORDER BY contact_id, uid
                """)
            let dates = try values("SELECT id, updated_at FROM contact WHERE id IN (SELECT value FROM json_each(?))")
            return try Self.records(ids, db).map { record in
                let id = record.contact.id.description
                return ContactFile(
                    record: record,
                    cards: (cards[id] ?? []).compactMap(String.fromDatabaseValue).map { ContactCard(stored: $0) },
                    formerUIDs: (uids[id] ?? []).compactMap(String.fromDatabaseValue).filter {
                        $0 != record.contact.uid
                    },
                    updatedAt: dates[id]?.first.flatMap(Date.fromDatabaseValue) ?? Date())
            }
        }
    }

    static func records(_ ids: [String], _ db: Database) throws -> [ContactRecord] {
        let contacts = Dictionary(
            try ContactRow.contacts(ids: ids, db).map { ($0.id.description, $0) },
            uniquingKeysWith: { first, _ in first })
        let details = try ContactDetailRow.details(ids: ids, db)
        return ids.compactMap { id in
            contacts[id].map { ContactRecord(contact: $0, details: details[id] ?? ContactDetails()) }
        }
    }
}
