package import CirclesCore

extension CirclesDatabase {
    package func aliases(of contact: Contact.ID?) async throws(CirclesError) -> [AliasOrigin] {
        try await read("list the aliases") { db in
            try ContactNameRow.fetchAll(
                db,
                """
                SELECT * FROM contact_name
                WHERE (kind = 'alias' OR source <> 'user') AND (?1 IS NULL OR contact_id = ?1)
                ORDER BY contact_id, kind, position, app
                """, [contact?.description]
            ).compactMap { row in
                guard let name = row.learnt else { return nil }
                return AliasOrigin(
                    kind: name.kind, alias: row.value, contact: try StoreError.id(row.contactId), app: name.app,
                    source: AliasSource(row.source))
            }
        }
    }
}
