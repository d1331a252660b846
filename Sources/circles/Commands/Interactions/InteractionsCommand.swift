import ArgumentParser
import CirclesCore
import Foundation

/// Looks at and corrects what was filed.
struct InteractionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interactions",
        abstract: "Show, move, edit or delete what was filed.",
        discussion: """
            Examples:
              circles interactions show 81d2c4aa
              circles interactions move 81d2c4aa "John Smith"
              circles interactions edit 81d2c4aa --summary "Planned the trip to Lisbon."
              circles interactions delete 81d2c4aa --to-inbox
            """,
        subcommands: [ShowInteraction.self, MoveInteraction.self, EditInteraction.self, DeleteInteraction.self])
}

struct ShowInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show one interaction, whole.")

    @Argument(help: "The interaction's id, or its beginning.")
    var interaction: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let interaction = try await workbench.interaction(interaction)
        let contacts = try await workbench.contactsByID()
        if output.json { return try JSONLines.print(InteractionView(interaction, contacts)) }
        InteractionText(interaction: interaction, contacts: contacts).print(to: .standardOutput)
    }
}

struct MoveInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Give an interaction to the contact it was really with.")

    @Argument(help: "The interaction's id, or its beginning.")
    var interaction: String

    @Argument(help: "A full name or an id.")
    var who: String

    @Option(help: ArgumentHelp("In a group: whose place the contact takes.", valueName: "who"))
    var from: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let id = try await workbench.interaction(interaction).id
        let contact = try await workbench.contact(who)
        var source: Contact?
        if let from { source = try await workbench.contact(from) }
        let moved = try await workbench.database.move(id, from: source?.id, to: contact, at: Date())
        try await Aliases(workbench, home).tell(forgotten: moved.forgotten)
        let interaction = moved.interaction
        if output.json { return try JSONLines.print(InteractionView(interaction, try await workbench.contactsByID())) }
        Terminal.standardOutput.line("moved \(interaction.id.short) to \(contact.name.printable)")
    }
}

struct EditInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an interaction's summary, note, time or labels.")

    @Argument(help: "The interaction's id, or its beginning.")
    var interaction: String

    @Option(help: "A new summary; no later answer of a model changes it.")
    var summary: String?

    @Option(help: "A new note; empty takes it away.")
    var note: String?

    @Option(help: ArgumentHelp("When it really was, such as 2024-01-04T10:30.", valueName: "time"))
    var at: String?

    @Option(name: .customLong("label"), help: ArgumentHelp("New labels; repeat for several.", valueName: "label"))
    var labels: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard summary != nil || note != nil || at != nil || !labels.isEmpty else {
            throw ValidationError("say what changes: --summary, --note, --at or --label")
        }
        guard (summary?.count ?? 0) <= 1000 else { throw ValidationError("--summary is longer than 1000 characters") }
        guard (note?.count ?? 0) <= SubmissionDetails.maximumNote else {
            throw ValidationError("--note is longer than \(SubmissionDetails.maximumNote) characters")
        }
    }

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let known = try await workbench.interaction(interaction)
        let zone = TimeZone(identifier: known.zone) ?? .gmt
        let edited = try await workbench.database.edit(
            known.id, summary: summary, userNote: note,
            occurredAt: try at.map { try GivenTime.parse($0).instant(in: zone) },
            labels: labels.isEmpty ? nil : labels, at: Date())
        if output.json { return try JSONLines.print(InteractionView(edited, try await workbench.contactsByID())) }
        Terminal.standardOutput.line("changed \(edited.id.short)")
    }
}

struct DeleteInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Take a filing back to the inbox, or delete it for good.")

    @Argument(help: "The interaction's id, or its beginning.")
    var interaction: String

    @Flag(help: "Back to the inbox; it remembers whom it was not with.")
    var toInbox = false

    @Flag(help: "With its picture and text, for good.")
    var forGood = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard toInbox != forGood else { throw ValidationError("say --to-inbox or --for-good") }
    }

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let id = try await workbench.interaction(interaction).id
        if forGood {
            try await workbench.database.deleteForGood(id, at: Date())
            return Terminal.standardOutput.line("deleted \(id.short)")
        }
        let takenBack = try await workbench.database.returnToInbox(id, at: Date())
        try await Aliases(workbench, home).tell(forgotten: takenBack.forgotten)
        for note in takenBack.notes {
            Terminal.standardOutput.line("back in the inbox as note \(note.id.short)")
        }
    }
}
