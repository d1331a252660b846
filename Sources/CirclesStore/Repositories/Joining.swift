internal import CirclesCore
internal import Foundation
internal import GRDB

/// Pictures of one conversation, scrolled, become one interaction.
///
/// An interaction is filed first as if it stood alone, and joined with its neighbour in an entry of its own: taking that
/// one back leaves two, each with the contact it was filed with.
extension CirclesDatabase {
    /// Interactions with the same contact that are looked at: of the same days, and the latest that came.
    private static let mostNeighbours = 40
    private static let mostLatest = 20

    /// An interaction that shows exactly the messages of a capture that is to be filed with the same contacts.
    static func copy(of interaction: Interaction, _ db: Database) throws -> Interaction? {
        guard let capture = interaction.captureIDs.first, let part = try part(capture.description, db) else {
            return nil
        }
        for row in try neighbours(of: interaction, db) {
            if try conversation(of: row.id, db)?.isShown(part) ?? false { return try row.interaction(db) }
        }
        return nil
    }

    /// An open note whose capture shows exactly the messages of another capture.
    ///
    /// A text is read as it stands, so that only an equal one is looked at: sixteen jobs wait for this transaction, and
    /// unlike a picture a text costs little before it.
    static func copy(ofNoted capture: Capture, _ db: Database) throws -> InboxNoteRow? {
        guard let part = try part(capture.id.description, db) else { return nil }
        let text = if case .text = capture.payload { part.transcript.text } else { String?.none }
        let notes = try InboxNoteRow.fetchAll(
            db,
            sql: """
                SELECT * FROM (
                    SELECT inbox_note.*, transcript.text AS transcribed
                    FROM inbox_note JOIN transcript USING (capture_id)
                    WHERE state = 'open' AND capture_id <> :mine AND transcript.title IS :title
                    ORDER BY created_at DESC LIMIT :limit)
                WHERE :text IS NULL OR transcribed = :text
                """,
            arguments: [
                "mine": capture.id.description, "title": part.transcript.title, "text": text, "limit": mostLatest,
            ])
        return try notes.first { note in
            try Self.part(note.captureId, db).map { JoinedConversation($0).isShown(part) } ?? false
        }
    }

    /// Joins an interaction with those that it continues; the one that was there first takes the others in.
    ///
    /// - Parameter cause: The entry that this is a part of; nil when it can be taken back by itself.
    /// - Returns: The interaction that the captures belong to now.
    static func join(
        _ id: Interaction.ID, cause: JournalEntry.ID?, at now: Date, _ db: Database
    ) throws -> Interaction {
        var row = try Self.row(id, db)
        var interaction = try row.interaction(db)
        guard var whole = try conversation(of: row.id, db) else { return interaction }
        var left = try neighbours(of: interaction, db)
        while let next = left.popLast() {
            guard let other = try conversation(of: next.id, db), !whole.parts.contains(where: other.isShown),
                whole.add(other.parts)
            else { continue }
            let isOlder = next.createdAt <= row.createdAt
            let (kept, taken) = isOlder ? (next, row) : (row, next)
            interaction = try take(taken, into: kept, whole, cause: cause, at: now, db)
            row = try Self.row(interaction.id, db)
            // What is longer now may touch what it did not before.
            left = try neighbours(of: interaction, db)
        }
        return interaction
    }

    private static func take(
        _ taken: InteractionRow, into kept: InteractionRow, _ whole: JoinedConversation, cause: JournalEntry.ID?,
        at now: Date, _ db: Database
    ) throws -> Interaction {
        let other = try taken.interaction(db)
        let before = try kept.interaction(db)
        let contacts = before.participants.compactMap { $0.contactID?.description }
        let names = try ContactRow.contacts(ids: contacts, db).map(\.name)
        var draft = JournalDraft(
            .joined, "joined two screenshots of one conversation with \(names.joined(separator: ", "))")
        draft.isAutomatic = true
        draft.cause = cause
        draft.interaction = before.id
        let scope = JournalScope(
            interactions: [kept.id, taken.id], captures: (before.captureIDs + other.captureIDs).map(\.description))
        try draft.record(scope, at: now, db) {
            for table in ["interaction_capture", "inbox_note"] {
                try db.execute(
                    sql: "UPDATE \(table) SET interaction_id = ? WHERE interaction_id = ?",
                    arguments: [kept.id, taken.id])
            }
            try InteractionRow.deleteOne(db, key: taken.id)
            var row = kept
            let notes = [kept.userNote, taken.userNote].compactMap(\.self).inOrderOnce
            row.userNote = notes.isEmpty ? nil : notes.joined(separator: "\n")
            row.labels = (kept.labels + taken.labels).inOrderOnce
            row.occurredAt = max(kept.occurredAt, taken.occurredAt)
            row.summaryIsPending = kept.summaryIsPending || taken.summaryIsPending
            row.summaryIsEdited = kept.summaryIsEdited || taken.summaryIsEdited
            if row.summaryIsEdited {
                row.summary = [kept, taken].filter(\.summaryIsEdited).map(\.summary).inOrderOnce.joined(separator: " ")
            }
            try rewrite(row, whole, db)
            let participants =
                before.participants
                + other.participants.filter { new in
                    !before.participants.contains {
                        new.contactID == nil ? $0.label == new.label : $0.contactID == new.contactID
                    }
                }
            try InteractionRow.replaceParticipants(participants, of: before.id, db)
        }
        return try Self.row(before.id, db).interaction(db)
    }

    /// Makes an interaction tell the whole conversation; a summary that the user wrote stays.
    private static func rewrite(_ row: InteractionRow, _ whole: JoinedConversation, _ db: Database) throws {
        var row = row
        let extraction = whole.extraction
        row.messages = whole.transcript.messages
        if !row.summaryIsEdited { row.summary = extraction.summary }
        row.revision += 1
        try row.update(db)
        var interaction = try row.interaction(db)
        interaction.interests = extraction.interests
        interaction.events = extraction.events
        interaction.dates = extraction.dates
        interaction.relationships = extraction.relationships
        try FactRow.replace(factsOf: interaction, db)
    }

    /// Brings an interaction of several captures up to date after one of them was read or understood anew.
    ///
    /// - Returns: False when they no longer hang together: then nothing is changed.
    static func refreshJoined(
        _ row: InteractionRow, with new: Interaction, of capture: Capture.ID, _ db: Database
    ) throws -> Bool {
        guard let whole = try conversation(of: row.id, db) else { return false }
        var row = row
        let others = whole.parts.filter { $0.capture.id != capture }
        let isAnswered = whole.parts.contains {
            $0.capture.id == capture && $0.extraction.model != RuleBasedExtractor.model
        }
        // The others' own answers are still to come.
        row.summaryIsPending =
            new.summaryIsPending
            || (row.summaryIsPending && isAnswered
                && others.contains { $0.extraction.model == RuleBasedExtractor.model })
        try rewrite(row, whole, db)
        return true
    }

    /// What the captures of an interaction show together; nil when that cannot be told.
    private static func conversation(of id: String, _ db: Database) throws -> JoinedConversation? {
        let captures = try InteractionCaptureRow.filter { $0.interactionId == id }.fetchAll(db).map(\.captureId)
        let parts = try captures.compactMap { try part($0, db) }
        guard parts.count == captures.count else { return nil }
        return JoinedConversation(parts)
    }

    private static func part(_ capture: String, _ db: Database) throws -> JoinedConversation.Part? {
        guard let row = try CaptureRow.fetchOne(db, key: capture),
            let transcript = try TranscriptRow.fetchOne(db, key: capture)?.body, !transcript.messages.isEmpty,
            let extraction = try ExtractionRow.fetchOne(db, key: capture)?.body
        else { return nil }
        return JoinedConversation.Part(try row.capture(), transcript, extraction)
    }

    /// Interactions with the same contacts (in a group: with one of them) that may be another part of the same
    /// conversation, or a copy of one.
    private static func neighbours(of interaction: Interaction, _ db: Database) throws -> [InteractionRow] {
        let contacts = interaction.participants.compactMap { $0.contactID?.description }
        guard let contact = contacts.first else { return [] }
        let known = Set(contacts)
        func rows(_ condition: String, _ order: String, _ limit: Int) throws -> [InteractionRow] {
            try InteractionRow.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT interaction.* FROM participant
                    JOIN interaction ON interaction.id = participant.interaction_id
                    JOIN interaction_capture ON interaction_capture.interaction_id = interaction.id
                    JOIN capture ON capture.id = interaction_capture.capture_id
                    JOIN capture AS mine ON mine.id = :mine
                    WHERE participant.contact_id = :contact AND interaction.id <> :id AND \(condition)
                    ORDER BY \(order) LIMIT :limit
                    """,
                arguments: [
                    "mine": interaction.captureIDs.first?.description, "contact": contact,
                    "id": interaction.id.description, "limit": limit,
                ])
        }
        let isNear = "abs(julianday(capture.captured_at) - julianday(mine.captured_at)) < 1.5"
        let near = try rows(isNear, "abs(julianday(capture.captured_at) - julianday(mine.captured_at))", mostNeighbours)
        let latest = try rows("1", "capture.received_at DESC", mostLatest)
        var found: [InteractionRow] = []
        for row in near + latest where !found.contains(where: { $0.id == row.id }) {
            let others = try row.interaction(db).participants.compactMap { $0.contactID?.description }
            if Set(others) == known || interaction.participants.count > 1 { found.append(row) }
        }
        return found
    }
}

extension [String] {
    /// Each once, where it stands first.
    fileprivate var inOrderOnce: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
