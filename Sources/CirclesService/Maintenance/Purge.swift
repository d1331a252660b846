package import CirclesCore
package import CirclesFiles
package import CirclesSpool
package import Foundation

/// Deletes for good: from the database, its log, the pictures, the trace, and the name that was typed last.
///
/// A plan first, so that it can be shown; then the plan is carried out. One that was cut off is finished by the next.
package struct Purge: Sendable {
    private let home: Home
    private let database: any Store

    package init(_ home: Home, _ database: any Store) {
        self.home = home
        self.database = database
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

    /// A contact with every conversation they took part in, and the notes that say themselves that they are about them.
    package func plan(for contact: Contact, _ matcher: ContactMatcher) async throws(CirclesError) -> PurgePlan {
        let notes = try await database.notes(nil).filter { note in
            note.title.map { matcher.match($0).contact?.id == contact.id } ?? false
        }
        return try await database.planPurge(of: contact, with: notes.map(\.id))
    }

    /// Captures that came before an instant, with what became of them.
    package func plan(before instant: Date) async throws(CirclesError) -> PurgePlan {
        try await database.planPurge(before: instant)
    }

    /// Nothing of what the plan names is left under the home when this returns. What `prepare` promises must hold.
    package func carryOut(_ plan: PurgePlan) async throws(CirclesError) {
        try await database.purge(plan)
        if let name = plan.contact?.name { forgetAsLast(name) }
        try forget(plan.captures)
    }

    /// The trace names captures by the names of their files.
    private func forget(_ captures: [Capture.ID]) throws(CirclesError) {
        do throws(FileFailure) {
            if !captures.isEmpty { try Trace(home).forget(Set(captures.map(\.description))) }
        } catch {
            throw error.writing("purge the trace")
        }
        try database.endPurge()
    }

    private func forgetAsLast(_ name: String) {
        let path = home.state.appending(path: "last-contact").path
        if let bytes = FileManager.default.contents(atPath: path), bytes == Data(name.utf8) { unlink(path) }
    }
}
