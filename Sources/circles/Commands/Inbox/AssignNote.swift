import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct AssignNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign", abstract: "File a note with a contact, and learn its title as an alias.")

    @Argument(help: "The id of the note (its first digits are enough).", completion: Completions.notes)
    var note: String

    @Argument(help: WholeName.help, completion: Completions.contacts)
    var who: [String] = []

    @Option(help: ArgumentHelp("Create this contact and file the note with it.", valueName: "name"))
    var new: String?

    @Flag(help: "Also file the other open notes with the same title.")
    var also = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard who.isEmpty == (new != nil) else { throw ValidationError("say WHO, or --new NAME") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let filed = try await NoteFiling(context).file(
            note: note, with: new.map(NoteFiling.Recipient.new) ?? .contact(WholeName.of(who)), also: also)
        let contact = filed.value.contact
        home.tell(filed.value.filed.learning, contact)
        home.tell(forgotten: filed.consequences.forgotten)
        for interaction in filed.value.filed.interactions {
            if output.json {
                try JSONLines.print(InteractionView(interaction, filed.value.filed.contacts))
            } else {
                let names = Names.of(interaction, filed.value.filed.contacts).printable
                Terminal.standardOutput.line("filed with \(names) \(interaction.id.short)")
            }
        }
        offer(filed.value.left, contact)
        home.tell(matching: filed.consequences.notesNowMatching)
        home.tell(linked: filed.consequences.linkedConversations)
    }

    private func offer(_ notes: [InboxNote.ID], _ contact: Contact) {
        guard let first = notes.first else { return }
        let command = "circles inbox assign \(first.short) \(contact.id.short)\(notes.count > 1 ? " --also" : "")"
        home.tell(
            "\(Counted.text(notes.count, "more open note")) with that title; file \(notes.count == 1 ? "it" : "them"), too: \(command)"
        )
    }
}
