import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Deletes for good.
struct PurgeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "purge",
        abstract: "Permanently delete a contact and everything about them, or old captures.",
        discussion: """
            Lists first what it will delete, including conversations of groups that the contact was in. Afterwards no \
            trace is left in the database, its log, the journal or the event log; your backups still have it.

            Examples:
              circles purge Maria Lopez
              circles purge --older-than 365 --yes
            """)

    @Argument(help: WholeName.help, completion: Completions.contacts)
    var who: [String] = []

    @Option(help: ArgumentHelp("The same as WHO.", visibility: .hidden))
    var contact: String?

    @Option(help: ArgumentHelp("Delete captures received more than this many days ago.", valueName: "days"))
    var olderThan: Int?

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard [!who.isEmpty, contact != nil, olderThan != nil].count(where: \.self) == 1 else {
            throw ValidationError("say WHO, or --older-than DAYS")
        }
        guard (0...40_000).contains(olderThan ?? 0) else { throw ValidationError("--older-than is a number of days") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let purge = Purge(context)
        try await purge.prepare()
        let plan =
            if let olderThan { try await purge.plan(olderThan: olderThan) } else {
                try await purge.plan(for: contact ?? WholeName.of(who))
            }
        guard !plan.isEmpty else { return home.tell("there is nothing to delete") }
        tell(plan, try await purge.conversations(of: plan))
        list("with these notes of the inbox:", try await purge.notes(of: plan))
        list(
            "these notes stay, for they may be about others; assign to the contact what is to go, too:",
            try await purge.keptNotes(of: plan))
        guard try yes || isConfirmed() else { return home.tell("nothing was deleted") }
        try await purge.carryOut(plan)
        PictureViewer.here(context.database).clear()
        Terminal.standardOutput.line("deleted")
    }

    private static let mostListed = 20

    private func tell(_ plan: PurgePlan, _ conversations: [Purge.Conversation]) {
        let out = Terminal.standardOutput
        if let contact = plan.contact { out.line("the contact \(contact.name.printable)") }
        let counts = [
            (plan.interactions.count, "interaction"), (plan.notes.count, "note"), (plan.captures.count, "capture"),
        ]
        out.prose("\(counts.map(Counted.text).joined(separator: ", ")) with their pictures and texts")
        var table = Table("WHEN", "WITH", "WHAT")
        for conversation in conversations.prefix(Self.mostListed) {
            let interaction = conversation.interaction
            table.add(
                LocalTime.text(of: interaction), Names.of(interaction, conversation.contacts), interaction.summary)
        }
        table.print(to: out)
        if conversations.count > Self.mostListed { out.line("… \(conversations.count - Self.mostListed) more") }
        let others = Set(conversations.flatMap { $0.contacts.values.filter { $0.id != plan.contact?.id }.map(\.name) })
        if plan.contact != nil, !others.isEmpty {
            out.prose(
                "these are in some of them, too, and lose them: \(others.sorted().joined(separator: ", "))".printable)
        }
    }

    private func list(_ heading: String, _ notes: [InboxNote]) {
        guard !notes.isEmpty else { return }
        let out = Terminal.standardOutput
        out.prose(heading)
        var table = Table("NOTE", "WHO", "WHAT")
        for note in notes.prefix(Self.mostListed) {
            table.add(note.id.short, note.title ?? "", note.summary ?? note.text)
        }
        table.print(to: out)
        if notes.count > Self.mostListed { out.line("… \(notes.count - Self.mostListed) more") }
    }

    private func isConfirmed() throws(CirclesError) -> Bool {
        guard isatty(STDIN_FILENO) == 1 else {
            throw CirclesError(.usage, "there is no terminal to ask on", hint: "say --yes to delete this")
        }
        Terminal.standardError.write("Delete all of it? [y/N] ")
        return readLine()?.lowercased().hasPrefix("y") ?? false
    }
}
