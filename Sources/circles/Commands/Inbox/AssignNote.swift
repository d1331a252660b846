import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct AssignNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign", abstract: "File a note with the contact it was with; its title is learnt as an alias.")

    @Argument(help: "The note's id, or its beginning.")
    var note: String

    @Argument(help: WholeName.help)
    var who: [String] = []

    @Option(help: ArgumentHelp("Make a new contact and file it there.", valueName: "name"))
    var new: String?

    @Flag(help: "File the other open notes with the same title, too.")
    var also = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard who.isEmpty == (new != nil) else { throw ValidationError("say WHO, or --new NAME") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let note = try await context.note(note)
        let contact =
            if let new { Contact(name: try ContactText.check(new, "a name")) } else {
                try await context.contact(who)
            }
        let aliases = Aliases(context, home)
        let others = try await context.inbox.titledLike(note, notRejecting: contact)
        let assigned = try await aliases.assign(
            note, to: contact, isNew: new != nil, also: also ? others.map(\.id) : [])
        for interaction in [assigned.interaction] + assigned.others {
            if output.json {
                try JSONLines.print(InteractionView(interaction, [contact.id: contact]))
            } else {
                Terminal.standardOutput.line("filed with \(contact.name.printable) \(interaction.id.short)")
            }
        }
        if !also { aliases.offer(others, contact) }
        if new != nil {
            // What was forgotten has been told with the filing.
            try await OpenNotes(context).tell(ContactBookEffects(), of: [contact], home, besides: others.map(\.id))
        }
    }
}
