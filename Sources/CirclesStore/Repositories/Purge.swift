package import CirclesCore
package import Foundation
internal import GRDB

extension PurgePlan {
    fileprivate var ids: [String] {
        [contact?.id.description].compactMap(\.self) + interactions.map(\.description) + notes.map(\.description)
            + captures.map(\.description)
    }
}

/// Deleting so that nothing is left: not in free pages, not in the log, not in the journal.
extension CirclesDatabase {
    package func formerContact(named name: String) async throws(CirclesError) -> Contact? {
        try await read("look for a former contact") { db in
            let id = try String.fetchOne(
                db,
                sql: """
                    SELECT contact_id FROM journal
                    WHERE contact_id IS NOT NULL AND contact_id NOT IN (SELECT id FROM contact)
                        AND action IN ('contactAdded', 'contactRemoved') AND substr(what, -length(?1)) = ?1
                    ORDER BY seq DESC LIMIT 1
                    """, arguments: [" " + name])
            return try id.map { Contact(id: try StoreError.id($0), name: name) }
        }
    }

    package func survivor(ofMerged name: String) async throws(CirclesError) -> Contact? {
        try await read("look for whom a contact was merged into") { db in
            // Whoever it was merged into may have been merged, too.
            let id = try String.fetchOne(
                db,
                sql: """
                    WITH RECURSIVE follower (id) AS (
                        SELECT * FROM (
                            SELECT contact_id FROM journal
                            WHERE action = 'contactsMerged' AND undone_at IS NULL AND contact_id IS NOT NULL
                                AND substr(what, 1, length(?1)) = ?1
                            ORDER BY seq DESC LIMIT 1)
                        UNION
                        SELECT journal.contact_id FROM follower
                        JOIN journal_mention ON journal_mention.key = follower.id
                        JOIN journal ON journal.seq = journal_mention.seq
                        WHERE journal.action = 'contactsMerged' AND journal.undone_at IS NULL
                            AND journal.contact_id IS NOT NULL)
                    SELECT id FROM follower WHERE id IN (SELECT id FROM contact) LIMIT 1
                    """, arguments: ["merged \(name) into "])
            return try id.flatMap { try SQLiteTransaction(db: db).contacts([try StoreError.id($0)]).first }
        }
    }

    package func planPurge(
        of contact: Contact, with notes: [InboxNote.ID]
    ) async throws(CirclesError) -> PurgePlan {
        try await read("list what is to be purged") { db in
            try PurgePlanning(SQLiteTransaction(db: db)).plan(of: contact, with: notes)
        }
    }

    package func planPurge(before day: Date) async throws(CirclesError) -> PurgePlan {
        try await read("list what is to be purged") { db in
            try PurgePlanning(SQLiteTransaction(db: db)).plan(before: day)
        }
    }

    /// Deletes what the plan names, overwrites the place where it stood, and empties the log. When the caller has forgotten
    /// the captures, too, it calls `endPurge`.
    ///
    /// - Throws: `unavailable` when another process holds the log; what was to be deleted is deleted then, but may
    ///   still stand in the log.
    package func purge(_ plan: PurgePlan) async throws(CirclesError) {
        do {
            try beginPurge(plan.captures)
            try await pool.writeWithoutTransaction { db in
                try db.execute(sql: "PRAGMA secure_delete = ON")
                try self.inTransaction(db) {
                    try Self.delete(plan, db)
                    // It says nothing of whom, and keeps an undo from taking back an older step in its place.
                    let told = plan.contact == nil ? "purged old captures" : "purged a contact"
                    try JournalDraft(.deleted, told).insert([], [:], at: Date(), db)
                    try SearchUpkeep.catchUp(db)
                }
            }
        } catch {
            throw StoreError.describe(error, doing: "purge")
        }
        try await emptyAfterPurge(of: plan.captures)
    }

    /// Takes the captures' pictures away, and what stood in the database's free pages and its log.
    func emptyAfterPurge(of captures: [Capture.ID]) async throws(CirclesError) {
        do {
            try payloads.purge(captures + (try await litter()))
        } catch {
            throw StoreError.describe(error, doing: "delete the captures' pictures")
        }
        do {
            try await pool.barrierWriteWithoutTransaction { db in
                try self.inTurn {
                    try SearchUpkeep.forgetDeleted(db)
                    try Self.emptyLog(db)
                    try db.execute(sql: "VACUUM")
                    try Self.emptyLog(db)
                }
            }
        } catch {
            throw StoreError.describe(error, doing: "empty the database's log")
        }
    }

    /// A row follows its picture's file within the patience of a writer.
    private static let patience = 300.0

    /// Pictures of captures that were cut off before they were accepted.
    private func litter() async throws(CirclesError) -> [Capture.ID] {
        let stored: [Capture.ID]
        do { stored = try payloads.stored(before: Date().addingTimeInterval(-Self.patience)) } catch {
            throw StoreError.describe(error, doing: "list the captures' pictures")
        }
        return try await read("list the captures' pictures") { db in
            try stored.filter { try !CaptureRow.exists(db, key: $0.description) }
        }
    }

    private static func emptyLog(_ db: Database) throws {
        let isBusy = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)").map { $0[0] as Int } ?? 0
        guard isBusy == 0 else {
            throw CirclesError(
                .unavailable, "it is deleted, but another process holds the database's log, where it may still stand",
                hint: "stop the other process and purge again", retryable: true)
        }
    }

    /// Contacts that were merged into the one that goes: the journal still tells their names.
    private static func merged(into contact: Contact?, _ db: Database) throws -> [String] {
        guard let contact else { return [] }
        return try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT other.key FROM journal_mention mine
                JOIN journal ON journal.seq = mine.seq AND journal.action = 'contactsMerged'
                JOIN journal_mention other ON other.seq = mine.seq
                WHERE mine.key = ?1 AND other.key <> ?1
                    AND NOT EXISTS (SELECT 1 FROM contact WHERE id = other.key)
                    AND EXISTS (SELECT 1 FROM journal WHERE contact_id = other.key)
                """,
            arguments: [contact.id.description])
    }

    private static func delete(_ plan: PurgePlan, _ db: Database) throws {
        for id in try plan.ids + merged(into: plan.contact, db) {
            // What was done with it, and the images of its rows.
            try db.execute(
                sql: """
                    DELETE FROM journal WHERE ?1 IN (contact_id, interaction_id, note_id, capture_id)
                        OR seq IN (SELECT seq FROM journal_mention WHERE instr(key, ?1) > 0) OR instr(body, ?1) > 0
                    """, arguments: [id])
        }
        for id in plan.interactions {
            try db.execute(sql: "DELETE FROM interaction WHERE id = ?", arguments: [id.description])
        }
        for id in plan.captures {
            try db.execute(sql: "DELETE FROM capture WHERE id = ?", arguments: [id.description])
        }
        guard let contact = plan.contact?.id.description else { return }
        try db.execute(
            sql: """
                UPDATE inbox_note SET rejected_contact_ids = (
                    SELECT json_group_array(value) FROM json_each(rejected_contact_ids) WHERE value <> ?1)
                WHERE instr(rejected_contact_ids, ?1) > 0
                """, arguments: [contact])
        try db.execute(
            sql: "UPDATE inbox_note SET explanation = ?2 WHERE instr(explanation, ?1) > 0",
            arguments: [plan.contact?.name, "a contact that it named was deleted for good"])
        try ContactGroupRow.forget(contact, db)
        try db.execute(sql: "DELETE FROM contact WHERE id = ?", arguments: [contact])
        try forgetName(plan.contact?.name ?? "", db)
        try BookRevision.raise([contact], db)
        try BookRevision.forgetChanges(db)
    }

    /// Entries that tell of others may name who is gone; a namesake's stay as they are.
    private static func forgetName(_ name: String, _ db: Database) throws {
        guard !name.isEmpty,
            try
                !(Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM contact WHERE name = ?)", arguments: [name])
                ?? false)
        else { return }
        let rows = try Row.fetchAll(
            db, sql: "SELECT seq, what FROM journal WHERE instr(what, ?) > 0", arguments: [name])
        // "Anna Vogt" is not Anna.
        let longer = try String.fetchAll(
            db, sql: "SELECT name FROM contact WHERE instr(name, ?) > 0 ORDER BY length(name) DESC", arguments: [name])
        for row in rows {
            let told: String = row["what"]
            let kept = told.replacing(name, with: "a deleted contact", butIn: longer)
            try db.execute(
                sql: "UPDATE journal SET what = ? WHERE seq = ?", arguments: [kept, row["seq"] as Int64])
        }
    }
}

extension String {
    /// With each occurrence of a name replaced that stands as words of its own, and not in one of those names.
    fileprivate func replacing(_ name: String, with other: String, butIn longer: [String]) -> String {
        var result = "", rest = self[...]
        while let found = rest.firstRange(of: name) {
            let kept = longer.compactMap { rest.firstRange(of: $0) }.first { $0.overlaps(found) }
            let place = kept ?? found
            let isWhole =
                kept == nil && (result + rest[..<found.lowerBound]).last?.isInWord != true
                && rest[found.upperBound...].first?.isInWord != true
            result += String(rest[..<place.lowerBound]) + (isWhole ? other : String(rest[place]))
            rest = rest[place.upperBound...]
        }
        return result + rest
    }
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber }
}
