/// A card with all that can be told about it without the contact book, so that it can be made ready while others are
/// stored.
package struct PreparedCard: Sendable {
    package enum Content: Sendable {
        case person(CardInterpretation, ContactKeys.Hashes)
        /// A list of people.
        case group
        /// It has no name, organisation, address or number.
        case nobody
    }

    /// The line it begins at, counted from 1.
    package let line: Int
    /// The id it had when this program exported it.
    package let id: Contact.ID?
    /// `ContactCard.stored`.
    package let body: String
    package let content: Content

    /// - Parameter newID: For the contact, should it be new; asked for only if the card is a person's.
    package init(_ numbered: NumberedCard, newID: () -> Contact.ID = { .random() }) {
        line = numbered.line
        id = numbered.id
        body = numbered.card.stored
        if numbered.card.isGroup {
            content = .group
        } else if let said = CardInterpretation(numbered.card, id: numbered.id ?? newID()) {
            content = .person(said, ContactKeys.Hashes(said.record.contact))
        } else {
            content = .nobody
        }
    }
}
