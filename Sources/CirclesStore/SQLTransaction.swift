internal import CirclesCore
internal import Foundation

/// SQL for what the rules of filing and undoing ask for. It decides nothing.
struct SQLTransaction: StoreTransaction {
    let db: any Session

    func capture(_ id: Capture.ID) throws -> Capture? {
        // Whoever looks at one looks at what was read of it.
        try expectParts([id])
        return try CaptureRow.row(db, id.description)?.capture()
    }

    func transcript(of id: Capture.ID) throws -> Transcript? {
        try TranscriptRow.row(db, id.description)?.body
    }

    func extraction(of id: Capture.ID) throws -> Extraction? {
        try ExtractionRow.row(db, id.description)?.body
    }

    func save(_ transcript: Transcript, of id: Capture.ID) throws { try TranscriptRow(transcript, of: id).upsert(db) }

    func save(_ extraction: Extraction, of id: Capture.ID) throws { try ExtractionRow(extraction, of: id).upsert(db) }

    func interaction(_ id: Interaction.ID) throws -> FiledInteraction? {
        try InteractionRow.row(db, id.description).map(filed)
    }

    func interaction(of id: Capture.ID) throws -> FiledInteraction? {
        guard let link = try InteractionCaptureRow.rows(db, where: "capture_id", is: id.description).first else {
            return nil
        }
        return try InteractionRow.row(db, link.interactionId).map(filed)
    }

    private func filed(_ row: InteractionRow) throws -> FiledInteraction {
        FiledInteraction(
            try row.interaction(db), summaryIsEdited: row.summaryIsEdited, createdAt: row.createdAt)
    }

    func note(_ id: InboxNote.ID) throws -> InboxNote? {
        try InboxNoteRow.row(db, id.description)?.note()
    }

    func note(of id: Capture.ID) throws -> InboxNote? {
        try InboxNoteRow.rows(db, where: "capture_id", is: id.description).first?.note()
    }

    func neighbours(
        of interaction: Interaction, holding line: String?, near: Int, latest: Int
    ) throws -> [FiledInteraction] {
        guard let contact = interaction.participants.compactMap(\.contactID).first,
            let capture = interaction.captureIDs.first,
            let search = try NeighbourSearch(of: interaction.id, with: contact, shownBy: capture, db)
        else { return [] }
        var asked = [search.ofItsDays(limit: near), search.ofUntoldDays(limit: latest)]
        if let line { asked.append(search.holding(line, limit: latest)) }
        try db.expect(asked)
        var found: [InteractionRow] = []
        for question in asked {
            for row in try InteractionRow.fetchAll(db, question.sql, question.arguments)
            where !found.contains(where: { $0.id == row.id }) { found.append(row) }
        }
        let whole = try InteractionRow.interactions(found, db)
        // Whoever asks for neighbours looks at what they show.
        try expectParts(whole.flatMap(\.captureIDs))
        return zip(found, whole).map { row, interaction in
            FiledInteraction(interaction, summaryIsEdited: row.summaryIsEdited, createdAt: row.createdAt)
        }
    }

    private func expectParts(_ captures: [Capture.ID]) throws {
        try db.expect(
            captures.map(\.description).flatMap { id -> [Question] in
                [CaptureRow.question(id), TranscriptRow.question(id), ExtractionRow.question(id)]
            })
    }

    func chatHeaders(with contact: Contact.ID) throws -> [String] {
        // A chat's text begins with its header, and its first message with a bracket.
        let end = db.dialect.position(of: "?2", in: "capture.text"),
            first = db.dialect.position(of: "?3", in: "capture.text")
        return try String.fetchAll(
            db,
            """
            SELECT DISTINCT substr(capture.text, 1, \(end) - 1) FROM participant
            JOIN interaction_capture ON interaction_capture.interaction_id = participant.interaction_id
            JOIN capture ON capture.id = interaction_capture.capture_id
            WHERE participant.contact_id = ?1 AND \(first) > 0
            """, [contact.description, "\n", ")\n["])
    }

    func openNotes(
        titled title: String?, reading text: String?, except capture: Capture.ID, limit: Int
    ) throws -> [InboxNote] {
        try InboxNoteRow.fetchAll(
            db,
            """
            SELECT * FROM (
                SELECT inbox_note.*, transcript.text AS transcribed
                FROM inbox_note JOIN transcript USING (capture_id)
                WHERE state = 'open' AND capture_id <> :mine AND transcript.title IS NOT DISTINCT FROM :title
                ORDER BY created_at DESC LIMIT :limit) AS latest
            WHERE :text IS NULL OR transcribed = :text
            """, ["mine": capture.description, "title": title, "text": text, "limit": limit]
        ).map { try $0.note() }
    }

    func insert(_ interaction: Interaction, at now: Date) throws { try InteractionRow.insert(interaction, at: now, db) }

    func save(_ filed: FiledInteraction) throws {
        let interaction = filed.interaction
        guard var row = try InteractionRow.row(db, interaction.id.description) else {
            throw CirclesError(.notFound, "there is no interaction \(interaction.id.short)")
        }
        row.occurredAt = interaction.occurredAt
        row.dayIsUncertain = interaction.dayIsUncertain
        row.summary = interaction.summary
        row.summaryIsPending = interaction.summaryIsPending
        row.summaryIsEdited = filed.summaryIsEdited
        row.messages = interaction.messages
        row.userNote = interaction.userNote
        row.labels = interaction.labels
        row.revision += 1
        try row.update(db)
    }

    func saveParticipants(of interaction: Interaction) throws {
        try InteractionRow.replaceParticipants(interaction.participants, of: interaction.id, db)
    }

    func saveFacts(of interaction: Interaction) throws { try FactRow.replace(factsOf: interaction, db) }

    func nameCalendarEntry(_ key: String, like other: String, of id: Interaction.ID) throws {
        try db.run(
            """
            INSERT INTO calendar_key (key, interaction_id, uid)
            VALUES (?1, ?3, coalesce((SELECT uid FROM calendar_key WHERE key = ?2), ?2))
            ON CONFLICT (key) DO UPDATE SET uid = excluded.uid
            """,
            [key, other, id.description])
    }

    func save(summary: String, of id: Interaction.ID) throws {
        try db.run(
            "UPDATE interaction SET summary = ? WHERE id = ?", [summary, id.description])
    }

    func participants(of id: Interaction.ID) throws -> [Interaction.Participant] {
        try ParticipantRow.rows(db, where: "interaction_id", is: id.description, by: "position").map {
            Interaction.Participant(contactID: try $0.contactId.map(StoreError.id), label: $0.label)
        }
    }

    func replaceParticipant(_ contact: Contact.ID, with other: Contact.ID, in id: Interaction.ID) throws {
        try db.run(
            "UPDATE participant SET contact_id = ?3 WHERE interaction_id = ?1 AND contact_id = ?2",
            [id.description, contact.description, other.description])
    }

    func removeParticipant(_ contact: Contact.ID, from id: Interaction.ID) throws {
        try db.run(
            "DELETE FROM participant WHERE interaction_id = ? AND contact_id = ?",
            [id.description, contact.description])
    }

    func interactions(with contact: Contact.ID) throws -> [Interaction.ID] {
        try String.fetchAll(
            db, "SELECT DISTINCT interaction_id FROM participant WHERE contact_id = ?", [contact.description]
        ).map { try StoreError.id($0) }
    }

    func openLabels() throws -> [String] {
        try String.fetchAll(db, "SELECT DISTINCT label FROM participant WHERE contact_id IS NULL ORDER BY label")
    }

    func interactions(withOpenLabel label: String) throws -> [Interaction.ID] {
        try String.fetchAll(
            db,
            """
            SELECT DISTINCT interaction_id FROM participant WHERE contact_id IS NULL AND label = ?
            ORDER BY interaction_id
            """, [label]
        ).map { try StoreError.id($0) }
    }

    func link(_ label: String, to contact: Contact.ID, in id: Interaction.ID) throws {
        try db.run(
            "UPDATE participant SET contact_id = ?3 WHERE contact_id IS NULL AND label = ?2 AND interaction_id = ?1",
            [id.description, label, contact.description])
    }

    func captures(of interactions: [Interaction.ID]) throws -> [Capture.ID] {
        try InteractionCaptureRow.rows(db, where: "interaction_id", isOneOf: interactions.map(\.description)).map {
            try StoreError.id($0.captureId)
        }
    }

    func moveCaptures(of id: Interaction.ID, to other: Interaction.ID) throws {
        for table in ["interaction_capture", "inbox_note"] {
            try db.run(
                "UPDATE \(table) SET interaction_id = ? WHERE interaction_id = ?", [other.description, id.description])
        }
    }

    func delete(_ id: Interaction.ID) throws { try InteractionRow.delete(db, id.description) }

    func delete(_ id: Capture.ID) throws { try CaptureRow.delete(db, id.description) }

    func unfinishedCaptures(for contact: Contact.ID) throws -> Int {
        try Int.fetchOne(
            db, "SELECT count(*) FROM capture WHERE intended_contact_id = ? AND state <> 'filed'", [contact.description]
        ) ?? 0
    }

    func captures(meantFor contact: Contact.ID) throws -> [Capture.ID] {
        try String.fetchAll(db, "SELECT id FROM capture WHERE intended_contact_id = ?", [contact.description]).map {
            try StoreError.id($0)
        }
    }

    func captures(concludedAndReceivedBefore day: Date) throws -> [Capture.ID] {
        try String.fetchAll(db, "SELECT id FROM capture WHERE received_at < ? AND state = 'filed' ORDER BY id", [day])
            .map { try StoreError.id($0) }
    }

    func notes(rejecting contact: Contact.ID) throws -> [InboxNote] {
        try InboxNoteRow.fetchAll(
            db,
            """
            SELECT * FROM inbox_note
            WHERE EXISTS (
                SELECT 1 FROM \(db.dialect.elements("rejected_contact_ids", as: "rejected")) WHERE rejected.value = ?)
            """, [contact.description]
        ).map { try $0.note() }
    }

    func insert(_ note: InboxNote) throws { try InboxNoteRow(note).insert(db) }

    func save(_ note: InboxNote) throws { try InboxNoteRow(note).update(db) }

    func save(userNote: String?, labels: [String], of id: Capture.ID) throws {
        guard var row = try CaptureRow.row(db, id.description) else { return }
        row.userNote = userNote
        row.labels = labels
        try row.update(db)
    }

    func save(summary: String, of id: Capture.ID) throws {
        guard var row = try ExtractionRow.row(db, id.description) else { return }
        row.summary = summary
        row.body.summary = summary
        try row.update(db)
    }

    func setRetention(of id: Capture.ID, since now: Date?) throws {
        try db.run("UPDATE capture SET settled_at = ? WHERE id = ?", [now, id.description])
    }

    func isInRetention(_ id: Capture.ID) throws -> Bool {
        try Bool.fetchOne(db, "SELECT settled_at IS NOT NULL FROM capture WHERE id = ?", [id.description]) ?? false
    }

    func record<Value>(
        _ draft: JournalDraft, _ scope: JournalScope, at now: Date, _ body: () throws -> Value
    ) throws -> Value {
        try draft.record(scope, at: now, db, body)
    }
}
