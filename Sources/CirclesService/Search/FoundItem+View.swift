package import CirclesAPI
internal import CirclesCore

extension FoundItem {
    package var view: FoundView {
        switch subject {
        case .interaction(let interaction, let contacts):
            FoundView(
                .interaction, id: interaction.id.description, name: Names.of(interaction, contacts),
                contacts: interaction.participants.compactMap {
                    $0.contactID.flatMap { contacts[$0] }.map(ContactReference.init)
                }, at: interaction.occurredAt, summary: interaction.summary, excerpt, stage, score: score)
        case .note(let note):
            FoundView(
                .note, id: note.id.description, name: note.title ?? "", contacts: [], at: note.createdAt,
                summary: note.summary ?? "", excerpt, stage, score: score)
        case .contact(let record):
            FoundView(
                .contact, id: record.contact.id.description, name: record.contact.name,
                contacts: [ContactReference(record.contact)], at: nil,
                summary: [record.details.title, record.details.organization].compactMap(\.self).joined(
                    separator: " · "),
                excerpt, stage, score: score)
        }
    }
}
