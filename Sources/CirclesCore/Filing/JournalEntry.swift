package import Foundation

/// One write, as `circles log` tells it.
package struct JournalEntry: Sendable {
    package typealias ID = Identifier<JournalEntry>

    package enum Action: String, Codable, Sendable {
        case filed, noted, refreshed, joined
        case assigned, dismissed, reopened, moved, edited, returned, deleted
        case contactAdded, contactEdited, contactRemoved, contactsMerged, contactsImported, meSet
        case aliasLearnt, aliasForgotten
        case factChanged
        case membersLinked

        /// A capture never loses its conclusion, and what was deleted for good is gone.
        package var canBeUndone: Bool { self != .noted && self != .deleted }

        /// Takes a conversation out of the inbox, or past it, to a contact.
        package var isFiling: Bool { self == .filed || self == .assigned }

        /// A late answer to what it made goes with it when it is taken back.
        package var takesAnswersAlong: Bool { isFiling || self == .joined }
    }

    package var id: ID
    package var at: Date
    package var action: Action
    /// In words: names and titles, never what was said.
    package var what: String
    /// Nobody asked for it.
    package var isAutomatic: Bool
    /// What a program calls itself that asked for it in the user's place.
    package var agent: String?
    /// The entry of the same step that it belongs to, and is taken back with.
    package var cause: ID?
    package var undoneAt: Date?
    /// It is not undone yet, and what it takes to do so is there.
    package var canBeUndone: Bool
    package var about: Subject

    /// What an entry is about, whether it is still there or not.
    package struct Subject: Hashable, Sendable {
        package var capture: Capture.ID?
        package var interaction: Interaction.ID?
        package var note: InboxNote.ID?
        package var contact: Contact.ID?

        package init(
            capture: Capture.ID? = nil, interaction: Interaction.ID? = nil, note: InboxNote.ID? = nil,
            contact: Contact.ID? = nil
        ) {
            self.capture = capture
            self.interaction = interaction
            self.note = note
            self.contact = contact
        }
    }

    package init(
        id: ID, at: Date, action: Action, what: String, isAutomatic: Bool, agent: String? = nil, cause: ID?,
        undoneAt: Date?, canBeUndone: Bool, about: Subject = Subject()
    ) {
        self.id = id
        self.at = at
        self.action = action
        self.what = what
        self.isAutomatic = isAutomatic
        self.agent = agent
        self.cause = cause
        self.undoneAt = undoneAt
        self.canBeUndone = canBeUndone
        self.about = about
    }
}
