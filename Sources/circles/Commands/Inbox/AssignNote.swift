import ArgumentParser
import CirclesCore

struct AssignNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign", abstract: "File a note with the contact it was with.")

    @Argument(help: "The note's id, or its beginning.")
    var note: String

    @Argument(help: "A full name or an id.")
    var who: String?

    @Option(help: ArgumentHelp("Make a new contact and file it there.", valueName: "name"))
    var new: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (who == nil) != (new == nil) else { throw ValidationError("say WHO, or --new NAME") }
    }

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let note = try await workbench.note(note)
        let contact =
            if let new { Contact(name: try ContactText.check(new, "a name")) } else {
                try await workbench.contact(who ?? "")
            }
        let interaction = try await OpenNotes(workbench).assign(note, to: contact, isNew: new != nil, home)
        if output.json { return try JSONLines.print(InteractionView(interaction, [contact.id: contact])) }
        Terminal.standardOutput.line("filed with \(contact.name.printable) \(interaction.id.short)")
        if new != nil { try await OpenNotes(workbench).tellMatches(of: contact, home) }
    }
}
