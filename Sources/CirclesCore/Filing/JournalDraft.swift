/// An entry of the journal to be: what it is about.
package struct JournalDraft: Sendable {
    package var id: JournalEntry.ID = .random()
    package var action: JournalEntry.Action
    package var isAutomatic = false
    /// What `circles log` tells: names and titles, no chat text.
    package var what: String
    /// The entry of the same step that this one belongs to.
    package var cause: JournalEntry.ID?
    package var capture: Capture.ID?
    package var interaction: Interaction.ID?
    package var note: InboxNote.ID?
    package var contact: Contact.ID?
    /// Rows that it rests on without changing them.
    package var dependsOn: [String] = []
    /// The agent that asked for it before, where none asks now (`WriteActor`).
    package var agent: String?

    package init(_ action: JournalEntry.Action, _ what: String) {
        self.action = action
        self.what = what
    }
}

/// What a write may touch, by ids: contacts with their names, interactions with all that belongs to them, captures
/// with their notes, groups of an address book. What it touches beyond that is not recorded and stays when the entry is undone.
package struct JournalScope: Sendable {
    package var contacts: [String] = []
    package var interactions: [String] = []
    package var captures: [String] = []
    package var groups: [String] = []
    /// Captures, with what was read and understood of them.
    package var readings: [String] = []

    package init(
        contacts: [String] = [], interactions: [String] = [], captures: [String] = [], groups: [String] = [],
        readings: [String] = []
    ) {
        self.contacts = contacts
        self.interactions = interactions
        self.captures = captures
        self.groups = groups
        self.readings = readings
    }

    /// A capture with its note, and an interaction.
    package init(_ interaction: Interaction.ID?, _ capture: Capture.ID) {
        self.init(interactions: [interaction?.description].compactMap(\.self), captures: [capture.description])
    }
}
