package import Foundation

/// Somebody in a group who was no contact when they spoke, and is one now: the conversations become theirs, too.
///
/// Only a name that leads to exactly one contact by equality links, as a private chat's title would file; two who fit are nobody. Whom
/// the user took a conversation back from does not get it again. A bare first name, which another group has for somebody else, links
/// only where the user says so.
package struct MemberLinking {
    private let store: any StoreTransaction
    private let rules: NameRules
    private let now: Date
    private let policy = FilingPolicy(autoFile: .exact)

    package init(_ store: any StoreTransaction, by rules: NameRules, at now: Date) {
        self.store = store
        self.rules = rules
        self.now = now
    }

    /// - Parameters:
    ///   - contacts: Those that came or got a name; nil: any may have.
    ///   - before: The one of them that was there already, as it was: names that led to it then are left as they are.
    ///   - cause: The entry of the write, which takes the links back with it.
    /// - Returns: How many conversations were linked to somebody.
    package func link(_ contacts: [Contact]?, before: Contact? = nil, cause: JournalEntry.ID) throws -> Int {
        var labels = try store.openLabels().filter { !SpeakerLabel.isLoose($0) }
        // Most writes concern nobody who spoke in a group: the whole book is read only for the others.
        if let contacts, !labels.isEmpty {
            let (new, old) = (matcher(contacts), before.map { matcher([$0]) })
            labels = labels.filter { label in
                policy.mayFile(new.match(label)) && !(old.map { policy.mayFile($0.match(label)) } ?? false)
            }
        }
        guard !labels.isEmpty else { return 0 }
        return try link(labels, matcher(try store.allContacts()), among: contacts.map { Set($0.map(\.id)) }, cause)
    }

    /// Links what the user says is theirs, whatever it leads to.
    ///
    /// - Returns: How many conversations were linked.
    func link(_ places: [SpokenIn], to contact: Contact, cause: JournalEntry.ID) throws -> Int {
        try record(places.map { ($0.label, $0.interaction) }, ContactReference(contact), cause).count
    }

    private func matcher(_ contacts: [Contact]) -> ContactMatcher {
        ContactMatcher(ContactIndex(contacts, phoneNumbers: rules.phoneNumbers, region: rules.region))
    }

    private func link(
        _ labels: [String], _ matcher: ContactMatcher, among wanted: Set<Contact.ID>?, _ cause: JournalEntry.ID
    ) throws -> Int {
        var found: [ContactReference: [(label: String, interaction: Interaction.ID)]] = [:]
        for label in labels where policy.mayFile(matcher.match(label)) {
            for id in try store.interactions(withOpenLabel: label) {
                let captures = try store.captures(of: [id])
                let app = try captures.first.flatMap { try store.transcript(of: $0)?.app }
                let match = matcher.match(label, app: app)
                guard policy.mayFile(match), let contact = match.contact, wanted?.contains(contact.id) ?? true,
                    try !captures.contains(where: {
                        try store.note(of: $0)?.rejectedContactIDs.contains(contact.id) ?? false
                    })
                else { continue }
                found[contact, default: []].append((label, id))
            }
        }
        var linked: Set<Interaction.ID> = []
        for (contact, places) in found.sorted(by: { $0.key.id.description < $1.key.id.description }) {
            linked.formUnion(try record(places, contact, cause))
        }
        return linked.count
    }

    private func record(
        _ places: [(label: String, interaction: Interaction.ID)], _ contact: ContactReference, _ cause: JournalEntry.ID
    ) throws -> Set<Interaction.ID> {
        let interactions = Set(places.map(\.interaction))
        guard !interactions.isEmpty else { return [] }
        let count = Counted.text(interactions.count, "group conversation")
        var draft = JournalDraft(.membersLinked, "linked \(count) to \(contact.name)")
        draft.isAutomatic = true
        draft.cause = cause
        draft.contact = contact.id
        draft.interaction = places.first?.interaction
        draft.dependsOn = try NameLearning(store, at: now).bearing(
            places.map { .init(contactID: contact.id, label: $0.label) }
        ).map(\.id)
        try store.record(draft, JournalScope(interactions: interactions.map(\.description)), at: now) {
            for place in places { try store.link(place.label, to: contact.id, in: place.interaction) }
        }
        return interactions
    }
}
