package import CirclesCore
internal import CirclesFiles
internal import CirclesSpool
internal import Foundation

/// Deletes for good: from the database, its log, the pictures, the trace, and the name that was typed last.
///
/// A plan first, so that it can be shown; then the plan is carried out. One that was cut off is finished by the next.
package struct Purge: Sendable {
    private let context: AppContext
    private var home: Home { context.home }
    private var database: any Store { context.database }

    package init(_ context: AppContext) {
        self.context = context
    }

    /// Takes an earlier purge that was cut off to its end.
    ///
    /// - Throws: `usage` when shares wait: what is in them is not known yet, and would come after the purge.
    package func prepare() async throws(CirclesError) {
        try forget(try await database.finishPurge())
        guard try Spool(home).oldest(1).isEmpty else {
            throw CirclesError(
                .usage, "there are shares that nobody has looked at yet", remedy: .process)
        }
    }

    /// A contact with every conversation they took part in, and the notes whose titles are certainly theirs.
    ///
    /// - Parameter who: A full name that one contact has, an id, or the beginning of an id; or the full name of one who was a
    ///   contact, and of whom only the journal tells.
    /// - Throws: `CirclesError` with `notFound` or `ambiguous`; `usage` for one who was merged into another.
    package func plan(for who: String) async throws(CirclesError) -> PurgePlan {
        let contact: Contact
        do throws(CirclesError) { contact = try await context.contact(who) } catch {
            guard error.code == .notFound else { throw error }
            if let survivor = try await database.survivor(ofMerged: who) {
                throw CirclesError(
                    .usage, "\(who.printable) was merged into \(survivor.name), who has the conversations",
                    remedy: .advice("purge \(survivor.name)"))
            }
            guard let former = try await database.formerContact(named: who) else { throw error }
            contact = former
        }
        return try await database.planPurge(of: contact, with: try await notes(about: contact).map(\.id))
    }

    /// Open notes that may be about the contact of a plan, or that name them, and may be about somebody else: they stay.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func keptNotes(of plan: PurgePlan) async throws(CirclesError) -> [InboxNote] {
        guard let contact = plan.contact else { return [] }
        let gone = Set(plan.notes), name = SearchFold.fold(contact.name)
        return try await context.inbox.matches().filter { open in
            !gone.contains(open.note.id)
                && (open.match.suggestions.contains { $0.contact.id == contact.id }
                    || SearchFold.fold(open.note.text).contains(name))
        }.map(\.note)
    }

    /// The notes whose titles lead to nobody else.
    private func notes(about contact: Contact) async throws(CirclesError) -> [InboxNote] {
        let matcher = try await context.matcher(), policy = FilingPolicy(autoFile: .exact)
        return try await database.notes(nil).filter { note in
            guard let match = note.title.map({ matcher.match($0) }) else { return false }
            return match.contact?.id == contact.id && policy.mayFile(match)
        }
    }

    /// Captures that came more than so many days ago, with what became of them.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func plan(olderThan days: Int) async throws(CirclesError) -> PurgePlan {
        try await database.planPurge(before: Date().addingTimeInterval(-86_400 * Double(days)))
    }

    /// A conversation that goes with a purge.
    package struct Conversation: Sendable {
        package let interaction: Interaction
        /// Everybody who takes part and is a contact.
        package let contacts: [Contact.ID: Contact]
    }

    /// The conversations that a plan names, newest first: those of groups go for everybody in them.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func conversations(of plan: PurgePlan) async throws(CirclesError) -> [Conversation] {
        var interactions: [Interaction] = []
        for id in plan.interactions { interactions.append(try await database.interaction(id)) }
        let contacts = try await database.contacts(of: interactions)
        return interactions.sorted { $0.occurredAt > $1.occurredAt }.map { interaction in
            let ids = Set(interaction.participants.compactMap(\.contactID))
            return Conversation(interaction: interaction, contacts: contacts.filter { ids.contains($0.key) })
        }
    }

    /// The notes that a plan names, open ones, too: nobody said yet whom those are with.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func notes(of plan: PurgePlan) async throws(CirclesError) -> [InboxNote] {
        var notes: [InboxNote] = []
        for id in plan.notes { notes.append(try await database.note(id)) }
        return notes.filter { $0.state != .filed }.sorted { $0.createdAt > $1.createdAt }
    }

    /// Nothing of what the plan names is left under the home when this returns. What `prepare` promises must hold.
    ///
    /// - Throws: `CirclesError` with `unavailable` when another process hinders it, `cannotWrite`; the next purge finishes
    ///   this one.
    package func carryOut(_ plan: PurgePlan) async throws(CirclesError) {
        try await database.purge(plan)
        if let name = plan.contact?.name { forgetAsLast(name) }
        try forget(plan.captures)
    }

    /// The trace names captures by the names of their files.
    private func forget(_ captures: [Capture.ID]) throws(CirclesError) {
        do throws(FileFailure) {
            if !captures.isEmpty { try EventLog(home).forget(Set(captures.map(\.description))) }
        } catch {
            throw error.writing("purge the trace")
        }
        try Outbox(home).forget(Set(captures))
        try database.endPurge()
    }

    private func forgetAsLast(_ name: String) {
        let path = home.state.appending(path: "last-contact").path
        if let bytes = FileManager.default.contents(atPath: path), bytes == Data(name.utf8) { unlink(path) }
    }
}
