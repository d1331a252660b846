package import CirclesCore
internal import Foundation

extension CirclesDatabase {
    /// The ids of all contacts, by name.
    package func contactIDs(label: String?) async throws(CirclesError) -> [Contact.ID] {
        try await read("list the contacts") { db in
            let dialect = db.dialect
            return try String.fetchAll(
                db,
                """
                SELECT contact.id FROM contact
                WHERE ?1 IS NULL OR EXISTS (
                    SELECT 1 FROM contact_detail CROSS JOIN \(dialect.elements("contact_detail.labels", as: "label"))
                    WHERE contact_detail.contact_id = contact.id
                        AND \(dialect.areSame("label.value", "?1", ignoringCaseOf: .ascii)))
                ORDER BY contact.name
                """, [label]
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
        return try await read("list the contacts") { [start] db in
            // Said only where it is wanted: with "or all" in the condition, SQLite would look at every contact's details.
            let isLabelled = label == nil ? "" : Self.isLabelled(db.dialect)
            let rows = try db.rows(
                """
                SELECT id, name FROM contact WHERE (name, id) > (:name, :id) \(isLabelled)
                ORDER BY name, id LIMIT :limit
                """,
                ["name": start.name, "id": start.id, "label": label, "limit": limit + 1]
            ) { row in
                let id: String = try row[0]
                return (row: id, place: (id: id, name: try row[1] as String))
            }
            return try Page(rows, limit: limit) { place in
                guard let cursor = PageCursor(.name(place.name, id: place.id)) else {
                    throw StoreError.damaged("contact", place.id)
                }
                return cursor
            } items: {
                try Self.records($0, db)
            }
        }
    }

    private static func isLabelled(_ dialect: any Dialect) -> String {
        """
        AND EXISTS (
            SELECT 1 FROM contact_detail CROSS JOIN \(dialect.elements("contact_detail.labels", as: "label"))
            WHERE contact_detail.contact_id = contact.id
                AND \(dialect.areSame("label.value", ":label", ignoringCaseOf: .ascii)))
        """
    }

    package func records(_ ids: [Contact.ID]) async throws(CirclesError) -> [ContactRecord] {
        try await read("read the contacts") { try Self.records(ids.map(\.description), $0) }
    }

    /// With their cards.
    package func files(_ ids: [Contact.ID]) async throws(CirclesError) -> [ContactFile] {
        try await read("read the contacts") { db in
            let ids = ids.map(\.description)
            let list = try ids.storedJSON()
            let listed = db.dialect.listed()
            func values<Value: SQLReadable>(_ sql: String) throws -> [String: [Value]] {
                var values: [String: [Value]] = [:]
                try db.forEach(sql, [list]) { values[try $0[0], default: []].append(try $0[1]) }
                return values
            }
            let cards: [String: [String]] = try values(
                """
                SELECT contact_id, body FROM contact_card WHERE contact_id IN \(listed) ORDER BY contact_id, position
                """)
            let uids: [String: [String]] = try values(
                "SELECT contact_id, uid FROM contact_uid WHERE contact_id IN \(listed) ORDER BY contact_id, uid")
            let dates: [String: [Date]] = try values("SELECT id, updated_at FROM contact WHERE id IN \(listed)")
            return try Self.records(ids, db).map { record in
                let id = record.contact.id.description
                return ContactFile(
                    record: record,
                    cards: (cards[id] ?? []).map { ContactCard(stored: $0) },
                    formerUIDs: (uids[id] ?? []).filter { $0 != record.contact.uid },
                    updatedAt: dates[id]?.first ?? Date())
            }
        }
    }

    static func records(_ ids: [String], _ db: any Session) throws -> [ContactRecord] {
        let contacts = Dictionary(
            try ContactRow.contacts(ids: ids, db).map { ($0.id.description, $0) },
            uniquingKeysWith: { first, _ in first })
        let details = try ContactDetailRow.details(ids: ids, db)
        return ids.compactMap { id in
            contacts[id].map { ContactRecord(contact: $0, details: details[id] ?? ContactDetails()) }
        }
    }
}
