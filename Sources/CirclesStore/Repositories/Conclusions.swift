package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    package func conclude(
        _ capture: Capture, as conclusion: Conclusion, alone: Bool, teaching learnt: LearntName?, noteRevision: Int?,
        refresh: Bool, at now: Date
    ) async throws(CirclesError) -> Conclusion {
        try await write("file the capture") { db in
            let result: Conclusion
            switch try Self.conclusion(of: capture.id, db) {
            case nil:
                result = try Self.first(
                    alone ? conclusion : Self.minding(conclusion, of: capture, at: now, db), of: capture,
                    alone: alone, teaching: learnt, at: now, db)
            case .interaction(let filed)?:
                result = try Self.refresh(filed, of: capture.id, with: conclusion, asked: refresh, at: now, db)
            case .note(let note)?:
                result = try Self.upgrade(
                    note, to: Self.minding(conclusion, of: capture, at: now, db), seen: noteRevision, at: now, db)
            }
            try db.execute(
                sql: "UPDATE capture SET state = 'filed', attempts = attempts + 1, last_error = NULL WHERE id = ?",
                arguments: [capture.id.description])
            if case .interaction = result { try Self.settle(capture.id, at: now, db) }
            return result
        }
    }

    /// What repeats another capture's messages, a picture saved anew, is not filed twice without asking.
    private static func minding(
        _ conclusion: Conclusion, of capture: Capture, at now: Date, _ db: Database
    ) throws -> Conclusion {
        switch conclusion {
        case .interaction(let interaction):
            guard let copy = try copy(of: interaction, db) else { return conclusion }
            let transcript = try TranscriptRow.fetchOne(db, key: capture.id.description)
            return .note(
                InboxNote(
                    id: .random(), captureID: capture.id, reason: .duplicate,
                    explanation:
                        "interaction \(copy.id.short) shows the same messages: dismiss this, or assign it to keep both",
                    title: transcript?.title, summary: interaction.summary, text: transcript?.text ?? "", createdAt: now
                ))
        case .note(var note):
            guard let copy = try copy(ofNoted: capture, db) else { return conclusion }
            note.explanation += "; note \(copy.id.prefix(8)) shows the same messages"
            return .note(note)
        }
    }

    private static func first(
        _ conclusion: Conclusion, of capture: Capture, alone: Bool, teaching learnt: LearntName?, at now: Date,
        _ db: Database
    ) throws -> Conclusion {
        switch conclusion {
        case .interaction(let interaction):
            try requireContacts(of: interaction, db)
            var draft = try filing(.filed, interaction, capture: capture.id, note: nil, db)
            draft.isAutomatic = capture.intendedContactID == nil
            try draft.record(scope(interaction.id, capture.id), at: now, db) {
                try InteractionRow.insert(interaction, at: now, db)
            }
            if let learnt, let id = draft.contact,
                let contact = try ContactRow.contacts(ids: [id.description], db).first
            {
                try LearntNames.learn(learnt, contact, from: .capture(capture.id), cause: draft.id, at: now, db)
            }
            if !alone { return .interaction(try join(interaction.id, cause: nil, at: now, db)) }
        case .note(let note):
            var draft = JournalDraft(.noted, "put \(note.quotedTitle) into the inbox: \(note.reason.rawValue)")
            draft.isAutomatic = true
            draft.capture = capture.id
            draft.note = note.id
            try draft.record(scope(nil, capture.id), at: now, db) { try InboxNoteRow(note).insert(db) }
        }
        return conclusion
    }

    /// Who it was with is never changed by a later answer; what was said is, unless the user wrote it.
    private static func refresh(
        _ filed: Interaction, of capture: Capture.ID, with conclusion: Conclusion, asked: Bool, at now: Date,
        _ db: Database
    ) throws -> Conclusion {
        guard case .interaction(let new) = conclusion,
            var row = try InteractionRow.fetchOne(db, key: filed.id.description),
            row.summaryIsPending || asked, !row.summaryIsEdited,
            // What stands in until a model answers is no better than what is there.
            !new.summaryIsPending || (new.messages != row.messages && filed.captureIDs.count == 1)
        else { return .interaction(filed) }
        var draft = JournalDraft(.refreshed, "brought the summary up to date")
        draft.isAutomatic = true
        draft.interaction = filed.id
        let scope = JournalScope(interactions: [filed.id.description])
        guard filed.captureIDs.count == 1 else {
            _ = try draft.record(scope, at: now, db) { [row] in try refreshJoined(row, with: new, of: capture, db) }
            return .interaction(try Self.row(filed.id, db).interaction(db))
        }
        row.summary = new.summary
        row.summaryIsPending = new.summaryIsPending
        row.messages = new.messages
        row.revision += 1
        var updated = new
        updated.id = filed.id
        try draft.record(scope, at: now, db) { [row, updated] in
            try row.update(db)
            try FactRow.replace(factsOf: updated, db)
        }
        return .interaction(try row.interaction(db))
    }

    private static func upgrade(
        _ note: InboxNote, to conclusion: Conclusion, seen revision: Int?, at now: Date, _ db: Database
    ) throws -> Conclusion {
        guard note.state == .open, revision == note.revision else { return .note(note) }
        switch conclusion {
        case .interaction(let interaction):
            let contacts = interaction.participants.compactMap(\.contactID)
            guard !contacts.contains(where: note.rejectedContactIDs.contains) else { return .note(note) }
            try requireContacts(of: interaction, db)
            try filing(.filed, interaction, capture: note.captureID, note: note, db)
                .record(scope(interaction.id, note.captureID), at: now, db) {
                    try InteractionRow.insert(interaction, at: now, db)
                    try close(note, as: .filed, interaction: interaction.id, db)
                }
            return .interaction(try join(interaction.id, cause: nil, at: now, db))
        case .note(let new):
            var row = InboxNoteRow(note)
            row.reason = note.reason == .undone ? .undone : new.reason
            row.explanation = new.explanation
            row.title = new.title
            row.summary = new.summary
            row.text = new.text
            row.revision += 1
            var draft = JournalDraft(.refreshed, "brought the note \(note.quotedTitle) up to date")
            draft.isAutomatic = true
            draft.note = note.id
            try draft.record(scope(nil, note.captureID), at: now, db) { [row] in try row.update(db) }
            return .note(try row.note())
        }
    }

    static func scope(_ interaction: Interaction.ID?, _ capture: Capture.ID) -> JournalScope {
        JournalScope(
            interactions: [interaction?.description].compactMap { $0 }, captures: [capture.description])
    }

    /// An entry for a filing: it rests on the learnt names of its participants.
    static func filing(
        _ action: JournalEntry.Action, _ interaction: Interaction, capture: Capture.ID, note: InboxNote?, _ db: Database
    ) throws -> JournalDraft {
        let contacts = interaction.participants.compactMap(\.contactID)
        let names = try ContactRow.contacts(ids: contacts.map(\.description), db).map(\.name)
        var draft = JournalDraft(action, "\(action.rawValue) with \(names.joined(separator: ", "))")
        draft.isAutomatic = action == .filed
        draft.capture = capture
        draft.interaction = interaction.id
        draft.note = note?.id
        draft.contact = contacts.first
        draft.restsOn = try LearntNames.bearing(interaction.participants, db).map(\.id)
        return draft
    }

    static func close(
        _ note: InboxNote, as state: InboxNote.State, interaction: Interaction.ID?, _ db: Database
    ) throws {
        var row = InboxNoteRow(note)
        row.state = state
        row.interactionId = interaction?.description
        row.revision += 1
        try row.update(db)
    }

    /// From now on the picture is kept for the days of grace only; nil: something about it is open again.
    static func settle(_ capture: Capture.ID, at now: Date?, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE capture SET settled_at = ? WHERE id = ?", arguments: [now, capture.description])
    }

    /// A contact may have been removed by another process since it was matched.
    static func requireContacts(of interaction: Interaction, _ db: Database) throws {
        for id in interaction.participants.compactMap(\.contactID)
        where try ContactRow.fetchOne(db, key: id.description) == nil {
            throw CirclesError(
                .notFound, "the contact \(id.short) was removed meanwhile",
                hint: "run `circles retry` with the capture",
                retryable: true, stored: true)
        }
    }
}

extension InboxNote {
    /// The title as the journal tells it.
    var quotedTitle: String { title.map { "\"\($0)\"" } ?? "a capture without a name" }
}
