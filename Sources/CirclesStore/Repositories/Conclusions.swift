package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    package func conclude(
        _ capture: Capture, as conclusion: Conclusion, noteRevision: Int?, refresh: Bool, at now: Date
    ) async throws(CirclesError) -> Conclusion {
        try await write("file the capture") { db in
            let result: Conclusion
            switch try Self.conclusion(of: capture.id, db) {
            case nil:
                result = try Self.first(conclusion, of: capture, at: now, db)
            case .interaction(let filed)?:
                result = try Self.refresh(filed, with: conclusion, asked: refresh, at: now, db)
            case .note(let note)?:
                result = try Self.upgrade(note, to: conclusion, seen: noteRevision, at: now, db)
            }
            try db.execute(
                sql: "UPDATE capture SET state = 'filed', attempts = attempts + 1, last_error = NULL WHERE id = ?",
                arguments: [capture.id.description])
            if case .interaction = result { try Self.settle(capture.id, at: now, db) }
            return result
        }
    }

    private static func first(
        _ conclusion: Conclusion, of capture: Capture, at now: Date, _ db: Database
    ) throws -> Conclusion {
        switch conclusion {
        case .interaction(let interaction):
            try requireContacts(of: interaction, db)
            try InteractionRow.insert(interaction, at: now, db)
            try JournalRow.record(
                .filed, automatic: true, capture: capture.id, interaction: interaction.id,
                contact: interaction.participants.lazy.compactMap(\.contactID).first, at: now, db)
        case .note(let note):
            try InboxNoteRow(note).insert(db)
            try JournalRow.record(.noted, automatic: true, capture: capture.id, note: note.id, at: now, db)
        }
        return conclusion
    }

    /// Who it was with is never changed by a later answer; what was said is, unless the user wrote it.
    private static func refresh(
        _ filed: Interaction, with conclusion: Conclusion, asked: Bool, at now: Date, _ db: Database
    ) throws -> Conclusion {
        guard case .interaction(let new) = conclusion,
            var row = try InteractionRow.fetchOne(db, key: filed.id.description),
            row.summaryIsPending || asked, !row.summaryIsEdited
        else { return .interaction(filed) }
        row.summary = new.summary
        row.summaryIsPending = new.summaryIsPending
        row.messages = new.messages
        row.revision += 1
        try row.update(db)
        var updated = new
        updated.id = filed.id
        try FactRow.replace(factsOf: updated, db)
        try JournalRow.record(
            .refreshed, automatic: true, interaction: filed.id, before: filed.summary, at: now, db)
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
            try InteractionRow.insert(interaction, at: now, db)
            try close(note, as: .filed, interaction: interaction.id, db)
            try JournalRow.record(
                .filed, automatic: true, capture: note.captureID, interaction: interaction.id, note: note.id,
                contact: contacts.first, at: now, db)
            return conclusion
        case .note(let new):
            var row = InboxNoteRow(note)
            row.reason = note.reason == .undone ? .undone : new.reason
            row.explanation = new.explanation
            row.title = new.title
            row.summary = new.summary
            row.text = new.text
            row.revision += 1
            try row.update(db)
            return .note(try row.note())
        }
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
