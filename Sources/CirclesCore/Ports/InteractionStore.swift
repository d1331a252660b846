package import Foundation

/// What was filed with contacts.
package protocol InteractionStore: Sendable {
    /// Newest first: interactions with one contact or with all, and those that have a label or were with somebody who has it.
    ///
    /// A page of all takes the same time however many there are. One of a contact takes time with how many that contact has,
    /// up to a bound; one of a label, with how many stand before the last that fits.
    func timeline(
        of contact: Contact.ID?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<Interaction>
    func interaction(_ id: Interaction.ID) async throws(CirclesError) -> Interaction
    /// Those of `ids` that are there.
    func interactions(_ ids: [Interaction.ID]) async throws(CirclesError) -> [Interaction.ID: Interaction]
    /// Events of a day and later ones, the next one first. Those without a day are left out.
    func events(
        from day: CalendarDate, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<DatedEvent>
    /// At most twenty, for finding one by what a person typed of its id.
    func interactionIDs(startingWith prefix: String) async throws(CirclesError) -> [Interaction.ID]
    /// People in groups who are no contacts: under each name the interactions in which it stands, the names of most first.
    func openMembers(limit: Int) async throws(CirclesError) -> [(label: String, interactions: [Interaction.ID])]
    /// Gives the interaction to another contact, and forgets the alias that it rested on.
    ///
    /// - Parameter from: Who of a group is replaced; nil when there is one contact only.
    func move(
        _ id: Interaction.ID, from: Contact.ID?, to contact: Contact, at now: Date
    ) async throws(CirclesError) -> Moved
    /// Changes what the user wants changed; nil leaves it as it is.
    func edit(
        _ id: Interaction.ID, summary: String?, userNote: String?, occurredAt: Date?,
        labels: [String]?, at now: Date
    ) async throws(CirclesError) -> Interaction
    /// Writes messages that the user corrected, of an interaction or an open note, with what is understood of them now.
    ///
    /// - Throws: `CirclesError` with `conflict` when they were read anew since the correction was made.
    func correct(_ correction: MessageCorrection, at now: Date) async throws(CirclesError) -> CaptureOutcome
    /// Deletes the interaction with its captures and pictures, for good.
    func deleteForGood(_ id: Interaction.ID, at now: Date) async throws(CirclesError)
    /// Takes the filing back: the captures become open notes that remember whom they were not with.
    func returnToInbox(_ id: Interaction.ID, at now: Date) async throws(CirclesError) -> TakenBack
}

/// What became of a moved interaction.
package struct Moved: Sendable {
    package var interaction: Interaction
    /// Aliases that had led, or could have led, to the contact it was not with.
    package var forgotten: [ForgottenAlias]

    package init(interaction: Interaction, forgotten: [ForgottenAlias]) {
        self.interaction = interaction
        self.forgotten = forgotten
    }
}

/// What a filing that was taken back leaves.
package struct TakenBack: Sendable {
    package var notes: [InboxNote]
    package var forgotten: [ForgottenAlias]

    package init(notes: [InboxNote], forgotten: [ForgottenAlias]) {
        self.notes = notes
        self.forgotten = forgotten
    }
}
