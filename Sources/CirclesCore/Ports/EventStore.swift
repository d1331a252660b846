package import Foundation

/// What reminders are made from, without going through all that was filed.
package protocol EventStore: Sendable {
    /// Another one whenever a conversation or a contact came, changed or went.
    func conversationState() async throws(CirclesError) -> ConversationState
    /// Everybody who took part in a conversation that names a day within bounds.
    func contacts(namingDaysFrom first: CalendarDate, to last: CalendarDate?) async throws(CirclesError) -> [Contact.ID]
    /// Everybody who took part in a conversation that tells of an event with one of the words, in lower case, in its title.
    func contacts(namingEventsWith words: [String]) async throws(CirclesError) -> [Contact.ID]
    /// What address books say of birthdays, as they say it.
    func birthdays() async throws(CirclesError) -> [Contact.ID: String]
    /// Those whom the user wants to hear from every so many days, and when they were last talked to.
    func wishes() async throws(CirclesError) -> [ContactWish]
    /// By the keys of events: what their entries are called where they were given away before (`PlannedEvent.keys`).
    func uids(of keys: [String]) async throws(CirclesError) -> [String: String]
    /// How often each entry changed since it was first given away; it grows whenever the entry is not as it was.
    func sequences(of entries: [CalendarMark], at now: Date) async throws(CirclesError) -> [String: Int]
}

/// How often the user wants to hear from somebody.
package struct ContactWish: Hashable, Sendable {
    package let contact: Contact.ID
    package let everyDays: Int
    /// Nil: never.
    package let last: Date?

    package init(contact: Contact.ID, everyDays: Int, last: Date?) {
        (self.contact, self.everyDays, self.last) = (contact, everyDays, last)
    }

    /// Days by which it is longer ago; nil when it is not.
    package func overdue(on today: CalendarDate, in zone: TimeZone) -> Int? {
        guard let last else { return 0 }
        let days = today.dayNumber - CalendarDate(last, in: zone).dayNumber - everyDays
        return days > 0 ? days : nil
    }
}

/// What a calendar's entry is of, and a hash of what it says.
package struct CalendarMark: Hashable, Sendable {
    package let uid: String
    package let interaction: Interaction.ID?
    package let contact: Contact.ID?
    package let digest: String
    /// Of an event: its keys, by which its name is found again when the first conversation about it is gone.
    package let keys: [String]

    package init(
        uid: String, interaction: Interaction.ID?, contact: Contact.ID?, digest: String, keys: [String] = []
    ) {
        (self.uid, self.interaction, self.contact, self.digest, self.keys) = (uid, interaction, contact, digest, keys)
    }
}

/// Where the conversations stand, for whoever keeps what was made of them.
package struct ConversationState: Hashable, Sendable {
    private let journal: JournalPlace
    /// A purge takes entries of the journal away, too.
    private let conversations: Int
    private let contacts: Int

    package init(journal: JournalPlace, conversations: Int, contacts: Int) {
        self.journal = journal
        self.conversations = conversations
        self.contacts = contacts
    }
}
