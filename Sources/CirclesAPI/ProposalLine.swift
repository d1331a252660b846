package import CirclesCore

/// A line of `contacts proposals --json`.
package struct ProposalLine: Codable, Sendable {
    package let name: String
    /// The one group that a bare first name is proposed for; null: they are one person wherever they were seen.
    @Nullable package var group: String?
    /// What the groups in which they speak are called.
    package let groups: [String]
    /// Notes of conversations under the name.
    package let notes: [InboxNote.ID]
    /// Notes of groups in which somebody of the name speaks.
    package let groupNotes: [InboxNote.ID]
    /// Filed conversations of groups in which they speak.
    package let conversations: [Interaction.ID]

    package init(
        name: String, group: String?, groups: [String], notes: [InboxNote.ID], groupNotes: [InboxNote.ID],
        conversations: [Interaction.ID]
    ) {
        (self.group, self.groups) = (group, groups)
        (self.name, self.notes, self.groupNotes, self.conversations) = (name, notes, groupNotes, conversations)
    }
}
