package import CirclesCore
internal import Foundation

extension CirclesDatabase {
    package func timeline(
        of contact: Contact.ID?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<Interaction> {
        let start = try ListKey(after, orAt: .highest)
        return try await read("list the interactions") { db in
            let rows = try db.rows(
                """
                \(try Self.source(of: contact, db))
                AND (interaction.occurred_at, interaction.id) < (:instant, :id)
                \(label == nil ? "" : Self.isLabelled(db.dialect))
                ORDER BY interaction.occurred_at DESC, interaction.id DESC LIMIT :limit
                """,
                [
                    "contact": contact?.description, "label": label, "instant": start.instant, "id": start.id,
                    "limit": limit + 1,
                ]
            ) { (row: try $0.decode(InteractionRow.self), place: try ListKey($0, "occurred_at")) }
            return try Page(rows, limit: limit) {
                try $0.cursor()
            } items: {
                try InteractionRow.interactions($0, db)
            }
        }
    }

    /// A contact with more interactions than this is found by going through all of them by time.
    private static let manyInteractions = 2000

    /// Where the rows come from.
    private static func source(of contact: Contact.ID?, _ db: any Session) throws -> String {
        guard let contact else { return "SELECT * FROM interaction WHERE true" }
        let count = try Int.fetchOne(
            db, "SELECT count(*) FROM (SELECT 1 FROM participant WHERE contact_id = ? LIMIT ?) AS counted",
            [contact.description, manyInteractions])
        guard count == manyInteractions else {
            return """
                SELECT interaction.* FROM (SELECT DISTINCT interaction_id FROM participant WHERE contact_id = :contact) AS mine
                \(db.dialect.joinInOrder) interaction ON interaction.id = mine.interaction_id
                WHERE true
                """
        }
        return """
            SELECT * FROM interaction \(db.dialect.indexed(by: "interaction_list"))
            WHERE EXISTS (
                SELECT 1 FROM participant WHERE contact_id = :contact AND interaction_id = interaction.id)
            """
    }

    private static func isLabelled(_ dialect: any Dialect) -> String {
        """
        AND (
            interaction.labels <> '[]' AND EXISTS (
                SELECT 1 FROM \(dialect.elements("interaction.labels", as: "own"))
                WHERE \(dialect.areSame("own.value", ":label", ignoringCaseOf: .all)))
            OR EXISTS (
                SELECT 1 FROM participant
                \(dialect.joinInOrder) contact_detail ON contact_detail.contact_id = participant.contact_id
                CROSS JOIN \(dialect.elements("contact_detail.labels", as: "theirs"))
                WHERE participant.interaction_id = interaction.id
                    AND \(dialect.areSame("theirs.value", ":label", ignoringCaseOf: .ascii))))
        """
    }
}
