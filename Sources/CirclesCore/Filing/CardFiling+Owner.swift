internal import Foundation

/// Whom a card is about, when somebody is there already.
struct CardOwner {
    var id: Contact.ID
    /// The earlier state of the card that is taken.
    var card: StoredCard?
    /// That it is the earlier state is sure, so what it lacks now was taken away.
    var isSure = true
    /// The card's UID leads here already.
    var isLed = false
}

extension CardFiling {
    /// Whom a card is about that stands here already as it is; nothing is to be done about it.
    mutating func unchanged(
        _ card: PreparedCard, _ said: CardInterpretation, _ store: any CardTransaction
    ) throws -> ContactReference? {
        guard let uid = said.record.contact.uid,
            let contact = try store.contact(withUID: uid, whoseCardIs: card.body)
        else { return nil }
        touched[contact.id] = true
        return contact
    }

    func find(
        _ said: Contact, _ hashes: ContactKeys.Hashes, id: Contact.ID?, body: String, _ store: any CardTransaction
    ) throws -> CardOwner? {
        if let uid = said.uid {
            if let contact = try store.contact(withUID: uid) {
                return CardOwner(
                    id: contact, card: try store.cards(of: contact).first { $0.uid == uid }, isLed: true)
            }
            if let own = Self.ownID(uid), let known = try exported(own, store) { return known }
        }
        if let id, let known = try exported(id, store) { return known }
        return try findByName(said, hashes, body: body, store)
    }

    /// A card that this program wrote from a contact: it stands for the one that the contact came from.
    private func exported(_ id: Contact.ID, _ store: any CardTransaction) throws -> CardOwner? {
        guard try !store.store.contacts([id]).isEmpty else { return nil }
        let cards = try store.cards(of: id)
        return CardOwner(id: id, card: cards.count == 1 ? cards.first : nil, isLed: true)
    }

    /// The contact's id in the UID that this program gives a contact without one.
    static func ownID(_ uid: String) -> Contact.ID? {
        let lowered = uid.lowercased()
        return lowered.hasPrefix("urn:uuid:") ? Contact.ID(String(lowered.dropFirst(9))) : nil
    }

    private func findByName(
        _ said: Contact, _ hashes: ContactKeys.Hashes, body: String, _ store: any CardTransaction
    ) throws -> CardOwner? {
        let candidates = keys.candidates(for: hashes).filter { touched[$0] != true || said.uid == nil }
        guard !candidates.isEmpty else { return nil }
        var fitting: [CardOwner] = [], written: [CardOwner] = []
        for id in candidates.sorted() {
            guard let record = try store.store.record(id) else { continue }
            let isWrittenSo = PlainText.of(said.name) == PlainText.of(record.contact.name)
            // José and Jose of one address book are two, whatever they share.
            guard touched[id] == nil || isWrittenSo else { continue }
            let cards = try store.cards(of: id)
            let unnamed = cards.filter { $0.uid == nil }
            if said.uid == nil, let same = unnamed.first(where: { $0.body == body }) {
                return CardOwner(id: id, card: same)
            }
            let names = cards.compactMap { CardInterpretation(ContactCard(stored: $0.body))?.record.contact.name }
            if said.emails.isEmpty, said.phones.isEmpty {
                // A bare name is only the same person's when it came bare before, and once in this run.
                guard said.uid == nil, touched[id] == nil, record.contact.emails.isEmpty,
                    record.contact.phones.isEmpty, let card = unnamed.first,
                    ContactName(said.name).isSame(as: ContactName(record.contact.name))
                else { continue }
                fitting.append(CardOwner(id: id, card: card))
            } else if update.isSamePerson(ContactRecord(contact: said), record, knownNames: names) {
                // Without a UID it cannot be told for sure whether a book changed or another one speaks.
                let earlier = said.uid == nil ? unnamed.first { Self.isSameOrigin($0.body, body) } : nil
                let owner = CardOwner(id: id, card: earlier, isSure: false)
                fitting.append(owner)
                if isWrittenSo { written.append(owner) }
            }
        }
        if fitting.count > 1 { fitting = written }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// Somebody of the same name, who shares neither address nor number with the card: a changed number looks like this,
    /// and so do two people. It is for a person to say.
    func namesake(
        of said: Contact, _ hashes: ContactKeys.Hashes, _ store: any CardTransaction
    ) throws -> ContactReference? {
        let ids = keys.namesakes(of: hashes).prefix(Self.mostNamesakes)
        return try store.store.contacts(Array(ids)).first { ContactName($0.name).isSame(as: ContactName(said.name)) }
            .map { ContactReference($0) }
    }

    private static let mostNamesakes = 10

    /// Whether two stored cards were written by the same program, as far as they say.
    private static func isSameOrigin(_ a: String, _ b: String) -> Bool {
        let a = ContactCard(stored: a), b = ContactCard(stored: b)
        return a.version == b.version
            && a.properties.first { $0.key == "PRODID" }?.value == b.properties.first { $0.key == "PRODID" }?.value
    }
}
