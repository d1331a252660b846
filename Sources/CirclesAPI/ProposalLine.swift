package import CirclesCore

/// A line of `contacts proposals --json`.
package struct ProposalLine: Codable, Sendable {
    package let name: String
    /// Notes of conversations under the name.
    package let notes: [InboxNote.ID]
    /// Notes of groups in which somebody of the name speaks.
    package let groupNotes: [InboxNote.ID]
    /// Filed conversations of groups in which they speak.
    package let conversations: [Interaction.ID]

    package init(
        name: String, notes: [InboxNote.ID], groupNotes: [InboxNote.ID], conversations: [Interaction.ID]
    ) {
        (self.name, self.notes, self.groupNotes, self.conversations) = (name, notes, groupNotes, conversations)
    }
}
