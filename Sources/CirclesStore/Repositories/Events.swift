package import CirclesCore
internal import Foundation

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
            let rows = try db.rows(
                """
                SELECT id, date, interaction_id, body FROM fact
                WHERE kind = 'event' AND date IS NOT NULL AND (date, id) > (?, ?) ORDER BY date, id LIMIT ?
                """, [start.day, start.id, limit + 1]
            ) { row in
                (
                    row: (interaction: try row[2] as String, body: try row[3] as String),
                    place: (day: try row[1] as String, id: try row[0] as String)
                )
            }
            return try Page(rows, limit: limit) { place in
                guard let cursor = PageCursor(.instant("\(place.day)T00:00:00.000Z", id: place.id)) else {
                    throw StoreError.damaged("event", place.id)
                }
                return cursor
            } items: { rows in
                let participants = try Self.participants(of: rows.map(\.interaction), db)
                return try rows.map { row in
                    DatedEvent(
                        event: try JSONDecoder().decode(Extraction.Event.self, from: Data(row.body.utf8)),
                        interaction: try StoreError.id(row.interaction),
                        participants: participants[row.interaction] ?? [])
                }
            }
        }
    }

    private static func participants(
        of interactions: [String], _ db: any Session
    ) throws -> [String: [Interaction.Participant]] {
        var participants: [String: [Interaction.Participant]] = [:]
        try db.forEach(
            """
            SELECT interaction_id, contact_id, label FROM participant
            WHERE interaction_id IN \(db.dialect.listed()) ORDER BY interaction_id, position
            """, [try interactions.storedJSON()]
        ) { row in
            let contact: String? = try row[1]
            participants[try row[0], default: []].append(
                Interaction.Participant(contactID: try contact.map { try StoreError.id($0) }, label: try row[2]))
        }
        return participants
    }
}
