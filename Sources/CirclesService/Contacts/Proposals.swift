package import CirclesCore

/// People who are no contacts yet, though conversations with them, or groups in which they speak, keep coming.
package struct Proposals: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    package struct Proposal: Sendable {
        /// As the title bar or the group shows it.
        package let name: String
        /// Open notes under that title, the oldest first: adding the person files them.
        package fileprivate(set) var notes: [InboxNote] = []
        /// Open notes of groups in which they speak.
        package fileprivate(set) var groupNotes: [InboxNote] = []
        /// Filed conversations of groups in which they speak: adding the person makes them theirs, too.
        package fileprivate(set) var conversations: [Interaction.ID] = []

        fileprivate var sightings: Int { notes.count + groupNotes.count + conversations.count }
    }

    /// Conversations in which a name must stand to be proposed.
    private static let fewest = 2
    /// Names in groups that are looked at: those of most conversations.
    private static let mostMembers = 500

    /// Names that nobody in the contact book has, of several conversations: those of most first.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func list() async throws(CirclesError) -> [Proposal] {
        var book = Sightings(rules: context.rules)
        let notes = try await context.database.notes(.open).filter { $0.reason == .unknownContact }
        let groups = try await context.database.listedTranscripts(of: notes.map(\.captureID)).filter(\.value.isGroup)
        for note in notes where groups[note.captureID] == nil {
            if let name = note.title { book.saw(name) { $0.notes.append(note) } }
        }
        let matcher = try await context.matcher()
        func isStranger(_ name: String) -> Bool {
            let match = matcher.match(name)
            return match.outcome == .unknown && !match.mayBeMe
        }
        for note in notes {
            guard let transcript = groups[note.captureID] else { continue }
            for name in GroupMembers(transcript, matcher).labels where isStranger(name) {
                book.saw(name) { proposal in
                    if proposal.groupNotes.last?.id != note.id { proposal.groupNotes.append(note) }
                }
            }
        }
        for member in try await context.database.openMembers(limit: Self.mostMembers) where isStranger(member.label) {
            book.saw(member.label) { proposal in
                proposal.conversations += member.interactions.filter { !proposal.conversations.contains($0) }
            }
        }
        return book.proposals.filter { $0.sightings >= Self.fewest }.sorted {
            ($1.sightings, $0.name) < ($0.sightings, $1.name)
        }
    }

    package struct Added: Sendable {
        package let contact: Contact
        /// The notes under the name; nil where there were none.
        package let filed: NoteFiling.Filed?
    }

    /// Makes a contact of a proposal, files its notes and links what it said in groups, in one step.
    ///
    /// - Parameter name: As it is listed, but for case.
    /// - Throws: `CirclesError` with `notFound` for what is not proposed.
    package func add(_ name: String) async throws(CirclesError) -> BookWrite<Added> {
        let plain = PlainText.of(name)
        guard let proposal = try await list().first(where: { PlainText.of($0.name) == plain }) else {
            throw CirclesError(
                .notFound, "\"\(name.printable.truncated(to: 40))\" is not proposed",
                remedy: .listProposals)
        }
        guard let note = proposal.notes.first else {
            let added = try await Contacts(context).add(proposal.name, ContactEdit())
            return BookWrite(
                value: Added(contact: added.value.record.contact, filed: nil), consequences: added.consequences)
        }
        let filed = try await NoteFiling(context).file(
            note: note.id.description, with: .new(proposal.name), also: true)
        return BookWrite(
            value: Added(contact: filed.value.contact, filed: filed.value.filed), consequences: filed.consequences)
    }
}

/// Names with where they were seen; one that is written in two ways is one.
private struct Sightings {
    let rules: NameRules
    private(set) var proposals: [Proposals.Proposal] = []
    private var titles: [ConversationTitle] = []
    /// The first of each folded name, which most are found by.
    private var known: [String: Int] = [:]

    init(rules: NameRules) { self.rules = rules }

    mutating func saw(_ name: String, _ note: (inout Proposals.Proposal) -> Void) {
        guard name.contains(where: \.isLetter) else { return }
        let plain = PlainText.of(name)
        let title = ConversationTitle(name)
        let number =
            known[plain]
            ?? titles.firstIndex { $0.isSame(as: title, phoneNumbers: rules.phoneNumbers, region: rules.region) }
            ?? proposals.count
        known[plain] = number
        if number == proposals.count {
            proposals.append(Proposals.Proposal(name: name))
            titles.append(title)
        }
        note(&proposals[number])
    }
}
