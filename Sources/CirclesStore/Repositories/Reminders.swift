package import CirclesCore
package import Foundation

extension CirclesDatabase: EventStore {
    package func conversationState() async throws(CirclesError) -> ConversationState {
        try await read("look where the conversations stand") { db in
            func number(_ sql: String) throws -> Int { try Int.fetchOne(db, sql) ?? 0 }
            return ConversationState(
                journal: try Self.journalEnd(db), conversations: try number("SELECT count(*) FROM interaction"),
                contacts: try number("SELECT count(*) FROM contact"))
        }
    }

    package func contacts(
        namingDaysFrom first: CalendarDate, to last: CalendarDate?
    ) async throws(CirclesError) -> [Contact.ID] {
        try await read("list the events") { db in
            try String.fetchAll(
                db,
                """
                SELECT contact_id FROM fact JOIN participant USING (interaction_id)
                WHERE date >= ? AND date <= ? AND contact_id IS NOT NULL
                UNION
                SELECT contact_id FROM fact JOIN participant USING (interaction_id)
                WHERE \(db.dialect.json("fact.body", "repeats")) IS NOT NULL AND contact_id IS NOT NULL
                ORDER BY contact_id
                """, [first.description, last?.description ?? "~"]
            ).map { try StoreError.id($0) }
        }
    }

    package func contacts(namingEventsWith words: [String]) async throws(CirclesError) -> [Contact.ID] {
        try await read("list the events") { db in
            let dialect = db.dialect
            let title = dialect.lowercased(dialect.json("fact.body", "title"))
            return try String.fetchAll(
                db,
                """
                SELECT DISTINCT contact_id FROM fact JOIN participant USING (interaction_id)
                WHERE kind = 'event' AND contact_id IS NOT NULL AND EXISTS (
                    SELECT 1 FROM \(dialect.elements("?", as: "word"))
                    WHERE \(dialect.position(of: "word.value", in: title)) > 0)
                ORDER BY contact_id
                """, [try words.storedJSON()]
            ).map { try StoreError.id($0) }
        }
    }

    package func birthdays() async throws(CirclesError) -> [Contact.ID: String] {
        try await read("list the birthdays") { db in
            var birthdays: [Contact.ID: String] = [:]
            try db.forEach("SELECT contact_id, birthday FROM contact_detail WHERE birthday IS NOT NULL") { row in
                birthdays[try StoreError.id(row[0])] = try row[1]
            }
            return birthdays
        }
    }

    package func wishes() async throws(CirclesError) -> [ContactWish] {
        try await read("list whom to hear from") { db in
            try db.rows(
                """
                SELECT contact_id, every_days, (
                    SELECT max(occurred_at) FROM participant
                    JOIN interaction ON interaction.id = participant.interaction_id
                    WHERE participant.contact_id = contact_detail.contact_id)
                FROM contact_detail WHERE every_days IS NOT NULL ORDER BY contact_id
                """
            ) { ContactWish(contact: try StoreError.id($0[0]), everyDays: try $0[1], last: try $0[2]) }
        }
    }

    package func sequences(
        of entries: [CalendarMark], at now: Date
    ) async throws(CirclesError) -> [String: Int] {
        // Nothing is written where nothing changed, which is most of the times that a calendar is asked for.
        let known = try await read("read the calendar") { try Self.sequences(of: entries, $0) }
        let keys = entries.flatMap(\.keys)
        let isNamed = try await uids(of: keys).count == keys.count
        guard known.count < entries.count || !isNamed else { return known }
        return try await write("note the calendar") { db in
            let known = try Self.sequences(of: entries, db)
            // Seconds, and not a count: it grows, too, when a row was gone meanwhile. They fit RFC 5545's integer until 2094.
            let seconds = max(0, Int(now.timeIntervalSince1970) - Self.firstSecond)
            for entry in entries where known[entry.uid] == nil {
                try db.run(
                    """
                    INSERT INTO calendar_entry (uid, interaction_id, contact_id, digest, sequence) VALUES (?1, ?2, ?3, ?4, ?5)
                    ON CONFLICT (uid) DO UPDATE SET digest = excluded.digest,
                        sequence = CASE WHEN calendar_entry.sequence < excluded.sequence THEN excluded.sequence
                            ELSE calendar_entry.sequence + 1 END
                    """,
                    [
                        entry.uid, entry.interaction?.description, entry.contact?.description, entry.digest, seconds,
                    ])
            }
            for entry in entries {
                for key in entry.keys {
                    try db.run(
                        """
                        INSERT INTO calendar_key (key, interaction_id, uid)
                        SELECT ?1, id, ?2 FROM interaction WHERE id = substr(?1, 1, 36) ON CONFLICT (key) DO NOTHING
                        """, [key, entry.uid])
                }
            }
            return try Self.sequences(of: entries, db)
        }
    }

    package func uids(of keys: [String]) async throws(CirclesError) -> [String: String] {
        if keys.isEmpty { return [:] }
        return try await read("read the calendar") { db in
            var uids: [String: String] = [:]
            try db.forEach(
                "SELECT key, uid FROM calendar_key WHERE key IN \(db.dialect.listed())", [try keys.storedJSON()]
            ) { uids[try $0[0]] = try $0[1] }
            return uids
        }
    }

    /// 2026-01-01, in seconds since 1970.
    private static let firstSecond = 1_767_225_600

    /// Of those that say what they said last.
    private static func sequences(of entries: [CalendarMark], _ db: any Session) throws -> [String: Int] {
        let digests = Dictionary(entries.map { ($0.uid, $0.digest) }, uniquingKeysWith: { first, _ in first })
        var known: [String: Int] = [:]
        try db.forEach(
            "SELECT uid, digest, sequence FROM calendar_entry WHERE uid IN \(db.dialect.listed())",
            [try entries.map(\.uid).storedJSON()]
        ) { row in
            let uid: String = try row[0], digest: String = try row[1]
            if digests[uid] == digest { known[uid] = try row[2] }
        }
        return known
    }
}
