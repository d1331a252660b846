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
        /// The one group in which a bare first name is theirs: in another it is somebody else's. Nil for everybody else.
        package let group: String?
        /// What the groups in which they speak are called, each once.
        package fileprivate(set) var groups: [String] = []
        /// Open notes under that title, the oldest first: adding the person files them.
        package fileprivate(set) var notes: [InboxNote] = []
        /// Open notes of groups in which they speak.
        package fileprivate(set) var groupNotes: [InboxNote] = []
        /// Filed conversations of groups in which they speak: adding the person makes them theirs, too.
        package fileprivate(set) var conversations: [Interaction.ID] = []
        /// What the group calls them in each of these.
        fileprivate var spoken: [SpokenIn] = []

        fileprivate init(name: String, group: String?) { (self.name, self.group) = (name, group) }

        fileprivate mutating func speaks(in group: String?) {
            if let group, !groups.contains(group) { groups.append(group) }
        }

        fileprivate var sightings: Int { notes.count + groupNotes.count + conversations.count }
    }

    /// Conversations in which a name must stand to be proposed.
    private static let fewest = 2
    /// Names in groups that are looked at: those of most conversations.
    private static let mostMembers = 500

    /// Names that nobody in the contact book has, of several conversations: those of most first.
    ///
    /// A bare first name in a group is one person of that group: the Alex of another is somebody else.
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
                book.saw(name, in: .init(transcript, orElse: note.id.description)) { proposal in
                    proposal.speaks(in: transcript.title)
                    if proposal.groupNotes.last?.id != note.id { proposal.groupNotes.append(note) }
                }
            }
        }
        let members = try await context.database.openMembers(limit: Self.mostMembers).filter { isStranger($0.label) }
        let places = try await places(of: members.flatMap(\.interactions))
        for member in members {
            for id in member.interactions {
                let place = places[id]
                book.saw(member.label, in: .init(place, orElse: id.description)) { proposal in
                    proposal.speaks(in: place?.title)
                    proposal.spoken.append(SpokenIn(member.label, in: id))
                    if !proposal.conversations.contains(id) { proposal.conversations.append(id) }
                }
            }
        }
        return book.proposals.filter { $0.sightings >= Self.fewest }.sorted {
            ($1.sightings, $0.name, $0.group ?? "") < ($0.sightings, $1.name, $1.group ?? "")
        }
    }

    /// The transcripts, without their messages, of groups' conversations.
    private func places(of ids: [Interaction.ID]) async throws(CirclesError) -> [Interaction.ID: Transcript] {
        let captures = try await context.database.interactions(Array(Set(ids))).compactMapValues(\.captureIDs.first)
        let transcripts = try await context.database.listedTranscripts(of: Array(captures.values))
        return captures.compactMapValues { transcripts[$0] }
    }

    package struct Added: Sendable {
        package let contact: Contact
        /// The notes under the name; nil where there were none.
        package let filed: NoteFiling.Filed?
    }

    /// Makes a contact of a proposal, files its notes and links what it said in groups, in one step.
    ///
    /// - Parameters:
    ///   - name: As it is listed, but for case.
    ///   - group: In which of several groups, where a bare first name is proposed for each.
    /// - Throws: `CirclesError` with `notFound` for what is not proposed, `ambiguous` for a name of several groups.
    package func add(_ name: String, in group: String? = nil) async throws(CirclesError) -> BookWrite<Added> {
        let proposal = try find(name, in: group, among: try await list())
        guard let note = proposal.notes.first else {
            // A name of several words links itself; any other only where it was proposed.
            let places = SpeakerLabel.isLoose(proposal.name) ? proposal.spoken : []
            let added = try await Contacts(context).add(
                SpeakerLabel.name(proposal.name), ContactEdit(), whoSpoke: places)
            return BookWrite(
                value: Added(contact: added.value.record.contact, filed: nil), consequences: added.consequences)
        }
        let filed = try await NoteFiling(context).file(
            note: note.id.description, with: .new(proposal.name), also: true)
        return BookWrite(
            value: Added(contact: filed.value.contact, filed: filed.value.filed), consequences: filed.consequences)
    }

    private func find(
        _ name: String, in group: String?, among proposals: [Proposal]
    ) throws(CirclesError) -> Proposal {
        let (plain, place) = (PlainText.of(name), group.map { PlainText.of($0) })
        let named = proposals.filter { PlainText.of($0.name) == plain }
        let found = named.filter { proposal in
            place.map { (proposal.group.map { [$0] } ?? proposal.groups).map { PlainText.of($0) }.contains($0) } ?? true
        }
        let said = "\"\(name.printable.truncated(to: 40))\""
        guard let proposal = found.first else {
            let place = group.map { " in \"\($0.printable.truncated(to: 40))\"" } ?? ""
            throw CirclesError(.notFound, "\(said) is not proposed\(place)", remedy: .listProposals)
        }
        guard found.count == 1 else {
            let places = found.map { $0.group.map { "in \"\($0.printable.truncated(to: 40))\"" } ?? "alone" }
            throw CirclesError(
                .ambiguous, "\(said) may be \(found.count) people: \(places.joined(separator: ", "))",
                remedy: .nameGroup)
        }
        return proposal
    }
}

/// Names with where they were seen; one that is written in two ways is one.
private struct Sightings {
    /// A group that a bare first name belongs to.
    struct Place {
        /// The same for all conversations of the group.
        let key: String
        let title: String?

        /// - Parameter id: Of the conversation, for a group without a title: nothing tells that another one is the same.
        init(_ transcript: Transcript?, orElse id: String) {
            title = transcript?.title
            key = title.map { "\(PlainText.of($0)) \(transcript?.app.rawValue ?? "")" } ?? id
        }
    }

    let rules: NameRules
    private(set) var proposals: [Proposals.Proposal] = []
    private var titles: [ConversationTitle] = []
    /// The first of each folded name, and group where it matters, which most are found by.
    private var known: [String: Int] = [:]

    init(rules: NameRules) { self.rules = rules }

    mutating func saw(_ name: String, in place: Place? = nil, _ note: (inout Proposals.Proposal) -> Void) {
        guard name.contains(where: \.isLetter), SpeakerLabel.isName(name) else { return }
        let own = place.flatMap { SpeakerLabel.isLoose(name) ? $0 : nil }
        let plain = PlainText.of(name) + (own.map { "\n" + $0.key } ?? "")
        let title = ConversationTitle(name)
        let number = known[plain] ?? (own == nil ? same(as: title) : nil) ?? proposals.count
        known[plain] = number
        if number == proposals.count {
            proposals.append(Proposals.Proposal(name: name, group: own?.title))
            titles.append(title)
        }
        note(&proposals[number])
    }

    private func same(as title: ConversationTitle) -> Int? {
        titles.indices.first { index in
            proposals[index].group == nil
                && titles[index].isSame(as: title, phoneNumbers: rules.phoneNumbers, region: rules.region)
        }
    }
}
