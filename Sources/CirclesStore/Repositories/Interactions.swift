package import CirclesCore
package import Foundation

extension CirclesDatabase: InteractionStore {
    package func interaction(_ id: Interaction.ID) async throws(CirclesError) -> Interaction {
        try await read("look up an interaction") { try Self.row(id, $0).interaction($0) }
    }

    package func interactions(_ ids: [Interaction.ID]) async throws(CirclesError) -> [Interaction.ID: Interaction] {
        let keys = ids.map(\.description)
        return try await read("look up interactions") { db in
            let found = try InteractionRow.interactions(try InteractionRow.rows(db, where: "id", isOneOf: keys), db)
            return Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func openMembers(
        limit: Int
    ) async throws(CirclesError) -> [(label: String, interactions: [Interaction.ID])] {
        try await read("list people in groups") { db in
            try db.rows(
                """
                SELECT label, \(db.dialect.list("DISTINCT interaction_id")) FROM participant WHERE contact_id IS NULL
                GROUP BY label ORDER BY count(*) DESC, label LIMIT ?
                """, [limit]
            ) { row in
                let list: String = try row[1]
                let ids = try JSONDecoder().decode([String].self, from: Data(list.utf8))
                return (label: try row[0], interactions: try ids.sorted().map { try StoreError.id($0) })
            }
        }
    }

    package func interactionIDs(startingWith prefix: String) async throws(CirclesError) -> [Interaction.ID] {
        try await read("look up an interaction") { try $0.ids(of: "interaction", startingWith: prefix) }
    }

    static func row(_ id: Interaction.ID, _ db: any Session) throws -> InteractionRow {
        guard let row = try InteractionRow.row(db, id.description) else {
            throw CirclesError(.notFound, "there is no interaction \(id.short)")
        }
        return row
    }

    package func move(
        _ id: Interaction.ID, from: Contact.ID?, to contact: Contact, at now: Date
    ) async throws(CirclesError) -> Moved {
        try await correct("move the interaction", at: now) { try $0.move(id, from: from, to: contact) }
    }

    package func edit(
        _ id: Interaction.ID, summary: String?, userNote: String?, occurredAt: Date?,
        labels: [String]?, at now: Date
    ) async throws(CirclesError) -> Interaction {
        try await correct("change the interaction", at: now) {
            try $0.edit(id, summary: summary, userNote: userNote, occurredAt: occurredAt, labels: labels)
        }
    }

    package func correct(
        _ correction: MessageCorrection, at now: Date
    ) async throws(CirclesError) -> CaptureOutcome {
        try await write("correct the messages") {
            try MessageCorrecting(SQLTransaction(db: $0), at: now).write(correction)
        }
    }

    package func deleteForGood(_ id: Interaction.ID, at now: Date) async throws(CirclesError) {
        let captures = try await correct("delete the interaction", at: now) { try $0.deleteForGood(id) }
        await pictures.remove(captures)
    }

    package func returnToInbox(_ id: Interaction.ID, at now: Date) async throws(CirclesError) -> TakenBack {
        try await correct("move the interaction to the inbox", at: now) { try $0.returnToInbox(id) }
    }

    private func correct<Value: Sendable>(
        _ purpose: String, at now: Date, _ body: @escaping @Sendable (InteractionCorrecting) throws -> Value
    ) async throws(CirclesError) -> Value {
        try await write(purpose) { try body(InteractionCorrecting(SQLTransaction(db: $0), at: now)) }
    }
}
