package import Foundation

/// One transaction of the store, as the rules of filing see it: rows in and out, and the journal around a write.
///
/// All of it happens, or nothing does. The rules say what is written; a store only says how. What a method throws ends the
/// transaction, and the store makes a `CirclesError` of it.
package protocol StoreTransaction {
    // What is there.

    /// See `BookSnapshot.revision`.
    func bookRevision() throws -> Int64
    func capture(_ id: Capture.ID) throws -> Capture?
    func transcript(of id: Capture.ID) throws -> Transcript?
    func extraction(of id: Capture.ID) throws -> Extraction?
    func interaction(_ id: Interaction.ID) throws -> FiledInteraction?
    func interaction(of id: Capture.ID) throws -> FiledInteraction?
    func note(_ id: InboxNote.ID) throws -> InboxNote?
    func note(of id: Capture.ID) throws -> InboxNote?
    /// Those that are there, in no order.
    func contacts(_ ids: [Contact.ID]) throws -> [Contact]
    /// Interactions with the first of an interaction's contacts, the interaction itself left out: those of about its day, nearest
    /// first, then those that came last.
    func neighbours(of interaction: Interaction, near: Int, latest: Int) throws -> [FiledInteraction]
    /// Open notes with just this title, newest first.
    ///
    /// - Parameter text: The transcript that is looked for among these; nil: any.
    func openNotes(
        titled title: String?, reading text: String?, except capture: Capture.ID, limit: Int
    ) throws -> [InboxNote]
    /// What was learnt of a contact, or of all, by the user's own assignments.
    func learntNames(of contact: Contact.ID?) throws -> [KnownName]

    // What is written.

    /// With its captures, participants and facts.
    func insert(_ interaction: Interaction, at now: Date) throws
    /// Its own row; participants and facts are written by themselves. Its revision grows.
    func save(_ filed: FiledInteraction) throws
    func saveParticipants(of interaction: Interaction) throws
    func saveFacts(of interaction: Interaction) throws
    /// The captures and notes of one interaction become another's.
    func moveCaptures(of id: Interaction.ID, to other: Interaction.ID) throws
    func delete(_ id: Interaction.ID) throws
    func insert(_ note: InboxNote) throws
    /// Its revision is the caller's business.
    func save(_ note: InboxNote) throws
    /// The words that the user wrote with a capture, or of it.
    func save(userNote: String?, labels: [String], of id: Capture.ID) throws
    func save(summary: String, of id: Capture.ID) throws
    /// From now on the picture is kept for the days of grace only; nil: something about it is open again.
    func settle(_ id: Capture.ID, at now: Date?) throws
    /// - Returns: False when the contact has the name already.
    func insert(_ name: LearntName, of contact: Contact.ID, from source: AliasSource) throws -> Bool
    func delete(_ name: KnownName) throws
    func insert(_ contact: Contact, at now: Date) throws

    /// Performs `body` and records how the rows of `scope` changed: that is all an undo needs. Nothing is recorded when none
    /// did.
    func record<Value>(
        _ draft: JournalDraft, _ scope: JournalScope, at now: Date, _ body: () throws -> Value
    ) throws -> Value
}

/// An interaction as it is stored.
package struct FiledInteraction: Sendable {
    package var interaction: Interaction
    /// The user wrote the summary: no late answer changes it.
    package var summaryIsEdited: Bool
    package var createdAt: Date

    package init(_ interaction: Interaction, summaryIsEdited: Bool, createdAt: Date) {
        self.interaction = interaction
        self.summaryIsEdited = summaryIsEdited
        self.createdAt = createdAt
    }
}

/// A learnt name as it is stored.
package struct KnownName: Hashable, Sendable {
    /// The row's.
    package var id: String
    package var name: LearntName
    package var contact: Contact.ID

    package init(id: String, name: LearntName, contact: Contact.ID) {
        self.id = id
        self.name = name
        self.contact = contact
    }
}

extension StoreTransaction {
    /// - Throws: `CirclesError` with `notFound`.
    func openNote(_ id: InboxNote.ID) throws -> InboxNote {
        guard let note = try note(id) else { throw CirclesError(.notFound, "there is no note \(id.short)") }
        return note
    }

    /// - Throws: `CirclesError` with `notFound`.
    func filed(_ id: Interaction.ID) throws -> FiledInteraction {
        guard let filed = try interaction(id) else {
            throw CirclesError(.notFound, "there is no interaction \(id.short)")
        }
        return filed
    }

    package func conclusion(of id: Capture.ID) throws -> Conclusion? {
        if let filed = try interaction(of: id) { return .interaction(filed.interaction) }
        return try note(of: id).map(Conclusion.note)
    }

    func names(of contacts: [Contact.ID]) throws -> [String] {
        let known = try self.contacts(contacts)
        return contacts.compactMap { id in known.first { $0.id == id }?.name }
    }
}
