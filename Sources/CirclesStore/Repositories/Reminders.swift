package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase: EventStore {
    package func conversationState() async throws(CirclesError) -> ConversationState {
        try await read("look where the conversations stand") { db in
            func number(_ sql: String) throws -> Int { try Int.fetchOne(db.cachedStatement(sql: sql)) ?? 0 }
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
                sql: """
                    SELECT contact_id FROM fact JOIN participant USING (interaction_id)
                    WHERE date >= ? AND date <= ? AND contact_id IS NOT NULL
                    UNION
                    SELECT contact_id FROM fact JOIN participant USING (interaction_id)
                    WHERE json_extract(fact.body, '$.repeats') IS NOT NULL AND contact_id IS NOT NULL
                    ORDER BY contact_id
                    """,
                arguments: [first.description, last?.description ?? "~"]
            ).map { try StoreError.id($0) }
        }
    }

    package func contacts(namingEventsWith words: [String]) async throws(CirclesError) -> [Contact.ID] {
        try await read("list the events") { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT contact_id FROM fact JOIN participant USING (interaction_id)
                    WHERE kind = 'event' AND contact_id IS NOT NULL AND EXISTS (
                        SELECT 1 FROM json_each(?)
                        WHERE instr(swiftLowercaseString(json_extract(fact.body, '$.title')), value))
                    ORDER BY contact_id
                    """,
                arguments: [try words.storedJSON()]
            ).map { try StoreError.id($0) }
        }
    }

    package func birthdays() async throws(CirclesError) -> [Contact.ID: String] {
        try await read("list the birthdays") { db in
            var birthdays: [Contact.ID: String] = [:]
            for row in try Row.fetchAll(
                db, sql: "SELECT contact_id, birthday FROM contact_detail WHERE birthday IS NOT NULL")
            {
                birthdays[try StoreError.id(row[0])] = row[1]
            }
            return birthdays
        }
    }

    package func wishes() async throws(CirclesError) -> [ContactWish] {
        try await read("list whom to hear from") { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT contact_id, every_days, (
                        SELECT max(occurred_at) FROM participant
                        JOIN interaction ON interaction.id = participant.interaction_id
                        WHERE participant.contact_id = contact_detail.contact_id)
                    FROM contact_detail WHERE every_days IS NOT NULL ORDER BY contact_id
                    """
            ).map { ContactWish(contact: try StoreError.id($0[0]), everyDays: $0[1], last: $0[2]) }
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
                try db.execute(
                    sql: """
                        INSERT INTO calendar_entry (uid, interaction_id, contact_id, digest, sequence) VALUES (?1, ?2, ?3, ?4, ?5)
                        ON CONFLICT (uid) DO UPDATE SET digest = excluded.digest,
                            sequence = max(calendar_entry.sequence + 1, excluded.sequence)
                        """,
                    arguments: [
                        entry.uid, entry.interaction?.description, entry.contact?.description, entry.digest, seconds,
                    ])
            }
            for entry in entries {
                for key in entry.keys {
                    try db.execute(
                        sql: """
                            INSERT INTO calendar_key (key, interaction_id, uid)
                            SELECT ?1, id, ?2 FROM interaction WHERE id = substr(?1, 1, 36) ON CONFLICT (key) DO NOTHING
                            """,
                        arguments: [key, entry.uid])
                }
            }
            return try Self.sequences(of: entries, db)
        }
    }

    package func uids(of keys: [String]) async throws(CirclesError) -> [String: String] {
        if keys.isEmpty { return [:] }
        return try await read("read the calendar") { db in
            let list = try keys.storedJSON()
            let rows = try Row.fetchAll(
                db, sql: "SELECT key, uid FROM calendar_key WHERE key IN (SELECT value FROM json_each(?))",
                arguments: [list])
            return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// 2026-01-01, in seconds since 1970.
    private static let firstSecond = 1_767_225_600

    /// Of those that say what they said last.
    private static func sequences(of entries: [CalendarMark], _ db: Database) throws -> [String: Int] {
        let digests = Dictionary(entries.map { ($0.uid, $0.digest) }, uniquingKeysWith: { first, _ in first })
        let list = try entries.map(\.uid).storedJSON()
        var known: [String: Int] = [:]
        for row in try Row.fetchAll(
            db,
            sql: "SELECT uid, digest, sequence FROM calendar_entry WHERE uid IN (SELECT value FROM json_each(?))",
            arguments: [list])
        where digests[row[0]] == row[1] {
            known[row[0]] = row[2]
        }
        return known
    }
}
