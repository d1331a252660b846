package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase: InteractionStore {
    package func interaction(_ id: Interaction.ID) async throws(CirclesError) -> Interaction {
        try await read("look up an interaction") { try Self.row(id, $0).interaction($0) }
    }

    package func interactionIDs(startingWith prefix: String) async throws(CirclesError) -> [Interaction.ID] {
        try await read("look up an interaction") { try $0.ids(of: "interaction", startingWith: prefix) }
    }

    static func row(_ id: Interaction.ID, _ db: Database) throws -> InteractionRow {
        guard let row = try InteractionRow.fetchOne(db, key: id.description) else {
            throw CirclesError(.notFound, "there is no interaction \(id.short)")
        }
        return row
    }

    package func move(
        _ id: Interaction.ID, from: Contact.ID?, to contact: Contact, at now: Date
    ) async throws(CirclesError) -> Moved {
        try await write("move the interaction") { db in
            let before = try Self.row(id, db).interaction(db)
            var participants = before.participants
            guard
                let index = participants.firstIndex(where: { from == nil ? $0.contactID != nil : $0.contactID == from })
            else { throw CirclesError(.notFound, "that contact does not take part in interaction \(id.short)") }
            let known = participants.filter { $0.contactID != nil }.count
            guard from != nil || known == 1 else {
                throw CirclesError(
                    .usage, "interaction \(id.short) has \(known) contacts", remedy: .nameParticipant)
            }
            participants[index].contactID = contact.id
            let replaced = before.participants[index]
            var draft = JournalDraft(.moved, "moved to \(contact.name)")
            draft.interaction = id
            draft.contact = contact.id
            let scope = JournalScope(
                contacts: [replaced.contactID?.description].compactMap(\.self), interactions: [id.description])
            let forgotten = try draft.record(scope, at: now, db) { [participants] in
                try InteractionRow.replaceParticipants(participants, of: id, db)
                try Self.rename(in: id, replaced, contact, db)
                return replaced.contactID == contact.id
                    ? [] : try NameLearning(SQLiteTransaction(db: db), at: now).forget([replaced])
            }
            return Moved(interaction: try Self.row(id, db).interaction(db), forgotten: forgotten)
        }
    }

    /// A summary that nobody edited speaks of the contact it is with now.
    private static func rename(
        in id: Interaction.ID, _ old: Interaction.Participant, _ contact: Contact, _ db: Database
    ) throws {
        var row = try row(id, db)
        guard !row.summaryIsEdited else { return }
        let known = try old.contactID.flatMap { try ContactRow.fetchOne(db, key: $0.description)?.name }
        for name in [known, old.label].compactMap(\.self) where !name.isEmpty {
            row.summary = row.summary.replacing(name, with: contact.name)
        }
        try row.update(db)
    }

    package func edit(
        _ id: Interaction.ID, summary: String?, userNote: String?, occurredAt: Date?, labels: [String]?, at now: Date
    ) async throws(CirclesError) -> Interaction {
        try await write("change the interaction") { db in
            var row = try Self.row(id, db)
            if let summary {
                row.summary = summary
                row.summaryIsEdited = true
                row.summaryIsPending = false
            }
            if let userNote { row.userNote = userNote.isEmpty ? nil : userNote }
            if let occurredAt { row.occurredAt = occurredAt }
            if let labels { row.labels = labels }
            row.revision += 1
            let fields = [
                summary.map { _ in "summary" }, userNote.map { _ in "note" }, occurredAt.map { _ in "time" },
                labels.map { _ in "labels" },
            ]
            var draft = JournalDraft(.edited, "changed the \(fields.compactMap { $0 }.joined(separator: ", "))")
            draft.interaction = id
            try draft.record(JournalScope(interactions: [id.description]), at: now, db) { [row] in try row.update(db) }
            return try row.interaction(db)
        }
    }

    package func deleteForGood(_ id: Interaction.ID, at now: Date) async throws(CirclesError) {
        let captures = try await write("delete the interaction") { db in
            let interaction = try Self.row(id, db).interaction(db)
            let captures = interaction.captureIDs.map(\.description)
            let notes = try InboxNoteRow.filter { captures.contains($0.captureId) }.fetchAll(db).map(\.id)
            var draft = JournalDraft(.deleted, "deleted an interaction for good")
            draft.interaction = id
            let scope = JournalScope(interactions: [id.description], captures: captures)
            try draft.record(scope, at: now, db) {
                try InteractionRow.deleteOne(db, key: id.description)
                for capture in captures { try CaptureRow.deleteOne(db, key: capture) }
            }
            try Self.forgetRows(of: id.description, notes, db)
            return interaction.captureIDs
        }
        captures.forEach(payloads.remove)
    }

    package func returnToInbox(_ id: Interaction.ID, at now: Date) async throws(CirclesError) -> TakenBack {
        try await write("move the interaction to the inbox") { db in
            let interaction = try Self.row(id, db).interaction(db)
            let contacts = interaction.participants.compactMap { $0.contactID?.description }
            let names = try ContactRow.contacts(ids: contacts, db).map(\.name)
            var draft = JournalDraft(.returned, "took back from \(names.joined(separator: ", "))")
            draft.interaction = id
            let scope = JournalScope(
                contacts: contacts, interactions: [id.description],
                captures: interaction.captureIDs.map(\.description))
            return try draft.record(scope, at: now, db) {
                let store = SQLiteTransaction(db: db)
                return TakenBack(
                    notes: try TakingBack(store, at: now).takeBack(id, rejecting: nil),
                    forgotten: try NameLearning(store, at: now).forget(interaction.participants))
            }
        }
    }
}
