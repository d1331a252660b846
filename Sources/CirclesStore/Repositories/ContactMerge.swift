package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    package func merge(
        _ other: Contact.ID, into survivor: Contact.ID, with update: ContactUpdate, at now: Date
    ) async throws(CirclesError) -> Merged {
        try await write("merge the contacts") { db in
            var merged = try Self.merge(other.description, into: survivor.description, update, at: now, db)
            merged.effects = try self.effects(of: [merged.record.contact], cause: merged.entry, at: now, db)
            return merged
        }
    }

    private static func merge(
        _ other: String, into survivor: String, _ update: ContactUpdate, at now: Date, _ db: Database
    ) throws -> Merged {
        guard other != survivor else { throw CirclesError(.usage, "a contact cannot be merged with itself") }
        guard let mine = try records([survivor], db).first, let theirs = try records([other], db).first else {
            throw CirclesError(.notFound, "one of the contacts is gone")
        }
        // The capture itself is not in the journal: an undo could not give it back.
        let unfinished =
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM capture WHERE intended_contact_id = ? AND state <> 'filed'",
                arguments: [other]) ?? 0
        guard unfinished == 0 else {
            throw CirclesError(
                .usage, "\(unfinished) capture(s) for \(theirs.contact.name) are not finished",
                remedy: .retryWaiting)
        }
        let interactions = try String.fetchAll(
            db, sql: "SELECT DISTINCT interaction_id FROM participant WHERE contact_id = ?", arguments: [other])
        let rejecting = try String.fetchAll(
            db,
            sql: """
                SELECT capture_id FROM inbox_note, json_each(inbox_note.rejected_contact_ids) AS rejected
                WHERE rejected.value = ?
                """,
            arguments: [other])
        var draft = JournalDraft(
            .contactsMerged, "merged \(theirs.contact.name) into \(mine.contact.name)")
        draft.contact = mine.contact.id
        let merged = update.joined(mine, theirs)
        try draft.record(
            JournalScope(contacts: [survivor, other], interactions: interactions, captures: rejecting), at: now, db
        ) {
            try move(interactions, from: other, to: survivor, db)
            try db.execute(
                sql: """
                    UPDATE inbox_note SET revision = revision + 1,
                        rejected_contact_ids = (SELECT json_group_array(DISTINCT replace(value, ?1, ?2))
                            FROM json_each(rejected_contact_ids))
                    WHERE EXISTS (SELECT 1 FROM json_each(rejected_contact_ids) WHERE value = ?1)
                    """,
                arguments: [other, survivor])
            try moveAliases(from: other, to: survivor, db)
            let cards = try ContactCardRow.cards(of: survivor, db).map(\.position).max().map { $0 + 1 } ?? 0
            try db.execute(
                sql: "UPDATE contact_card SET contact_id = ?1, position = position + ?3 WHERE contact_id = ?2",
                arguments: [survivor, other, cards])
            try db.execute(
                sql: "UPDATE contact_uid SET contact_id = ?1 WHERE contact_id = ?2", arguments: [survivor, other])
            // The UID that an export gave a contact without one.
            try ContactUID.lead("urn:uuid:\(other)", to: survivor, db)
            try ContactRow.deleteOne(db, key: other)
            try ContactRow.save(merged.contact, at: now, db)
            try ContactDetailRow.save(merged.details, of: merged.contact.id, db)
        }
        return Merged(
            entry: draft.id, record: merged, changes: ContactChange.between(mine, merged),
            interactions: interactions.count)
    }

    /// A person who took part under both contacts takes part once.
    private static func move(_ interactions: [String], from other: String, to survivor: String, _ db: Database) throws {
        for interaction in interactions {
            try db.execute(
                sql: """
                    DELETE FROM participant WHERE interaction_id = ?1 AND contact_id = ?2
                        AND EXISTS (SELECT 1 FROM participant WHERE interaction_id = ?1 AND contact_id = ?3)
                    """,
                arguments: [interaction, other, survivor])
            try db.execute(
                sql: "UPDATE participant SET contact_id = ?3 WHERE interaction_id = ?1 AND contact_id = ?2",
                arguments: [interaction, other, survivor])
        }
    }

    /// Aliases and what was learnt keep where they came from; the rest is written with the merged contact. What the user
    /// entered for either of both is not learnt any more.
    private static func moveAliases(from other: String, to survivor: String, _ db: Database) throws {
        try db.execute(
            sql: """
                UPDATE contact_name SET source = 'user'
                WHERE contact_id = ?1 AND source <> 'user' AND EXISTS (
                    SELECT 1 FROM contact_name AS theirs
                    WHERE theirs.contact_id = ?2 AND theirs.source = 'user' AND theirs.kind = contact_name.kind
                        AND theirs.value = contact_name.value AND theirs.app = contact_name.app)
                """,
            arguments: [survivor, other])
        try db.execute(
            sql: """
                UPDATE OR IGNORE contact_name SET contact_id = ?1
                WHERE contact_id = ?2 AND (kind = 'alias' OR source <> 'user')
                """,
            arguments: [survivor, other])
    }

    package func distinctContacts() async throws(CirclesError) -> Set<[Contact.ID]> {
        try await read("read the pairs kept apart") { db in
            var pairs: Set<[Contact.ID]> = []
            for row in try Row.fetchAll(db, sql: "SELECT first_id, second_id FROM contact_distinct") {
                let pair: [Contact.ID] = [try StoreError.id(row[0]), try StoreError.id(row[1])]
                pairs.insert(pair)
                pairs.insert(pair.reversed())
            }
            return pairs
        }
    }

    package func setDistinct(_ a: Contact.ID, _ b: Contact.ID, _ areDistinct: Bool) async throws(CirclesError) {
        let pair = [a, b].sorted().map(\.description)
        try await write("keep the pair apart") { db in
            try db.execute(
                sql: areDistinct
                    ? "INSERT OR IGNORE INTO contact_distinct (first_id, second_id) VALUES (?, ?)"
                    : "DELETE FROM contact_distinct WHERE first_id = ? AND second_id = ?",
                arguments: StatementArguments(pair))
        }
    }
}
