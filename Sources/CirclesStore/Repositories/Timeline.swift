package import CirclesCore
internal import Foundation
internal import GRDB

extension CirclesDatabase {
    package func timeline(
        of contact: Contact.ID?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<Interaction> {
        let start = try ListKey(after, orAt: .highest)
        return try await read("list the interactions") { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        \(try Self.source(of: contact, db))
                        AND (interaction.occurred_at, interaction.id) < (:instant, :id)
                        \(label == nil ? "" : Self.isLabelled)
                        ORDER BY interaction.occurred_at DESC, interaction.id DESC LIMIT :limit
                        """),
                arguments: [
                    "contact": contact?.description, "label": label, "instant": start.instant, "id": start.id,
                    "limit": limit + 1,
                ])
            return try Page(rows, limit: limit) { row in
                try ListKey.cursor(after: row, "occurred_at")
            } items: { rows in
                try InteractionRow.interactions(try rows.map { try InteractionRow(row: $0) }, db)
            }
        }
    }

    /// A contact with more interactions than this is found by going through all of them by time.
    private static let manyInteractions = 2000

    /// Where the rows come from. Joins are `CROSS`: SQLite then takes the tables in the order written.
    private static func source(of contact: Contact.ID?, _ db: Database) throws -> StaticString {
        guard let contact else { return "SELECT * FROM interaction WHERE true" }
        let count = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 FROM participant WHERE contact_id = ? LIMIT ?)"),
            arguments: [contact.description, manyInteractions])
        guard count == manyInteractions else {
            return """
                SELECT interaction.* FROM (SELECT DISTINCT interaction_id FROM participant WHERE contact_id = :contact) AS mine
                CROSS JOIN interaction ON interaction.id = mine.interaction_id
                WHERE true
                """
        }
        return """
            SELECT * FROM interaction INDEXED BY interaction_list
            WHERE EXISTS (
                SELECT 1 FROM participant WHERE contact_id = :contact AND interaction_id = interaction.id)
            """
    }

    private static let isLabelled: StaticString = """
        AND (
            interaction.labels <> '[]' AND EXISTS (
                SELECT 1 FROM json_each(interaction.labels) AS own
                WHERE own.value = :label COLLATE swiftCaseInsensitiveCompare)
            OR EXISTS (
                SELECT 1 FROM participant CROSS JOIN contact_detail ON contact_detail.contact_id = participant.contact_id
                CROSS JOIN json_each(contact_detail.labels) AS theirs
                WHERE participant.interaction_id = interaction.id AND theirs.value = :label COLLATE NOCASE))
        """
}
