package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase {
    /// The user's answer to an open note.
    package struct Assignment: Sendable {
        package var note: InboxNote.ID
        package var contact: Contact
        /// The contact is made in the same transaction.
        package var isNew = false
        /// What to know the contact by from now on; `AliasRule` says what may be.
        package var learnt: LearntName?
        /// Other notes that are filed in the same go; those that are not open any more are left alone.
        package var others: [InboxNote.ID] = []

        package init(_ note: InboxNote.ID, to contact: Contact) {
            self.note = note
            self.contact = contact
        }
    }

    package struct Assigned: Sendable {
        /// Undoing this entry takes the whole step back.
        package var entry: JournalEntry.ID
        package var interaction: Interaction
        package var others: [Interaction]
    }

    /// Files an open note with the contact the user chose, and learns from it.
    package func assign(_ assignment: Assignment, at now: Date) async throws(CirclesError) -> Assigned {
        try await write("assign the note") { db in
            let entry = JournalEntry.ID.random()
            let note = try Self.note(assignment.note, db)
            guard note.state == .open else { throw Self.notOpen(note) }
            if assignment.isNew { try Self.add(assignment.contact, cause: entry, at: now, db) }
            let interaction = try Self.file(note, assignment.contact, entry: entry, cause: nil, at: now, db)
            if let learnt = assignment.learnt {
                try LearntNames.learn(learnt, assignment.contact, from: .note(note.id), cause: entry, at: now, db)
            }
            var others: [Interaction] = []
            for id in assignment.others where id != note.id {
                let other = try Self.note(id, db)
                guard other.state == .open else { continue }
                others.append(try Self.file(other, assignment.contact, entry: .random(), cause: entry, at: now, db))
            }
            return Assigned(entry: entry, interaction: interaction, others: others)
        }
    }

    private static func file(
        _ note: InboxNote, _ contact: Contact, entry: JournalEntry.ID, cause: JournalEntry.ID?, at now: Date,
        _ db: Database
    ) throws -> Interaction {
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
        try requireContacts(of: interaction, db)
        var draft = try filing(.assigned, interaction, capture: capture.id, note: note, db)
        draft.id = entry
        draft.cause = cause
        draft.what = "assigned \(note.quotedTitle) to \(contact.name)"
        try draft.record(scope(interaction.id, capture.id), at: now, db) {
            try InteractionRow.insert(interaction, at: now, db)
            try close(note, as: .filed, interaction: interaction.id, db)
        }
        try settle(capture.id, at: now, db)
        return try join(interaction.id, cause: cause ?? entry, at: now, db)
    }
}
