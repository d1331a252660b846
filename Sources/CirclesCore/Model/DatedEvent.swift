/// An event that was told of, with the conversation it was told in.
package struct DatedEvent: Sendable {
    package let event: Extraction.Event
    package let interaction: Interaction.ID
    /// Who took part in the conversation.
    package let participants: [Interaction.Participant]

    package init(event: Extraction.Event, interaction: Interaction.ID, participants: [Interaction.Participant]) {
        self.event = event
        self.interaction = interaction
        self.participants = participants
    }
}
