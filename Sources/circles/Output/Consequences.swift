import CirclesCore
import CirclesService

extension HomeOptions {
    /// So many notes are named one by one.
    private static let shown = 3

    /// What a write of the contact book brought about besides itself.
    func tell(_ consequences: BookConsequences) {
        tell(forgotten: consequences.forgotten)
        tell(matching: consequences.notesNowMatching)
        tell(linked: consequences.linkedConversations)
    }

    /// A picture that waited for an agent.
    func tell(delivered picture: DeliveredPicture) {
        let name = picture.name.isEmpty ? "a picture" : picture.name.printable
        tell("sent \(name) to \(picture.agent.printable)")
    }

    /// Group conversations in which a contact that came had spoken.
    func tell(linked count: Int) {
        guard count > 0 else { return }
        tell("\(Counted.text(count, "group conversation")) shown with them, too: circles timeline")
    }

    func tell(matching fitting: [Inbox.Match]) {
        let contacts = Set(fitting.compactMap(\.match.contact))
        guard let first = contacts.first else { return }
        let who = contacts.count == 1 ? first.name.printable : "a contact"
        tell("\(fitting.count) open note\(fitting.count == 1 ? " now matches" : "s now match") \(who): circles inbox")
        for open in fitting.prefix(Self.shown) {
            guard let contact = open.match.contact else { continue }
            tell("  \(open.note.id.short)  \(open.match.reason.printable)")
            tell("  file it: circles inbox assign \(open.note.id.short) \(contact.id.short)")
        }
    }

    func tell(forgotten names: [BookConsequences.ForgottenName]) {
        for name in names {
            let contact = name.contactName ?? "that contact"
            tell("\"\(name.name.printable)\" no longer means \(contact.printable)")
        }
    }

    /// What filing a note taught; or, where the same title will be asked about again, why.
    func tell(_ learning: AliasRule.Verdict, _ contact: Contact) {
        switch learning {
        case .learn(let name): tell(learnt: name, contact)
        case .refuse(let refusal):
            if let reason = refusal.reason { tell("this title will be asked about again: \(reason)") }
        }
    }

    /// What filing a note taught.
    func tell(learnt name: LearntName?, _ contact: Contact) {
        guard let name else { return }
        let place = name.app.map { " in \($0.rawValue)" } ?? ""
        tell("from now on \"\(name.value.printable)\" is \(contact.name.printable)\(place)")
    }
}

extension AliasRule.Refusal {
    /// Nil where there is nothing to learn.
    fileprivate var reason: String? {
        switch self {
        case .noTitle, .group, .known: nil
        case .tooShort: "it is too short for a name"
        case .cutOff: "it is cut off"
        case .notAName: "it does not look like a name"
        case .identifier: "the number, address or handle in it is not read for certain"
        case .othersFit: "it also fits another contact"
        case .wouldNotLead: "even when learnt, it would not be told from others"
        }
    }
}
