package import CirclesCore
internal import Foundation
internal import GRDB

extension CirclesDatabase {
    package func events(
        from day: CalendarDate, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<DatedEvent> {
        var start = (day: day.description, id: "")
        if let after {
            guard case .instant(let instant, let id) = after.position else { throw PageCursor.unusable }
            start = (String(instant.prefix(10)), id)
        }
        return try await read("list the events") { [start] db in
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT id, date, interaction_id, body FROM fact
                        WHERE kind = 'event' AND date IS NOT NULL AND (date, id) > (?, ?) ORDER BY date, id LIMIT ?
                        """),
                arguments: [start.day, start.id, limit + 1])
            return try Page(rows, limit: limit) { row in
                let (day, id): (String, String) = (row["date"], row["id"])
                guard let cursor = PageCursor(.instant("\(day)T00:00:00.000Z", id: id)) else {
                    throw StoreError.damaged("event", id)
                }
                return cursor
            } items: { rows in
                let participants = try Self.participants(of: rows.map { $0["interaction_id"] }, db)
                return try rows.map { row in
                    let body: String = row["body"]
                    return DatedEvent(
                        event: try JSONDecoder().decode(Extraction.Event.self, from: Data(body.utf8)),
                        interaction: try StoreError.id(row["interaction_id"]),
                        participants: participants[row["interaction_id"]] ?? [])
                }
            }
        }
    }

    private static func participants(
        of interactions: [String], _ db: Database
    ) throws -> [String: [Interaction.Participant]] {
        let list = try interactions.storedJSON()
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT interaction_id, contact_id, label FROM participant
                    WHERE interaction_id IN (SELECT value FROM json_each(?)) ORDER BY interaction_id, position
                    """),
            arguments: [list])
        var participants: [String: [Interaction.Participant]] = [:]
        for row in rows {
            let contact: String? = row["contact_id"]
            participants[row["interaction_id"], default: []].append(
                Interaction.Participant(contactID: try contact.map { try StoreError.id($0) }, label: row["label"]))
        }
        return participants
    }
}
