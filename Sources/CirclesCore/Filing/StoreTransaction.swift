package import Foundation

/// One transaction of the store, as the rules of filing see it: rows in and out, and the journal around a write.
///
/// All of it happens, or nothing does. The rules say what is written; a store only says how. What a method throws ends the
/// transaction, and the store makes a `CirclesError` of it.
package protocol StoreTransaction {
    // What is there.

    /// See `BookSnapshot.revision`.
    func bookRevision() throws -> Int64
    /// For a write of names that no `record` surrounds: that raises the revision by itself.
    func raiseBookRevision(for contacts: [Contact.ID]) throws
    func capture(_ id: Capture.ID) throws -> Capture?
    func transcript(of id: Capture.ID) throws -> Transcript?
    func extraction(of id: Capture.ID) throws -> Extraction?
    func interaction(_ id: Interaction.ID) throws -> FiledInteraction?
    func interaction(of id: Capture.ID) throws -> FiledInteraction?
    func note(_ id: InboxNote.ID) throws -> InboxNote?
    func note(of id: Capture.ID) throws -> InboxNote?
    func allContacts() throws -> [Contact]
    /// Those that are there, by name.
    func contacts(_ ids: [Contact.ID]) throws -> [Contact]
    /// With all that is known of it.
    func record(_ id: Contact.ID) throws -> ContactRecord?
    /// Who the user is: one contact, or none.
    func contactsThatAreMe() throws -> [Contact.ID]
    /// Those it takes part in.
    func interactions(with contact: Contact.ID) throws -> [Interaction.ID]
    func participants(of id: Interaction.ID) throws -> [Interaction.Participant]
    /// Names of people in groups who are no contacts, each once.
    func openLabels() throws -> [String]
    func interactions(withOpenLabel label: String) throws -> [Interaction.ID]
    func captures(of interactions: [Interaction.ID]) throws -> [Capture.ID]
    /// Those that the user wants filed with the contact, and that are not concluded.
    func unfinishedCaptures(for contact: Contact.ID) throws -> Int
    /// Those that the user wants filed with the contact.
    func captures(meantFor contact: Contact.ID) throws -> [Capture.ID]
    func captures(concludedAndReceivedBefore day: Date) throws -> [Capture.ID]
    /// Whether its picture is kept for the days of grace only.
    func isInRetention(_ id: Capture.ID) throws -> Bool
    /// Notes, open or not, that remember that they were not with the contact.
    func notes(rejecting contact: Contact.ID) throws -> [InboxNote]
    /// Interactions with the first of an interaction's contacts, the interaction itself left out: those of about its day, nearest
    /// first, then those that came last of which it may be a copy: where the time of one of them is uncertain, the day tells nothing;
    /// and those that hold a line of it, of whichever day.
    ///
    /// - Parameter line: Nil where no line of it tells anything.
    func neighbours(
        of interaction: Interaction, holding line: String?, near: Int, latest: Int
    ) throws -> [FiledInteraction]
    /// The first lines of exported chats that were filed with a contact, each once.
    func chatHeaders(with contact: Contact.ID) throws -> [String]
    /// Open notes with just this title, newest first.
    ///
    /// - Parameter text: The transcript that is looked for among these; nil: any.
    func openNotes(
        titled title: String?, reading text: String?, except capture: Capture.ID, limit: Int
    ) throws -> [InboxNote]
    /// What was learnt of a contact, or of all, by the user's own assignments.
    func learntNames(of contact: Contact.ID?) throws -> [KnownName]
    /// A contact's names of the kinds that assignments teach, whoever said them.
    func knownNames(of contact: Contact.ID) throws -> [KnownName]
    /// What the user made of facts about a contact.
    func factChanges(of contact: Contact.ID) throws -> [FactChange]

    // What is written.

    /// With its captures, participants and facts.
    func insert(_ interaction: Interaction, at now: Date) throws
    /// Its own row; participants and facts are written by themselves. Its revision grows.
    func save(_ filed: FiledInteraction) throws
    /// The summary alone. Its revision stays.
    func save(summary: String, of id: Interaction.ID) throws
    func saveParticipants(of interaction: Interaction) throws
    /// Whoever has this label in an interaction and is no contact is this one.
    func link(_ label: String, to contact: Contact.ID, in id: Interaction.ID) throws
    /// Wherever a contact takes part in an interaction, another one does.
    func replaceParticipant(_ contact: Contact.ID, with other: Contact.ID, in id: Interaction.ID) throws
    func removeParticipant(_ contact: Contact.ID, from id: Interaction.ID) throws
    func saveFacts(of interaction: Interaction) throws
    /// Writes over what was made of the same fact.
    func save(_ change: FactChange, of contact: Contact.ID) throws
    /// An event that a conversation tells under one key is the entry of a calendar that it told under another.
    func nameCalendarEntry(_ key: String, like other: String, of id: Interaction.ID) throws
    /// The captures and notes of one interaction become another's.
    func moveCaptures(of id: Interaction.ID, to other: Interaction.ID) throws
    func delete(_ id: Interaction.ID) throws
    /// With all that was read and understood of it. Its picture is the caller's business.
    func delete(_ id: Capture.ID) throws
    func insert(_ note: InboxNote) throws
    /// Its revision is the caller's business.
    func save(_ note: InboxNote) throws
    /// What a capture says.
    func save(_ transcript: Transcript, of id: Capture.ID) throws
    func save(_ extraction: Extraction, of id: Capture.ID) throws
    /// The words that the user wrote with a capture, or of it.
    func save(userNote: String?, labels: [String], of id: Capture.ID) throws
    func save(summary: String, of id: Capture.ID) throws
    /// From now on the picture is kept for the days of grace only; nil: something about it is open again.
    func setRetention(of id: Capture.ID, since now: Date?) throws
    /// - Returns: False when the contact has the name already.
    func insert(_ name: LearntName, of contact: Contact.ID, from source: AliasSource) throws -> Bool
    /// Whose it is, and who says so.
    func save(_ name: KnownName) throws
    func delete(_ name: KnownName) throws
    /// Writes over what is stored under the contact's id, or a new contact. A name that stays keeps where it came from; a new
    /// one is the user's.
    func save(_ record: ContactRecord, at now: Date) throws
    /// Nobody is the user any more.
    func clearMe() throws
    /// With its names and cards; participants keep their labels.
    func delete(_ id: Contact.ID) throws
    /// What the user made of facts about one goes to the other, but where the other has its own.
    func moveFacts(of id: Contact.ID, to other: Contact.ID) throws
    /// Cards, and the UIDs that lead to the contact, become another's, after what that one has.
    func moveCards(of id: Contact.ID, to other: Contact.ID) throws
    /// A UID that leads to somebody already stays there.
    func lead(_ uid: String, to contact: Contact.ID) throws

    /// Performs `body` and records how the rows of `scope` changed: that is all an undo needs. Nothing is recorded when none
    /// did.
    func record<Value>(
        _ draft: JournalDraft, _ scope: JournalScope, at now: Date, _ body: () throws -> Value
    ) throws -> Value
    /// The journal keeps no image any more of an interaction, its captures, their notes, and of interactions that are gone and
    /// that the captures were in before: what changed them cannot be undone.
    func forgetImages(of id: Interaction.ID, _ captures: [Capture.ID], _ notes: [InboxNote.ID]) throws
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

/// A name of a kind that assignments teach, as it is stored.
package struct KnownName: Hashable, Sendable {
    /// The row's.
    package var id: String
    package var name: LearntName
    package var contact: Contact.ID
    /// Who says so.
    package var source: AliasSource

    package init(id: String, name: LearntName, contact: Contact.ID, source: AliasSource) {
        self.id = id
        self.name = name
        self.contact = contact
        self.source = source
    }
}

extension StoreTransaction {
    /// - Throws: `CirclesError` with `notFound`.
    package func existing(_ id: InboxNote.ID) throws -> InboxNote {
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

    package func outcome(of id: Capture.ID) throws -> CaptureOutcome? {
        if let filed = try interaction(of: id) { return .interaction(filed.interaction) }
        return try note(of: id).map(CaptureOutcome.note)
    }

    func names(of contacts: [Contact.ID]) throws -> [String] {
        let known = try self.contacts(contacts)
        return contacts.compactMap { id in known.first { $0.id == id }?.name }
    }
}
