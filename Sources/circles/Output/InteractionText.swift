import CirclesService
import CirclesAPI
import CirclesCore

/// An interaction as a person reads it.
struct InteractionText {
    let interaction: Interaction
    let contacts: [Contact.ID: Contact]

    func print(to out: Terminal) {
        let names = Names.of(interaction, contacts).printable
        out.line("\(out.styled(names, .bold))  \(LocalTime.text(of: interaction))")
        out.entry("  ", interaction.summary + (interaction.summaryIsPending ? " (pending)" : ""))
        field("note", [interaction.userNote].compactMap { $0 }, out)
        field("labels", interaction.labels, out)
        field(
            "events",
            interaction.events.map { event in
                [event.title, event.date?.description, event.time?.description, event.place].compactMap { $0 }
                    .joined(separator: ", ") + event.about.whose
            }, out)
        field("interests", interaction.interests.map { $0.topic + $0.about.whose }, out)
        field(
            "relations",
            interaction.relationships.map {
                [$0.relation, $0.name].compactMap { $0 }.joined(separator: ": ") + $0.about.whose
            },
            out)
        let other = interaction.participants.count == 1 ? names : "them"
        for (index, message) in interaction.messages.enumerated() {
            let number = SpokenLines.number(index, of: interaction.messages.count)
            out.entry("  \(number) │ ", SpeakerText.line(message.side, message.sender, other: other, message.text))
        }
        field("id", [interaction.id.description], out)
        field("captures", interaction.captureIDs.map(\.description), out)
    }

    private func field(_ label: String, _ values: [String], _ out: Terminal) {
        guard !values.isEmpty else { return }
        out.entry("  \(label.padded(to: 10)) ", values.joined(separator: "; "))
    }
}
