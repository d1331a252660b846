package import CirclesCore

/// A line of `contacts proposals --json`.
package struct ProposalLine: Codable, Sendable {
    package let name: String
    /// Where it was seen.
    package let notes: [InboxNote.ID]

    package init(name: String, notes: [InboxNote.ID]) {
        (self.name, self.notes) = (name, notes)
    }
}
