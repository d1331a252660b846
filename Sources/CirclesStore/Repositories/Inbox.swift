package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    /// Notes in the order they came; in one state, or all.
    package func notes(_ state: InboxNote.State?) async throws(CirclesError) -> [InboxNote] {
        try await read("list the inbox") { db in
            try InboxNoteRow.fetchAll(
                db, sql: "SELECT * FROM inbox_note WHERE ?1 IS NULL OR state = ?1 ORDER BY created_at, id",
                arguments: [state?.rawValue]
            ).map { try $0.note() }
        }
    }

    package func note(_ id: InboxNote.ID) async throws(CirclesError) -> InboxNote {
        try await read("look up a note") { try Self.note(id, $0) }
    }

    private static func note(_ id: InboxNote.ID, _ db: Database) throws -> InboxNote {
        guard let row = try InboxNoteRow.fetchOne(db, key: id.description) else {
            throw CirclesError(.notFound, "there is no note \(id.short)")
        }
        return try row.note()
    }

    /// Files an open note with the contact the user chose.
    ///
    /// - Parameters:
    ///   - addingFirst: The contact is made in the same transaction.
    ///   - alias: A name that stands for the contact from now on.
    package func assign(
        _ id: InboxNote.ID, to contact: Contact, addingFirst: Bool, alias: String? = nil, at now: Date
    ) async throws(CirclesError) -> Interaction {
        try await write("assign the note") { db in
            let note = try Self.note(id, db)
            guard note.state == .open else { throw Self.notOpen(note) }
            if addingFirst {
                try ContactRow.save(contact, at: now, db)
                try JournalRow.record(.contactAdded, automatic: false, contact: contact.id, at: now, db)
            }
            if let alias { try ContactNameRow.learn(alias, for: contact.id, from: id, db) }
            guard let capture = try CaptureRow.fetchOne(db, key: note.captureID.description)?.capture() else {
                throw StoreError.damaged("note", note.id.short)
            }
            let transcript = try TranscriptRow.fetchOne(db, key: capture.id.description)?.body
            let extraction = try ExtractionRow.fetchOne(db, key: capture.id.description)?.body
            let interaction = InteractionDraft.make(
                capture: capture, transcript: transcript ?? Transcript(text: note.text),
                extraction: extraction ?? Extraction(summary: note.summary ?? "", model: RuleBasedExtractor.model),
                participants: [.init(contactID: contact.id, label: note.title ?? contact.name)],
                summaryIsPending: note.reason == .waitingForModel)
            try Self.requireContacts(of: interaction, db)
            try InteractionRow.insert(interaction, at: now, db)
            try Self.close(note, as: .filed, interaction: interaction.id, db)
            try Self.settle(capture.id, at: now, db)
            try JournalRow.record(
                .assigned, automatic: false, capture: capture.id, interaction: interaction.id, note: note.id,
                contact: contact.id, at: now, db)
            return interaction
        }
    }

    package func dismiss(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> InboxNote {
        try await change(id, at: now, .dismissed) { note in
            guard note.state == .open else { throw Self.notOpen(note) }
        }
    }

    package func reopen(_ id: InboxNote.ID, at now: Date) async throws(CirclesError) -> InboxNote {
        try await change(id, at: now, .reopened) { note in
            guard note.state != .filed else {
                throw CirclesError(
                    .usage, "note \(note.id.short) is filed",
                    hint:
                        "take the filing back with `circles interactions delete \(note.interactionID?.short ?? "ID") --to-inbox`"
                )
            }
        }
    }

    private func change(
        _ id: InboxNote.ID, at now: Date, _ action: JournalRow.Action,
        if allowed: @escaping @Sendable (InboxNote) throws -> Void
    ) async throws(CirclesError) -> InboxNote {
        try await write("change the note") { db in
            let note = try Self.note(id, db)
            try allowed(note)
            let isOpen = action == .reopened
            try Self.close(note, as: isOpen ? .open : .dismissed, interaction: nil, db)
            try Self.settle(note.captureID, at: isOpen ? nil : now, db)
            try JournalRow.record(action, automatic: false, capture: note.captureID, note: id, at: now, db)
            return try Self.note(id, db)
        }
    }

    private static func notOpen(_ note: InboxNote) -> CirclesError {
        CirclesError(
            .usage, "note \(note.id.short) is already \(note.state.rawValue)",
            hint: note.state == .dismissed ? "open it again with `circles inbox reopen \(note.id.short)`" : nil)
    }
}
