package import Foundation

/// Looking after all that is kept.
package protocol MaintenanceStore: Sendable {
    func health() async throws(CirclesError) -> Health
    /// What is to be done; quick, for whoever asks often.
    func workload() async throws(CirclesError) -> Workload
    /// Writes a consistent copy of all but the pictures to a new file, also while it is in use.
    func copy(to path: String) async throws(CirclesError)
    /// A copy to try a write on; gone with the last reference to it. It has no pictures.
    func copyForDryRun() throws(CirclesError) -> any Store

    /// Who once had this name, and is told of in the journal alone: removed since, merged, or added and taken back.
    func formerContact(named name: String) async throws(CirclesError) -> Contact?
    /// Who has now what a contact of this name had that was merged into them; nil when nobody has.
    func survivor(ofMerged name: String) async throws(CirclesError) -> Contact?
    /// What purging a contact deletes: every conversation they took part in, and the notes named.
    func planPurge(of contact: Contact, with notes: [InboxNote.ID]) async throws(CirclesError) -> PurgePlan
    /// Captures that came before a day, with what they became. One that belongs to an interaction with a later one stays.
    func planPurge(before day: Date) async throws(CirclesError) -> PurgePlan
    /// Deletes what the plan names so that nothing is left of it. When the caller has forgotten the captures, too, it calls
    /// `endPurge`.
    ///
    /// - Throws: `unavailable` when another process hinders it; what was to be deleted is deleted then, but may still stand
    ///   in the store's log.
    func purge(_ plan: PurgePlan) async throws(CirclesError)
    /// Takes an earlier purge that was cut off to its end, as far as the store goes.
    ///
    /// - Returns: The captures that are gone and may still be named elsewhere; `endPurge` says that they are not.
    func finishPurge() async throws(CirclesError) -> [Capture.ID]
    /// Nothing is left of what was to be purged.
    func endPurge() throws(CirclesError)
}

/// What waits for somebody.
package struct Workload: Sendable {
    /// For the program.
    package var unfinishedCaptures: Int
    /// For the user.
    package var openNotes: Int

    package init(unfinishedCaptures: Int, openNotes: Int) {
        self.unfinishedCaptures = unfinishedCaptures
        self.openNotes = openNotes
    }
}

/// What `doctor` shows.
package struct Health: Sendable {
    /// Of the engine, with its name.
    package var version: String
    /// "ok", or what is damaged.
    package var integrity: String
    /// What holds of a commit that was told, where that depends on how a server is set up.
    package var promise: String?
    /// Why what was told to be kept may be lost; nil where nothing is known against it.
    package var weakness: String?
    package var contacts: Int
    package var interactions: Int
    package var openNotes: Int
    package var unfinishedCaptures: Int

    package init(
        version: String, integrity: String, promise: String?, weakness: String?, contacts: Int, interactions: Int,
        openNotes: Int,
        unfinishedCaptures: Int
    ) {
        self.version = version
        self.promise = promise
        self.weakness = weakness
        self.integrity = integrity
        self.contacts = contacts
        self.interactions = interactions
        self.openNotes = openNotes
        self.unfinishedCaptures = unfinishedCaptures
    }

    /// What there is, for a person to read.
    package var counts: String {
        [(contacts, "contact"), (interactions, "interaction"), (openNotes, "open note")].map(Counted.text).joined(
            separator: ", ")
    }
}

/// What a purge deletes.
package struct PurgePlan: Sendable {
    package var contact: Contact?
    package var interactions: [Interaction.ID]
    package var notes: [InboxNote.ID]
    package var captures: [Capture.ID]

    package init(
        contact: Contact?, interactions: [Interaction.ID], notes: [InboxNote.ID], captures: [Capture.ID]
    ) {
        self.contact = contact
        self.interactions = interactions
        self.notes = notes
        self.captures = captures
    }

    package var isEmpty: Bool { contact == nil && interactions.isEmpty && notes.isEmpty && captures.isEmpty }
}
