import CirclesCore
import CirclesService

extension HomeOptions {
    /// So many notes are named one by one.
    private static let shown = 3

    /// What a write of the contact book brought about besides itself.
    func tell(_ consequences: BookConsequences) {
        tell(forgotten: consequences.forgotten)
        tell(matching: consequences.notesNowMatching)
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

    /// What filing a note taught.
    func tell(learnt name: LearntName?, _ contact: Contact) {
        guard let name else { return }
        let place = name.app.map { " in \($0.rawValue)" } ?? ""
        tell("from now on \"\(name.value.printable)\" is \(contact.name.printable)\(place)")
    }
}
