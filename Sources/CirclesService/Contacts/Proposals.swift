package import CirclesCore

/// People who are no contacts yet, though conversations with them keep coming.
package struct Proposals: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    package struct Proposal: Sendable {
        /// As the title bar shows it.
        package let name: String
        /// Open notes under that title, the oldest first.
        package fileprivate(set) var notes: [InboxNote]
    }

    /// Notes under one title that make a proposal.
    private static let fewest = 2

    /// Titles that nobody in the contact book has, of several open notes: those of most notes first.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func list() async throws(CirclesError) -> [Proposal] {
        let rules = context.rules
        let notes = try await context.database.notes(.open).filter { $0.reason == .unknownContact }
        let groups = try await context.database.groupTranscripts(of: notes.map(\.captureID))
        var proposals: [(title: ConversationTitle, proposal: Proposal)] = []
        for note in notes where groups[note.captureID] == nil {
            guard let name = note.title, name.contains(where: \.isLetter) else { continue }
            let title = ConversationTitle(name)
            let known = proposals.firstIndex {
                $0.title.isSame(as: title, phoneNumbers: rules.phoneNumbers, region: rules.region)
            }
            if let known {
                proposals[known].proposal.notes.append(note)
            } else {
                proposals.append((title, Proposal(name: name, notes: [note])))
            }
        }
        return proposals.map(\.proposal).filter { $0.notes.count >= Self.fewest }.sorted {
            ($1.notes.count, $0.name) < ($0.notes.count, $1.name)
        }
    }

    /// Makes a contact of a proposal and files its notes, in one step.
    ///
    /// - Parameter name: As it is listed, but for case.
    /// - Throws: `CirclesError` with `notFound` for what is not proposed.
    package func add(_ name: String) async throws(CirclesError) -> BookWrite<NoteFiling.FiledWithTitle> {
        let plain = PlainText.of(name)
        guard let proposal = try await list().first(where: { PlainText.of($0.name) == plain }),
            let note = proposal.notes.first
        else {
            throw CirclesError(
                .notFound, "\"\(name.printable.truncated(to: 40))\" is not proposed",
                remedy: .listProposals)
        }
        return try await NoteFiling(context).file(note: note.id.description, with: .new(proposal.name), also: true)
    }
}
