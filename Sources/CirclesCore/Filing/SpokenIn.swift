/// Where somebody spoke who was no contact, as the user says.
package struct SpokenIn: Hashable, Sendable {
    /// What the group calls them.
    package let label: String
    package let interaction: Interaction.ID

    package init(_ label: String, in interaction: Interaction.ID) {
        (self.label, self.interaction) = (label, interaction)
    }
}
