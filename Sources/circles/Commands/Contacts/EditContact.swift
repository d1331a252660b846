import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct EditContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a contact's name and fields.")

    @Argument(help: WholeName.help, completion: Completions.contacts)
    var who: [String]

    @Option(help: "The new full name.")
    var name: String?

    @OptionGroup var fields: ContactFields

    @Option(
        name: .customLong("remove"),
        help: ArgumentHelp(
            "A nickname, alias, number, address, handle, label or relation to remove.", valueName: "value"))
    var removed: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        var edit = fields.edit
        (edit.name, edit.removed) = (name, removed)
        let seen = try await context.contact(who)
        let before = try await context.database.record(seen)
        let edited = try await Contacts(context).edit(seen, edit)
        let contact = edited.value.contact
        if output.json {
            try JSONLines.print(ContactJSON(edited.value))
        } else {
            let isSame = edited.value == before
            Terminal.standardOutput.line(
                "\(isSame ? "nothing changed of" : "changed") \(contact.name.printable) \(contact.id.short)")
        }
        home.tell(edited.consequences)
    }
}
