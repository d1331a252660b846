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
        let others = try await context.inbox.titledLike(note, notRejecting: contact)
        let filed = try await NoteFiling(context).file(
            note, with: contact, isNew: new != nil, also: also ? others.map(\.id) : [], known: others.map(\.id))
        home.tell(learnt: filed.value.learnt, contact)
        home.tell(forgotten: filed.consequences.forgotten)
        for interaction in filed.value.interactions {
            if output.json {
                try JSONLines.print(InteractionView(interaction, [contact.id: contact]))
            } else {
                Terminal.standardOutput.line("filed with \(contact.name.printable) \(interaction.id.short)")
            }
        }
        if !also { offer(others, contact) }
        home.tell(matching: filed.consequences.notesNowMatching)
    }

    private func offer(_ notes: [InboxNote], _ contact: Contact) {
        guard let first = notes.first else { return }
        let command = "circles inbox assign \(first.id.short) \(contact.id.short)\(notes.count > 1 ? " --also" : "")"
        home.tell("\(notes.count) more open note(s) with that title; file them, too: \(command)")
    }
}
