package import CirclesCore
package import Foundation

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
                """
                SELECT contact_id FROM journal
                WHERE contact_id IS NOT NULL AND contact_id NOT IN (SELECT id FROM contact)
                    AND action IN ('contactAdded', 'contactRemoved') AND substr(what, length(what) - length(?1) + 1) = ?1
                ORDER BY seq DESC LIMIT 1
                """, [" " + name])
            return try id.map { Contact(id: try StoreError.id($0), name: name) }
        }
    }

    package func survivor(ofMerged name: String) async throws(CirclesError) -> Contact? {
        try await read("look for whom a contact was merged into") { db in
            // Whoever it was merged into may have been merged, too.
            let id = try String.fetchOne(
                db,
                """
                WITH RECURSIVE follower (id) AS (
                    SELECT * FROM (
                        SELECT contact_id FROM journal
                        WHERE action = 'contactsMerged' AND undone_at IS NULL AND contact_id IS NOT NULL
                            AND substr(what, 1, length(?1)) = ?1
                        ORDER BY seq DESC LIMIT 1) AS latest
                    UNION
                    SELECT journal.contact_id FROM follower
                    JOIN journal_mention ON journal_mention.key = follower.id
                    JOIN journal ON journal.seq = journal_mention.seq
                    WHERE journal.action = 'contactsMerged' AND journal.undone_at IS NULL
                        AND journal.contact_id IS NOT NULL)
                SELECT id FROM follower WHERE id IN (SELECT id FROM contact) LIMIT 1
                """, ["merged \(name) into "])
            return try id.flatMap { try SQLTransaction(db: db).contacts([try StoreError.id($0)]).first }
        }
    }

    package func planPurge(
        of contact: Contact, with notes: [InboxNote.ID]
    ) async throws(CirclesError) -> PurgePlan {
        try await read("list what is to be purged") { db in
            try PurgePlanning(SQLTransaction(db: db)).plan(of: contact, with: notes)
        }
    }

    package func planPurge(before day: Date) async throws(CirclesError) -> PurgePlan {
        try await read("list what is to be purged") { db in
            try PurgePlanning(SQLTransaction(db: db)).plan(before: day)
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
            try await engine.erase { db in
                try Self.delete(plan, db)
                // It says nothing of whom, and keeps an undo from taking back an older step in its place.
                let told = plan.contact == nil ? "purged old captures" : "purged a contact"
                try JournalDraft(.deleted, told).insert([], [:], at: Date(), db)
            }
        } catch {
            throw describe(error, doing: "purge")
        }
        try await emptyAfterPurge(of: plan.captures)
    }

    /// Takes the captures' pictures away, and what stood in the database's free pages and its log.
    func emptyAfterPurge(of captures: [Capture.ID]) async throws(CirclesError) {
        do {
            try await pictures.purge(captures + (try await litter()))
        } catch {
            throw describe(error, doing: "delete the captures' pictures")
        }
        do {
            try await engine.forgetErased()
        } catch {
            throw describe(error, doing: "empty the database's log")
        }
    }

    /// A row follows its picture's file within the patience of a writer.
    private static let patience = 300.0

    /// Pictures of captures that were cut off before they were accepted.
    private func litter() async throws(CirclesError) -> [Capture.ID] {
        let stored: [Capture.ID]
        do { stored = try await pictures.stored(before: Date().addingTimeInterval(-Self.patience)) } catch {
            throw describe(error, doing: "list the captures' pictures")
        }
        return try await read("list the captures' pictures") { db in
            try stored.filter { try !CaptureRow.exists(db, $0.description) }
        }
    }

    /// Contacts that were merged into the one that goes: the journal still tells their names.
    private static func merged(into contact: Contact?, _ db: any Session) throws -> [String] {
        guard let contact else { return [] }
        return try String.fetchAll(
            db,
            """
            SELECT DISTINCT other.key FROM journal_mention mine
            JOIN journal ON journal.seq = mine.seq AND journal.action = 'contactsMerged'
            JOIN journal_mention other ON other.seq = mine.seq
            WHERE mine.key = ?1 AND other.key <> ?1
                AND NOT EXISTS (SELECT 1 FROM contact WHERE id = other.key)
                AND EXISTS (SELECT 1 FROM journal WHERE contact_id = other.key)
            """, [contact.id.description])
    }

    private static func delete(_ plan: PurgePlan, _ db: any Session) throws {
        let dialect = db.dialect
        func tells(_ column: String) -> String { "\(dialect.position(of: "?1", in: column)) > 0" }
        for id in try plan.ids + merged(into: plan.contact, db) {
            // What was done with it, and the images of its rows.
            try db.run(
                """
                DELETE FROM journal WHERE ?1 IN (contact_id, interaction_id, note_id, capture_id)
                    OR seq IN (SELECT seq FROM journal_mention WHERE \(tells("key"))) OR \(tells("body"))
                """, [id])
        }
        for id in plan.interactions { try db.run("DELETE FROM interaction WHERE id = ?", [id.description]) }
        for id in plan.captures { try db.run("DELETE FROM capture WHERE id = ?", [id.description]) }
        guard let contact = plan.contact?.id.description else { return }
        try db.run(
            """
            UPDATE inbox_note SET rejected_contact_ids = (
                SELECT \(dialect.list("rejected.value"))
                FROM \(dialect.elements("rejected_contact_ids", as: "rejected")) WHERE rejected.value <> ?1)
            WHERE \(tells("rejected_contact_ids"))
            """, [contact])
        try db.run(
            "UPDATE inbox_note SET explanation = ?2 WHERE \(tells("explanation"))",
            [plan.contact?.name, "a contact that it named was deleted for good"])
        try ContactGroupRow.forget(contact, db)
        try db.run("DELETE FROM contact WHERE id = ?", [contact])
        try forgetName(plan.contact?.name ?? "", db)
        try BookRevision.raise([contact], db)
        try BookRevision.forgetChanges(db)
    }

    /// Entries that tell of others may name who is gone; a namesake's stay as they are.
    private static func forgetName(_ name: String, _ db: any Session) throws {
        guard !name.isEmpty, try !db.hasRow("SELECT 1 FROM contact WHERE name = ?", [name]) else { return }
        func names(_ column: String) -> String { "\(db.dialect.position(of: "?", in: column)) > 0" }
        let rows: [(seq: Int64, told: String)] = try db.rows(
            "SELECT seq, what FROM journal WHERE \(names("what"))", [name]
        ) { (try $0[0], try $0[1]) }
        // "Anna Vogt" is not Anna.
        let longer = try String.fetchAll(
            db, "SELECT name FROM contact WHERE \(names("name")) ORDER BY length(name) DESC", [name])
        for row in rows {
            let kept = row.told.replacing(name, with: "a deleted contact", butIn: longer)
            try db.run("UPDATE journal SET what = ? WHERE seq = ?", [kept, row.seq])
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
