import ArgumentParser
import CirclesCore
import CirclesFiles
import CirclesSpool
import CirclesStore
import Foundation

/// Deletes for good.
struct PurgeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "purge",
        abstract: "Delete a contact with everything about them, or old captures, so that nothing is left.",
        discussion: """
            Says first what it will delete. Conversations of groups the contact was in go, too. Afterwards neither the
            database nor its log, the journal or the trace holds any of it; backups you made do.

            Examples:
              circles purge --contact "Maria Lopez"
              circles purge --older-than 365 --yes
            """)

    @Option(help: ArgumentHelp("This contact: a full name, or an id.", valueName: "who"))
    var contact: String?

    @Option(help: ArgumentHelp("Captures that came more than so many days ago.", valueName: "days"))
    var olderThan: Int?

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (contact == nil) != (olderThan == nil) else {
            throw ValidationError("use one of --contact and --older-than")
        }
        guard (0...40_000).contains(olderThan ?? 0) else { throw ValidationError("--older-than is a number of days") }
    }

    func run() async throws {
        let workbench = try await Workbench.open(home)
        try forget(try await workbench.database.finishPurge(), workbench)
        let spool = Spool(workbench.home)
        guard try spool.oldest(1).isEmpty else {
            throw CirclesError(
                .usage, "there are shares that nobody has looked at yet", hint: "run `circles process` first")
        }
        let plan = try await plan(workbench)
        guard !plan.isEmpty else { return home.tell("there is nothing to delete") }
        tell(plan)
        guard try yes || isConfirmed() else { return home.tell("nothing was deleted") }
        try await workbench.database.purge(plan)
        if let name = plan.contact?.name { forgetAsLast(name, workbench.home) }
        try forget(plan.captures, workbench)
        Terminal.standardOutput.line("deleted")
    }

    /// The trace names captures by the names of their files.
    private func forget(_ captures: [Capture.ID], _ workbench: Workbench) throws {
        do throws(FileFailure) {
            if !captures.isEmpty { try Trace(workbench.home).forget(Set(captures.map(\.description))) }
        } catch {
            throw error.writing("purge the trace")
        }
        try workbench.database.endPurge()
    }

    private func plan(_ workbench: Workbench) async throws -> PurgePlan {
        if let olderThan {
            return try await workbench.database.planPurge(
                before: Date().addingTimeInterval(-86_400 * Double(olderThan)))
        }
        let chosen = try await workbench.contact(contact ?? "")
        let matcher = try await workbench.matcher()
        // Notes that say themselves that they are about this contact.
        let notes = try await workbench.database.notes(nil).filter { note in
            note.title.map { matcher.match($0).contact?.id == chosen.id } ?? false
        }
        return try await workbench.database.planPurge(of: chosen, with: notes.map(\.id))
    }

    private func tell(_ plan: PurgePlan) {
        let out = Terminal.standardOutput
        if let contact = plan.contact { out.line("the contact \(contact.name.printable)") }
        out.line(
            "\(plan.interactions.count) interactions, \(plan.notes.count) notes, \(plan.captures.count) captures with their pictures and texts"
        )
    }

    private func isConfirmed() throws(CirclesError) -> Bool {
        guard isatty(STDIN_FILENO) == 1 else {
            throw CirclesError(.usage, "there is no terminal to ask on", hint: "say --yes to delete this")
        }
        Terminal.standardError.write("Delete all of it? [y/N] ")
        return readLine()?.lowercased().hasPrefix("y") ?? false
    }

    private func forgetAsLast(_ name: String, _ place: Home) {
        let path = place.state.appending(path: "last-contact").path
        if let bytes = FileManager.default.contents(atPath: path), bytes == Data(name.utf8) { unlink(path) }
    }
}
