package import CirclesCore
internal import Foundation

/// What can be done with the notes of the inbox.
package struct Inbox: Sendable {
    private let database: any Store
    private let book: any BookSource
    private let rules: NameRules
    private let policy: FilingPolicy
    private let outbox: Outbox?

    /// - Parameters:
    ///   - policy: Who of a group is taken for recognised.
    ///   - outbox: Where pictures of captures wait for agents.
    package init(
        _ database: any Store, book: any BookSource, rules: NameRules, policy: FilingPolicy = FilingPolicy(),
        outbox: Outbox? = nil
    ) {
        self.database = database
        self.book = book
        self.rules = rules
        self.policy = policy
        self.outbox = outbox
    }

    /// A note that was filed, with what it taught.
    package struct Filed: Sendable {
        package var assigned: Assigned
        /// Whether the note's title stands for the contact from now on.
        package var learning: AliasRule.Verdict

        package var learnt: LearntName? { learning.learnt }
    }

    /// A contact book that changes without a pause is given up after so many tries.
    private static let mostTries = 100

    /// Files an open note with a contact, and learns its title where that may stand for the contact from now on.
    ///
    /// A group is filed with everybody in it who is recognised, too.
    ///
    /// - Parameters:
    ///   - isNew: The contact is made in the same transaction.
    ///   - also: Other notes to file in the same step.
    ///   - teaches: False where it was not the user who said so: the title is not learnt.
    /// - Throws: `CirclesError` with `usage` when the note is not open.
    package func assign(
        _ note: InboxNote, to contact: Contact, isNew: Bool = false, also: [InboxNote.ID] = [], teaches: Bool = true
    ) async throws(CirclesError) -> Filed {
        let transcript = try await database.transcript(of: note.captureID)
        for _ in 0..<Self.mostTries {
            let book = try await book.snapshot()
            var assignment = Assignment(note.id, to: contact)
            let learning = AliasRule(book.matcher).verdict(
                note.title, in: transcript?.app, isGroup: transcript?.isGroup ?? false, for: contact)
            assignment.learnt = teaches ? learning.learnt : nil
            assignment.bookRevision = book.revision
            assignment.isNew = isNew
            assignment.others = also
            for id in [note.id] + also {
                assignment.members[id] = try await members(of: id, choosing: contact, book.matcher)
            }
            if let assigned = try await database.assign(assignment, at: Date()) {
                return Filed(assigned: assigned, learning: learning)
            }
        }
        throw CirclesError(.unavailable, "the contacts change without a pause", hint: "try again", retryable: true)
    }

    /// Nil where the note is about no group.
    private func members(
        of id: InboxNote.ID, choosing contact: Contact, _ matcher: ContactMatcher
    ) async throws(CirclesError) -> [Interaction.Participant]? {
        let note = try await database.note(id)
        guard let transcript = try await database.transcript(of: note.captureID), transcript.isGroup else { return nil }
        return GroupMembers(transcript, matcher).participants(
            choosing: contact, title: note.title, without: note.rejectedContactIDs, where: policy.mayFile)
    }

    /// Keeps what the user said along with bytes that were known already: words, labels, and that they are private.
    ///
    /// - Throws: `CirclesError` when the database cannot be written.
    package func keep(
        _ words: String?, labels: [String], isPrivate: Bool, with outcome: CaptureOutcome, of capture: Capture
    ) async throws(CirclesError) {
        try await hide(capture, isPrivate)
        guard words?.isEmpty == false || !labels.isEmpty else { return }
        switch outcome {
        case .note(let note): try await database.add(userNote: words, labels: labels, to: note.captureID)
        case .interaction(let interaction):
            let both = UserNote.adding(words, to: interaction.userNote)
            let all = (interaction.labels + labels).inOrderOnce
            guard both != nil || all != interaction.labels else { return }
            _ = try await database.edit(
                interaction.id, summary: nil, userNote: both, occurredAt: nil,
                labels: all == interaction.labels ? nil : all, at: Date())
        }
    }

    /// Keeps the same with a capture that is not finished.
    ///
    /// - Returns: The capture as it is now.
    /// - Throws: `CirclesError` when the database cannot be written.
    package func keep(
        _ words: String?, labels: [String], isPrivate: Bool, withUnfinished capture: Capture
    ) async throws(CirclesError) -> Capture {
        try await hide(capture, isPrivate)
        try await database.add(userNote: words, labels: labels, to: capture.id)
        var kept = capture
        kept.isPrivate = capture.isPrivate || isPrivate
        kept.userNote = UserNote.adding(words, to: capture.userNote) ?? capture.userNote
        kept.labels = (capture.labels + labels).inOrderOnce
        return kept
    }

    private func hide(_ capture: Capture, _ isPrivate: Bool) async throws(CirclesError) {
        guard isPrivate, !capture.isPrivate else { return }
        try await database.makePrivate(capture.id)
        try outbox?.forget([capture.id])
    }

    /// Other open notes with the same title, but for those that were taken back from `contact`.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func titledLike(_ note: InboxNote, notRejecting contact: Contact) async throws(CirclesError) -> [InboxNote]
    {
        guard let title = note.title else { return [] }
        let asked = ConversationTitle(title)
        return try await database.notes(.open).filter { other in
            guard other.id != note.id, let otherTitle = other.title, !other.rejectedContactIDs.contains(contact.id)
            else { return false }
            return ConversationTitle(otherTitle).isSame(
                as: asked, phoneNumbers: rules.phoneNumbers, region: rules.region)
        }
    }

    /// A note with whom it may be, as the contacts are now.
    package struct Match: Sendable {
        package let note: InboxNote
        package let match: MatchDecision
        package let capture: Capture?
        /// What was said; nil where nothing was read. In lists, of all but groups no more than their days, or nil.
        package var transcript: Transcript?

        /// Why it is open, where that is another reason than the one it was made with.
        package var news: String? { NoteSuggestions.news(note, match, of: capture) }

        /// Why it is open, as the contacts are now.
        package var reason: InboxNote.Reason { NoteSuggestions.reason(note, match) }

        /// Whom a plain yes means: the one whom the question names, and to whom the contacts of now lead.
        package var proposal: ContactReference? {
            guard note.state == .open, note.reason == .confirm, match.outcome == .matched, let contact = match.contact,
                match.suggestions.first?.contact.id == contact.id, (news ?? note.explanation).contains(contact.name)
            else { return nil }
            return contact
        }
    }

    /// - Throws: `CirclesError` with `notFound` when the note is gone.
    package func match(_ id: InboxNote.ID) async throws(CirclesError) -> Match {
        let note = try await database.note(id)
        let transcript = try await database.transcript(of: note.captureID)
        let suggestions = NoteSuggestions(try await book.snapshot().matcher)
        let captures = try await database.captures([note.captureID])
        let found = suggestions.match(note, transcript, of: captures[note.captureID])
        let shared = try await sharedNames(among: found.suggestions.map(\.contact))
        let match = try await Namesakes(database).told(in: found, sharing: shared)
        return Match(note: note, match: match, capture: captures[note.captureID], transcript: transcript)
    }

    /// Notes in the order they came, each with whom it may be as the contacts are now.
    ///
    /// - Parameters:
    ///   - state: Nil: open or not.
    ///   - label: Only those whose capture was imported with it.
    /// - Throws: `CirclesError` when the database cannot be read.
    package func page(
        _ state: InboxNote.State?, label: String?, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<Match> {
        let page = try await database.notes(state, label: label, limit: limit, after: after)
        return Page(try await matches(page.items), next: page.next)
    }

    /// All open notes, each with whom it may be as the contacts are now.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func matches() async throws(CirclesError) -> [Match] { try await matches(database.notes(.open)) }

    private func matches(_ notes: [InboxNote]) async throws(CirclesError) -> [Match] {
        guard !notes.isEmpty else { return [] }
        let transcripts = try await database.listedTranscripts(of: notes.map(\.captureID))
        let captures = try await database.captures(notes.map(\.captureID))
        let suggestions = NoteSuggestions(try await book.snapshot().matcher)
        return notes.map { note in
            let transcript = transcripts[note.captureID]
            return Match(
                note: note, match: suggestions.match(note, transcript, of: captures[note.captureID]),
                capture: captures[note.captureID],
                transcript: transcript)
        }
    }

    /// The names of those suggested; of several with one name, with what tells them apart.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func names(of suggested: [ContactReference]) async throws(CirclesError) -> [String] {
        let shared = try await sharedNames(among: suggested)
        guard !shared.isEmpty else { return suggested.map(\.name) }
        let contacts = try await database.contacts(suggested.map(\.id))
        let marks = try await Namesakes(database).marks(of: Array(contacts.values), sharing: shared)
        return suggested.map { shared.contains($0.name) ? "\($0.name) (\(marks[$0.id] ?? $0.id.short))" : $0.name }
    }

    /// Those of the names that more than one contact has, whoever of them is suggested.
    private func sharedNames(among suggested: [ContactReference]) async throws(CirclesError) -> Set<String> {
        let matcher = try await book.snapshot().matcher
        return Set(suggested.map(\.name).filter { matcher.match($0).outcome == .ambiguous })
    }

    /// Whether anything hangs on contacts that come: an open note, or a learnt alias that could mean one of them, too.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func isAwaited() async throws(CirclesError) -> Bool {
        if try await !database.notes(.open, label: nil, limit: 1, after: nil).items.isEmpty { return true }
        return try await database.aliases().contains { $0.source != .user }
    }
}
