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
                    .joined(separator: ", ") + who(event.about)
            }, out)
        field("interests", interaction.interests.map { $0.topic + who($0.about) }, out)
        field(
            "relations",
            interaction.relationships.map {
                [$0.relation, $0.name].compactMap { $0 }.joined(separator: ": ") + who($0.about)
            },
            out)
        for (index, message) in interaction.messages.enumerated() {
            let number = SpokenLines.number(index, of: interaction.messages.count)
            out.entry("  \(number) │ ", SpeakerText.line(message.side, message.sender, message.text))
        }
        field("id", [interaction.id.description], out)
        field("captures", interaction.captureIDs.map(\.description), out)
    }

    private func who(_ subject: Extraction.Subject) -> String {
        switch subject {
        case .me: " (yours)"
        case .contact: ""
        case .other: " (somebody else's)"
        case .unknown: " (whose?)"
        }
    }

    private func field(_ label: String, _ values: [String], _ out: Terminal) {
        guard !values.isEmpty else { return }
        out.entry("  \(label.padded(to: 10)) ", values.joined(separator: "; "))
    }
}
